// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OrderStatusPill } from './OrderStatusPill.tsx'
import { type OrderStatus, statusLooks } from './order-words.ts'

afterEach(cleanup)

test.each<[string, OrderStatus, string, string]>([
  ['R-ORDER-11', 'in-work', 'В работе', 'violet'],
  ['R-ORDER-12', 'agreement', 'На согласовании', 'amber'],
  ['R-ORDER-13', 'agreed', 'Согласован', 'teal'],
  ['R-ORDER-14', 'confirmation', 'Ждёт подтверждения', 'amber'],
  ['R-ORDER-15', 'order-processing', 'В обработке', 'teal'],
  ['R-ORDER-16', 'completed', 'Выполнен', 'grey'],
  ['R-ORDER-17', 'canceled', 'Отменён', 'red'],
  ['R-ORDER-18', 'new', 'Новый', 'blue'],
  ['R-ORDER-19', 'payment', 'Ожидает оплаты', 'amberOutline'],
  ['R-ORDER-20', 'ready-for-shipment', 'Готов к отгрузке', 'green'],
])('%s status %s is "%s" in %s, with an icon', (_, status, label, tone) => {
  render(<OrderStatusPill status={status} />)
  const pill = screen.getByText(label)
  expect(pill.className).toContain(tone)
  expect(pill.querySelector('svg')).not.toBeNull()
})

test('R-ORDER-11 R-ORDER-20 no two statuses look the same', () => {
  const looks = Object.values(statusLooks).map(({ tone, icon }) => `${tone} ${icon}`)
  expect(new Set(looks).size).toBe(10)
})
