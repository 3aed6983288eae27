import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

const { inStock, wearPart, sellout } = seedIds.products
const names = { buyer: 'Смирнов', person: 'Кузнецова', admin: 'Орлов' } as const
type Account = keyof typeof names

interface Visitor {
  request: APIRequestContext
  account: Account | null
  product: { id: number; article: string }
  quantity: number
}

/** Shapes of the answers as far as this test reads them. */
interface HeaderAnswer {
  data: { userData: { SESSID: string; isAuthorized: boolean; name?: string } }
}

test('O-68 O-122 R-API-06 50 visitors at once: nobody sees the name, the cart or the session of another', async ({
  playwright,
  baseURL,
}) => {
  const accounts = [null, 'buyer', null, 'person', null, 'admin', null, null] as const
  const products = [inStock, wearPart, sellout]
  const guests = `visitors-${randomUUID()}`
  const visitors = await Promise.all(
    Array.from({ length: 50 }, async (_, index): Promise<Visitor> => {
      const account = accounts[index % accounts.length] ?? null
      // Accounts keep one cart, so those who share one have worlds of their own; guests meet in one world.
      const world = account ? `visitors-${randomUUID()}` : guests
      const request = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { 'sandbox-world': world },
      })
      const product = products[index % products.length] ?? inStock
      return { request, account, product, quantity: 10 + index }
    }),
  )
  try {
    const sessids = await Promise.all(visitors.map((visitor) => shop(visitor)))
    expect(new Set(sessids).size).toBe(visitors.length)
    await Promise.all(visitors.map(check))
  } finally {
    await Promise.all(visitors.map(({ request }) => request.dispose()))
  }
})

/** Opens a page, logs in where there is an account, and puts something into the cart. @returns the SESSID then */
async function shop({ request, account, product, quantity }: Visitor): Promise<string> {
  expect((await request.get('/about/')).status()).toBe(200)
  if (account) {
    const answer = await request.post('/api/authentication/', {
      headers: { 'X-Urldecode': 'none' },
      data: { credentials: { login: seedIds.users[account].email, password: demoPassword } },
    })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('"in-cookie"')
  }
  const { data } = (await (await request.get('/api/header/')).json()) as HeaderAnswer
  const added = await request.post('/web/basket/add/', {
    data: { SESSID: data.userData.SESSID, product: { id: product.id, quantity } },
  })
  expect(added.status()).toBe(200)
  return data.userData.SESSID
}

/** Reads pages and calls as the visitor, and looks for anybody else. */
async function check({ request, account, product, quantity }: Visitor): Promise<void> {
  const [header, cart, page] = await Promise.all([
    request.get('/api/header/'),
    request.post('/web/basket/products/', { data: {} }),
    request.get('/cart/'),
  ])
  for (const answer of [header, cart, page]) expect(answer.headers()['cache-control']).toBe('no-store')
  const { userData } = ((await header.json()) as HeaderAnswer).data
  expect(userData.isAuthorized).toBe(account !== null)
  expect(JSON.stringify(await cart.json())).toContain(`"quantity":${quantity}`)
  const html = await page.text()
  expect(html).toContain(product.article)
  for (const [name, surname] of Object.entries(names)) {
    if (name === account) expect(html).toContain(surname)
    else expect(html).not.toContain(surname)
  }
  expect(html).toContain(userData.SESSID)
}
