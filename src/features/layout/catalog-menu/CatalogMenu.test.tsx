// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { changed, status } from '../../../../mocks/answers.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { isTowards } from './use-hover-intent.ts'

afterEach(cleanup)

const menuCalls = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/catalogMenu/')
/** The footer has a list of the same name. */
const menuNavigation = async () => await screen.findByRole('navigation', { name: 'Разделы каталога' })
const button = () => screen.getByRole('button', { name: 'Каталог' })

test('R-HEAD-20 the button toggles the menu, whose data comes once and only on intent', async () => {
  const { user, calls } = await openPage('/about/')
  expect(button().getAttribute('href')).toBe('/catalog/')
  expect(menuCalls(calls)).toHaveLength(0)
  await user.click(button())
  const menu = within(await menuNavigation())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(menu.getByRole('link', { name: /^Инструмент и сервис/ }).getAttribute('href')).toBe(
    '/catalog/instrument-i-servis/',
  )
  await user.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await user.click(button())
  await screen.findByRole('link', { name: /^Бульдозеры/ })
  expect(menuCalls(calls)).toHaveLength(1)
})

test('R-HEAD-20 a section opened in a new tab leaves the menu open', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const link = await screen.findByRole('link', { name: /^Бульдозеры/ })
  // jsdom can't open a tab.
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(button().getAttribute('aria-expanded')).toBe('true')
})

test('R-HEAD-21 while the menu is on its way a loader stands in it', async () => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<void>()
  const { user } = await openPage('/about/', {
    intercept: async (request) => {
      if (request.url.endsWith('/api/catalogMenu/')) await waiting
      return undefined
    },
  })
  await user.click(button())
  expect(await screen.findByText('Загрузка каталога…')).toBeDefined()
  answer()
  expect(await screen.findByRole('link', { name: /^Бульдозеры/ })).toBeDefined()
})

test('R-HEAD-20 a menu that failed says so and comes at the second try', async () => {
  let failing = true
  const { user } = await openPage('/about/', {
    answers: { getCatalogMenu: () => (failing ? status(500, 'internal') : undefined) },
  })
  await user.click(button())
  expect(await screen.findByText('Не удалось загрузить каталог')).toBeDefined()
  failing = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: /^Бульдозеры/ })).toBeDefined()
})

test('R-MENU-03 the second level stands in the order of sort', async () => {
  const { user } = await openPage('/about/', {
    answers: {
      getCatalogMenu: changed(({ items: [top] }) => {
        top?.subSections.forEach((section, index) => {
          section.sort = 1000 - index
        })
      }),
    },
  })
  const plain = await openNames(user)
  expect(plain.length).toBeGreaterThan(2)
  expect(plain[0]).toMatch(/^Дорожные фрезы/)
})

async function openNames(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<string[]> {
  await user.click(button())
  const top = await screen.findByRole('button', { name: /^Дорожная техника \d/ })
  const list = top.closest('li')?.querySelectorAll('[data-menu-entry=second]') ?? []
  return [...list].map((link) => link.textContent).slice(1)
}

test('R-MENU-16 a link to the page on screen closes the menu', async () => {
  const { user, router } = await openPage('/catalog/filtry/')
  await user.click(button())
  const menu = await menuNavigation()
  await user.click(within(menu).getByRole('button', { name: /^Фильтры \d/ }))
  const own = within(menu).getByRole('link', { name: /^Весь раздел «Фильтры»/ })
  expect(own.getAttribute('aria-current')).toBe('page')
  await user.click(own)
  await waitFor(() => expect(button().getAttribute('aria-expanded')).toBe('false'))
  expect(router.state.location.pathname).toBe('/catalog/filtry/')
})

test('R-ROUTE-40 while the sellout is blocked every link of the menu unlocks it', async () => {
  const { user } = await openPage('/about/?sellout-block=1')
  await user.click(button())
  const links = within(await menuNavigation()).getAllByRole('link')
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(link.getAttribute('href')).toMatch(/\?sellout-block=0$/)
})

test('O-121 R-POPUP-41 Escape closes the menu and gives the focus back', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const link = await screen.findByRole('link', { name: /^Бульдозеры/ })
  link.focus()
  await user.keyboard('{Escape}')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button())
})

test('R-MENU-04 R-MENU-05 R-MENU-06 R-MENU-07 the first section is open, others open and close, one without sections is a link', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  const machines = menu.getByRole('button', { name: /^Дорожная техника/ })
  const filters = menu.getByRole('button', { name: /^Фильтры/ })
  expect([machines.ariaExpanded, filters.ariaExpanded]).toEqual(['true', 'false'])
  expect(menu.queryByRole('button', { name: /^Инструмент/ })).toBeNull()
  await user.click(filters)
  expect(menu.getByRole('link', { name: /^Топливные фильтры/ })).toBeDefined()
  await user.click(machines)
  expect(menu.queryByRole('link', { name: /^Бульдозеры/ })).toBeNull()
})

