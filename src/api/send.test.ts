import { expect, test } from 'vitest'
import { addToCart, clearCart, getHeader, listCartProducts } from '../generated/operations.ts'
import { answerBy, type Answers, rawAnswer, success } from '../../mocks/answers.ts'
import { callApi, headerQuery } from './client.ts'
import { Tab } from './tab.ts'

const done = { is_success: true, version: 1, count: 1 }
const answers: Answers = {
  // Of the header only SESSID counts here.
  getHeader: rawAnswer(() => Response.json({ status: 'success', data: { userData: { SESSID: 's' } } })),
  listCartProducts: success([]),
  addToCart: success(done),
  clearCart: success(done),
}
const unanswered = () => Promise.reject(new Error('The test answers no such call'))

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
        return (await answerBy(answers, request, unanswered)) ?? unanswered()
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
