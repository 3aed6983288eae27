import { useRevalidator } from 'react-router'
import type { components } from '../../generated/api-types.ts'
import { Link } from '../../links/Link.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IntentHandlers } from '../../ui/on-demand.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { type ListAddress, queryText, type SortCode, withSort } from './list-address.ts'
import { type ListView, listViewCookie } from '../../lib/list-view.ts'
import styles from './ListToolbar.module.css'
import { FILTERS_ID } from './rail.ts'

export interface ListToolbarProps {
  address: ListAddress
  /** None when the list is ordered by a column. */
  sort: SortCode | undefined
  sortOptions: readonly components['schemas']['SortOption'][]
  view: ListView
  /** How many filters are chosen. */
  chosen: number
  onOpenFilters: () => void
  /** Loads the code of the filters' popup before the click. */
  filtersIntent: IntentHandlers
}

/** Above the list: filters on narrow screens, order, view. Everything is a link, so it works without scripts. */
export function ListToolbar({
  address,
  sort,
  sortOptions,
  view,
  chosen,
  onOpenFilters,
  filtersIntent,
}: ListToolbarProps) {
  return (
    <div className={cx(styles.bar, view === 'table' && styles.overTable)} data-print="no">
      <a
        href={`#${FILTERS_ID}`}
        className={styles.filters}
        aria-haspopup="dialog"
        {...filtersIntent}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onOpenFilters()
        }}
      >
        <Icon name="filter" />
        Фильтры
        {chosen > 0 && <b className={styles.chosen}>{chosen}</b>}
      </a>
      <nav className={styles.sorts} aria-label="Сортировка">
        {sortOptions.map(({ code, name }) => (
          <Link
            key={code}
            to={{ search: queryText(withSort(address.search, code)) }}
            className={styles.sort}
            aria-current={code === sort ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {name}
          </Link>
        ))}
      </nav>
      <ViewLinks address={address} view={view} />
    </div>
  )
}

const views = [
  { view: 'list', title: 'Списком' },
  { view: 'grid', title: 'Плиткой' },
  { view: 'table', title: 'Таблицей' },
] as const

/** The choice is kept in the cookie `view`; without scripts the link carries it in the address. */
export function ViewLinks({
  address,
  view,
  label = 'Вид списка',
}: {
  address: ListAddress
  view: ListView
  label?: string
}) {
  const { revalidate } = useRevalidator()
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map((item) => {
        const search = new URLSearchParams(address.search)
        search.set('view', item.view)
        return (
          <Link
            key={item.view}
            to={{ search: queryText(search) }}
            className={cx(styles.view, item.view === view && styles.current)}
            aria-label={item.title}
            aria-current={item.view === view ? 'true' : undefined}
            title={item.title}
            rel="nofollow"
            onClick={(event) => {
              if (address.search.has('view') || !isPlainClick(event)) return
              event.preventDefault()
              document.cookie = listViewCookie(item.view)
              void revalidate()
            }}
          >
            <Icon name={item.view} />
          </Link>
        )
      })}
    </nav>
  )
}
