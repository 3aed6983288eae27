import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { call, createTinySandbox, note, tinyOperations } from '../sandbox/testing/tiny-sandbox.ts'
import { connect, deleteDatabase } from './database.ts'
import { createIndexedDbStore, type Locks } from './indexeddb-store.ts'

const seedVersion = '1'
const put = (id: string | number, record: object | null, forget = false) => ({
  collection: 'a',
  id,
  record,
  forget,
})

/** A tab: a connection, a store and a sandbox of its own. `loads` counts how often it has read a world. */
function openTab(name: string, locks?: Locks) {
  const connection = connect(name, seedVersion)
  const store = createIndexedDbStore(connection, locks)
  const load = vi.spyOn(store, 'load')
  const sandbox = createTinySandbox({ store, operations: { ...tinyOperations, addNote: addOne } })
  return { connection, store, sandbox, loads: () => load.mock.calls.length }
}

/** Adds a line to the cart as the shop does: reads it, thinks, and writes it longer. */
const addOne: (typeof tinyOperations)['addNote'] = async ({ state, session, nowIso }) => {
  const lines = state.carts.get(session.owner)?.lines ?? []
  await new Promise((resolve) => setTimeout(resolve))
  const line = { productId: lines.length + 1, quantity: 1, addedAt: nowIso }
  state.carts.put({ id: session.owner, lines: [...lines, line], version: 1, updatedAt: nowIso })
  return { count: lines.length + 1 }
}

const linesOf = async ({ sandbox }: ReturnType<typeof openTab>) => {
  const { data } = await call(sandbox, '/web/note/7/')
  return Array.isArray(data?.['lines']) ? data['lines'].length : undefined
}
const add = ({ sandbox }: ReturnType<typeof openTab>) => call(sandbox, '/web/notes/add/', { body: note(1) })

test('what was answered is there after a reload, and a reset puts the world back to the seed', async () => {
  const name = randomUUID()
  const first = openTab(name)
  await add(first)
  await first.sandbox.close()
  const second = openTab(name)
  expect(await linesOf(second)).toBe(1)
  expect((await call(second.sandbox, '/sandbox/reset', { method: 'POST' })).status).toBe(200)
  expect(await linesOf(second)).toBe(0)
  await second.sandbox.close()
  const third = openTab(name)
  expect([await third.store.list(), await linesOf(third)]).toEqual([[], 0])
})

test('rows come back in the order in which they came and keep their place when written again', async () => {
  const { store } = openTab(randomUUID())
  await store.commit('main', [put('z', { id: 'z' }), put(2, { id: 2 }), put('2', { id: '2' })])
  await store.commit('main', [put('a', { id: 'a' }), put('z', { id: 'z', again: true }), put(2, null)])
  await store.commit('main', [put('2', null, true)])
  await store.commit('other', [put('z', { id: 'z' })])
  const rows = (await store.load('main')).map(
    ({ collection, id, record }) => [collection, id, record] as const,
  )
  expect(rows).toEqual([
    ['a', 'z', { id: 'z', again: true }],
    ['a', 2, null],
    ['a', 'a', { id: 'a' }],
  ])
  expect(await store.list()).toEqual(['main', 'other'])
  // As a snapshot is put in the place of a world: everything is forgotten first.
  await store.commit('main', [
    ...rows.map(([, id]) => put(id, null, true)),
    put('a', { id: 'a' }),
    put('z', { id: 'z' }),
  ])
  expect((await store.load('main')).map(({ id }) => id)).toEqual(['a', 'z'])
  await store.drop('main')
  expect([await store.load('main'), await store.list()]).toEqual([[], ['other']])
})

test('a commit keeps all changes or none', async () => {
  const { store } = openTab(randomUUID())
  await store.commit('main', [put(1, { id: 1 })])
  const unstorable = put(3, { id: 3, run: () => undefined })
  await expect(store.commit('main', [put(1, null), put(2, { id: 2 }), unstorable])).rejects.toThrow(
    "The database can't be used",
  )
  expect(await store.load('main')).toMatchObject([{ id: 1, record: { id: 1 } }])
})

