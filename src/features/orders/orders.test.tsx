// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from '../../api/client.ts'
import { getOrder, listOrders } from '../../generated/operations.ts'
import { status } from '../../../mocks/answers.ts'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { type Order, place } from '../../../mocks/sandbox/testing/placed-order.ts'
import { ShopVisitor } from '../../../mocks/sandbox/testing/shop-visitor.ts'
import { openPage } from '../../testing/open-page.tsx'
import { formatMoney } from '../../lib/money.ts'

const buyer = 'buyer@example.ru'
const person = 'person@example.ru'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const numbers = () => screen.getAllByRole('link', { name: /^ЗК-/ }).map(({ textContent }) => textContent)
const region = (name: RegExp | string) =>
  screen.getByText(name, { selector: 'h2' }).closest('section')?.textContent

test('R-ACC-12 R-ORDER-01 the list shows number, status, sum and what to do next, the latest first', async () => {
  const page = await openPage('/personal/orders/', { as: buyer })
  const { items } = await callApi(page.queryClient, listOrders, { query: { PAGE_SIZE: 20 } })
  expect(numbers()).toEqual(items.map(({ number }) => number))
  const row = within(screen.getByRole('row', { name: /ЗК-2026-070001/ }))
  expect(row.getByText('Ожидает оплаты')).toBeTruthy()
  expect(row.getByRole('button', { name: 'Оплатите заказ' })).toBeTruthy()
  expect(row.getByText('УДС-1147')).toBeTruthy()
})

test('R-ACC-12 tabs and filters stand in the address', async () => {
  const page = await openPage('/personal/orders/', { as: buyer })
  await page.user.click(screen.getByRole('link', { name: /Ждут оплаты/ }))
  await waitFor(() => expect(page.router.state.location.search).toBe('?tab=payment'))
  await waitFor(() => expect(numbers()).not.toContain('ЗК-2026-070002'))
  expect(numbers()).toContain('ЗК-2026-070001')
  const form = screen.getByRole('search', { name: 'Фильтры заказов' })
  await page.user.type(within(form).getByLabelText('Номер заказа или ваш номер'), '070001')
  await page.user.type(within(form).getByLabelText('Артикул в заказе'), 'fm 2040')
  await page.user.type(within(form).getByLabelText('Сумма от, ₽'), '1 000')
  await page.user.click(within(form).getByRole('button', { name: 'Показать' }))
  await waitFor(() => expect(numbers()).toEqual(['ЗК-2026-070001']))
  expect(new URLSearchParams(page.router.state.location.search).get('article')).toBe('fm 2040')
  expect(page.calls.some((call) => call.includes('sumFrom=100000'))).toBe(true)
})

test('R-ACC-12 when the filters leave nothing, they can be reset', async () => {
  const page = await openPage('/personal/orders/?article=ZZZ&tab=active', { as: buyer })
  expect(screen.getByText('По этим фильтрам заказов нет')).toBeTruthy()
  const [reset] = screen.getAllByRole('link', { name: 'Сбросить фильтры' })
  if (!reset) throw new Error('no way out')
  await page.user.click(reset)
  await waitFor(() => expect(numbers().length).toBeGreaterThan(0))
  expect(page.router.state.location.search).toBe('?tab=active')
})

test.each(['0', 'x', '10001', '99', '-1'])('R-ACC-12 page %s of the list is 404', async (number) => {
  await openPage(`/personal/orders/?PAGEN_1=${number}`, { as: buyer })
  expect(await screen.findByText('This page could not be found')).toBeTruthy()
})

