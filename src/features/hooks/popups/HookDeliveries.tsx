import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../api/api-query.ts'
import { listHookDeliveries } from '../../../generated/operations.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { DeliveryTable } from '../DeliveryTable.tsx'
import { ReminderTable } from '../ReminderTable.tsx'
import type { Hook } from '../hook-words.ts'
import styles from '../Hooks.module.css'

export interface HookDeliveriesProps {
  hook: Hook
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'hook-deliveries': HookDeliveriesProps
  }
}

/** All tries of a hook that are kept, page by page (R-HOOK-02). */
export default function HookDeliveries({ hook }: HookDeliveriesProps) {
  const [failed, setFailed] = useState(false)
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...apiQuery(listHookDeliveries, {
      path: { id: hook.id },
      query: { PAGEN_1: page, PAGE_SIZE: 20, ...(failed && { failed }) },
    }),
    placeholderData: keepPreviousData,
  })
  // All of them at once, so the first page has them.
  const reminders = page === 1 ? (data?.reminders ?? []) : []
  return (
    <PopupShell title="Доставки" subtitle={hook.name}>
      {hook.channel === 'webhook' && (
        <Checkbox
          label="Только неудачные"
          checked={failed}
          onChange={({ target }) => {
            setFailed(target.checked)
            setPage(1)
          }}
        />
      )}
      {isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {reminders.length > 0 && <ReminderTable hook={hook} rows={reminders} />}
          {data.items.length + reminders.length === 0 && (
            <EmptyState icon="hook" title="Таких доставок нет" />
          )}
          <DeliveryTable hook={hook} caption="Доставки" rows={data.items} />
          {data.pagination.pages > 1 && (
            <div className={styles.tools}>
              <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
                Новее
              </Button>
              <span role="status">{`Страница ${page} из ${data.pagination.pages}`}</span>
              <Button disabled={page >= data.pagination.pages} onClick={() => setPage(page + 1)}>
                Старее
              </Button>
            </div>
          )}
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </PopupShell>
  )
}
