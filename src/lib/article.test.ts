import { expect, test } from 'vitest'
import { articleKey, sameArticle } from './article.ts'

test('R-CAT-26 an article matches whatever its case, separators and look-alike letters', () => {
  for (const written of [
    'fm 2040',
    'FM.2040',
    'fm_20/40',
    'ФM-2040'.replace('Ф', 'F'),
    'fм-2040',
    'FМ\u00a02040',
  ]) {
    expect(articleKey(written)).toBe('FM2040')
  }
})

test('R-CAT-26 letters that only sound alike stay apart', () => {
  expect(sameArticle('ФМ-2040', 'FM-2040')).toBe(false)
  expect(sameArticle('FM-2040', 'FM-2041')).toBe(false)
})
