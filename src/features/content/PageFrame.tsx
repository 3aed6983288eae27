import type { ReactNode } from 'react'
import type { components } from '../../generated/api-types.ts'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './PageFrame.module.css'

export interface PageFrameProps {
  title: string
  breadcrumbs?: readonly components['schemas']['Breadcrumb'][] | undefined
  /** A line under the heading: a date, a period. */
  note?: ReactNode
  children: ReactNode
}

/** The way to a page, its heading, its content. */
export function PageFrame({ title, breadcrumbs, note, children }: PageFrameProps) {
  return (
    <article className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={(breadcrumbs ?? []).map(({ title: step, link }) => ({ title: step, href: link ?? undefined }))}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </article>
  )
}
