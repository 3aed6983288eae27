// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const city = () =>
  screen
    .getByRole('button', { name: /^Город:/ })
    .textContent?.replace('Город:', '')
    .trim()
const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')
const ekaterinburg = { name: 'Екатеринбург', storeId: '104', xmlId: 'store-ekb' }
const moscow = { name: 'Москва', storeId: '101', xmlId: 'store-msk' }

/** A tab that works with Екатеринбург while the session has Москва. */
async function openBehind(options?: OpenPageOptions) {
  localStorage.setItem('branch_confirm', '1')
  sessionStorage.setItem('branch', JSON.stringify(ekaterinburg))
  const page = await openPage('/about/', {
    ...options,
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/web/header/setUserStore/', { storeId: '101' })
    },
  })
  const prompt = within(await screen.findByRole('dialog', { name: 'Город изменён' }))
  return { page, prompt }
}

/** The page was hidden and is visible again. */
function comeBack() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

test('R-BRANCH-02 R-BRANCH-07 R-BRANCH-08 R-BRANCH-13 R-BRANCH-14 R-BRANCH-21 R-BRANCH-05 the city is asked for once and remembered', async () => {
  const page = await openPage('/about/')
  const prompt = within(await screen.findByRole('dialog', { name: 'Ваш город' }))
  expect(prompt.getByText(`Ваш город ${city()}?`)).toBeDefined()
  await page.user.click(prompt.getByRole('button', { name: 'Верно' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ваш город' })).toBeNull())
  expect(page.calls).toContain('POST /web/header/setUserStore/')
  expect(localStorage.getItem('branch_confirm')).not.toBeNull()
  expect(stored('branch')).toMatchObject({ name: city() })
})

test('R-BRANCH-08 R-BRANCH-12 by the keyboard: the answered question gives the focus back', async () => {
  const page = await openPage('/about/')
  const prompt = within(await screen.findByRole('dialog', { name: 'Ваш город' }))
  screen.getByRole('link', { name: /^Корзина/ }).focus()
  prompt.getByRole('button', { name: 'Верно' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ваш город' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Корзина/ }))
  cleanup()
  const { page: other, prompt: changed } = await openBehind()
  changed.getByRole('button', { name: 'Нет' }).focus()
  await other.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город изменён' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R-BRANCH-14 a choice that the server refused is neither stored nor shown', async () => {
  const page = await openPage('/about/', {
    answers: { setUserStore: success({ is_success: false }) },
  })
  const before = city()
  await page.user.click(await screen.findByRole('button', { name: 'Сменить город' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Город отгрузки' }))
  await page.user.click(await dialog.findByRole('button', { name: /^Самара/ }))
  expect(await screen.findByText('Не удалось сохранить город')).toBeDefined()
  expect(city()).toBe(before)
  expect(stored('branch')).toMatchObject({ name: before })
  expect(localStorage.getItem('branch_confirm')).toBeNull()
})

test('R-BRANCH-09 while a city is being kept its button has the focus, and no other city can be chosen', async () => {
  const answer = Promise.withResolvers<void>()
  const page = await openPage('/about/', {
    intercept: async (request) => {
      if (request.url.includes('/setUserStore/')) await answer.promise
      return undefined
    },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Сменить город' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Город отгрузки' }))
  const samara = await dialog.findByRole<HTMLButtonElement>('button', { name: /^Самара/ })
  await page.user.click(samara)
  // A disabled button would lose the focus, and the reader the place.
  expect(samara.disabled).toBe(false)
  expect(samara.getAttribute('aria-disabled')).toBe('true')
  await page.user.click(dialog.getByRole('button', { name: /^Казань/ }))
  answer.resolve()
  await waitFor(() => expect(city()).toBe('Самара'))
  expect(page.calls.filter((call) => call.includes('/setUserStore/'))).toHaveLength(1)
})

test('R-BRANCH-09 R-BRANCH-01 another city is found, chosen, and shown everywhere', async () => {
  const page = await openPage('/about/')
  await page.user.click(await screen.findByRole('button', { name: 'Сменить город' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Город отгрузки' }))
  await page.user.type(await dialog.findByRole('searchbox', { name: 'Найти город' }), 'самар')
  expect(dialog.queryByRole('button', { name: /^Казань/ })).toBeNull()
  await page.user.click(await dialog.findByRole('button', { name: /^Самара/ }))
  await waitFor(() => expect(city()).toBe('Самара'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город отгрузки' })).toBeNull())
  expect(screen.queryByRole('dialog', { name: 'Ваш город' })).toBeNull()
})

test('R-BRANCH-10 R-BRANCH-15 R-BRANCH-16 R-BRANCH-17 R-BRANCH-22 R-BRANCH-06 a city changed in another tab is asked about, the old one stays', async () => {
  const { prompt } = await openBehind()
  expect(
    prompt.getByText('В другой вкладке был изменён город на Москва. Применить это изменение здесь?'),
  ).toBeDefined()
  expect(city()).toBe('Екатеринбург')
  expect(stored('newBranch')).toEqual(moscow)
})

test('R-BRANCH-11 R-BRANCH-18 R-BRANCH-19 Да takes the new city, known by its xmlId', async () => {
  const { page, prompt } = await openBehind()
  await page.user.click(prompt.getByRole('button', { name: 'Да' }))
  await waitFor(() => expect(city()).toBe('Москва'))
  expect(stored('branch')).toEqual({ name: 'Москва', storeId: 'store-msk', xmlId: 'store-msk' })
  expect(sessionStorage.getItem('newBranch')).toBeNull()
})

test('R-BRANCH-12 R-BRANCH-18 R-BRANCH-19 Нет keeps the old city and tells the server', async () => {
  const { page, prompt } = await openBehind()
  await page.user.click(prompt.getByRole('button', { name: 'Нет' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город изменён' })).toBeNull())
  expect(city()).toBe('Екатеринбург')
  expect(page.calls).toContain('POST /web/header/setUserStore/')
  expect(stored('branch')).toEqual({ name: 'Екатеринбург', storeId: 'store-ekb', xmlId: 'store-ekb' })
  expect(sessionStorage.getItem('newBranch')).toBeNull()
})

test('R-BRANCH-20 a click elsewhere keeps the old city, and the same proposal is not made again', async () => {
  const { page } = await openBehind()
  await page.user.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Город изменён' })).toBeNull())
  expect(city()).toBe('Екатеринбург')
  expect(page.calls).not.toContain('POST /web/header/setUserStore/')
  expect(sessionStorage.getItem('newBranch')).toBeNull()
  comeBack()
  await waitFor(() => expect(page.calls.some((call) => call.includes('store=store-ekb'))).toBe(true))
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('dialog', { name: 'Город изменён' })).toBeNull()
})

test('R-TAB-03 R-TAB-06 a page that is visible again reads cart and branch, without a position when it is refused', async () => {
  localStorage.setItem('branch_confirm', '1')
  const page = await openPage('/about/')
  await screen.findByRole('region', { name: 'Файлы cookie' })
  const seen = page.calls.length
  comeBack()
  await waitFor(() => expect(page.calls.slice(seen)).toContain('POST /web/basket/products/'))
  await waitFor(() =>
    expect(page.calls.slice(seen)).toContain('GET /web/header/currentStore/?store=store-ekb'),
  )
})

test('R-TAB-04 R-TAB-05 where the position is granted it goes along', async () => {
  localStorage.setItem('branch_confirm', '1')
  vi.stubGlobal('navigator', {
    permissions: { query: () => Promise.resolve({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (tell: PositionCallback) =>
        tell({ coords: { latitude: 55.75, longitude: 37.61 } } as GeolocationPosition),
    },
  })
  const page = await openPage('/about/')
  await screen.findByRole('region', { name: 'Файлы cookie' })
  const seen = page.calls.length
  comeBack()
  await waitFor(() =>
    expect(
      page.calls.slice(seen).some((call) => call.includes('lat=55.75') && call.includes('lon=37.61')),
    ).toBe(true),
  )
})
