import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './Tabs.module.css'

export interface TabItem {
  id: string
  title: ReactNode
  /** A figure after the title. */
  count?: ReactNode
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  items: readonly TabItem[]
  /** With `onChange`: controlled. Without: the first tab, or `defaultValue`, is open. */
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
}

/** Tabs after WAI-ARIA: arrows, Home and End move and open. Only the open panel is in the document. */
export function Tabs({ label, items, value, defaultValue, onChange }: TabsProps) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue ?? items[0]?.id ?? '')
  const wanted = value ?? own
  const selected = items.find((item) => item.id === wanted) ?? items[0]
  if (!selected) return null

  const select = (id: string) => {
    setOwn(id)
    if (id !== selected.id) onChange?.(id)
  }
  const handleKey = (event: KeyboardEvent) => {
    const enabled = items.filter((item) => !item.disabled)
    const at = enabled.indexOf(selected)
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % enabled.length,
      ArrowLeft: (at - 1 + enabled.length) % enabled.length,
      Home: 0,
      End: enabled.length - 1,
    }
    const target = enabled[targets[event.key] ?? -1]
    if (!target) return
    event.preventDefault()
    select(target.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(target)]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${item.id}`}
            aria-controls={`${baseId}-panel`}
            aria-selected={item === selected}
            tabIndex={item === selected ? 0 : -1}
            disabled={item.disabled ?? false}
            className={styles.tab}
            onKeyDown={handleKey}
            onClick={() => select(item.id)}
          >
            {item.title}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-tab-${selected.id}`}
        tabIndex={0}
        className={styles.panel}
      >
        {selected.content}
      </div>
    </div>
  )
}

export interface TabLinksProps {
  label: string
  items: readonly { href: string; title: ReactNode; count?: ReactNode; current?: boolean }[]
  renderLink?: RenderLink
}

/** Links that look like tabs, for tabs whose state is in the URL. */
export function TabLinks({ label, items, renderLink = plainLink }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ href, title, count, current }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.tab,
              ...(current && { 'aria-current': 'page' as const }),
              children: (
                <>
                  {title}
                  {count !== undefined && <span className={styles.count}>{count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
