import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useFloat } from '../../popups/use-popups.ts'
import { type OnDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { asButton } from '../../ui/plain-click.ts'
import { usePressElsewhere } from '../../ui/use-press-elsewhere.ts'
import styles from './PanelButton.module.css'

/** What a panel is given. */
export interface PanelProps {
  /** @param andFocus gives the focus back to the button: for a close button inside the panel */
  close: (andFocus?: boolean) => void
}

interface PanelButtonProps {
  /** Of the panel in the document. */
  id: string
  /** Where the button leads without scripts. */
  href: string
  code: OnDemand<{ default: ComponentType<PanelProps> }>
  /** Shown when the code did not load. */
  error: string
  /** Data of the panel, read on intent. */
  load?: () => Promise<unknown>
  className?: string | undefined
  buttonClassName?: string | undefined
  children: (isOpen: boolean) => ReactNode
}

/** A button of the header that opens a panel under the whole header; code and data of the panel come on intent. */
export function PanelButton({
  id,
  href,
  code,
  error,
  load,
  className,
  buttonClassName,
  children,
}: PanelButtonProps) {
  const [open, setOpen] = useState(false)
  const { root, onBlur } = usePressElsewhere(open, () => setOpen(false))
  const button = useRef<HTMLAnchorElement>(null)
  const close = (andFocus = false) => {
    setOpen(false)
    if (andFocus) button.current?.focus()
  }
  useFloat(open, () => close(root.current?.contains(document.activeElement) ?? false))

  return (
    <div
      ref={root}
      role="presentation"
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        close(true)
      }}
      onBlur={onBlur}
    >
      <a
        ref={button}
        href={href}
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        className={buttonClassName}
        {...onIntent(code.load, ...(load ? [load] : []))}
        {...asButton(() => setOpen(!open))}
      >
        {children(open)}
      </a>
      {open && (
        <div id={id} className={styles.panel}>
          <div className={styles.inner}>
            <OnDemandPart code={code} error={error} props={{ close }} />
          </div>
        </div>
      )}
    </div>
  )
}
