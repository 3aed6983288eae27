// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { status, success } from '../../../mocks/answers.ts'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { openPage, type OpenPageOptions } from '../../testing/open-page.tsx'

const { inStock, wearPart } = seedIds.products
const customer = { as: seedIds.users.person.email }
const product = `/product/${inStock.code}/`

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const heart = () => screen.findByRole('button', { name: 'В избранное: Фильтр масляный FM-2040' })
const isPressed = async () => (await heart()).getAttribute('aria-pressed')
const list = async () => within(await screen.findByRole('list', { name: 'Избранное' }))

async function press(options?: OpenPageOptions) {
  const page = await openPage(product, options)
  await page.user.click(await heart())
  return page
}

test('a guest keeps a product in the browser, finds it on the page, removes it and puts it back', async () => {
  const { user, router } = await press()
  await waitFor(async () => expect(await isPressed()).toBe('true'))
  expect(localStorage.getItem('favorites')).toBe(`${inStock.id}`)
  await user.click(screen.getByRole('link', { name: 'Всё избранное' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorites/'))
  const kept = await list()
  await user.click(kept.getByRole('button', { name: 'Убрать: Фильтр масляный FM-2040' }))
  expect(await kept.findByRole('button', { name: 'Вернуть: Фильтр масляный FM-2040' })).toBeDefined()
  expect(localStorage.getItem('favorites')).toBeNull()
  await user.click(kept.getByRole('button', { name: 'Вернуть: Фильтр масляный FM-2040' }))
  expect(await kept.findByRole('button', { name: 'Убрать: Фильтр масляный FM-2040' })).toBeDefined()
  expect(localStorage.getItem('favorites')).toBe(`${inStock.id}`)
})

test('what stands in the browser is checked and bounded; an empty list leads to the catalogue', async () => {
  localStorage.setItem('favorites', `x,-1,${wearPart.id},${wearPart.id},1e99`)
  await openPage('/favorites/')
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  cleanup()
  localStorage.removeItem('favorites')
  await openPage('/favorites/')
  expect(await screen.findByRole('heading', { name: 'В избранном пусто' })).toBeDefined()
  expect(screen.getByText(/Войдите, чтобы видеть его на всех устройствах/)).toBeDefined()
})

test('after login the favourites of the browser are the customer’s', async () => {
  localStorage.setItem('favorites', `${wearPart.id},${inStock.id}`)
  const { calls } = await openPage('/favorites/', customer)
  await waitFor(() => expect(calls).toContain('POST /web/favorites/add/'))
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(2))
  expect(localStorage.getItem('favorites')).toBeNull()
})

test('favourites of the browser that don’t fit stay there, which is told once', async () => {
  localStorage.setItem('favorites', `${wearPart.id},${inStock.id}`)
  const options: OpenPageOptions = {
    ...customer,
    answers: {
      addFavorites: success({
        ids: [wearPart.id],
        rejected: [{ productId: inStock.id, reason: 'limitReached' }],
      }),
    },
  }
  const { user, router } = await openPage('/about/', options)
  expect(
    await screen.findByText(/^В\sизбранном помещается 100\sтоваров\. Остаётся в\sэтом браузере: 1\sтовар\.$/),
  ).toBeDefined()
  expect(localStorage.getItem('favorites')).toBe(`${inStock.id}`)
  await user.click(screen.getByRole('button', { name: 'Открыть избранное' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/favorites/'))
  cleanup()
  const { calls } = await openPage('/about/', options)
  await waitFor(() => expect(calls).toContain('POST /web/favorites/add/'))
  expect(screen.queryByText(/избранном помещается/)).toBeNull()
})

test('favourites of the browser that can’t be taken over stay there, which is told', async () => {
  localStorage.setItem('favorites', `${inStock.id}`)
  await openPage('/about/', { ...customer, answers: { addFavorites: status(500, 'internal') } })
  expect(await screen.findByText(/^Избранное этого браузера не удалось перенести/)).toBeDefined()
  expect(localStorage.getItem('favorites')).toBe(`${inStock.id}`)
})

test('a customer’s favourites are the backend’s; a failure is told and changes nothing', async () => {
  let broken = true
  const { user } = await press({
    ...customer,
    answers: { addFavorites: () => (broken ? status(500, 'internal') : undefined) },
  })
  expect(await screen.findByText('Не удалось изменить избранное')).toBeDefined()
  expect(await isPressed()).toBe('false')
  broken = false
  await user.click(await heart())
  await waitFor(async () => expect(await isPressed()).toBe('true'))
  expect(localStorage.getItem('favorites')).toBeNull()
  await user.click(await heart())
  await waitFor(async () => expect(await isPressed()).toBe('false'))
})

test('a hundred and first favourite is refused in words', async () => {
  localStorage.setItem('favorites', Array.from({ length: 100 }, (_, index) => 20_000 + index).join(','))
  await press()
  expect(await screen.findByText('В избранном уже 100 товаров. Уберите лишние.')).toBeDefined()
  expect(await isPressed()).toBe('false')
})

const section = '/catalog/filtry/maslyanye-filtry/'
const heartIn = (name: string) => screen.findByRole('button', { name: `В избранное: ${name}` })
const first = async () => {
  const [link] = within(await screen.findByRole('list', { name: 'Товары' })).getAllByRole('link')
  return link?.textContent ?? ''
}

test('a product is kept from a list, after the page was touched; another tab of the guest agrees', async () => {
  const { user } = await openPage(section)
  const name = await first()
  expect(screen.queryByRole('button', { name: `В избранное: ${name}` })).toBeNull()
  await user.keyboard('{Shift}')
  await user.click(await heartIn(name))
  expect((await heartIn(name)).getAttribute('aria-pressed')).toBe('true')
  expect(localStorage.getItem('favorites')).toMatch(/^\d+$/)
  // As the browser tells of what another tab has removed.
  localStorage.removeItem('favorites')
  dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
  await waitFor(async () => expect((await heartIn(name)).getAttribute('aria-pressed')).toBe('false'))
})

test('a failure is told at the heart of a list too, and lists of favourites have none', async () => {
  const { user, router } = await openPage(section, {
    ...customer,
    answers: { addFavorites: status(500, 'internal') },
  })
  await user.keyboard('{Shift}')
  const name = await first()
  await user.click(await heartIn(name))
  expect(await screen.findByText('Не удалось изменить избранное')).toBeDefined()
  expect((await heartIn(name)).getAttribute('aria-pressed')).toBe('false')
  localStorage.setItem('favorites', `${inStock.id}`)
  await router.navigate('/favorites/')
  await screen.findByRole('heading', { level: 1, name: 'Избранное' })
  expect(screen.queryByRole('button', { name: /^В избранное/ })).toBeNull()
})

test('R-ERR-19 favourites that can’t be read can be asked for again', async () => {
  let broken = true
  localStorage.setItem('favorites', `${inStock.id}`)
  const { user } = await openPage('/favorites/', {
    answers: { listProductsByIds: () => (broken ? status(500, 'internal') : undefined) },
  })
  await screen.findByText('Не удалось загрузить избранное')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
})

test('what is not sold any more is removed at once', async () => {
  const withdrawn = 99_999_991
  localStorage.setItem('favorites', `${withdrawn},${inStock.id}`)
  const { user } = await openPage('/favorites/')
  expect(await screen.findByText(/больше не продаются: 1/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Убрать их' }))
  await waitFor(() => expect(localStorage.getItem('favorites')).toBe(`${inStock.id}`))
  expect(screen.queryByText(/больше не продаются/)).toBeNull()
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  cleanup()
  localStorage.setItem('favorites', `${withdrawn}`)
  const alone = await openPage('/favorites/')
  await alone.user.click(await screen.findByRole('button', { name: 'Убрать их' }))
  expect(await screen.findByRole('heading', { name: 'В избранном пусто' })).toBeDefined()
})

test('R-ERR-19 the first removal that fails ends the removal of all, and is told once', async () => {
  const gone = [99_999_991, 99_999_992, 99_999_993]
  const { calls, user } = await openPage('/favorites/', {
    ...customer,
    answers: {
      listFavorites: success({ ids: [...gone, inStock.id] }),
      removeFavorite: status(500, 'internal'),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Убрать их' }))
  expect(await screen.findAllByText('Не удалось изменить избранное')).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Убрать их' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(calls.filter((call) => call.includes('/web/favorites/delete/'))).toHaveLength(1)
})

test('R-ERR-19 favourites stay while they can’t be read again', async () => {
  let broken = false
  localStorage.setItem('favorites', `${inStock.id}`)
  const { queryClient, user } = await openPage('/favorites/', {
    answers: { listProductsByIds: () => (broken ? status(500, 'internal') : undefined) },
  })
  await list()
  broken = true
  await act(() => queryClient.invalidateQueries())
  await screen.findByText('Не удалось загрузить избранное')
  expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  broken = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByText('Не удалось загрузить избранное')).toBeNull())
})
