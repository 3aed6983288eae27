import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { currentBranchQuery } from '../../api/frame-queries.ts'
import { useSession } from '../../api/session.ts'
import { useAtTabStore } from '../../api/tab-store.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import { LocalLoader } from '../../ui/Loader.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import styles from './Cart.module.css'
import { cartQuery, type Cart as CartData } from './cart-api.ts'
import { CartBar } from './CartBar.tsx'
import { CartSearchField } from './CartSearchField.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartStoreGroup } from './CartStoreGroup.tsx'
import { CartTools } from './CartTools.tsx'
import { CartTotals } from './CartTotals.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { NewBranchNote } from './NewBranchNote.tsx'
import { groupByStore } from './group-lines.ts'
import { useCartSearch } from './use-cart-search.ts'

/** The place of the order's form on the page. */
const checkoutId = 'checkout'

/** Up to this number of lines the sums stay visible. */
const SHORT_CART = 3
/** Above this number the lines can be shown in a compact form. */
const LONG_CART = 8

export interface CartProps {
  /** The form of the order, under the lines. It may show its own totals in `place`, instead of those of the cart. */
  checkout?: (place: HTMLElement | null) => ReactNode
  /** A list of articles to add, above the lines. It stays mounted when the cart is emptied or filled. */
  quickOrder?: ReactNode
  /** Saved carts, under an empty cart. */
  saved?: ReactNode
  /** Products that were looked at, under an empty cart and a full one. */
  viewed?: ReactNode
}

/** The page of the cart, for guests and customers: lines by store, sums, the order (R-CART-01, R-ROLE-04). */
export function Cart({ checkout, quickOrder, saved, viewed }: CartProps) {
  const { data, isError, isFetching, refetch } = useQuery(useAtTabStore(cartQuery()))
  const isEmpty = data?.basketProducts.grid.products.length === 0
  const [wasFull, setWasFull] = useState(false)
  if (data && !isEmpty && !wasFull) setWasFull(true)

  const retry = { onRetry: () => void refetch(), retrying: isFetching }
  return (
    <>
      {data && isError && <ErrorState compact title="Не удалось пересчитать корзину" {...retry} />}
      <div className={styles.page}>
        {isEmpty ? (
          <EmptyCart emptied={wasFull} />
        ) : (
          <div className={styles.head}>
            <h1 tabIndex={-1}>Корзина</h1>
            {data && (
              <span className={styles.count}>
                {countOf(data.basketProducts.grid.products.length, productForms)}
              </span>
            )}
          </div>
        )}
        {quickOrder}
        {isEmpty ? (
          <>
            {saved}
            {viewed}
          </>
        ) : data ? (
          <FullCart cart={data} checkout={checkout} viewed={viewed} />
        ) : isError ? (
          <ErrorState title="Не удалось загрузить корзину" {...retry} />
        ) : (
          <CartSkeleton />
        )}
      </div>
    </>
  )
}

function FullCart({ cart, checkout, viewed }: Omit<CartProps, 'quickOrder' | 'saved'> & { cart: CartData }) {
  const { grid, info } = cart.basketProducts
  const [search, setSearch] = useState('')
  // The field keeps to itself what is typed; a new key empties it from here.
  const [fieldKey, setFieldKey] = useState(0)
  const { found, searching, failed, retry } = useCartSearch(search)
  const { data: branch } = useQuery(currentBranchQuery())
  const { isAuthorized } = useSession()
  const [totalsPlace, setTotalsPlace] = useState<HTMLElement | null>(null)
  const [isCompact, setCompact] = useState(false)
  const lines = found ? grid.products.filter(({ id }) => found.has(id)) : grid.products
  const showAll = () => {
    setSearch('')
    setFieldKey((key) => key + 1)
  }
  const common = info.warnings.filter(({ productId }) => productId === undefined)
  const order = checkout && (
    <div id={checkoutId} className={styles.checkout} data-print="no">
      {checkout(totalsPlace)}
    </div>
  )

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.lines} data-compact={isCompact || undefined}>
          <CartTools
            {...(grid.products.length > LONG_CART && {
              compact: { value: isCompact, onChange: setCompact },
            })}
            search={<CartSearchField key={fieldKey} isEmptied={fieldKey > 0} onSearch={setSearch} />}
          />
          <NewBranchNote branch={branch} />
          {common.map(({ code, message }) => (
            <p key={`${code} ${message}`} className={styles.warning}>
              {message}
            </p>
          ))}
          {failed && <ErrorState compact title="Не удалось найти" onRetry={retry} />}
          {lines.length === 0 && searching ? (
            <LocalLoader label="Поиск…" />
          ) : lines.length === 0 ? (
            <EmptyState
              icon="search"
              title={`В корзине нет «${search}»`}
              actions={<Button onClick={showAll}>Показать все</Button>}
            />
          ) : (
            groupByStore(lines, branch?.storeId).map((group) => (
              <CartStoreGroup
                key={group.storeId}
                group={group}
                sums={info.stores?.find(({ storeId }) => storeId === group.storeId)}
                warnings={info.warnings}
              />
            ))
          )}
          {checkout && lines.length > SHORT_CART && (
            <CartBar total={info.total} checkoutHref={`#${checkoutId}`} />
          )}
        </div>
        {/* On a phone the totals of the order, with its button, come after the form; a guest has no form. */}
        {isAuthorized && order}
        <aside className={styles.totals} aria-label="Итог корзины">
          <div className={styles.sticky}>
            <div ref={setTotalsPlace} className={styles.orderTotals} />
            <div>
              <CartTotals info={info} {...(checkout && { checkoutHref: `#${checkoutId}` })} />
            </div>
          </div>
        </aside>
        {!isAuthorized && order}
      </div>
      <div data-print="no">{viewed}</div>
    </>
  )
}
