import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { isProblem } from '../../../api/api-problem.ts'
import { enterByNewPassword } from '../../../api/session-change.ts'
import { confirmed, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { password, passwordHint } from '../../../forms/rules.ts'
import { PasswordField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useEntered } from '../use-entered.ts'

/** Props of the popup `password-reset`: what the mailed link carried. */
export interface PasswordResetProps {
  checkword: string
  login: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'password-reset': PasswordResetProps
  }
}

const schema = z
  .object({ password: requiredText(password), confirmPassword: requiredText() })
  .refine(...confirmed('password', 'confirmPassword'))

const notALink = 'Ссылка недействительна. Запросите новую.'

/** Sets a new password by the mailed link and logs in (R-POPUP-16, R-API-115, O-72). */
export default function PasswordReset({ checkword, login }: PasswordResetProps) {
  const queryClient = useQueryClient()
  const { close } = usePopup()
  const popups = usePopups()
  const toast = useToast()
  const entered = useEntered()
  const form = useZodForm(schema, { defaultValues: { password: '', confirmPassword: '' } })
  const [isDead, setDead] = useState(false)
  return (
    <PopupShell title="Новый пароль" subtitle={login}>
      <Form
        form={form}
        onSubmit={async (values) => {
          try {
            entered(await enterByNewPassword(queryClient, { checkword, login, ...values }))
          } catch (error) {
            const codes = isProblem(error) ? error.errors.map(({ code, field }) => `${code} ${field}`) : []
            // A link that is no link at all breaks the contract's pattern; the message names the pattern.
            const isMalformed = codes.some((code) => /^validation (checkword|login)/.test(code))
            setDead(isMalformed || codes.some((code) => /^checkword(Invalid|Expired)/.test(code)))
            if (!isMalformed) throw error
            form.setError('root.server', { type: 'server', message: notALink })
            return
          }
          toast({ message: 'Пароль изменён. Вы вошли в личный кабинет.', time: 4000 })
          await close()
        }}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          control={form.control}
          name="password"
          label="Новый пароль"
          required
          subtext={passwordHint}
          autoComplete="new-password"
          maxLength={30}
          data-autofocus
        />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label="Новый пароль ещё раз"
          required
          autoComplete="new-password"
          maxLength={30}
        />
        <FormAlert />
        {isDead && (
          <Button onClick={() => void popups.open('password-restore', { login }, { replace: true })}>
            Запросить новую ссылку
          </Button>
        )}
        <SubmitButton>Сохранить и войти</SubmitButton>
      </Form>
    </PopupShell>
  )
}
