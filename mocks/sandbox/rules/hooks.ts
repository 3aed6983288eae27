import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { HookDeliveryRecord, HookEvent, HookObject, HookRecord } from '../seed/hook-records.ts'
import type { ProductRecord } from '../seed/records.ts'
import { deliveriesOf } from '../webhooks/tries.ts'
import { scopeOf } from './members.ts'
import { offeredActions } from './offered-actions.ts'
import { compareRussian } from './per-catalogue.ts'

type Schemas = components['schemas']

/** Deliveries that come with a hook. */
const mostShown = 20

export function hookView(
  state: SandboxState,
  customer: UserRecord,
  hook: HookRecord,
  now: number,
): Schemas['Hook'] {
  const { id, name, channel, target, events, status, createdAt } = hook
  const deliveries = listedDeliveries(state, id, now).slice(0, mostShown).map(deliveryView)
  return {
    id,
    name,
    channel,
    target,
    events: [...events],
    productCount: watchedProducts(state, hook).length,
    serviceReminders: hook.serviceReminders ?? false,
    status,
    lastDelivery: deliveries[0] ?? null,
    deliveries,
    createdAt,
    allowedActions: hookActions(state, customer, hook, now),
  }
}

/** A delivery that answers tell: reminders of services are none of the events of `HookDelivery`. */
type ListedDelivery = HookDeliveryRecord & { event: HookEvent }

export const isListed = (delivery: HookDeliveryRecord): delivery is ListedDelivery =>
  delivery.event !== 'service.due'

/** What was sent to a hook, the newest first. */
export const listedDeliveries = (state: SandboxState, hookId: number, now: number): ListedDelivery[] =>
  deliveriesOf(state, hookId, now).filter(isListed)

/** Tries to remind of services, the newest first. */
export function remindersOf(state: SandboxState, hookId: number, now: number): Schemas['HookReminder'][] {
  return deliveriesOf(state, hookId, now)
    .filter((delivery) => !isListed(delivery))
    .map(({ id, at, object, httpCode, attempt, durationMs, reason }) => ({
      id,
      at,
      machineId: object.id,
      httpCode,
      attempt,
      durationMs,
      reason: reason ?? null,
    }))
}

export function deliveryView({
  id,
  at,
  event,
  httpCode,
  attempt,
  durationMs,
  reason,
}: ListedDelivery): Schemas['HookDelivery'] {
  return { id, at, event, httpCode, attempt, durationMs, reason: reason ?? null }
}

export function hookActions(
  state: SandboxState,
  customer: UserRecord,
  { id, companyId, channel, status }: HookRecord,
  now: number,
): Schemas['HookAction'][] {
  const offered = offeredActions(actionTables.HookAction, status, scopeOf(state, customer, companyId))
  return offered.filter((action) => {
    if (action === 'rotateSecret') return channel === 'webhook'
    if (action === 'redeliver') return channel === 'webhook' && listedDeliveries(state, id, now).length > 0
    return true
  })
}

/** Products that a hook watches, by name; those that are sold no more are left out. */
export function watchedProducts(state: SandboxState, { productIds }: HookRecord): ProductRecord[] {
  return productIds
    .map((id) => state.catalogue.product(id))
    .filter((product) => product !== undefined)
    .toSorted((left, right) => compareRussian(left.name, right.name) || left.id - right.id)
}

const kinds: Readonly<Record<HookEvent, HookObject['type']>> = {
  'order.created': 'order',
  'order.statusChanged': 'order',
  'invoice.ready': 'order',
  'payment.received': 'order',
  'shipment.ready': 'order',
  'approval.requested': 'order',
  'act.ready': 'act',
  'balance.overdue': 'contract',
  'stock.available': 'product',
  'price.changed': 'product',
}

/** What a test delivery of an event names: the newest object of the company, id 1 without any. */
export function testObject(state: SandboxState, hook: HookRecord, event: HookEvent): HookObject {
  const type = kinds[event]
  const { companyId, productIds } = hook
  const ids = {
    order: () => state.orders.where('companyId', companyId).map(({ id }) => id),
    act: () => state.acts.where('companyId', companyId).map(({ id }) => id),
    contract: () => state.contracts.where('companyId', companyId).map(({ id }) => id),
    product: () => productIds,
    machine: () => state.machines.where('companyId', companyId).map(({ id }) => id),
  }
  return { type, id: Math.max(1, ...ids[type]()) }
}
