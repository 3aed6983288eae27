// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, changed, rawAnswer, refuse, success } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const plan = '/personal/service/'
const clerk = 'ershova@severny-razrez.example'
const as = 'buyer@example.ru'
/** The call is lost on its way. */
const lost = rawAnswer(() => Promise.reject(new TypeError('Failed to fetch')))

test('R-EQUIP-01 the plan lists every machine with its next service and sum, and offers both files', async () => {
  await openPage(plan, { as: clerk })
  const table = within(await screen.findByRole('table', { name: 'План ТО' }))
  expect(table.getAllByRole('row')).toHaveLength(31)
  expect(screen.getByText(/^30\sмашин с плановым ТО на .*, пора делать: 4$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Скачать XLSX' }).getAttribute('href')).toBe(
    '/web/machines/serviceExport/?format=xlsx',
  )
  expect(screen.getByRole('button', { name: 'Комплект в корзину' })).toHaveProperty('disabled', true)
})

test('R-EQUIP-01 the plan is narrowed by day; the files have the same filters', async () => {
  await openPage(`${plan}?dueUntil=2026-11-20&query=экскаватор`, { as: clerk })
  const table = within(await screen.findByRole('table', { name: 'План ТО' }))
  expect(table.getAllByRole('row').length).toBeLessThan(10)
  expect(screen.getByRole('link', { name: 'Скачать CSV' }).getAttribute('href')).toContain(
    'dueUntil=2026-11-20',
  )
  cleanup()
  await openPage(`${plan}?query=ничего`, { as: clerk })
  expect(await screen.findByText('Таких ТО нет')).toBeTruthy()
})

test('R-CART-02 the service of all machines goes into the cart at once, and what is missing is told', async () => {
  const { user } = await openPage(plan, { as: clerk })
  await user.click(await screen.findByRole('checkbox', { name: /^Выбрать все на странице/ }))
  await user.click(screen.getByRole('button', { name: 'Комплект в корзину' }))
  const report = within(await screen.findByRole('dialog', { name: 'Добавлено не всё' }))
  expect(report.getByText(/Масло гидравлическое.*столько нет в наличии/)).toBeTruthy()
  // What was added isn't added again by pressing once more.
  await user.click(report.getByRole('button', { name: 'Понятно' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Выбрать все на странице/ })
  await waitFor(() => expect(all.checked).toBe(false))
  expect(screen.getByRole('button', { name: 'Комплект в корзину' })).toHaveProperty('disabled', true)
  expect(document.activeElement).toBe(all)
})

test('R-CART-02 machines that another filter hides stay chosen and are told', async () => {
  let sent: readonly number[] = []
  const answers: Answers = {
    addServiceToCart: async ({ body }) => {
      sent = (await body()).machines
      return undefined
    },
  }
  const { user, router } = await openPage(plan, { as: clerk, answers })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Бульдозер № 6' }))
  await act(() => router.navigate(`${plan}?query=самосвал`))
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Самосвал № 1' }))
  expect(await screen.findByText('Выбрано 2, из них на этой странице 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Комплект в корзину' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('R-CART-02 the kit of one machine is added once more only after a question', async () => {
  const { user, calls } = await openPage('/personal/equipment/901/', { as })
  await screen.findByRole('table', { name: 'Комплект ТО' })
  const button = screen.getByRole('button', { name: 'Комплект в корзину' })
  const added = () => calls.filter((call) => call === 'POST /web/machines/serviceToBasket/')
  await user.click(button)
  expect(await screen.findByText('Комплект ТО в корзине')).toBeTruthy()
  for (const [answer, count] of [
    ['Отмена', 1],
    ['Добавить', 2],
  ] as const) {
    await user.click(button)
    const question = within(await screen.findByRole('dialog', { name: 'Добавить комплект ещё раз?' }))
    await user.click(question.getByRole('button', { name: answer }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Добавить комплект ещё раз?' })).toBe(null),
    )
    await waitFor(() => expect(added()).toHaveLength(count))
  }
})

test('R-CART-14 the service of chosen machines becomes a saved cart', async () => {
  const { user } = await openPage(plan, { as: clerk })
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Бульдозер № 6' }))
  await user.click(screen.getByRole('button', { name: 'В сохранённую корзину' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Сохранить комплект ТО' }))
  expect(popup.getByText(/^Для 1\sмашины$/)).toBeTruthy()
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await user.click(await screen.findByRole('button', { name: 'Открыть' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ТО парка' })).toBeTruthy()
  expect((await screen.findAllByText(/^Для машины: Бульдозер № 6, BG170-/)).length).toBe(3)
})

test('R-EQUIP-01 the machine’s page plans its service; done, the next one is planned', async () => {
  const { user, calls } = await openPage('/personal/equipment/901/', { as })
  expect(
    await screen.findByText(/^ТО-1000 при 7\s000 моточасов, к 06\.12\.2026: осталось 160\sмоточасов/),
  ).toBeTruthy()
  const kit = within(screen.getByRole('table', { name: 'Комплект ТО' }))
  expect(kit.getByRole('link', { name: /FM-2040/ })).toBeTruthy()
  expect(kit.getAllByRole('link', { name: /^поз\. \d+$/ })[0]?.getAttribute('href')).toMatch(
    /eg-210\/\d+\/\?serial=/,
  )
  const done = screen.getByRole('button', { name: 'Отметить ТО-1000 выполненным' })
  await user.click(done)
  const asked = () => screen.findByRole('dialog', { name: 'Отметить ТО-1000 выполненным?' })
  const question = within(await asked())
  expect(
    question.getByText(
      /Экскаватор EG-210: ТО-1000 при\s7\s000\sмоточасов\. Наработка сейчас: 6\s840\sмоточасов/,
    ),
  ).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Отмена' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Отметить ТО-1000 выполненным?' })).toBe(null),
  )
  expect(calls.some((call) => call.includes('/web/machines/serviceDone/'))).toBe(false)
  await user.click(done)
  await user.click(within(await asked()).getByRole('button', { name: 'Отметить' }))
  expect(await screen.findByText(/^ТО-250 при 7\s250 моточасов/)).toBeTruthy()
})

test('R-EQUIP-01 parts that nobody can name have no price, are told, and an empty addition is no success', async () => {
  const answers: Answers = {
    getMachineService: changed(({ items }) => {
      for (const item of items)
        Object.assign(item, {
          product: null,
          price: null,
          sum: 0,
          stockState: 'none',
          maxQuantity: 0,
          stores: [],
        })
    }),
    addServiceToCart: success({ added: [], rejected: [], version: 1, count: 0 }),
  }
  const { user } = await openPage('/personal/equipment/901/', { as, answers })
  const kit = within(await screen.findByRole('table', { name: 'Комплект ТО' }))
  expect(kit.queryByText('по запросу')).toBe(null)
  expect(kit.queryByText('нет')).toBe(null)
  const count = kit.getAllByText('Серийный номер не говорит, какая подходит').length
  expect(screen.getByText(new RegExp(`^Не войдёт: ${count}\\s`))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Комплект в корзину' }))
  expect(await screen.findByText(/^Ничего не добавлено: /)).toBeTruthy()
  expect(screen.queryByText('Комплект ТО в корзине')).toBe(null)
})

test('R-EQUIP-01 R-ERR-19 what the planner could not do is told in Russian: the reason of the server, else our own', async () => {
  const failing: Answers = { addServiceToCart: lost, completeMachineService: lost }
  const { user } = await openPage('/personal/equipment/901/', { as, answers: failing })
  const markDone = async () => {
    await user.click(screen.getByRole('button', { name: 'Отметить ТО-1000 выполненным' }))
    const question = within(await screen.findByRole('dialog', { name: 'Отметить ТО-1000 выполненным?' }))
    await user.click(question.getByRole('button', { name: 'Отметить' }))
  }
  await screen.findByRole('table', { name: 'Комплект ТО' })
  await user.click(screen.getByRole('button', { name: 'Комплект в корзину' }))
  expect(await screen.findByText('Не удалось добавить комплект ТО в корзину')).toBeTruthy()
  await markDone()
  expect(await screen.findByText('Не удалось отметить ТО выполненным')).toBeTruthy()
  expect(screen.queryByText(/HTTP/)).toBe(null)
  cleanup()
  const refusing: Answers = {
    addServiceToCart: refuse('serviceNotPlanned', { message: 'Для этой машины ТО не запланировано.' }),
    completeMachineService: refuse('serviceNotPlanned', { message: 'Это ТО уже снято.' }),
  }
  const again = await openPage('/personal/equipment/901/', { as, answers: refusing })
  await screen.findByRole('table', { name: 'Комплект ТО' })
  await again.user.click(screen.getByRole('button', { name: 'Комплект в корзину' }))
  expect(await screen.findByText('Для этой машины ТО не запланировано.')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Отметить ТО-1000 выполненным' }))
  const question = within(await screen.findByRole('dialog', { name: 'Отметить ТО-1000 выполненным?' }))
  await again.user.click(question.getByRole('button', { name: 'Отметить' }))
  expect(await screen.findByText('Это ТО уже снято.')).toBeTruthy()
})

test('R-EQUIP-01 without the right nobody tells that a service is done', async () => {
  await openPage('/personal/equipment/901/', { as: 'panova@uraldorstroy.example' })
  expect(await screen.findByRole('table', { name: 'Комплект ТО' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /выполненным$/ })).toBe(null)
})

test('R-POPUP-37 a new meter takes fewer hours with its reason', async () => {
  const { user } = await openPage('/personal/equipment/901/', { as })
  await user.click(screen.getByRole('button', { name: 'Обновить наработку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Наработка' }))
  expect(popup.queryByRole('textbox', { name: /^Почему/ })).toBe(null)
  await user.type(popup.getByRole('textbox', { name: /^Моточасов/ }), '12')
  await user.type(await popup.findByRole('textbox', { name: /^Почему меньше/ }), 'Счётчик заменили')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.getAllByText(/^12\sмоточасов на /).length).toBeGreaterThan(0))
  expect(await screen.findByText(/^ТО-250 при 250/)).toBeTruthy()
})

test('R-POPUP-37 a new meter begins at 0; its reason has three characters', async () => {
  const { user, calls } = await openPage('/personal/equipment/901/', { as })
  await user.click(screen.getByRole('button', { name: 'Обновить наработку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Наработка' }))
  await user.type(popup.getByRole('textbox', { name: /^Моточасов/ }), '0')
  const reason = await popup.findByRole('textbox', { name: /^Почему меньше/ })
  await user.type(reason, 'ТО')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText('Должно быть не менее 3 символов')).toBeTruthy()
  expect(calls).not.toContain('POST /web/machines/hours/901/')
  await user.type(reason, ', новый счётчик')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.getAllByText(/^0\sмоточасов на /).length).toBeGreaterThan(0))
})

test('R-POPUP-37 hours that somebody else has passed since are explained after the refusal', async () => {
  const message = 'Меньше прошлых показаний: 6 950 ч.'
  const answers: Answers = {
    recordMachineHours: async ({ body }) =>
      (await body()).reason === undefined
        ? refuse('motohoursInvalid', { field: 'value', message })
        : undefined,
  }
  const { user } = await openPage('/personal/equipment/901/', { as, answers })
  await user.click(screen.getByRole('button', { name: 'Обновить наработку' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Наработка' }))
  await user.type(popup.getByRole('textbox', { name: /^Моточасов/ }), '6900')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await popup.findByText(message)).toBeTruthy()
  await user.type(await popup.findByRole('textbox', { name: /^Почему меньше/ }), 'Счётчик заменили')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.getAllByText(/^6\s900\sмоточасов на /).length).toBeGreaterThan(0))
})

test('R-EQUIP-01 machines without a service are told beside an order by day, with the way to them', async () => {
  await openPage(`${plan}?dueUntil=2026-12-31`, { as })
  expect(await screen.findByText(/^Без планового ТО: \d+\sмашин/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Показать весь парк' }).getAttribute('href')).toBe(plan)
  cleanup()
  await openPage(`${plan}?dueUntil=2026-01-01`, { as })
  expect(await screen.findByText('Таких ТО нет')).toBeTruthy()
  expect(screen.getByText(/^Без планового ТО: /)).toBeTruthy()
  cleanup()
  await openPage(plan, { as: clerk })
  await screen.findByRole('table', { name: 'План ТО' })
  expect(screen.queryByText(/^Без планового ТО: /)).toBe(null)
})

test('R-EQUIP-01 what is ordered for a service already stands in the plan and on the machine', async () => {
  const ordered = { orderId: 70_001, orderNumber: '2026-70001', date: '2026-11-18', itemCount: 4 }
  const answers: Answers = {
    listFleetService: changed(({ items }) => {
      for (const one of items) if (one.machine.id === 901) Object.assign(one, { ordered, itemCount: 6 })
    }),
    getMachineService: changed(({ service }) => Object.assign(service, { ordered, itemCount: 6 })),
  }
  await openPage(plan, { as, answers })
  const link = await screen.findByRole('link', { name: 'Заказано 18.11.2026: 4 из 6' })
  expect(link.getAttribute('href')).toBe('/personal/orders/70001/')
  cleanup()
  await openPage('/personal/equipment/901/', { as, answers })
  expect(
    await screen.findByRole('link', { name: 'Заказано 18.11.2026: 4 из 6, заказ № 2026-70001' }),
  ).toBeTruthy()
})

test('R-CART-04 R-EQUIP-01 a kit says how much of a pack goes into the cart', async () => {
  const answers: Answers = {
    getMachineService: changed(({ items }) => {
      const [first, second] = items
      Object.assign(first ?? {}, { quantity: 3 })
      Object.assign(first?.product ?? {}, { multiplicity: 5, minQty: 1, unit: 'шт' })
      Object.assign(second ?? {}, { quantity: 10 })
      Object.assign(second?.product ?? {}, { multiplicity: 5, minQty: 1 })
    }),
  }
  await openPage('/personal/equipment/901/', { as, answers })
  const kit = within(await screen.findByRole('table', { name: 'Комплект ТО' }))
  expect(kit.getAllByText('(в корзину 5)')).toHaveLength(1)
  expect(screen.getByText(/^Часть деталей продаётся упаковками/)).toBeTruthy()
})

test('R-ERR-01 R-EQUIP-01 a machine that may be of another own company is told with the way to it', async () => {
  await openPage('/personal/equipment/899999/', { as })
  expect(await screen.findByText('Страница не найдена')).toBeTruthy()
  expect(
    await screen.findByText(/^Сейчас выбрана компания .*другой вашей компании, выберите её вверху страницы/),
  ).toBeTruthy()
})
