import { expect, test } from 'vitest'
import { periodOf } from './act-period.ts'

test('R-FIN-02 named periods begin and end on their days, over the turn of a year too', () => {
  expect(periodOf('month', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  expect(periodOf('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodOf('lastMonth', '2026-01-05')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(periodOf('quarter', '2026-11-20')).toEqual({ from: '2026-10-01', to: '2026-11-20' })
  expect(periodOf('quarter', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(periodOf('year', '2026-11-20')).toEqual({ from: '2026-01-01', to: '2026-11-20' })
})
