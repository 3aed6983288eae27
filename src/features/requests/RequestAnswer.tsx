import { z } from 'zod'
import { useOnceMutation } from '../../api/use-once-mutation.ts'
import { attachedFiles } from '../../forms/attached-files.ts'
import { requiredText } from '../../forms/field-schemas.ts'
import { FilesField } from '../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../forms/Form.tsx'
import { TextAreaField } from '../../forms/TextField.tsx'
import { useFormDraft } from '../../forms/use-form-draft.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { addRequestMessage } from '../../generated/operations.ts'
import type { CustomerRequest } from './request-queries.ts'

const schema = z.object({ text: requiredText(), fileIds: attachedFiles() })
const empty: z.input<typeof schema> = { text: '', fileIds: [] }

/** The customer's next message. It opens a closed request again. */
export function RequestAnswer({ request: { id, status } }: { request: CustomerRequest }) {
  const send = useOnceMutation(addRequestMessage)
  const form = useZodForm(schema, { defaultValues: empty })
  const dropDraft = useFormDraft(form, `request-message ${id}`)
  const { control } = form
  return (
    <Form
      form={form}
      aria-label="Ответ"
      onSubmit={async ({ text, fileIds }) => {
        await send({ path: { id }, body: { text: text.trim(), fileIds } })
        form.reset(empty)
        dropDraft()
      }}
    >
      <TextAreaField
        control={control}
        name="text"
        label={status === 'closed' ? 'Напишите, чтобы открыть заявку снова' : 'Ваше сообщение'}
        required
        maxLength={4000}
      />
      <FilesField control={control} name="fileIds" label="Фото и документы" purpose="attachment" />
      <FormAlert />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  )
}
