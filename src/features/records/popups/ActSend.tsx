import { useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { apiQuery } from '../../../api/api-query.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { email } from '../../../forms/rules.ts'
import { EmailField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { getProfile, sendAct } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'

/** The act as its list names it. */
export interface ActPopupProps {
  id: number
  name: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'act-send': ActPopupProps
  }
}

const schema = z.object({ email: requiredText(email).transform((text) => text.trim()) })

/** E-mails an act (R-FIN-02), first of all to the customer's own address; without it the field is empty. */
export default function ActSend(act: ActPopupProps) {
  const { data, isPending } = useQuery(apiQuery(getProfile, {}))
  const loading = useShownAtLeast(isPending)
  return (
    <PopupShell title="Документ на почту" subtitle={act.name}>
      {loading ? <LocalLoader /> : <SendForm {...act} own={data?.profile.email ?? ''} />}
    </PopupShell>
  )
}

function SendForm({ id, name, own }: ActPopupProps & { own: string }) {
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(sendAct))
  const form = useZodForm(schema, { defaultValues: { email: own } })
  const markSent = useKeptForm(form, `act-send ${id}`, { sends: true })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await mutateAsync({ path: { id }, body: values })
        markSent()
        toast({ message: `${name} отправлен на ${values.email}`, time: 4000 })
        await close()
      }}
    >
      <EmailField control={form.control} name="email" label="E-mail" required data-autofocus />
      <FormAlert />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  )
}
