import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useSession } from '../../../api/session.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { RadioField } from '../../../forms/ChoiceField.tsx'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addServiceToSavedCart } from '../../../generated/operations.ts'
import { savedCartsPath } from '../../../lib/paths.ts'
import { countOf } from '../../../lib/plural.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

export interface ServiceSaveProps {
  machines: readonly number[]
  name: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'service-save': ServiceSaveProps
  }
}

const schema = z.object({ name: requiredText(), visibility: z.enum(['private', 'company']) })

const visibilities = [
  { value: 'private', label: 'Только вы' },
  { value: 'company', label: 'Вся компания' },
] as const

/** Milliseconds of the toast: long enough to click its link. */
const wayTime = 6000

/** Saves the next services of machines as a saved cart. */
export default function ServiceSave({ machines, name }: ServiceSaveProps) {
  const { scope = [] } = useSession()
  const { close } = usePopup()
  const navigate = useNavigate()
  const toast = useToast()
  const save = useOnceMutation(addServiceToSavedCart)
  const form = useZodForm(schema, { defaultValues: { name, visibility: 'private' } })
  const { control } = form
  const markSent = useUnsavedGuard(form.formState.isDirty)
  return (
    <PopupShell
      title="Сохранить комплект ТО"
      subtitle={`Для ${countOf(machines.length, ['машины', 'машин', 'машин'])}`}
    >
      <Form
        form={form}
        onSubmit={async (values) => {
          const { id } = await save({ body: { machines: [...machines], ...values } })
          markSent()
          await close()
          toast({
            message: 'Корзина сохранена',
            time: wayTime,
            action: { label: 'Открыть', onAction: () => void navigate(`${savedCartsPath}${id}/`) },
          })
        }}
      >
        <TextField control={control} name="name" label="Название" required maxLength={80} data-autofocus />
        {scope.includes('savedCarts.share') && (
          <RadioField control={control} name="visibility" legend="Кто видит" options={visibilities} />
        )}
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
