import { expect, test } from 'vitest'
import type { Collections, CollectionName } from './collections.ts'
import { createMemoryStore } from './memory-store.ts'
import { SharedSeed, WorldState, type Collection, type State } from './state.ts'
import { sweep } from './sweep.ts'
import { call, createTinySandbox, note } from './testing/tiny-sandbox.ts'

const now = Date.parse('2026-11-20T09:00:00.000Z')
const hour = 3_600_000
const ago = (hours: number) => now - hours * hour
const day = (days: number) => new Date(ago(days * 24)).toISOString()

function swept<Name extends CollectionName>(
  pick: (state: State<object>) => Collection<Name>,
  ...records: Collections[Name][]
) {
  const { state } = new WorldState(new SharedSeed<object>({ rows: {}, fixed: {} }), []).begin()
  const collection = pick(state)
  for (const record of records) collection.put(record)
  sweep(state, now)
  return collection.all().map(({ id }) => id)
}

test('R-API-31 answers are kept for 24 hours, tokens as long as they are good, tries for a day', () => {
  const answer = { request: '', body: '' }
  expect(
    swept(
      (state) => state.idempotency,
      { ...answer, id: 'old', at: ago(24) },
      { ...answer, id: 'new', at: ago(23) },
    ),
  ).toEqual(['new'])
  expect(
    swept(
      (state) => state.tokens,
      { id: 'old', userId: 1, lastUsedAt: ago(25) },
      { id: 'new', userId: 1, lastUsedAt: ago(23) },
    ),
  ).toEqual(['new'])
  expect(
    swept(
      (state) => state.attempts,
      { id: 'old', failures: 3, lockedUntil: 0, at: ago(25) },
      { id: 'counting', failures: 3, lockedUntil: 0, at: ago(1) },
      { id: 'locked', failures: 0, lockedUntil: now + 1 },
      { id: 'window', failures: 7, lockedUntil: now - 1 },
    ),
  ).toEqual(['counting', 'locked'])
})

test('R-API-109 R-API-105 codes and registrations that are no longer good are deleted', () => {
  const code = { code: '481920', attemptsLeft: 5 }
  const left = swept(
    (state) => state.codes,
    { ...code, id: 'old', expiresAt: now },
    { ...code, id: 'new', expiresAt: now + 1 },
  )
  expect(left).toEqual(['new'])
  const begun = { contacts: [] }
  const registrations = swept(
    (state) => state.confirmations,
    { ...begun, id: 'old', at: ago(24) },
    { ...begun, id: 'new', at: ago(23) },
  )
  expect(registrations).toEqual(['new'])
})

test('R-POPUP-14 a passport is kept for three years', () => {
  const passport = {
    series: '6509',
    number: '123417',
    divisionCode: '660-001',
    issuedBy: 'ГУ МВД России по Свердловской области',
    issueDate: '2011-04-12',
    birthDate: '1984-05-07',
    registrationAddress: 'г. Екатеринбург, ул. Малышева, д. 36, кв. 4',
    consent: { type: 'personalData' as const, docVersion: '2026-01', acceptedAt: day(1) },
  }
  expect(
    swept(
      (state) => state.passports,
      { ...passport, id: 1, savedAt: day(1096) },
      { ...passport, id: 2, savedAt: day(1094) },
    ),
  ).toEqual([2])
})

test('R-API-31 what guests leave behind goes after a month, what customers have stays', () => {
  expect(
    swept(
      (state) => state.carts,
      { id: 'guest:a', lines: [], version: 1, updatedAt: day(31) },
      { id: 'guest:b', lines: [], version: 1, updatedAt: day(29) },
      { id: 'user:1', lines: [], version: 1, updatedAt: day(400) },
    ),
  ).toEqual(['guest:b', 'user:1'])
  expect(
    swept(
      (state) => state.viewed,
      { id: 'guest:a', productIds: [1], updatedAt: day(31) },
      { id: 'user:1', productIds: [1], updatedAt: day(31) },
    ),
  ).toEqual(['user:1'])
  expect(
    swept((state) => state.sessions, { id: 'a', createdAt: day(31) }, { id: 'b', createdAt: day(1) }),
  ).toEqual(['b'])
})

test('R-API-31 the outbox keeps the last thousand messages', () => {
  const message = { at: day(1), channel: 'sms' as const, to: '+79221234567', subject: 'Код', text: '1' }
  const messages = Array.from({ length: 1005 }, (_, index) => ({ ...message, id: index + 1 }))
  const left = swept((state) => state.outbox, ...messages)
  expect([left.length, left[0]]).toEqual([1000, 6])
})

test('R-API-31 of what comes too fast the newest ten thousand are kept, and all that customers have', () => {
  const second = (index: number) => new Date(now - index * 1000).toISOString()
  const many = Array.from({ length: 10_002 }, (_, index) => index)
  const carts = swept(
    (state) => state.carts,
    ...many.map((index) => ({ id: `guest:${index}`, lines: [], version: 1, updatedAt: second(index) })),
    { id: 'user:1', lines: [], version: 1, updatedAt: day(400) },
  )
  expect(carts).toHaveLength(10_001)
  expect(carts).toEqual(expect.arrayContaining(['guest:0', 'guest:9999', 'user:1']))
  const answers = swept(
    (state) => state.idempotency,
    ...many.map((index) => ({ id: String(index), request: '', body: '', at: now - index })),
  )
  expect([answers.length, answers.includes('10000')]).toEqual([10_000, false])
})

test('R-API-31 a world throws away by itself what nobody needs any more', async () => {
  const store = createMemoryStore()
  const sandbox = createTinySandbox({ store })
  const add = (key: string) =>
    call(sandbox, '/web/notes/add/', { body: note(1), headers: { 'Idempotency-Key': key } })
  const keys = Array.from({ length: 3 }, () => crypto.randomUUID())
  for (const key of keys.slice(0, 2)) await add(key)
  const count = async () =>
    (await store.load('main')).filter(({ collection }) => collection === 'idempotency').length
  expect(await count()).toBe(2)
  await call(sandbox, '/sandbox/clock', { body: { advance: 25 * hour } })
  await add(keys[2] ?? '')
  expect(await count()).toBe(1)
})
