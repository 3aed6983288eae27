import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refuse, status, success } from './answers.ts'
import { sandboxHandlers } from './handlers.ts'
import { mockOperations } from './mock-operations.ts'
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
  server.use(mockOperations({ addToCart: status(523, 'techWork', { message: 'Работы' }) }))
  const answer = await fetch(`${site}/web/basket/add/`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.json()]).toEqual([
    523,
    { status: 'error', data: null, errors: [{ code: 'techWork', message: 'Работы' }] },
  ])
})

test('R-API-42 path parameters are decoded, a marked one with its slashes', async () => {
  const seen: unknown[] = []
  server.use(
    mockOperations({
      listSectionProductsFiltered: ({ path, query }) => {
        seen.push(path, query.get('PAGE_SIZE'))
        return status(404, '404')
      },
    }),
  )
  await fetch(
    `${site}/web/elastic/component/catalogSection/filtry/f/brand-is-%D1%8F/available-is-y/?PAGE_SIZE=20`,
  )
  expect(seen).toEqual([{ code: 'filtry', filterPath: 'brand-is-я/available-is-y' }, '20'])
})

test('R-API-40 a mock with a wrong field, code, status or parameter does not compile', () => {
  // @ts-expect-error the product has an article
  mockOperations({ getProduct: success({ wrong: true }) })
  // @ts-expect-error no such code
  mockOperations({ getProduct: refuse('noSuchCode') })
  // @ts-expect-error the product call declares no 409
  mockOperations({ getProduct: status(409, 'conflict') })
  // @ts-expect-error the code of 523 is techWork
  mockOperations({ getProduct: status(523, '404') })
  // @ts-expect-error a refusal of a business rule has not the code of a status
  mockOperations({ getProduct: refuse('validation') })
  // @ts-expect-error the path parameter is called code
  mockOperations({ getProduct: ({ path }) => status(404, '404', { message: path.kode }) })
  // @ts-expect-error the query parameter is called store
  mockOperations({ getProduct: ({ query }) => (query.has('stor') ? status(404, '404') : undefined) })
  mockOperations({ getProduct: status(422, 'validation', { field: 'store' }) })
  expect(server.listHandlers()).toHaveLength(1)
})
