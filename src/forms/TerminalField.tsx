import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { apiQuery } from '../api/api-query.ts'
import { listTerminals } from '../generated/operations.ts'
import { ErrorState } from '../ui/State.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { SelectField } from './ChoiceField.tsx'
import type { FieldOf } from './field-control.ts'
import { TextField } from './TextField.tsx'
import { useSettled } from './use-settled.ts'

/** Terminals of carriers in a city. */
const terminalsQuery = (city: string) => apiQuery(listTerminals, { query: { city } })

/**
 * A terminal of a carrier in the buyer's city; where none is known it is typed.
 * @param firstCity the city that is offered first
 */
export function TerminalField<In extends FieldValues, Out>({
  control,
  name,
  firstCity,
}: FieldOf<In, string, Out> & { firstCity: string }) {
  const { field } = useController({ control, name })
  const [city, setCity] = useState(firstCity)
  // The terminal that was chosen before is offered whatever its city is, until another city is typed.
  const [before, setBefore] = useState<string>(field.value)
  const { settled } = useSettled(city.trim())
  const { data, isError, isFetching, refetch } = useQuery({
    ...terminalsQuery(settled),
    enabled: settled.length >= 2,
    placeholderData: keepPreviousData,
  })
  const terminals = data?.items ?? []
  const isListed = terminals.some(({ value }) => value === before)
  return (
    <>
      <TextInput
        label="Город получения"
        required
        maxLength={120}
        autoComplete="address-level2"
        value={city}
        onChange={(event) => {
          setCity(event.target.value)
          setBefore('')
          // A terminal of another city.
          if (field.value !== '') field.onChange('')
        }}
      />
      {isError && !data ? (
        <ErrorState
          compact
          title="Не удалось загрузить терминалы"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : terminals.length > 0 ? (
        <SelectField
          control={control}
          name={name}
          label="Терминал"
          required
          options={[
            ...(before === '' || isListed ? [] : [{ value: before, label: before }]),
            ...terminals.map((terminal) => ({
              value: terminal.value,
              label: `${terminal.carrier.name}, ${terminal.name}`,
              hint: terminal.address,
            })),
          ]}
        />
      ) : (
        <TextField
          control={control}
          name={name}
          label="Терминал"
          required
          maxLength={300}
          subtext="В этом городе терминалов нет в списке: укажите компанию и адрес терминала"
        />
      )}
    </>
  )
}
