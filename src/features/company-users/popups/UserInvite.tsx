import { z } from 'zod'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { email, fio } from '../../../forms/rules.ts'
import { EmailField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { inviteCompanyUser } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { RolesAndRights } from '../company-user-queries.ts'
import { type OwnRights, RightsFields, rightsSchema, rightsValues } from '../RightsFields.tsx'
import { rightsOfPreset } from '../user-words.ts'

export interface UserInviteProps {
  contragentId: number
  dictionary: RolesAndRights
  /** Of whoever invites. */
  own: OwnRights
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'user-invite': UserInviteProps
  }
}

const schema = z.object({
  email: requiredText(email),
  fio: optionalText(fio),
  position: optionalText(),
  ...rightsSchema,
})
const firstRole = 'buyer'
const noLimits = { perOrder: null, perMonth: null }

/** Invites a person to the company by e-mail; they accept with an account of that e-mail, old or new. */
export default function UserInvite({ contragentId, dictionary, own }: UserInviteProps) {
  const { close } = usePopup()
  const toast = useToast()
  const invite = useOnceMutation(inviteCompanyUser)
  const preset = dictionary.roles.find(({ role }) => role === firstRole)?.rights ?? []
  const rights = rightsOfPreset(dictionary, preset, [], own.rights)
  const form = useZodForm(schema, {
    defaultValues: {
      email: '',
      fio: '',
      position: '',
      ...rightsValues({ role: firstRole, rights, limits: noLimits }),
    },
  })
  const markSent = useKeptForm(form, `user-invite ${contragentId}`, { sends: true })
  const { control } = form
  return (
    <PopupShell title="Пригласить в компанию">
      <Form
        form={form}
        onSubmit={async ({
          email: address,
          fio: name,
          position,
          role,
          rights: chosen,
          perOrder,
          perMonth,
        }) => {
          const to = address.trim()
          await invite({
            body: {
              contragentId,
              email: to,
              ...(name.trim() !== '' && { fio: name.trim() }),
              position: position.trim(),
              role,
              rights: chosen,
              limits: { perOrder, perMonth },
            },
          })
          markSent()
          toast({ message: `Приглашение отправлено: ${to}`, time: 6000 })
          await close()
        }}
      >
        <EmailField
          control={control}
          name="email"
          label="E-mail"
          required
          maxLength={254}
          autoComplete="off"
          subtext="Сюда придёт письмо. Приглашение действует 14 дней."
        />
        <TextField
          control={control}
          name="fio"
          label="Фамилия, имя, отчество"
          maxLength={150}
          autoComplete="off"
        />
        <TextField control={control} name="position" label="Должность" maxLength={120} autoComplete="off" />
        <RightsFields dictionary={dictionary} before={[]} own={own} />
        <FormAlert />
        <SubmitButton>Пригласить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
