import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import {
  balancePath,
  contractsPath,
  deliveryAddressesPath,
  equipmentPath,
  savedCartsPath,
} from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Property, PropertyList } from '../../ui/PropertyList.tsx'
import { attentionItems, type Dashboard } from './attention.ts'
import styles from './Dashboard.module.css'

export interface DashboardViewProps {
  dashboard: Dashboard
  /** The latest orders; they belong to another feature. */
  children: ReactNode
}

/** The overview: what waits for the customer, the orders, the contract, what is kept (R-ACC-02). */
export function DashboardView({ dashboard, children }: DashboardViewProps) {
  const { company, contract, savedCarts, machines, addresses } = dashboard
  const { name } = useSession()
  return (
    <>
      <p className={styles.who}>
        {name && <b>{name}</b>}
        <span>{company ? `${company.name}, ИНН\u00a0${company.inn}` : 'Физическое лицо'}</span>
      </p>
      <Attention dashboard={dashboard} />
      {children}
      {contract && <Contract contract={contract} />}
      <Panel title="Сохранено" flush>
        <ul role="list">
          <Row to={savedCartsPath} icon="star" title="Корзины" figure={savedCarts} />
          <Row to={equipmentPath} icon="machine" title="Техника" figure={machines} />
          <Row to={deliveryAddressesPath} icon="pin" title="Адреса доставки" figure={addresses} />
        </ul>
      </Panel>
    </>
  )
}

function Attention({ dashboard }: { dashboard: Dashboard }) {
  const mayApprove = useSession().scope?.includes('orders.approve') ?? false
  const items = attentionItems(dashboard, mayApprove)
  return (
    <Panel title="Ждёт вас" flush={items.length > 0}>
      {items.length === 0 ? (
        <p>Срочного ничего нет: согласовывать и оплачивать сейчас нечего.</p>
      ) : (
        <ul role="list">
          {items.map((item) => (
            <Row key={item.title} {...item} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface RowProps {
  to: string
  icon: IconName
  title: string
  figure?: string | number
}

function Row({ to, icon, title, figure }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles.row}>
        <Icon name={icon} />
        <span className={styles.title}>{title}</span>
        {figure !== undefined && <b className={styles.figure}>{figure}</b>}
      </Link>
    </li>
  )
}

function Contract({ contract }: { contract: NonNullable<Dashboard['contract']> }) {
  const { number, validUntil, creditLimit, creditUsed, creditLeft } = contract
  const maySeeBalance = useSession().scope?.includes('balance.view')
  const credit: Property[] = [
    { name: 'Кредитный лимит', value: formatMoney(creditLimit) },
    { name: 'Использовано', value: formatMoney(creditUsed) },
    { name: 'Осталось', value: formatMoney(creditLeft), total: true },
  ]
  return (
    <Panel
      title={`Договор ${number}`}
      actions={
        <span className={styles.links}>
          {maySeeBalance && (
            <Link to={balancePath} className={buttonClass({ variant: 'link' })}>
              Баланс и долги
            </Link>
          )}
          <Link to={contractsPath} className={buttonClass({ variant: 'link' })}>
            Все договоры
          </Link>
        </span>
      }
    >
      <PropertyList
        end
        items={[
          { name: 'Действует до', value: validUntil === null ? 'бессрочный' : formatCalendarDay(validUntil) },
          ...(creditLimit > 0 ? credit : []),
        ]}
      />
    </Panel>
  )
}
