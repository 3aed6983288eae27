import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { endShops, loadBalancer, startBackend, startShop } from './fixtures/shop-processes.ts'

// Two processes with one backend behind a load balancer without affinity: neither keeps what the other would miss.

test.afterEach(endShops)

test('O-23 each request of a visitor may go to another process', async ({ playwright }) => {
  const backend = await startBackend()
  const shops = new Set([await startShop(backend), await startShop(backend)])
  const balancer = loadBalancer(shops).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const origin = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
  await expect.poll(async () => (await fetch(origin)).status).toBe(200)

  const { inStock, wearPart } = seedIds.products
  const visitor = await playwright.request.newContext({ baseURL: origin })
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const header = (await (await visitor.get('/api/header/')).json()) as {
      data: { userData: { SESSID: string } }
    }
    const data = { SESSID: header.data.userData.SESSID, ...body }
    const answer = await visitor.post(path, { data, headers })
    expect(await answer.json()).toMatchObject({ status: 'success' })
  }
  const add = (id: number, quantity: number) => call('/web/basket/add/', { product: { id, quantity } })
  /** The same page twice: once from each process. */
  const seenByBoth = async (path: string) => {
    const answers = [
      await visitor.get(path, { maxRedirects: 0 }),
      await visitor.get(path, { maxRedirects: 0 }),
    ]
    return Promise.all(
      answers.map(async (answer) => ({ status: answer.status(), text: await answer.text() })),
    )
  }

  // A guest's cart, the login that takes it over, a write as a customer, and the logout.
  await add(wearPart.id, 4)
  for (const { text } of await seenByBoth('/cart/')) expect(text).toContain(wearPart.article)
  const credentials = { login: seedIds.users.person.email, password: demoPassword }
  await call('/api/authentication/', { credentials }, { 'X-Urldecode': 'none' })
  for (const { status, text } of await seenByBoth('/personal/profile/')) {
    expect(status).toBe(200)
    expect(text).toContain(seedIds.users.person.email)
  }
  await add(inStock.id, 1)
  for (const { text } of await seenByBoth('/cart/'))
    for (const { article } of [wearPart, inStock]) expect(text).toContain(article)
  await call('/api/logout/', {})
  for (const { status } of await seenByBoth('/personal/profile/')) expect(status).toBe(302)
  await visitor.dispose()
})