test('a tab sees what another one has committed, and reads nothing again while it is alone', async () => {
  const name = randomUUID()
  const [one, two] = [openTab(name), openTab(name)]
  await add(one)
  expect(await linesOf(two)).toBe(1)
  await add(two)
  await add(two)
  expect([await linesOf(two), two.loads()]).toEqual([3, 1])
  expect([await linesOf(one), await linesOf(one), one.loads()]).toEqual([3, 3, 2])
  expect((await call(two.sandbox, '/sandbox/reset', { method: 'POST' })).status).toBe(200)
  expect(await linesOf(one)).toBe(0)
})

test('R-API-31 50 parallel additions from two tabs lose none', async () => {
  const name = randomUUID()
  const tabs = [openTab(name), openTab(name)]
  const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 25 }, () => add(tab))))
  expect(answers.map(({ data }) => Number(data?.['count'])).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  expect(await Promise.all(tabs.map(linesOf))).toEqual([50, 50])
})

test('without the lock the same additions are lost, so it is the lock that keeps them', async () => {
  const name = randomUUID()
  const noLocks: Locks = {
    request: async (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1)
      return typeof work === 'function' ? work(null) : undefined
    },
  }
  const tabs = [openTab(name, noLocks), openTab(name, noLocks)]
  await Promise.all(tabs.flatMap((tab) => Array.from({ length: 25 }, () => add(tab))))
  expect(await linesOf(openTab(name))).toBeLessThan(50)
})

test('a database of another seed is refused and left as it is', async () => {
  const name = randomUUID()
  const tab = openTab(name)
  await add(tab)
  const newer = connect(name, '2')
  await expect(newer.use((database) => database.getAll('rows'))).rejects.toMatchObject({
    name: 'DatabaseProblem',
    kind: 'otherVersion',
  })
  expect(await linesOf(openTab(name))).toBe(1)
})

test('a database with stores of another version, older or newer, is refused and left as it is', async () => {
  const name = randomUUID()
  await add(openTab(name))
  const countRows = (stores: number) =>
    connect(name, seedVersion, stores).use((database) => database.count('rows'))
  await expect(countRows(2)).rejects.toMatchObject({
    kind: 'otherVersion',
    message: expect.stringMatching(/older version/),
  })
  expect(await linesOf(openTab(name))).toBe(1)
  await deleteDatabase(name)
  expect(await countRows(2)).toBe(0)
  await expect(countRows(1)).rejects.toMatchObject({
    kind: 'otherVersion',
    message: expect.stringMatching(/newer version/),
  })
})

test('a call that meets the deletion of the database by another tab is done on the new one', async () => {
  const name = randomUUID()
  const connection = connect(name, seedVersion)
  const count = () => connection.use((database) => database.count('rows'))
  expect(await count()).toBe(0)
  let isFirst = true
  const met = await connection.use(async (database) => {
    if (isFirst) {
      isFirst = false
      await deleteDatabase(name)
    }
    return database.count('rows')
  })
  expect([met, isFirst]).toEqual([0, false])
})

test('a tab lets go of a database that another one deletes, and begins anew with the seed', async () => {
  const name = randomUUID()
  const tab = openTab(name)
  await add(tab)
  await deleteDatabase(name)
  expect(await linesOf(tab)).toBe(0)
  await add(tab)
  expect(await linesOf(openTab(name))).toBe(1)
})

test('no space and no database at all are told apart', async () => {
  const connection = connect(randomUUID(), seedVersion)
  const full = connection.use(() => Promise.reject(new DOMException('no space', 'QuotaExceededError')))
  await expect(full).rejects.toMatchObject({ kind: 'full' })
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError')
  })
  const forbidden = connect(randomUUID(), seedVersion)
  await expect(forbidden.use((database) => database.count('rows'))).rejects.toMatchObject({
    kind: 'unavailable',
  })
})
