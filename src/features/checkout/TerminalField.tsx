import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { apiQuery } from '../../api/api-query.ts'
import { SelectField } from '../../forms/ChoiceField.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { listTerminals } from '../../generated/operations.ts'
import { ErrorState } from '../../ui/State.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { CheckoutControl } from './BuyerSection.tsx'
import { useSettled } from '../../forms/use-settled.ts'

/** Terminals of carriers in a city. */
const terminalsQuery = (city: string) => apiQuery(listTerminals, { query: { city } })

export interface TerminalFieldProps {
  control: CheckoutControl
  /** The city that is offered first. */
  firstCity: string
}

/** A terminal of a carrier in the buyer's city; where none is known it is typed. */
export function TerminalField({ control, firstCity }: TerminalFieldProps) {
  const { field } = useController({ control, name: 'terminal' })
  const [city, setCity] = useState(firstCity)
  const { settled } = useSettled(city.trim())
  const { data, isError, isFetching, refetch } = useQuery({
    ...terminalsQuery(settled),
    enabled: settled.length >= 2,
    placeholderData: keepPreviousData,
  })
  const terminals = data?.items ?? []
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
          name="terminal"
          label="Терминал"
          required
          options={terminals.map(({ value, carrier, name, address }) => ({
            value,
            label: `${carrier.name}, ${name}`,
            hint: address,
          }))}
        />
      ) : (
        <TextField
          control={control}
          name="terminal"
          label="Терминал"
          required
          maxLength={300}
          subtext="В этом городе терминалов нет в списке: укажите компанию и адрес терминала"
        />
      )}
    </>
  )
}
