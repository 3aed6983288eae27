import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Popover.module.css'
import { usePressElsewhere } from './use-press-elsewhere.ts'

/** Spread onto the button that opens the popover. */
export interface PopoverTriggerProps {
  id: string
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls'?: string
  onClick: () => void
}

export interface PopoverProps {
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** Accessible name of the panel. */
  label: string
  /** The panel; `close` returns the focus to the opener. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Which edges of opener and panel are aligned. */
  align?: 'start' | 'end'
  /** Both together make it controlled. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  panelClassName?: string
}

/**
 * A panel that floats beside its opener on layer 1900 (R-CONST-29), without backdrop and without trapping the focus.
 * Escape closes it and returns the focus; so does a click elsewhere, or Tab out of it, without taking the focus.
 */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  open: openGiven,
  onOpenChange,
  className,
  panelClassName,
}: PopoverProps) {
  const panelId = useId()
  const triggerId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [openHere, setOpenHere] = useState(false)
  const open = openGiven ?? openHere

  const change = (next: boolean) => {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  const { root, onBlur } = usePressElsewhere(open, () => change(false))
  const close = () => {
    change(false)
    document.getElementById(triggerId)?.focus()
  }

  useEffect(() => {
    if (open) panel.current?.focus({ preventScroll: true })
  }, [open])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open && !event.defaultPrevented) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div
      ref={root}
      // Only listens to what bubbles out of opener and panel.
      role="presentation"
      className={cx(styles.root, className)}
      onKeyDown={handleKey}
      onBlur={onBlur}
    >
      {trigger({
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        ...(open && { 'aria-controls': panelId }),
        onClick: () => (open ? close() : change(true)),
      })}
      {open && (
        <div
          ref={panel}
          id={panelId}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={cx(styles.panel, align === 'end' && styles.end, panelClassName)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}
