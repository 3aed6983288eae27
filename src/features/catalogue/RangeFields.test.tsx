// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { FilterRange } from '../../lib/filters.ts'
import { RangeFields } from './RangeFields.tsx'
import { takeOver } from './take-over.ts'

afterEach(cleanup)

test('R-FORM-39 X-38 the hints of a range are grouped like every number, prices in whole roubles around all products', () => {
  const price = { code: 'price', name: 'Цена', type: 'range', unit: '₽', values: [], total: 0 } as const
  const bounds = { min: 30_550, max: 523_509_410 }
  render(<RangeFields filter={{ ...price, ...bounds }} range={{}} onChange={vi.fn<() => void>()} />)
  expect(screen.getByLabelText('Цена, ₽, от').getAttribute('placeholder')).toBe('305')
  expect(screen.getByLabelText('Цена, ₽, до').getAttribute('placeholder')).toBe('5\u00a0235\u00a0095')
})

const price = { code: 'price', name: 'Цена', type: 'range', unit: '₽', values: [], total: 0 } as const

function Price({ told }: { told: (range: FilterRange) => void }) {
  const [range, setRange] = useState<FilterRange>({ max: 1_250_050 })
  return (
    <RangeFields
      filter={price}
      range={range}
      onChange={(next) => {
        setRange(next)
        told(next)
      }}
    />
  )
}

test('R-FORM-39 a price is grouped while it is typed, and so is one from the address', async () => {
  const told = vi.fn<(range: FilterRange) => void>()
  render(<Price told={told} />)
  const user = userEvent.setup()
  expect(screen.getByLabelText<HTMLInputElement>('Цена, ₽, до').value).toBe('12\u00a0500,50')
  const from = screen.getByLabelText<HTMLInputElement>('Цена, ₽, от')
  await user.click(from)
  // The code that groups loads when the field has the focus.
  await waitFor(async () => {
    await user.clear(from)
    await user.type(from, '12500')
    expect(from.value).toBe('12\u00a0500')
  })
  expect(told).toHaveBeenLastCalledWith({ min: 1_250_000, max: 1_250_050 })
  await user.type(from, ',7')
  expect(from.value).toBe('12\u00a0500,7')
  expect(told).toHaveBeenLastCalledWith({ min: 1_250_070, max: 1_250_050 })
})

test('R-CAT-14 bounds that are typed before the scripts have come are asked for', async () => {
  const told = vi.fn<(range: FilterRange) => void>()
  const form = (
    <form>
      <Price told={told} />
    </form>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  const from = screen.getByLabelText<HTMLInputElement>('Цена, ₽, от')
  const to = screen.getByLabelText<HTMLInputElement>('Цена, ₽, до')
  from.value = '100'
  to.value = '2000'
  render(form, { container, hydrate: true })
  await act(() => takeOver(container.querySelector('form')))
  expect(told.mock.calls).toEqual([[{ min: 10_000, max: 1_250_050 }], [{ min: 10_000, max: 200_000 }]])
  expect([from, to].map(({ value }) => value.replaceAll('\u00a0', ''))).toEqual(['100', '2000'])
})
