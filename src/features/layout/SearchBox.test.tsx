// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { searchSuggest } from '../../generated/operations.ts'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { rawAnswer, status, success } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const pause = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('R-HEAD-22 R-HEAD-23 the box has its placeholder and its hint, and is a GET form without scripts', async () => {
  await openPage('/about/')
  expect(box().placeholder).toBe('Поиск')
  expect(screen.getByLabelText('Введите артикул, название товара или название категории')).toBe(box())
  expect(box().form?.getAttribute('action')).toBe('/search/')
  expect(box().name).toBe('query')
})

test('R-HEAD-24 R-HEAD-25 R-CAT-23 Enter goes to the search page with the trimmed text and clears the box', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), '  фильтр {Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/'))
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('фильтр')
  expect(box().value).toBe('')
})

test('R-POPUP-52 R-POPUP-53 another page empties the box, but not of what was typed on the way to it', async () => {
  const answer = Promise.withResolvers<void>()
  const { user, router } = await openPage('/about/', {
    intercept: async (request, pass) => {
      if (new URL(request.url).searchParams.get('query') === 'фильтр') await answer.promise
      return pass()
    },
  })
  // The popup host, which clears, comes when the browser is idle, together with this notice.
  await screen.findByRole('region', { name: 'Файлы cookie' })
  await user.type(box(), 'насос')
  await user.click(screen.getAllByRole('link', { name: 'Контакты' })[0]!)
  await screen.findByRole('heading', { level: 1, name: 'Контакты' })
  await waitFor(() => expect(box().value).toBe(''))
  await user.type(box(), 'фильтр{Enter}')
  await user.type(box(), 'насос')
  expect(router.state.location.pathname).toBe('/contacts/')
  answer.resolve()
  await screen.findByRole('heading', { level: 1, name: /фильтр/ })
  await pause(50)
  expect(box().value).toBe('насос')
  expect(await screen.findByRole('grid')).toBeDefined()
  expect(document.activeElement).toBe(box())
  await user.click(screen.getAllByRole('link', { name: 'Контакты' })[0]!)
  await waitFor(() => expect(box().value).toBe(''))
})

test('R-POPUP-52 R-POPUP-53 R-HEAD-20 another page empties the box and closes the menu before the popups have come', async () => {
  // Never idle: neither popups nor what floats with them is loaded.
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'насос')
  await act(() => router.navigate('/contacts/'))
  expect(box().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Каталог' }))
  await act(() => router.navigate('/about/'))
  expect(screen.getByRole('button', { name: 'Каталог' }).getAttribute('aria-expanded')).toBe('false')
})

test('R-HEAD-26 Enter in an empty box goes nowhere', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), '   {Enter}')
  await pause(50)
  expect(router.state.location.pathname).toBe('/about/')
})

test('R-CAT-25 R-CONST-20 the search starts 500 ms after the last letter, once, with the trimmed text', async () => {
  const { user, queryClient } = await openPage('/about/')
  // The panel's code comes with the first text.
  await user.type(box(), 'насос')
  await screen.findByRole('grid')
  const queries = () => queryClient.getQueryCache().findAll({ queryKey: [searchSuggest.id] })
  const before = queries().length
  const asked = () =>
    queries()
      .slice(before)
      .map(({ queryKey }) => queryKey[1])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    fireEvent.change(box(), { target: { value: ' филь' } })
    await pass(499)
    fireEvent.change(box(), { target: { value: ' фильтр ' } })
    await pass(499)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual([{ query: { query: 'фильтр' } }])
  } finally {
    vi.useRealTimers()
  }
})

test('R-HEAD-27 R-HEAD-28 R-HEAD-29 R-HEAD-30 R-CAT-26 R-CAT-27 the panel shows sections, products and the way to all', async () => {
  const { user } = await openPage('/about/')
  await user.type(box(), 'фильтр')
  const list = within(await screen.findByRole('grid', { name: 'Результаты поиска' }))
  const sections = within(list.getByRole('rowgroup', { name: 'Категория товара' }))
  expect(sections.getByRole('link', { name: 'Фильтры' }).getAttribute('href')).toBe('/catalog/filtry/')
  const product = list.getByRole('link', { name: /FM-2040\s*Фильтр масляный FM-2040\s*Ремас/ })
  expect(product.getAttribute('href')).toBe('/product/filtr-maslyanyy-fm-2040/')
  expect(screen.getByText(/^Найдено: [\d\s]+товар/).getAttribute('role')).toBe('status')
  expect(product.textContent).toMatch(/В наличии 24\sшт1\s240\s₽\s\/\sшт$/)
  expect(
    decodeURIComponent(screen.getByRole('link', { name: 'Посмотреть все' }).getAttribute('href') ?? ''),
  ).toBe('/search/?query=фильтр')
})

const found = (text: RegExp) => screen.findByRole('link', { name: text })
const cellOf = (inside: HTMLElement) => inside.closest('[role="gridcell"]')
const isActive = (inside: HTMLElement) =>
  cellOf(inside)?.id === box().getAttribute('aria-activedescendant') &&
  cellOf(inside)?.getAttribute('aria-selected') === 'true'

test('R-HEAD-27 arrows walk through the suggestions and Enter follows the active one', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'FM-2040')
  const link = await found(/FM-2040/)
  await user.keyboard('{ArrowDown}')
  expect(isActive(link)).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/product/filtr-maslyanyy-fm-2040/'))
  expect(box().value).toBe('')
})

