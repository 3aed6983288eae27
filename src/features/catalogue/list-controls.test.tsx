// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEBOUNCE_DELAY } from '../../lib/debounce.ts'
import { openPage } from '../../testing/open-page.tsx'
import { waitLimit } from '../../testing/wait-limits.ts'

beforeEach(() => localStorage.setItem('branch_confirm', '1'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>
/** Within `act` only Vitest's own waiting leaves React alone. */
const limit = { timeout: waitLimit }
const parameters = ({ router }: Page) => new URLSearchParams(router.state.location.search)

test('R-CAT-22 another page size begins with the first page', async () => {
  const page = await openPage('/catalog/filtry/?PAGEN_1=2&PAGE_SIZE=20&sort=name')
  const sizes = within(await screen.findByRole('navigation', { name: 'Товаров на странице' }))
  expect(sizes.getByRole('link', { name: '20' }).getAttribute('aria-current')).toBe('true')
  await page.user.click(sizes.getByRole('link', { name: '100' }))
  await waitFor(() => expect(parameters(page).get('PAGE_SIZE')).toBe('100'))
  expect(parameters(page).get('PAGEN_1')).toBeNull()
  expect(parameters(page).get('sort')).toBe('name')
  expect(page.calls.at(-1) ?? '').not.toContain('PAGEN_1')
})

test('R-POPUP-09 R-ROUTE-53 the filters popup stays open while filters change, and tells how many products fit', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  await page.user.click(await list.findByRole('link', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const show = () => dialog.findByRole('button', { name: /^Показать [\d\s]+товар/ })
  const all = (await show()).textContent
  await page.user.click(dialog.getByRole('checkbox', { name: /^В наличи/ }))
  await waitFor(() =>
    expect(JSON.parse(parameters(page).get('filters') ?? '{}')).toEqual({ available: true }),
  )
  await waitFor(async () => expect((await show()).textContent).not.toBe(all))
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeDefined()
  await page.user.click(dialog.getByRole('link', { name: 'Сбросить' }))
  await waitFor(() => expect(parameters(page).get('filters')).toBeNull())
  await waitFor(async () => expect((await show()).textContent).toBe(all))
  await page.user.click(await show())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Фильтры' })).toBeNull())
  expect(page.router.state.location.pathname).toBe('/catalog/filtry/maslyanye-filtry/')
})

test('R-POPUP-09 O-103 a filter that is ticked just before the popup is closed is chosen all the same', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  await page.user.click(await list.findByRole('link', { name: 'Фильтры' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await page.user.click(await dialog.findByRole('checkbox', { name: /^В наличи/ }))
  await page.user.click(dialog.getByRole('button', { name: /^Показать [\d\s]+товар/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Фильтры' })).toBeNull())
  await waitFor(() => expect(parameters(page).get('filters')).toBe('{"available":true}'))
  expect(page.router.state.location.pathname).toBe('/catalog/filtry/maslyanye-filtry/')
})

test('R-CAT-14 O-103 a filter taken off in the moment before Back is shown is off on the page that comes', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  const available = () =>
    form.getByRole<HTMLInputElement>('checkbox', { name: /^В наличие на складе города/ })
  const wanted = () => JSON.parse(parameters(page).get('filters') ?? '{}') as object
  const count = () => within(screen.getByRole('main')).getAllByRole('status')[0]?.textContent
  // Until the list is drawn, not only on its way.
  const tick = async (box: HTMLElement) => {
    const before = count()
    await page.user.click(box)
    await waitFor(() => expect(count()).not.toBe(before))
  }
  await tick(available())
  await tick(form.getByRole('checkbox', { name: /^Ремас/ }))
  expect(Object.keys(wanted())).toHaveLength(2)
  // Within one `act` nothing new is drawn: the click meets the page that is about to go.
  await act(async () => {
    await page.router.navigate(-1)
    await vi.waitUntil(() => Object.keys(wanted()).length === 1, limit)
    fireEvent.click(available())
  })
  await waitFor(() => expect(parameters(page).get('filters')).toBeNull())
  expect(available().checked).toBe(false)
})

test('R-CAT-14 O-103 a filter that Back takes off before its list is drawn is not ticked', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  const available = form.getByRole<HTMLInputElement>('checkbox', { name: /^В наличие на складе города/ })
  await page.user.click(available)
  await act(async () => {
    await vi.waitUntil(() => parameters(page).get('filters') !== null, limit)
    await page.router.navigate(-1)
    await vi.waitUntil(() => parameters(page).get('filters') === null, limit)
  })
  expect(available.checked).toBe(false)
  // It can be chosen again.
  await page.user.click(available)
  await waitFor(() => expect(parameters(page).get('filters')).toBe('{"available":true}'))
})

/** Answers of the list of products, each held up until it is let go. */
function heldLists() {
  const held: (() => void)[] = []
  let holds = false
  return {
    hold: () => {
      holds = true
    },
    waiting: () => held.length,
    release: () => {
      holds = false
      for (const go of held.splice(0)) go()
    },
    intercept: async (request: Request) => {
      if (holds && new URL(request.url).pathname.includes('/catalogSection/'))
        await new Promise<void>((resolve) => held.push(resolve))
      return undefined
    },
  }
}

test('R-CAT-14 O-103 another order that is chosen while a filter is on its way takes neither away', async () => {
  const lists = heldLists()
  const page = await openPage('/catalog/filtry/maslyanye-filtry/', { intercept: lists.intercept })
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  lists.hold()
  await page.user.click(form.getByRole('checkbox', { name: /^В наличие на складе города/ }))
  await waitFor(() => expect(lists.waiting()).toBe(1))
  const there = page.router.navigate('/catalog/filtry/maslyanye-filtry/?sort=name')
  await waitFor(() => expect(lists.waiting()).toBe(2))
  lists.release()
  await act(() => there)
  await waitFor(() => expect(parameters(page).get('filters')).toBe('{"available":true}'))
  expect(parameters(page).get('sort')).toBe('name')
})

test('O-103 a filter that is ticked just before another page is opened does not hold the visitor back', async () => {
  const held = Promise.withResolvers<undefined>()
  const page = await openPage('/catalog/filtry/maslyanye-filtry/', {
    intercept: async (request) => (request.url.includes('/branches/') ? held.promise : undefined),
  })
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  await page.user.click(form.getByRole('checkbox', { name: /^В наличие на складе города/ }))
  const there = page.router.navigate('/branches/')
  await new Promise((resolve) => setTimeout(resolve, 2 * DEBOUNCE_DELAY))
  held.resolve(undefined)
  await act(() => there)
  expect(page.router.state.location.pathname).toBe('/branches/')
})

test('R-CAT-03 a filter that is opened by the keyboard keeps the focus', async () => {
  const page = await openPage('/catalog/filtry/')
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  const closed = form.getAllByRole('link', { expanded: false })[0]
  const name = closed?.textContent ?? ''
  closed?.focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(form.queryByRole('link', { name, expanded: false })).toBeNull())
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  expect(document.activeElement?.textContent).toContain(name)
})

test('R-CAT-14 R-CAT-21 by the keyboard: the focus goes on from filters that are taken off, at last to the list', async () => {
  const filters = encodeURIComponent('{"available":true,"brand":["remas","filtrex"],"fullavailable":true}')
  const page = await openPage(`/catalog/filtry/maslyanye-filtry/?filters=${filters}`)
  const list = screen.getByRole('region', { name: 'Список товаров' })
  const chips = () => within(list).queryAllByRole('link', { name: /^Убрать фильтр/ })
  await waitFor(() => expect(chips()).toHaveLength(4))
  chips()[1]?.focus()
  const next = chips()[2]?.getAttribute('aria-label')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(chips()).toHaveLength(3))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
  chips()[2]?.focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(chips()).toHaveLength(2))
  expect(document.activeElement?.textContent).toBe('Сбросить')
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(chips()).toHaveLength(0))
  expect(document.activeElement).toBe(list)
})

test('R-CAT-21 by the keyboard: the focus stays in sight when nothing fits and all filters are taken off', async () => {
  const filters = encodeURIComponent('{"price":{"min":1,"max":2}}')
  const page = await openPage(`/catalog/filtry/maslyanye-filtry/?filters=${filters}`)
  const list = screen.getByRole('region', { name: 'Список товаров' })
  within(list).getByRole('link', { name: 'Сбросить фильтры' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(parameters(page).get('filters')).toBeNull())
  await waitFor(() => expect(within(list).queryByRole('link', { name: 'Сбросить фильтры' })).toBeNull())
  expect(document.activeElement).toBe(list)
})

test('R-POPUP-09 by the keyboard: the focus stays in the filters popup when all filters are taken off', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/?filters={"available":true}')
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  await page.user.click(await list.findByRole('link', { name: /^Фильтры/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  // The filters have loaded, so nothing else moves the focus any more.
  await dialog.findByRole('button', { name: /^Показать \d/ })
  dialog.getByRole('link', { name: 'Сбросить' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.queryByRole('link', { name: 'Сбросить' })).toBeNull())
  const show = await dialog.findByRole('button', { name: /^Показать/ })
  await waitFor(() => expect(document.activeElement).toBe(show))
})

test('R-ROUTE-38 by the keyboard: another page of the list takes the focus to the list', async () => {
  const page = await openPage('/catalog/filtry/?PAGE_SIZE=20')
  screen.getByRole('link', { name: 'Страница 2' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Страница 2' })).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Список товаров' })),
  )
})

test('R-ROUTE-36 the way to a section of the sellout stays in the sellout, which counts as no chosen filter', async () => {
  const page = await openPage('/sellout/filtry/?filters={"brand":["remas"]}')
  const steps = within(screen.getByRole('navigation', { name: 'Хлебные крошки' }))
  expect(steps.getByRole('link', { name: 'Распродажа' }).getAttribute('href')).toMatch(
    /^\/catalog\/sellout\//,
  )
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  expect((await list.findByRole('link', { name: /^Фильтры/ })).textContent).toBe('Фильтры1')
  await page.router.navigate('/catalog/sellout/?filters={"sellout":true,"brand":["remas"]}')
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/catalog/sellout/'))
  const whole = within(await screen.findByRole('region', { name: 'Список товаров' }))
  expect(whole.getByRole('link', { name: /^Фильтры/ }).textContent).toBe('Фильтры1')
})

test('R-CAT-02 the table has a column for what tells the parts apart, and its headings order by their column', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/?view=table&PAGEN_1=2&PAGE_SIZE=20&sort=name')
  const table = within(await screen.findByRole('table', { name: 'Товары' }))
  const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headings.slice(0, -1)).toEqual([
    'Артикул',
    'Название',
    'Бренд',
    'Наружный диаметр,\u00a0мм',
    'Высота,\u00a0мм',
    'Резьба',
    'Наличие',
    'Цена',
  ])
  const diameters = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell')[3]?.textContent.replace(/^.*: /, '')))
  const order = () =>
    table.getByRole('columnheader', { name: /^Наружный диаметр,\sмм$/ }).getAttribute('aria-sort')
  const chooseColumn = async () =>
    page.user.click(table.getByRole('link', { name: /^Наружный диаметр,\sмм$/ }))
  expect(order()).toBe('none')
  await chooseColumn()
  await waitFor(() => expect(order()).toBe('ascending'))
  expect(diameters()).toEqual(diameters().toSorted((left, right) => left - right))
  expect([...parameters(page).keys()].toSorted()).toEqual(['PAGE_SIZE', 'orderBy', 'view'])
  await chooseColumn()
  await waitFor(() => expect(order()).toBe('descending'))
  expect(diameters()).toEqual(diameters().toSorted((left, right) => right - left))
  await chooseColumn()
  await waitFor(() => expect(order()).toBe('none'))
  expect(parameters(page).get('orderBy')).toBeNull()
})

test('R-CAT-02 the table tells the price before a sellout, and units of sale where they differ', async () => {
  await openPage('/catalog/sellout/?view=table&PAGE_SIZE=100')
  const table = within(await screen.findByRole('table', { name: 'Товары' }))
  const texts = table.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(texts).toContainEqual(
    expect.stringMatching(/Старая цена: \d[\d ]*(?:,\d\d)? ₽ Цена: \d[\d ]*(?:,\d\d)? ₽ \/ (?:шт|компл)/),
  )
})

test('R-CAT-02 R-CAT-10 parts of a machine stand under their units, and tell them in a column when another one orders', async () => {
  const filters = encodeURIComponent('{"machine":["eg-210"]}')
  const page = await openPage(`/catalog/filtry/?view=table&filters=${filters}`)
  const table = within(await screen.findByRole('table', { name: 'Товары' }))
  const headings = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const unitsAbove = table.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent)
  expect(unitsAbove.length).toBeGreaterThan(1)
  expect(headings()).not.toContain('Узел')
  await page.user.click(table.getByRole('link', { name: 'Цена' }))
  await waitFor(() => expect(headings()).toContain('Узел'))
  expect(table.queryAllByRole('rowheader')).toEqual([])
  expect(table.queryByRole('link', { name: 'Узел' })).toBeNull()
  const place = headings().indexOf('Узел')
  const units = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[place]?.textContent.replace(/^.*: /, ''))
  expect(new Set(units)).toEqual(new Set(unitsAbove))
})

