import { useQueryClient, useIsFetching } from '@tanstack/react-query'
import { listHooks } from '../../generated/operations.ts'
import { countOf } from '../../lib/plural.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { wordFor } from '../../lib/word-for.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { channelTitles, eventTitle, type Hook, hookLooks } from './hook-words.ts'
import { HookActions } from './HookActions.tsx'
import styles from './Hooks.module.css'

/** Deliveries that stand on the page; a popup shows all. */
const mostShown = 5

/** Subscriptions of the company to events, what can be done with them, and their last deliveries (R-HOOK-01). */
export function HookList({ items }: { items: readonly Hook[] }) {
  if (items.length === 0)
    return (
      <EmptyState
        icon="hook"
        title="Подписок пока нет"
        text="Сообщим вашей системе или на почту, когда что-то произойдёт с заказами, документами и товарами."
        actions={<CreateHook />}
      />
    )
  return (
    <>
      <div className={styles.tools}>
        <CreateHook />
        <Refresh />
      </div>
      {items.map((hook) => (
        <HookPanel key={hook.id} hook={hook} />
      ))}
    </>
  )
}

function CreateHook() {
  return (
    <PopupButton popup="hook-create" props={{}} variant="primary" icon="plus">
      Создать подписку
    </PopupButton>
  )
}

/** Deliveries come while nobody looks. */
function Refresh() {
  const queryClient = useQueryClient()
  const isFetching = useIsFetching({ queryKey: [listHooks.id] }) > 0
  return (
    <Button
      icon="refresh"
      loading={isFetching}
      onClick={() => void queryClient.invalidateQueries({ queryKey: [listHooks.id] })}
    >
      Обновить
    </Button>
  )
}

function HookPanel({ hook }: { hook: Hook }) {
  const { name, channel, target, events, productCount, status, createdAt, deliveries } = hook
  const { label, tone, icon } = lookFor(hookLooks, status)
  const items = [
    { name: 'Способ', value: wordFor(channelTitles, channel) },
    { name: 'Куда', value: <span className={styles.long}>{target}</span> },
    { name: 'События', value: events.map(eventTitle).join(', ') },
    ...(productCount > 0 ? [{ name: 'Товары', value: countOf(productCount, productForms) }] : []),
    { name: 'Создана', value: <time dateTime={createdAt}>{formatShortDayTime(createdAt)}</time> },
  ]
  return (
    <Panel
      title={<span className={styles.long}>{name}</span>}
      actions={
        <span role="status">
          <StatusPill tone={tone} icon={icon}>
            {label}
          </StatusPill>
        </span>
      }
    >
      <div className={styles.hook}>
        {status === 'failing' && (
          <p>
            Шесть попыток подряд остались без ответа 2xx. Новые события отправляются и дальше. Проверьте адрес
            и повторите доставку: первая принятая вернёт подписку в работу.
          </p>
        )}
        {status === 'paused' && (
          <p>Пока подписка приостановлена, события не отправляются и позже не придут.</p>
        )}
        <PropertyList columns items={items} />
        <DeliveryTable
          hook={hook}
          caption={`Последние доставки, ${name}`}
          rows={deliveries.slice(0, mostShown)}
        />
        <HookActions hook={hook} />
      </div>
    </Panel>
  )
}

const productForms = ['товар', 'товара', 'товаров'] as const
