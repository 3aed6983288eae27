// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const ekaterinburg = { name: 'Екатеринбург', storeId: '104', xmlId: 'store-ekb' }

/** A tab that works with `branch` while the session has Москва. */
async function openBehind(path: string, branch: { name: string; storeId: string; xmlId: string }) {
  localStorage.setItem('branch_confirm', '1')
  sessionStorage.setItem('branch', JSON.stringify(branch))
  return openPage(path, {
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/web/header/setUserStore/', { storeId: '101' })
    },
  })
}

const product = '/product/filtr-maslyanyy-fm-2040/'
const availability = () => screen.findByRole('region', { name: 'Наличие' })

test('R-BRANCH-16 R-BRANCH-01 a tab that keeps its old city reads stock again for that city', async () => {
  const page = await openBehind(product, ekaterinburg)
  expect(page.calls).toContain('GET /web/product/filtr-maslyanyy-fm-2040/')
  await waitFor(() =>
    expect(page.calls).toContain('GET /web/product/filtr-maslyanyy-fm-2040/?store=store-ekb'),
  )
  await waitFor(() => expect(page.calls).toContain('POST /web/basket/getProductStoresSort/?store=store-ekb'))
  await page.user.click(await screen.findByRole('button', { name: 'Да' }))
  await availability()
  await waitFor(() => expect(page.calls).toContain('POST /web/basket/getProductStoresSort/?store=store-msk'))
})

test('R-BRANCH-16 the next page and its filters ask for the old city too', async () => {
  const page = await openBehind('/catalog/filtry/maslyanye-filtry/', ekaterinburg)
  const list = within(screen.getByRole('region', { name: 'Список товаров' }))
  await waitFor(() =>
    expect(page.calls.filter((call) => call.includes('store=store-ekb')).length).toBeGreaterThan(1),
  )
  const seen = page.calls.length
  await page.user.click(list.getByRole('link', { name: /Фильтр масляный FM-2040/ }))
  await screen.findByRole('heading', { level: 1, name: /FM-2040/ })
  expect(page.calls.slice(seen)).toContain('GET /web/product/filtr-maslyanyy-fm-2040/?store=store-ekb')
  expect(page.calls.slice(seen)).not.toContain('GET /web/product/filtr-maslyanyy-fm-2040/')
})

test('R-BRANCH-01 a tab of the same city as the session names no store', async () => {
  localStorage.setItem('branch_confirm', '1')
  const page = await openPage(product)
  await availability()
  await screen.findByRole('region', { name: 'Файлы cookie' })
  expect(page.calls.filter((call) => call.includes('store='))).toEqual([])
})

test('R-BRANCH-16 a city that the server knows no more is given up for that of the session', async () => {
  const page = await openBehind(product, { name: 'Пермь-2', storeId: '999', xmlId: 'store-gone' })
  await waitFor(() => expect(sessionStorage.getItem('newBranch')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Город:/ }).textContent).toContain('Москва'))
  expect(screen.getByRole('heading', { level: 1, name: /FM-2040/ })).toBeDefined()
  await page.user.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('dialog', { name: 'Город изменён' })).toBeNull()
})
