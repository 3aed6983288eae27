// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const items = [
  { id: 'about', title: 'Описание', content: 'Текст описания' },
  { id: 'docs', title: 'Документы', content: 'Список', disabled: true },
  { id: 'stock', title: 'Наличие', content: 'Остатки' },
]

test('only the selected tab is in the tab order, and its panel is named by it', () => {
  render(<Tabs label="О товаре" items={items} />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  expect(screen.getByRole('tabpanel', { name: 'Описание' }).textContent).toBe('Текст описания')
})

test('arrows go round, skip what is disabled, and carry the focus; Home and End go to the ends', async () => {
  const onChange = vi.fn<(id: string) => void>()
  render(<Tabs label="О товаре" items={items} onChange={onChange} />)
  screen.getByRole('tab', { name: 'Описание' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Наличие', selected: true }))
  expect(screen.getByRole('tabpanel').textContent).toBe('Остатки')
  await userEvent.keyboard('{ArrowRight}{End}{Home}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Описание', selected: true }))
  expect(onChange.mock.calls).toEqual([['stock'], ['about'], ['stock'], ['about']])
})

test('an unknown tab in the address opens the first', () => {
  render(<Tabs label="О товаре" items={items} value="nothing" />)
  expect(screen.getByRole('tab', { name: 'Описание', selected: true })).not.toBeNull()
})