test('R-MENU-06 R-MENU-08 the pane stays when the section of its entry is closed, and when it is opened again', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  await user.pointer({ keys: '[TouchA]', target: menu.getByRole('link', { name: /^Самосвалы/ }) })
  const machines = menu.getByRole('button', { name: /^Дорожная техника/ })
  await user.click(machines)
  expect(machines.ariaExpanded).toBe('false')
  const pane = menu.getByRole('group', { name: /^Самосвалы/ })
  within(pane).getAllByRole('link')[0]?.focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(machines)
  await user.click(machines)
  expect(menu.getByRole('group', { name: /^Самосвалы/ })).toBeDefined()
})

test('R-MENU-02 R-MENU-08 R-MENU-09 R-MENU-11 R-MENU-12 R-MENU-13 R-CONST-23 the pane shows icon, sections and their sections, the first five of each', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  await user.click(menu.getByRole('button', { name: /^Гидравлика/ }))
  await user.pointer({
    keys: '[TouchA]',
    target: menu.getByRole('link', { name: /^Соединения трубопроводов/ }),
  })
  const pane = menu.getByRole('group', { name: /^Соединения трубопроводов/ })
  expect(pane.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  const names = () =>
    within(pane)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()).not.toContainEqual(expect.stringMatching(/^(Заглушки|UNF с кольцом)/))
  expect(names()).toContainEqual(expect.stringMatching(/^Переходники \d/))
  await user.click(within(pane).getByRole('button', { name: 'Ещё 2: Переходники' }))
  expect(names()).toContainEqual(expect.stringMatching(/^UNF с кольцом \d/))
  await user.click(within(pane).getByRole('button', { name: 'Ещё 3: Соединения трубопроводов' }))
  expect(names()).toContainEqual(expect.stringMatching(/^Заглушки \d/))
  await user.click(within(pane).getByRole('button', { name: 'Свернуть: Переходники' }))
  expect(names()).not.toContainEqual(expect.stringMatching(/^UNF/))
})

test('R-MENU-14 R-CONST-22 a second-level section under the mouse is active after 125 ms, one passed over is not', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const active = () => menu.getByRole('group').querySelector('a')?.textContent
  const link = (name: RegExp) => menu.getByRole('link', { name })
  fireEvent.pointerEnter(link(/^Бульдозеры/))
  act(() => void vi.advanceTimersByTime(124))
  expect(active()).toMatch(/^Экскаваторы/)
  fireEvent.pointerLeave(link(/^Бульдозеры/))
  fireEvent.pointerEnter(link(/^Краны/))
  act(() => void vi.advanceTimersByTime(124))
  expect(active()).toMatch(/^Экскаваторы/)
  act(() => void vi.advanceTimersByTime(1))
  expect(active()).toMatch(/^Краны/)
})

test('R-MENU-14 on its way to the pane the mouse crosses other sections', () => {
  const pane = { left: 300, top: 0, bottom: 600 }
  expect(isTowards(pane, { x: 100, y: 100 }, { x: 150, y: 140 })).toBe(true)
  expect(isTowards(pane, { x: 100, y: 100 }, { x: 110, y: 180 })).toBe(false)
  expect(isTowards(pane, { x: 150, y: 100 }, { x: 150, y: 140 })).toBe(false)
  expect(isTowards(pane, { x: 150, y: 140 }, { x: 100, y: 100 })).toBe(false)
})

test('R-MENU-08 a first tap opens a section in the pane, a second one goes to it', async () => {
  const { user, router } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  const link = () => menu.getAllByRole('link', { name: /^Самосвалы/ })[0]!
  await user.pointer({ keys: '[TouchA]', target: link() })
  expect(menu.getByRole('group', { name: /^Самосвалы/ })).toBeDefined()
  expect(router.state.location.pathname).toBe('/about/')
  await user.pointer({ keys: '[TouchA]', target: link() })
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalog/dorozhnaya-tekhnika/samosvaly/'))
})

test('O-121 arrows go through the menu, into the pane and back', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const menu = within(await menuNavigation())
  const focused = () => document.activeElement?.textContent ?? ''
  menu.getByRole('button', { name: /^Дорожная техника/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Весь раздел/)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^Бульдозеры/)
  await user.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/^Бульдозеры/)
  await user.keyboard('{ArrowDown}')
  expect(focused()).toMatch(/^Гусеничные бульдозеры/)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toMatch(/^Дорожная техника/)
  expect(menu.getByRole('button', { name: /^Дорожная техника/ }).ariaExpanded).toBe('false')
  await user.keyboard('{End}')
  expect(focused()).toMatch(/^Инструмент/)
})
