import { z } from 'zod'
import { useOnceMutation } from '../../api/use-once-mutation.ts'
import { inn as isInn } from '../../forms/company/company-numbers.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { TextAreaField, TextField } from '../../forms/TextField.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { requestCompanyAccess } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

const schema = z.object({ inn: requiredText(isInn), comment: optionalText() })

export interface AccessFormProps {
  /** The company, when it is known; otherwise the form asks for it. */
  inn?: string
  onAsked?: () => Promise<void>
}

/** Asks the people of a registered company to let the customer in (R-COMP-09). */
export function AccessForm({ inn: known = '', onAsked }: AccessFormProps) {
  const toast = useToast()
  const ask = useOnceMutation(requestCompanyAccess)
  const empty = { inn: known, comment: '' }
  const form = useZodForm(schema, { defaultValues: empty })
  const dropDraft = useFormDraft(form, `company-access ${known}`)
  return (
    <Form
      form={form}
      aria-label="Запрос доступа к компании"
      // A refusal about the company must stand at a field that is there.
      {...(known !== '' && { serverFields: { inn: 'comment' } })}
      onSubmit={async ({ inn, comment }) => {
        await ask({ body: { inn: inn.trim(), comment: comment.trim() } })
        form.reset(empty)
        dropDraft()
        await onAsked?.()
        toast({ message: 'Запрос отправлен. О решении сообщим письмом и уведомлением.', time: 6000 })
      }}
    >
      {known === '' && (
        <TextField
          control={form.control}
          name="inn"
          label="ИНН компании"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
      )}
      <TextAreaField
        control={form.control}
        name="comment"
        label="Кто вы и зачем нужен доступ"
        maxLength={500}
        rows={2}
      />
      <FormAlert />
      <SubmitButton variant="secondary">Запросить доступ</SubmitButton>
    </Form>
  )
}
