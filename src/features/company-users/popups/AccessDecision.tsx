import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { decideAccessRequest } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import type { AccessRequest, Role, RolesAndRights } from '../company-user-queries.ts'
import type { OwnRights } from '../RightsFields.tsx'

export interface AccessDecisionProps {
  request: AccessRequest
  decision: 'accept' | 'decline'
  contragentId: number
  dictionary: RolesAndRights
  /** Of whoever decides. */
  own: OwnRights
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'access-decision': AccessDecisionProps
  }
}

const schema = z.object({ role: z.string(), comment: optionalText() })

/** Lets a person into the company with a role, or declines, with a word to the person. */
export default function AccessDecision({
  request: { id, fio },
  decision,
  contragentId,
  dictionary,
  own,
}: AccessDecisionProps) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(decideAccessRequest))
  const form = useZodForm(schema, { defaultValues: { role: 'viewer', comment: '' } })
  const markSent = useKeptForm(form, `access-decision ${id} ${decision}`, { sends: true })
  const isAccepted = decision === 'accept'
  const mayGive = ({ role, rights }: RolesAndRights['roles'][number]) =>
    (role !== 'owner' || own.role === 'owner') && rights.every((right) => own.rights.includes(right))
  return (
    <PopupShell title={isAccepted ? 'Открыть доступ' : 'Отклонить запрос'} subtitle={fio}>
      <Form
        form={form}
        onSubmit={async ({ role, comment }) => {
          const chosen: Role | undefined = dictionary.roles.find((one) => one.role === role)?.role
          await mutateAsync({
            path: { id },
            body: {
              contragentId,
              decision,
              comment: comment.trim(),
              ...(isAccepted && chosen !== undefined && { role: chosen }),
            },
          })
          markSent()
          toast({ message: isAccepted ? 'Доступ открыт' : 'Запрос отклонён', time: 4000 })
          await close()
        }}
      >
        {isAccepted && (
          <SelectField
            control={form.control}
            name="role"
            label="Роль"
            required
            options={dictionary.roles.map((preset) => ({
              value: preset.role,
              label: preset.title,
              hint: preset.description,
              disabled: !mayGive(preset),
            }))}
            subtext="Права и лимиты можно изменить потом."
          />
        )}
        <TextAreaField
          control={form.control}
          name="comment"
          label="Что написать человеку"
          maxLength={500}
          rows={3}
        />
        <FormAlert />
        <SubmitButton>{isAccepted ? 'Открыть доступ' : 'Отклонить'}</SubmitButton>
      </Form>
    </PopupShell>
  )
}
