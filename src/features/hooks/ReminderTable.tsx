import type { Data } from '../../api/operation.ts'
import type { listHookDeliveries } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { machinePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { type Hook, outcomeOf, tookTime } from './hook-words.ts'

type Reminder = NonNullable<Data<typeof listHookDeliveries>['reminders']>[number]

export interface ReminderTableProps {
  hook: Hook
  rows: readonly Reminder[]
}

/** Tries to tell that services of machines are due. */
export function ReminderTable({ hook, rows }: ReminderTableProps) {
  const columns: Column<Reminder>[] = [
    {
      id: 'at',
      title: 'Когда',
      card: 'head',
      cell: ({ at }) => <time dateTime={at}>{formatShortDayTime(at)}</time>,
    },
    {
      id: 'machine',
      title: 'Событие',
      card: 'title',
      cell: ({ machineId }) => <Link to={machinePath(machineId)}>Пора делать ТО машины</Link>,
    },
    { id: 'outcome', title: 'Ответ', cell: (row) => outcomeOf(row, hook.channel) },
    { id: 'attempt', title: 'Попытка', number: true, cell: ({ attempt }) => attempt },
    { id: 'time', title: 'Длилась', number: true, cell: tookTime },
  ]
  return (
    <Table caption="Напоминания о ТО" captionShown columns={columns} rows={rows} rowKey={({ id }) => id} />
  )
}
