import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { sendPasswordLink } from '../../../generated/operations.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { loginName } from '../login-name.ts'
import { useSecondsLeft } from '../../../forms/use-seconds-left.ts'

/** Props of the popup `password-restore`. */
export interface PasswordRestoreProps {
  /** Filled in, can be changed. */
  login?: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'password-restore': PasswordRestoreProps
  }
}

const schema = z.object({ login: requiredText(loginName).transform((text) => text.trim()) })

/** Asks for a link for a new password (R-POPUP-15, R-API-114). What it says doesn't tell whether the account exists. */
export default function PasswordRestore({ login = '' }: PasswordRestoreProps) {
  const popups = usePopups()
  const { mutateAsync } = useMutation(apiMutation(sendPasswordLink))
  const form = useZodForm(schema, { defaultValues: { login } })
  const [sent, setSent] = useState<{ to: string; resendAt: number }>()
  const secondsLeft = useSecondsLeft(sent?.resendAt ?? 0)
  return (
    <PopupShell title="Восстановление пароля">
      <Form
        form={form}
        onSubmit={async (body) => {
          const { resendAfter } = await mutateAsync({ body })
          setSent({ to: body.login, resendAt: Date.now() + resendAfter * 1000 })
        }}
      >
        <p>
          Пришлём ссылку, по которой можно задать новый пароль: на почту или в SMS, смотря что вы укажете.
        </p>
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
        <FormAlert />
        <p role="status">
          {sent &&
            `Если учётная запись ${sent.to} есть, ссылка уже отправлена. Она действует один час. Не пришла? Проверьте папку «Спам».`}
        </p>
        {/* The wait is for one login; another one may be asked for at once. */}
        <SubmitButton>{sent ? 'Отправить ещё раз' : 'Отправить ссылку'}</SubmitButton>
        {secondsLeft > 0 && <p>Ещё раз тому же адресату можно через {secondsLeft} с.</p>}
        <Button
          variant="link"
          {...popups.intent('login')}
          onClick={() => void popups.open('login', {}, { replace: true })}
        >
          Вернуться ко входу
        </Button>
      </Form>
    </PopupShell>
  )
}