test('R-CAT-02 a row of the list says what tells the part apart, with its names', async () => {
  await openPage('/catalog/filtry/maslyanye-filtry/')
  const [first] = within(await screen.findByRole('list', { name: 'Товары' })).getAllByRole('listitem')
  expect(first?.textContent.replaceAll('\u00a0', ' ')).toContain(
    'Ремас · Наружный диаметр 93 мм · Высота 142 мм · Резьба M24×1,5',
  )
})

test('R-CAT-04 a long list of machines is searched and grouped by maker; what is chosen is kept', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/?all=machine')
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  const machines = within(form.getByRole('group', { name: 'Машина' }))
  const boxes = () => machines.getAllByRole('checkbox').length
  const all = boxes()
  expect(all).toBeGreaterThan(100)
  expect(machines.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toContain(
    'Норрбагг',
  )
  const search = machines.getByRole('searchbox', { name: 'Найти: Машина' })
  await page.user.type(search, 'норрбагг kr')
  expect(boxes()).toBeLessThan(all / 4)
  const norrbagg = within(machines.getByRole('group', { name: 'Норрбагг' }))
  await page.user.click(norrbagg.getByRole('checkbox', { name: /^Норрбагг KR-100N/ }))
  await waitFor(() => expect(parameters(page).get('filters')).toContain('"machine"'))
  await page.user.clear(search)
  await waitFor(() => expect(boxes()).toBeGreaterThan(100))
  await page.user.type(search, 'велосипед')
  expect(machines.queryAllByRole('checkbox')).toEqual([])
  expect(machines.getByRole('status').textContent).toBe('Ничего не найдено')
})

