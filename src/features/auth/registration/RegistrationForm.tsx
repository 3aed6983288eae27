import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { isProblem } from '../../../api/api-problem.ts'
import { enterByRegistration } from '../../../api/session-change.ts'
import type { RefusedCall } from '../../../forms/server-errors.ts'
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
  readRegistration,
  stepsOf,
  type RegistrationDraft,
  type RegistrationStep,
} from './registration-draft.ts'
import { registrationCall, stepOfField } from './registration-request.ts'
import styles from './Registration.module.css'

const titles: Record<RegistrationStep, string> = {
  company: 'Компания',
  contacts: 'Контакты',
  codes: 'Подтверждение',
  password: 'Пароль',
}

export interface RegistrationFormProps {
  /** After the session was opened. */
  onDone: () => Promise<void>
}

/**
 * Registration of a person or a company in steps (R-POPUP-18, O-05). What was typed outlives Back, a closed popup and a
 * reload; the password doesn't.
 */
export function RegistrationForm({ onDone }: RegistrationFormProps) {
  // The server draws the first step empty; the tab may know more.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <Steps key={String(isInBrowser)} begun={isInBrowser ? readRegistration() : emptyDraft} onDone={onDone} />
  )
}

function Steps({ begun, onDone }: RegistrationFormProps & { begun: RegistrationDraft }) {
  const queryClient = useQueryClient()
  const entered = useEntered()
  const toast = useToast()
  const [draft, setDraft] = useState(begun)
  /** What the server refused at the end, until its step has shown it. */
  const [refusal, setRefusal] = useState<RefusedCall>()
  const key = useRef({ of: '', value: '' })
  const heading = useRef<HTMLHeadingElement>(null)

  const keep = (change: Partial<RegistrationDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepRegistration(next)
  }
  const goTo = (step: RegistrationStep, change: Partial<RegistrationDraft> = {}) => {
    setRefusal(undefined)
    keep({ ...change, step })
    // The button that was pressed is gone.
    requestAnimationFrame(() => heading.current?.focus())
  }
  const steps = stepsOf(draft.kind)
  const at = Math.max(0, steps.indexOf(draft.step))
  const step = steps[at] ?? 'contacts'
  const before = steps[at - 1]
  const back = before && { onBack: () => goTo(before) }

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
      return
    }
    toast({ message: 'Вы зарегистрированы и вошли в личный кабинет.', time: 4000 })
    await onDone()
  }

  const shown = { draft, refusal }
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
          onChange={(kind) => goTo(stepsOf(kind)[0] ?? 'contacts', { kind })}
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
          {...shown}
          onTyped={(company) => keepRegistration({ ...draft, company })}
          onNext={(company) => goTo('contacts', { company })}
          onPerson={() => goTo('contacts', { kind: 'fiz' })}
        />
      )}
      {step === 'contacts' && (
        <ContactsStep
          {...shown}
          onTyped={(person) => keepRegistration({ ...draft, person })}
          {...(before && { onBack: (person) => goTo(before, { person }) })}
          onNext={(person, contacts) => goTo('codes', { person, contacts })}
        />
      )}
      {step === 'codes' && (
        <CodesStep
          {...shown}
          {...back}
          onChange={(contacts, person) => keep({ contacts, person: { ...draft.person, ...person } })}
          onNext={() => goTo('password')}
        />
      )}
      {step === 'password' && <PasswordStep {...shown} {...back} onFinish={finish} />}
    </div>
  )
}
