import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { CheckboxField, SelectField } from '../../../forms/ChoiceField.tsx'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateMachine } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { forgetMachine } from '../chosen-machine.ts'
import { ownFields, ownTexts } from '../machine-form.ts'
import { serialField } from '../serial-field.ts'
import { type Machine, machineLooks, machineTitle } from '../machine-words.ts'
import { MachineFields } from '../MachineFields.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-edit': { machine: Machine }
  }
}

const statuses = ['active', 'repair', 'sold'] as const
const schema = z.object({
  ...ownFields,
  serialNumber: serialField,
  status: z.enum([...statuses, 'pendingVerification']),
  withoutPhoto: z.boolean(),
})

/** Changes a machine (R-POPUP-37); its serial number only until the dealer has confirmed it. */
export default function MachineEdit({ machine }: { machine: Machine }) {
  const { id, companyId, serialNumber, status, photoFile } = machine
  const { close } = usePopup()
  const toast = useToast()
  const { mutateAsync } = useMutation(apiMutation(updateMachine))
  const isPending = status === 'pendingVerification'
  const form = useZodForm(schema, {
    defaultValues: { ...ownTexts(machine), serialNumber, status, withoutPhoto: false },
  })
  const { control } = form
  const chosenStatus = useWatch({ control, name: 'status' })
  const markSent = useKeptForm(form, `equipment-edit ${id}`)
  return (
    <PopupShell title="Изменить технику" subtitle={machineTitle(machine)}>
      <Form
        form={form}
        onSubmit={async ({ photoFileId, withoutPhoto, serialNumber: number, status: next, ...values }) => {
          const [photo] = photoFileId
          await mutateAsync({
            path: { id },
            body: {
              ...values,
              ...(number !== serialNumber && { serialNumber: number }),
              ...(next !== status && next !== 'pendingVerification' && { status: next }),
              ...(photo !== undefined && { photoFileId: photo }),
              ...(photo === undefined && withoutPhoto && { photoFileId: null }),
            },
          })
          if (next === 'sold') forgetMachine(companyId, id)
          markSent()
          toast({ message: 'Изменения сохранены' })
          await close()
        }}
      >
        <TextField control={control} name="name" label="Название" required maxLength={120} />
        {isPending && (
          <TextField
            control={control}
            name="serialNumber"
            label="Серийный номер"
            required
            maxLength={64}
            subtext="Новый номер дилер проверит снова."
          />
        )}
        <SelectField
          control={control}
          name="status"
          label="Состояние"
          required
          options={(isPending ? (['pendingVerification', 'sold'] as const) : statuses).map((value) => ({
            value,
            label: machineLooks[value].label,
          }))}
        />
        {chosenStatus === 'sold' && (
          <p>Проданную машину нельзя вернуть: она останется в заказах и заявках.</p>
        )}
        <TextField control={control} name="location" label="Где работает" maxLength={200} />
        <MachineFields photoLabel={photoFile ? 'Другое фото' : 'Фото машины или таблички'} />
        {photoFile && <CheckboxField control={control} name="withoutPhoto" label="Убрать нынешнее фото" />}
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
