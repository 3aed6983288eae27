import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { isProblem } from '../../../api/api-problem.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { CheckboxField } from '../../../forms/ChoiceField.tsx'
import { confirmed, requiredText, requiredTick } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PasswordRules } from '../../../forms/PasswordRules.tsx'
import { password } from '../../../forms/rules.ts'
import { PasswordField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { listConsentDocuments } from '../../../generated/operations.ts'
import { formatCalendarDay } from '../../../lib/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'
import type { RegistrationDraft } from './registration-draft.ts'
import type { Secrets } from './registration-request.ts'

export type PasswordValues = Secrets

const schema = z
  .object({
    password: requiredText(password),
    confirmPassword: requiredText(),
    personalData: requiredTick(),
    offer: requiredTick('Без принятия оферты продолжить нельзя'),
    marketing: z.boolean(),
  })
  .refine(...confirmed('password', 'confirmPassword'))

export interface PasswordStepProps {
  draft: RegistrationDraft
  onBack?: () => void
  onFinish: (values: PasswordValues) => Promise<void>
}

/** The password and the consents, each a tick of its own, none of them set beforehand. */
export function PasswordStep({ draft, onBack, onFinish }: PasswordStepProps) {
  const form = useZodForm(schema, {
    defaultValues: { password: '', confirmPassword: '', personalData: false, offer: false, marketing: false },
  })
  const { control } = form
  const typed = useWatch({ control, name: 'password' })
  const documents = useQuery(apiQuery(listConsentDocuments, {}))
  const loading = useShownAtLeast(!documents.data && !documents.isError)
  if (loading) return <LocalLoader />
  if (!documents.data)
    return (
      <ErrorState
        title="Не удалось загрузить документы"
        retrying={documents.isFetching}
        onRetry={() => void documents.refetch()}
      />
    )
  const { items } = documents.data
  return (
    <Form
      form={form}
      aria-label="Пароль и согласия"
      serverFields={{ consents: 'personalData' }}
      onSubmit={async ({ password: word, confirmPassword, ...ticks }) => {
        // What was agreed to is the version that stands beside the tick.
        const consents = items
          .filter(({ type }) => ticks[type])
          .map(({ type, docVersion }) => ({ type, docVersion }))
        try {
          await onFinish({ password: word, confirmPassword, consents })
        } catch (error) {
          if (isProblem(error) && error.errors.some(({ code }) => code === 'consentOutdated')) {
            // The new version is shown, and agreed to anew.
            await documents.refetch()
            for (const { type } of items) form.setValue(type, false)
          }
          throw error
        }
      }}
    >
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={draft.person.email} readOnly hidden />
      <PasswordField
        control={control}
        name="password"
        label="Пароль"
        required
        autoComplete="new-password"
        maxLength={30}
      />
      <PasswordRules password={typed} />
      <PasswordField
        control={control}
        name="confirmPassword"
        label="Пароль ещё раз"
        required
        autoComplete="new-password"
        maxLength={30}
      />
      {items.map(({ type, statement, url, required, docVersion, effectiveFrom }) => (
        <CheckboxField
          key={type}
          control={control}
          name={type}
          required={required}
          hint={`Редакция ${docVersion} от ${formatCalendarDay(effectiveFrom)}`}
          label={
            url === null ? (
              statement
            ) : (
              <a href={url} target="_blank" rel="noopener">
                {statement}
              </a>
            )
          }
        />
      ))}
      <FormAlert />
      <SubmitButton>Зарегистрироваться</SubmitButton>
      {onBack && (
        <Button variant="link" onClick={onBack}>
          Назад
        </Button>
      )}
    </Form>
  )
}
