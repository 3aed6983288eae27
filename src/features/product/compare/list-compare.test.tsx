// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedIds } from '../../../../mocks/sandbox/seed/named.ts'
import { openPage } from '../../../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  document.cookie = 'view=; max-age=0; path=/'
})

const section = seedIds.sections.oilFilters.url
const buttons = () => screen.findAllByRole('button', { name: /^Сравнить: / })
const kept = () => localStorage.getItem('compared')?.split(',') ?? []

test('R-PROD-01 products of a list are put into the comparison and taken out; the list leads to it', async () => {
  const { user, router } = await openPage(section)
  const links = within(await screen.findByRole('list', { name: 'Товары' })).getAllByRole('link')
  expect(screen.queryByRole('button', { name: /^Сравнить: / })).toBeNull()
  await user.keyboard('{Shift}')
  const [first, second] = await buttons()
  expect(first?.getAttribute('aria-label')).toBe(`Сравнить: ${links[0]?.textContent}`)
  await user.click(first!)
  await user.click(second!)
  expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  expect(kept()).toEqual(
    links.slice(0, 2).map((link) => /^\/product\/(.+)\/$/.exec(link.getAttribute('href') ?? '')?.[1]),
  )
  expect(await screen.findByText(/^В\sсравнении: 2\.$/)).toBeDefined()
  await user.click(first!)
  expect(first?.getAttribute('aria-pressed')).toBe('false')
  expect(kept()).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^В\sсравнении: 1$/ })).toBeDefined()
  await user.click(first!)
  await user.click(screen.getByRole('link', { name: /^В\sсравнении: 2$/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare/'))
  await screen.findByRole('table')
  expect(screen.getAllByRole('link', { name: /^Убрать из сравнения: / })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Сравнить: / })).toBeNull()
})

test('R-PROD-01 a fifth product of a list takes the place of the first one, which is told', async () => {
  const { user, router } = await openPage(section)
  await user.keyboard('{Shift}')
  const five = (await buttons()).slice(0, 5)
  for (const button of five) await user.click(button)
  expect(five.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
    'true',
    'true',
    'true',
  ])
  expect(await screen.findByText(/Больше 4 рядом не\sпомещается, первый товар убран/)).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Сравнить' }).at(-1)!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/compare/'))
})

test('R-PROD-01 rows of a table of parts are compared too', async () => {
  const { user } = await openPage(`${section}?view=table`)
  await screen.findByRole('table', { name: 'Товары' })
  await user.keyboard('{Shift}')
  const [first] = await buttons()
  expect(first?.closest('td')?.querySelector('a')?.textContent).toBe(
    first?.getAttribute('aria-label')?.replace('Сравнить: ', ''),
  )
  await user.click(first!)
  expect(kept()).toHaveLength(1)
})
