import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { optionalText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateCompanyUser } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { CompanyUser, RolesAndRights } from '../company-user-queries.ts'
import { type OwnRights, RightsFields, rightsSchema, rightsValues } from '../RightsFields.tsx'
import { userName } from '../user-words.ts'

export interface RightsEditProps {
  user: CompanyUser
  contragentId: number
  dictionary: RolesAndRights
  /** Of whoever makes the change. */
  own: OwnRights
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'rights-edit': RightsEditProps
  }
}

const schema = z.object({ position: optionalText(), ...rightsSchema })

/** Role, rights and limits of one user of the company (R-POPUP-31). */
export default function RightsEdit({ user, contragentId, dictionary, own }: RightsEditProps) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(updateCompanyUser))
  const form = useZodForm(schema, { defaultValues: { position: user.position, ...rightsValues(user) } })
  const markSent = useKeptForm(form, `rights-edit ${user.id}`)
  return (
    <PopupShell title="Права пользователя" subtitle={userName(user)}>
      <Form
        form={form}
        onSubmit={async ({ position, role, rights, perOrder, perMonth }) => {
          await mutateAsync({
            path: { id: user.id },
            body: {
              contragentId,
              position: position.trim(),
              role,
              rights,
              limits: { perOrder, perMonth },
              status: user.status === 'blocked' ? 'blocked' : 'active',
            },
          })
          markSent()
          toast({ message: 'Права сохранены', time: 4000 })
          await close()
        }}
      >
        <TextField control={form.control} name="position" label="Должность" maxLength={120} />
        <RightsFields dictionary={dictionary} before={user.rights} own={own} />
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
