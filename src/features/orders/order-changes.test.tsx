// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyFailure } from '../../../mocks/answers.ts'
import { callApi } from '../../api/client.ts'
import { getOrder } from '../../generated/operations.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

async function openLines({ user }: Page) {
  await user.click(screen.getByRole('button', { name: 'Изменить состав' }))
  const dialog = await screen.findByRole('dialog', { name: 'Состав заказа' })
  return within(dialog)
}

const orderOf = async ({ queryClient }: Page, id: number) =>
  (await callApi(queryClient, getOrder, { path: { id } })).order
const posts = ({ calls }: Page, path: string) => calls.filter((call) => call === `POST ${path}`).length

test('R-ORDER-08 one changed quantity is saved by the call for one line, several by the call for several', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  let lines = await openLines(page)
  expect(lines.getByRole('button', { name: 'Сохранить' }).hasAttribute('disabled')).toBe(true)
  const [first] = (await orderOf(page, 70_002)).items
  await user.click(lines.getAllByRole('button', { name: 'Больше' })[0]!)
  await user.click(lines.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Состав заказа изменён')).toBeTruthy()
  expect(posts(page, '/web/order/updateProduct/70002/')).toBe(1)
  const changed = await orderOf(page, 70_002)
  expect(changed.items[0]?.quantity).toBe((first?.quantity ?? 0) + (first?.product.multiplicity ?? 0))

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Состав заказа' })).toBeNull())
  lines = await openLines(page)
  for (const button of lines.getAllByRole('button', { name: 'Больше' })) await user.click(button)
  await user.click(lines.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(posts(page, '/web/order/updateProduct/')).toBe(1))
  await waitFor(async () => expect((await orderOf(page, 70_002)).version).toBe(changed.version + 1))
})

test('R-ORDER-08 a refused quantity stays as typed, with the reason at its line', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  const lines = await openLines(page)
  const field = lines.getAllByRole('spinbutton')[0]!
  await user.clear(field)
  await user.type(field, '99999{Enter}')
  await user.click(lines.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(lines.getAllByRole('alert').length).toBeGreaterThan(1))
  expect(lines.getByText('Проверьте количество')).toBeTruthy()
  expect(lines.getAllByRole<HTMLInputElement>('spinbutton')[0]?.value).toBe('99999')
  expect((await orderOf(page, 70_002)).version).toBe(1)
})

test('R-ORDER-09 a line is deleted after a question, and the last one offers to cancel the order', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  const lines = await openLines(page)
  const bins = () => lines.getAllByRole('button', { name: /^Удалить / })
  expect(bins()).toHaveLength(2)
  await user.click(bins()[0]!)
  const question = await screen.findByRole('dialog', { name: 'Удалить товар из заказа?' })
  await user.click(within(question).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Товар удалён из заказа')).toBeTruthy()
  await waitFor(() => expect(bins()).toHaveLength(1))
  expect((await orderOf(page, 70_002)).items).toHaveLength(1)

  await user.click(bins()[0]!)
  const last = await screen.findByRole('dialog', { name: 'Отменить заказ?' })
  await user.click(within(last).getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Больше не нужно' }))
  await user.click(within(last).getByRole('button', { name: 'Отменить заказ' }))
  expect(await lines.findByText('Состав этого заказа уже нельзя изменить.')).toBeTruthy()
  expect(posts(page, '/web/order/deleteProduct/')).toBe(1)
  expect((await orderOf(page, 70_002)).status).toBe('canceled')
})

test('R-ORDER-08 R-ORDER-09 the lines are replaced by the cart, which must have something', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  const lines = await openLines(page)
  await user.click(lines.getByRole('button', { name: 'Заменить товарами из корзины' }))
  const empty = await screen.findByRole('dialog', { name: 'Корзина пуста' })
  await user.click(within(empty).getByRole('button', { name: 'Понятно' }))
  await page.inOtherTab('/web/basket/add/', { product: { id: 10001, quantity: 3 } })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Корзина пуста' })).toBeNull())
  await user.click(lines.getByRole('button', { name: 'Заменить товарами из корзины' }))
  const question = await screen.findByRole('dialog', { name: 'Заменить состав заказа?' })
  expect(question.textContent).toMatch(/1\sпозиция на 3\s720/)
  await user.click(within(question).getByRole('button', { name: 'Заменить' }))
  expect(await screen.findByText('Состав заказа заменён корзиной')).toBeTruthy()
  const { items } = await orderOf(page, 70_002)
  expect(items.map(({ product, quantity }) => [product.id, quantity])).toEqual([[10001, 3]])
})

test('R-ORDER-08 who loses against a colleague is told what changed, and keeps what was typed', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user, inOtherTab } = page
  const before = await orderOf(page, 70_002)
  const lines = await openLines(page)
  await user.click(lines.getAllByRole('button', { name: 'Больше' })[0]!)
  const other = before.items[1]!
  const answer = await inOtherTab('/web/order/updateProduct/70002/', {
    lineId: other.id,
    quantity: 80,
    version: before.version,
  })
  expect(await answer.json()).toMatchObject({ status: 'success' })
  await user.click(lines.getByRole('button', { name: 'Сохранить' }))
  const told = await lines.findByRole('alert')
  expect(told.textContent).toContain('Заказ изменился')
  expect(told.textContent).toContain(`${other.product.article}: 60 шт → 80 шт`)
  expect(told.textContent).toContain('Изменил: Смирнов Алексей Петрович')
  // The second try sees the new version.
  await user.click(lines.getByRole('button', { name: 'Сохранить' }))
  await waitFor(async () => expect((await orderOf(page, 70_002)).items[0]?.quantity).toBe(5))
  expect((await orderOf(page, 70_002)).items[1]?.quantity).toBe(80)
})

