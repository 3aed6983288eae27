// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { status } from '../../../mocks/answers.ts'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { openPage } from '../../testing/open-page.tsx'

const as = seedIds.users.buyer.email
const path = '/personal/hooks/'
const { orders, stock, removed } = seedIds.hooks

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const hookOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body)

test('R-HOOK-02 hooks tell where they deliver, of what, and how it went; a failing one says what to do', async () => {
  await openPage(path, { as })
  const failing = hookOf(removed.name)
  expect(failing.getByText('Не доставляется')).toBeTruthy()
  expect(failing.getByText(/Шесть попыток подряд/)).toBeTruthy()
  expect(failing.getAllByText('Такого адреса нет.')).toHaveLength(5)
  expect(failing.getAllByRole('button', { name: /^Повторить: Отгрузка готова/ })).toHaveLength(5)
  const paused = hookOf(orders.name)
  expect(paused.getByText('Приостановлена', { exact: true })).toBeTruthy()
  expect(paused.getByText('Код 502')).toBeTruthy()
  expect(paused.queryByRole('button', { name: /^Повторить/ })).toBeNull()
  expect(hookOf(stock.name).getByText('1 товар')).toBeTruthy()
  expect(hookOf(stock.name).queryByRole('button', { name: /секрет/ })).toBeNull()
})

test('R-POPUP-10 R-API-64 a hook for prices asks for products; the secret is shown once and copied', async () => {
  const { user } = await openPage(path, { as })
  await user.click(screen.getByRole('button', { name: 'Создать подписку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая подписка' }))
  await user.click(popup.getByRole('button', { name: 'Создать' }))
  expect(popup.getAllByText('Заполните поле')).toHaveLength(2)
  expect(popup.getByText('Выберите хотя бы одно событие')).toBeTruthy()
  await user.type(popup.getByRole('textbox', { name: /^Название/ }), orders.name)
  await user.type(popup.getByRole('textbox', { name: /^Адрес/ }), 'receiver.example')
  await user.click(popup.getByRole('checkbox', { name: 'Цена товара изменилась' }))
  await user.click(popup.getByRole('button', { name: 'Создать' }))
  expect(await popup.findByText('Нужен адрес, который начинается с https://')).toBeTruthy()
  expect(popup.getByText('Выберите товары, за которыми следить')).toBeTruthy()
  const target = popup.getByRole('textbox', { name: /^Адрес/ })
  await user.clear(target)
  await user.type(target, 'https://10.0.0.1/')
  await user.type(popup.getByRole('combobox', { name: /^Товары/ }), 'FM-2040')
  await user.click(await popup.findByRole('option', { name: /FM-2040/ }))
  expect(popup.getByRole('list', { name: 'Выбранные товары' }).textContent).toContain('FM-2040')
  await user.click(popup.getByRole('button', { name: 'Создать' }))
  // Refusals stand at their fields, and what was typed stays.
  expect(await popup.findByText('Этот адрес недоступен из интернета.')).toBeTruthy()
  await user.clear(target)
  await user.type(target, 'https://receiver.example/')
  await user.click(popup.getByRole('button', { name: 'Создать' }))
  expect(await popup.findByText('Такое название уже есть.')).toBeTruthy()
  const name = popup.getByRole('textbox', { name: /^Название/ })
  await user.clear(name)
  await user.type(name, 'Цены')
  await user.click(popup.getByRole('button', { name: 'Создать' }))

  const shown = within(await screen.findByRole('dialog', { name: 'Подписка создана' }))
  const secret = shown.getByText(/^[0-9a-f]{64}$/).textContent ?? ''
  expect(shown.getByText(/больше мы его не покажем/)).toBeTruthy()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(shown.getByRole('button', { name: 'Скопировать секрет' }))
  expect(copied).toHaveBeenCalledWith(secret)
  await user.click(shown.getByRole('button', { name: 'Готово' }))
  expect(await screen.findByRole('heading', { name: 'Цены' })).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).not.toContain(secret))
})

test('R-HOOK-01 an e-mail subscription is created without a secret, and its products are changed', async () => {
  const { user } = await openPage(path, { as })
  await user.click(screen.getByRole('button', { name: 'Создать подписку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Новая подписка' }))
  await user.type(popup.getByRole('textbox', { name: /^Название/ }), 'Почта')
  await user.click(popup.getByRole('radio', { name: /Письмо/ }))
  await user.type(popup.getByRole('textbox', { name: /^E-mail/ }), 'supply@uraldorstroy.example')
  await user.click(popup.getByRole('checkbox', { name: 'Заказ оформлен' }))
  await user.click(popup.getByRole('button', { name: 'Создать' }))
  expect(await screen.findByRole('heading', { name: 'Почта' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: `Изменить, ${stock.name}` }))
  const edit = within(await screen.findByRole('dialog', { name: 'Подписка' }))
  await user.click(await edit.findByRole('button', { name: 'Убрать FM-2040' }))
  await user.click(edit.getByRole('button', { name: 'Сохранить' }))
  expect(await edit.findByText('Выберите товары, за которыми следить')).toBeTruthy()
  await user.click(edit.getByRole('checkbox', { name: 'Товар появился в наличии' }))
  await user.click(edit.getByRole('checkbox', { name: 'Акт готов' }))
  await user.click(edit.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(hookOf(stock.name).getByText('Акт готов')).toBeTruthy())
  expect(hookOf(stock.name).queryByText('1 товар')).toBeNull()
})

