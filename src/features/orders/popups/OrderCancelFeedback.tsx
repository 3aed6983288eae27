import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { isProblem } from '../../../api/api-problem.ts'
import { apiMutation, invalidateAfter } from '../../../api/api-mutation.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { requestOrderCancel, sendCancelFeedback } from '../../../generated/operations.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { cancelReasons } from '../cancel-reasons.ts'

/** Props of the popup: the order as the page shows it. */
export interface OrderCancelFeedbackProps {
  orderId: number
  version: number
  /** As people read it, "ЗК-2026-070001". */
  number: string
  /** Ask the seller to cancel an order in progress, or tell why a cancelled one was cancelled. */
  purpose: 'request' | 'tell'
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-cancel-feedback': OrderCancelFeedbackProps
  }
}

/** Characters that the reason in own words has at least, by purpose. */
const leastWords = { request: 1, tell: 10 }

const schemaOf = (purpose: OrderCancelFeedbackProps['purpose']) =>
  z
    .object({
      reason: requiredText().pipe(z.enum(cancelReasons.map(({ value }) => value))),
      comment: optionalText(),
    })
    .refine(({ reason, comment }) => reason !== 'other' || comment.trim().length >= leastWords[purpose], {
      error: words[purpose].commentMissing,
      path: ['comment'],
    })

const words = {
  request: {
    title: 'Запрос на отмену',
    text: 'Заказ уже в работе: отменить его может продавец. Его ответ появится на странице заказа.',
    commentMissing: 'Напишите, почему заказ нужно отменить',
    send: 'Отправить запрос',
  },
  tell: {
    title: 'Почему отменили заказ',
    text: 'Ваш ответ поможет нам работать лучше. На заказ он не повлияет.',
    commentMissing: 'Опишите причину, хотя бы 10 символов',
    send: 'Отправить',
  },
} as const

/**
 * Asks the seller to cancel an order in progress, with a reason (R-POPUP-38, R-ORDER-04, R-API-86), or keeps why a
 * cancelled one was cancelled (R-API-103).
 */
export default function OrderCancelFeedback({ orderId, version, number, purpose }: OrderCancelFeedbackProps) {
  const { close } = usePopup()
  const toast = useToast()
  const queryClient = useQueryClient()
  const onError = (error: Error) => {
    // The order has changed meanwhile: the page behind shows it as it is.
    if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, requestOrderCancel)
  }
  const request = useMutation({ ...apiMutation(requestOrderCancel), onError })
  const tell = useMutation({ ...apiMutation(sendCancelFeedback), onError })
  const form = useZodForm(schemaOf(purpose), { defaultValues: { reason: '', comment: '' } })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  const { control } = form
  return (
    <PopupShell title={words[purpose].title} subtitle={`Заказ ${number}`}>
      <Form
        form={form}
        onSubmit={async ({ reason, comment }) => {
          const text = comment.trim()
          const told = { orderId, reason, ...(text && { comment: text }) }
          const message =
            purpose === 'tell'
              ? (await tell.mutateAsync({ body: told })).message
              : await request
                  .mutateAsync({ body: { ...told, version } })
                  .then(() => 'Запрос на отмену отправлен')
          markSent()
          toast({ message, time: 4000 })
          await close()
        }}
      >
        <p>{words[purpose].text}</p>
        <SelectField control={control} name="reason" label="Причина" options={cancelReasons} required />
        <TextAreaField control={control} name="comment" label="Комментарий" maxLength={1000} />
        <FormAlert />
        <SubmitButton>{words[purpose].send}</SubmitButton>
      </Form>
    </PopupShell>
  )
}
