// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { quickOrderPath } from '../../lib/quick-order.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type User = Awaited<ReturnType<typeof openPage>>['user']

const field = () => screen.findByRole('textbox', { name: /^Список артикулов/ })
async function check(user: User, list: string) {
  await user.type(await field(), list)
  await user.click(screen.getByRole('button', { name: 'Проверить список' }))
}
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

test('R-CART-02 a list that was cleared can be had back, and the focus goes to the field of the next one', async () => {
  const { user } = await openPage(quickOrderPath)
  await check(user, 'FM-2040; 2\nXXX-999; 1')
  await user.click(await screen.findByRole('button', { name: 'Очистить список' }))
  expect(screen.queryByRole('textbox', { name: 'Количество, FM-2040' })).toBeNull()
  expect(document.activeElement).toBe(await field())
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByRole('textbox', { name: 'Количество, FM-2040' })).toHaveProperty('value', '2')
  expect(screen.getByRole('textbox', { name: 'Количество, XXX-999' })).toBeTruthy()
})

test('R-CART-02 after an addition the focus is at its report, which does not outlive the next list', async () => {
  const { user } = await openPage(quickOrderPath)
  await check(user, 'FM-2040; 2\nXXX-999; 1')
  await user.click(await screen.findByRole('button', { name: /^Добавить в корзину: 1\sстрока$/ }))
  await waitFor(() => expect(told().join()).toContain('Добавлено в корзину: 1 товар.'))
  expect(document.activeElement?.textContent).toMatch(/^Добавлено в корзину/)
  await check(user, 'ZK-35S; 1')
  await waitFor(() => expect(told().join()).toContain('В списке 2 строки: готово — 1'))
  expect(told().join()).not.toContain('Добавлено')
})

test('R-CART-04 a quantity that was raised to whole packs says what the list asks for, until it is changed', async () => {
  const { user } = await openPage(quickOrderPath)
  await check(user, 'BB-2065; 7')
  const quantity = await screen.findByRole('textbox', { name: 'Количество, BB-2065' })
  await waitFor(() => expect(quantity).toHaveProperty('value', '10'))
  const row = within(quantity.closest('li') ?? document.body)
  expect(row.getByText(/^В\sсписке 7\sшт\. Продаётся от 10\sшт, кратно 5\sшт\.$/)).toBeTruthy()
  await user.clear(quantity)
  await user.type(quantity, '20')
  expect(row.queryByText(/^В\sсписке 7/)).toBeNull()
})

test('R-CART-02 of a cleared list that has no room any more the rest is told by number', async () => {
  const { user } = await openPage(quickOrderPath)
  const paste = async (lines: readonly string[]) => {
    const clipboardData = { getData: () => lines.join('\n'), files: [] }
    fireEvent.paste(await field(), { clipboardData })
  }
  await paste(Array.from({ length: 498 }, (_, index) => `XXX-${1000 + index}; 1`))
  await user.click(await screen.findByRole('button', { name: 'Очистить список' }))
  await paste(['FM-2040; 2', 'ZK-35S; 1', 'BB-2065; 10'])
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  const told = await screen.findByText(/^1\sстрока не вернулась/)
  expect(told.textContent.replaceAll(/\s/g, ' ')).toBe(
    '1 строка не вернулась: в списке помещается 500. Это последние строки очищенного списка.',
  )
  const { rows } = JSON.parse(sessionStorage.getItem('quick_order_draft') ?? '{}') as {
    rows: { article: string }[]
  }
  expect(rows).toHaveLength(500)
  expect(rows.at(-1)?.article).toBe('BB-2065')
}, 60_000)
