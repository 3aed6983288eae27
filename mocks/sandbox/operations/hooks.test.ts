import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import type { SendWebhook, WebhookRequest } from '../webhooks/courier.ts'

const contragentId = seedIds.companies.uralDorStroy.id
const product = seedIds.products.inStock.id
const { orders, removed, stock } = seedIds.hooks
const wish = {
  contragentId,
  name: 'Учёт',
  channel: 'webhook',
  target: 'https://receiver.example/hook',
  events: ['order.created'],
}

/** An integrator of the company, and what its receivers got; they answer `codes` in turn, then 200. */
async function integrator(codes: number[] = [], email: string = seedIds.users.buyer.email) {
  const requests: WebhookRequest[] = []
  const sendWebhook: SendWebhook = (request) => {
    requests.push(request)
    return Promise.resolve({ httpCode: codes.shift() ?? 200, durationMs: 7 })
  }
  const shop = openShop({ sendWebhook, realNow: () => Date.parse(seedNow) })
  const visitor = await new ShopVisitor(shop).login(email)
  const codeOf = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const { status, envelope } = await visitor.send(method, path, body)
    return status === 200 ? envelope.errors?.[0]?.code : status
  }
  const list = async (body = {}) => (await visitor.ask<'listHooks'>('/web/hooks/', body)).items
  const create = (change: object = {}) =>
    visitor.ask<'createHook'>('/web/hooksCreate/', { ...wish, ...change })
  const deliveries = async (id: number, query = '') =>
    (await visitor.ask<'listHookDeliveries'>(`/web/hooks/deliveries/${id}/${query}`)).items
  return { shop, visitor, codeOf, list, create, deliveries, requests }
}

test('R-API-63 R-HOOK-02 the hooks of the company stand by name, and filters leave out the others', async () => {
  const { list, codeOf } = await integrator()
  const all = await list()
  expect(all.map(({ name }) => name)).toEqual([orders.name, stock.name, removed.name])
  expect(all[0]).toMatchObject({
    id: orders.id,
    status: 'paused',
    lastDelivery: { id: 'd-5501', httpCode: 200, attempt: 2 },
    allowedActions: ['edit', 'test', 'resume', 'rotateSecret', 'delete'],
  })
  expect(all[2]).toMatchObject({ status: 'failing', lastDelivery: { attempt: 6, httpCode: null } })
  expect((await list({ channel: 'email' })).map(({ id }) => id)).toEqual([stock.id])
  expect((await list({ status: 'failing' })).map(({ id }) => id)).toEqual([removed.id])
  expect(await codeOf('/web/hooks/', { contragentId: 502 })).toBe('contragentMismatch')
})

test('R-API-63 R-API-64 a person has no hooks, and a user without the right is refused', async () => {
  const person = await integrator([], seedIds.users.person.email)
  expect(await person.codeOf('/web/hooks/', {})).toBe('companyRequired')
  expect(await person.codeOf('/web/hooksCreate/', wish)).toBe('contragentMismatch')
  const mechanic = await integrator([], seedIds.users.mechanic.email)
  expect(await mechanic.codeOf('/web/hooks/', {})).toBe(403)
  expect(await mechanic.codeOf('/web/hooksCreate/', wish)).toBe(403)
  expect(await mechanic.codeOf(`/web/hooks/update/${orders.id}/`, { status: 'active' })).toBe(403)
  expect(await mechanic.codeOf('/web/hooks/redeliver/d-5501/', {})).toBe(403)
})

