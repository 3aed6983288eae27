import createClient from 'openapi-fetch'
import type { paths } from '../made/openapi-typescript/types.ts'
import { type Client, type Kept, purchase, visitorFetch } from './purchase.ts'

export const buy = (origin: string): Promise<string> => purchase((kept) => clientOf(origin, kept))

function clientOf(origin: string, kept: Kept): Client {
  const { GET, POST } = createClient<paths>({ baseUrl: origin, fetch: visitorFetch(origin, kept) })
  return {
    getHeader: async () => answered(await GET('/api/header/')),
    searchSuggest: async (query) =>
      answered(await GET('/api/elastic/searchString/', { params: { query: { query } } })),
    getProduct: async (code) => answered(await GET('/web/product/{code}/', { params: { path: { code } } })),
    addToCart: async (body) =>
      answered(
        await POST('/web/basket/add/', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body,
        }),
      ),
    login: async (body) =>
      answered(await POST('/api/authentication/', { params: { header: { 'X-Urldecode': 'none' } }, body })),
    calculateOrder: async (body) => answered(await POST('/web/order/calculate/', { body })),
    addOrder: async (body, key) =>
      answered(await POST('/web/order/add/', { params: { header: { 'Idempotency-Key': key } }, body })),
  }
}

function answered<Data>({ data, response }: { data?: Data; response: Response }): Data {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}`)
  return data
}