test('R-CAT-06 a lower bound above the upper one is told at the fields', async () => {
  await openPage(
    `/catalog/filtry/maslyanye-filtry/?filters=${encodeURIComponent('{"price":{"min":500000,"max":100000}}')}`,
  )
  const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
  const price = within(form.getByRole('group', { name: 'Цена, ₽' }))
  expect(price.getByRole('alert').textContent).toMatch(/^«От» больше, чем «до»/)
})

test('R-CAT-06 a reversed range keeps what was typed, before the list is asked and after', async () => {
  const page = await openPage('/catalog/filtry/maslyanye-filtry/')
  const price = async () => {
    const form = within(await screen.findByRole('form', { name: 'Фильтры' }))
    return within(form.getByRole('group', { name: 'Цена, ₽' }))
  }
  const typed = async () =>
    (await price()).getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value.replaceAll(/\s/g, ''))
  await page.user.type((await price()).getByRole('textbox', { name: 'Цена, ₽, от' }), '5000')
  await page.user.type((await price()).getByRole('textbox', { name: 'Цена, ₽, до' }), '1000')
  expect((await price()).getByRole('alert').textContent).toMatch(/^«От» больше, чем «до»/)
  expect(await typed()).toEqual(['5000', '1000'])
  await waitFor(() =>
    expect(JSON.parse(parameters(page).get('filters') ?? '{}')).toEqual({
      price: { min: 500_000, max: 100_000 },
    }),
  )
  expect(await screen.findByText('Ничего не подошло')).toBeDefined()
  expect(await typed()).toEqual(['5000', '1000'])
  expect((await price()).getByRole('alert')).toBeDefined()
})

