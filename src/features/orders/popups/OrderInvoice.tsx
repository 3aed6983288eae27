import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation, invalidateAfter } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { email } from '../../../forms/rules.ts'
import { EmailField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { cancelOrder, sendInvoice } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { orderQuery } from '../orders-queries.ts'

/** Props of the popup that e-mails an invoice. */
export interface OrderInvoiceProps {
  orderId: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-invoice': OrderInvoiceProps
  }
}

const schema = z.object({ email: requiredText(email).transform((text) => text.trim()) })

/** E-mails the invoice of an order (R-ORDER-10, R-API-87). */
export default function OrderInvoice({ orderId }: OrderInvoiceProps) {
  const { data } = useQuery(orderQuery(orderId))
  const { close } = usePopup()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    ...apiMutation(sendInvoice),
    onError: (error) => {
      if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, cancelOrder)
    },
  })
  const form = useZodForm(schema, {
    defaultValues: { email: data?.order.delivery.recipient?.email ?? '' },
  })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  return (
    <PopupShell
      title="Счёт на почту"
      {...(data && { subtitle: `Счёт № ${data.order.invoice?.number ?? ''}, заказ ${data.order.number}` })}
    >
      <Form
        form={form}
        onSubmit={async (values) => {
          // Of the order as it is now, also after a refusal has read it again.
          const version = queryClient.getQueryData(orderQuery(orderId).queryKey)?.order.version ?? 1
          await mutateAsync({ body: { orderId, version, ...values } })
          markSent()
          toast({ message: `Счёт отправлен на ${values.email}`, time: 4000 })
          await close()
        }}
      >
        <p>Пришлём счёт в PDF. Его можно переслать в бухгалтерию.</p>
        <EmailField control={form.control} name="email" label="E-mail" required data-autofocus />
        <FormAlert />
        <SubmitButton>Отправить счёт</SubmitButton>
      </Form>
    </PopupShell>
  )
}
