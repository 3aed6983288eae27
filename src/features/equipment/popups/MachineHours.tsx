import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { useNow } from '../../../api/app-context.ts'
import { optionalText, requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { minLength } from '../../../forms/rules.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { recordMachineHours } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { requiredHours } from '../machine-form.ts'
import { hoursWords, type Machine, machineTitle } from '../machine-words.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-hours': { machine: Machine }
  }
}

const schema = z.object({
  hours: requiredHours,
  hoursAt: requiredText(),
  reason: optionalText(minLength(3)),
})
/** Fields of the call: where their refusals stand. */
const serverFields = { value: 'hours', at: 'hoursAt', reason: 'reason' } as const

/** Tells the engine hours of a machine, which is done every week. */
export default function MachineHours({ machine }: { machine: Machine }) {
  const { close } = usePopup()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const { mutateAsync } = useMutation(apiMutation(recordMachineHours))
  const form = useZodForm(schema, { defaultValues: { hours: '', hoursAt: today, reason: '' } })
  const { control } = form
  const markSent = useKeptForm(form, `machine-hours ${machine.id}`)
  const last = hoursWords(machine)
  const typed = useWatch({ control, name: 'hours' }).trim()
  // Somebody else may have told more hours since.
  const [isRefused, setRefused] = useState(false)
  const isLess =
    isRefused || (machine.motohours !== null && typed !== '' && Number(typed) < machine.motohours.value)
  return (
    <PopupShell title="Наработка" subtitle={machineTitle(machine)}>
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async ({ hours, hoursAt, reason }) => {
          const why = reason.trim()
          try {
            await mutateAsync({
              path: { id: machine.id },
              body: {
                value: hours,
                at: hoursAt,
                source: 'manual',
                ...(isLess && why !== '' && { reason: why }),
              },
            })
          } catch (error) {
            const isOfHours = isProblem(error) && error.errors.some(({ field }) => field === 'value')
            if (isOfHours && error.code === 'motohoursInvalid') setRefused(true)
            throw error
          }
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
        {isLess && (
          <TextField
            control={control}
            name="reason"
            label="Почему меньше прошлых"
            maxLength={200}
            subtext="Например, счётчик заменили или прошлые показания ошибочны"
          />
        )}
        <FormAlert />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    </PopupShell>
  )
}
