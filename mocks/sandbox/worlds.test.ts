import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { call, createTinySandbox, note, tinyUser } from './testing/tiny-sandbox.ts'
import { SharedSeed, WorldState } from './state.ts'

const inWorld = (world: string) => ({ headers: { 'sandbox-world': world } })

test('R-API-31 worlds never meet: what one writes, another does not see', async () => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/web/notes/add/', { body: note(1, 2), ...inWorld('one') })
  expect((await call(sandbox, '/web/note/7/', inWorld('one'))).data?.['lines']).toHaveLength(2)
  expect((await call(sandbox, '/web/note/7/', inWorld('two'))).data?.['lines']).toEqual([])
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toEqual([])
})

test('R-API-31 a world is chosen by a cookie too, the header wins, and a bad name is 400', async () => {
  const sandbox = createTinySandbox()
  const cookie = 'SID=b7c1d2e3f4a5968778695a4b3c2d1e0f; sandbox-world=one'
  await call(sandbox, '/web/notes/add/', { body: note(1), headers: { cookie } })
  expect((await call(sandbox, '/web/note/7/', inWorld('one'))).data?.['lines']).toHaveLength(1)
  const both = await call(sandbox, '/web/note/7/', { headers: { cookie, 'sandbox-world': 'two' } })
  expect(both.data?.['lines']).toEqual([])
  expect((await call(sandbox, '/web/note/7/', inWorld('a/b'))).status).toBe(400)
})

test('R-API-31 a visitor who makes thousands of worlds fills neither the memory nor loses what was kept', async () => {
  const sandbox = createTinySandbox({ mostInMemory: 50 })
  await call(sandbox, '/web/notes/add/', { body: note(1, 2), ...inWorld('first') })
  for (let index = 0; index < 3000; index += 1) await call(sandbox, '/web/note/7/', inWorld(`w${index}`))
  const { worlds } = (await call(sandbox, '/sandbox/status')).data as { worlds: Record<string, string[]> }
  expect([worlds['inMemory']?.length, worlds['kept']]).toEqual([50, ['first']])
  expect((await call(sandbox, '/web/note/7/', inWorld('first'))).data?.['lines']).toHaveLength(2)
})

test('R-API-31 the number of worlds that differ from the seed has an end; main is always let in', async () => {
  const sandbox = createTinySandbox({ mostKept: 2 })
  const add = (world: string) => call(sandbox, '/web/notes/add/', { body: note(1), ...inWorld(world) })
  for (const world of ['one', 'two', 'two']) expect((await add(world)).status).toBe(200)
  const refused = await add('three')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expect((await call(sandbox, '/web/note/7/', inWorld('three'))).data?.['lines']).toEqual([])
  expect((await add('main')).status).toBe(200)
  await call(sandbox, '/sandbox/reset', { method: 'POST', ...inWorld('one') })
  await call(sandbox, '/sandbox/reset', { method: 'POST', ...inWorld('two') })
  expect((await add('three')).status).toBe(200)
})

test('R-API-31 a bug in an operation is 500 and leaves nothing of what it wrote', async () => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/web/notes/add/', { body: note(1) })
  expect((await call(sandbox, '/web/notes/add/', { body: note(13, 1, 1) })).code).toBe('internal')
  const { data } = await call(sandbox, '/web/note/7/')
  expect([data?.['lines'], data?.['count']]).toEqual([[expect.objectContaining({ quantity: 1 })], 1])
})

test('R-API-31 a refusal leaves nothing either, unless it says that it keeps its writes', async () => {
  const sandbox = createTinySandbox()
  expect(await call(sandbox, '/web/notes/add/', { body: note(12) })).toMatchObject({
    status: 200,
    code: 'tooMany',
  })
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toEqual([])
  await call(sandbox, '/web/notes/add/', { body: note(11) })
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toHaveLength(1)
})

test('R-API-31 requests of one world run one after another, and a slow world holds up no other', async () => {
  const { promise: held, resolve: finish } = Promise.withResolvers<void>()
  const running: string[] = []
  const sandbox = createTinySandbox({
    operations: {
      getNote: async ({ path, state, newId }) => {
        running.push(`in ${String(path['id'])}`)
        if (path['id'] === 1) await held
        running.push(`out ${String(path['id'])}`)
        return { id: newId('outbox'), users: state.users.all().length }
      },
    },
  })
  const first = call(sandbox, '/web/note/1/')
  await expect.poll(() => running).toEqual(['in 1'])
  const second = call(sandbox, '/web/note/2/')
  await call(sandbox, '/web/note/3/', inWorld('other'))
  expect(running).toEqual(['in 1', 'in 3', 'out 3'])
  finish()
  expect((await Promise.all([first, second])).map(({ data }) => data?.['id'])).toEqual([1, 2])
  expect(running.slice(3)).toEqual(['out 1', 'in 2', 'out 2'])
})

test('R-API-31 a store that fails to keep a write answers 500, and the write is not seen', async () => {
  const store = { ...createMemoryStore(), commit: () => Promise.reject(new Error('the disk is full')) }
  const sandbox = createTinySandbox({ store })
  expect((await call(sandbox, '/web/notes/add/', { body: note(1) })).status).toBe(500)
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toEqual([])
})

test('R-API-09 state: changes hide the record of the seed, indexes follow, and the seed stays as it was', () => {
  const seed = new SharedSeed({ rows: { users: [tinyUser] }, fixed: {} })
  const world = new WorldState(seed, [])
  const transaction = world.begin()
  const { users } = transaction.state
  users.put({ ...tinyUser, email: 'other@example.ru' })
  users.put({ ...tinyUser, id: 2, email: 'second@example.ru' })
  expect(users.where('email', tinyUser.email)).toEqual([])
  expect(users.where('email', 'other@example.ru').map(({ id }) => id)).toEqual([1])
  expect(users.all().map(({ id }) => id)).toEqual([1, 2])
  expect(world.begin().state.users.all()).toEqual([tinyUser])
  world.apply(transaction.changes())

  const later = world.begin()
  expect(later.state.users.where('email', 'second@example.ru').map(({ id }) => id)).toEqual([2])
  later.state.users.delete(1)
  later.state.users.delete(2)
  expect(later.state.users.all()).toEqual([])
  expect(later.changes()).toMatchObject([
    { id: 1, record: null, forget: false },
    { id: 2, record: null, forget: true },
  ])
  expect(new WorldState(seed, []).begin().state.users.get(1)).toEqual(tinyUser)
})

test('R-API-09 state: a record of the seed can not be changed in place', () => {
  const { users } = new WorldState(new SharedSeed({ rows: { users: [tinyUser] }, fixed: {} }), []).begin()
    .state
  const user = users.get(1)
  expect(() => Object.assign(user ?? {}, { email: 'x@example.ru' })).toThrow(TypeError)
})
