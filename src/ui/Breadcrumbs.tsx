import styles from './Breadcrumbs.module.css'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'

export interface Breadcrumb {
  title: string
  /** Left out for the page itself. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[]
  renderLink?: RenderLink
}

/** The way to this page; the last item is the page. */
export function Breadcrumbs({ items, renderLink = plainLink }: BreadcrumbsProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Хлебные крошки" data-print="no">
      <ol className={styles.list}>
        {items.map(({ title, href }, index) => (
          <li key={`${title} ${href ?? ''}`} className={styles.item}>
            {href && index < items.length - 1 ? (
              renderLink({ href, className: styles.link, children: title })
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
