import { expect, test } from 'vitest'
import { isKeepable } from './kept-pages.ts'

test.each([
  ['/product/filtr-maslyanyy-fm-2040/', true],
  ['/compare/?products=filtr-maslyanyy-fm-2040', true],
  ['/favorites/', false],
  ['/personal/orders/', false],
])('whether %s is kept for a visit without network: %s', (path, isKept) => {
  expect(isKeepable(new URL(path, 'http://shop.example'))).toBe(isKept)
})