test('R-API-64 R-HOOK-01 the secret is answered once, and neither list, outbox, export nor snapshot tells it', async () => {
  const { visitor, create } = await integrator()
  const key = { 'Idempotency-Key': 'f3b1c9de-5a77-4c0e-9d42-7b60a1e8c355' }
  const first = await visitor.call('/web/hooksCreate/', wish, key)
  const secret = String(first.data?.['secret'])
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  // A repeated call is the same call, with the same answer.
  expect((await visitor.call('/web/hooksCreate/', wish, key)).data).toEqual(first.data)
  const { hook } = await create({ name: 'Второй' })
  const rotated = await visitor.call(`/web/hooks/rotateSecret/${hook.id}/`, {}, key)
  await visitor.call('/sandbox/snapshot', { name: 'kept' })
  const told = await Promise.all(
    ['/sandbox/export', '/sandbox/outbox', '/api/notifications/'].map(async (path) =>
      (await visitor.open(path)).text(),
    ),
  )
  told.push(JSON.stringify((await visitor.call('/web/hooks/', {})).envelope))
  for (const hidden of [secret, String(rotated.data?.['secret'])])
    for (const text of told) expect(text).not.toContain(hidden)
  // A restored world keeps its own secrets, so its hooks are signed as before.
  await visitor.call('/sandbox/restore', { name: 'kept' })
  const { delivery } = await visitor.ask<'testHook'>(`/web/hooks/test/${hook.id}/`, {
    event: 'order.created',
  })
  expect(delivery).toMatchObject({ httpCode: 200 })
})

/** What is refused changes nothing, so one sandbox serves all cases. */
const refused = integrator()

test.each([
  [{ target: 'ftp://receiver.example/hook' }, 'targetInvalid'],
  [{ target: 'http://receiver.example/hook' }, 'targetInvalid'],
  [{ target: 'ftp://127.0.0.1/hook' }, 'targetInvalid'],
  [{ target: 'https://name:word@receiver.example/' }, 'targetInvalid'],
  [{ target: 'receiver.example' }, 'targetInvalid'],
  [{ channel: 'email', target: 'https://receiver.example/' }, 'targetInvalid'],
  [{ target: 'https://10.1.2.3/hook' }, 'targetForbidden'],
  [{ target: 'https://0.0.0.0/hook' }, 'targetForbidden'],
  [{ target: 'https://192.168.1.1/hook' }, 'targetForbidden'],
  [{ target: 'https://172.20.0.1/hook' }, 'targetForbidden'],
  [{ target: 'https://169.254.169.254/latest/meta-data/' }, 'targetForbidden'],
  [{ target: 'https://100.64.0.1/hook' }, 'targetForbidden'],
  [{ target: 'https://198.18.0.1/hook' }, 'targetForbidden'],
  [{ target: 'https://0xa9fea9fe/hook' }, 'targetForbidden'],
  [{ target: 'https://[fd00::1]/hook' }, 'targetForbidden'],
  [{ target: 'https://[::ffff:10.0.0.1]/hook' }, 'targetForbidden'],
  [{ name: orders.name.toUpperCase() }, 'nameTaken'],
  [{ events: ['price.changed'] }, 'productsRequired'],
  [{ productIds: [product, 999_999] }, 'productNotFound'],
  [{ contragentId: 502 }, 'contragentMismatch'],
])('R-API-64 a hook is not created with %j: %s', async (change, code) => {
  const { codeOf } = await refused
  expect(await codeOf('/web/hooksCreate/', { ...wish, ...change })).toBe(code)
})

test.each([
  'http://127.0.0.1:5000/hook',
  'http://localhost:5000/',
  'http://[::1]/hook',
  'https://8.8.8.8/hook',
  'https://[2a00:1450::1]/hook',
])('R-API-64 a hook may deliver to %s', async (target) => {
  const { create } = await integrator()
  expect((await create({ target })).hook).toMatchObject({ target, status: 'active', deliveries: [] })
})

test('R-API-64 a company has at most 20 hooks', async () => {
  const { create, codeOf } = await integrator()
  for (let index = 3; index < 20; index += 1) await create({ name: `Подписка ${index}` })
  expect(await codeOf('/web/hooksCreate/', wish)).toBe('limitReached')
})

