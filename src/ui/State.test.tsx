// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ErrorState } from './State.tsx'

afterEach(cleanup)

function Region() {
  const [isThere, setIsThere] = useState(false)
  return (
    <main>
      <h1>Фильтр FM-2040</h1>
      <section>
        <h2>Наличие</h2>
        <div>
          {isThere ? <p>12 шт.</p> : <ErrorState onRetry={() => setTimeout(() => setIsThere(true))} />}
        </div>
      </section>
      <button type="button">Другая кнопка</button>
    </main>
  )
}

test('WCAG 2.4.3 when a repeat succeeds the focus goes on to the heading of the region', async () => {
  const user = userEvent.setup()
  render(<Region />)
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByText('12 шт.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Наличие' }))
})

test('WCAG 2.4.3 a focus that has gone elsewhere meanwhile stays there', async () => {
  const user = userEvent.setup()
  render(<Region />)
  await user.tab()
  await user.keyboard('{Enter}{Tab}')
  await screen.findByText('12 шт.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Другая кнопка' }))
})

test('WCAG 2.4.3 in what floats out of the header the focus stays beside it', async () => {
  function Float() {
    const [isThere, setIsThere] = useState(false)
    return (
      <>
        <header>
          <div>
            <a href="/catalog/">Каталог</a>
            <div>
              {isThere ? <p>Фильтры</p> : <ErrorState onRetry={() => setTimeout(() => setIsThere(true))} />}
            </div>
          </div>
        </header>
        <main>
          <h1>Фильтр FM-2040</h1>
        </main>
      </>
    )
  }
  const user = userEvent.setup()
  render(<Float />)
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByText('Фильтры')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Каталог' }))
})
