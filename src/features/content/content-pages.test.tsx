// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const main = () => within(screen.getByRole('main'))

/** The part of a page under a heading. */
function part(heading: string) {
  const section = main().getByRole('heading', { level: 2, name: heading }).closest('section')
  if (!section) throw new Error(`No part ${heading}`)
  return within(section)
}

test('R-WIDGET-01 R-WIDGET-02 R-WIDGET-03 R-WIDGET-04 R-WIDGET-05 a promotion is a card with picture, name, text and the way to it', async () => {
  const page = await openPage('/stocks/')
  const name = main().getByRole('heading', { level: 2, name: 'Зима без простоя' })
  const element = name.closest('li')
  if (!element) throw new Error('The promotion is no item of the list')
  const card = within(element)
  expect(element.querySelector('img')?.getAttribute('src')).toMatch(
    /^\/media\/promotions\/zima-bez-prostoya[.]svg\?v=\w+$/,
  )
  expect(element.querySelectorAll('p')[0]?.textContent).toMatch(/\S/)
  const more = card.getByRole('link', { name: 'Подробнее: Зима без простоя' })
  expect(more.textContent).toBe('Подробнее')
  await page.user.click(more)
  expect(await screen.findByRole('heading', { level: 1, name: 'Зима без простоя' })).toBeDefined()
  expect(page.router.state.location.pathname).toBe('/stocks/zima-bez-prostoya/')
})

test('R-ROUTE-23 a promotion shows its terms as a table and its products with a button each', async () => {
  const page = await openPage('/stocks/zima-bez-prostoya/')
  expect(part('Условия').getAllByRole('row').length).toBeGreaterThan(1)
  expect(
    page.calls.some((call) => call.startsWith('GET /web/elastic/component/catalogSectionItems/f/?ids')),
  ).toBe(true)
  const products = part('Товары акции')
  expect(products.getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(products.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/product\//)
  expect((await products.findAllByRole('button')).length).toBeGreaterThan(0)
})

test('R-ROUTE-02 about shows text, cards, a picture with its caption and the points of the map as addresses', async () => {
  await openPage('/about/')
  expect(main().getByText(/поставляет дорожно-строительную технику/)).toBeDefined()
  expect(part('Цифры').getAllByRole('listitem')).toHaveLength(4)
  const figure = within(main().getByRole('figure'))
  expect(figure.getByRole('img', { name: 'Склад «Екатеринбург-Сибирский», фасад' })).toBeDefined()
  expect(figure.getByText(/новое здание на Сибирском тракте/)).toBeDefined()
  const points = part('Где мы')
  expect(points.getAllByRole('listitem')).toHaveLength(12)
  expect(points.getAllByRole('link', { name: /^На карте: / })[0]?.getAttribute('href')).toMatch(
    /^https:\/\/yandex\.ru\/maps\/\?lang=ru_RU&pt=[\d.]+,[\d.]+&/,
  )
})

test('R-ROUTE-14 delivery shows a table and questions that unfold', async () => {
  const { user } = await openPage('/delivery/')
  const table = within(part('Способы доставки').getByRole('table'))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Способ',
    'Срок',
    'Стоимость',
    'Что учесть',
  ])
  expect(table.getAllByRole('row')).toHaveLength(6)
  const question = part('Вопросы о доставке').getByText('Нужна ли доверенность?')
  const details = question.closest('details')
  expect(details?.open).toBe(false)
  await user.click(question)
  await waitFor(() => expect(details?.open).toBe(true))
  expect(details?.textContent).toContain('Если получает не руководитель компании')
})

test('R-ROUTE-15 contacts shows departments with links to phone and mail, and a form opens its popup', async () => {
  const { user } = await openPage('/contacts/')
  const departments = [...document.querySelectorAll('main a[href^="tel:"]')]
  expect(departments.length).toBeGreaterThan(0)
  expect(document.querySelector('main a[href^="mailto:"]')).not.toBeNull()
  await user.click(main().getByRole('button', { name: /^(Заказать звонок|Написать нам)$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: /Отправить|Заказать/ })).toBeDefined()
})

test('R-ROUTE-01 cards on the home page stand one level below the heading of their part', async () => {
  await openPage('/')
  expect(main().getByRole('heading', { level: 2, name: 'Акции' })).toBeDefined()
  expect(main().getByRole('heading', { level: 3, name: 'Зима без простоя' })).toBeDefined()
})