test('R-HOOK-01 failures of actions are told: a test that is refused, a hook that is gone, a secret that is not made', async () => {
  const { user } = await openPage(path, {
    as,
    answers: {
      testHook: status(429, 'tooManyRequests'),
      rotateHookSecret: status(500, 'internal'),
      redeliverHook: status(500, 'internal', { message: 'Не повторено' }),
      deleteHook: status(500, 'internal'),
      updateHook: status(500, 'internal', { message: 'Не изменено' }),
      listHookDeliveries: status(500, 'internal'),
    },
  })
  const failing = hookOf(removed.name)
  await user.click(failing.getByRole('button', { name: /^Проверить/ }))
  const check = within(await screen.findByRole('dialog', { name: 'Проверка подписки' }))
  await user.click(check.getByRole('button', { name: 'Отправить' }))
  expect((await check.findByRole('alert')).textContent).not.toBe('')
  await user.click(check.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body)
  await user.click(failing.getByRole('button', { name: /^Сменить секрет/ }))
  const rotate = within(await screen.findByRole('dialog', { name: 'Сменить секрет?' }))
  await user.click(rotate.getByRole('button', { name: 'Сменить' }))
  expect((await rotate.findByRole('alert')).textContent).not.toBe('')
  await user.click(rotate.getByRole('button', { name: 'Отмена' }))
  await user.click(failing.getByRole('button', { name: /^Все доставки/ }))
  const all = within(await screen.findByRole('dialog', { name: 'Доставки' }))
  expect(await all.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  await user.click(all.getByRole('button', { name: 'Закрыть' }))
  await user.click(failing.getAllByRole('button', { name: /^Повторить/ })[0] ?? document.body)
  expect(await screen.findByText('Не повторено')).toBeTruthy()
  await user.click(failing.getByRole('button', { name: /^Приостановить/ }))
  expect(await screen.findByText('Не изменено')).toBeTruthy()
  expect(failing.getByText('Не доставляется')).toBeTruthy()
})

test('R-HOOK-01 the focus stays with a hook that goes on, and goes to the heading when the hook is gone', async () => {
  const { user } = await openPage(path, { as })
  const resume = screen.getAllByRole('button', { name: /^Возобновить/ })[0]
  const name = resume?.getAttribute('aria-label')?.replace('Возобновить, ', '') ?? ''
  if (resume) await user.click(resume)
  await screen.findByRole('button', { name: `Приостановить, ${name}` })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Проверить, ${name}` }))
  await user.click(screen.getByRole('button', { name: `Удалить, ${name}` }))
  const question = within(await screen.findByRole('dialog', { name: 'Удалить подписку?' }))
  await user.click(question.getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: `Удалить, ${name}` })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('X-10 who may not manage hooks is told so', async () => {
  await openPage(path, { as: seedIds.users.mechanic.email })
  expect(await screen.findByText('Недостаточно прав')).toBeTruthy()
})

test('R-HOOK-01 a delivery is repeated, and its answer is told', async () => {
  const { user } = await openPage(path, { as })
  const failing = hookOf(removed.name)
  await user.click(failing.getByRole('button', { name: /^Сменить секрет/ }))
  const rotate = within(await screen.findByRole('dialog', { name: 'Сменить секрет?' }))
  await user.click(rotate.getByRole('button', { name: 'Сменить' }))
  await user.click(await screen.findByRole('button', { name: 'Готово' }))
  await user.click(failing.getAllByRole('button', { name: /^Повторить/ })[0] ?? document.body)
  expect(await screen.findByText(/^Доставка повторена\. Эта песочница вебхуки не отправляет/)).toBeTruthy()
  await waitFor(() => expect(failing.getByText('Эта песочница вебхуки не отправляет.')).toBeTruthy())
})

test('R-HOOK-02 R-EQUIP-01 reminders of services stand above the deliveries, with their machine', async () => {
  const { user } = await openPage(path, {
    as: seedIds.users.fleetDirector.email,
    prepare: async ({ inOtherTab }) => {
      const hook = await inOtherTab('/web/hooksCreate/', {
        contragentId: seedIds.companies.severnyRazrez.id,
        name: 'Сервис парка',
        channel: 'email',
        target: 'service@severny-razrez.example',
        events: ['order.created'],
        serviceReminders: true,
      })
      expect(hook.status).toBe(200)
      const reading = { value: 7262, at: '2026-11-20', source: 'manual' }
      expect((await inOtherTab('/web/machines/hours/897/', reading)).status).toBe(200)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Все доставки, Сервис парка' }))
  const all = within(await screen.findByRole('dialog', { name: 'Доставки' }))
  const table = within(await all.findByRole('table', { name: 'Напоминания о ТО' }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  const machine = table.getByRole('link', { name: 'Пора делать ТО машины' })
  expect(machine.getAttribute('href')).toBe('/personal/equipment/897/')
})
