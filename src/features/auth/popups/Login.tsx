import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { enterSession } from '../../../api/session-change.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PasswordField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { afterLoginPath } from '../after-login.ts'
import { loginName } from '../login-name.ts'
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
  const navigate = useNavigate()
  const entered = useEntered()
  const popups = usePopups()
  const form = useZodForm(schema, { defaultValues: { login: '', password: '' } })
  return (
    <PopupShell title="Вход в личный кабинет">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async ({ login, password }) => {
          const merge = await enterSession(queryClient, { login: login.trim(), password })
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
      </Form>
    </PopupShell>
  )
}
