import { useEffect, useRef } from 'react'
import { DEFAULT_PAGE_SIZE, withPage, withPageSize } from '../../lib/filters.ts'
import { Link } from '../../links/Link.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import type { RenderLink } from '../../ui/render-link.tsx'
import { type ListAddress, pageSizes, queryText } from './list-address.ts'
import styles from './ProductListing.module.css'
import type { ShownListing } from './section-api.ts'

export interface ListPagesProps {
  address: ListAddress
  pagination: ShownListing['pagination']
  /** Where a link to another page leads: to the first card, with and without scripts. */
  listId: string
}

/** Below the list: its pages and their size. */
export function ListPages({ address, pagination, listId }: ListPagesProps) {
  const key = `${address.page} ${address.pageSize}`
  const shown = useRef(key)
  // The followed link isn't a link on its own page, so the focus would be lost.
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (document.activeElement === document.body)
      document.getElementById(listId)?.focus({ preventScroll: true })
  }, [key, listId])
  return (
    <>
      <Pagination
        page={pagination.page}
        pageCount={pagination.pages}
        hrefOf={(page) => `${address.pathname}${queryText(withPage(address.search, page))}#${listId}`}
        renderLink={routerLink}
      />
      {pagination.total > pageSizes[0] && (
        <nav className={styles.sizes} aria-label="Товаров на странице" data-print="no">
          <span>Показывать по</span>
          {pageSizes.map((size) => (
            <Link
              key={size}
              to={`${address.pathname}${queryText(withPageSize(address.search, size))}#${listId}`}
              className={styles.size}
              aria-current={size === address.pageSize ? 'true' : undefined}
              rel={size === DEFAULT_PAGE_SIZE ? undefined : 'nofollow'}
            >
              {size}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />
