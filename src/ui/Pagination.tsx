import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './Pagination.module.css'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  renderLink?: RenderLink
  label?: string
}

/** Pages as links, so they work without scripts and in a new tab. Nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  hrefOf,
  renderLink = plainLink,
  label = 'Страницы',
}: PaginationProps) {
  if (pageCount <= 1) return null
  const className = styles.page ?? ''
  const step = (to: number, rel: 'prev' | 'next', words: string) => {
    const icon = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
    return (
      <li>
        {to >= 1 && to <= pageCount ? (
          renderLink({ href: hrefOf(to), className, rel, 'aria-label': words, children: icon })
        ) : (
          <span aria-hidden className={cx(className, styles.off)}>
            {icon}
          </span>
        )}
      </li>
    )
  }
  return (
    <nav aria-label={label} data-print="no">
      <ul className={styles.list}>
        {step(page - 1, 'prev', 'Предыдущая страница')}
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden className={cx(className, styles.gap)}>
                …
              </span>
            ) : number === page ? (
              <span className={cx(className, styles.current)} aria-current="page">
                {number}
              </span>
            ) : (
              renderLink({
                href: hrefOf(number),
                className,
                'aria-label': `Страница ${number}`,
                children: number,
              })
            )}
          </li>
        ))}
        {step(page + 1, 'next', 'Следующая страница')}
      </ul>
    </nav>
  )
}
