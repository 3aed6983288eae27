import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandboxSweep } from '../../testing/mutation-sweep.ts'
import { nameOf } from './mutant.ts'
import type { Verdict } from './sweep.ts'

// A sample of `npm run contract:mutations`: the list of promotions, held against their pages and the header.

let open: Awaited<ReturnType<typeof openSandboxSweep>>
let verdicts: Verdict[]
let alarms: unknown[]

beforeAll(async () => {
  open = await openSandboxSweep()
  const report = await open.sweep.record(['listPromotions', 'getPromotion', 'getHeader'])
  alarms = report.violations
  verdicts = await open.sweep.try('listPromotions', open.sweep.mutantsOf('listPromotions'))
})
afterAll(() => open.close())

const outcomeOf = (name: string) => verdicts.find(({ mutant }) => nameOf(mutant) === name)?.outcome

test('the sound backend raises no alarm', () => {
  expect(alarms).toEqual([])
})

test('mutants are made of every place, list and parameter of an answer', () => {
  expect(verdicts.length).toBeGreaterThan(40)
  expect(verdicts.filter(({ outcome }) => outcome === 'idle')).toEqual([])
})

test.each([
  '/data/items reversed',
  '/data/items without its first',
  '/data/items/*/name that of another',
  '/data/items/*/activeTo a day later',
  '/data/items/*/link that of another',
  '/data/pagination/total one more',
  'PAGE_SIZE is not heeded',
  'PAGEN_1 the second page is the first',
])('what two answers can prove is caught: %s', (name) => {
  expect(outcomeOf(`listPromotions ${name}`)).toBe('caught')
})

test('what stands in one place only is missed, and told so', () => {
  expect(outcomeOf('listPromotions /data/title another text')).toBe('missed')
})
