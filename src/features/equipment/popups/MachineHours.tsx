import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { useNow } from '../../../api/app-context.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { updateMachine } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { machineServerFields, requiredHours } from '../machine-form.ts'
import { hoursWords, type Machine, machineTitle } from '../machine-words.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-hours': { machine: Machine }
  }
}

const schema = z.object({ hours: requiredHours, hoursAt: requiredText() })

/** Tells the engine hours of a machine, which is done every week. */
export default function MachineHours({ machine }: { machine: Machine }) {
  const { close } = usePopup()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const { mutateAsync } = useMutation(apiMutation(updateMachine))
  const form = useZodForm(schema, { defaultValues: { hours: '', hoursAt: today } })
  const { control } = form
  const markSent = useKeptForm(form, `machine-hours ${machine.id}`)
  const last = hoursWords(machine)
  return (
    <PopupShell title="Наработка" subtitle={machineTitle(machine)}>
      <Form
        form={form}
        serverFields={machineServerFields}
        onSubmit={async ({ hours, hoursAt }) => {
          await mutateAsync({ path: { id: machine.id }, body: { motohours: { value: hours, at: hoursAt } } })
          markSent()
          toast({ message: 'Наработка сохранена' })
          await close()
        }}
      >
        <TextField
          control={control}
          name="hours"
          label="Моточасов на счётчике"
          required
          inputMode="numeric"
          maxLength={7}
          data-autofocus
          {...(last !== null && { subtext: `Прошлые показания: ${last}` })}
        />
        <TextField control={control} name="hoursAt" type="date" label="Дата показаний" required max={today} />
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
