import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { apiMutation } from '../../../api/api-mutation.ts'
import { isProblemOf } from '../../../api/api-problem.ts'
import { extractQuery } from '../../../api/api-query.ts'
import { useNow } from '../../../api/app-context.ts'
import { companiesQuery } from '../../../api/frame-queries.ts'
import { requiredText } from '../../../forms/field-schemas.ts'
import { Form, FormAlert, SubmitButton } from '../../../forms/Form.tsx'
import { SuggestField } from '../../../forms/suggestions/SuggestField.tsx'
import type { SuggestionSource } from '../../../forms/suggestions/suggestion-sources.ts'
import { TextField } from '../../../forms/TextField.tsx'
import { useZodForm } from '../../../forms/use-zod-form.ts'
import { addMachine, findMachineModels } from '../../../generated/operations.ts'
import { calendarDayOf } from '../../../lib/dates.ts'
import { machinePath } from '../../../lib/paths.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { useKeptForm } from '../../../popups/use-kept-form.ts'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { machineServerFields, optionalHours, ownFields, yearField } from '../machine-form.ts'
import { serialMeant } from '../../../lib/serial-meant.ts'
import { serialOnPlate } from '../../../lib/serial-number.ts'
import { serialField } from '../serial-field.ts'
import type { MachineModel } from '../machine-words.ts'
import { MachineFields } from '../MachineFields.tsx'

export interface MachineAddProps {
  /** Typed before, in the form that links a machine. */
  serialNumber?: string
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-add': MachineAddProps
  }
}

const models: SuggestionSource<MachineModel> = {
  least: 2,
  query: (query) => extractQuery(findMachineModels, { query: { query } }, 'items', ({ items }) => items),
  option: ({ brand, machineType, model }) => ({
    label: model,
    hint: `${machineType}, ${brand}`,
    value: model,
  }),
  nothing: 'Такой модели у нас нет. Напишите её и укажите вид и марку.',
}

const schema = z.object({
  ...ownFields,
  model: requiredText().transform((text) => text.trim()),
  type: requiredText().transform((text) => text.trim()),
  brand: requiredText().transform((text) => text.trim()),
  serialNumber: serialField,
  year: yearField,
  hours: optionalHours,
  hoursAt: requiredText(),
})
const serverFields = { ...machineServerFields, modelId: 'model' } as const

/** Adds a machine that the dealer doesn't know (R-POPUP-06). */
export default function MachineAdd({ serialNumber = '' }: MachineAddProps) {
  const { close } = usePopup()
  const popups = usePopups()
  const navigate = useNavigate()
  const toast = useToast()
  const today = calendarDayOf(useNow())
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  const { mutateAsync } = useMutation(apiMutation(addMachine))
  const [picked, setPicked] = useState<MachineModel>()
  const [known, setKnown] = useState<string>()
  const form = useZodForm(schema, {
    defaultValues: {
      model: '',
      type: '',
      brand: '',
      serialNumber,
      year: '',
      name: '',
      location: '',
      regPlate: '',
      vin: '',
      engineModel: '',
      ownership: 'own',
      hours: '',
      hoursAt: today,
      photoFileId: [],
    },
  })
  const { control } = form
  const [modelText, serial] = useWatch({ control, name: ['model', 'serialNumber'] })
  const isPicked = picked?.model === modelText
  const markSent = useKeptForm(form, 'equipment-add')

  function fill(model: MachineModel) {
    setPicked(model)
    const { machineType, brand, engine } = model
    form.setValue('type', machineType)
    form.setValue('brand', brand)
    form.setValue('engineModel', engine ?? '')
    if (form.getValues('name') === '') form.setValue('name', `${machineType} ${model.model}`)
  }

  async function linkInstead(number: string) {
    markSent()
    if (await close()) await popups.open('equipment-link', { serialNumber: number })
  }

  return (
    <PopupShell title="Новая техника">
      <Form
        form={form}
        serverFields={serverFields}
        onSubmit={async ({ hours, hoursAt, photoFileId, model, type, brand, ...values }) => {
          const serialNumber = isPicked ? serialOnPlate(values.serialNumber, picked) : values.serialNumber
          const make = isPicked ? { modelId: picked.id } : { modelId: null, type, brand, model }
          const [photo] = photoFileId
          try {
            const { machine } = await mutateAsync({
              body: {
                ...values,
                ...make,
                serialNumber,
                contragentId: company?.id ?? null,
                ...(hours !== '' && { motohours: { value: Number(hours), at: hoursAt } }),
                ...(photo !== undefined && { photoFileId: photo }),
              },
            })
            markSent()
            await close()
            toast({ message: 'Техника добавлена, дилер проверит серийный номер', time: 4000 })
            void navigate(machinePath(machine.id))
          } catch (error) {
            if (isProblemOf(error, addMachine) && error.is('machineKnown')) setKnown(values.serialNumber)
            throw error
          }
        }}
      >
        <SuggestField
          control={control}
          name="model"
          label="Модель"
          required
          maxLength={120}
          source={models}
          onPicked={fill}
          subtext="Начните вводить модель или марку и выберите из списка."
        />
        {modelText !== '' && !isPicked && (
          <>
            <TextField control={control} name="type" label="Вид техники" required maxLength={120} />
            <TextField control={control} name="brand" label="Марка" required maxLength={120} />
          </>
        )}
        <TextField
          control={control}
          name="serialNumber"
          label="Серийный номер"
          required
          maxLength={64}
          autoCapitalize="characters"
          spellCheck={false}
          subtext="Латинские буквы, цифры и дефис, как на табличке."
        />
        {known !== undefined && known === serialMeant(serial) && (
          <Button
            icon="link"
            aria-haspopup="dialog"
            {...popups.intent('equipment-link')}
            onClick={() => void linkInstead(known)}
          >
            Привязать эту машину
          </Button>
        )}
        <TextField
          control={control}
          name="year"
          label="Год выпуска"
          required
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <TextField control={control} name="name" label="Название" required maxLength={120} />
        <TextField control={control} name="location" label="Где работает" maxLength={200} />
        <TextField
          control={control}
          name="hours"
          label="Наработка, моточасов"
          inputMode="numeric"
          maxLength={7}
        />
        <TextField control={control} name="hoursAt" type="date" label="Дата показаний" required max={today} />
        <MachineFields photoLabel="Фото машины или таблички" />
        <FormAlert />
        <SubmitButton>Добавить технику</SubmitButton>
      </Form>
    </PopupShell>
  )
}
