import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchPath } from '../../lib/paths.ts'
import { handOverList, isList, quickOrderPath } from '../../lib/quick-order.ts'
import { useClearPopups, useFloat, useIsLeaving } from '../../popups/use-popups.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './SearchBox.module.css'

const hint = 'Введите артикул, название товара или название категории'
const suggestions = onDemand(async () => {
  const panel = await import('./SearchPanel.tsx')
  return { default: panel.default, nextCell: panel.nextCell }
})
const suggestionsIntent = onIntent(suggestions.load)

export interface SearchBoxProps {
  className?: string | undefined
  /** Inside of the search popup: the focus goes here, and the panel stands in the flow. */
  inPopup?: boolean
  /** A navigation to another page closes the popup around the box by itself. */
  onLeave?: () => void
}

/**
 * The search box (R-HEAD-22 … R-HEAD-27): a GET form that works without scripts, with them a combobox whose panel of
 * suggestions is loaded on the first focus.
 */
export function SearchBox({ className, inPopup = false, onLeave }: SearchBoxProps) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const panelId = useId()
  const root = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  /** The text was typed during a navigation: the new page doesn't clear it. */
  const isTypedAhead = useRef(false)

  const hide = () => {
    setOpen(false)
    setActive(null)
  }
  const leave = () => {
    hide()
    setText('')
    onLeave?.()
  }
  const hasPanel = open && text.trim() !== ''
  const clear = () => {
    if (!isTypedAhead.current) {
      hide()
      setText('')
    }
    isTypedAhead.current = false
  }
  // Text typed before hydration; whoever is still typing gets its suggestions.
  useEffect(() => {
    const input = root.current?.querySelector('input')
    setText(input?.value ?? '')
    setOpen(input === document.activeElement)
  }, [])
  // The panel goes with the text, by the listener: the float has its place in the Escape order only.
  useFloat(hasPanel && !inPopup, hide, () => undefined)
  useClearPopups(clear)

  useEffect(() => {
    if (!hasPanel || inPopup) return undefined
    // The panel must not cover the element that was pressed or has the focus.
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, onElsewhere)
    return () => {
      for (const event of events) document.removeEventListener(event, onElsewhere)
    }
  }, [hasPanel, inPopup])

  const order = (list: string | File) => {
    leave()
    handOverList(list)
    void navigate(quickOrderPath)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (isVertical && !hasPanel) {
      event.preventDefault()
      setOpen(true)
      return
    }
    const next = hasPanel ? suggestions.loaded?.nextCell(panel.current, active, event.key) : undefined
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
      return
    }
    if (event.key === 'Escape' && hasPanel && !inPopup) {
      event.preventDefault()
      hide()
      return
    }
    if (event.key !== 'Enter' || !active) return
    const target = document.getElementById(active)?.querySelector<HTMLElement>('a,button')
    if (!target) return
    event.preventDefault()
    target.click()
  }

  return (
    <form
      ref={root}
      action={searchPath('')}
      role="search"
      className={cx(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault()
        const query = text.trim()
        if (query === '') return
        leave()
        void navigate(searchPath(query))
      }}
    >
      <label className={styles.field}>
        <VisuallyHidden>{hint}</VisuallyHidden>
        <input
          type="search"
          name="query"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={hasPanel}
          aria-controls={panelId}
          {...(hasPanel && active && { 'aria-activedescendant': active })}
          placeholder="Поиск"
          title={hint}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          {...(inPopup && { 'data-autofocus': true })}
          value={text}
          {...suggestionsIntent}
          onFocus={() => {
            suggestionsIntent.onFocus()
            setOpen(true)
          }}
          onChange={(event) => {
            isTypedAhead.current = isLeaving()
            setText(event.target.value)
            setOpen(true)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (!isList(pasted)) return
            // A field of one line would glue the lines together.
            event.preventDefault()
            order(pasted)
          }}
          // Dropping is only for the mouse; the page of the cart has a field for files.
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault()
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files
            if (!file) return
            event.preventDefault()
            order(file)
          }}
        />
      </label>
      <button type="submit" aria-label="Найти" className={styles.submit}>
        <Icon name="search" />
      </button>
      {hasPanel && (
        <div ref={panel} className={cx(styles.panel, inPopup && styles.inFlow)}>
          <OnDemandPart
            code={suggestions}
            error="Не удалось загрузить подсказки"
            props={{ id: panelId, text, active, onActive: setActive, onLeave: leave }}
          />
        </div>
      )}
    </form>
  )
}
