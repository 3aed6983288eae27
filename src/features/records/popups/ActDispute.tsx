import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { attachedFiles } from '../../../forms/attached-files.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { FilesField } from '../../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { minLength } from '../../../forms/rules.ts'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { disputeAct } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { ActPopupProps } from './ActSend.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'act-dispute': ActPopupProps
  }
}

const schema = z.object({ comment: requiredText(minLength(10)), fileIds: attachedFiles() })

/** Tells the seller that an act is wrong (R-FIN-02). */
export default function ActDispute({ id, name }: ActPopupProps) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(disputeAct))
  const form = useZodForm(schema, { defaultValues: { comment: '', fileIds: [] } })
  const markSent = useKeptForm(form, `act-dispute ${id}`, { sends: true })
  return (
    <PopupShell title="Оспорить документ" subtitle={name}>
      <Form
        form={form}
        onSubmit={async (body) => {
          const { requestId } = await mutateAsync({ path: { id }, body })
          markSent()
          toast({ message: `${name} оспорен, заявка № ${requestId}`, time: 4000 })
          await close()
        }}
      >
        <p>Напишите, что не сходится. Исправленный документ придёт отдельно.</p>
        <TextAreaField
          control={form.control}
          name="comment"
          label="Что не так"
          required
          maxLength={2000}
          data-autofocus
        />
        <FilesField control={form.control} name="fileIds" label="Файлы" purpose="attachment" />
        <FormAlert />
        <SubmitButton>Оспорить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
