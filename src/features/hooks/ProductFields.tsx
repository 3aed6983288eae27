import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { extractQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { useSuggestions } from '../../forms/suggestions/use-suggestions.ts'
import type { SuggestionSource } from '../../forms/suggestions/suggestion-sources.ts'
import { searchSuggest } from '../../generated/operations.ts'
import { Combobox } from '../../ui/Combobox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './Hooks.module.css'

/** A product that a hook watches. */
export interface WatchedProduct {
  id: number
  article: string
  name: string
}

const mostProducts = 500

const products: SuggestionSource<WatchedProduct> = {
  least: 2,
  query: (query) => extractQuery(searchSuggest, { query: { query } }, 'products', productsOf),
  option: ({ id, article, name }) => ({ value: String(id), label: name, hint: article }),
  nothing: 'Такого товара нет.',
}

function productsOf({ items }: Data<typeof searchSuggest>): WatchedProduct[] {
  const found = 'products' in items ? items.products : []
  return found.map(({ id, article, name }) => ({ id, article, name }))
}

/** Products whose stock and price are watched: found by article or name, listed below. */
export function ProductFields() {
  const { control } = useFormContext<{ products: WatchedProduct[] }>()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'products' })
  const [typed, setTyped] = useState('')
  const { items, note } = useSuggestions(products, typed)
  const chosen: readonly WatchedProduct[] = value
  return (
    <>
      <Combobox
        ref={ref}
        label="Товары"
        required
        placeholder="Артикул или название"
        disabled={chosen.length >= mostProducts}
        error={fieldState.error?.message}
        subtext={`За чем следить, не больше ${mostProducts}`}
        value={typed}
        onType={setTyped}
        onBlur={onBlur}
        options={items.map(products.option)}
        note={note}
        onPick={(index) => {
          const item = items[index]
          setTyped('')
          if (item && chosen.every(({ id }) => id !== item.id)) onChange([...chosen, item])
        }}
      />
      {chosen.length > 0 && (
        <ul role="list" aria-label="Выбранные товары" className={styles.products}>
          {chosen.map(({ id, article, name }) => (
            <li key={id}>
              <span>{`${article}, ${name}`}</span>
              <IconButton
                icon="close"
                label={`Убрать ${article}`}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
