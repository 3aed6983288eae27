import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { requestCallback } from '../../../generated/operations.ts'
import { optionalText, requiredConsent, requiredPhone, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { consentFields, PersonalDataField } from '../../../forms/PersonalDataField.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { nameWithArticle } from '../../../lib/product-name.ts'
import { usePopup, useUnsavedGuard } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'

/** Props of the popup `contacting`. */
export interface ContactingPopupProps {
  /** Heading; 'Связаться' when left out, 'Запросить цену' from a product. */
  title?: string
  /** The product whose price is asked for: its name is the topic, which can be changed. */
  product?: { id: number; name: string; article: string; unit: string }
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    contacting: ContactingPopupProps
  }
}

const wholeQuantity = (value: string) =>
  /^[1-9]\d{0,5}$/.test(value.trim()) ? undefined : 'Введите целое число от 1 до 999999'

const schema = z.object({
  topic: requiredText(),
  quantity: optionalText(wholeQuantity),
  phone: requiredPhone(),
  message: optionalText(),
  consent: requiredConsent(),
})

/** Topic, phone and message to a manager (R-POPUP-26, O-59). */
export default function Contacting({ title = 'Связаться', product }: ContactingPopupProps) {
  const { close } = usePopup()
  const toast = useToast()
  const callback = useMutation(apiMutation(requestCallback))
  const form = useZodForm(schema, {
    defaultValues: {
      topic: product ? nameWithArticle(product) : '',
      quantity: '',
      phone: '',
      message: '',
      consent: '',
    },
  })
  const markSent = useUnsavedGuard(form.formState.isDirty, { sends: true })
  const { control } = form
  return (
    <PopupShell title={title}>
      <Form
        form={form}
        serverFields={consentFields}
        onSubmit={async (values) => {
          const text = values.message.trim()
          const quantity = Number(values.quantity)
          const sent = await callback.mutateAsync({
            body: {
              topic: values.topic.trim(),
              phone: values.phone,
              consents: values.consent,
              ...(text && { message: text }),
              ...(product && { productId: product.id, ...(quantity > 0 && { quantity }) }),
            },
          })
          markSent()
          toast({ message: sent.message, time: 4000 })
          await close()
        }}
      >
        <TextField control={control} name="topic" label="Тема" required maxLength={120} />
        {product && (
          <TextField
            control={control}
            name="quantity"
            label={`Количество, ${product.unit}`}
            inputMode="numeric"
            maxLength={6}
          />
        )}
        <PhoneField control={control} name="phone" label="Телефон" required />
        <TextAreaField control={control} name="message" label="Сообщение" maxLength={2000} />
        <PersonalDataField control={control} name="consent" />
        <FormAlert />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
