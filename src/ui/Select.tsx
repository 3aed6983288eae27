import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'
import { Icon } from './Icon.tsx'
import { enabledFrom, findByPrefix } from './select-keys.ts'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  hint?: ReactNode
  disabled?: boolean
}

export interface SelectProps extends FieldLook {
  options: readonly SelectOption[]
  /** '' when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Makes a hidden input of this name, for plain GET forms. */
  name?: string
  /** Shown when nothing is chosen (R-FORM-42); in a field that isn't required it is the first option too. */
  placeholder?: string
  id?: string
  /** The button: for focus on the first wrong field. */
  ref?: Ref<HTMLButtonElement>
}

/** The list is at most 18rem high (R-CONST-36); with less room below than this, in px, it opens upwards. */
const roomNeeded = 196

/** One of a list: the select-only combobox of WAI-ARIA. Works by keyboard, typing ahead, mouse and touch. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder = 'Не выбрано',
  id,
  ref,
  ...look
}: SelectProps) {
  const labelId = useId()
  const listId = useId()
  const [open, setOpen] = useState<'down' | 'up' | null>(null)
  const [active, setActive] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  const choices = look.required ? options : [{ value: '', label: placeholder }, ...options]
  const chosen = options.find((option) => option.value === value && value !== '')

  // Keeps the active option in view. The effect only scrolls.
  useEffect(() => {
    if (open) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, listId])

  const show = () => {
    const box = root.current?.getBoundingClientRect()
    const below = box ? window.innerHeight - box.bottom : roomNeeded
    const current = choices.findIndex((choice) => choice.value === value && !choice.disabled)
    setActive(Math.max(0, current >= 0 ? current : enabledFrom(choices, 0, 1)))
    setOpen(box && below < roomNeeded && box.top > below ? 'up' : 'down')
  }
  const choose = (index: number) => {
    const choice = choices[index]
    if (!choice || choice.disabled) return
    setOpen(null)
    if (choice.value !== value) onChange(choice.value)
  }
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key } = event
    const letter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!open) {
      if (!letter && !['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Home', 'End'].includes(key)) return
      show()
      if (!letter) {
        event.preventDefault()
        if (key === 'Home') setActive(enabledFrom(choices, 0, 1))
        if (key === 'End') setActive(enabledFrom(choices, choices.length - 1, -1))
        return
      }
    }
    if (letter) {
      const fresh = event.timeStamp - typed.current.at > 500
      typed.current = { text: (fresh ? '' : typed.current.text) + key, at: event.timeStamp }
      const found = findByPrefix(choices, typed.current.text, active)
      if (found >= 0) setActive(found)
      return
    }
    const moves: Record<string, number> = {
      ArrowDown: enabledFrom(choices, active + 1, 1),
      ArrowUp: enabledFrom(choices, active - 1, -1),
      PageDown: enabledFrom(choices, Math.min(active + 10, choices.length - 1), -1),
      PageUp: enabledFrom(choices, Math.max(active - 10, 0), 1),
      Home: enabledFrom(choices, 0, 1),
      End: enabledFrom(choices, choices.length - 1, -1),
    }
    const move = moves[key]
    if (move !== undefined) {
      event.preventDefault()
      if (move >= 0) setActive(move)
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault()
      choose(active)
    } else if (key === 'Tab') {
      choose(active)
      setOpen(null)
    } else if (key === 'Escape') {
      // The topmost float takes the Escape (O-121): dialogs below check `defaultPrevented`.
      event.preventDefault()
      event.stopPropagation()
      setOpen(null)
    }
  }

  return (
    <FieldShell
      {...look}
      id={id}
      labelId={labelId}
      after={<Icon name={open ? 'chevron-up' : 'chevron-down'} className={styles.chevron ?? ''} />}
    >
      {({ className, disabled, ...control }) => (
        <div ref={root} className={styles.root}>
          <button
            {...control}
            ref={ref}
            type="button"
            role="combobox"
            disabled={disabled}
            className={cx(className, styles.button)}
            aria-haspopup="listbox"
            aria-expanded={open !== null}
            aria-controls={listId}
            aria-labelledby={`${labelId} ${control.id}`}
            {...(open && { 'aria-activedescendant': `${listId}-${active}` })}
            onClick={() => (open ? setOpen(null) : show())}
            onKeyDown={handleKey}
            onBlur={() => {
              setOpen(null)
              onBlur?.()
            }}
          >
            <span className={cx(styles.value, !chosen && styles.empty)}>{chosen?.label ?? placeholder}</span>
          </button>
          {open && (
            <div
              id={listId}
              role="listbox"
              tabIndex={-1}
              aria-labelledby={labelId}
              className={cx(styles.list, open === 'up' && styles.up)}
              // The button keeps the focus, or its blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
            >
              {choices.map((choice, index) => (
                <div
                  key={choice.value}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={choice.value === value}
                  aria-disabled={choice.disabled ?? false}
                  className={cx(
                    styles.option,
                    index === active && styles.active,
                    choice.value === '' && styles.empty,
                  )}
                  onPointerMove={() => index !== active && !choice.disabled && setActive(index)}
                  onClick={() => choose(index)}
                >
                  {choice.label}
                  {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
                  {choice.value === value && (
                    <Icon name="check" size="small" className={styles.check ?? ''} />
                  )}
                </div>
              ))}
            </div>
          )}
          {name && <input type="hidden" name={name} value={value} />}
        </div>
      )}
    </FieldShell>
  )
}
