import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

export interface DisclosureProps {
  title: ReactNode
  /** At the right end: how many are chosen, for instance. */
  aside?: ReactNode
  defaultOpen?: boolean
  /** Of several with one name only one is open at a time. */
  name?: string
  onToggle?: (open: boolean) => void
  children: ReactNode
  className?: string
}

/**
 * A part that opens and closes: `<details>`, so it works without scripts and the browser's page search finds its
 * text.
 */
export function Disclosure({
  title,
  aside,
  defaultOpen = false,
  name,
  onToggle,
  children,
  className,
}: DisclosureProps) {
  return (
    <details
      className={cx(styles.disclosure, className)}
      open={defaultOpen}
      {...(name && { name })}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {title}
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

export interface AccordionProps {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[]
  /** With a name only one part is open at a time; the name must be unique on the page. */
  name?: string
}

/** Several disclosures under each other, as questions and answers. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div>
      {items.map((item) => (
        <Disclosure key={item.id} title={item.title} {...(name && { name })}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  )
}
