// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createPopupStore } from '../../popups/popup-store.ts'
import { createToastStore } from '../../ui/toast/toast-store.ts'
import { Providers } from '../Providers.tsx'
import { RouteError } from '../RouteError.tsx'

afterEach(cleanup)

/** Shows what a route that throws this looks like. */
async function fail(thrown: unknown, path = '/page/') {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw thrown
        },
        Component: () => null,
        ErrorBoundary: RouteError,
      },
    ],
    { initialEntries: [path] },
  )
  const stores = {
    queryClient: new QueryClient(),
    toasts: createToastStore(),
    popups: createPopupStore(),
    now: 0,
    facts: { supportPhone: '8 800 100-00-00' },
  }
  render(
    <Providers stores={stores}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('R-ERR-01 R-ERR-02 R-ERR-03 R-ERR-04 R-ERR-22 a status 404: the page, why, and the way home', async () => {
  await fail(data(null, { status: 404 }))
  expect(heading()).toBe('404')
  expect(screen.getByText('Страница не найдена')).toBeDefined()
  expect(screen.getByText(/Такой страницы не существует/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/')
})

test('R-ERR-19 a failure that may pass: the page of 404, and the same address once more', async () => {
  await fail(data({ message: '', passing: 503 }, { status: 404 }), '/catalog/?sort=price')
  expect(heading()).toBe('404')
  expect(screen.getByRole('link', { name: 'Попробовать ещё раз' }).getAttribute('href')).toBe(
    '/catalog/?sort=price',
  )
  expect(screen.getByRole('link', { name: 'На главную' })).toBeDefined()
})

test.for([500, 502, 599])(
  'R-ERR-05 R-ERR-06 R-ERR-07 R-ERR-08 R-ERR-09 R-ERR-23 a status %i: what happens, whom to call, try again',
  async (status) => {
    await fail(data(null, { status }), '/catalog/?sort=price')
    expect(heading()).toBe('500')
    expect(screen.getByText(/мы уже восстанавливаем его работу/)).toBeDefined()
    expect(screen.getByText(/социальных сетях или по бесплатному телефону/)).toBeDefined()
    expect(screen.getByRole('link', { name: '+7 (800) 100-00-00' }).getAttribute('href')).toBe(
      'tel:+78001000000',
    )
    expect(screen.getByRole('link', { name: 'ВКонтакте' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Обновить страницу' }).getAttribute('href')).toBe(
      '/catalog/?sort=price',
    )
  },
)

test.for([523, 418, 403])(
  'R-ERR-10 R-ERR-11 R-ERR-12 R-ERR-24 a status %i: the technical page with a way to try again',
  async (status) => {
    await fail(data(null, { status }))
    expect(heading()).toBe('Ведутся технические работы')
    expect(screen.getByRole('link', { name: 'Обновить страницу' })).toBeDefined()
  },
)

test('X-10 no right inside the personal area: a page of its own', async () => {
  await fail(data(null, { status: 403 }), '/personal/orders/')
  expect(heading()).toBe('Недостаточно прав')
})

test('R-ERR-21 R-ERR-26 something without a status is a 500; the name of an unknown guard is said', async () => {
  await fail(new Error('secret detail'))
  expect(heading()).toBe('500')
  expect(document.body.textContent).not.toContain('secret detail')
  cleanup()
  await fail(data({ message: 'Unknown middleware vip' }, { status: 500 }))
  expect(screen.getByText('Unknown middleware vip')).toBeDefined()
})
