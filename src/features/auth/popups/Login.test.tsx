// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rawAnswer } from '../../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../../testing/open-page.tsx'
import { tabOf } from '../../../api/tab.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Вход в личный кабинет' }))
const loginField = async () =>
  (await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^E-mail или телефон/ })
function passwordField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[name="password"]')
  if (!field) throw new Error('The login form is not there')
  return field
}

async function openLogin(options?: OpenPageOptions, path = '/about/') {
  const page = await openPage(path, options)
  if (path === '/about/') await page.user.click(screen.getByRole('button', { name: 'Войти' }))
  return page
}

async function logIn({ user }: Page, login: string, password = 'Kran-2026!') {
  await user.clear(await loginField())
  await user.type(await loginField(), login)
  await user.clear(passwordField())
  await user.type(passwordField(), password)
  await user.click((await dialog()).getByRole('button', { name: 'Войти' }))
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Вход в личный кабинет' })).toBeNull())

test('R-AUTH-01 R-AUTH-08 R-AUTH-09 R-AUTH-10 R-AUTH-12 after a login cart, header, companies and branch are read', async () => {
  const page = await openLogin()
  await logIn(page, 'buyer@example.ru')
  await isClosed()
  const after = () => page.calls.slice(page.calls.indexOf('POST /api/authentication/') + 1)
  await waitFor(() =>
    expect(after().some((call) => call.startsWith('GET /web/header/currentStore/'))).toBe(true),
  )
  await waitFor(() =>
    expect(after()).toEqual(
      expect.arrayContaining(['GET /api/header/', 'POST /web/basket/products/', 'GET /web/contractors/']),
    ),
  )
  expect(after().some((call) => call.includes('lat='))).toBe(false)
  expect(screen.getByRole('button', { name: 'Личный кабинет' })).toBeDefined()
  expect(page.router.state.location.pathname).toBe('/about/')
})

test('R-AUTH-11 after a login the branch is asked for with the position that was granted', async () => {
  vi.stubGlobal('navigator', {
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (tell: PositionCallback) =>
        tell({ coords: { latitude: 55.75, longitude: 37.61 } } as GeolocationPosition),
    },
  })
  try {
    const page = await openLogin()
    await logIn(page, 'buyer@example.ru')
    await isClosed()
    const after = () => page.calls.slice(page.calls.indexOf('POST /api/authentication/') + 1)
    await waitFor(() =>
      expect(after().some((call) => call.includes('lat=55.75') && call.includes('lon=37.61'))).toBe(true),
    )
  } finally {
    vi.unstubAllGlobals()
  }
})

test('R-AUTH-01 a phone is a login too', async () => {
  const page = await openLogin()
  await logIn(page, '8 (912) 555-01-01')
  await isClosed()
  expect(screen.getByRole('button', { name: 'Личный кабинет' })).toBeDefined()
})

test('R-AUTH-07 a wrong password is told, and what was typed stays', async () => {
  const page = await openLogin()
  await logIn(page, 'buyer@example.ru', 'wrong')
  expect((await screen.findByRole('alert')).textContent).toContain('Неверный логин или пароль')
  expect((await loginField()).value).toBe('buyer@example.ru')
  expect(passwordField().value).toBe('wrong')
  expect(screen.queryByRole('button', { name: 'Личный кабинет' })).toBeNull()
})

test('O-67 R-AUTH-07 after five wrong tries the wait is told and counted down, and what was typed stays', async () => {
  const page = await openLogin()
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await logIn(page, 'buyer@example.ru', `wrong${attempt}`)
    await waitFor(() =>
      expect(page.calls.filter((call) => call === 'POST /api/authentication/')).toHaveLength(attempt + 1),
    )
  }
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toContain('Неверный'))
  expect(screen.getByRole('alert').textContent).toContain('Слишком много попыток входа')
  const left = () => Number(/через (\d+)\sс/.exec(screen.getByRole('timer').textContent ?? '')?.[1])
  const first = await waitFor(() => {
    expect(left()).toBeGreaterThan(0)
    return left()
  })
  expect(first).toBeLessThanOrEqual(60)
  await waitFor(() => expect(left()).toBeLessThan(first), { timeout: 5000 })
  expect(passwordField().value).toBe('wrong5')
  expect((await loginField()).value).toBe('buyer@example.ru')
})

