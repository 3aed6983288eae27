import { wordFor } from '../../lib/word-for.ts'
import type { Data } from '../../api/operation.ts'
import type { getBalance, listActs, listContracts } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { countOf, dayForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { StatusPill } from '../../ui/StatusPill.tsx'
import { day, files, money, oneOf, person, text, when, yesNo } from './field-values.tsx'
import type { FieldsOf } from './record-fields.ts'
import type { StatusLooks } from './status-look.tsx'

export type Contract = Data<typeof listContracts>['items'][number]
export type Act = Data<typeof listActs>['items'][number]
export type Balance = NonNullable<Data<typeof getBalance>['balance']>
export type ContractBalance = Balance['totals']
export type Debt = Balance['debts'][number]
export type Ageing = Balance['ageing']

const contractTypes = { supply: 'Поставка', service: 'Обслуживание', rent: 'Аренда' } as const

export const contractLooks: StatusLooks<Contract['status']> = {
  draft: { label: 'Черновик', tone: 'grey', icon: 'edit' },
  active: { label: 'Действует', tone: 'green', icon: 'check' },
  expiring: { label: 'Скоро закончится', tone: 'amber', icon: 'clock' },
  expired: { label: 'Закончился', tone: 'grey', icon: 'history' },
  terminated: { label: 'Расторгнут', tone: 'red', icon: 'close' },
}

/** Credit is shown only if there is some. */
const ofCredit = (kopecks: number, { creditLimit }: Contract) =>
  creditLimit > 0 ? formatMoney(kopecks) : null

export const contractFields: FieldsOf<Contract> = {
  id: 'technical',
  contragentId: 'technical',
  number: 'apart',
  status: 'apart',
  type: { label: 'Вид', show: oneOf(contractTypes) },
  isDefault: { label: 'При оформлении заказа', show: when('выбирается сам') },
  date: { label: 'Заключён', show: day },
  validUntil: {
    label: 'Действует до',
    show: (value) => (value === null ? 'бессрочный' : formatCalendarDay(value)),
  },
  autoProlong: { label: 'Продлевается сам', show: yesNo },
  paymentTerms: { label: 'Условия оплаты', show: text },
  deferDays: {
    label: 'Отсрочка',
    show: (value) => (value === null ? 'нет, предоплата' : countOf(value, dayForms)),
  },
  creditLimit: {
    label: 'Кредитный лимит',
    show: (kopecks) => (kopecks > 0 ? formatMoney(kopecks) : 'нет'),
  },
  creditUsed: { label: 'Использовано', show: ofCredit },
  creditLeft: { label: 'Осталось', show: ofCredit },
  manager: { label: 'Менеджер', show: person },
  files: { label: 'Файлы', show: files },
  allowedActions: 'technical',
}

const actKinds = { reconciliation: 'Акт сверки', upd: 'УПД', services: 'Акт услуг' } as const

export const actLooks: StatusLooks<Act['status']> = {
  queued: { label: 'Готовится', tone: 'blue', icon: 'clock' },
  ready: { label: 'Готов', tone: 'green', icon: 'check' },
  failed: { label: 'Не сформирован', tone: 'red', icon: 'error' },
  sent: { label: 'Отправлен', tone: 'teal', icon: 'mail' },
  disputed: { label: 'Оспорен', tone: 'amber', icon: 'question' },
}

/** "Акт сверки АС-2026-0311"; it has no number until it is ready. */
export const actTitle = ({ kind, number }: Act) => [wordFor(actKinds, kind), number].filter(Boolean).join(' ')

/** A document that isn't ready has no sums: zeros would read as "nothing owed". */
const hasSums: Readonly<Record<Act['status'], boolean>> = {
  queued: false,
  failed: false,
  ready: true,
  sent: true,
  disputed: true,
}
const ofReadyAct = (kopecks: number, { status }: Act) => (hasSums[status] ? money(kopecks) : null)
/** Closing documents say what was delivered, not what is owed. */
const ofReconciliation = (kopecks: number, act: Act) =>
  act.kind === 'reconciliation' ? ofReadyAct(kopecks, act) : null
/** Less than nothing is owed by the seller: accountants look for that word, not for the sign. */
const debt = (kopecks: number, act: Act) => {
  const words = ofReconciliation(kopecks, act)
  return words !== null && kopecks < 0 ? `переплата ${formatMoney(-kopecks)}` : words
}
/** In a row one of both is nothing. */
const someMoney = (kopecks: number) => (kopecks === 0 ? null : money(kopecks))

export const actFields: FieldsOf<Act> = {
  id: 'technical',
  contragentId: 'technical',
  kind: 'apart',
  number: 'apart',
  status: 'apart',
  date: { label: 'Дата', show: day },
  periodFrom: {
    label: 'Период',
    show: (from, { periodTo }) => `${formatCalendarDay(from)} – ${formatCalendarDay(periodTo)}`,
  },
  periodTo: 'apart',
  contract: { label: 'Договор', show: (contract) => contract?.number ?? 'по всем договорам' },
  opening: { label: 'Долг на начало', show: debt },
  debit: { label: 'Начислено', show: ofReadyAct },
  credit: { label: 'Оплачено', show: ofReconciliation },
  closing: { label: 'Долг на конец', show: debt },
  rows: 'apart',
  files: { label: 'Файлы', show: files },
  allowedActions: 'technical',
}

export const actRowFields: FieldsOf<Act['rows'][number]> = {
  date: { label: 'Дата', show: day },
  document: { label: 'Документ', show: text },
  debit: { label: 'Начислено', show: someMoney, number: true },
  credit: { label: 'Оплачено', show: someMoney, number: true },
}

export const balanceFields: FieldsOf<ContractBalance> = {
  contractId: 'technical',
  contractNumber: { label: 'Договор', show: (value) => value || 'без договора' },
  balance: { label: 'Сальдо', show: money, number: true },
  debt: { label: 'Долг', show: money, number: true },
  overdue: { label: 'Из него просрочено', show: money, number: true },
  advance: { label: 'Аванс', show: money, number: true },
  creditLeft: { label: 'Остаток лимита', show: money, number: true },
}

/** The same sums of all contracts together. */
export const totalFields: FieldsOf<ContractBalance> = { ...balanceFields, contractNumber: 'technical' }

export const debtFields: FieldsOf<Debt> = {
  document: {
    label: 'Документ',
    show: (value, { orderId }) => (orderId === null ? value : <Link to={orderPath(orderId)}>{value}</Link>),
  },
  orderId: 'apart',
  date: { label: 'Дата', show: day },
  dueDate: { label: 'Оплатить до', show: day },
  sum: { label: 'Сумма', show: money, number: true },
  paid: { label: 'Оплачено', show: money, number: true },
  left: { label: 'Осталось', show: money, number: true },
  overdueDays: {
    label: 'Просрочка',
    number: true,
    show: (days) =>
      days > 0 ? (
        <StatusPill tone="red" icon="warning">
          {countOf(days, dayForms)}
        </StatusPill>
      ) : null,
  },
}
