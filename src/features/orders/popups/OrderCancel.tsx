import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { cancelOrder } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { cancelReasons } from '../cancel-reasons.ts'
import { freshOrder } from '../fresh-order.ts'
import styles from '../Order.module.css'
import type { Order } from '../order-words.ts'
import { useOrderFailure } from '../use-order-action.tsx'

/** Props of the popup: the order as the page shows it. */
export interface OrderCancelProps {
  order: Order
  /** What the cancellation means here, if not the usual. */
  text?: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-cancel': OrderCancelProps
  }
}

const schema = z
  .object({
    reason: requiredText().pipe(z.enum(cancelReasons.map(({ value }) => value))),
    comment: optionalText(),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment.trim() !== '', {
    error: 'Напишите, почему отменяете заказ',
    path: ['comment'],
  })

/** Together with the words of a reason not more than the contract takes. */
const longestComment = 950

/** Cancels an order that the seller has not begun, with the reason (R-POPUP-35, R-ORDER-03, R-API-77). */
export default function OrderCancel({ order, text }: OrderCancelProps) {
  const { id: orderId, version, number } = order
  const { close } = usePopup()
  const toast = useToast()
  const fail = useOrderFailure(order)
  const { mutateAsync } = useMutation({ ...apiMutation(cancelOrder), scope: { id: `order ${orderId}` } })
  const form = useZodForm(schema, { defaultValues: { reason: '', comment: '' } })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  const { control } = form
  return (
    <PopupShell title="Отменить заказ?" subtitle={`Заказ ${number}`}>
      <Form
        form={form}
        onSubmit={async (values) => {
          try {
            await mutateAsync({ body: { orderId, version, reason: reasonText(values) } })
          } catch (error) {
            // What was typed serves another try only while the order is as it was.
            if (!isProblem(error) || freshOrder(error) === undefined) throw error
            markSent()
            await close()
            fail(error, 'Не удалось отменить заказ')
            return
          }
          markSent()
          toast({ message: `Заказ ${number} отменён`, time: 4000 })
          await close()
        }}
      >
        <p>{text ?? 'Товары вернутся в продажу. Возобновить заказ будет нельзя.'}</p>
        <SelectField control={control} name="reason" label="Причина" options={cancelReasons} required />
        <TextAreaField
          control={control}
          name="comment"
          label="Комментарий"
          maxLength={longestComment}
          rows={2}
        />
        <FormAlert />
        <div className={styles.tools}>
          <SubmitButton variant="danger">Отменить заказ</SubmitButton>
          <Button onClick={() => void close()}>Не отменять</Button>
        </div>
      </Form>
    </PopupShell>
  )
}

/** As it stands in the history of the order. */
function reasonText({ reason, comment }: z.output<typeof schema>): string {
  const words = comment.trim()
  if (reason === 'other') return words
  const label = cancelReasons.find(({ value }) => value === reason)?.label ?? ''
  return words === '' ? label : `${label}. ${words}`
}
