import { useId, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { countOf } from '../lib/plural.ts'
import { cx } from './class-names.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'
import styles from './Select.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ComboboxOption {
  /** Tells it from the others. */
  value: string
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export interface ComboboxProps
  extends FieldLook, Omit<ComponentProps<'input'>, keyof FieldLook | 'value' | 'onChange' | 'list'> {
  value: string
  onType: (text: string) => void
  options: readonly ComboboxOption[]
  onPick: (index: number) => void
  /** In place of options: still searching, nothing found, no service. */
  note?: string | undefined
}

/** A text with suggestions: the editable combobox of WAI-ARIA. Any text may be typed. */
export function Combobox({
  label,
  labelHidden,
  required,
  error,
  subtext,
  verified,
  disabled,
  className,
  id,
  value,
  onType,
  options,
  onPick,
  note,
  onBlur,
  ...input
}: ComboboxProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const hasList = open && options.length > 0
  const words = note ?? (hasList ? countOf(options.length, ['подсказка', 'подсказки', 'подсказок']) : '')

  const pick = (index: number) => {
    if (!options[index] || options[index].disabled) return
    setOpen(false)
    setActive(-1)
    onPick(index)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // -1 is the text itself, before the first and after the last option.
      const places = options.length + 1
      const next = hasList ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : options.length - 1
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView?.({ block: 'nearest' })
    } else if (event.key === 'Enter' && hasList && options[active]) {
      event.preventDefault()
      pick(active)
    } else if (event.key === 'Escape' && open && (hasList || note)) {
      // The topmost float takes the Escape (O-121): dialogs below check `defaultPrevented`.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <FieldShell {...{ label, labelHidden, required, error, subtext, verified, disabled, className, id }}>
      {(control) => (
        <div className={styles.root}>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={listId}
            {...(hasList && active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
            value={value}
            onChange={(event) => {
              setOpen(true)
              setActive(-1)
              onType(event.target.value)
            }}
            onKeyDown={handleKey}
            onBlur={(event) => {
              setOpen(false)
              onBlur?.(event)
            }}
          />
          {hasList && (
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-label="Подсказки"
              className={styles.list}
              // The input keeps the focus, or its blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              {options.map((option, index) => (
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-disabled={option.disabled ?? false}
                  className={cx(styles.option, index === active && styles.active)}
                  onPointerMove={() => index !== active && setActive(index)}
                  onClick={() => pick(index)}
                >
                  {option.label}
                  {option.hint && <span className={styles.hint}>{option.hint}</span>}
                </div>
              ))}
            </div>
          )}
          {open && !hasList && note && <p className={cx(styles.list, styles.option, styles.empty)}>{note}</p>}
          <VisuallyHidden role="status">{open ? words : ''}</VisuallyHidden>
        </div>
      )}
    </FieldShell>
  )
}
