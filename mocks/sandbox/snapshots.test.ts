import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Sandbox } from './create-sandbox.ts'
import { createMemoryStore } from './memory-store.ts'
import { createSqliteStore } from './node/sqlite-store.ts'
import { call, createTinySandbox, note } from './testing/tiny-sandbox.ts'

const inWorld = (world: string) => ({ headers: { 'sandbox-world': world } })
const lines = async (sandbox: Sandbox, world: string) => {
  const { data } = await call(sandbox, '/web/note/7/', inWorld(world))
  return ((data?.['lines'] ?? []) as { quantity: number }[]).map(({ quantity }) => quantity)
}
const write = (sandbox: Sandbox, world: string, ...quantities: number[]) =>
  call(sandbox, '/web/notes/add/', { body: note(...quantities), ...inWorld(world) })
const control = (sandbox: Sandbox, command: string, world: string, body: unknown, method = 'POST') =>
  call(sandbox, `/sandbox/${command}`, { method, body, ...inWorld(world) })

test('R-API-31 a snapshot puts any world into the state of the one that it was taken from', async () => {
  const sandbox = createTinySandbox()
  await write(sandbox, 'prepared', 3)
  const saved = await control(sandbox, 'snapshot', 'prepared', { name: 'three' })
  expect(saved.data).toMatchObject({ name: 'three', world: 'prepared' })
  await write(sandbox, 'prepared', 4, 5)
  for (const worker of ['worker-1', 'worker-2'])
    expect((await control(sandbox, 'restore', worker, { name: 'three' })).data).toMatchObject({
      world: worker,
    })
  await write(sandbox, 'worker-2', 9)
  expect(await lines(sandbox, 'prepared')).toEqual([4, 5])
  expect(await lines(sandbox, 'worker-1')).toEqual([3])
  expect(await lines(sandbox, 'worker-2')).toEqual([9])
  await control(sandbox, 'restore', 'worker-2', { name: 'three' })
  expect(await lines(sandbox, 'worker-2')).toEqual([3])
})

test('R-API-31 restoring takes away what came after the snapshot, also to the bare seed', async () => {
  const sandbox = createTinySandbox()
  await control(sandbox, 'snapshot', 'main', { name: 'untouched' })
  await write(sandbox, 'main', 3)
  await control(sandbox, 'restore', 'main', { name: 'untouched' })
  expect(await lines(sandbox, 'main')).toEqual([])
  expect((await call(sandbox, '/sandbox/outbox')).data).toEqual({ items: [], events: [] })
})

test('R-API-31 snapshots are listed, replaced and forgotten, and are no worlds', async () => {
  const sandbox = createTinySandbox({ realNow: () => Date.parse('2026-11-20T09:00:00Z') })
  await write(sandbox, 'main', 3)
  await control(sandbox, 'snapshot', 'main', { name: 'b' })
  await control(sandbox, 'snapshot', 'other', { name: 'a' })
  await control(sandbox, 'snapshot', 'other', { name: 'b' })
  const list = async () => (await call(sandbox, '/sandbox/snapshot')).data?.['items']
  const savedAt = '2026-11-20T09:00:00.000Z'
  expect(await list()).toEqual([
    { name: 'a', world: 'other', savedAt, records: 0 },
    { name: 'b', world: 'other', savedAt, records: 0 },
  ])
  expect((await call(sandbox, '/sandbox/status')).data?.['worlds']).toEqual({
    inMemory: ['main', 'other'],
    kept: ['main'],
  })
  await control(sandbox, 'snapshot', 'main', { name: 'a' }, 'DELETE')
  expect(await list()).toMatchObject([{ name: 'b' }])
  expect((await control(sandbox, 'restore', 'main', { name: 'a' })).status).toBe(404)
  expect((await control(sandbox, 'snapshot', 'main', { name: 'a' }, 'DELETE')).status).toBe(404)
  expect((await call(sandbox, '/web/note/7/', inWorld('snapshot:b'))).status).toBe(400)
})

test.each([
  [{}, 422],
  [{ name: 'a/b' }, 422],
  [{ name: 'snapshot:a' }, 422],
  [[], 400],
  ['{', 400],
])('R-API-31 a snapshot can not be called %j', async (body, status) => {
  expect((await control(createTinySandbox(), 'snapshot', 'main', body)).status).toBe(status)
})

test('R-API-31 snapshots outlive the program when worlds do', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'snapshots-')), 'sandbox.sqlite')
  const before = createTinySandbox({ store: createSqliteStore({ file, seedVersion: '1' }) })
  await write(before, 'main', 3)
  await control(before, 'snapshot', 'main', { name: 'three' })
  await control(before, 'reset', 'main', {})
  await before.close()
  const after = createTinySandbox({ store: createSqliteStore({ file, seedVersion: '1' }) })
  expect(await lines(after, 'main')).toEqual([])
  await control(after, 'restore', 'main', { name: 'three' })
  expect(await lines(after, 'main')).toEqual([3])
  await after.close()
})

