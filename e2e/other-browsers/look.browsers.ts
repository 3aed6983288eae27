import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { expect, test } from './test.ts'

const pages = {
  home: '/',
  section: seedIds.sections.filters.url,
  product: `/product/${seedIds.products.inStock.code}/`,
  search: '/search/?query=FM-2040',
  branches: '/branches/',
  cart: '/cart/',
  registration: '/registration/',
}
const widths = [375, 1024, 1440]

for (const [name, path] of Object.entries(pages))
  test(`${name}: no page scrolls sideways, every picture in the window is there`, async ({
    tab,
    keepPicture,
  }) => {
    for (const width of widths) {
      await tab.remote.resize(width, 900)
      await tab.visit(path)
      await tab.until('the pictures are there', () =>
        tab.remote.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { left, right, top, bottom } = image.getBoundingClientRect()
              const isInWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0
              return isInWindow && image.checkVisibility({ visibilityProperty: true })
            })
            .filter((image) => {
              // Slides beside the one that is shown are cut off, not hidden.
              const { left, top, width, height } = image.getBoundingClientRect()
              const hits = document.elementsFromPoint(left + width / 2, top + height / 2)
              return hits.includes(image)
            })
            .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      )
      const { inner, scroll, isFontThere } = await tab.remote.evaluate(() => ({
        inner: document.documentElement.clientWidth,
        scroll: document.documentElement.scrollWidth,
        isFontThere:
          document.fonts.check('16px "Plex Sans"') && getComputedStyle(document.body).fontFamily !== '',
      }))
      expect(scroll, `${name} at ${width}`).toBeLessThanOrEqual(inner)
      expect(isFontThere).toBe(true)
      await keepPicture(`${name}-${width}`)
    }
  })

test('lists, dates and prices look alike in every browser', async ({ tab, keepPicture }) => {
  await tab.visit('/')
  await tab.see({ role: 'combobox', within: { role: 'main' } })
  const appearances = await tab.remote.evaluate(() =>
    [...document.querySelectorAll('main select')].map((list) => getComputedStyle(list).appearance),
  )
  expect(appearances.length).toBeGreaterThan(0)
  expect(new Set(appearances)).toEqual(new Set(['none']))

  await tab.visit('/about/')
  await tab.logIn()
  await tab.visit(`/product/${seedIds.products.inStock.code}/`)
  await tab.click({ role: 'button', name: 'В корзину: ' })
  await tab.see({ role: 'group', name: 'Количество в корзине, ' })
  await tab.visit('/cart/')
  await tab.see({ role: 'button', name: 'Оформить заказ' })
  await keepPicture('checkout')
  // A sum of money never breaks: its box is as high as one line.
  const broken = await tab.remote.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.children.length === 0 && /^\s*\d[\d\s]*(,\d\d)?\s₽\s*$/.test(element.textContent ?? ''),
      )
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return (
          element.checkVisibility() &&
          new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        )
      })
      .map(({ textContent }) => textContent),
  )
  expect(broken).toEqual([])
  await tab.visit('/personal/orders/')
  await keepPicture('orders')
})
