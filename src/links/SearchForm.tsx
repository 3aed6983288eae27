import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { GetForm } from './GetForm.tsx'

export interface SearchFormProps {
  /** Path of the page that takes the field as `query`. */
  action: string
  /** What the search is over, for screen readers. */
  name: string
  label: string
  /** What was searched. */
  text: string
  maxLength: number
  className?: string | undefined
  /** Further buttons of the same row. */
  children?: ReactNode
}

/** A search over the list of a page; works without scripts. */
export function SearchForm({ action, name, label, text, maxLength, className, children }: SearchFormProps) {
  return (
    <GetForm action={action} role="search" aria-label={name} className={className}>
      {/* Another text in the address is another field: what was typed must not hide it. */}
      <TextInput
        key={text}
        type="search"
        name="query"
        label={label}
        defaultValue={text}
        maxLength={maxLength}
      />
      <Button type="submit" icon="search">
        Найти
      </Button>
      {children}
    </GetForm>
  )
}
