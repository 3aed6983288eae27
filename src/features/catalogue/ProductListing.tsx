import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { useAtTabStore } from '../../api/tab-store.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { useShownAtLeast } from '../../ui/use-shown-at-least.ts'
import { FilterRail } from './FilterRail.tsx'
import { chosenFilters, type ListAddress } from './list-address.ts'
import type { ListedProduct } from './listed-product.ts'
import { chosenFilterLinks, groupedProducts, partsTable } from './listing-code.ts'
import { ListPages } from './ListPages.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import type { ListView } from '../../lib/list-view.ts'
import styles from './ProductListing.module.css'
import { ProductList } from './ProductList.tsx'
import { type FilterTarget, type ShownListing, smartFilterQuery } from './section-api.ts'

export interface ProductListingProps {
  address: ListAddress
  listing: Pick<ShownListing, 'items' | 'pagination' | 'sort' | 'sortOptions' | 'columns' | 'groups'>
  /** What the smart filter is asked for. */
  target: FilterTarget
  view: ListView
  renderActions: (product: ListedProduct) => ReactNode
  /** Stands instead of the list when there is nothing even without filters. */
  empty: ReactNode
}

/** Where a link to another page of the list leads: to its first card, with and without scripts. */
const LIST_ID = 'list'

/** Products with filters, order, view and pages; a section and a search are drawn by it. */
export function ProductListing({
  address,
  listing,
  target,
  view,
  renderActions,
  empty,
}: ProductListingProps) {
  const { items, pagination, sort, sortOptions, columns, groups } = listing
  const popups = usePopups()
  const smartFilter = useQuery({
    ...useAtTabStore(smartFilterQuery(target, address.effective, address.expanded)),
    placeholderData: keepPreviousData,
  })
  const filters = smartFilter.data?.filters ?? []
  const chosen = chosenFilters(address).length
  const isEmpty = items.length === 0
  if (isEmpty && chosen === 0) return empty

  return (
    <div className={styles.listing}>
      <FilterRail
        address={address}
        filters={smartFilter.data?.filters}
        failed={smartFilter.isError}
        retrying={smartFilter.isFetching}
        onRetry={() => void smartFilter.refetch()}
      />
      <ListRegion pathname={address.pathname}>
        <ListToolbar
          address={address}
          sort={address.orderBy === undefined ? sort : undefined}
          sortOptions={sortOptions}
          view={view}
          chosen={chosen}
          filtersIntent={popups.intent('filters')}
          onOpenFilters={() => void popups.open('filters', { target })}
        />
        {chosen > 0 && (
          <AwaitedPart code={chosenFilterLinks}>
            {({ ChosenFilters }) => <ChosenFilters address={address} filters={filters} />}
          </AwaitedPart>
        )}
        <div className={styles.items}>
          {isEmpty ? (
            <AwaitedPart code={chosenFilterLinks}>
              {({ EmptyAfterFilters }) => <EmptyAfterFilters address={address} />}
            </AwaitedPart>
          ) : view === 'table' ? (
            <AwaitedPart code={partsTable}>
              {({ PartsTable }) => <PartsTable {...{ address, items, columns, groups, renderActions }} />}
            </AwaitedPart>
          ) : groups && groups.length > 0 ? (
            <AwaitedPart code={groupedProducts}>
              {({ GroupedProducts }) => (
                <GroupedProducts {...{ address, items, columns, groups, view, renderActions }} />
              )}
            </AwaitedPart>
          ) : (
            <ProductList products={items} columns={columns} view={view} renderActions={renderActions} first />
          )}
        </div>
        <div className={styles.foot}>
          <ListPages address={address} pagination={pagination} listId={LIST_ID} />
        </div>
      </ListRegion>
    </div>
  )
}

/** The list, dimmed while another page of it loads. Apart, so that a navigation doesn't draw the cards again. */
function ListRegion({ pathname, children }: { pathname: string; children: ReactNode }) {
  const navigation = useNavigation()
  const busy = useShownAtLeast(navigation.state === 'loading' && navigation.location.pathname === pathname)
  return (
    <section
      id={LIST_ID}
      tabIndex={-1}
      className={styles.products}
      aria-label="Список товаров"
      aria-busy={busy}
    >
      {children}
    </section>
  )
}
