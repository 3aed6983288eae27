import { useQuery } from '@tanstack/react-query'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import { useSession } from '../../api/session.ts'
import type { getOrder } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { type Authority, authorityTitle } from './authority-fields.tsx'
import { canReceive } from './authority-orders.ts'
import { orderAuthoritiesQuery } from './authority-queries.ts'
import { AuthorityActions, AuthorityStatus } from './AuthorityActions.tsx'
import styles from './Papers.module.css'

/** Powers of attorney of an order that a company collects: what there is, and the way to the next (R-ACC-20). */
export default function OrderAuthorities({ order }: { order: Data<typeof getOrder>['order'] }) {
  const { scope = [] } = useSession()
  const current = useQuery(companiesQuery()).data?.items.find((company) => company.current)
  const isOwn = current !== undefined && current.id === order.company?.id
  const mayManage = scope.includes('authority.manage')
  const isCollected = order.status === 'completed'
  return (
    <Panel title="Доверенности">
      <div className={styles.stack}>
        {!isCollected && <p>Склад выдаст товар тому, на кого загружен скан подписанной доверенности.</p>}
        {isOwn && mayManage ? (
          <OwnAuthorities order={order} />
        ) : (
          <p className={styles.muted}>
            {mayManage && order.company
              ? `Выберите компанию «${order.company.name}», чтобы вести доверенности по этому заказу.`
              : isCollected
                ? 'Товар получен. Доверенности видит сотрудник компании с правом вести доверенности.'
                : 'Доверенность оформит сотрудник компании с правом вести доверенности.'}
          </p>
        )}
      </div>
    </Panel>
  )
}

function OwnAuthorities({ order }: { order: Data<typeof getOrder>['order'] }) {
  const { data, isError, isFetching, refetch } = useQuery(orderAuthoritiesQuery(order.id))
  if (!data)
    return isError ? (
      <ErrorState
        compact
        title="Не удалось загрузить доверенности"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={3} />
    )
  const isSigned = data.items.some(({ status }) => status === 'active')
  return (
    <>
      {order.status === 'completed' && (
        <p>
          {data.items.length > 0
            ? 'По этим доверенностям товар получен.'
            : 'Товар получен. Доверенностей к этому заказу нет.'}
        </p>
      )}
      {data.items.length > 0 && (
        <ul role="list" className={styles.stack}>
          {data.items.map((authority) => (
            <li key={authority.id} className={styles.stack}>
              <AuthorityLine authority={authority} />
            </li>
          ))}
        </ul>
      )}
      {canReceive(order) && (
        <div className={styles.tools}>
          <PopupButton
            popup="authority"
            props={{ orderId: order.id }}
            icon="plus"
            {...(!isSigned && data.items.length === 0 && { variant: 'primary' })}
          >
            Оформить доверенность
          </PopupButton>
        </div>
      )}
    </>
  )
}

function AuthorityLine({ authority }: { authority: Authority }) {
  const { representative, validUntil } = authority
  return (
    <>
      <div className={styles.progress}>
        <b>{authorityTitle(authority)}</b>
        <AuthorityStatus authority={authority} />
        <span>{`${representative.fio}, до ${formatCalendarDay(validUntil)}`}</span>
      </div>
      <AuthorityActions authority={authority} />
    </>
  )
}
