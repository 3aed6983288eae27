import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { isProblemOf } from '../../../api/api-problem.ts'
import { enterSession } from '../../../api/session-change.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PasswordField, TextField } from '../../../forms/TextField.tsx'
import { useSecondsLeft } from '../../../forms/use-seconds-left.ts'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { waitTold, waitWords } from '../../../forms/wait-told.ts'
import { login as loginOperation } from '../../../generated/operations.ts'
import { registrationPath } from '../../../lib/paths.ts'
import { normalisePhone } from '../../../lib/phone.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { afterLoginPath } from '../after-login.ts'
import { loginName } from '../login-name.ts'
import type { WaitingContact } from '../registration/registration-draft.ts'
import { waitingContacts } from '../registration/waiting-contacts.ts'
import { useEntered } from '../use-entered.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    login: object
  }
}

const schema = z.object({
  login: requiredText(loginName),
  password: requiredText(),
})

/** The request names its fields under `credentials`. */
const serverFields = { 'credentials.login': 'login', 'credentials.password': 'password' } as const

/** Login by e-mail or phone and password (R-AUTH-01 … R-AUTH-12, O-67). Typed values stay after a refusal. */
export default function Login() {
  const queryClient = useQueryClient()
  const { close } = usePopup()
  const { pathname, search } = useLocation()
  const isRegistering = pathname === registrationPath()
  const navigate = useNavigate()
  const entered = useEntered()
  const popups = usePopups()
  const form = useZodForm(schema, { defaultValues: { login: '', password: '' } })
  const formId = useId()
  const [waitEnds, setWaitEnds] = useState(0)
  const secondsLeft = useSecondsLeft(waitEnds)
  const confirm = (refused: { contacts: Parameters<typeof waitingContacts>[0] } | null) => {
    const before = waitingContacts(refused?.contacts ?? [])
    const onConfirmed = (contacts: WaitingContact[]) => {
      const known = loginNumber(form.getValues('login'))
      const corrected = before.find(({ contact }) => contact.toLowerCase() === known)
      const right = contacts.find(({ type }) => type === corrected?.type)
      if (right) form.setValue('login', right.contact)
      // As if the button were pressed: the form shows what the login answers.
      const element = document.getElementById(formId)
      if (element instanceof HTMLFormElement) element.requestSubmit()
    }
    void popups.open('user-not-confirmed', { contacts: before, onConfirmed })
  }
  return (
    <PopupShell title="Вход в личный кабинет">
      <Form
        id={formId}
        form={form}
        serverFields={serverFields}
        onSubmit={async ({ login, password }) => {
          const merge = await enterSession(queryClient, { login: login.trim(), password }).catch(
            (error: unknown) => {
              if (isProblemOf(error, loginOperation) && error.is('userNotConfirmed')) confirm(error.data)
              const seconds = waitTold(error)
              if (seconds !== undefined) throw tooManyTries(setWaitEnds, seconds)
              throw error
            },
          )
          entered(merge)
          await close()
          const next = afterLoginPath(pathname, search)
          if (next) await navigate(next, { replace: true })
        }}
      >
        <TextField
          control={form.control}
          name="login"
          label="E-mail или телефон"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          data-autofocus
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Пароль"
          required
          autoComplete="current-password"
          maxLength={128}
        />
        <FormAlert />
        {waitEnds > 0 && (
          <p role="timer">
            {secondsLeft > 0
              ? `Войти снова можно через ${waitWords(secondsLeft)}.`
              : 'Теперь можно попробовать ещё раз.'}
          </p>
        )}
        <SubmitButton>Войти</SubmitButton>
        <Button
          variant="link"
          {...popups.intent('password-restore')}
          onClick={() =>
            void popups.open('password-restore', { login: form.getValues('login') }, { replace: true })
          }
        >
          Забыли пароль?
        </Button>
        <Button
          variant="link"
          {...(isRegistering ? {} : popups.intent('signup'))}
          onClick={() => {
            // The form stands on that page.
            if (isRegistering) void close()
            else void popups.open('signup', {}, { replace: true })
          }}
        >
          Зарегистрироваться
        </Button>
      </Form>
    </PopupShell>
  )
}

/** The refusal that the form shows above the time that is left. */
function tooManyTries(wait: (until: number) => void, seconds: number): Error {
  wait(Date.now() + seconds * 1000)
  return Object.assign(new Error('Too many tries'), {
    errors: [{ message: 'Слишком много попыток входа. Введённое осталось в форме.' }],
  })
}

/** The login as contacts are told: an e-mail in lower case, or a number with +7. */
function loginNumber(text: string): string {
  const typed = text.trim().toLowerCase()
  return typed.includes('@') ? typed : normalisePhone(typed)
}
