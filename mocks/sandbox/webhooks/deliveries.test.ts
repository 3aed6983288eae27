import { expect, test, vi } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { createMemoryStore } from '../memory-store.ts'
import type { SendWebhook, WebhookRequest } from './courier.ts'

const { buyer } = seedIds.users
const minute = 60_000
const start = Date.parse(seedNow)

/** A receiver of order.created; `answer` decides what becomes of a request. */
async function receiver(answer: (request: WebhookRequest) => ReturnType<SendWebhook>) {
  const requests: WebhookRequest[] = []
  const sendWebhook: SendWebhook = (request) => {
    requests.push(request)
    return answer(request)
  }
  const errors: unknown[] = []
  const store = createMemoryStore()
  const shop = openShop({
    store,
    sendWebhook,
    realNow: () => start,
    onError: (error) => void errors.push(error),
  })
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  let number = 0
  const create = async (events = ['act.ready']) => {
    const wish = { contragentId: 501, channel: 'webhook', target: 'https://receiver.example/', events }
    const body = { ...wish, name: `Подписка ${(number += 1)}` }
    return (await visitor.ask<'createHook'>('/web/hooksCreate/', body)).hook.id
  }
  const pass = async (milliseconds: number) => {
    await visitor.call('/sandbox/clock', { advance: milliseconds })
    await visitor.login(buyer.email)
  }
  /** An act that is made: one event. */
  const cause = async () => {
    const wish = {
      contragentId: 501,
      kind: 'reconciliation',
      periodFrom: '2026-01-01',
      periodTo: '2026-11-19',
    }
    await visitor.ask<'requestActs'>('/web/requestActs/', wish)
    await pass(25_000)
  }
  const hook = async (id: number) =>
    (await visitor.ask<'listHooks'>('/web/hooks/', {})).items.find((one) => one.id === id)
  const tries = async (id: number) =>
    (await visitor.ask<'listHookDeliveries'>(`/web/hooks/deliveries/${id}/`)).items
  return { shop, store, visitor, create, pass, cause, hook, tries, requests, errors }
}

test('R-HOOK-01 an event that is refused is tried again after 1, 5, 30, 120 and 360 minutes, then the hook is failing', async () => {
  let code = 500
  const { create, pass, cause, hook, tries, requests } = await receiver(() =>
    Promise.resolve({ httpCode: code, durationMs: 1 }),
  )
  const id = await create()
  await cause()
  for (const [index, minutes] of [1, 5, 30, 120, 360].entries()) {
    await vi.waitFor(async () => expect(await tries(id)).toHaveLength(index + 1))
    await pass(minutes * minute - 1000)
    expect(requests).toHaveLength(index + 1)
    await pass(1000)
  }
  await vi.waitFor(async () => expect(await tries(id)).toHaveLength(6))
  expect(await hook(id)).toMatchObject({ status: 'failing', lastDelivery: { attempt: 6, httpCode: 500 } })
  expect((await tries(id)).map(({ attempt }) => attempt)).toEqual([6, 5, 4, 3, 2, 1])
  const payloads = requests.map(({ body }) => JSON.parse(body) as { eventId: string; deliveryId: string })
  expect(new Set(payloads.map(({ eventId }) => eventId)).size).toBe(1)
  expect(new Set(payloads.map(({ deliveryId }) => deliveryId)).size).toBe(6)
  // A failing hook is still told of new events; the first one that is received ends it.
  code = 200
  await cause()
  await vi.waitFor(async () => expect((await hook(id))?.status).toBe('active'))
})

