import { expect, test } from 'vitest'
import { call, createTinySandbox, note } from './testing/tiny-sandbox.ts'

const key = '3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21'
const withKey = (value = key) => ({ 'Idempotency-Key': value })

test('R-ORDER-01 the same body under one key does the work once and answers the same twice', async () => {
  const sandbox = createTinySandbox()
  const send = () => call(sandbox, '/web/notes/add/', { body: note(1), headers: withKey() })
  const [first, second] = await Promise.all([send(), send()])
  expect(second.envelope).toEqual(first.envelope)
  // Whose body is read first is nobody's promise.
  const replayed = [first, second].filter(({ headers }) => headers.get('idempotency-replayed') === 'true')
  expect(replayed).toHaveLength(1)
  expect((await call(sandbox, '/web/note/7/')).data?.['count']).toBe(1)
})

test('R-ORDER-01 another body under the same key is 409 idempotencyMismatch', async () => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/web/notes/add/', { body: note(1), headers: withKey() })
  const other = await call(sandbox, '/web/notes/add/', { body: note(2), headers: withKey() })
  expect([other.status, other.code]).toEqual([409, 'idempotencyMismatch'])
})

test('R-ORDER-01 a key is forgotten after 24 hours, and a key that is no UUID is 422', async () => {
  const sandbox = createTinySandbox()
  await call(sandbox, '/web/notes/add/', { body: note(1), headers: withKey() })
  await call(sandbox, '/sandbox/clock', { body: { advance: 86_400_000 } })
  expect((await call(sandbox, '/web/notes/add/', { body: note(2), headers: withKey() })).data).toEqual({
    count: 2,
  })
  expect((await call(sandbox, '/web/notes/add/', { body: note(2), headers: withKey('mine') })).status).toBe(
    422,
  )
})

test('R-ORDER-01 a refusal did nothing, so the key may be used again with what was corrected', async () => {
  const sandbox = createTinySandbox()
  expect((await call(sandbox, '/web/notes/add/', { body: note(12), headers: withKey() })).code).toBe(
    'tooMany',
  )
  expect((await call(sandbox, '/web/notes/add/', { body: note(2), headers: withKey() })).data).toEqual({
    count: 1,
  })
})

test('a login is never replayed, whatever key it bears: its cookie would be missing', async () => {
  const sandbox = createTinySandbox()
  const enter = () => call(sandbox, '/api/enter/', { method: 'POST', headers: withKey() })
  const [first, second] = [await enter(), await enter()]
  expect(second.headers.get('idempotency-replayed')).toBeNull()
  expect(second.headers.get('set-cookie')).toMatch(/^SID=/)
  expect(second.headers.get('set-cookie')).not.toBe(first.headers.get('set-cookie'))
})
