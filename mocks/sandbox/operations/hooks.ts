import { newId } from '../new-id.ts'
import type { HandlerContext, Refuse, SandboxOperations, SandboxState } from '../operation.ts'
import {
  deliveryView,
  hookActions,
  hookView,
  isListed,
  listedDeliveries,
  remindersOf,
  testObject,
  watchedProducts,
} from '../rules/hooks.ts'
import { folded } from '../rules/folded.ts'
import { targetFault } from '../rules/hook-target.ts'
import { may, memberOf } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'
import { compareRussian } from '../rules/per-catalogue.ts'
import { productRef } from '../rules/product-card.ts'
import { countRequest } from '../rules/request-rate.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { HookEvent, HookRecord, HookTryRecord } from '../seed/hook-records.ts'
import { randomId } from '../session.ts'
import { mailEvent } from '../webhooks/event-mail.ts'
import { planReminders } from '../webhooks/reminders.ts'
import { isKept, queueTry } from '../webhooks/tries.ts'

/** Reminders of one answer. */
const mostReminders = 100
/** Hooks of one company. */
const mostHooks = 20

export const hookOperations = {
  listHooks(context) {
    const { state, customer, session, body, query, now, refuse, forbidden } = context
    const { companyId } = session
    if (companyId === undefined) throw refuse('companyRequired', 'Доступно только компаниям.', 'contragentId')
    if (body.contragentId != null && body.contragentId !== companyId)
      throw refuse('contragentMismatch', otherCompany, 'contragentId')
    if (!may(state, customer, companyId, 'hooks.manage')) throw forbidden()
    const found = state.hooks
      .where('companyId', companyId)
      .filter(
        ({ channel, status }) =>
          (body.channel === undefined || channel === body.channel) &&
          (body.status === undefined || status === body.status),
      )
      .toSorted((left, right) => compareRussian(left.name, right.name) || left.id - right.id)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((hook) => hookView(state, customer, hook, now)), pagination }
  },

  createHook(context) {
    const { state, customer, session, body, now, nowIso, refuse, forbidden } = context
    const { contragentId: companyId, channel, target } = body
    if (companyId !== session.companyId) throw refuse('contragentMismatch', otherCompany, 'contragentId')
    if (!may(state, customer, companyId, 'hooks.manage')) throw forbidden()
    const { productIds = [], serviceReminders = false } = body
    const wish = wishOf({ ...body, productIds, serviceReminders })
    requireGood(context, { companyId, channel, target, ...wish })
    if (state.hooks.where('companyId', companyId).length >= mostHooks)
      throw refuse('limitReached', `Можно создать не более ${mostHooks} подписок.`)
    const hook = state.hooks.put({
      id: context.newId('hooks'),
      companyId,
      channel,
      target,
      ...wish,
      status: 'active',
      createdAt: nowIso,
    })
    planReminders(state, now)
    const secret = channel === 'webhook' ? newSecret(state, hook.id) : null
    return { hook: hookView(state, customer, hook, now), secret }
  },

  updateHook(context) {
    const { state, customer, body, now, refuse } = context
    const hook = managedHook(context)
    const { status = hook.status } = body
    if (body.status !== undefined && !actionsOf(context, hook).includes(statusActions[body.status]))
      throw refuse(
        'actionNotAllowed',
        body.status === 'paused' ? 'Подписка уже приостановлена.' : 'Подписка уже работает.',
        undefined,
        { hook: hookView(state, customer, hook, now) },
      )
    const changed = {
      ...withoutReminders(hook),
      ...wishOf({ ...hook, ...body }),
      target: body.target ?? hook.target,
      status,
    }
    requireGood(context, changed)
    state.hooks.put(changed)
    planReminders(state, now)
    return { hook: hookView(state, customer, changed, now) }
  },

  testHook(context) {
    const { state, body, now, nowIso, refuse } = context
    const hook = managedHook(context)
    const { event } = body
    if (!hook.events.includes(event))
      throw refuse('eventNotSubscribed', 'Подписка не получает это событие.', 'event')
    countRequest(context, { id: `hook-test:${hook.id}`, most: 10, window: 60_000 })
    const told = {
      hookId: hook.id,
      eventId: `e-${newId(state, 'hookEvents')}`,
      event,
      eventAt: nowIso,
      object: testObject(state, hook, event),
      kind: 'test' as const,
    }
    if (hook.channel === 'email')
      return { delivery: deliveryView({ ...mailEvent(state, hook, told, now), event }) }
    return sent(context, { ...queueTry(state, { ...told, attempt: 1 }, now), event })
  },

  redeliverHook(context) {
    const { state, customer, path, now, notFound, forbidden, refuse } = context
    const delivery = state.hookDeliveries.get(path.deliveryId)
    const hook = delivery && isKept(delivery, now) ? state.hooks.get(delivery.hookId) : undefined
    if (!delivery || !isListed(delivery) || !hook || !memberOf(state, customer, hook.companyId))
      throw notFound('Такой доставки нет.')
    if (!may(state, customer, hook.companyId, 'hooks.manage')) throw forbidden()
    if (!actionsOf(context, hook).includes('redeliver'))
      throw refuse(
        'actionNotAllowed',
        hook.channel === 'email' ? 'Письмо нельзя отправить ещё раз.' : 'Подписка приостановлена.',
        undefined,
        { hook: hookView(state, customer, hook, now) },
      )
    countRequest(context, { id: `hook-again:${hook.id}`, most: 10, window: 60_000 })
    const { hookId, eventId, event, eventAt, object } = delivery
    // A test that is repeated stays a test for its receiver.
    const kind = delivery.kind === 'test' ? ('test' as const) : ('again' as const)
    const again = queueTry(state, { hookId, eventId, event, eventAt, object, attempt: 1, kind }, now)
    return sent(context, { ...again, event })
  },

  rotateHookSecret(context) {
    const { state, customer, now, refuse } = context
    const hook = managedHook(context)
    if (!actionsOf(context, hook).includes('rotateSecret'))
      throw refuse('actionNotAllowed', 'У подписки по почте нет секрета.', undefined, {
        hook: hookView(state, customer, hook, now),
      })
    return { hook: hookView(state, customer, hook, now), secret: newSecret(state, hook.id) }
  },

  listHookDeliveries(context) {
    const { state, query, now } = context
    const hook = managedHook(context)
    const isWanted = ({ httpCode }: { httpCode: number | null }) =>
      query.failed !== true || httpCode === null || httpCode < 200 || httpCode > 299
    const found = listedDeliveries(state, hook.id, now).filter(
      (delivery) => isWanted(delivery) && (query.event === undefined || delivery.event === query.event),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    const reminders = query.event === undefined ? remindersOf(state, hook.id, now).filter(isWanted) : []
    return { items: items.map(deliveryView), pagination, reminders: reminders.slice(0, mostReminders) }
  },

  listHookProducts(context) {
    const { state, query } = context
    const found = watchedProducts(state, managedHook(context))
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map(productRef), pagination }
  },

  deleteHook(context) {
    const { state } = context
    const { id } = managedHook(context)
    for (const delivery of state.hookDeliveries.where('hookId', id)) state.hookDeliveries.delete(delivery.id)
    for (const waiting of state.hookTries.where('hookId', id)) state.hookTries.delete(waiting.id)
    if (state.hookSecrets.get(id)) state.hookSecrets.delete(id)
    state.hooks.delete(id)
    return { id }
  },
} satisfies Partial<SandboxOperations>