test('R-HOOK-01 a hook is changed, paused and resumed; what is wrong is refused by its code', async () => {
  const { visitor, create, codeOf, list } = await integrator()
  const { hook } = await create()
  const path = `/web/hooks/update/${hook.id}/`
  const change = async (body: object) => (await visitor.ask<'updateHook'>(path, body)).hook
  expect(
    await change({ name: ' Новое имя ', events: ['act.ready', 'act.ready'], productIds: [product] }),
  ).toMatchObject({ name: 'Новое имя', events: ['act.ready'], productCount: 1, target: wish.target })
  expect(await change({ status: 'paused' })).toMatchObject({ status: 'paused' })
  expect(await codeOf(path, { status: 'paused' })).toBe('actionNotAllowed')
  expect(await change({ status: 'active' })).toMatchObject({ status: 'active' })
  expect(await codeOf(path, { status: 'active' })).toBe('actionNotAllowed')
  expect(await codeOf(path, { target: 'mail@example.ru' })).toBe('targetInvalid')
  expect(await codeOf(path, { target: 'https://10.0.0.1/' })).toBe('targetForbidden')
  expect(await codeOf(path, { name: stock.name })).toBe('nameTaken')
  expect(await codeOf(path, { events: ['stock.available'], productIds: [] })).toBe('productsRequired')
  expect(await codeOf(path, { productIds: [999_999] })).toBe('productNotFound')
  expect((await list()).find(({ id }) => id === hook.id)).toMatchObject({
    name: 'Новое имя',
    status: 'active',
  })
  // Failing is cleared by resuming.
  await visitor.ask<'updateHook'>(`/web/hooks/update/${removed.id}/`, { status: 'active' })
  expect((await list({ status: 'failing' })).length).toBe(0)
})

test('R-HOOK-01 a test tells code and time, changes no state, and is limited to 10 a minute', async () => {
  const { visitor, codeOf, create, list, deliveries, requests } = await integrator([500])
  const { hook } = await create()
  const path = `/web/hooks/test/${hook.id}/`
  const { delivery } = await visitor.ask<'testHook'>(path, { event: 'order.created' })
  expect(delivery).toMatchObject({
    event: 'order.created',
    httpCode: 500,
    attempt: 1,
    durationMs: 7,
    reason: null,
  })
  expect(await deliveries(hook.id)).toEqual([delivery])
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
    deliveryId: delivery.id,
    test: true,
    contragentId,
    object: { type: 'order' },
  })
  expect((await list()).find(({ id }) => id === hook.id)?.status).toBe('active')
  expect(await codeOf(path, { event: 'act.ready' })).toBe('eventNotSubscribed')
  // A repeated call tells the same delivery.
  const key = { 'Idempotency-Key': 'f3b1c9de-5a77-4c0e-9d42-7b60a1e8c355' }
  const answers = [1, 2].map(() => visitor.call(path, { event: 'order.created' }, key))
  const ids = (await Promise.all(answers)).map(({ data = {} }) => (data['delivery'] as { id: string }).id)
  expect(new Set(ids).size).toBe(1)
  expect(requests).toHaveLength(2)
  for (let index = 2; index < 10; index += 1) await codeOf(path, { event: 'order.created' })
  expect(await codeOf(path, { event: 'order.created' })).toBe(429)
})

test('R-HOOK-01 a test of an e-mail subscription is a mail', async () => {
  const { visitor, codeOf } = await integrator()
  const path = `/web/hooks/test/${stock.id}/`
  const { delivery } = await visitor.ask<'testHook'>(path, { event: 'stock.available' })
  expect(delivery).toMatchObject({ httpCode: null, durationMs: 0, reason: null })
  const outbox = await visitor.call('/sandbox/outbox')
  expect(outbox.data?.['items']).toMatchObject([
    { channel: 'email', to: seedIds.users.buyer.email, subject: 'Проверка: товар появился в наличии' },
  ])
  expect(await codeOf(`/web/hooks/rotateSecret/${stock.id}/`, {})).toBe('actionNotAllowed')
  expect(await codeOf(`/web/hooks/redeliver/${delivery.id}/`, {})).toBe('actionNotAllowed')
})