test('R-CART-09 a suggestion is put into the cart by arrows and Enter, and then leads to the cart', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'FM-2040')
  const buy = await screen.findByRole('button', { name: 'В корзину: Фильтр масляный FM-2040' })
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(isActive(buy)).toBe(true)
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(isActive(await found(/Ремас/))).toBe(true)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(await screen.findByText('Товар добавлен в корзину')).toBeDefined()
  const inCart = await screen.findByRole('link', { name: 'В корзине 1 шт: Фильтр масляный FM-2040' })
  expect(document.activeElement).toBe(box())
  expect(isActive(inCart)).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart/'))
})

test('O-45 a suggestion that the cart refuses says so, and can be tried again', async () => {
  let refuses = true
  const { user } = await openPage('/about/', {
    answers: {
      addToCart: () => (refuses ? success({ is_success: false, version: 1, count: 0 }) : undefined),
    },
  })
  await user.type(box(), 'FM-2040')
  const buy = await screen.findByRole('button', { name: /^В корзину: Фильтр/ })
  await user.click(buy)
  await screen.findByText('Не удалось добавить товар')
  refuses = false
  await user.click(buy)
  expect(await screen.findByRole('link', { name: /^В корзине 1 шт/ })).toBeDefined()
})

test('R-CAT-26 what has no price is asked for from the suggestions', async () => {
  const { user } = await openPage('/about/')
  await user.type(box(), seedIds.products.onRequest.article)
  await user.click((await screen.findAllByRole('button', { name: /^Запросить цену: / }))[0]!)
  expect(await screen.findByRole('dialog', { name: 'Запросить цену' })).toBeDefined()
})

test('R-HEAD-27 a suggestion opened in a new tab leaves text and suggestions for the next one', async () => {
  const { user } = await openPage('/about/')
  await user.type(box(), 'FM-2040')
  const link = await found(/FM-2040/)
  // jsdom can't open a tab.
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(box().value).toBe('FM-2040')
  expect(await found(/FM-2040/)).toBeDefined()
})

test('R-CAT-24 emptying the box takes the results away', async () => {
  const { user } = await openPage('/about/')
  await user.type(box(), 'фильтр')
  await screen.findByRole('grid')
  await user.clear(box())
  expect(screen.queryByRole('grid')).toBeNull()
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('R-CAT-28 a list instead of an object is no result', async () => {
  const { user } = await openPage('/about/', {
    answers: {
      searchSuggest: rawAnswer(() => Response.json({ status: 'success', data: { items: [] }, errors: [] })),
    },
  })
  await user.type(box(), 'фильтр')
  expect(await screen.findByText('Ничего не найдено')).toBeDefined()
})

test('O-99 a text that finds nothing leads to the search page, which has what may help', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'ъъъщщщ')
  expect(await screen.findByText('Ничего не найдено')).toBeDefined()
  await user.click(screen.getByRole('link', { name: /^Похожие артикулы/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Ничего не найдено' })).toBeDefined()
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('ъъъщщщ')
  expect(box().value).toBe('')
})

test('R-HEAD-27 a search that failed says so and can be repeated', async () => {
  let failing = true
  const { user } = await openPage('/about/', {
    answers: { searchSuggest: () => (failing ? status(500, 'internal') : undefined) },
  })
  await user.type(box(), 'FM-2040')
  await screen.findByText('Не удалось выполнить поиск')
  failing = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await found(/FM-2040/)).toBeDefined()
  expect(document.activeElement).toBe(box())
})

test('R-HEAD-27 the panel goes when the focus goes on, so it lies over nothing that has it', async () => {
  const { user } = await openPage('/about/')
  await user.type(box(), 'фильтр')
  await screen.findByRole('grid')
  screen.getByRole('link', { name: /^Корзина/ }).focus()
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  expect(box().value).toBe('фильтр')
  box().focus()
  expect(await screen.findByRole('grid')).toBeTruthy()
})

test('R-HEAD-27 the panel says what was corrected and leads to the search as typed', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'маслянный фильтр')
  expect(await screen.findByText(/Показаны результаты по запросу «масляный фильтр»/)).toBeDefined()
  await user.click(screen.getByRole('link', { name: 'Искать как введено' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/'))
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([
    ['query', 'маслянный фильтр'],
    ['asTyped', 'true'],
  ])
})

test('R-HEAD-29 R-EQUIP-02 a part of a machine leads to its diagram at the position', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'палец стрелы EG-210')
  const group = within(await screen.findByRole('rowgroup', { name: 'На чертежах' }))
  const [first] = group.getAllByRole('link')
  expect(first?.textContent).toContain('Экскаватор EG-210, «Стрела с цилиндрами», 2')
  await user.click(first!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalog/parts/eg-210/3109/'))
  expect(router.state.location.search).toBe('?position=2')
})

test('R-HEAD-29 R-EQUIP-02 a serial number leads by the arrows to the parts of its machine', async () => {
  const { user, router } = await openPage('/about/')
  await user.type(box(), 'СК45-000377')
  const link = await found(/^Запчасти для машины SK45-000377/)
  await user.keyboard('{ArrowDown}')
  expect(isActive(link)).toBe(true)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalog/parts/sk-45/'))
  expect(router.state.location.search).toBe('?serial=SK45-000377')
})
