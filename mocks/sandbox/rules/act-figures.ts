import type { OrderRecord } from '../seed/order-record.ts'
import type { ActFigures, ActRecord } from '../seed/act-records.ts'
import { dayIn } from './days.ts'
import { ledgerOf, type LedgerEntry } from './ledger.ts'

const numberLetters: Readonly<Record<ActRecord['kind'], string>> = {
  reconciliation: 'АС',
  upd: 'СУ',
  services: 'АУ',
}

/** `АС-2026-0311`; numbers are counted over all kinds. */
export const actNumber = ({ id, kind }: Pick<ActRecord, 'id' | 'kind'>, day: string) =>
  `${numberLetters[kind]}-${day.slice(0, 4)}-${String(id - 1190).padStart(4, '0')}`

/** The figures of an act from the orders of its company; `undefined` when a closing document has no entries. */
export function actFigures(
  orders: readonly OrderRecord[],
  act: Pick<ActRecord, 'id' | 'kind' | 'contractId' | 'periodFrom' | 'periodTo'>,
  now: number,
): ActFigures | undefined {
  const { kind, contractId, periodFrom, periodTo } = act
  const entries = ledgerOf(orders, { until: now, contractId })
  const own = kind === 'reconciliation' ? entries : entries.flatMap((entry) => documentOf(kind, entry))
  const before = kind === 'reconciliation' ? own.filter(({ date }) => date < periodFrom) : []
  const rows = own.filter(({ date }) => date >= periodFrom && date <= periodTo)
  if (kind !== 'reconciliation' && rows.length === 0) return undefined
  const sum = (list: readonly LedgerEntry[], side: 'debit' | 'credit') =>
    list.reduce((total, entry) => total + entry[side], 0)
  const opening = sum(before, 'debit') - sum(before, 'credit')
  const [debit, credit] = [sum(rows, 'debit'), sum(rows, 'credit')]
  return {
    number: actNumber(act, dayIn('Europe/Moscow', now)),
    opening,
    debit,
    credit,
    closing: opening + debit - credit,
    rows: rows.map(({ date, document, debit: more, credit: less }) => ({
      date,
      document,
      debit: more,
      credit: less,
    })),
  }
}

/** Closing documents list hand-overs; an act of services their delivery alone. */
function documentOf(kind: 'upd' | 'services', entry: LedgerEntry): LedgerEntry[] {
  if (entry.debit === 0) return []
  if (kind === 'upd') return [entry]
  const { delivery } = entry.order.totals
  return delivery > 0 ? [{ ...entry, document: `Доставка, ${entry.document}`, debit: delivery }] : []
}
