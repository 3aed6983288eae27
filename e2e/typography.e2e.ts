import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** Lines of paragraphs that end with a preposition or begin with a dash, and how many places were looked at. */
function partedWords(page: Page, begin: string): Promise<{ places: number; parted: string[] }> {
  return page.evaluate((first) => {
    const together =
      /(?<![\p{L}\p{N}-])(?:без|в|во|для|до|за|и|из|или|к|на|не|ни|но|о|об|от|по|при|с|со|у)(?<gap>\s+)\S|\S(?<dash>\s+)—\s/giu
    const [parted, texts]: [string[], Text[]] = [[], []]
    for (const paragraph of document.querySelectorAll('main p, main li')) {
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text instanceof Text && text.data.length >= 40 && text.data.startsWith(first)) texts.push(text)
    }
    const lineAt = (text: Text, index: number) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return range.getClientRects()[0]?.bottom ?? 0
    }
    let places = 0
    for (const text of new Set(texts))
      for (const { 0: words, index } of text.data.matchAll(together)) {
        places += 1
        const height = Number.parseFloat(getComputedStyle(text.parentElement ?? document.body).lineHeight)
        if (lineAt(text, index + words.trimEnd().length - 1) - lineAt(text, index) > height / 2)
          parted.push(words)
      }
    return { places, parted }
  }, begin)
}

for (const [name, { path, begin }] of Object.entries({
  'a text of the shop': { path: '/search/?query=zzzzqqqq', begin: 'Если номера нет' },
  'a page of the seller': { path: '/refund/', begin: '' },
}))
  test(`no line of ${name} ends with a preposition or begins with a dash, whatever the width`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    for (let width = 320; width <= 1440; width += 35) {
      await page.setViewportSize({ width, height: 900 })
      const { places, parted } = await partedWords(page, begin)
      expect(places).toBeGreaterThan(0)
      expect(parted, `at ${width}`).toEqual([])
    }
  })