test('R-API-31 a restore that the store fails to keep leaves the world as it was', async () => {
  const kept = createMemoryStore()
  let full = false
  const sandbox = createTinySandbox({
    store: {
      ...kept,
      commit: (world, changes) => {
        if (full) throw new Error('the disk is full')
        return kept.commit(world, changes)
      },
    },
  })
  await control(sandbox, 'snapshot', 'main', { name: 'untouched' })
  await write(sandbox, 'main', 3)
  full = true
  expect((await control(sandbox, 'restore', 'main', { name: 'untouched' })).status).toBe(500)
  expect(await lines(sandbox, 'main')).toEqual([3])
})

test('R-API-31 a world goes as a file to another sandbox with the same seed', async () => {
  const here = createTinySandbox({ seedVersion: '7' })
  await write(here, 'mine', 3)
  const file = await call(here, '/sandbox/export', inWorld('mine'))
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="mine.json"')
  expect(file.envelope).toMatchObject({ format: 'sandbox-world', seed: '7' })
  const there = createTinySandbox({ seedVersion: '7' })
  await write(there, 'main', 1, 2)
  expect((await control(there, 'import', 'main', file.envelope)).data).toMatchObject({ world: 'main' })
  expect(await lines(there, 'main')).toEqual([3])
  const refused = await control(createTinySandbox({ seedVersion: '8' }), 'import', 'main', file.envelope)
  expect(refused).toMatchObject({ status: 422, errors: [{ field: 'seed' }] })
})

const cart = { id: 'guest:a', lines: [], version: 1, updatedAt: '2026-11-20T09:00:00.000Z' }
const cartLine = { productId: 1, quantity: 2, addedAt: '2026-11-20T09:00:00.000Z' }

test.each([
  [{ ...cart, version: '1' }, 'version', 'ожидается число'],
  [{ ...cart, lines: undefined }, 'lines', 'обязательное поле'],
  [{ ...cart, lines: [cartLine, { ...cartLine, quantity: 2.5 }] }, 'lines.1.quantity', 'целое число'],
  [{ ...cart, lines: [{ ...cartLine, quantity: -2 }] }, 'lines.0.quantity', 'не меньше 0'],
  [{ ...cart, lines: [{ ...cartLine, amount: 2 }] }, 'lines.0.amount', 'такого поля нет'],
  [{ ...cart, lines: { 0: cartLine } }, 'lines', 'ожидается список'],
  [{ ...cart, updatedAt: 'yesterday' }, 'updatedAt', 'время по ISO 8601'],
])(
  'R-API-31 a record that is none is refused by collection, id and place: %j',
  async (record, path, reason) => {
    const sandbox = createTinySandbox()
    await write(sandbox, 'main', 3)
    const rows = [
      { collection: 'carts', id: 'guest:b', record: { ...cart, id: 'guest:b' } },
      { collection: 'carts', id: 'guest:a', record },
    ]
    const refused = await control(sandbox, 'import', 'main', { format: 'sandbox-world', seed: '', rows })
    expect(refused).toMatchObject({ status: 422, errors: [{ field: `rows.1.record.${path}` }] })
    const [error] = refused.errors ?? []
    expect(error?.message).toContain(`Коллекция carts, запись guest:a, ${path}: `)
    expect(error?.message).toContain(reason)
    expect(await lines(sandbox, 'main')).toEqual([3])
  },
)

test.each([
  [{ rows: [] }, 'format'],
  [{ format: 'sandbox-world', seed: '', rows: {} }, 'format'],
  [{ format: 'sandbox-world', seed: '', rows: [null] }, 'rows.0'],
  [
    { format: 'sandbox-world', seed: '', rows: [{ collection: 'prices', id: 1, record: null }] },
    'rows.0.collection',
  ],
  [{ format: 'sandbox-world', seed: '', rows: [{ collection: 'carts', id: {}, record: null }] }, 'rows.0.id'],
  [
    { format: 'sandbox-world', seed: '', rows: [{ collection: 'carts', id: 'a', record: { id: 'b' } }] },
    'rows.0.record',
  ],
  [
    { format: 'sandbox-world', seed: '', rows: [{ collection: 'carts', id: 'a', record: 1 }] },
    'rows.0.record',
  ],
])('R-API-31 a file that is no world is refused and changes nothing: %j', async (file, field) => {
  const sandbox = createTinySandbox()
  await write(sandbox, 'main', 3)
  expect(await control(sandbox, 'import', 'main', file)).toMatchObject({ status: 422, errors: [{ field }] })
  expect(await lines(sandbox, 'main')).toEqual([3])
})
