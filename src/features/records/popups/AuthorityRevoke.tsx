import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { revokeAuthority } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** A power of attorney as its list names it. */
export interface AuthorityPopupProps {
  id: number
  name: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'authority-revoke': AuthorityPopupProps
  }
}

const schema = z.object({ reason: z.string() })

/** Revokes a power of attorney for good (R-ACC-20). */
export default function AuthorityRevoke({ id, name }: AuthorityPopupProps) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(revokeAuthority))
  const form = useZodForm(schema, { defaultValues: { reason: '' } })
  const markSent = useKeptForm(form, `authority-revoke ${id}`, { sends: true })
  return (
    <PopupShell title="Отозвать доверенность?" subtitle={name}>
      <Form
        form={form}
        onSubmit={async ({ reason }) => {
          const why = reason.trim()
          await mutateAsync({ path: { id }, body: why === '' ? {} : { reason: why } })
          markSent()
          toast({ message: `${name} отозвана`, time: 4000 })
          await close()
        }}
      >
        <p>
          По ней больше ничего не выдадут, склад узнает об этом сразу. Вернуть её нельзя, можно оформить
          новую.
        </p>
        <TextAreaField control={form.control} name="reason" label="Причина" maxLength={1000} rows={2} />
        <FormAlert />
        <SubmitButton variant="danger">Отозвать</SubmitButton>
      </Form>
    </PopupShell>
  )
}
