import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useAtTabStore } from '../../../api/tab-store.ts'
import { countOf, productForms } from '../../../lib/plural.ts'
import { Link } from '../../../links/Link.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { ErrorState } from '../../../ui/State.tsx'
import { clearHref } from '../ChosenFilters.tsx'
import { FilterForm } from '../FilterForm.tsx'
import { FilterSkeleton } from '../FilterSkeleton.tsx'
import styles from './Filters.module.css'
import { hasChosenFilters, readListAddress } from '../list-address.ts'
import type { FiltersPopupProps } from '../filters-popup.ts'
import { smartFilterQuery } from '../section-api.ts'

const clearFocus = handOnFocus((clear) => clear.parentElement?.querySelector('button'))

/**
 * The smart filter on narrow screens (R-POPUP-09). It stays open while filters change (R-ROUTE-53); the list behind it
 * follows, and the button says how many products it holds.
 */
export default function Filters({ target }: FiltersPopupProps) {
  const address = readListAddress(useLocation())
  const { close } = usePopup()
  const { data, isError, isFetching, refetch } = useQuery({
    ...useAtTabStore(smartFilterQuery(target, address?.effective ?? {}, address?.expanded ?? [])),
    placeholderData: keepPreviousData,
  })
  return (
    <PopupShell
      title="Фильтры"
      footer={
        <div className={styles.footer}>
          {address && hasChosenFilters(address) && (
            <span ref={clearFocus}>
              <Link to={clearHref(address)} className={styles.clear} replace preventScrollReset>
                Сбросить
              </Link>
            </span>
          )}
          <Button variant="primary" block onClick={() => void close()}>
            {data && !isFetching ? `Показать ${countOf(data.total, productForms)}` : 'Показать товары'}
          </Button>
        </div>
      }
    >
      {data && address ? (
        <FilterForm address={address} filters={data.filters} sendsLast />
      ) : isError ? (
        <ErrorState
          title="Не удалось загрузить фильтры"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <FilterSkeleton />
      )}
    </PopupShell>
  )
}