const otherCompany = 'Выбрана другая компания. Обновите страницу.'
const statusActions = { paused: 'pause', active: 'resume' } as const

type OfHook =
  | 'updateHook'
  | 'testHook'
  | 'rotateHookSecret'
  | 'listHookDeliveries'
  | 'listHookProducts'
  | 'deleteHook'
type HookCaller = Pick<HandlerContext<OfHook>, 'state' | 'customer' | 'path' | 'notFound' | 'forbidden'>

/** The hook of the address. @throws 404 for another company's, 403 without the right in its company */
function managedHook({ state, customer, path, notFound, forbidden }: HookCaller): HookRecord {
  const hook = state.hooks.get(path.id)
  if (!hook || !memberOf(state, customer, hook.companyId)) throw notFound('Такой подписки нет.')
  if (!may(state, customer, hook.companyId, 'hooks.manage')) throw forbidden()
  return hook
}

const actionsOf = (
  { state, customer, now }: { state: SandboxState; customer: UserRecord; now: number },
  hook: HookRecord,
) => hookActions(state, customer, hook, now)

const withoutReminders = ({ serviceReminders: _before, ...rest }: HookRecord): HookRecord => rest

/** What a person chooses, every event and product once. */
function wishOf({
  name,
  events,
  productIds,
  serviceReminders,
}: Pick<HookRecord, 'name' | 'events' | 'productIds' | 'serviceReminders'>) {
  return {
    name: name.trim() || name,
    events: [...new Set(events)],
    productIds: [...new Set(productIds)],
    ...(serviceReminders === true && { serviceReminders }),
  }
}

interface Judge {
  state: SandboxState
  refuse: Refuse<'createHook' | 'updateHook'>
}

/** Refuses what a hook can't be, in the order of the contract. `id` is that of a hook that exists. */
function requireGood(
  { state, refuse }: Judge,
  hook: Omit<HookRecord, 'id' | 'status' | 'createdAt'> & { id?: number },
): void {
  const fault = targetFault(hook.channel, hook.target)
  if (fault) throw refuse(fault.code, fault.message, 'target')
  const others = state.hooks.where('companyId', hook.companyId).filter(({ id }) => id !== hook.id)
  if (others.some(({ name }) => folded(name) === folded(hook.name)))
    throw refuse('nameTaken', 'Такое название уже есть.', 'name')
  const watches = hook.events.some((event) => event === 'stock.available' || event === 'price.changed')
  if (watches && hook.productIds.length === 0)
    throw refuse('productsRequired', 'Выберите товары, за которыми следить.', 'productIds')
  const missing = hook.productIds.findIndex((id) => !state.catalogue.product(id))
  if (missing >= 0) throw refuse('productNotFound', 'Товар не найден.', `productIds.${missing}`)
}

/** Makes and keeps a secret of 256 random bits. */
function newSecret(state: SandboxState, id: number): string {
  return state.hookSecrets.put({ id, secret: randomId() + randomId() }).secret
}

interface Sender {
  awaitDelivery: HandlerContext<'testHook'>['awaitDelivery']
  nowIso: string
}

/** The delivery of a try once it is made; one that takes longer is answered as it stands. */
function sent(
  { awaitDelivery, nowIso }: Sender,
  { id, event, attempt }: HookTryRecord & { event: HookEvent },
) {
  awaitDelivery(id, (state) => {
    const made = state.hookDeliveries.get(id)
    return made && isListed(made) ? { delivery: deliveryView(made) } : undefined
  })
  const reason = 'Получатель ещё не ответил.'
  return { delivery: { id, at: nowIso, event, httpCode: null, attempt, durationMs: 5000, reason } }
}
