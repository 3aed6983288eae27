import { preview, type PreviewServer } from 'vite'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { expect, test } from '../fixtures/browser-only.ts'
import { addButton, cartLine, cartLink, clickAndSee, countInName } from '../fixtures/cart.ts'
import { hydrated, visitPage } from '../fixtures/test.ts'

const { inStock } = seedIds.products

/** A host that can go away; port 0 is any that is free. */
const openHost = (port: number): Promise<PreviewServer> =>
  preview({
    configFile: 'vite.msw.config.ts',
    logLevel: 'silent',
    preview: { port, strictPort: port !== 0 },
  })

test('a second visit needs no network: the kept shop opens at any address, with the cart of the first', async ({
  page,
  watch,
}) => {
  // The host is gone, and the browser says so.
  watch.allowConsole(/Failed to fetch|ERR_CONNECTION_REFUSED/)
  // The mocking library asks for a newer worker and leaves the failed answer without a handler.
  watch.allowConsole(/Failed to update a ServiceWorker/)
  const host = await openHost(0)
  const address = host.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  try {
    await visitPage(page, `${origin}/product/${inStock.code}/`)
    await clickAndSee(addButton(page), 'Товар добавлен в корзину')
    // Kept after the shop has been drawn, file by file.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const [name] = await caches.keys().then((names) => names.filter((one) => one.startsWith('shop-')))
          return name === undefined ? 0 : (await (await caches.open(name)).keys()).length
        }),
      )
      .toBeGreaterThan(10)
  } finally {
    await host.close()
  }
  await page.goto(`${origin}/cart/`)
  await hydrated(page)
  await expect(cartLine(page, inStock).getByRole('spinbutton')).toHaveValue('1')
  await page.goto(`${origin}/about/`)
  await hydrated(page)
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))

  const again = await openHost(port)
  try {
    await page.reload()
    await hydrated(page)
    await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  } finally {
    await again.close()
  }
})
