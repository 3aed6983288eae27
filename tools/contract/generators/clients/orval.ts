import * as shop from '../made/orval/client.ts'
import { type Client, type Kept, purchase, visitorFetch } from './purchase.ts'

export const buy = (origin: string): Promise<string> => purchase((kept) => clientOf(origin, kept))

/** Its functions call the global `fetch`, which is the visitor's from here on. */
function clientOf(origin: string, kept: Kept): Client {
  globalThis.fetch = visitorFetch(origin, kept)
  return {
    getHeader: async () => answered(await shop.getHeader()),
    searchSuggest: async (query) => answered(await shop.searchSuggest({ query })),
    getProduct: async (code) => answered(await shop.getProduct(code)),
    addToCart: async (body) =>
      answered(await shop.addToCart(body, { headers: { 'Idempotency-Key': crypto.randomUUID() } })),
    login: async (body) => answered(await shop.login(body, { headers: { 'X-Urldecode': 'none' } })),
    calculateOrder: async (body) => answered(await shop.calculateOrder(body)),
    addOrder: async (body, key) =>
      answered(await shop.addOrder(body, { headers: { 'Idempotency-Key': key } })),
  }
}

function answered<Answer extends { status: number; data: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 200 }>['data'] {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.data)}`)
  return answer.data
}
