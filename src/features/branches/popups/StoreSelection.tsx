import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import type { components } from '../../../generated/api-types.ts'
import { listStores } from '../../../generated/operations.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { cx } from '../../../ui/class-names.ts'
import { AddressText } from '../../../ui/AddressText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'
import { MapFrame } from '../../../maps/MapFrame.tsx'
import { Schedule } from '../Schedule.tsx'
import styles from './StoreSelection.module.css'

type Branch = components['schemas']['Branch']

/** Props of the popup `store-selection`. */
export interface StoreSelectionProps {
  /** Stores that may be chosen, in their order; all when absent. */
  storeIds?: readonly string[]
  /** The store that is chosen now; '' when none is. */
  chosen: string
  onChoose: (storeId: string) => void
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'store-selection': StoreSelectionProps
  }
}

/** Chooses where to collect an order, on a map or in the list beside it (R-POPUP-05). */
export default function StoreSelection({ storeIds, chosen, onChoose }: StoreSelectionProps) {
  const { close } = usePopup()
  const { data, isError, isFetching, refetch } = useQuery(apiQuery(listStores, {}))
  const loading = useShownAtLeast(!data && !isError)
  const stores = useMemo(() => data && inOrder(data.items, storeIds), [data, storeIds])
  const points = useMemo(
    () => (stores ?? []).map(({ storeId, name, lat, lon }) => ({ id: storeId, title: name, lat, lon })),
    [stores],
  )
  const list = useRef<HTMLOListElement>(null)
  const [marked, setMarked] = useState(chosen)
  /** A pin shows a number only: its row tells the store, and is pressed. */
  const mark = (storeId: string) => {
    setMarked(storeId)
    const rows = list.current?.querySelectorAll('button')
    rows?.[points.findIndex(({ id }) => id === storeId)]?.focus()
  }
  const choose = async (storeId: string) => {
    onChoose(storeId)
    await close()
  }
  return (
    <PopupShell title="Где забрать">
      {!loading && !data && isError && (
        <ErrorState
          title="Не удалось загрузить магазины"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {loading && <LocalLoader />}
      {!loading && stores && (
        <>
          <MapFrame label="Карта магазинов и складов" points={points} chosen={marked} onChoose={mark} />
          <ol ref={list} role="list" aria-label="Магазины и склады" className={styles.list}>
            {stores.map(({ storeId, name, storeName, address, schedule }, index) => (
              <li key={storeId} className={styles.row}>
                <button
                  type="button"
                  className={cx(styles.store, storeId === marked && styles.marked)}
                  aria-current={storeId === chosen ? 'true' : undefined}
                  onClick={() => void choose(storeId)}
                >
                  <span aria-hidden="true" className={styles.number}>
                    {index + 1}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{`${name}: ${storeName}`}</span>
                    <span className={styles.small}>
                      <AddressText text={address} />
                    </span>
                    <span className={styles.small}>
                      <Schedule rows={schedule} />
                    </span>
                  </span>
                  {storeId === chosen && <Icon name="check" label="Выбран" />}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </PopupShell>
  )
}

function inOrder(branches: readonly Branch[], storeIds: readonly string[] | undefined): readonly Branch[] {
  if (!storeIds) return branches
  return storeIds.flatMap((id) => branches.find(({ storeId }) => storeId === id) ?? [])
}