test('R-AUTH-04 R-AUTH-05 R-AUTH-06 an answer without data, with errors or with status error is no login', async () => {
  const answers = [
    { status: 'success', data: null, errors: [] },
    {
      status: 'success',
      data: { token: 'in-cookie' },
      errors: [{ code: 'wrongCredentials', message: 'Нет.' }],
    },
    { status: 'error', data: { token: 'in-cookie' }, errors: [] },
  ]
  const page = await openLogin({
    answers: { login: rawAnswer(() => Response.json(answers.shift())) },
  })
  for (let left = answers.length; left > 0; left -= 1) {
    await logIn(page, 'buyer@example.ru')
    await waitFor(() => expect(answers).toHaveLength(left - 1))
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(page.calls.filter((call) => call === 'GET /api/header/')).toHaveLength(1)
  }
})

test('R-FORM-01 empty fields are told and nothing is sent', async () => {
  const page = await openLogin()
  await page.user.click((await dialog()).getByRole('button', { name: 'Войти' }))
  expect(await screen.findAllByText('Заполните поле')).toHaveLength(2)
  expect(page.calls).not.toContain('POST /api/authentication/')
})

test('R-AUTH-08 joining two carts is said', async () => {
  const page = await openLogin({
    prepare: async ({ inOtherTab }) => {
      const put = async (id: number, quantity: number) =>
        inOtherTab('/web/basket/add/', { product: { id, quantity } })
      await inOtherTab(
        '/api/authentication/',
        { credentials: { login: 'buyer@example.ru', password: 'Kran-2026!' } },
        { 'X-Urldecode': 'none' },
      )
      await put(10001, 3)
      await put(10003, 1)
      await inOtherTab('/api/logout/', {})
      await put(10001, 1)
      await put(10006, 1)
    },
  })
  await logIn(page, 'buyer@example.ru')
  await isClosed()
  const said = await screen.findByText(/^Корзины объединены/)
  expect(said.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Корзины объединены, добавлено из вашей корзины: 1 товар, увеличено количество: 1 товар',
  )
})

test('R-ROUTE-34 R-ROUTE-49 R-ROUTE-32 R-ROUTE-33 a guest on a personal page logs in at /registration/ and goes on there', async () => {
  const page = await openLogin({}, '/personal/orders/')
  expect(page.router.state.location.pathname).toBe('/registration/')
  await logIn(page, 'buyer@example.ru')
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/personal/orders/'))
})

test('R-ROUTE-32 the login of /registration/ can be closed and opened again', async () => {
  const page = await openLogin({}, '/registration/?back=%2Fcart%2F')
  await page.user.click((await dialog()).getByRole('button', { name: 'Закрыть' }))
  await isClosed()
  expect(page.router.state.location.pathname).toBe('/registration/')
  await page.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Войти' }))
  expect(await loginField()).toBeDefined()
})

test('O-70 R-AUTH-03 a session that ended asks for a login over the page, once', async () => {
  const page = await openPage('/about/')
  act(() => {
    tabOf(page.queryClient).login.setState({ wanted: true })
    tabOf(page.queryClient).login.setState({ wanted: true })
  })
  expect(await loginField()).toBeDefined()
  expect(screen.getAllByRole('dialog', { name: 'Вход в личный кабинет' })).toHaveLength(1)
  expect(page.router.state.location.pathname).toBe('/about/')
})

test('a blocked account is told, and the phone to call is a link', async () => {
  const page = await openLogin()
  await logIn(page, 'blocked@example.ru')
  const alert = within(await (await dialog()).findByRole('alert'))
  expect(alert.getByText(/^Учётная запись заблокирована/)).toBeTruthy()
  expect(alert.getByRole('link').getAttribute('href')).toBe('tel:+78005553512')
})
