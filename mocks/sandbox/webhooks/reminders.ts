import { groupBy } from '../../../src/lib/group-by.ts'
import type { SandboxState } from '../operation.ts'
import { dayLength } from '../rules/days.ts'
import { pricedState } from '../rules/price-lists.ts'
import { freeStock } from '../rules/stock.ts'
import { isOverdue } from '../seller/overdue.ts'
import type { HookEvent, HookRecord } from '../seed/hook-records.ts'
import type { Change } from '../store.ts'
import { tellHooks } from './tell-hooks.ts'

/** The hour of the day (UTC) at which debts and prices are looked at. */
const hour = 6 * 3_600_000

const byTime: ReadonlySet<HookEvent> = new Set<HookEvent>(['balance.overdue', 'price.changed'])

/** Plans the next look at debts and prices, as long as a hook wants to know of them. */
export function planReminders(state: SandboxState, now: number): void {
  const isWanted = state.hooks
    .all()
    .some(({ status, events }) => status !== 'paused' && events.some((one) => byTime.has(one)))
  const planned = state.agenda.get('hooks')
  if (isWanted && !planned)
    state.agenda.put({ id: 'hooks', at: Math.floor((now - hour) / dayLength + 1) * dayLength + hour })
  if (!isWanted && planned) state.agenda.delete('hooks')
}

/** Days that are told at most when a world has slept longer. */
const mostDays = 366

/**
 * Tells what only time has changed: debts on Mondays, prices whose contract has ended or begun. A world that nobody
 * asked for days is told of each of them.
 */
export function remind(state: SandboxState, now: number): void {
  const planned = state.agenda.get('hooks')
  if (!planned || planned.at > now) return
  const last = planned.at + Math.floor((now - planned.at) / dayLength) * dayLength
  const companies = activeHooks(state)
  for (let at = Math.max(planned.at, last - (mostDays - 1) * dayLength); at <= last; at += dayLength)
    for (const [companyId, hooks] of companies) {
      if (isMonday(at) && hooks.some(({ events }) => events.includes('balance.overdue')))
        tellOfDebts(state, companyId, at)
      tellOfPrices({ before: state, after: state, companyId, hooks, since: at - dayLength, now: at })
    }
  state.agenda.delete('hooks')
  planReminders(state, last)
}

/** Tells what a commit changes for watched products: stock, and prices whose contract it changes. */
export function tellOfProducts(
  before: SandboxState,
  state: SandboxState,
  changes: readonly Change[],
  now: number,
): void {
  const restocked = changes
    .filter(({ collection }) => collection === 'reservations')
    .map(({ id }) => Number(id))
  tellOfArrivals(
    state,
    restocked.filter((id) => !isInStock(before, id)),
    now,
  )
  const companies = new Set(
    changes
      .filter(({ collection }) => collection === 'contracts')
      .map(({ id }) => state.contracts.get(Number(id))?.companyId),
  )
  if (companies.size === 0) return
  for (const [companyId, hooks] of activeHooks(state))
    if (companies.has(companyId)) tellOfPrices({ before, after: state, companyId, hooks, since: now, now })
}

/** Tells of those products that are in a store now; they were in none before. */
export function tellOfArrivals(state: SandboxState, productIds: readonly number[], now: number): void {
  const arrived = productIds.filter((id) => isInStock(state, id))
  if (arrived.length === 0) return
  for (const [contragentId, hooks] of activeHooks(state)) {
    const watched = watchedBy(hooks, 'stock.available')
    for (const id of arrived.filter((one) => watched.has(one)))
      tellHooks(state, { event: 'stock.available', contragentId, object: { type: 'product', id } }, now)
  }
}

/** Whether any store has units that no order has taken. */
export const isInStock = (state: SandboxState, productId: number) =>
  freeStock(state, productId).some(({ quantity }) => quantity > 0)

/** Hooks that are not paused, by company. */
function activeHooks(state: SandboxState): Map<number, HookRecord[]> {
  return groupBy(
    state.hooks.all().filter(({ status }) => status !== 'paused'),
    ({ companyId }) => companyId,
  )
}

function watchedBy(hooks: readonly HookRecord[], event: HookEvent): Set<number> {
  return new Set(hooks.filter(({ events }) => events.includes(event)).flatMap(({ productIds }) => productIds))
}

function tellOfDebts(state: SandboxState, companyId: number, now: number): void {
  const overdue = state.orders
    .where('companyId', companyId)
    .filter((order) => order.paymentStatus === 'overdue' || isOverdue({ state, order, now }))
  const contractIds = new Set(overdue.map(({ contractId }) => contractId))
  for (const id of contractIds)
    if (id !== undefined)
      tellHooks(
        state,
        { event: 'balance.overdue', contragentId: companyId, object: { type: 'contract', id } },
        now,
      )
}

interface PriceLook {
  before: SandboxState
  after: SandboxState
  companyId: number
  hooks: readonly HookRecord[]
  /** When the prices of `before` were looked at. */
  since: number
  now: number
}

function tellOfPrices({ before, after, companyId, hooks, since, now }: PriceLook): void {
  const watched = watchedBy(hooks, 'price.changed')
  if (watched.size === 0) return
  const old = pricedState(before, companyId, since).catalogue
  const fresh = pricedState(after, companyId, now).catalogue
  for (const id of watched)
    if (old.product(id)?.price !== fresh.product(id)?.price)
      tellHooks(
        after,
        { event: 'price.changed', contragentId: companyId, object: { type: 'product', id } },
        now,
      )
}

/** 1970 began on a Thursday. */
const isMonday = (at: number) => (Math.floor(at / dayLength) + 3) % 7 === 0
