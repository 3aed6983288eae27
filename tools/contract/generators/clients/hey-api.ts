import { createClient } from '../made/hey-api/client/index.ts'
import * as shop from '../made/hey-api/sdk.gen.ts'
import { type Client, type Kept, purchase, visitorFetch } from './purchase.ts'

export const buy = (origin: string): Promise<string> => purchase((kept) => clientOf(origin, kept))

function clientOf(origin: string, kept: Kept): Client {
  const client = createClient({ baseUrl: origin, fetch: visitorFetch(origin, kept) })
  return {
    getHeader: async () => answered(await shop.getHeader({ client })),
    searchSuggest: async (query) => answered(await shop.searchSuggest({ client, query: { query } })),
    getProduct: async (code) => answered(await shop.getProduct({ client, path: { code } })),
    addToCart: async (body) =>
      answered(await shop.addToCart({ client, headers: { 'Idempotency-Key': crypto.randomUUID() }, body })),
    login: async (body) => answered(await shop.login({ client, headers: { 'X-Urldecode': 'none' }, body })),
    calculateOrder: async (body) => answered(await shop.calculateOrder({ client, body })),
    addOrder: async (body, key) =>
      answered(await shop.addOrder({ client, headers: { 'Idempotency-Key': key }, body })),
  }
}

function answered<Data>({ data, response }: { data?: Data; response?: Response }): Data {
  if (data === undefined) throw new Error(`${response?.url} answered ${response?.status}`)
  return data
}
