import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { Combobox } from '../../ui/Combobox.tsx'
import type { ComboboxProps } from '../../ui/Combobox.tsx'
import type { FieldOf } from '../field-control.ts'
import type { SuggestionSource } from './suggestion-sources.ts'
import { useSuggestions } from './use-suggestions.ts'

type Wired = 'name' | 'value' | 'onType' | 'onPick' | 'options' | 'note' | 'onBlur' | 'ref' | 'error'

export type SuggestFieldProps<In extends FieldValues, Out, Item> = FieldOf<In, string, Out> &
  Omit<ComboboxProps, Wired> & {
    source: SuggestionSource<Item>
    /** Called with what was picked, after its text stands in the field. */
    onPicked?: (item: Item) => void
    /** What of the typed text the field takes: only the digits. */
    clean?: (typed: string) => string
  }

/** A text with suggestions of the contract; when there are none, what was typed stands. */
export function SuggestField<In extends FieldValues, Out, Item>({
  control,
  name,
  source,
  onPicked,
  clean,
  ...look
}: SuggestFieldProps<In, Out, Item>) {
  const { field, fieldState } = useController({ control, name })
  // A filled field asks for nothing before somebody types.
  const [isTyping, setIsTyping] = useState(false)
  const { items, note } = useSuggestions(source, field.value, isTyping)
  return (
    <Combobox
      {...look}
      {...field}
      error={fieldState.error?.message}
      options={items.map(source.option)}
      note={note}
      onType={(typed) => {
        setIsTyping(true)
        field.onChange(clean ? clean(typed) : typed)
      }}
      onPick={(index) => {
        const item = items[index]
        if (item === undefined) return
        setIsTyping(false)
        field.onChange(source.option(item).value)
        onPicked?.(item)
      }}
    />
  )
}
