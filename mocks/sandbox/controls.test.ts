import { expect, test } from 'vitest'
import { call, createTinySandbox, note } from './testing/tiny-sandbox.ts'

test('R-API-31 reset puts the chosen world back to the seed and leaves the others', async () => {
  const sandbox = createTinySandbox()
  const other = { 'sandbox-world': 'other' }
  await call(sandbox, '/web/notes/add/', { body: note(1) })
  await call(sandbox, '/web/notes/add/', { body: note(1), headers: other })
  expect((await call(sandbox, '/sandbox/reset', { method: 'POST' })).data).toEqual({ world: 'main' })
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toEqual([])
  expect((await call(sandbox, '/web/note/7/', { headers: other })).data?.['lines']).toHaveLength(1)
})

test('R-API-31 the clock stands, moves on, and goes with the real time again', async () => {
  const real = Date.parse('2026-11-20T09:00:00Z')
  const sandbox = createTinySandbox({ realNow: () => real })
  const clock = async (body: unknown) => (await call(sandbox, '/sandbox/clock', { body })).data
  expect(await clock({ now: '2027-01-01T00:00:00Z' })).toEqual({
    now: '2027-01-01T00:00:00.000Z',
    fixed: true,
  })
  expect(await clock({ advance: 1000 })).toEqual({ now: '2027-01-01T00:00:01.000Z', fixed: true })
  expect(await clock({ now: '2027-01-01T00:00:00Z', moving: true })).toMatchObject({ fixed: false })
  expect(await clock({})).toEqual({ now: '2026-11-20T09:00:00.000Z', fixed: false })
  expect((await call(sandbox, '/sandbox/clock', { body: { now: 'tomorrow' } })).status).toBe(422)
  expect((await call(sandbox, '/sandbox/clock', { body: '{' })).status).toBe(400)
})

test.each([
  ['a read', '/web/note/7/', 200, {}],
  ['what is not there', '/web/note/404/', 404, {}],
  ['a refusal', '/web/notes/add/', 200, { body: note(12) }],
  ['a wrong request', '/web/notes/add/', 422, { body: {} }],
  ['who is not logged in', '/web/mine/', 401, {}],
])('R-API-31 the Date of %s is that of the clock which was moved', async (_what, path, status, request) => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/sandbox/clock', { body: { now: '2027-01-01T00:00:00Z' } })
  const answer = await call(sandbox, path, request)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('date')).toBe('Fri, 01 Jan 2027 00:00:00 GMT')
})

test.each([
  [{ now: 1e300 }, 'now'],
  [{ now: '0000-01-01T00:00:00Z' }, 'now'],
  [{ advance: 1e18 }, 'advance'],
  [{ advance: '1000' }, 'advance'],
])(
  'R-API-31 a clock that could not be written as a date, %j, is 422 and the world goes on',
  async (body, field) => {
    const sandbox = createTinySandbox()
    expect(await call(sandbox, '/sandbox/clock', { body })).toMatchObject({
      status: 422,
      errors: [{ field }],
    })
    expect((await call(sandbox, '/web/notes/add/', { body: note(1) })).status).toBe(200)
  },
)

test('R-API-31 a control reads no more of a body than an operation does', async () => {
  const sandbox = createTinySandbox()
  const body = `{ "now": "${'0'.repeat(1_000_000)}" }`
  expect((await call(sandbox, '/sandbox/clock', { body })).status).toBe(413)
})

test('R-API-31 the outbox shows what was "sent", the status what has no behaviour yet', async () => {
  const messages: unknown[] = []
  const sandbox = createTinySandbox({ onMessage: (world, { subject }) => messages.push([world, subject]) })
  await call(sandbox, '/web/notes/add/', { body: note(1) })
  expect((await call(sandbox, '/sandbox/outbox')).data).toMatchObject({
    items: [{ id: 1, to: 'buyer@example.ru' }],
  })
  expect(messages).toEqual([['main', 'Заметка']])
  expect((await call(sandbox, '/sandbox/status')).data).toMatchObject({
    operations: { contractExamples: ['listFiltered'] },
    worlds: { kept: ['main'] },
  })
})

test.each([
  ['a socket that is not loopback', { loopback: false }],
  ['a name that only resolves to loopback', { headers: { host: 'evil.example' } }],
  ['a name that is none', { headers: { host: '[' } }],
  ['a page of another site in an old browser', { headers: { origin: 'https://evil.example' } }],
  ['a page of no origin', { headers: { origin: 'null' } }],
  ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a wrong token', { loopback: false, headers: { 'sandbox-control-token': 'wrong!' } }],
])('R-API-31 controls refuse %s', async (_, options) => {
  const sandbox = createTinySandbox({ controlToken: 'secret' })
  expect((await call(sandbox, '/sandbox/reset', { method: 'POST', ...options })).status).toBe(403)
})

test('R-API-31 a shop that customers see keeps its controls closed to this machine too', async () => {
  const sandbox = createTinySandbox({ controlToken: 'secret', localControls: false })
  const host = 'localhost:3000'
  const closed = await call(sandbox, '/sandbox/status', { headers: { host } })
  expect(closed.status).toBe(403)
  expect(closed.errors).toMatchObject([{ message: expect.stringContaining('SANDBOX_CONTROL_TOKEN') }])
  const headers = { host, 'sandbox-control-token': 'secret' }
  expect((await call(sandbox, '/sandbox/status', { headers })).status).toBe(200)
  const without = createTinySandbox({ localControls: false })
  expect((await call(without, '/sandbox/status', { headers })).status).toBe(403)
})

test('R-API-31 controls answer loopback by any of its names, and elsewhere with the token', async () => {
  const sandbox = createTinySandbox({ controlToken: 'secret' })
  for (const host of ['localhost:3000', '127.0.0.1:4020', '[::1]:4020'])
    for (const origin of [undefined, `http://${host}`]) {
      const own = { host, ...(origin !== undefined && { origin }) }
      expect((await call(sandbox, '/sandbox/status', { headers: own })).status).toBe(200)
    }
  const headers = { host: 'demo.example', 'sandbox-control-token': 'secret' }
  expect((await call(sandbox, '/sandbox/status', { loopback: false, headers })).status).toBe(200)
  expect((await call(sandbox, '/sandbox/reset')).status).toBe(405)
  expect((await call(sandbox, '/sandbox/nothing')).status).toBe(404)
})

test.each([
  ['/sandbox/clock', { Advance: 1000 }, 'Advance'],
  ['/sandbox/snapshot', { name: 'one', world: 'other' }, 'world'],
  ['/sandbox/scenario', { scenario: 'seed' }, 'scenario'],
])('R-API-31 a member that %s does not have is told, not passed over', async (path, body, field) => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/sandbox/clock', { body: { now: '2027-01-01T00:00:00Z' } })
  expect(await call(sandbox, path, { body })).toMatchObject({ status: 422, errors: [{ field }] })
  expect((await call(sandbox, '/sandbox/status')).data?.['now']).toBe('2027-01-01T00:00:00.000Z')
})

test('R-API-31 who asks for what is not there is told what there is', async () => {
  const sandbox = createTinySandbox()
  const message = async (path: string, options: Parameters<typeof call>[2]) =>
    (await call(sandbox, path, options)).errors?.[0]?.message
  expect(await message('/sandbox/nothing', {})).toContain('/sandbox/reset')
  expect(await message('/sandbox/status', { headers: { 'sandbox-world': 'a b' } })).toContain('не больше 64')
  expect(await message('/sandbox/clock', { body: '[]' })).toContain('объект')
})
