import { type ReactNode, useState } from 'react'
import { groupBy } from '../../lib/group-by.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './FilterForm.module.css'
import type { ShownFilter } from './section-api.ts'

const { compare } = new Intl.Collator('ru')

type Value = ShownFilter['values'][number]

export interface LongValuesProps {
  /** Of the filter. */
  name: string
  values: readonly Value[]
  renderBox: (value: Value) => ReactNode
}

/** A long list of values: a search among them, and their groups by name. Values that the search leaves out stay chosen. */
export function LongValues({ name, values, renderBox }: LongValuesProps) {
  const [text, setText] = useState('')
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = values.filter(({ value }) => {
    const folded = value.toLowerCase()
    return words.every((word) => folded.includes(word))
  })
  const groups = [...groupBy(found, ({ group = '' }) => group)].toSorted(([left], [right]) =>
    compare(left, right),
  )
  return (
    <>
      <TextInput
        type="search"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        label={`Найти: ${name}`}
        labelHidden
        placeholder="Найти"
        autoComplete="off"
      />
      {groups.map(([group, ofGroup]) => (
        <div key={group} role="group" aria-label={group || name} className={styles.group}>
          {group !== '' && <p className={styles.maker}>{group}</p>}
          {ofGroup.map(renderBox)}
        </div>
      ))}
      <p role="status" className={styles.none}>
        {found.length === 0 && 'Ничего не найдено'}
      </p>
    </>
  )
}
