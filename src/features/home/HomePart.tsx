import type { ReactNode } from 'react'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import styles from './HomePage.module.css'

export interface HomePartProps {
  title: string
  /** Where the whole list is, and its words. */
  link?: { href: string; text: string }
  children: ReactNode
  /** Its list is one row that scrolls on a phone. */
  row?: boolean
}

/** A part of the home page: a ruled heading with the way to the whole list at its end. */
export function HomePart({ title, link, children, row = false }: HomePartProps) {
  return (
    <section className={cx(styles.part, row && styles.row)} data-rest="">
      <div className={styles.head}>
        <h2>{title}</h2>
        {link && (
          <Link to={link.href} className={styles.all}>
            {link.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
