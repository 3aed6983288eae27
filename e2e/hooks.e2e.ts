import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'

const { inStock } = seedIds.products

test('R-POPUP-10 R-HOOK-01 R-HOOK-02 R-API-64 an integrator creates a hook, tests it, gets an order, pauses it, changes its secret and deletes it', async ({
  page,
  visit,
  beLoggedIn,
  checkAccess,
}) => {
  const got: unknown[] = []
  let secret = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const isSigned =
        request.headers['x-signature'] === createHmac('sha256', secret).update(body).digest('hex')
      if (isSigned) got.push(JSON.parse(body))
      response.writeHead(isSigned ? 204 : 401).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
  try {
    await beLoggedIn()
    await visit('/personal/hooks/')
    await expect(page.getByText('Шесть попыток подряд', { exact: false })).toBeVisible()
    await checkAccess()
    await page.getByRole('button', { name: 'Создать подписку' }).click()
    const form = page.getByRole('dialog', { name: 'Новая подписка' })
    // The name has the focus and is empty: its message must not move the choice away from the pointer.
    await form.getByRole('checkbox', { name: 'Заказ оформлен' }).check()
    await form.getByRole('textbox', { name: 'Название' }).fill('Учёт')
    await form.getByRole('textbox', { name: 'Адрес' }).fill(target)
    await checkAccess()
    await form.getByRole('button', { name: 'Создать' }).click()
    const created = page.getByRole('dialog', { name: 'Подписка создана' })
    secret = (await created.locator('code').first().textContent()) ?? ''
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    await checkAccess()
    await created.getByRole('button', { name: 'Готово' }).click()
    await expect(page.getByText(secret)).toHaveCount(0)

    const hook = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Учёт' }) })
    await hook.getByRole('button', { name: /^Проверить/ }).click()
    const check = page.getByRole('dialog', { name: 'Проверка подписки' })
    await check.getByRole('button', { name: 'Отправить' }).click()
    await expect(check.getByText('Принято')).toBeVisible()
    await expect(check.getByText(/Код 204, \d+\sмс/)).toBeVisible()
    await check.getByRole('button', { name: 'Закрыть' }).first().click()

    const orderId = await page.evaluate(placeOrder, inStock.id)
    await expect
      .poll(() => got)
      .toMatchObject([{ test: true }, { event: 'order.created', object: { type: 'order', id: orderId } }])
    await page.getByRole('button', { name: 'Обновить', exact: true }).click()
    const rows = hook.getByRole('table').getByRole('row')
    // The head, the test and the order.
    await expect(rows).toHaveCount(3)

    await hook.getByRole('button', { name: /^Приостановить/ }).click()
    await expect(hook.getByText('Приостановлена', { exact: true })).toBeVisible()
    await hook.getByRole('button', { name: /^Возобновить/ }).click()
    await expect(hook.getByText('Работает', { exact: true })).toBeVisible()

    await hook.getByRole('button', { name: /^Сменить секрет/ }).click()
    await page
      .getByRole('dialog', { name: 'Сменить секрет?' })
      .getByRole('button', { name: 'Сменить' })
      .click()
    const rotated = page.getByRole('dialog', { name: 'Новый секрет' })
    await expect(rotated.locator('code').first()).not.toHaveText(secret)
    await rotated.getByRole('button', { name: 'Готово' }).click()
    // The receiver still checks by the old one.
    await hook
      .getByRole('button', { name: /^Повторить/ })
      .first()
      .click()
    await expect(hook.getByRole('cell', { name: 'Код 401' })).toBeVisible()

    await page.setViewportSize({ width: 375, height: 812 })
    await checkAccess()
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(over), 'nothing stands beyond the edge').toBeLessThanOrEqual(0)
    await hook.getByRole('button', { name: /^Все доставки/ }).click()
    const all = page.getByRole('dialog', { name: 'Доставки' })
    await all.getByRole('checkbox', { name: 'Только неудачные' }).check()
    await expect(all.getByRole('table').getByRole('row')).toHaveCount(2)
    await checkAccess()
    await all.getByRole('button', { name: 'Закрыть' }).click()
    await hook.getByRole('button', { name: /^Удалить/ }).click()
    await page
      .getByRole('dialog', { name: 'Удалить подписку?' })
      .getByRole('button', { name: 'Удалить' })
      .click()
    await expect(page.getByRole('heading', { name: 'Учёт' })).toHaveCount(0)
  } finally {
    server.close()
  }
})

/** Places an order in the page's session, as another window of the company would. */
async function placeOrder(productId: number): Promise<number> {
  const read = async (response: Response) => (await response.json()) as { data: Record<string, unknown> }
  const { data: header } = (await (await fetch('/api/header/')).json()) as {
    data: { userData: { SESSID: string } }
  }
  const call = async (path: string, body: object) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ SESSID: header.userData.SESSID, ...body }),
    })
    return (await read(response)).data
  }
  await call('/web/basket/add/', { product: { id: productId, quantity: 1 } })
  const { version } = await call('/web/basket/getBasketProducts/', {})
  const { order } = await call('/web/order/add/', {
    contragentId: 501,
    contractId: 301,
    cartVersion: version,
    products: await call('/web/basket/products/', {}),
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
  })
  return (order as { id: number }).id
}
