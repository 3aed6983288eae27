// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RangeFields } from './RangeFields.tsx'

afterEach(cleanup)

test('R-FORM-39 X-38 the hints of a range are grouped like every number, prices in whole roubles around all products', () => {
  const price = { code: 'price', name: 'Цена', type: 'range', unit: '₽', values: [], total: 0 } as const
  const bounds = { min: 30_550, max: 523_509_410 }
  render(<RangeFields filter={{ ...price, ...bounds }} range={{}} onChange={vi.fn<() => void>()} />)
  expect(screen.getByLabelText('Цена, ₽, от').getAttribute('placeholder')).toBe('305')
  expect(screen.getByLabelText('Цена, ₽, до').getAttribute('placeholder')).toBe('5\u00a0235\u00a0095')
})
