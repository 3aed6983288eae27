// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { ListedProduct } from './listed-product.ts'
import { ProductList } from './ProductList.tsx'

afterEach(cleanup)

const product = (id: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  article: `FM-${id}`,
  brand: 'Ремас',
  name: `Фильтр масляный FM-${id}`,
  url: `/product/filtr-${id}/`,
  price: { current: 124_000, onRequest: false },
  unit: 'шт',
  multiplicity: 1,
  minQty: 1,
  stock: { here: 24, elsewhere: 0 },
  labels: [],
  picture: { mobileImage: { webp: `/media/${id}.webp`, standard: `/media/${id}.svg` } },
  ...more,
})

function show(products: ListedProduct[], view: 'list' | 'grid' = 'list') {
  const list = (
    <ProductList
      products={products}
      view={view}
      first
      renderActions={({ name }) => <button type="button">{`Купить ${name}`}</button>}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: list }])} />)
}

test('R-ROLE-01 each product is one link with article, brand, stock, price and one action', () => {
  show([product(1)])
  const card = screen.getByRole('listitem')
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/product/filtr-1/'])
  for (const text of ['FM-1', 'Ремас', 'В наличии 24 шт', '1 240 ₽'])
    expect(card.textContent.replaceAll('\u00a0', ' ')).toContain(text)
  expect(within(card).getAllByRole('button')).toHaveLength(1)
})

test('R-CAT-01 a machine on request shows words in place of a price', () => {
  show([product(1, { price: { current: null, onRequest: true } })], 'grid')
  expect(screen.getByText('Цена по запросу')).toBeTruthy()
  expect(screen.queryByText(/₽/)).toBeNull()
})

test.each([
  { view: 'list', first: 1 },
  { view: 'grid', first: 5 },
] as const)(
  'R-SEO-07 pictures of a $view load lazily behind the first $first, all keep their place',
  ({ view, first }) => {
    show(
      Array.from({ length: 6 }, (_, index) => product(index + 1)),
      view,
    )
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('loading') ?? 'eager')).toEqual(
      Array.from({ length: 6 }, (_, index) => (index < first ? 'eager' : 'lazy')),
    )
    expect(pictures.every((picture) => picture.width > 0 && picture.height > 0)).toBe(true)
  },
)

test('R-CAT-08 a sellout product bears its mark and its old price', () => {
  show([product(1, { labels: ['sellout'], price: { current: 100_000, old: 150_000, onRequest: false } })])
  const card = screen.getByRole('listitem')
  expect(within(card).getByText('Распродажа')).toBeTruthy()
  expect(card.querySelector('s')?.textContent.replaceAll('\u00a0', ' ')).toContain('1 500 ₽')
})
