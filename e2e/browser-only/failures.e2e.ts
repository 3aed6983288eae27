import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { addButton, cartLink, countInName } from '../fixtures/cart.ts'
import { expect, test } from '../fixtures/browser-only.ts'
import { hydrated } from '../fixtures/test.ts'

const product = `/product/${seedIds.products.inStock.code}/`

// What a browser can lack; each is said in place of the shop, never by a blank page.
const lacks = [
  {
    what: 'https, as at an address of the local network,',
    title: 'Нужен https',
    break: () => Object.defineProperty(window, 'isSecureContext', { value: false }),
  },
  {
    what: 'service workers',
    title: 'Браузер не даёт запустить service worker',
    break: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  {
    what: 'Web Locks',
    title: 'Браузер устарел',
    break: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  },
  {
    what: 'databases',
    title: 'Браузер не хранит данные этой страницы',
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission', 'SecurityError')
      }
    },
  },
  {
    what: 'the right to start a service worker',
    title: 'Service worker не запустился',
    break: () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'))
    },
  },
]

for (const { what, title, break: breakBrowser } of lacks) {
  test(`a browser without ${what} is told so, in Russian and without barriers`, async ({
    page,
    watch,
    checkAccess,
  }) => {
    watch.allowConsole(/./)
    await page.addInitScript(breakBrowser)
    await page.goto(product)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await checkAccess()
  })
}

test('code that does not come is said, and loading again helps', async ({ page, context, watch }) => {
  watch.allowConsole(/./)
  await context.route(/\/assets\/backend-[^/]+\.js/, (route) => route.abort())
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1, name: 'Магазин не загрузился' })).toBeVisible()
  await context.unroute(/\/assets\/backend-[^/]+\.js/)
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeVisible()
})

test('data of another version are left alone until the visitor begins anew', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowConsole(/seed/)
  await visit(product)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('kran-detal-sandbox')
      opening.addEventListener('success', () => resolve(opening.result))
    })
    const transaction = database.transaction('meta', 'readwrite')
    transaction.objectStore('meta').put({ name: 'seed', value: 'of long ago' })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    database.close()
  })
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Данные от другой версии магазина' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Начать заново' }).click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeVisible()
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)
})

test('a browser without space says that nothing was kept, and the shop goes on', async ({
  page,
  visit,
  watch,
  checkAccess,
}) => {
  watch.allowStatus(500)
  watch.allowConsole(/no space/)
  await visit(product)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no space', 'QuotaExceededError')
    }
  })
  await addButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'В браузере не осталось места' })
  await expect(notice).toBeVisible()
  await checkAccess()
  await expect(cartLink(page)).not.toHaveAccessibleName(/товар/)
  await notice.getByRole('button', { name: 'Закрыть' }).click()
  await expect(notice).toBeHidden()
  await page.reload()
  await hydrated(page)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName(countInName(1))
})
