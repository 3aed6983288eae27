import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { isProblem } from '../../../api/api-problem.ts'
import { apiMutation, invalidateAfter } from '../../../api/api-mutation.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { requestOrderCancel } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** Props of the popup: the order as the page shows it. */
export interface OrderCancelFeedbackProps {
  orderId: number
  version: number
  /** As people read it, "ЗК-2026-070001". */
  number: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-cancel-feedback': OrderCancelFeedbackProps
  }
}

const options = [
  { value: 'mistake', label: 'Заказали по ошибке' },
  { value: 'tooLong', label: 'Долго ждать' },
  { value: 'foundCheaper', label: 'Нашли дешевле' },
  { value: 'notNeeded', label: 'Больше не нужно' },
  { value: 'changedTerms', label: 'Изменились условия' },
  { value: 'other', label: 'Другая причина' },
] as const

const schema = z
  .object({ reason: z.enum(options.map(({ value }) => value)), comment: optionalText() })
  .refine(({ reason, comment }) => reason !== 'other' || comment.trim() !== '', {
    error: 'Напишите, почему заказ нужно отменить',
    path: ['comment'],
  })

/** Asks the seller to cancel an order in progress, with a reason (R-POPUP-38, R-ORDER-04, R-API-86). */
export default function OrderCancelFeedback({ orderId, version, number }: OrderCancelFeedbackProps) {
  const { close } = usePopup()
  const toast = useToast()
  const queryClient = useQueryClient()
  const request = useMutation({
    ...apiMutation(requestOrderCancel),
    onError: (error) => {
      // The order has changed meanwhile: the page behind shows it as it is.
      if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, requestOrderCancel)
    },
  })
  const form = useZodForm(schema, { defaultValues: { reason: 'mistake', comment: '' } })
  const markSent = useUnsavedGuard(form.formState.isDirty)
  const { control } = form
  return (
    <PopupShell title="Запрос на отмену" subtitle={`Заказ ${number}`}>
      <Form
        form={form}
        onSubmit={async ({ reason, comment }) => {
          const text = comment.trim()
          await request.mutateAsync({ body: { orderId, version, reason, ...(text && { comment: text }) } })
          markSent()
          toast({ message: 'Запрос на отмену отправлен', time: 4000 })
          await close()
        }}
      >
        <p>Заказ уже в работе: отменить его может продавец. Его ответ появится на странице заказа.</p>
        <SelectField control={control} name="reason" label="Причина" options={options} required />
        <TextAreaField control={control} name="comment" label="Комментарий" maxLength={1000} />
        <FormAlert />
        <SubmitButton>Отправить запрос</SubmitButton>
      </Form>
    </PopupShell>
  )
}
