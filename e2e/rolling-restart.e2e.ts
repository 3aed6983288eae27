import { expect, test } from '@playwright/test'
import { isNginxInstalled, startNginx } from './fixtures/nginx.ts'
import { endShops, type Shop, startBackend, startShop } from './fixtures/shop-processes.ts'

// Two processes behind nginx, without affinity, with the configuration that docs/deploying.md gives.

test.afterEach(endShops)

test('O-23 behind nginx a restart of one process after the other loses no request', async ({
  playwright,
}) => {
  test.skip(!isNginxInstalled, 'nginx is not installed')
  const backend = await startBackend()
  const shops: Shop[] = [await startShop(backend), await startShop(backend)]
  const nginx = await startNginx(shops.map(({ port }) => port))
  const failures: string[] = []
  let answered = 0
  const ending = new AbortController()
  const visit = async () => {
    const visitor = await playwright.request.newContext({ baseURL: nginx.origin })
    while (!ending.signal.aborted) {
      // A page, and a write that no proxy may repeat.
      for (const ask of [
        () => visitor.get('/branches/'),
        () => visitor.post('/web/basket/getBasketProducts/', { data: {} }),
      ]) {
        const status = await ask().then(
          async (answer) => (await answer.text(), String(answer.status())),
          (error: unknown) => String(error),
        )
        answered += 1
        if (status !== '200') failures.push(status)
      }
    }
    await visitor.dispose()
  }
  const visitors = Promise.all([visit(), visit(), visit()])
  for (const old of shops) {
    expect(await old.stop()).toBe(0)
    await startShop(backend, old.port)
  }
  ending.abort()
  await visitors
  await nginx.stop()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(20)
})
