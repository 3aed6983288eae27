import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/api-problem.ts'
import { enterByRegistration } from '../../../api/session-change.ts'
import type { RefusedCall } from '../../../forms/server-errors.ts'
import { companiesPath } from '../../../lib/paths.ts'
import { newUuid } from '../../../lib/uuid.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useEntered } from '../use-entered.ts'
import { CodesStep } from './CodesStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { PasswordStep, type PasswordValues } from './PasswordStep.tsx'
import {
  dropRegistration,
  emptyDraft,
  keepRegistration,
  reachableStep,
  readRegistration,
  stepsOf,
  type RegistrationDraft,
  type RegistrationStep,
} from './registration-draft.ts'
import { registrationCall, stepOfField } from './registration-request.ts'
import styles from './Registration.module.css'
import { useStepHistory } from './use-step-history.ts'

const titles: Record<RegistrationStep, string> = {
  company: 'Компания',
  contacts: 'Контакты',
  codes: 'Подтверждение',
  password: 'Пароль',
}

export interface RegistrationFormProps {
  /** The form is a page: its steps stand in the browser's history. In a popup Back closes the popup. */
  isPage?: boolean
  /** After the session was opened. */
  onDone: () => Promise<void>
}

/**
 * Registration of a person or a company in steps (R-POPUP-18, O-05). What was typed outlives Back, a closed popup and a
 * reload; the password doesn't.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  // The server draws the first step empty; the tab may know more.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return <Steps key={String(isInBrowser)} begun={isInBrowser ? readRegistration() : emptyDraft} {...props} />
}

function Steps({ begun, isPage = false, onDone }: RegistrationFormProps & { begun: RegistrationDraft }) {
  const queryClient = useQueryClient()
  const entered = useEntered()
  const toast = useToast()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(begun)
  /** What the server refused at the end, until its step has shown it. */
  const [refusal, setRefusal] = useState<RefusedCall>()
  const key = useRef({ of: '', value: '' })
  const heading = useRef<HTMLHeadingElement>(null)
  const history = useStepHistory(isPage)

  const steps = stepsOf(draft.kind)
  const wanted = reachableStep(draft, history.step ?? draft.step)
  const at = Math.max(0, steps.indexOf(wanted))
  const step = steps[at] ?? 'contacts'
  const before = steps[at - 1]

  const keep = (change: Partial<RegistrationDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepRegistration(next)
  }
  const goTo = (next: RegistrationStep, change: Partial<RegistrationDraft> = {}) => {
    setRefusal(undefined)
    keep({ ...change, step: next })
    history.push(step, next)
  }
  const goBack = (previous: RegistrationStep, change: Partial<RegistrationDraft> = {}) => {
    setRefusal(undefined)
    keep({ ...change, step: previous })
    history.back(previous)
  }
  const back = before && { onBack: () => goBack(before) }

  const shown = useRef(step)
  const show = useEffectEvent((now: RegistrationStep) => {
    // What was pressed is gone. A refusal has the focus at its field.
    if (shown.current !== now && !refusal) heading.current?.focus()
    shown.current = now
  })
  useEffect(() => show(step), [step])

  const finish = async (values: PasswordValues) => {
    const call = registrationCall(draft, values)
    // One key for one content: a repeat after a lost answer makes no second account.
    const of = JSON.stringify(call)
    if (key.current.of !== of) key.current = { of, value: newUuid() }
    try {
      const merge = await enterByRegistration(queryClient, call, key.current.value)
      dropRegistration()
      entered(merge)
    } catch (error) {
      if (!isProblem(error)) throw error
      const place = stepOfField(error.errors[0]?.field, draft.kind)
      if (place === 'password') throw error
      const contacts = error.errors.some(({ code }) => code === 'contactNotConfirmed') ? [] : draft.contacts
      keep({ step: place, contacts })
      setRefusal(error)
      history.push(step, place)
      return
    }
    await onDone()
    toast({
      message: 'Вы зарегистрированы и вошли в личный кабинет.',
      time: 6000,
      // What this form doesn't ask for stands on the company's page (R-POPUP-03).
      ...(draft.kind === 'company' && {
        action: { label: 'Дополнить данные компании', onAction: () => void navigate(companiesPath) },
      }),
    })
  }

  const state = { draft, refusal }
  return (
    <div className={styles.registration}>
      {at === 0 && (
        <SegmentedControl
          label="Кто регистрируется"
          items={[
            { value: 'fiz', title: 'Частное лицо' },
            { value: 'company', title: 'Компания или ИП' },
          ]}
          value={draft.kind}
          onChange={(kind) => goBack(stepsOf(kind)[0] ?? 'contacts', { kind })}
        />
      )}
      <ol className={styles.steps} aria-label="Шаги регистрации">
        {steps.map((one, index) => (
          <li
            key={one}
            className={index <= at ? styles.reached : undefined}
            {...(one === step && { 'aria-current': 'step' })}
          >
            {titles[one]}
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {`Шаг ${at + 1} из ${steps.length}. ${titles[step]}`}
      </h3>
      {step === 'company' && (
        <CompanyStep
          {...state}
          onTyped={(company) => keep({ company })}
          onNext={(company) => goTo('contacts', { company })}
          onPerson={() => goTo('contacts', { kind: 'fiz' })}
        />
      )}
      {step === 'contacts' && (
        <ContactsStep
          {...state}
          onTyped={(person) => keep({ person })}
          {...(before && { onBack: (person) => goBack(before, { person }) })}
          onNext={(person, contacts) => goTo('codes', { person, contacts })}
        />
      )}
      {step === 'codes' && (
        <CodesStep
          {...state}
          {...back}
          onChange={(contacts, person) => keep({ contacts, person: { ...draft.person, ...person } })}
          onNext={() => goTo('password')}
        />
      )}
      {step === 'password' && <PasswordStep {...state} {...back} onFinish={finish} />}
    </div>
  )
}
