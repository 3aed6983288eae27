import { expect, test, vi } from 'vitest'
import { call, createTinySandbox, note, sid } from './testing/tiny-sandbox.ts'

const sandbox = createTinySandbox()
const prefer = (value: string) => call(sandbox, '/web/note/7/', { headers: { prefer: value } })
const byCookie = (value: unknown) => {
  const cookie = `SID=${sid}; sandbox-prefer=${encodeURIComponent(JSON.stringify(value))}`
  return call(sandbox, '/web/note/7/', { headers: { cookie } })
}

test('R-ERR-13 Prefer chooses a status or a named example of the contract, as Prism does', async () => {
  expect(await prefer('code=404')).toMatchObject({ status: 404, code: '404' })
  expect(await prefer('example=empty')).toMatchObject({ status: 200, data: { example: false } })
  expect(await prefer('code=200, example=errorGone')).toMatchObject({ status: 200, code: 'gone' })
})

test('R-ERR-13 a status that is not declared is played plainly, an unknown example is 404', async () => {
  expect(await prefer('code=523')).toMatchObject({ status: 523, code: 'techWork' })
  expect(await prefer('code=503')).toMatchObject({ status: 503 })
  expect(await prefer('example=nothing')).toMatchObject({ status: 404 })
})

test('R-ERR-13 the cookie sandbox-prefer does it for a page, by operation or for all', async () => {
  expect(await byCookie({ getNote: { code: 404 } })).toMatchObject({ status: 404 })
  expect(await byCookie({ '*': { code: 404 } })).toMatchObject({ status: 404 })
  expect(await byCookie({ '*': { code: 404 }, getNote: { example: 'success' } })).toMatchObject({
    status: 200,
  })
  expect(await byCookie({ other: { code: 404 } })).toMatchObject({ status: 200 })
  const broken = { cookie: 'sandbox-prefer=%7Bbroken' }
  expect((await call(sandbox, '/web/note/7/', { headers: broken })).status).toBe(400)
})

test('R-ERR-13 wait= delays the answer by seconds and then answers for real', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect((await prefer('wait=0.05')).data).toHaveProperty('lines')
  expect(timers).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 50)
})

test('a write whose caller leaves during its wait is not done', async () => {
  const leaving = new AbortController()
  const headers = { cookie: `SID=${sid}`, 'content-type': 'application/json', prefer: 'wait=30' }
  const init = { method: 'POST', headers, body: JSON.stringify(note(5)), signal: leaving.signal }
  const answer = sandbox.fetch(new Request('http://localhost:4020/web/notes/add/', init), { loopback: true })
  leaving.abort()
  expect((await answer).type).toBe('error')
  expect((await call(sandbox, '/web/note/7/')).data).toMatchObject({ lines: [] })
  await call(sandbox, '/web/notes/add/', { body: note(5), headers: { prefer: 'wait=0.01' } })
  expect((await call(sandbox, '/web/note/7/')).data).toMatchObject({ lines: [{ quantity: 5 }] })
})

test('R-API-42 an operation without behaviour answers the example of the contract', async () => {
  expect((await call(sandbox, '/web/list/f/a-is-b/c-is-d/')).data).toEqual({ items: [] })
})

test.each(['code=abc', 'code=', 'code=20', 'code=404.5', 'wait=soon', 'wait=-1', 'wait='])(
  'R-ERR-13 «Prefer: %s» is 400: a test whose fault is not played would pass for the wrong reason',
  async (value) => {
    expect(await prefer(value)).toMatchObject({ status: 400, code: 'badRequest' })
  },
)

test('R-ERR-13 the cookie is read as strictly; what others prefer is not our business', async () => {
  expect(await byCookie({ '*': { code: '404' } })).toMatchObject({ status: 400 })
  expect(await byCookie({ '*': { wait: 0 } })).toMatchObject({ status: 200 })
  expect(await prefer('return=minimal')).toMatchObject({ status: 200 })
})
