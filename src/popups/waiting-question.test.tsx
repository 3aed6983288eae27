// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../testing/open-page.tsx'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Additions as the service worker keeps them; jsdom has no caches. */
function keepAdditions(...positions: number[]): Set<string> {
  const names = new Set(['queued-additions'])
  const places = positions.map((_, index) => ({ url: `http://shop.example/web/basket/add/?key=${index}` }))
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    delete: async (name: string) => names.delete(name),
    open: async () => ({
      keys: async () => [...places, { url: 'http://shop.example/sent-additions/' }],
      match: async (place: { url: string }) =>
        new Response('{}', {
          headers: { 'X-Positions': String(positions[places.findIndex(({ url }) => url === place.url)]) },
        }),
    }),
  })
  return names
}

const buyer = { as: 'buyer@example.ru' }

async function openMenu() {
  const page = await openPage('/about/', buyer)
  await page.user.click(await screen.findByRole('button', { name: /^Личный кабинет/ }))
  const logout = async () => {
    const menu = await screen.findByRole('dialog', { name: 'Личный кабинет' })
    await page.user.click(within(menu).getByRole('button', { name: 'Выход' }))
  }
  return { ...page, logout }
}

test('R-AUTH-14 a logout asks before it drops additions that wait for the network', async () => {
  const names = keepAdditions(1, 3)
  const { user, calls, logout } = await openMenu()
  await logout()
  const question = within(await screen.findByRole('dialog', { name: /^Выйти и\sне добавлять в\sкорзину\?$/ }))
  expect(question.getByText(/^Ждут связи: 4\sпозиции\./)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.queryByText(/^Ждут связи/)).toBeNull())
  expect(calls).not.toContain('POST /api/logout/')
  expect(names.has('queued-additions')).toBe(true)

  await logout()
  await user.click(await screen.findByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(calls).toContain('POST /api/logout/'))
  await waitFor(() => expect(names.has('queued-additions')).toBe(false))
})

test('R-AUTH-14 a logout asks nothing while nothing waits', async () => {
  keepAdditions()
  const { calls, logout } = await openMenu()
  await logout()
  await waitFor(() => expect(calls).toContain('POST /api/logout/'))
  expect(screen.queryByText(/^Ждут связи/)).toBeNull()
})

test('R-AUTH-14 a logout leaves nothing typed in the tab', async () => {
  keepAdditions()
  const { calls, logout } = await openMenu()
  sessionStorage.setItem('form_drafts', '{"owner":"Смирнов","drafts":[]}')
  await logout()
  await waitFor(() => expect(calls).toContain('POST /api/logout/'))
  await waitFor(() => expect(sessionStorage.getItem('form_drafts')).toBeNull())
})

test('R-AUTH-14 a browser that denies its storage lets a customer log out', async () => {
  vi.stubGlobal('caches', {
    has: async () => {
      throw new DOMException('denied', 'SecurityError')
    },
    delete: async () => false,
  })
  const { calls, logout } = await openMenu()
  await logout()
  await waitFor(() => expect(calls).toContain('POST /api/logout/'))
})

test('R-COMP-04 another company is asked about too', async () => {
  keepAdditions(1)
  const { user, calls } = await openPage('/about/', buyer)
  const { uralDorStroy, karyerServis } = seedIds.companies
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: new RegExp(uralDorStroy.name) }))
    await user.click(await screen.findByRole('button', { name: new RegExp(karyerServis.name) }))
  }
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.queryByText(/^Ждут связи/)).toBeNull())
  expect(calls.some((call) => call.includes('switchContractor'))).toBe(false)
  await choose()
  await user.click(await screen.findByRole('button', { name: 'Сменить' }))
  await waitFor(() => expect(calls.some((call) => call.includes('switchContractor'))).toBe(true))
})

test.for([
  { as: 'gusev@uraldorstroy.example', company: seedIds.companies.uralDorStroy.name, tells: true },
  { as: buyer.as, company: seedIds.companies.karyerServis.name, tells: false },
])(
  'R-COMP-04 leaving $company tells what is lost only if it is the company that buys: $tells',
  async ({ as, company, tells }) => {
    keepAdditions(2)
    const { user } = await openPage('/personal/companies/', { as })
    await user.click(await screen.findByRole('button', { name: `Выйти из компании «${company}»` }))
    const question = within(await screen.findByRole('dialog', { name: 'Выйти из компании?' }))
    expect(question.getByText(/вы их больше не увидите\./)).toBeDefined()
    const loss = question.queryByText(/Ждут связи: 2\sпозиции\. После выхода из\sкомпании/)
    expect(loss !== null).toBe(tells)
  },
)