test('R-HOOK-01 what waits when a hook is paused goes on when it is resumed, signed by the secret of then', async () => {
  let code = 503
  const { visitor, create, pass, cause, tries, requests } = await receiver(() =>
    Promise.resolve({ httpCode: code, durationMs: 1 }),
  )
  const id = await create()
  await cause()
  await vi.waitFor(async () => expect(await tries(id)).toHaveLength(1))
  const update = (status: string) => visitor.ask<'updateHook'>(`/web/hooks/update/${id}/`, { status })
  await update('paused')
  await pass(minute)
  // A test is sent while the hook is paused; the try of the event would have come before it.
  await visitor.ask<'testHook'>(`/web/hooks/test/${id}/`, { event: 'act.ready' })
  expect(requests.map(({ body }) => (JSON.parse(body) as { test: boolean }).test)).toEqual([false, true])
  const { secret } = await visitor.ask<'rotateHookSecret'>(`/web/hooks/rotateSecret/${id}/`, {})
  code = 200
  await update('active')
  await vi.waitFor(async () => expect(await tries(id)).toHaveLength(3))
  const last = requests.at(-1)
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signature = Uint8Array.from(last?.signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const body = new TextEncoder().encode(last?.body)
  expect(await crypto.subtle.verify('HMAC', key, signature, body)).toBe(true)
})

test('R-HOOK-01 a slow receiver blocks neither the shop nor other hooks, and gets one event at a time', async () => {
  const waiting: (() => void)[] = []
  const { create, cause, tries, requests } = await receiver(
    () => new Promise((resolve) => waiting.push(() => resolve({ httpCode: 200, durationMs: 5 }))),
  )
  const first = await create()
  const second = await create()
  await cause()
  await cause()
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  expect(await tries(first)).toEqual([])
  waiting.splice(0).forEach((answer) => answer())
  await vi.waitFor(() => expect(requests).toHaveLength(4))
  waiting.splice(0).forEach((answer) => answer())
  for (const id of [first, second]) await vi.waitFor(async () => expect(await tries(id)).toHaveLength(2))
})

test('R-HOOK-01 a test that takes too long is answered as it stands, and recorded when it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let end = () => {}
  const { visitor, create, tries, requests } = await receiver(
    () => new Promise((resolve) => (end = () => resolve({ httpCode: 201, durationMs: 7000 }))),
  )
  const id = await create()
  const answer = visitor.ask<'testHook'>(`/web/hooks/test/${id}/`, { event: 'act.ready' })
  try {
    while (requests.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(5000)
    expect((await answer).delivery).toMatchObject({ httpCode: null, reason: 'Получатель ещё не ответил.' })
  } finally {
    vi.useRealTimers()
  }
  end()
  await vi.waitFor(async () => expect(await tries(id)).toMatchObject([{ httpCode: 201, durationMs: 7000 }]))
})

test('R-HOOK-01 a deleted hook gets nothing more, and a try that comes back late is forgotten', async () => {
  let end = () => {}
  const { visitor, create, cause, requests, errors } = await receiver(
    () => new Promise((resolve) => (end = () => resolve({ httpCode: 500, durationMs: 5 }))),
  )
  const id = await create()
  await cause()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await visitor.send('DELETE', `/web/hooks/delete/${id}/`)
  end()
  const exported = async () =>
    (await (await visitor.open('/sandbox/export')).json()) as { rows: { collection: string }[] }
  await vi.waitFor(async () =>
    expect(
      (await exported()).rows.filter(({ collection }) => /^hook(s|Tries|Deliveries)$/.test(collection)),
    ).toEqual([]),
  )
  expect(errors).toEqual([])
})

test('R-HOOK-01 tries that wait and deliveries that are kept have a bound of 200 for each hook', async () => {
  const { visitor, create, pass, cause, tries, requests } = await receiver(() => new Promise(() => {}))
  const id = await create(['act.ready'])
  await cause()
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const file = (await (await visitor.open('/sandbox/export?secrets=1')).json()) as {
    rows: { collection: string; id: string | number; record: { id: string | number; kind?: string } }[]
  }
  const waiting = file.rows.find(({ collection }) => collection === 'hookTries')
  if (!waiting) throw new Error('nothing waits')
  const delivery = { httpCode: 200, durationMs: 1, at: seedNow }
  const { at: _due, ...told } = waiting.record as { at?: number; id: string }
  for (let index = 0; index < 199; index += 1) {
    const other = `d-${1000 + index}`
    file.rows.push({ ...waiting, id: other, record: { ...waiting.record, id: other } })
    const made = { ...told, ...delivery, id: `d-${2000 + index}` }
    file.rows.push({ collection: 'hookDeliveries', id: made.id, record: made })
  }
  await visitor.call('/sandbox/import', file)
  await cause()
  await cause()
  const kept = await visitor.ask<'listHookDeliveries'>(`/web/hooks/deliveries/${id}/?PAGE_SIZE=100&PAGEN_1=2`)
  expect(kept.pagination.total).toBe(200)
  expect((await tries(id))[0]).toMatchObject({
    httpCode: null,
    reason: 'Слишком много событий ждёт отправки, это не отправлено.',
  })
  // Deliveries are kept for 30 days.
  await pass(31 * 24 * 60 * minute)
  expect(await tries(id)).toEqual([])
})

test('R-HOOK-01 a failure of the store is reported, and nothing is thrown past the sandbox', async () => {
  const { store, create, cause, requests, errors } = await receiver(() =>
    Promise.resolve({ httpCode: 200, durationMs: 1 }),
  )
  await create()
  const { commit } = store
  let isBroken = false
  store.commit = (world, changes) => {
    if (isBroken && changes.some(({ collection }) => collection === 'hookDeliveries'))
      throw new Error('disk full')
    return commit(world, changes)
  }
  isBroken = true
  await cause()
  await vi.waitFor(() => expect(errors.map(String)).toEqual(['Error: disk full']))
  expect(requests).toHaveLength(1)
})
