import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateSavedCart } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** The saved cart as its page shows it. */
export interface SavedCartEditProps {
  id: number
  name: string
  comment: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'saved-cart-edit': SavedCartEditProps
  }
}

const schema = z.object({ name: requiredText(), comment: optionalText() })

/** Renames a saved cart and changes its remark. */
export default function SavedCartEdit({ id, name, comment }: SavedCartEditProps) {
  const { close } = usePopup()
  const toast = useToast()
  const update = useMutation(apiMutation(updateSavedCart))
  const form = useZodForm(schema, { defaultValues: { name, comment } })
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { control } = form
  return (
    <PopupShell title="Изменить корзину">
      <Form
        form={form}
        onSubmit={async (values) => {
          await update.mutateAsync({ path: { id }, body: values })
          markSent()
          toast({ message: 'Изменения сохранены' })
          await close()
        }}
      >
        <TextField control={control} name="name" label="Название" required maxLength={80} />
        <TextAreaField control={control} name="comment" label="Комментарий" maxLength={500} />
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