test('R-ORDER-02 R-ACC-13 the order shows products, delivery, payment, contract, invoice and history', async () => {
  const page = await openPage('/personal/orders/70001/', { as: buyer })
  const { order } = await callApi(page.queryClient, getOrder, { path: { id: 70001 } })
  expect(screen.getByRole('heading', { level: 1, name: order.number })).toBeTruthy()
  const lines = within(screen.getByRole('table', { name: 'Состав заказа' }))
  for (const { product } of order.items)
    expect(lines.getByRole('cell', { name: product.article })).toBeTruthy()
  expect(region(/^Состав заказа/)).toContain(formatMoney(order.totals.total))
  expect(region('Доставка')).toContain(order.delivery.store?.name ?? order.delivery.address?.title)
  expect(region('Оплата')).toContain(order.payment.title)
  expect(region('Оплата')).toContain(`№ ${order.contract?.number}`)
  expect(region('Документы')).toContain(`Счёт № ${order.invoice?.number}`)
  const invoice = screen.getByRole('link', { name: `Счёт ${order.invoice?.number}.pdf` })
  expect(invoice.getAttribute('href')).toBe(order.invoice?.file?.url)
  expect(region('История')).toContain('Новый')
})

test('R-ORDER-14 changes of the seller are shown with what was and what is', async () => {
  const page = await openPage('/personal/orders/70005/', { as: buyer })
  const { order } = await callApi(page.queryClient, getOrder, { path: { id: 70005 } })
  expect(order.changes.length).toBeGreaterThan(0)
  const notice = screen.getByRole('region', { name: 'Продавец предложил изменения' })
  // The first row has the headings.
  expect(within(notice).getAllByRole('row')).toHaveLength(order.changes.length + 1)
  expect(within(notice).getByRole('row', { name: /Количество.*24 шт.*20 шт/ })).toBeTruthy()
})

test.each([
  ['70001', person],
  ['1', buyer],
  ['abc', buyer],
  ['70001x', buyer],
])('R-ACC-13 order %s is 404 for %s', async (id, as) => {
  await openPage(`/personal/orders/${id}/`, { as })
  expect(await screen.findByText('This page could not be found')).toBeTruthy()
  expect(screen.queryByText('Состав заказа')).toBeNull()
})

test('R-ORDER-01 the list that could not be read again offers to repeat', async () => {
  let fails = false
  const page = await openPage('/personal/orders/', {
    as: buyer,
    answers: { listOrders: () => (fails ? status(500, 'internal') : undefined) },
  })
  fails = true
  await page.queryClient.resetQueries({ queryKey: [listOrders.id] })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  fails = false
  await page.user.click(retry)
  await waitFor(() => expect(numbers().length).toBeGreaterThan(0))
})

test('R-FORM-39 R-FORM-07 R-ACC-12 a sum of the filter is grouped while it is typed, letters are not taken, and the address holds plain digits', async () => {
  const { user, router } = await openPage('/personal/orders/', { as: buyer })
  const form = within(screen.getByRole('search', { name: 'Фильтры заказов' }))
  const field = form.getByLabelText<HTMLInputElement>('Сумма от, ₽')
  await user.type(field, 'сто 12500')
  expect(field.value).toBe('12\u00a0500')
  await user.type(field, '{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}7')
  expect(field.value).toBe('127\u00a0500')
  await user.click(form.getByRole('button', { name: 'Показать' }))
  await waitFor(() => expect(router.state.location.search).toContain('sumFrom=127500'))
  expect(screen.getByLabelText<HTMLInputElement>('Сумма от, ₽').value).toBe('127\u00a0500')
})

const failing = () => {
  let fails = false
  return {
    fail: (now: boolean) => {
      fails = now
    },
    answer: () => (fails ? status(500, 'internal') : undefined),
  }
}

test('R-ACC-13 an order that could not be read anew says so, and can be read again', async () => {
  const { fail, answer } = failing()
  const { user, queryClient } = await openPage('/personal/orders/70001/', {
    as: buyer,
    answers: { getOrder: answer },
  })
  fail(true)
  await queryClient.resetQueries({ queryKey: [getOrder.id] })
  expect(await screen.findByText('Не удалось загрузить заказ')).toBeTruthy()
  fail(false)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ЗК-2026-070001' })).toBeTruthy()
})

