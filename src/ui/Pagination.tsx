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
  return (
    <nav aria-label={label} data-print="no">
      <ul className={styles.list}>
        <li>
          {page > 1 ? (
            renderLink({
              href: hrefOf(page - 1),
              className,
              rel: 'prev',
              'aria-label': 'Предыдущая страница',
              children: <Icon name="chevron-left" />,
            })
          ) : (
            <span aria-hidden className={cx(className, styles.off)}>
              <Icon name="chevron-left" />
            </span>
          )}
        </li>
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
        <li>
          {page < pageCount ? (
            renderLink({
              href: hrefOf(page + 1),
              className,
              rel: 'next',
              'aria-label': 'Следующая страница',
              children: <Icon name="chevron-right" />,
            })
          ) : (
            <span aria-hidden className={cx(className, styles.off)}>
              <Icon name="chevron-right" />
            </span>
          )}
        </li>
      </ul>
    </nav>
  )
}
