import { AskManager } from './AskManager.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { deliveryFields, type Hook, hookFields, hookLooks } from './hook-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import { RecordStatus } from './status-look.tsx'

/** Subscriptions of the company to events, with their last deliveries (R-HOOK-02). */
export function HookCards({ items }: { items: readonly Hook[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="hook"
        title="Интеграций пока нет"
        text="Менеджер подключит вашу систему к событиям о заказах и документах."
        actions={<AskManager topic="Подключить интеграцию" />}
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
