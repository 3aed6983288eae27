import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { GatewayOperation } from '../gateway/operation-matcher.ts'
import {
  createSharedDocuments,
  type DrawingMarks,
  type SharedAnswer,
  type SharedDrawing,
} from './shared-documents.ts'

const styles = {
  markup: (nonce: string, isKept: boolean, page: string) =>
    isKept
      ? { head: '<link>', afterHeader: '', tail: '' }
      : {
          head: `<style nonce="${nonce}"></style>`,
          afterHeader: '//',
          tail: `<i>${/price \d+/.exec(page)?.[0]}</i>`,
        },
  isKept: (cookies: string | null) => cookies?.includes('styles=1') ?? false,
}

/** Shared documents over a page that shows a price and how often it was drawn. */
function documents(change: (request: Request) => Partial<SharedDrawing> = () => ({})) {
  const state = { time: 0, price: 100, drawn: 0, errors: 0 }
  const shared = createSharedDocuments({
    draw: (request: Request, { nonce, styles: place }: DrawingMarks) => {
      state.drawn += 1
      const text = `<head>${place.head}<script nonce="${nonce}">${place.afterHeader}</script></head>price ${state.price} ${place.tail}`
      const whole = { status: 200, location: null, text, operations: new Set(['getProduct']), isWhole: true }
      return Promise.resolve({ ...whole, ...change(request) })
    },
    styles,
    now: () => state.time,
    onError: () => {
      state.errors += 1
    },
  })
  const ask = async (path: string, headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
    shared.answer(new Request(`http://shop.example${path}`, { headers }))
  return { state, shared, ask }
}

const textOf = ({ body, coding }: SharedAnswer) =>
  coding ? brotliDecompressSync(body).toString() : body.toString()
const priceOf = async (answer: Promise<SharedAnswer>) => Number(/price (\d+)/.exec(textOf(await answer))?.[1])
const operation = (change: Partial<GatewayOperation>): GatewayOperation => ({
  id: 'addOrder',
  method: 'POST',
  path: '/web/order/add/',
  auth: 'token',
  effect: 'write',
  invalidates: ['getProduct'],
  ...change,
})

test('a document is drawn once for all, and each response has a nonce of its own', async () => {
  const { state, ask } = documents()
  const answers = await Promise.all(Array.from({ length: 20 }, async () => ask('/')))
  expect(state.drawn).toBe(1)
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(20)
  for (const answer of answers)
    expect(textOf(answer)).toBe(
      `<head><style nonce="${answer.nonce}"></style><script nonce="${answer.nonce}">//</script></head>price 100 <i>price 100</i>`,
    )
})

test('the styles are as the browser needs them, and a client without brotli gets text', async () => {
  const { state, ask } = documents()
  await ask('/')
  expect(textOf(await ask('/', { cookie: 'styles=1', 'accept-encoding': 'br' }))).toContain('<head><link>')
  const plain = await ask('/', {})
  expect(plain.coding).toBeUndefined()
  expect(plain.body).toContain(`<style nonce="${plain.nonce}">`)
  expect(state.drawn).toBe(1)
})

test('a changed price is seen after 10 s and one more visit, after 5 minutes at once', async () => {
  const { state, ask } = documents()
  expect(await priceOf(ask('/'))).toBe(100)
  state.price = 200
  state.time = 9_999
  expect(await priceOf(ask('/'))).toBe(100)
  state.time = 10_000
  expect(await priceOf(ask('/'))).toBe(100)
  await expect.poll(() => priceOf(ask('/'))).toBe(200)
  expect(state.drawn).toBe(2)
  state.price = 300
  state.time = 310_000
  expect(await priceOf(ask('/'))).toBe(300)
})

test('a write drops what was drawn from the answers that it changes, at once', async () => {
  const { state, shared, ask } = documents()
  await ask('/')
  state.price = 200
  shared.onCall(operation({ invalidates: ['getFooter'] }))
  expect(await priceOf(ask('/'))).toBe(100)
  shared.onCall(operation({}))
  expect(await priceOf(ask('/'))).toBe(200)
})

test('reads, logins and the choice of a branch drop nothing: nobody else sees them', async () => {
  const { state, shared, ask } = documents()
  await ask('/')
  shared.onCall(operation({ effect: 'read' }))
  shared.onCall(operation({ effect: 'session', id: 'login' }))
  shared.onCall(operation({ id: 'setUserStore' }))
  await ask('/')
  expect(state.drawn).toBe(1)
})

test('what was begun before a write is neither kept nor waited for', async () => {
  const wait = Promise.withResolvers<void>()
  let drawn = 0
  const shared = createSharedDocuments({
    draw: async () => {
      drawn += 1
      if (drawn === 1) await wait.promise
      return {
        status: 200,
        location: null,
        text: `${drawn}`,
        operations: new Set(['getProduct']),
        isWhole: true,
      }
    },
    styles,
    now: () => 0,
    onError: () => undefined,
  })
  const first = shared.answer(new Request('http://shop.example/'))
  shared.onCall(operation({}))
  await shared.answer(new Request('http://shop.example/'))
  expect(drawn).toBe(2)
  wait.resolve()
  await first
  expect(textOf(await shared.answer(new Request('http://shop.example/')))).toBe('2')
})

test('errors, redirects, incomplete pages and password links are answered but never kept', async () => {
  for (const change of [
    { status: 404 },
    { status: 500 },
    { status: 302, location: '/registration/' },
    { isWhole: false },
  ]) {
    const { state, ask } = documents(() => change)
    await ask('/')
    expect(await ask('/')).toMatchObject(change.status ? { status: change.status } : { status: 200 })
    expect(state.drawn).toBe(2)
  }
  const { state, ask } = documents()
  for (const path of ['/?checkword=secret&login=a', '/?checkword=secret&login=a', `/${'x'.repeat(2000)}`])
    await ask(path)
  await ask(`/${'x'.repeat(2000)}`)
  expect(state.drawn).toBe(4)
})

test('each kind of address has bounded room, and addresses with a query drive out no others', async () => {
  const { state, ask } = documents()
  await ask('/')
  for (let index = 0; index < 300; index += 1) await ask(`/?any=${index}`)
  expect(state.drawn).toBe(301)
  await ask('/')
  await ask('/?any=299')
  expect(state.drawn).toBe(301)
  await ask('/?any=0')
  expect(state.drawn).toBe(302)
})

test('another site name, another view: another document; other cookies and headers change nothing', async () => {
  const { state, shared, ask } = documents((request) => {
    expect([...request.headers].every(([name]) => name === 'cookie')).toBe(true)
    return {}
  })
  await ask('/', { cookie: '_ym_uid=1', 'user-agent': 'one', 'accept-language': 'en' })
  await ask('/', { cookie: '_ym_uid=2; styles=1', 'user-agent': 'two' })
  expect(state.drawn).toBe(1)
  await ask('/', { cookie: 'view=grid' })
  await ask('/', { cookie: 'view=nonsense' })
  expect(state.drawn).toBe(2)
  await shared.answer(new Request('http://other.example/'))
  expect(state.drawn).toBe(3)
})

test('a drawing that fails leaves the kept document as long as it may be served', async () => {
  const { state, ask } = documents(() => {
    if (state.time > 0) throw new Error('no backend')
    return {}
  })
  await ask('/')
  state.time = 20_000
  expect(await priceOf(ask('/'))).toBe(100)
  await expect.poll(() => state.errors).toBe(1)
  expect(await priceOf(ask('/'))).toBe(100)
  state.time = 300_000
  await expect(ask('/')).rejects.toThrow('no backend')
})
