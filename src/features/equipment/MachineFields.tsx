import { useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { SelectField } from '../../forms/ChoiceField.tsx'
import { FilesField } from '../../forms/FilesField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { type ownFields, ownershipOptions } from './machine-form.ts'

type Values = z.input<z.ZodObject<typeof ownFields>>

/** The fields that adding and changing a machine end with. */
export function MachineFields({ photoLabel }: { photoLabel: string }) {
  const { control } = useFormContext<Values>()
  return (
    <>
      <SelectField control={control} name="ownership" label="Владение" required options={ownershipOptions} />
      <TextField control={control} name="regPlate" label="Госномер" maxLength={20} />
      <TextField
        control={control}
        name="vin"
        label="VIN"
        maxLength={17}
        autoCapitalize="characters"
        spellCheck={false}
        subtext="17 знаков, если он есть."
      />
      <TextField control={control} name="engineModel" label="Двигатель" maxLength={120} />
      <FilesField
        control={control}
        name="photoFileId"
        purpose="attachment"
        label={photoLabel}
        extensions={['jpg', 'jpeg', 'png']}
        most={1}
      />
    </>
  )
}
