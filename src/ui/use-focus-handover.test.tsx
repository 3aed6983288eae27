// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusHandover } from './use-focus-handover.ts'

afterEach(cleanup)

function Swap({ done }: { done: boolean }) {
  const { from, to } = useFocusHandover()
  return (
    <>
      {done ? (
        <a ref={to} href="/cart/">
          В корзине
        </a>
      ) : (
        <button ref={from} type="button">
          В корзину
        </button>
      )}
      <button type="button">Другое</button>
    </>
  )
}

test('R-CART-09 the focus goes to what takes the place of its element', () => {
  const { rerender } = render(<Swap done={false} />)
  screen.getByRole('button', { name: 'В корзину' }).focus()
  rerender(<Swap done={false} />)
  rerender(<Swap done />)
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('R-CART-09 a focus elsewhere stays', () => {
  const { rerender } = render(<Swap done={false} />)
  screen.getByRole('button', { name: 'В корзину' }).focus()
  const other = screen.getByRole('button', { name: 'Другое' })
  other.focus()
  rerender(<Swap done />)
  expect(document.activeElement).toBe(other)
})
