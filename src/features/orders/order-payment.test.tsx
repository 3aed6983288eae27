// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { callApi } from '../../api/client.ts'
import { getOrder, getPaymentTemplate } from '../../generated/operations.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'
const id = 70_001

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

/** As on the provider's page. */
async function payElsewhere({ queryClient, sandbox }: Page, step = 'pay') {
  const { order } = await callApi(queryClient, getOrder, { path: { id } })
  const { template } = await callApi(queryClient, getPaymentTemplate, {
    body: { orderId: id, version: order.version },
  })
  const request = new Request(`http://shop.example${template.testPage ?? ''}${step}/`, { method: 'POST' })
  expect((await sandbox.fetch(request, { loopback: false })).status).toBe(303)
}

test('R-API-78 the QR code is shown with its address, and the popup tells when the money has come', async () => {
  const page = await openPage(`/personal/orders/${id}/`, { as: buyer })
  const { user, sandbox } = page
  await user.click(screen.getByRole('button', { name: /^Оплатить 19/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Оплата заказа' }))
  // The company's own way comes first.
  expect(popup.getByRole<HTMLInputElement>('radio', { name: /По счёту/ }).checked).toBe(true)
  expect(popup.getByRole('link', { name: /\.pdf$/ })).toBeTruthy()
  await user.click(popup.getByRole('radio', { name: /По QR-коду СБП/ }))
  await user.click(popup.getByRole('button', { name: 'Показать QR-код' }))
  expect(await popup.findByRole('img', { name: 'QR-код для оплаты через СБП' })).toBeTruthy()
  const here = popup.getByRole<HTMLAnchorElement>('link', { name: 'Оплатить на этом устройстве' })
  const paid = new Request(`http://shop.example${new URL(here.href).pathname}pay/`, { method: 'POST' })
  expect((await sandbox.fetch(paid, { loopback: false })).status).toBe(303)
  expect(
    await popup.findByText('Заказ оплачен, платить больше не нужно.', {}, { timeout: 8000 }),
  ).toBeTruthy()
})

test('R-API-78 a payment that can’t be started says why, and the order is shown as it is', async () => {
  const page = await openPage(`/personal/orders/${id}/`, { as: buyer })
  const { user } = page
  await user.click(screen.getByRole('button', { name: /^Оплатить 19/ }))
  const popup = within(await screen.findByRole('dialog', { name: 'Оплата заказа' }))
  await user.click(popup.getByRole('radio', { name: /Картой/ }))
  await payElsewhere(page)
  await user.click(popup.getByRole('button', { name: /Перейти к оплате/ }))
  expect(await popup.findByText('Заказ оплачен, платить больше не нужно.')).toBeTruthy()
})

test('R-ROUTE-19 O-19 the result names the paid order and leads to it', async () => {
  const page = await openPage('/about/', { as: buyer })
  await payElsewhere(page)
  await page.router.navigate(`/payment-success/?orderId=${id}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Оплата прошла успешно' })).toBeTruthy()
  expect(screen.getByText(/Заказ ЗК-2026-070001 оплачен: 19/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Перейти к заказу' }).getAttribute('href')).toBe(
    `/personal/orders/${id}/`,
  )
})

test('R-ROUTE-19 an address alone pays nothing: the order is looked at until the money is there', async () => {
  const page = await openPage(`/payment-success/?orderId=${id}`, { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Проверяем оплату' })).toBeTruthy()
  await payElsewhere(page)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Оплата прошла успешно' }, { timeout: 8000 }),
  ).toBeTruthy()
})

test('R-ROUTE-18 a failed payment keeps the order, and an order of somebody else is not named', async () => {
  await openPage(`/payment-error/?orderId=${id}`, { as: buyer })
  expect(screen.getByRole('heading', { level: 1, name: 'Оплата не прошла' })).toBeTruthy()
  expect(screen.getByText(/Заказ ЗК-2026-070001 сохранён/)).toBeTruthy()
  cleanup()
  await openPage(`/payment-error/?orderId=${id}`, { as: 'person@example.ru' })
  expect(screen.queryByText(/070001/)).toBeNull()
  cleanup()
  const { calls } = await openPage(`/payment-success/?orderId=${id}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Оплата прошла успешно' })).toBeTruthy()
  expect(calls.filter((call) => call.includes('/web/profile/order/'))).toEqual([])
})

test('R-ACC-12 the list leads to paying, and an overdue order to its debt', async () => {
  const { user } = await openPage('/personal/orders/', { as: buyer })
  const row = within(screen.getByRole('row', { name: /ЗК-2026-070001/ }))
  await user.click(row.getByRole('button', { name: 'Оплатите заказ' }))
  expect(await screen.findByRole('dialog', { name: 'Оплата заказа' })).toBeTruthy()
  const late = within(screen.getByRole('row', { name: /ЗК-2026-070012/ }))
  expect(late.getByText('Просрочено')).toBeTruthy()
  await waitFor(() => expect(late.getByRole('link', { name: 'Погасите долг' })).toBeTruthy())
})
