import { expect, test } from 'vitest'
import { addToCart, clearCart, getHeader, listCartProducts } from '../generated/operations.ts'
import { callApi, headerQuery } from './client.ts'
import { Tab } from './tab.ts'

/** Calls through a client that answers everything with success; what was sent and how to let it be answered. */
function clientOver(answer: () => Promise<void> = () => Promise.resolve()) {
  const sent: Request[] = []
  const queryClient = new Tab({
    isServer: false,
    api: {
      baseUrl: 'http://shop.example',
      fetch: async (request) => {
        sent.push(request)
        await answer()
        const data = request.url.endsWith('/api/header/') ? { userData: { SESSID: 's' } } : {}
        return Response.json({ status: 'success', data, errors: [] })
      },
      cleanHtml: (html) => html,
    },
  })
  return { queryClient, sent }
}

test('R-CART-07 a write outlives the page that made it, a read does not', async () => {
  const { queryClient, sent } = clientOver()
  await callApi(queryClient, listCartProducts, {})
  await callApi(queryClient, addToCart, { body: { product: { id: 1, quantity: 1 } } })
  expect(sent.map(({ url, keepalive }) => `${new URL(url).pathname} ${keepalive}`)).toEqual([
    `${listCartProducts.path} false`,
    `${getHeader.path} false`,
    `${addToCart.path} true`,
  ])
})

test('a write for which a browser has no room beside those under way is sent as an ordinary call', async () => {
  const answered = Promise.withResolvers<void>()
  const { queryClient, sent } = clientOver(() => answered.promise)
  queryClient.setQueryData(headerQuery.queryKey, { userData: { SESSID: 's' } })
  // Only the length of the body counts here.
  const long = { body: { product: { id: 1, quantity: 1, name: 'x'.repeat(20_000) } } }
  const calls = [1, 2].map(() => callApi(queryClient, addToCart, long))
  await expect.poll(() => sent.length).toBe(2)
  answered.resolve()
  await Promise.all(calls)
  await callApi(queryClient, clearCart, { body: {} })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false, true])
})
