import { expect, test } from 'vitest'
import { call, createTinySandbox, note, sessid } from './testing/tiny-sandbox.ts'

const sandbox = createTinySandbox()
const send = (body: unknown, headers = {}) => call(sandbox, '/web/notes/add/', { body, headers })

test('R-API-05 path and query are parsed to their types, lists and defaults included', async () => {
  const { data } = await call(
    sandbox,
    '/web/note/7/?ids[]=1&ids[]=2&unknown=x&query=%D0%B1%D0%BE%D0%BB%D1%82',
  )
  expect(data).toMatchObject({ path: { id: 7 }, query: { PAGEN_1: 1, 'ids[]': [1, 2], query: 'болт' } })
  expect(data?.['query']).not.toHaveProperty('unknown')
})

test.each([
  ['/web/note/x/', 'id'],
  ['/web/note/7/?PAGEN_1=0', 'PAGEN_1'],
  ['/web/note/7/?PAGEN_1=two', 'PAGEN_1'],
  ['/web/note/7/?PAGEN_1=1.5', 'PAGEN_1'],
  ['/web/note/7/?ids[]=1&ids[]=b', 'ids[].1'],
  [`/web/note/7/?query=${'a'.repeat(201)}`, 'query'],
])('R-API-05 %s is 422 and names %s', async (path, field) => {
  const { status, envelope } = await call(sandbox, path)
  expect(status).toBe(422)
  expect(envelope).toMatchObject({ status: 'error', data: null, errors: [{ code: 'validation', field }] })
})

test('R-API-02 each wrong field of a body is named by its dotted path, in Russian', async () => {
  const { status, errors } = await call(sandbox, '/web/notes/add/', {
    body: { SESSID: sessid, products: [{ id: 1, quantity: 0 }, { id: 'x' }] },
  })
  expect(status).toBe(422)
  expect(errors?.map(({ field }) => field).toSorted()).toEqual([
    'products.0.quantity',
    'products.1.id',
    'products.1.quantity',
  ])
  expect(errors?.every(({ message }) => /^[А-Я]/.test(message))).toBe(true)
})

test('R-API-02 a body that is no JSON, of another type, too large or missing is 400, 415, 413, 422', async () => {
  expect((await send('{"SESSID":')).status).toBe(400)
  expect((await send('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  expect((await send(`"${'a'.repeat(1_000_001)}"`)).status).toBe(413)
  expect((await send('')).status).toBe(422)
})

test.each([
  [
    'a list of 400,000 items',
    { SESSID: sessid, products: Array.from({ length: 400_000 }, () => 1) },
    'products',
  ],
  ['an object of 3,000 members', { SESSID: sessid, products: [], odd: { ...Array(3000).fill(0) } }, 'odd'],
  [
    'many lists',
    { SESSID: sessid, odd: Array(100).fill(Array(1000).fill(0)) },
    expect.stringMatching(/^odd/),
  ],
])('R-API-02 %s is 422 at once, not a stack that overflows', async (_, body, field) => {
  const { status, errors } = await send(body)
  expect([status, errors]).toEqual([422, [{ code: 'validation', message: expect.anything(), field }]])
})

test('R-API-02 a body nested 200,000 deep is 422, with an Idempotency-Key too', async () => {
  const body = `{"SESSID":"${sessid}","products":[{"id":1,"quantity":1}],"odd":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const headers = { 'Idempotency-Key': '3f0c5a52-7c1e-4f57-9a60-1b9d4a1f7e21' }
  expect((await send(body, headers)).status).toBe(422)
})

test('R-API-02 no more than a hundred errors are listed', async () => {
  const products = Array.from({ length: 1000 }, () => ({ id: 'x', quantity: 0 }))
  const { status, errors } = await send({ SESSID: sessid, products })
  expect([status, errors?.length]).toEqual([422, 100])
})

test('R-API-01 malformed encodings are 400, a missing slash 404, a wrong method 405 with Allow', async () => {
  expect((await call(sandbox, '/web/note/%E0%A4%A/')).status).toBe(400)
  expect((await call(sandbox, '/web/note/7/?query=%zz')).status).toBe(400)
  expect((await call(sandbox, '/web/note/7')).status).toBe(404)
  const wrong = await call(sandbox, '/web/notes/add/')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  const options = await call(sandbox, '/web/note/7/', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
})

test('R-API-06 every answer is no-store, and HEAD has the headers of GET without its body', async () => {
  const answers = await Promise.all([
    call(sandbox, '/web/note/7/'),
    call(sandbox, '/web/nothing/'),
    call(sandbox, '/web/notes/add/', { body: note(1) }),
    call(sandbox, '/web/note/7/', { method: 'HEAD' }),
  ])
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(4).fill('no-store'))
  expect(answers.at(-1)).toMatchObject({ status: 200, envelope: {} })
})

test('R-API-02 an answer that breaks the contract is 500 when answers are checked', async () => {
  const errors: unknown[] = []
  const checked = createTinySandbox({
    checkAnswers: true,
    onError: (error) => errors.push(error),
    operations: { addNote: () => ({ wrong: true }) },
  })
  expect((await call(checked, '/web/notes/add/', { body: note(1) })).status).toBe(500)
  expect(String(errors[0])).toContain('data.count')
})
