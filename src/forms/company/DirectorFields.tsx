import { useFormContext } from 'react-hook-form'
import { names } from '../suggestions/suggestion-sources.ts'
import { SuggestField } from '../suggestions/SuggestField.tsx'
import { TextField } from '../TextField.tsx'
import type { DirectorValues } from './director.ts'

/** Who signs for a company. @param isProprietor who is its own director: only the name is asked */
export function DirectorFields({ isProprietor = false }: { isProprietor?: boolean }) {
  const { control } = useFormContext<DirectorValues>()
  return (
    <>
      <SuggestField
        control={control}
        name="directorFio"
        source={names}
        label={isProprietor ? 'Предприниматель' : 'Руководитель'}
        required
        maxLength={150}
        subtext="Фамилия, имя, отчество"
      />
      {!isProprietor && (
        <>
          <TextField
            control={control}
            name="directorPosition"
            label="Должность руководителя"
            required
            maxLength={120}
          />
          <TextField
            control={control}
            name="directorBasis"
            label="Действует на основании"
            required
            maxLength={200}
          />
        </>
      )}
    </>
  )
}
