// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedIds } from '../../../../mocks/sandbox/seed/named.ts'
import { status } from '../../../../mocks/answers.ts'
import { openPage } from '../../../testing/open-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const { inStock, manyAnalogues } = seedIds.products
const both = `/compare/?products=${inStock.code},${manyAnalogues.code}`
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('R-PROD-01 products stand side by side, rows that differ bear a mark and can be shown alone', async () => {
  const { user } = await openPage(both)
  await screen.findByRole('table')
  expect(
    screen
      .getAllByRole('columnheader', { name: /FM-/ })
      .map((head) => within(head).getAllByText(/^FM-/)[0]?.textContent),
  ).toEqual([inStock.article, manyAnalogues.article])
  expect(cells(/^Бренд/)).toHaveLength(2)
  const all = screen.getAllByRole('row').length
  await user.click(screen.getByRole('link', { name: 'Только отличия' }))
  await screen.findByRole('link', { name: 'Показать все свойства' })
  // Below pictures, names and what orders them.
  const rows = screen.getAllByRole('row').slice(3)
  expect(rows.length).toBeLessThan(all - 1)
  for (const row of rows) expect(within(row).getByText(', отличается')).toBeTruthy()
})

test('R-PROD-01 a product is put beside those compared before, and can be taken away', async () => {
  const { user, router } = await openPage(`/compare/?products=${manyAnalogues.code}`)
  await screen.findByText(/«Сравнить» у ещё одного товара/)
  await waitFor(() => expect(localStorage.getItem('compared')).toBe(manyAnalogues.code))
  await router.navigate(`/product/${inStock.code}/`)
  await user.click(await screen.findByRole('link', { name: 'Сравнить' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?products=${manyAnalogues.code},${inStock.code}`),
  )
  const remove = await screen.findByRole('link', { name: /^Убрать из сравнения: .*FM-2040/ })
  await user.click(remove)
  await waitFor(() => expect(router.state.location.search).toBe(`?products=${manyAnalogues.code}`))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Убрать из сравнения: / })).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: /^Убрать из сравнения: / }))
  expect(await screen.findByText('Сравнивать пока нечего')).toBeTruthy()
  expect(localStorage.getItem('compared')).toBeNull()
})

test('R-PROD-01 the keyboard goes on to the next product, and to the heading after the last one', async () => {
  const { user } = await openPage(both)
  const removals = () => screen.getAllByRole('link', { name: /^Убрать из сравнения: / })
  await screen.findByRole('table')
  removals()[1]?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(removals()).toHaveLength(1))
  expect(document.activeElement).toBe(removals()[0])
  await user.keyboard('{Enter}')
  await screen.findByText('Сравнивать пока нечего')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R-PROD-01 a comparison from elsewhere takes the visitor’s own away only when asked to', async () => {
  localStorage.setItem('compared', seedIds.products.wearPart.code)
  const { user, router } = await openPage(both)
  await screen.findByText(/^В вашем сравнении другие товары/)
  await user.click(await screen.findByRole('link', { name: /^Убрать из сравнения: .*FM-2040/ }))
  await waitFor(() => expect(router.state.location.search).toBe(`?products=${manyAnalogues.code}`))
  expect(localStorage.getItem('compared')).toBe(seedIds.products.wearPart.code)
  await user.click(screen.getByRole('link', { name: 'Вернуться к нему' }))
  await waitFor(() => expect(screen.queryByText(/^В вашем сравнении другие товары/)).toBeNull())
  expect(router.state.location.search).toBe(`?products=${seedIds.products.wearPart.code}`)
  await act(() => router.navigate(both))
  await user.click(await screen.findByRole('button', { name: 'заменить его этим' }))
  await waitFor(() => expect(screen.queryByText(/^В вашем сравнении другие товары/)).toBeNull())
  expect(localStorage.getItem('compared')).toBe(`${inStock.code},${manyAnalogues.code}`)
})

test('R-PROD-01 the comparison opens again with what was compared, by a link with its number', async () => {
  localStorage.setItem('compared', `${inStock.code},${manyAnalogues.code}`)
  const { user, router } = await openPage('/favorites/')
  await user.click(await screen.findByRole('link', { name: /^В\sсравнении: 2$/ }))
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?products=${inStock.code},${manyAnalogues.code}`),
  )
  expect(await screen.findByRole('table')).toBeTruthy()
  // Nothing that can be read in the address is no wish to empty the comparison.
  await router.navigate('/compare/?products=%3Cb%3E')
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Убрать из сравнения: / })).toHaveLength(2))
})

test('R-PROD-01 stock and price count among what differs', async () => {
  await openPage(`/compare/?products=${inStock.code},${seedIds.products.onRequest.code}&only=differences`)
  await screen.findByRole('table')
  expect(cells(/^Наличие/)).toEqual([expect.stringMatching(/^В наличии \d/), expect.any(String)])
  for (const head of screen.getAllByRole('columnheader').slice(-2))
    expect(within(head).getByText(', отличается')).toBeTruthy()
  cleanup()
  await openPage(`/compare/?products=${inStock.code}`)
  await screen.findByRole('table')
  expect(screen.queryByText(', отличается')).toBeNull()
})

test('R-PROD-01 taking a product away keeps those that have yet to load', async () => {
  await openPage(both, {
    answers: {
      getProduct: ({ path }) => (path.code === manyAnalogues.code ? status(500, 'internal') : undefined),
    },
  })
  const remove = await screen.findByRole('link', { name: /^Убрать из сравнения: .*FM-2040/ })
  expect(remove.getAttribute('href')).toBe(`/compare/?products=${manyAnalogues.code}`)
})

test('R-ERR-19 a product that is gone or can’t be had leaves the others standing', async () => {
  let broken = true
  const { user } = await openPage(`${both},no-such-product`, {
    answers: {
      getProduct: ({ path }) =>
        broken && path.code === manyAnalogues.code ? status(500, 'internal') : undefined,
    },
  })
  expect(await screen.findByText(/Одного товара больше нет/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Убрать из сравнения: / })).toHaveLength(1)
  broken = false
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Убрать из сравнения: / })).toHaveLength(2))
})
