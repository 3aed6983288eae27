// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const plan = '/personal/service/'
const clerk = 'ershova@severny-razrez.example'
const as = 'buyer@example.ru'

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
  const { user } = await openPage('/personal/equipment/901/', { as })
  expect(
    await screen.findByText(/^ТО-1000 при 7\s000 моточасов, к 06\.12\.2026: осталось 160\sмоточасов/),
  ).toBeTruthy()
  const kit = within(screen.getByRole('table', { name: 'Комплект ТО' }))
  expect(kit.getByRole('link', { name: /FM-2040/ })).toBeTruthy()
  expect(kit.getAllByRole('link', { name: /^поз\. \d+$/ })[0]?.getAttribute('href')).toMatch(
    /eg-210\/\d+\/\?serial=/,
  )
  await user.click(screen.getByRole('button', { name: 'Отметить ТО-1000 выполненным' }))
  expect(await screen.findByText(/^ТО-250 при 7\s250 моточасов/)).toBeTruthy()
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
