import { EmptyState } from '../../ui/State.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import {
  type Company,
  companyFields,
  deliveryFields,
  type Hook,
  hookFields,
  hookLooks,
} from './company-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import { RecordStatus } from './status-look.tsx'

/** Companies that the customer acts for (R-COMP-02, R-COMP-07, R-COMP-08). */
export function CompanyCards({ items }: { items: readonly Company[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="company"
        title="Вы покупаете как частное лицо"
        text="Чтобы заказывать от компании, позвоните или напишите нам."
      />
    )
  }
  return items.map((company) => (
    <RecordCard
      key={company.id}
      title={company.name}
      status={
        company.current && (
          <StatusPill tone="green" icon="check">
            Текущая
          </StatusPill>
        )
      }
      record={company}
      fields={companyFields}
    />
  ))
}

/** Subscriptions of the company to events, with their last deliveries (R-HOOK-02). */
export function HookCards({ items }: { items: readonly Hook[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="hook"
        title="Интеграций пока нет"
        text="Чтобы получать события в свою систему, позвоните или напишите нам."
      />
    )
  }
  return items.map((hook) => (
    <RecordCard
      key={hook.id}
      title={hook.name}
      status={<RecordStatus status={hook.status} looks={hookLooks} />}
      record={hook}
      fields={hookFields}
    >
      <RecordTable
        heading="Последние доставки"
        caption="Последние доставки"
        fields={deliveryFields}
        rows={hook.deliveries}
        rowKey={({ id }) => id}
      />
    </RecordCard>
  ))
}
