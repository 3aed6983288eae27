import { expect, test } from 'vitest'
import { cell, limits, medianFigures } from './page-limits.ts'
import type { PageFigures } from './visit-page.ts'

const floor: PageFigures = {
  firstPaint: 600,
  largestPaint: 900,
  blocking: 200,
  shift: 0,
  scriptBytes: 95_000,
  scripts: 1,
  pictureBytes: 80_000,
  requests: 15,
  clickPainted: 200,
}

test('limits of times are ratios to the floors of the same run', () => {
  const limitOf = (figure: keyof PageFigures) =>
    limits.find((limit) => limit.figure === figure)?.limit({ static: floor, react: floor })
  expect(limitOf('firstPaint')).toBeCloseTo(720)
  expect(limitOf('largestPaint')).toBeCloseTo(1170)
  expect(limitOf('blocking')).toBeCloseTo(270)
  expect(limitOf('clickPainted')).toBeCloseTo(240)
})

test('one slow visit does not move the median', () => {
  const slow = { ...floor, firstPaint: 9000 }
  expect(medianFigures([floor, slow, floor]).firstPaint).toBe(600)
})

test('a figure over its limit names the limit; a page without a click shows a dash', () => {
  expect(cell('firstPaint', 500, 720)).toBe('500')
  expect(cell('firstPaint', 800, 720)).toBe('800 > 720')
  expect(cell('pictureBytes', 81_920)).toBe('80.0')
  expect(cell('clickPainted', Number.NaN, 240)).toBe('-')
})
