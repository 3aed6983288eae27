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
  /** Parts of a long page, by their anchors; beside the content from 1280 px up. */
  contents?: readonly { id: string; title: string }[]
  children: ReactNode
}

const noContents: readonly never[] = []

/** The way to a page, its heading, its content. */
export function PageFrame({ title, breadcrumbs, note, contents = noContents, children }: PageFrameProps) {
  return (
    <article className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={(breadcrumbs ?? []).map(({ title: step, link }) => ({ title: step, href: link ?? undefined }))}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      {contents.length > 1 ? (
        <div className={styles.beside}>
          <nav className={styles.contents} aria-label="На этой странице" data-print="no">
            <ul role="list">
              {contents.map(({ id, title: part }) => (
                <li key={id}>
                  <a href={`#${id}`}>{part}</a>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </div>
      ) : (
        children
      )}
    </article>
  )
}
