import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { contractsOf, creditLeft } from './contracts.ts'
import { dayIn, dayLength } from './days.ts'
import { dueDate } from './due-date.ts'
import { handedOverAt, ledgerOf, transferTitle } from './ledger.ts'
import { paymentCalendar } from './payment-calendar.ts'

type Balance = components['schemas']['Balance']
type Row = components['schemas']['BalanceRow']
type Debt = components['schemas']['Debt']

/** Mutual settlements of a company at an instant, milliseconds. They follow from its orders and payments. */
export function balanceAt(state: SandboxState, companyId: number, asOf: number): Balance {
  const settled = settledOrders(state, companyId, asOf)
  const today = dayIn('Europe/Moscow', asOf)
  const debts = settled.flatMap((one) => debtOf(state, one, today)).toSorted(byAge)
  const contracts = contractsOf(state, companyId).toSorted(
    (left, right) =>
      Number(right.isDefault) - Number(left.isDefault) || left.number.localeCompare(right.number, 'ru'),
  )
  const known = new Set(contracts.map(({ id }) => id))
  const free = settled.filter(({ order }) => !known.has(order.contractId ?? 0))
  const rows = contracts.map((contract) =>
    rowOf(
      contract,
      settled.filter(({ order }) => order.contractId === contract.id),
      debts,
    ),
  )
  if (free.length > 0) rows.push(rowOf(null, free, debts))
  const total = (value: (row: Row) => number) => rows.reduce((sum, row) => sum + value(row), 0)
  const aged = (from: number, to: number) =>
    debts
      .filter(({ overdueDays }) => overdueDays >= from && overdueDays <= to)
      .reduce((sum, { left }) => sum + left, 0)
  return {
    asOf: new Date(asOf).toISOString(),
    contractRows: rows,
    totals: {
      contractId: null,
      contractNumber: '',
      balance: total(({ balance }) => balance),
      debt: total(({ debt }) => debt),
      overdue: total(({ overdue }) => overdue),
      advance: total(({ advance }) => advance),
      creditLeft: total((row) => row.creditLeft),
    },
    ageing: {
      notDue: aged(0, 0),
      d1_15: aged(1, 15),
      d16_30: aged(16, 30),
      d31_60: aged(31, 60),
      d61_90: aged(61, 90),
      d90plus: aged(91, Infinity),
    },
    debts,
    calendar: paymentCalendar(debts, state.orders.where('companyId', companyId), asOf, today),
  }
}

interface Settled {
  order: OrderRecord
  /** When the goods were handed over; `undefined` while everything paid is an advance. */
  handedOver: number | undefined
  paid: number
}

/** Orders of a company with entries, and what was paid for each. */
function settledOrders(state: SandboxState, companyId: number, asOf: number): Settled[] {
  const found = new Map<number, Settled>()
  for (const { order, credit } of ledgerOf(state.orders.where('companyId', companyId), { until: asOf })) {
    const at = handedOverAt(order)
    const one = found.get(order.id) ?? {
      order,
      handedOver: at !== undefined && at <= asOf ? at : undefined,
      paid: 0,
    }
    found.set(order.id, { ...one, paid: one.paid + credit })
  }
  return [...found.values()]
}

const owed = ({ order, handedOver }: Settled) => (handedOver === undefined ? 0 : order.totals.total)

function debtOf(state: SandboxState, settled: Settled, today: string): Debt[] {
  const { order, handedOver, paid } = settled
  const sum = owed(settled)
  if (handedOver === undefined || paid >= sum) return []
  const date = dayIn('Europe/Moscow', handedOver)
  const due = dueDate(state, order) ?? date
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / dayLength))
  return [
    {
      document: transferTitle(order, handedOver),
      orderId: order.id,
      date,
      dueDate: due,
      sum,
      paid,
      left: sum - paid,
      overdueDays: days,
    },
  ]
}

/** The most overdue first, ties by date and document. */
const byAge = (left: Debt, right: Debt) =>
  right.overdueDays - left.overdueDays ||
  left.date.localeCompare(right.date) ||
  left.document.localeCompare(right.document, 'ru')

function rowOf(contract: ContractRecord | null, settled: readonly Settled[], debts: readonly Debt[]): Row {
  const ids = new Set(settled.map(({ order }) => order.id))
  const own = debts.filter(({ orderId }) => orderId !== null && ids.has(orderId))
  const debt = own.reduce((sum, { left }) => sum + left, 0)
  const advance = settled.reduce((sum, one) => sum + Math.max(0, one.paid - owed(one)), 0)
  return {
    contractId: contract?.id ?? null,
    contractNumber: contract?.number ?? '',
    balance: advance - debt,
    debt,
    overdue: own.filter(({ overdueDays }) => overdueDays > 0).reduce((sum, { left }) => sum + left, 0),
    advance,
    creditLeft: contract ? creditLeft(contract) : 0,
  }
}
