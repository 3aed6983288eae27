import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useNow } from '../../../api/app-context.ts'
import { wholeFleetQuery } from '../../../api/fleet.ts'
import { useOnceMutation } from '../../../api/use-once-mutation.ts'
import { attachedFiles } from '../../../forms/attached-files.ts'
import { RadioField, SelectField } from '../../../forms/ChoiceField.tsx'
import { optionalText, requiredPhone, requiredText } from '../../../forms/field-schemas.ts'
import { FilesField } from '../../../forms/FilesField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { PhoneField } from '../../../forms/PhoneField.tsx'
import { fio, minLength, numeric } from '../../../forms/rules.ts'
import { TextAreaField, TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addMachineTask } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { HazardStripe } from '../../../ui/HazardStripe.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { requestPath } from '../request-queries.ts'

/** The machine that it is about; absent: to be chosen. */
export interface EquipmentRequestProps {
  machineId?: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-request': EquipmentRequestProps
  }
}

const kinds = ['repair', 'diagnostics', 'maintenance', 'parts', 'consultation'] as const
const kindOptions = [
  { value: 'repair', label: 'Ремонт' },
  { value: 'diagnostics', label: 'Диагностика' },
  { value: 'maintenance', label: 'ТО' },
  { value: 'parts', label: 'Подбор запчастей' },
  { value: 'consultation', label: 'Консультация' },
]
const urgencies = ['normal', 'machineDown'] as const
const urgencyOptions = [
  { value: 'normal', label: 'Обычная' },
  { value: 'machineDown', label: 'Машина стоит', hint: 'Ответит дежурный механик' },
]

const schema = z.object({
  machineId: requiredText(),
  kind: z.enum(kinds),
  urgency: z.enum(urgencies),
  symptoms: requiredText(minLength(10)),
  hours: optionalText(numeric),
  desiredDate: z.string(),
  fio: requiredText(fio),
  phone: requiredPhone(),
  fileIds: attachedFiles(),
})

const serverFields = { 'contact.fio': 'fio', 'contact.phone': 'phone' } as const

/** Asks the service for work on a machine (R-POPUP-07, R-API-51). */
export default function EquipmentRequest({ machineId }: EquipmentRequestProps) {
  const { close } = usePopup()
  const toast = useToast()
  const navigate = useNavigate()
  const today = calendarDayOf(useNow())
  const send = useOnceMutation(addMachineTask)
  const machines = useQuery(wholeFleetQuery()).data?.items ?? []
  const form = useZodForm(schema, {
    defaultValues: {
      machineId: machineId === undefined ? '' : String(machineId),
      kind: 'repair',
      urgency: 'normal',
      symptoms: '',
      hours: '',
      desiredDate: '',
      fio: '',
      phone: '',
      fileIds: [],
    },
  })
  const { control } = form
  const urgency = useWatch({ control, name: 'urgency' })
  const markSent = useKeptForm(form, `equipment-request ${machineId ?? ''}`, { sends: true })
  return (
    <PopupShell title="Заявка на технику">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async ({ machineId: about, hours, desiredDate, fio: name, phone, ...values }) => {
          const { task } = await send({
            body: {
              ...values,
              symptoms: values.symptoms.trim(),
              machineId: Number(about),
              contact: { fio: name.trim(), phone },
              ...(hours !== '' && { hours: Number(hours) }),
              ...(desiredDate !== '' && { desiredDate }),
            },
          })
          markSent()
          toast({ message: `Заявка ${task.number} отправлена`, time: 4000 })
          await close()
          void navigate(requestPath(task.id))
        }}
      >
        {urgency === 'machineDown' && <HazardStripe>Машина стоит</HazardStripe>}
        <SelectField
          control={control}
          name="machineId"
          label="Техника"
          required
          options={machines
            .filter(({ allowedActions }) => allowedActions.includes('sendTask'))
            .map(({ id, name, serialNumber }) => ({
              value: String(id),
              label: name,
              hint: `№ ${serialNumber}`,
            }))}
        />
        <RadioField control={control} name="urgency" legend="Срочность" options={urgencyOptions} />
        <SelectField control={control} name="kind" label="Что нужно" required options={kindOptions} />
        <TextAreaField
          control={control}
          name="symptoms"
          label="Что случилось"
          required
          maxLength={2000}
          placeholder="Что не работает, когда началось, коды ошибок"
        />
        <FilesField control={control} name="fileIds" label="Фото и документы" purpose="attachment" />
        <TextField control={control} name="hours" label="Наработка, м·ч" inputMode="numeric" maxLength={7} />
        <TextField control={control} name="desiredDate" type="date" label="Желаемая дата" min={today} />
        <TextField
          control={control}
          name="fio"
          label="Кому позвонить"
          required
          autoComplete="name"
          placeholder="Фамилия Имя"
          maxLength={150}
        />
        <PhoneField control={control} name="phone" label="Телефон" required />
        <FormAlert />
        <SubmitButton>Отправить заявку</SubmitButton>
      </Form>
    </PopupShell>
  )
}
