// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changed, status } from '../../../mocks/answers.ts'
import { openPage } from '../../testing/open-page.tsx'

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
  expect(menu.getAllByRole('link', { name: /^Фильтры/ })[0]?.getAttribute('href')).toBe('/catalog/filtry/')
  await user.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await user.click(button())
  await screen.findByRole('link', { name: /^Масляные фильтры/ })
  expect(menuCalls(calls)).toHaveLength(1)
})

test('R-HEAD-20 a section opened in a new tab leaves the menu open', async () => {
  const { user } = await openPage('/about/')
  await user.click(button())
  const link = await screen.findByRole('link', { name: /^Масляные фильтры/ })
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
  expect(await screen.findByRole('link', { name: /^Масляные фильтры/ })).toBeDefined()
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
  expect(await screen.findByRole('link', { name: /^Масляные фильтры/ })).toBeDefined()
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
  const top = await screen.findByRole('link', { name: /^Дорожная техника \d/ })
  const list = top.closest('li')?.querySelector('ul')?.querySelectorAll('a') ?? []
  return [...list].map((link) => link.textContent)
}

test('R-MENU-16 a link to the page on screen closes the menu', async () => {
  const { user, router } = await openPage('/catalog/filtry/')
  await user.click(button())
  const menu = await menuNavigation()
  const own = within(menu).getAllByRole('link', { name: /^Фильтры \d/ })[0]
  expect(own?.getAttribute('aria-current')).toBe('page')
  if (own) await user.click(own)
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
  const link = await screen.findByRole('link', { name: /^Масляные фильтры/ })
  link.focus()
  await user.keyboard('{Escape}')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button())
})
