// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const city = () => screen.getByRole('button', { name: /^Город:/ })

async function openOffice() {
  const page = await openPage('/about/')
  await page.user.click(city())
  const dialog = within(await screen.findByRole('dialog', { name: 'Город отгрузки' }))
  await dialog.findByRole('button', { name: /^Москва/ })
  return { page, dialog }
}

/** A browser whose search for the position ends so. */
function stubPosition(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const asked = vi.fn(getCurrentPosition)
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: asked } })
  return asked
}

test('R-ADDR-06 R-ADDR-07 R-POPUP-11 R-CONST-41 the position is asked for with high accuracy and 3600 ms, and the nearest city chosen', async () => {
  const { page, dialog } = await openOffice()
  const asked = stubPosition((tell) =>
    tell({ coords: { latitude: 55.75, longitude: 37.61 } } as GeolocationPosition),
  )
  await page.user.click(dialog.getByRole('button', { name: 'Определить мой город' }))
  await waitFor(() => expect(city().textContent).toContain('Москва'))
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true, timeout: 3600 })
  expect(page.calls).toContain('POST /web/header/setUserStore/')
})

const messages = {
  1: 'Доступ к местоположению запрещён. Разрешите его в настройках браузера',
  2: 'Не удалось определить местоположение. Выберите город из списка',
  3: 'Местоположение определяется слишком долго. Выберите город из списка',
}

test('R-ADDR-08 a failed search for the position is told by its reason, and the city stays', async () => {
  const { page, dialog } = await openOffice()
  const before = city().textContent
  for (const [code, message] of Object.entries(messages)) {
    stubPosition((_tell, fail) => fail?.({ code: Number(code) } as GeolocationPositionError))
    await page.user.click(dialog.getByRole('button', { name: 'Определить мой город' }))
    expect(await screen.findByText(message)).toBeDefined()
  }
  expect(city().textContent).toBe(before)
})

test('R-ADDR-09 a browser without geolocation is told so', async () => {
  const { page, dialog } = await openOffice()
  vi.stubGlobal('navigator', {})
  await page.user.click(dialog.getByRole('button', { name: 'Определить мой город' }))
  expect(await screen.findByText('Ваш браузер не поддерживать геолокацию')).toBeDefined()
})

test('R-POPUP-29 R-BRANCH-13 a branch tells where and when it is open, and can be chosen there', async () => {
  const { page, dialog } = await openOffice()
  await page.user.click(dialog.getByRole('button', { name: 'О филиале: Самара' }))
  const detail = within(await screen.findByRole('dialog', { name: 'Самара' }))
  for (const fact of ['Склад', 'Адрес', 'Телефон', 'E-mail', 'Режим работы']) {
    expect(detail.getByText(fact)).toBeDefined()
  }
  expect(detail.getAllByRole('link', { name: /^\+7/ })[0]?.getAttribute('href')).toMatch(/^tel:\+7\d{10}$/)
  expect(detail.getByRole('link', { name: 'Страница филиала' }).getAttribute('href')).toMatch(
    /^\/branches\/\d+\/$/,
  )
  await page.user.click(detail.getByRole('button', { name: 'Отгружать отсюда' }))
  await waitFor(() => expect(city().textContent).toContain('Самара'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['the popup was closed', 'another city was chosen'])(
  'R-BRANCH-13 a position that comes after %s changes nothing',
  async (what) => {
    const { page, dialog } = await openOffice()
    const position = Promise.withResolvers<GeolocationPosition>()
    stubPosition((tell) => void position.promise.then(tell))
    await page.user.click(dialog.getByRole('button', { name: 'Определить мой город' }))
    const isClosed = what === 'the popup was closed'
    await page.user.click(dialog.getByRole('button', { name: isClosed ? 'Закрыть' : /^Самара/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город отгрузки' })).toBeNull())
    const before = city().textContent
    const asked = page.calls.length
    await act(async () => {
      position.resolve({ coords: { latitude: 55.75, longitude: 37.61 } } as GeolocationPosition)
      await position.promise
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.calls.slice(asked)).not.toContain('POST /web/header/setUserStore/')
    expect(city().textContent).toBe(before)
  },
)