test('R-ACC-02 the overview says which of its parts could not be read, and repeats it', async () => {
  const { fail, answer } = failing()
  fail(true)
  const { user } = await openPage('/personal/', { as: buyer, answers: { listOrderStatuses: answer } })
  expect(await screen.findByText('Не удалось загрузить статусы')).toBeTruthy()
  fail(false)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: /^На согласовании/ })).toBeTruthy()
})

test('R-ACC-12 an export that is stopped saves nothing, and the next one starts anew', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let exports = 0
  const page = await openPage('/personal/orders/', {
    as: buyer,
    intercept: async ({ url }, pass) => {
      if (!url.includes('/web/profile/orders/?') || !url.includes('PAGE_SIZE=100')) return undefined
      exports += 1
      if (exports === 1) await held
      return pass()
    },
  })
  const save = vi.fn(() => 'blob:file')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }))
  await page.user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
  await page.user.click(await screen.findByRole('button', { name: 'Остановить' }))
  release()
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Выгрузка заказов' })).toBeNull())
  expect(save).not.toHaveBeenCalled()
  await page.user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(exports).toBe(2)
  vi.unstubAllGlobals()
})

test('R-ORDER-03 R-ORDER-12 several orders are approved at once, and what fails is named and stays chosen', async () => {
  const page = await openPage('/personal/orders/', { as: buyer })
  const mechanic = await new ShopVisitor(page.sandbox).login(seedIds.users.mechanic.email)
  const sent: Order[] = []
  for (let count = 0; count < 2; count += 1) {
    await mechanic.add(seedIds.products.wearPart.id, 30)
    const { id, version } = await place(mechanic)
    const answer = await mechanic.ask<'sendOrderToApprove'>('/web/order/orderApprove/', {
      orderId: id,
      version,
    })
    sent.push(answer.order)
  }
  await page.router.navigate('/personal/orders/?tab=approval')
  const group = within(await screen.findByRole('group', { name: 'Согласование нескольких заказов' }))
  await page.user.click(group.getByRole('button', { name: /^Выбрать 3\sзаказа на согласовании/ }))
  expect(group.getByRole('status').textContent).toBe('Выбрано: 3')

  // The list on the screen doesn't know of it.
  const [decided, other] = sent
  const decision = await page.inOtherTab('/web/order/approval/', {
    orderId: decided?.id,
    version: decided?.version,
    decision: 'approve',
  })
  expect(await decision.json()).toMatchObject({ status: 'success' })
  await page.user.click(group.getByRole('button', { name: 'Согласовать выбранные' }))
  const question = within(await screen.findByRole('dialog', { name: /^Согласовать 3\sзаказа\?/ }))
  await page.user.click(question.getByRole('button', { name: 'Согласовать' }))
  const report = await screen.findByRole('dialog', { name: /^Не согласовано: 1\sзаказ$/ })
  expect(report.textContent).toContain(decided?.number)
  expect(report.textContent).not.toContain(other?.number)
  expect(screen.getByText(/^Согласовано: 2\sзаказа$/)).toBeTruthy()
  // Behind the report nothing is counted as under way.
  await waitFor(() =>
    expect(group.getByRole('status', { hidden: true }).textContent).not.toContain('Согласуем'),
  )
  const approved = await callApi(page.queryClient, getOrder, { path: { id: other?.id ?? 0 } })
  expect(approved.order.status).toBe('agreed')
})

test('R-ACC-12 R-COMP-01 a person, whose orders nobody approves, has no tab for that', async () => {
  await openPage('/personal/orders/', { as: person })
  const tabs = within(screen.getByRole('navigation', { name: 'Заказы по состоянию' }))
  await waitFor(() => expect(tabs.queryByRole('link', { name: 'Ждут согласования' })).toBeNull())
  expect(tabs.getByRole('link', { name: 'Ждут оплаты' })).toBeTruthy()
})
