import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addToCart, getProduct, listSectionProductsFiltered } from '../src/generated/operations.ts'
import { mockOperation, sandboxHandlers } from './handlers.ts'
import { createTinySandbox } from './sandbox/testing/tiny-sandbox.ts'

const server = setupServer(...sandboxHandlers(createTinySandbox()))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const site = 'http://shop.example'

test('R-API-02 calls go to the sandbox in the same process', async () => {
  const answer = await fetch(`${site}/web/note/7/?ids[]=1`)
  expect(await answer.json()).toMatchObject({ status: 'success', data: { path: { id: 7 } } })
  expect((await fetch(`${site}/web/nothing/`)).status).toBe(404)
})

test('R-API-31 one operation is mocked by a refusal that the contract declares', async () => {
  server.use(mockOperation(addToCart, ({ refuse }) => refuse('techWork', 'Работы', { status: 523 })))
  const answer = await fetch(`${site}/web/basket/add/`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([
    523,
    { status: 'error', data: null, errors: [{ code: 'techWork', message: 'Работы' }] },
  ])
})

test('R-API-42 path parameters are decoded, a marked one with its slashes', async () => {
  const seen: unknown[] = []
  server.use(
    mockOperation(listSectionProductsFiltered, ({ path, query, refuse }) => {
      seen.push(path, query.get('PAGE_SIZE'))
      return refuse('404', 'Нет', { status: 404 })
    }),
  )
  await fetch(
    `${site}/web/elastic/component/catalogSection/filtry/f/brand-is-%D1%8F/available-is-y/?PAGE_SIZE=20`,
  )
  expect(seen).toEqual([{ code: 'filtry', filterPath: 'brand-is-я/available-is-y' }, '20'])
})

test('R-API-40 a mock with a wrong field, code, status or parameter does not compile', () => {
  // @ts-expect-error `data` of the product is missing
  mockOperation(getProduct, () => ({ wrong: true }))
  // @ts-expect-error no such code
  mockOperation(getProduct, ({ refuse }) => refuse('noSuchCode', 'x'))
  // @ts-expect-error the product call declares no 409
  mockOperation(getProduct, ({ refuse }) => refuse('conflict', 'x', { status: 409 }))
  // @ts-expect-error the code of 523 is techWork
  mockOperation(getProduct, ({ refuse }) => refuse('404', 'x', { status: 523 }))
  // @ts-expect-error a refusal of a business rule has not the code of a status
  mockOperation(getProduct, ({ refuse }) => refuse('validation', 'x'))
  mockOperation(getProduct, ({ refuse }) => refuse('validation', 'x', { status: 422, field: 'store' }))
  // @ts-expect-error the path parameter is called code
  mockOperation(getProduct, ({ path, refuse }) => refuse('productUnavailable', path.kode))
  // @ts-expect-error the query parameter is called store
  mockOperation(getProduct, ({ query, refuse }) => refuse('productUnavailable', query.get('stor') ?? ''))
  expect(server.listHandlers()).toHaveLength(1)
})