test('O-12 an unknown filter or value of the address is named in words and can be taken off', async () => {
  const page = await openPage(
    `/catalog/filtry/maslyanye-filtry/?filters=${encodeURIComponent('{"qwerty_9":["zz-1"],"brand":["zz-2"]}')}`,
  )
  const chosen = within(await screen.findByRole('list', { name: 'Выбранные фильтры' }))
  expect(screen.getByRole('main').textContent).not.toMatch(/qwerty|zz-/)
  await page.user.click(chosen.getByRole('link', { name: /^Убрать фильтр «Неизвестный фильтр/ }))
  await waitFor(() => expect(parameters(page).get('filters')).toBe('{"brand":["zz-2"]}'))
})

test('R-CAT-03 a machine that is chosen names the page, and its parts stand by unit', async () => {
  const filters = encodeURIComponent('{"machine":["kr-100n"]}')
  const page = await openPage(`/catalog/?filters=${filters}`)
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Запчасти для\sНоррбагг KR-100N$/ }),
  ).toBeDefined()
  const units = within(screen.getByRole('list', { name: 'Подразделы' }))
  const unit = units.getByRole('link', { name: /^Фильтры/ })
  const count = Number(/\d+$/.exec(unit.textContent)?.[0])
  await page.user.click(unit)
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Фильтры для\sНоррбагг KR-100N$/ }),
  ).toBeDefined()
  expect(Number(/^\d+/.exec(screen.getAllByRole('status')[0]?.textContent ?? '')?.[0])).toBe(count)
  expect(parameters(page).get('filters')).toBe('{"machine":["kr-100n"]}')
})
