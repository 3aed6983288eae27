// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

test('first, last and neighbours are shown, and a gap never hides one page alone', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(12, 40)).toEqual([1, null, 11, 12, 13, null, 40])
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('the numbers rise, hold the current page and both ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(9999), (pageCount, offset) => {
      const page = (offset % pageCount) + 1
      const numbers = pageWindow(page, pageCount).filter((number) => number !== null)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
    }),
  )
})

test('pages are links with addresses, the current one is marked and is no link', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={(page) => `/catalog/?PAGEN_1=${page}`} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/catalog/?PAGEN_1=1',
    '/catalog/?PAGEN_1=1',
    '/catalog/?PAGEN_1=3',
    '/catalog/?PAGEN_1=3',
  ])
  expect(screen.getByRole('link', { name: 'Предыдущая страница' }).getAttribute('rel')).toBe('prev')
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('2')
})

test('a single page has no pagination', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={String} />)
  expect(container.innerHTML).toBe('')
})
