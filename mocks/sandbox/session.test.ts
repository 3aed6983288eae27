import { expect, test } from 'vitest'
import { createSessidMemory, isSid, randomId, sessidOf } from './session.ts'
import { call, createTinySandbox, note, sessid, sid } from './testing/tiny-sandbox.ts'

const day = 86_400_000
const sidOf = (headers: Headers) =>
  /^SID=([0-9a-f]{32}); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/.exec(
    headers.get('set-cookie') ?? '',
  )?.[1]

async function enter(sandbox: ReturnType<typeof createTinySandbox>) {
  const { data, headers } = await call(sandbox, '/api/enter/', { method: 'POST' })
  return { token: String(data?.['token']), newSid: sidOf(headers) ?? '' }
}

test('O-74 the first answer to a visitor sets SID, a refusal too; a known SID is left alone', async () => {
  const sandbox = createTinySandbox()
  const first = await call(sandbox, '/web/note/7/', { headers: { cookie: '' } })
  expect(isSid(sidOf(first.headers))).toBe(true)
  const refused = await call(sandbox, '/web/mine/', { headers: { cookie: 'SID=forged' } })
  expect([refused.status, isSid(sidOf(refused.headers))]).toEqual([401, true])
  expect((await call(sandbox, '/web/note/7/')).headers.has('set-cookie')).toBe(false)
})

test('O-74 a wrong SESSID is refused in the body and in the header, and nothing is done', async () => {
  const sandbox = createTinySandbox()
  const wrong = await call(sandbox, '/web/notes/add/', { body: { ...note(1), SESSID: 'f'.repeat(32) } })
  expect([wrong.status, wrong.code]).toEqual([200, 'sessidInvalid'])
  expect((await call(sandbox, '/web/note/7/')).data?.['lines']).toEqual([])
  const remove = (value: string) =>
    call(sandbox, '/web/notes/7/', { method: 'DELETE', headers: { 'X-SESSID': value } })
  expect((await remove('f'.repeat(32))).code).toBe('sessidInvalid')
  expect((await remove(sessid)).code).toBeUndefined()
  expect((await call(sandbox, '/web/notes/7/', { method: 'DELETE' })).status).toBe(422)
})

test('O-68 login changes SID and SESSID; the old SESSID no longer fits', async () => {
  const sandbox = createTinySandbox()
  const { token, newSid } = await enter(sandbox)
  expect(newSid).not.toBe(sid)
  expect(await sessidOf(newSid)).not.toBe(sessid)
  const headers = { cookie: `SID=${newSid}`, 'Authorization-Token': token }
  expect((await call(sandbox, '/web/notes/add/', { body: note(1), headers })).code).toBe('sessidInvalid')
  expect((await call(sandbox, '/web/mine/', { headers })).data).toEqual({
    email: 'buyer@example.ru',
    owner: 'user:1',
  })
})

test('R-CONST-03 a token is good for 86,400 s after its last use, by the clock of its world', async () => {
  const sandbox = createTinySandbox()
  const { token } = await enter(sandbox)
  const headers = { 'Authorization-Token': token }
  const advance = (ms: number) => call(sandbox, '/sandbox/clock', { body: { advance: ms } })
  const mine = async () => (await call(sandbox, '/web/mine/', { headers })).status
  await advance(day - 5000)
  expect(await mine()).toBe(200)
  await advance(day - 5000)
  expect(await mine()).toBe(200)
  await advance(day + 5000)
  expect(await mine()).toBe(401)
})

test('O-69 an expired or unknown token is 401 on a call for guests too, but never where a session begins', async () => {
  const sandbox = createTinySandbox()
  const headers = { 'Authorization-Token': 'unknown' }
  expect((await call(sandbox, '/web/note/7/', { headers })).code).toBe('unauthorized')
  expect((await call(sandbox, '/api/enter/', { method: 'POST', headers })).status).toBe(200)
  expect((await call(sandbox, '/web/note/7/')).status).toBe(200)
})

test('O-69 a SID without its token is a guest: nothing of the customer is seen', async () => {
  const sandbox = createTinySandbox()
  const { token, newSid } = await enter(sandbox)
  const cookie = { cookie: `SID=${newSid}` }
  const own = { ...note(3), SESSID: await sessidOf(newSid) }
  await call(sandbox, '/web/notes/add/', { body: own, headers: { ...cookie, 'Authorization-Token': token } })
  expect((await call(sandbox, '/web/note/7/', { headers: cookie })).data?.['lines']).toEqual([])
  expect((await call(sandbox, '/web/mine/', { headers: cookie })).status).toBe(401)
})

test('R-API-03 401 comes before 422: a guest learns nothing of what a customer may send', async () => {
  expect((await call(createTinySandbox(), '/web/mine/?x=%zz')).status).toBe(401)
})

test('O-74 SESSID is the same from memory, also after the visitor was forgotten for others', async () => {
  const remembered = createSessidMemory(2)
  const sids = [sid, randomId(), randomId(), sid]
  for (const one of sids) expect(await remembered(one)).toBe(await sessidOf(one))
})
