import type { Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, test } from './fixtures/test.ts'
import { setWidth } from './fixtures/width.ts'

/** Articles, models, serial numbers and telephones. */
const numbers =
  /\+7 \(\d{3}\) \d{3}-\d\d-\d\d|[A-ZА-ЯЁ][A-ZА-ЯЁ0-9]*(?:[-/][A-ZА-ЯЁ0-9]+)*-\d[A-ZА-ЯЁ0-9-]*/gu
/** Proper names with a hyphen, as of makers, cities and stores. */
const doubleNames = /[А-ЯЁ][а-яё]+-(?:[а-яё]+-)?[А-ЯЁ][а-яё]+/gu

/** What stands on more than one line, of the texts in some places, and how many were looked at. */
function tornTexts(page: Page, pattern: RegExp, places: string): Promise<{ looked: number; torn: string[] }> {
  return page.evaluate(
    ({ source, selector }) => {
      let looked = 0
      const torn: string[] = []
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document,
        NodeFilter.SHOW_TEXT,
      )
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const place = text.parentElement?.closest(selector)
        if (!place?.checkVisibility({ visibilityProperty: true })) continue
        for (const { 0: number, index } of (text.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
          looked += 1
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + number.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) torn.push(number)
        }
      }
      return { looked, torn }
    },
    { source: pattern.source, selector: places },
  )
}

test('R-CONST-08 at 375, 1024 and 1440 pixels no article, model, serial number or telephone is torn in a table', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  for (const path of [
    '/branches/',
    '/personal/equipment/',
    '/personal/service/',
    '/personal/acts/',
    '/personal/contracts/',
    `/product/${seedIds.products.inStock.code}/`,
  ]) {
    await visit(path)
    for (const width of [375, 1024, 1440]) {
      await setWidth(page, width)
      const { looked, torn } = await tornTexts(page, numbers, 'a:not([download]), code, td')
      expect(looked, `${path} at ${width}`).toBeGreaterThan(0)
      expect(torn, `${path} at ${width}`).toEqual([])
    }
  }
})

test('R-CONST-08 at 375 and 1440 pixels no double name of a maker, city or store is torn', async ({
  page,
  visit,
}) => {
  for (const path of [seedIds.sections.machines.url, `/product/${seedIds.products.inStock.code}/`]) {
    await visit(path)
    for (const width of [375, 1440]) {
      await setWidth(page, width)
      const { looked, torn } = await tornTexts(page, doubleNames, 'h1, a, td, p, dd, span')
      expect(looked, `${path} at ${width}`).toBeGreaterThan(0)
      expect(torn, `${path} at ${width}`).toEqual([])
    }
  }
})
