import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { redeliverHook } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { type Delivery, eventTitle, type Hook, isReceived, outcomeOf, tookTime } from './hook-words.ts'

export interface DeliveryTableProps {
  hook: Hook
  caption: string
  rows: readonly Delivery[]
}

/** Tries of a hook; each can be repeated while the hook may. Nothing without tries. */
export function DeliveryTable({ hook, caption, rows }: DeliveryTableProps) {
  if (rows.length === 0) return null
  const columns: Column<Delivery>[] = [
    {
      id: 'at',
      title: 'Когда',
      card: 'head',
      cell: ({ at }) => <time dateTime={at}>{formatShortDayTime(at)}</time>,
    },
    { id: 'event', title: 'Событие', card: 'title', cell: ({ event }) => eventTitle(event) },
    { id: 'outcome', title: 'Ответ', cell: (row) => outcomeOf(row, hook.channel) },
    { id: 'attempt', title: 'Попытка', number: true, cell: ({ attempt }) => attempt },
    { id: 'time', title: 'Длилась', number: true, cell: tookTime },
    ...(hook.allowedActions.includes('redeliver')
      ? [
          {
            id: 'again',
            title: 'Повторить',
            titleHidden: true,
            screenOnly: true,
            card: 'end' as const,
            cell: (row: Delivery) => <Redeliver hook={hook} delivery={row} />,
          },
        ]
      : []),
  ]
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function Redeliver({ hook, delivery }: { hook: Hook; delivery: Delivery }) {
  const toast = useToast()
  const options = apiMutation(redeliverHook)
  const again = useMutation({
    ...options,
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer)
      const [{ delivery: made }] = answer
      toast({
        status: isReceived(made),
        message: `Доставка повторена. ${outcomeOf(made, hook.channel)}, ${tookTime(made)}`,
      })
    },
    onError: (error) =>
      toast({
        status: false,
        message: (isProblem(error) && error.errors[0]?.message) || 'Не удалось повторить доставку',
      }),
  })
  return (
    <Button
      size="small"
      icon="refresh"
      data-print="no"
      loading={again.isPending}
      aria-label={`Повторить: ${eventTitle(delivery.event)}, ${formatShortDayTime(delivery.at)}`}
      onClick={() => again.mutate({ path: { deliveryId: delivery.id }, body: {} })}
    >
      Повторить
    </Button>
  )
}
