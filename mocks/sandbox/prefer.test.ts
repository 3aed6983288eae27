import { expect, test, vi } from 'vitest'
import { openShop } from './testing/shop-sandbox.ts'
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

test('R-ERR-13 what the operation does not declare is 400 and tells what it declares', async () => {
  for (const value of ['code=418', 'code=503', 'example=nothing', 'code=404, example=empty', 'statsu=404'])
    expect(await prefer(value)).toMatchObject({ status: 400, code: 'badRequest' })
  expect((await prefer('code=418')).errors?.[0]?.message).toMatch(/getNote.*Есть: 200 success empty/)
  expect((await prefer('statsu=404')).errors?.[0]?.message).toContain('Есть: code, example, wait, fault')
  expect(await byCookie({ getNote: { cod: 404 } })).toMatchObject({ status: 400 })
})

test('R-ERR-13 a rule for all operations concerns those that declare it', async () => {
  expect(await byCookie({ '*': { code: 418 } })).toMatchObject({ status: 200 })
  expect(await byCookie({ '*': { code: 404 } })).toMatchObject({ status: 404 })
})

test('R-ERR-13 an undeclared status of a proxy is the answer `default`', async () => {
  const shop = openShop()
  const play = (value: string) => call(shop, '/api/footer/', { headers: { prefer: value } })
  expect(await play('code=503')).toMatchObject({ status: 503, code: 'unavailable' })
  expect(await play('example=errorUnavailable')).toMatchObject({ status: 503 })
  expect(await play('code=404')).toMatchObject({ status: 400, code: 'badRequest' })
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
