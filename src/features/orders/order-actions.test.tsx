// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyFailure, rawAnswer, success } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

const buyer = 'buyer@example.ru'
const fresh = '/personal/orders/70002/'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const status = () => screen.getByRole('heading', { level: 1 }).closest('div')?.parentElement?.textContent
const posts = (calls: string[], path: string) => calls.filter((call) => call === `POST ${path}`).length

test('R-POPUP-35 R-ORDER-03 R-API-77 a new order is canceled with a reason; page, history and list show it', async () => {
  const { user, calls, router } = await openPage(fresh, { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  const question = await screen.findByRole('dialog', { name: 'Отменить заказ?' })
  await user.click(within(question).getByRole('button', { name: 'Не отменять' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Отменить заказ?' })).toBeNull())
  expect(posts(calls, '/web/order/cancel/')).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  const again = within(await screen.findByRole('dialog', { name: 'Отменить заказ?' }))
  // No reason is chosen for the buyer.
  await user.click(again.getByRole('button', { name: 'Отменить заказ' }))
  expect(await again.findByText('Заполните поле')).toBeTruthy()
  await user.click(again.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Другая причина' }))
  await user.click(again.getByRole('button', { name: 'Отменить заказ' }))
  expect(await again.findByText('Напишите, почему отменяете заказ')).toBeTruthy()
  expect(posts(calls, '/web/order/cancel/')).toBe(0)
  await user.click(again.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Заказали по ошибке' }))
  await user.type(again.getByLabelText(/Комментарий/), 'Второй такой же')
  await user.click(again.getByRole('button', { name: 'Отменить заказ' }))
  expect(await screen.findByText('Заказ ЗК-2026-070002 отменён')).toBeTruthy()
  await waitFor(() => expect(status()).toContain('Отменён'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(posts(calls, '/web/order/cancel/')).toBe(1)
  expect(await screen.findByText(/: Заказали по ошибке. Второй такой же$/)).toBeTruthy()
  // Nothing of a canceled order is still to come.
  expect(screen.getAllByText('Платить не нужно').length).toBeGreaterThan(0)
  expect(screen.queryByText('Срок')).toBeNull()
  await router.navigate('/personal/orders/')
  const row = await screen.findByRole('row', { name: /ЗК-2026-070002/ })
  expect(within(row).getByText('Отменён')).toBeTruthy()
})

test('R-ORDER-03 an order that changed meanwhile is shown as it is, and the server’s words tell why', async () => {
  const { user, inOtherTab } = await openPage(fresh, { as: buyer })
  const other = await inOtherTab('/web/order/cancel/', { orderId: 70_002, version: 1 })
  expect(await other.json()).toMatchObject({ status: 'success' })
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заказ?' }))
  await user.click(question.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Долго ждать' }))
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }))
  expect(await screen.findByText('Сейчас с заказом так поступить нельзя.')).toBeTruthy()
  await waitFor(() => expect(status()).toContain('Отменён'))
})

test('R-ORDER-03 a cancellation that failed leaves the order and can be tried again', async () => {
  let fails = true
  const { user } = await openPage(fresh, {
    as: buyer,
    answers: { cancelOrder: () => (fails ? emptyFailure : undefined) },
  })
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заказ?' }))
  await user.click(question.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Долго ждать' }))
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }))
  expect((await question.findByRole('alert')).textContent).toContain('Не удалось отправить')
  expect(status()).toContain('Новый')
  fails = false
  await user.click(question.getByRole('button', { name: 'Отменить заказ' }))
  await waitFor(() => expect(status()).toContain('Отменён'))
})

test('R-POPUP-38 R-ORDER-04 R-API-86 who cancels an order under way asks the seller, and says why', async () => {
  const { user } = await openPage('/personal/orders/70001/', { as: buyer })
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Запросить отмену' }))
  const form = within(await screen.findByRole('dialog', { name: 'Запрос на отмену' }))
  // No reason is chosen for the buyer.
  await user.click(form.getByRole('button', { name: 'Отправить запрос' }))
  expect(await form.findByText('Заполните поле')).toBeTruthy()
  await user.click(form.getByRole('combobox', { name: /Причина/ }))
  await user.click(screen.getByRole('option', { name: 'Другая причина' }))
  await user.click(form.getByRole('button', { name: 'Отправить запрос' }))
  expect(await form.findByText('Напишите, почему заказ нужно отменить')).toBeTruthy()
  await user.type(form.getByLabelText(/Комментарий/), 'Объект закрыт')
  await user.click(form.getByRole('button', { name: 'Отправить запрос' }))
  const notice = await screen.findByRole('region', { name: 'Запрос на отмену отправлен' })
  expect(notice.textContent).toContain('Объект закрыт')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Запрос на отмену' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Запросить отмену' })).toBeNull()
})

test('R-ORDER-07 R-API-76 an order is repeated: the products go into the cart, and the way there is shown', async () => {
  const { user, router } = await openPage('/personal/orders/70010/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  expect(await screen.findByText('Товары добавлены в корзину')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'В корзину' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'))
})

test('R-ORDER-07 what could not be added or is dearer now is told', async () => {
  const { user, router } = await openPage('/personal/orders/70001/', {
    as: buyer,
    answers: {
      copyOrder: success({
        added: [{ productId: 10001, name: 'Фильтр', quantity: 2, priceBefore: 119_000, priceNow: 124_000 }],
        rejected: [
          {
            productId: 10003,
            name: 'Зуб ковша',
            quantity: 4,
            reason: 'outOfStock',
            supersededBy: null,
          },
        ],
        cartVersion: 1,
      }),
    },
  })
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  const report = await screen.findByRole('dialog', { name: 'Добавлены не все товары' })
  expect(report.textContent).toContain('Зуб ковша, 4: нет в наличии')
  expect(report.textContent).toMatch(/Фильтр: 1\s190\s₽ → 1\s240\s₽/)
  await user.click(within(report).getByRole('button', { name: 'Перейти в корзину' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'))
})

test('R-ORDER-07 a repeat that could add nothing says so', async () => {
  const gone = {
    productId: 10003,
    name: 'Зуб ковша',
    quantity: 4,
    reason: 'gone',
    supersededBy: null,
  } as const
  const { user } = await openPage('/personal/orders/70001/', {
    as: buyer,
    answers: { copyOrder: success({ added: [], rejected: [gone], cartVersion: 1 }) },
  })
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  const report = await screen.findByRole('dialog', { name: 'Товары не добавлены' })
  expect(report.textContent).toContain('Зуб ковша, 4: больше не продаётся')
})

test.each([
  ['had no answer', rawAnswer(() => Promise.reject(new TypeError('network')))],
  ['the backend broke at', rawAnswer(() => new Response('', { status: 502 }))],
])('R-ORDER-07 a repeat that %s is the same intent when it is tried again', async (_what, fail) => {
  const keys: (string | null)[] = []
  const { user } = await openPage('/personal/orders/70001/', {
    as: buyer,
    answers: {
      copyOrder: ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return keys.length === 1 ? fail : undefined
      },
    },
  })
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  expect(await screen.findByText('Не удалось повторить заказ')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }))
  expect(await screen.findByText('Товары добавлены в корзину')).toBeTruthy()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

const answer = async (user: Awaited<ReturnType<typeof openPage>>['user'], title: string, yes: string) => {
  const question = within(await screen.findByRole('dialog', { name: title }))
  await user.click(question.getByRole('button', { name: yes }))
}

test('R-ORDER-13 the list leads an approver to the order, who approves it; the number in the menu falls', async () => {
  const { user } = await openPage('/personal/orders/?tab=approval', { as: buyer })
  const waiting = () => screen.queryByRole('link', { name: /Заказы.*ждёт согласования/ })
  expect(waiting()).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Согласуйте или верните' }))
  await user.click(await screen.findByRole('button', { name: 'Согласовать' }))
  await answer(user, 'Согласовать заказ?', 'Согласовать')
  expect(await screen.findByText('Заказ согласован', { selector: '[class*=message]' })).toBeTruthy()
  expect(status()).toContain('Согласован')
  await waitFor(() => expect(waiting()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Вернуть на доработку' })).toBeNull()
})

test('R-ORDER-13 an approver returns an order with a word; what was typed stays when the server refuses', async () => {
  let fails = true
  const { user } = await openPage('/personal/orders/70003/', {
    as: buyer,
    answers: { setOrderApproval: () => (fails ? emptyFailure : undefined) },
  })
  await user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }))
  const form = within(screen.getByRole('form', { name: 'Возврат на доработку' }))
  expect(document.activeElement).toBe(form.getByLabelText(/Что исправить/))
  await user.keyboard('Насос дешевле')
  await user.click(form.getByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByText('Не удалось вернуть заказ')).toBeTruthy()
  expect(form.getByLabelText<HTMLTextAreaElement>(/Что исправить/).value).toBe('Насос дешевле')
  fails = false
  await user.click(form.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(status()).toContain('Новый'))
  const notice = await screen.findByRole('region', { name: 'Заказ возвращён на доработку' })
  expect(notice.textContent).toContain('Насос дешевле')
  expect(screen.queryByRole('form', { name: 'Возврат на доработку' })).toBeNull()
})

test('R-ORDER-13 a word for the author outlives a reload of the tab, for this customer and order alone', async () => {
  const typeInto = async (order: string, as: string) => {
    const page = await openPage(`/personal/orders/${order}/`, { as })
    await page.user.click(await screen.findByRole('button', { name: 'Вернуть на доработку' }))
    return { ...page, field: screen.getByLabelText<HTMLTextAreaElement>(/Что исправить/) }
  }
  const first = await typeInto('70003', buyer)
  await first.user.type(first.field, 'Насос дешевле')
  first.unmount()
  const again = await typeInto('70003', buyer)
  expect(again.field.value).toBe('Насос дешевле')
  // What is given up isn't kept.
  await again.user.click(screen.getByRole('button', { name: 'Не возвращать' }))
  await again.user.click(screen.getByRole('button', { name: 'Вернуть на доработку' }))
  const field = screen.getByLabelText<HTMLTextAreaElement>(/Что исправить/)
  expect(field.value).toBe('')
  await again.user.type(field, 'Дороже')
  expect(sessionStorage.getItem('form_drafts')).toContain('order-return 70003')
  await again.user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(status()).toContain('Новый'))
  expect(sessionStorage.getItem('form_drafts')).toBeNull()
})

test('R-ORDER-06 R-API-85 the buyer confirms what the seller changed', async () => {
  const { user } = await openPage('/personal/orders/70005/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Подтвердить изменения' }))
  await answer(user, 'Подтвердить изменения?', 'Подтвердить')
  await waitFor(() => expect(status()).toContain('Ожидает оплаты'))
  expect(screen.queryByRole('region', { name: 'Продавец предложил изменения' })).toBeNull()
})

