import { expect, test } from 'vitest'
import { formatDayRange } from './day-range.ts'

test('R-LAYOUT-01 a term is said as people say it, in agreement with its number', () => {
  const terms = [
    [0, 0],
    [1, 1],
    [0, 1],
    [0, 3],
    [1, 2],
    [3, 5],
    [21, 30],
  ].map(([min = 0, max = 0]) => formatDayRange({ min, max }))
  expect(terms).toEqual([
    'сегодня',
    '1\u00a0день',
    'до\u00a01\u00a0дня',
    'до\u00a03\u00a0дней',
    '1–2\u00a0дня',
    '3–5\u00a0дней',
    '21–30\u00a0дней',
  ])
})
