import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { companiesQuery } from '../../../api/frame-queries.ts'
import { wholeFleetQuery } from '../../../api/fleet.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { attachedFiles } from '../../../forms/attached-files.ts'
import { SelectField } from '../../../forms/ChoiceField.tsx'
import { requiredText } from '../../../forms/field-schemas.ts'
import { FilesField } from '../../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { minLength } from '../../../forms/rules.ts'
import { TextAreaField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addRequest } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { ordersToChoose, requestPath } from '../request-queries.ts'
import { ownTopics, topicWords } from '../request-words.ts'

/** What to begin the request with. */
export interface RequestAddProps {
  topic?: (typeof ownTopics)[number]
  order?: { id: number; number: string }
  machineId?: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    requests: RequestAddProps
  }
}

const needsOrder = (topic: string) => topic === 'claim' || topic === 'return'

const schema = z
  .object({
    topic: z.enum(ownTopics),
    orderId: z.string(),
    machineId: z.string(),
    text: requiredText(minLength(10)),
    fileIds: attachedFiles(),
  })
  .refine(({ topic, orderId }) => !needsOrder(topic) || orderId !== '', {
    error: 'Выберите заказ.',
    path: ['orderId'],
  })

/** A new request by topic, about an order or a machine (R-POPUP-21). */
export default function RequestAdd({ topic = 'question', order, machineId }: RequestAddProps) {
  const { close } = usePopup()
  const toast = useToast()
  const navigate = useNavigate()
  const send = useOnceMutation(addRequest)
  const orders = useQuery(ordersToChoose()).data?.items ?? []
  const machines = useQuery(wholeFleetQuery()).data?.items ?? []
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const form = useZodForm(schema, {
    defaultValues: {
      topic,
      orderId: order ? String(order.id) : '',
      machineId: machineId === undefined ? '' : String(machineId),
      text: '',
      fileIds: [],
    },
  })
  const { control } = form
  const chosen = useWatch({ control, name: 'topic' })
  const markSent = useKeptForm(form, `request ${topic} ${order?.id ?? ''} ${machineId ?? ''}`, {
    sends: true,
  })
  const known = order && !orders.some(({ id }) => id === order.id) ? [order, ...orders] : orders
  return (
    <PopupShell title="Новая заявка" {...(company && { subtitle: company.name })}>
      <Form
        form={form}
        onSubmit={async ({ orderId, machineId: about, text, ...values }) => {
          const { request } = await send({
            body: {
              ...values,
              text: text.trim(),
              contragentId: company?.id ?? null,
              ...(orderId !== '' && { orderId: Number(orderId) }),
              ...(about !== '' && { machineId: Number(about) }),
            },
          })
          markSent()
          toast({ message: `Заявка ${request.number} отправлена`, time: 4000 })
          await close()
          void navigate(requestPath(request.id))
        }}
      >
        <SelectField
          control={control}
          name="topic"
          label="Тема"
          required
          options={ownTopics.map((value) => ({ value, label: topicWords[value] }))}
        />
        <SelectField
          control={control}
          name="orderId"
          label="Заказ"
          required={needsOrder(chosen)}
          placeholder="Без заказа"
          options={known.map(({ id, number }) => ({ value: String(id), label: number }))}
        />
        {machines.length > 0 && (
          <SelectField
            control={control}
            name="machineId"
            label="Техника"
            placeholder="Без техники"
            options={machines.map(({ id, name, serialNumber }) => ({
              value: String(id),
              label: name,
              hint: `№ ${serialNumber}`,
            }))}
          />
        )}
        <TextAreaField
          control={control}
          name="text"
          label="Сообщение"
          required
          maxLength={4000}
          subtext="Ответим в течение рабочего дня"
        />
        <FilesField control={control} name="fileIds" label="Фото и документы" purpose="attachment" />
        <FormAlert />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