test('R-ORDER-05 R-API-75 an author sends an order over the limit to agreement', async () => {
  const { user } = await openPage('/personal/orders/70104/', {
    as: 'gusev@uraldorstroy.example',
    prepare: async ({ inOtherTab }) => {
      const add = await inOtherTab('/web/basket/add/', { product: { id: 10_003, quantity: 40 } })
      expect(await add.json()).toMatchObject({ status: 'success' })
      const placed = await inOtherTab('/web/order/add/', {
        contragentId: 501,
        contractId: 301,
        cartVersion: 1,
        products: [{ id: 10_003, quantity: 40 }],
        delivery: { type: 'pickup', storeId: '104' },
        payment: { type: 'invoicePrepay' },
        recipient: { fio: 'Гусев Роман', phone: '+79221234567' },
        consents: { offer: true, personalData: true },
      })
      expect(await placed.json()).toMatchObject({ status: 'success' })
    },
  })
  await user.click(screen.getByRole('button', { name: 'Отправить на согласование' }))
  await answer(user, 'Отправить на согласование?', 'Отправить')
  await waitFor(() => expect(status()).toContain('На согласовании'))
  expect(screen.getByRole('region', { name: 'Заказ ждёт согласования' })).toBeTruthy()
})

test('R-API-83 R-API-84 an invoice is asked for, and stands in the documents when it is made', async () => {
  const { user, calls, sandbox } = await openPage('/personal/orders/70004/', { as: buyer })
  const documents = () => screen.getByText('Документы', { selector: 'h2' }).closest('section')?.textContent
  const clock = (body: object) =>
    sandbox.fetch(
      new Request('http://localhost/sandbox/clock', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Host: 'localhost' },
        body: JSON.stringify(body),
      }),
      { loopback: true },
    )
  await user.click(screen.getByRole('button', { name: 'Запросить счёт' }))
  await waitFor(() => expect(documents()).toContain('Счёт готовится'))
  expect(screen.queryByRole('button', { name: 'Запросить счёт' })).toBeNull()
  expect((await clock({ advance: 60_000 })).ok).toBe(true)
  await waitFor(() => expect(documents()).toContain('Счёт № СЧ-70004'))
  const looks = calls.filter((call) => call.includes('/web/checkInvoice/')).length
  expect(looks).toBeGreaterThan(0)
})
