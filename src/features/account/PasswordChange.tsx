import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../api/api-mutation.ts'
import { confirmed, requiredText } from '../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { password, passwordHint } from '../../forms/rules.ts'
import { PasswordField } from '../../forms/TextField.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { changePassword } from '../../generated/operations.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Profile.module.css'

const schema = z
  .object({
    currentPassword: requiredText(),
    password: requiredText(password),
    confirmPassword: requiredText(),
  })
  .refine(...confirmed('password', 'confirmPassword'))
const empty = { currentPassword: '', password: '', confirmPassword: '' }

/** Changes the password (R-API-88); the other sessions of the customer end. @param login for password managers */
export function PasswordChange({ login }: { login: string }) {
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(changePassword))
  const form = useZodForm(schema, { defaultValues: empty })
  return (
    <Panel title="Пароль">
      <Form
        form={form}
        className={styles.form}
        aria-label="Смена пароля"
        onSubmit={async (body) => {
          await mutateAsync({ body })
          form.reset(empty)
          toast({ message: 'Пароль изменён. На других устройствах нужно войти заново.', time: 6000 })
        }}
      >
        <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          control={form.control}
          name="currentPassword"
          label="Текущий пароль"
          required
          autoComplete="current-password"
          maxLength={128}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Новый пароль"
          required
          subtext={passwordHint}
          autoComplete="new-password"
          maxLength={30}
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
        <SubmitButton variant="secondary" className={styles.submit}>
          Изменить пароль
        </SubmitButton>
      </Form>
    </Panel>
  )
}
