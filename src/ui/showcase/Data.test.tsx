// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Data } from './Data.tsx'

afterEach(cleanup)

/** Roubles of a text as shown. */
const roubles = (text: string | null | undefined) =>
  Number(/[\d\s]+(?=\s₽)/.exec(text ?? '')?.[0].replaceAll(/\s/g, ''))

/** Each line: price times quantity is its sum; the sums give the total. */
function readOrder() {
  const table = within(screen.getByRole('table', { name: 'Позиции заказа' }))
  const lines = table.getAllByRole('row').flatMap((row) => {
    const quantity = within(row).queryByRole<HTMLInputElement>('spinbutton')
    if (!quantity) return []
    const [price, sum] = within(row)
      .getAllByRole('cell')
      .filter(({ textContent }) => textContent.includes('₽'))
    return [
      {
        price: roubles(price?.textContent),
        quantity: Number(quantity.value),
        sum: roubles(sum?.textContent),
      },
    ]
  })
  const total = table.getAllByRole('row').at(-1)?.textContent
  return { lines, total: roubles(total) }
}

test('O-08 the sums of the showcase are those of its lines, also after a quantity has changed', async () => {
  render(<Data />)
  const expectAgreement = (pieces: number) => {
    const { lines, total } = readOrder()
    expect(lines).toHaveLength(3)
    for (const { price, quantity, sum } of lines) expect(sum).toBe(price * quantity)
    expect(lines.reduce((all, { quantity }) => all + quantity, 0)).toBe(pieces)
    expect(total).toBe(lines.reduce((all, { sum }) => all + sum, 0))
    expect(roubles(screen.getByText(`Товары, ${pieces} шт`).nextElementSibling?.textContent)).toBe(total)
  }
  expectAgreement(10)
  await userEvent.click(screen.getAllByRole('button', { name: 'Больше' })[1] ?? document.body)
  expectAgreement(11)
})