test('R-ORDER-10 R-API-87 the invoice is e-mailed; a failed call keeps the address', async () => {
  let fails = true
  const page = await openPage('/personal/orders/70001/', {
    as: buyer,
    answers: { sendInvoice: () => (fails ? emptyFailure : undefined) },
  })
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Отправить счёт на почту' }))
  const form = within(await screen.findByRole('dialog', { name: 'Счёт на почту' }))
  const field = form.getByLabelText<HTMLInputElement>(/E-mail/)
  await user.clear(field)
  await user.type(field, 'не почта')
  await user.click(form.getByRole('button', { name: 'Отправить счёт' }))
  expect(await form.findByText('Некорректный E-mail')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'buh@example.ru')
  await user.click(form.getByRole('button', { name: 'Отправить счёт' }))
  expect(await form.findByText(/Не удалось отправить/)).toBeTruthy()
  expect(field.value).toBe('buh@example.ru')
  fails = false
  await user.click(form.getByRole('button', { name: 'Отправить счёт' }))
  expect(await screen.findByText('Счёт отправлен на buh@example.ru')).toBeTruthy()
})

test('R-API-103 R-ORDER-17 why an order was cancelled is told once', async () => {
  const { user } = await openPage('/personal/orders/70010/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Рассказать о причине отмены' }))
  const form = within(await screen.findByRole('dialog', { name: 'Почему отменили заказ' }))
  await user.click(form.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Другая причина' }))
  await user.type(form.getByLabelText(/Комментарий/), 'мало')
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  expect(await form.findByText('Опишите причину, хотя бы 10 символов')).toBeTruthy()
  await user.type(form.getByLabelText(/Комментарий/), ' времени было на поставку')
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Спасибо, мы учтём вашу причину.')).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Рассказать о причине отмены' })).toBeNull(),
  )
})

test('R-POPUP-36 the terms of refunds open from a paid order', async () => {
  const { user } = await openPage('/personal/orders/70007/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Условия возврата' }))
  const dialog = await screen.findByRole('dialog', { name: 'Условия возврата' })
  const text = await within(dialog).findAllByText(/верн|возврат/i, { selector: 'p, li' })
  expect(text.length).toBeGreaterThan(0)
})

test('R-ORDER-06 what the seller changed is confirmed with old and new side by side', async () => {
  const page = await openPage('/personal/orders/70005/', { as: buyer })
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Подтвердить изменения' }))
  const question = within(await screen.findByRole('dialog', { name: 'Подтвердить изменения?' }))
  expect(question.getByRole('row', { name: /24 шт.*20 шт/ })).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Подтвердить' }))
  expect(await screen.findByText('Изменения подтверждены')).toBeTruthy()
  expect((await orderOf(page, 70_005)).status).toBe('payment')
})

test('R-POPUP-05 R-API-74 another delivery is chosen, and what is missing is said at its field', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Изменить доставку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Доставка' }))
  await user.click(await popup.findByRole('radio', { name: /Курьером/ }))
  await user.click(popup.getByRole('button', { name: 'Изменить доставку' }))
  expect(await popup.findByText('Заполните поле')).toBeTruthy()
  expect(posts(page, '/web/order/orderDelivery/')).toBe(0)
  await user.click(popup.getByRole('combobox', { name: /Адрес доставки/ }))
  await user.click(screen.getAllByRole('option')[0]!)
  await user.click(popup.getByRole('button', { name: 'Изменить доставку' }))
  expect(await screen.findByText('Доставка изменена')).toBeTruthy()
  const { delivery, history } = await orderOf(page, 70_002)
  expect([delivery.type, delivery.address?.id, history.at(-1)?.comment]).toEqual([
    'courier',
    801,
    'Изменена доставка',
  ])
})

test('R-POPUP-05 a delivery that a colleague has changed meanwhile is shown beside what was chosen', async () => {
  const page = await openPage('/personal/orders/70002/', { as: buyer })
  const { user } = page
  await user.click(screen.getByRole('button', { name: 'Изменить доставку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Доставка' }))
  await user.click(await popup.findByRole('radio', { name: /До терминала/ }))
  await user.click(await popup.findByRole('combobox', { name: /^Терминал/ }))
  await user.click(await popup.findByRole('option', { name: /ДорТранс, Терминал «Сибирский»/ }))
  await page.inOtherTab('/web/order/orderDelivery/', {
    orderId: 70_002,
    version: 1,
    delivery: { type: 'courier', addressId: 802 },
  })
  await user.click(popup.getByRole('button', { name: 'Изменить доставку' }))
  expect(await popup.findByText(/^Доставка: Самовывоз.* → Курьером/)).toBeTruthy()
  expect(popup.getByRole('combobox', { name: /^Терминал/ }).textContent).toContain('Терминал «Сибирский»')
  await user.click(popup.getByRole('button', { name: 'Изменить доставку' }))
  await waitFor(async () =>
    expect((await orderOf(page, 70_002)).delivery.terminal).toBe(
      'ДорТранс, Екатеринбург, Терминал «Сибирский», Сибирский тракт, 14',
    ),
  )
})
