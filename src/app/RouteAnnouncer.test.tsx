// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

afterEach(cleanup)

function Page() {
  return (
    <>
      <RouteAnnouncer />
      <button type="button">Каталог</button>
      <main id="main">
        <h1>{useLocation().pathname}</h1>
      </main>
    </>
  )
}

function setup() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before/'] })
  render(<RouterProvider router={router} />)
  return router
}

test('a new page gets the focus on its heading', async () => {
  const router = setup()
  screen.getByRole('button').focus()
  await act(() => router.navigate('/after/'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/after/' }))
})

test('who has moved on while the page was rendered keeps the focus', async () => {
  const router = setup()
  const leave = router.subscribe(({ location }) => {
    if (location.pathname === '/after/') screen.getByRole('button').focus()
  })
  await act(() => router.navigate('/after/'))
  leave()
  await screen.findByRole('heading', { name: '/after/' })
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
