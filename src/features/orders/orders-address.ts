import type { Input } from '../../api/operation.ts'
import type { listOrders } from '../../generated/operations.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { parseCurrencyInput } from '../../lib/money-input.ts'
import { readPageNumber } from '../../lib/page-number.ts'
import { ordersPath, withQuery } from '../../lib/paths.ts'
import { type OrderStatus, statusLooks } from './order-words.ts'

type ListQuery = NonNullable<Input<typeof listOrders>['query']>

/** Tabs of the list in their order; the first one is not written into the address. */
export const orderTabs: Readonly<Record<OrderTab, string>> = {
  all: 'Все',
  active: 'Активные',
  approval: 'Ждут согласования',
  payment: 'Ждут оплаты',
  completed: 'Завершённые',
}
export type OrderTab = NonNullable<ListQuery['tab']>

/** What the address of the list says. Texts as they stand in the filter form; sums in roubles. */
export interface OrdersAddress {
  tab: OrderTab
  /** Days "2026-11-20", '' when open. */
  dateFrom: string
  dateTo: string
  status: OrderStatus | ''
  /** Id of the company, '' for all. */
  company: string
  /** Id of the contract, '' for all. */
  contract: string
  article: string
  query: string
  sumFrom: string
  sumTo: string
  page: number
}

/**
 * Reads the address. An invalid filter is left out. Undefined for a page that is no number from 1 to 10,000: the page
 * is 404 (O-14).
 */
export function parseOrdersAddress(search: URLSearchParams): OrdersAddress | undefined {
  const page = readPageNumber(search)
  if (page === undefined) return undefined
  const text = (name: string, length: number) => (search.get(name) ?? '').trim().slice(0, length)
  const [dateFrom, dateTo] = inOrder(dayOf(text('dateFrom', 10)), dayOf(text('dateTo', 10)), Date.parse)
  const [sumFrom, sumTo] = inOrder(sumOf(text('sumFrom', 20)), sumOf(text('sumTo', 20)), kopecksOf)
  return {
    tab: keysOf(orderTabs).find((code) => code === search.get('tab')) ?? 'all',
    dateFrom,
    dateTo,
    status: statusOf(text('status', 40)),
    company: idOf(text('company', 16)),
    contract: idOf(text('contract', 16)),
    article: text('article', 64),
    query: text('query', 200),
    sumFrom,
    sumTo,
    page,
  }
}

/** The call for an address: sums in kopecks, empty filters left out. */
export function ordersQueryOf(address: OrdersAddress): ListQuery {
  const { tab, dateFrom, dateTo, status, company, contract, article, query, page } = address
  const sumFrom = parseCurrencyInput(address.sumFrom)
  const sumTo = parseCurrencyInput(address.sumTo)
  return {
    ...(tab !== 'all' && { tab }),
    ...(dateFrom && { dateFrom }),
    ...(dateTo && { dateTo }),
    ...(status && { 'status[]': [status] }),
    ...(company && { contragentId: Number(company) }),
    ...(contract && { contractId: Number(contract) }),
    ...(article && { article }),
    ...(query && { query }),
    ...(sumFrom !== null && { sumFrom }),
    ...(sumTo !== null && { sumTo }),
    ...(page > 1 && { PAGEN_1: page }),
    PAGE_SIZE: 20,
  }
}

/** The address of the list with something changed; a change of anything but the page goes to the first page. */
export function ordersHref(address: OrdersAddress, change: Partial<OrdersAddress> = {}): string {
  const { tab, page, ...filters } = { ...address, page: 1, ...change }
  return withQuery(ordersPath, {
    tab: tab === 'all' ? '' : tab,
    ...filters,
    PAGEN_1: page > 1 ? page : undefined,
  })
}

/** No filter is set; the tab is none. */
export function hasFilters({ tab: _tab, page: _page, ...filters }: OrdersAddress): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** All filters off, the tab stays. */
export const noFilters = {
  dateFrom: '',
  dateTo: '',
  status: '',
  company: '',
  contract: '',
  article: '',
  query: '',
  sumFrom: '',
  sumTo: '',
} as const satisfies Partial<OrdersAddress>

const isStatus = (value: string): value is OrderStatus => Object.hasOwn(statusLooks, value)

function statusOf(text: string): OrderStatus | '' {
  return isStatus(text) ? text : ''
}

const kopecksOf = (text: string) => parseCurrencyInput(text) ?? 0
const sumOf = (text: string) => (isSum(text) ? text : '')

/** Whether a sum of the filter form can be read; an empty one asks for nothing. */
function isSum(text: string): boolean {
  return text.trim() === '' || parseCurrencyInput(text) !== null
}

/** The id of a company or a contract, else ''. */
function idOf(text: string): string {
  return /^[1-9]\d{0,14}$/.test(text) ? text : ''
}

/** A day of the calendar, else ''. */
function dayOf(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return ''
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(ms) ? '' : text
}

/** Swaps reversed bounds: the call refuses such days, and such sums find nothing. */
function inOrder(from: string, to: string, valueOf: (text: string) => number): [string, string] {
  return from && to && valueOf(to) < valueOf(from) ? [to, from] : [from, to]
}