test('R-HOOK-01 a delivery is repeated with the same event, and a 2xx makes a failing hook active', async () => {
  const { visitor, codeOf, deliveries, list, requests } = await integrator([200, 404, 200])
  expect(await codeOf('/web/hooks/redeliver/d-5501/', {})).toBe('actionNotAllowed')
  expect(await codeOf('/web/hooks/redeliver/d-nothing/', {})).toBe(404)
  // Hooks of the seed have no secret before somebody makes one.
  const again = () => visitor.ask<'redeliverHook'>('/web/hooks/redeliver/d-5401/', {})
  expect((await again()).delivery).toMatchObject({
    httpCode: null,
    reason: 'У подписки нет секрета. Смените секрет.',
  })
  await visitor.ask<'rotateHookSecret'>(`/web/hooks/rotateSecret/${removed.id}/`, {})
  const { delivery } = await again()
  expect(delivery).toMatchObject({ httpCode: 200, attempt: 1, event: 'shipment.ready' })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    eventId: 'e-8711',
    deliveryId: delivery.id,
    event: 'shipment.ready',
    at: '2026-11-17T06:00:00.000Z',
    contragentId,
    test: false,
    object: { type: 'order', id: 70_008 },
  })
  expect((await list()).find(({ id }) => id === removed.id)?.status).toBe('active')
  // One that fails is not tried again.
  await again()
  expect((await list()).find(({ id }) => id === removed.id)?.status).toBe('active')
  expect(requests).toHaveLength(2)
  const failed = await deliveries(removed.id, '?failed=true&event=shipment.ready')
  expect(failed).toHaveLength(8)
  expect(await deliveries(removed.id, '?event=act.ready')).toEqual([])
  for (let index = 3; index < 10; index += 1) await again()
  expect(await codeOf('/web/hooks/redeliver/d-5401/', {})).toBe(429)
})

test('R-HOOK-01 a hook is deleted with its secret and its deliveries', async () => {
  const { visitor, codeOf, create } = await integrator()
  const { hook } = await create({ events: ['price.changed'], productIds: [product] })
  const { items } = await visitor.ask<'listHookProducts'>(`/web/hooks/products/${hook.id}/`)
  expect(items.map(({ id }) => id)).toEqual([product])
  const { delivery } = await visitor.ask<'testHook'>(`/web/hooks/test/${hook.id}/`, {
    event: 'price.changed',
  })
  expect((await visitor.send('DELETE', `/web/hooks/delete/${hook.id}/`)).data).toEqual({ id: hook.id })
  expect(await codeOf(`/web/hooks/delete/${hook.id}/`, undefined, 'DELETE')).toBe(404)
  expect(await codeOf(`/web/hooks/deliveries/${hook.id}/`)).toBe(404)
  expect(await codeOf(`/web/hooks/redeliver/${delivery.id}/`, {})).toBe(404)
})

test('R-COMP-11 hooks of another company are 404', async () => {
  const { codeOf } = await integrator([], 'director@karyer-servis.example')
  expect(await codeOf(`/web/hooks/update/${orders.id}/`, { status: 'active' })).toBe(404)
  expect(await codeOf(`/web/hooks/test/${orders.id}/`, { event: 'order.created' })).toBe(404)
  expect(await codeOf(`/web/hooks/rotateSecret/${orders.id}/`, {})).toBe(404)
  expect(await codeOf(`/web/hooks/deliveries/${orders.id}/`)).toBe(404)
  expect(await codeOf(`/web/hooks/products/${orders.id}/`)).toBe(404)
  expect(await codeOf(`/web/hooks/delete/${orders.id}/`, undefined, 'DELETE')).toBe(404)
  expect(await codeOf('/web/hooks/redeliver/d-5501/', {})).toBe(404)
})
