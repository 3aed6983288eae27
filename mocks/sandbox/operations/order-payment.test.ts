import { expect, test } from 'vitest'
import type { Sandbox } from '../create-sandbox.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const due = 1_988_000
const minute = 60_000

async function open(shop = openShop()) {
  const buyer = await new ShopVisitor(shop).login('buyer@example.ru')
  const order = async () => (await buyer.ask<'getOrder'>('/web/profile/order/70001/')).order
  const template = async (type?: 'redirect' | 'qr' | 'form') => {
    const { version } = await order()
    const body = { orderId: 70_001, version, ...(type && { type }) }
    return (await buyer.ask<'getPaymentTemplate'>('/web/order/getPaymentTemplate/', body)).template
  }
  return { shop, buyer, order, template }
}

async function press(shop: Sandbox, testPage: string | undefined, step = '') {
  const request = new Request(`http://shop.example${testPage}${step}`, { method: step ? 'POST' : 'GET' })
  // The page is open to any machine that knows the address.
  const response = await shop.fetch(request, { loopback: false })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    headers: response.headers,
  }
}

const advance = (shop: Sandbox, by: number) => call(shop, '/sandbox/clock', { body: { advance: by } })

test('R-API-78 asking for a payment leaves the order as it is; the same way answers the same payment, another replaces it', async () => {
  const { shop, order, template } = await open()
  const before = await order()
  const first = await template()
  expect(first).toMatchObject({ type: 'redirect', amount: due, fields: [] })
  expect(await template('redirect')).toEqual(first)
  expect(await order()).toEqual(before)
  const second = await template('qr')
  expect(second.testPage).not.toBe(first.testPage)
  expect((await press(shop, first.testPage)).text).toContain('начат другой')
  expect((await press(shop, second.testPage)).text).toContain('Оплатить 19')
  expect((await template('form')).fields).toHaveLength(1)
})

test('R-API-78 R-ROUTE-19 a payment makes the order paid, tells the buyer, and returns to the shop without anything secret', async () => {
  const { shop, buyer, order, template } = await open()
  const { version } = await order()
  const { testPage } = await template()
  const paid = await press(shop, testPage, 'pay/')
  expect([paid.status, paid.location]).toEqual([303, '/payment-success/?orderId=70001'])
  const now = await order()
  expect(now).toMatchObject({ status: 'in-work', paymentStatus: 'paid', version: version + 1 })
  expect(now.totals).toMatchObject({ paid: due, due: 0 })
  expect(now.history.at(-1)).toMatchObject({ actor: 'Кран-Деталь', from: 'payment', to: 'in-work' })
  expect(now.allowedActions).not.toContain('pay')
  const { items } = await buyer.ask<'listNotifications'>('/api/notifications/')
  expect(items[0]).toMatchObject({ type: 'payment', title: `Заказ ${now.number} оплачен` })
  const { data } = await call(shop, '/sandbox/outbox')
  expect(JSON.stringify(data)).toContain('Получена оплата')
})

test('R-API-78 a payment that was made isn’t made again', async () => {
  const { shop, order, template } = await open()
  const { testPage } = await template()
  await press(shop, testPage, 'pay/')
  const before = await order()
  const again = await press(shop, testPage, 'pay/')
  expect([again.status, again.location]).toEqual([200, null])
  expect(again.text).toContain('уже прошёл')
  expect(await order()).toEqual(before)
  expect((await press(shop, testPage, 'leave/')).location).toBe('/payment-success/?orderId=70001')
})

test('R-API-78 R-ROUTE-18 a declined or abandoned payment leaves the order to be paid', async () => {
  const { shop, order, template } = await open()
  const before = await order()
  const { testPage } = await template()
  expect((await press(shop, testPage, 'leave/')).location).toBe('/payment-error/?orderId=70001')
  expect((await press(shop, testPage, 'decline/')).location).toBe('/payment-error/?orderId=70001')
  expect((await press(shop, testPage, 'pay/')).text).toContain('Банк отклонил')
  expect(await order()).toEqual(before)
  const next = await template()
  expect(next.testPage).not.toBe(testPage)
  expect((await press(shop, next.testPage, 'pay/')).status).toBe(303)
})

test('R-API-78 a payment ends after 15 minutes, and with what it was for', async () => {
  const { shop, template, order } = await open()
  const { testPage } = await template()
  await advance(shop, 15 * minute)
  expect((await press(shop, testPage, 'pay/')).text).toContain('Время платежа истекло')
  const late = await template()
  expect(late.testPage).not.toBe(testPage)
  await press(shop, late.testPage, 'pay/')
  expect((await order()).totals.due).toBe(0)
  const partly = await template().catch((error: unknown) => String(error))
  expect(partly).toContain('actionNotAllowed')
})

test('the payment page is a page of its own: no scripts, no cache, nothing by guessing', async () => {
  const { shop, template } = await open()
  const { testPage } = await template()
  const page = await press(shop, testPage)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.text).toContain('Тестовая страница оплаты')
  expect((await press(shop, `/sandbox/payment/${'0'.repeat(32)}/`)).status).toBe(404)
  const get = await shop.fetch(new Request(`http://shop.example${testPage}pay/`), { loopback: true })
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
})

test('R-API-78 what may not be paid is refused: another status, a stale version, no right, another’s order', async () => {
  const { shop, buyer, order } = await open()
  const ask = async (who: ShopVisitor, orderId: number, version: number) => {
    const { status, envelope } = await who.call('/web/order/getPaymentTemplate/', { orderId, version })
    return [status, envelope.errors?.[0]?.code]
  }
  expect(await ask(buyer, 70_002, 1)).toEqual([200, 'actionNotAllowed'])
  expect(await ask(buyer, 70_001, (await order()).version + 1)).toEqual([200, 'conflict'])
  const mechanic = await new ShopVisitor(shop).login('gusev@uraldorstroy.example')
  expect(await ask(mechanic, 70_001, 3)).toEqual([404, '404'])
  const stranger = await new ShopVisitor(shop).login('person@example.ru')
  expect(await ask(stranger, 70_001, 3)).toEqual([404, '404'])
})

test('R-API-103 R-ORDER-17 the reason of a cancelled order is kept once', async () => {
  const { buyer, order } = await open()
  const send = async (orderId: number, more: object = {}) => {
    const { status, envelope } = await buyer.call('/api/sendWebForm/cancel_order/', {
      orderId,
      reason: 'tooLong',
      ...more,
    })
    return envelope.errors?.[0]?.code ?? status
  }
  expect(await send(70_001)).toBe('orderNotCanceled')
  expect(await send(70_101)).toBe('404')
  expect(await send(70_010, { reason: 'other', comment: 'мало' })).toBe('commentRequired')
  const before = (await buyer.ask<'getOrder'>('/web/profile/order/70010/')).order
  expect(before.allowedActions).toContain('tellCancelReason')
  expect(await send(70_010, { reason: 'other', comment: 'Нашли в ремонтном фонде.' })).toBe(200)
  const after = (await buyer.ask<'getOrder'>('/web/profile/order/70010/')).order
  expect(after).toEqual({
    ...before,
    allowedActions: before.allowedActions.filter((action) => action !== 'tellCancelReason'),
  })
  expect(await send(70_010)).toBe('alreadySent')
  expect((await order()).status).toBe('payment')
})
