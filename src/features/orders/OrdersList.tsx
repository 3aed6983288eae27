import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companiesQuery } from '../../api/frame-queries.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { TabLinks } from '../../ui/Tabs.tsx'
import { BulkApproval } from './BulkApproval.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersExport } from './OrdersExport.tsx'
import { keysOf } from '../../lib/keys-of.ts'
import {
  hasFilters,
  noFilters,
  type OrdersAddress,
  ordersHref,
  type OrderTab,
  orderTabs,
} from './orders-address.ts'
import { ordersQuery } from './orders-queries.ts'
import styles from './Orders.module.css'
import { NoOrdersYet, OrdersFailure } from './OrdersStates.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** The orders of the customer: tabs, filters, rows, paging; all of it stands in the address (R-ORDER-01, R-ACC-12). */
export function OrdersList({ address }: { address: OrdersAddress }) {
  const { data } = useQuery(ordersQuery(address))
  const approval = data?.tabs.find(({ code }) => code === 'approval')?.count ?? 0
  // Nobody approves what a person orders for oneself.
  const hasCompany = useQuery(companiesQuery()).data?.items.length !== 0
  const isOffered = (code: OrderTab) =>
    code !== 'approval' || hasCompany || approval > 0 || address.tab === 'approval'
  return (
    <div className={styles.list}>
      <TabLinks
        label="Заказы по состоянию"
        renderLink={renderSiteLink}
        items={keysOf(orderTabs)
          .filter(isOffered)
          .map((code) => ({
            href: ordersHref(address, { tab: code }),
            title: orderTabs[code],
            current: code === address.tab,
            count: code === 'approval' && approval > 0 ? approval : undefined,
          }))}
      />
      <OrderFilters key={ordersHref(address)} address={address} />
      <Rows address={address} />
    </div>
  )
}

function Rows({ address }: { address: OrdersAddress }) {
  const { data, error, isFetching, refetch } = useQuery(ordersQuery(address))
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  if (!data && error) {
    return (
      <OrdersFailure
        title="Не удалось загрузить заказы"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton lines={8} />
  if (data.items.length === 0) return <NoOrders address={address} />
  const { items } = data
  const approvable = items.filter(({ allowedActions }) => allowedActions.includes('approve'))
  const chosen = approvable.filter(({ id }) => chosenIds.has(id))
  return (
    <>
      {approvable.length > 1 && (
        <BulkApproval
          approvable={approvable}
          chosen={chosen}
          onChoose={(orders) => setChosenIds(new Set(orders.map(({ id }) => id)))}
        />
      )}
      <OrdersTable
        repeatable
        orders={items}
        caption="Заказы"
        {...(approvable.length > 1 && {
          choice: {
            isOffered: ({ allowedActions }) => allowedActions.includes('approve'),
            isChosen: ({ id }) => chosenIds.has(id),
            onChange: ({ id }, isChosen) =>
              setChosenIds(
                new Set(isChosen ? [...chosenIds, id] : [...chosenIds].filter((one) => one !== id)),
              ),
          },
        })}
      />
      <OrdersExport address={address} />
      <Pagination
        page={data.pagination.page}
        pageCount={data.pagination.pages}
        hrefOf={(page) => ordersHref(address, { page })}
        renderLink={renderSiteLink}
      />
    </>
  )
}

function NoOrders({ address }: { address: OrdersAddress }) {
  if (hasFilters(address)) {
    return (
      <EmptyState
        icon="filter"
        title="По этим фильтрам заказов нет"
        text="Измените условия или посмотрите все заказы."
        actions={
          <Link to={ordersHref(address, noFilters)} className={buttonClass()}>
            Сбросить фильтры
          </Link>
        }
      />
    )
  }
  if (address.tab !== 'all') {
    return (
      <EmptyState
        title="В этой вкладке заказов нет"
        actions={
          <Link to={ordersHref(address, { tab: 'all' })} className={buttonClass()}>
            Все заказы
          </Link>
        }
      />
    )
  }
  return <NoOrdersYet />
}
