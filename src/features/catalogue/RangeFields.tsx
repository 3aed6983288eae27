import { useState } from 'react'
import type { FilterRange } from '../../lib/filters.ts'
import { formatNumber } from '../../lib/money.ts'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import styles from './FilterForm.module.css'
import { boundText, fieldName, readBound } from './list-address.ts'
import type { ShownFilter } from './section-api.ts'

// Loads when a field is about to be used: lists are first views.
const grouping = onDemand(() => import('../../forms/group-typed-sum.ts'))
const groupingIntent = onIntent(grouping.load)

export interface RangeFieldsProps {
  filter: ShownFilter
  range: FilterRange
  onChange: (range: FilterRange) => void
}

/** Two bounds of a range; the smallest and greatest value of the section stand in them as hints. */
export function RangeFields({ filter: { code, name, unit, min, max }, range, onChange }: RangeFieldsProps) {
  const label = code === 'price' ? `${name}, ₽` : [name, unit].filter(Boolean).join(', ')
  const reversed = range.min !== undefined && range.max !== undefined && range.min > range.max
  return (
    <div className={styles.range} role="group" aria-label={label}>
      <Bound
        code={code}
        end="from"
        label={`${label}, от`}
        hint={min}
        bound={range.min}
        onChange={(bound) => onChange({ ...withoutUndefined({ min: bound, max: range.max }) })}
      />
      <span aria-hidden>–</span>
      <Bound
        code={code}
        end="to"
        label={`${label}, до`}
        hint={max}
        bound={range.max}
        onChange={(bound) => onChange({ ...withoutUndefined({ min: range.min, max: bound }) })}
      />
      {reversed && (
        <p role="alert" className={styles.reversed}>
          «От» больше, чем «до»: таких товаров нет
        </p>
      )}
    </div>
  )
}

interface BoundProps {
  code: string
  end: 'from' | 'to'
  label: string
  hint: number | undefined
  bound: number | undefined
  onChange: (bound: number | undefined) => void
}

function Bound({ code, end, label, hint, bound, onChange }: BoundProps) {
  // As typed, as long as it says the bound that counts: "12," stays while 12 is asked for.
  const [typed, setTyped] = useState('')
  const shown = readBound(code, typed) === (bound ?? null) ? typed : boundText(code, bound)
  return (
    <input
      className={styles.bound}
      name={fieldName(code, end)}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={hint === undefined ? '' : formatNumber(shownHint(code, end, hint))}
      value={shown}
      {...(code === 'price' && groupingIntent)}
      onChange={(event) => {
        const value =
          code === 'price' && grouping.loaded
            ? grouping.loaded.groupTypedSum(event, shown)
            : event.currentTarget.value
        setTyped(value)
        const read = readBound(code, value)
        // An incomplete number is no bound; the previous one stays.
        if (read !== null || value.trim() === '') onChange(read ?? undefined)
      }}
    />
  )
}

/** In the unit of the field; prices in whole roubles that still take in every product. */
function shownHint(code: string, end: 'from' | 'to', hint: number): number {
  if (code !== 'price') return hint
  return end === 'from' ? Math.floor(hint / 100) : Math.ceil(hint / 100)
}

function withoutUndefined({ min, max }: { min: number | undefined; max: number | undefined }): FilterRange {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
