import { useEffect, useState } from 'react'
import { debounce } from '../../lib/debounce.ts'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './Cart.module.css'

export interface CartSearchFieldProps {
  /** Called with the trimmed text once typing pauses; later functions are ignored. */
  onSearch: (search: string) => void
  /** A button that is gone has emptied it: the focus goes on here. */
  isEmptied: boolean
}

/** The field of the search within the cart. */
export function CartSearchField({ onSearch, isEmptied }: CartSearchFieldProps) {
  const [text, setText] = useState('')
  const [tell] = useState(() => debounce((typed: string) => onSearch(typed.trim())))
  useEffect(() => () => tell.cancel(), [tell])
  return (
    <TextInput
      type="search"
      label="Найти в корзине"
      labelHidden
      placeholder="Найти в корзине"
      maxLength={200}
      ref={isEmptied ? focusAtOnce : undefined}
      className={styles.search ?? ''}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        tell(target.value)
      }}
    />
  )
}
