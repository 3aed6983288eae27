import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '../lib/money.ts'
import { cx } from './class-names.ts'
import { fitQuantity, readQuantity } from './quantity.ts'
import styles from './Stepper.module.css'

export interface StepperProps {
  value: number
  /** Called with a quantity that fits step and limits, and only when it differs from `value`. */
  onChange: (value: number) => void
  step?: number
  min?: number
  max?: number | undefined
  disabled?: boolean
  size?: 'small' | 'medium'
  /** One of many in a list: its field is made when it gets the focus, since fifty of them take a phone a quarter of a second. */
  inList?: boolean
  /** Typed quantities from this one on are told while typing; absent: when the field is left. */
  liveFrom?: number
  /** Accessible name: "Количество, Фильтр масляный FM-2040". */
  label?: string
  className?: string
}

/** The number that stood in the field's place had the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/**
 * A quantity with minus and plus. A typed value stays as typed until Enter or blur, and is then rounded up to the
 * step. An invalid, too large or too small value stays, marked invalid with a message. Arrows change by a step,
 * PageUp and PageDown by ten, Home and End go to the limits.
 */
export function Stepper({
  value,
  onChange,
  step = 1,
  min = step,
  max,
  disabled = false,
  size = 'medium',
  inList = false,
  liveFrom,
  label = 'Количество',
  className,
}: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isField, setField] = useState(!inList)
  const problemId = useId()
  const limits = { step, min, max }
  const lowest = fitQuantity(min, limits)
  const highest = max === undefined ? Infinity : fitQuantity(max, limits)

  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    // What was told while typing has been refused: the field shows what holds.
    if (liveFrom !== undefined && draft !== null && readQuantity(draft) === shown) setDraft(null)
  }

  const type = (text: string | null) => {
    setDraft(text)
    setProblem('')
  }
  const tell = (text: string) => {
    type(text)
    const wanted = readQuantity(text)
    if (liveFrom === undefined || wanted === null || wanted === value) return
    if (wanted >= liveFrom && fitQuantity(wanted, limits) === wanted) onChange(wanted)
  }
  const go = (wanted: number) => {
    type(null)
    const next = fitQuantity(wanted, limits)
    if (next !== value) onChange(next)
  }
  const current = () => (draft === null ? value : (readQuantity(draft) ?? value))
  const commit = () => {
    if (draft === null) return
    const wanted = draft.trim() === '' ? value : readQuantity(draft)
    if (wanted === null) setProblem('Введите целое число')
    else if (wanted > highest) setProblem(`Не больше ${formatNumber(highest)}`)
    else if (wanted < lowest) setProblem(`Не меньше ${formatNumber(lowest)}`)
    else go(wanted)
  }
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowUp: current() + step,
      ArrowDown: current() - step,
      PageUp: current() + 10 * step,
      PageDown: current() - 10 * step,
      Home: lowest,
      ...(max !== undefined && { End: highest }),
    }
    const wanted = targets[event.key]
    if (wanted !== undefined) {
      event.preventDefault()
      go(wanted)
    } else if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault()
      type(null)
    }
  }

  const quantity = {
    role: 'spinbutton',
    'aria-label': label,
    'aria-valuenow': value,
    'aria-valuemin': lowest,
    ...(max !== undefined && { 'aria-valuemax': highest }),
  }
  return (
    <span className={cx(styles.root, className)}>
      <span
        role="group"
        aria-label={label}
        className={cx(
          styles.stepper,
          size === 'small' && styles.small,
          disabled && styles.disabled,
          problem !== '' && styles.wrong,
        )}
      >
        <button
          type="button"
          className={styles.button}
          aria-label="Меньше"
          disabled={disabled}
          aria-disabled={current() <= lowest}
          onClick={() => go(current() - step)}
        />
        {isField ? (
          <input
            {...quantity}
            ref={inList ? takeFocus : undefined}
            inputMode="numeric"
            autoComplete="off"
            className={styles.input}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? undefined : problemId}
            disabled={disabled}
            value={draft ?? String(value)}
            onChange={(event) => tell(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={commit}
            onKeyDown={handleKey}
          />
        ) : (
          <span
            {...quantity}
            tabIndex={disabled ? -1 : 0}
            aria-disabled={disabled}
            className={cx(styles.input, styles.shown)}
            onFocus={() => setField(true)}
          >
            {value}
          </span>
        )}
        <button
          type="button"
          className={cx(styles.button, styles.plus)}
          aria-label="Больше"
          disabled={disabled}
          aria-disabled={current() >= highest}
          onClick={() => go(current() + step)}
        />
      </span>
      {problem !== '' && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
