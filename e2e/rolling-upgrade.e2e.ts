import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { endShops, loadBalancer, startShop } from './fixtures/shop-processes.ts'

// An upgrade as docs/deploying.md describes it: two processes behind a load balancer that asks /readyz, restarted one
// after the other while visitors come.

test.afterEach(endShops)

test('O-23 an upgrade of one process after the other loses no request', async ({ baseURL }) => {
  const backend = baseURL ?? ''
  const shops = new Set([await startShop(backend), await startShop(backend)])
  const balancer = loadBalancer(shops).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`
  await expect.poll(async () => (await fetch(address)).status).toBe(200)

  const failures: string[] = []
  let answered = 0
  const ending = new AbortController()
  const visit = async () => {
    while (!ending.signal.aborted) {
      const status = await fetch(`${address}/branches/`).then(
        async (answer) => (await answer.text(), String(answer.status)),
        (error: unknown) => String(error),
      )
      answered += 1
      if (status !== '200') failures.push(status)
    }
  }
  const visitors = Promise.all([visit(), visit(), visit()])
  const replaced = [...shops]
  for (const old of replaced) {
    const next = await startShop(backend)
    shops.add(next)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${next.port}/readyz`)).status).toBe(200)
    expect(await old.stop()).toBe(0)
    shops.delete(old)
  }
  ending.abort()
  await visitors
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(20)
})
