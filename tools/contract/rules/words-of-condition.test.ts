import { expect, test } from 'vitest'
import { wordsOfCondition } from './words-of-condition.ts'

test.each([
  ['previous != null', 'more than one of them'],
  ['item.stockState != "removed"', 'with another `stockState` than removed'],
  ['has(request.query.city)', 'with `city` in the request'],
  ['answer.data.city == null', 'without `city`'],
  [
    'request.query.?orderBy.orValue("") == "-price" && previous != null',
    'with `orderBy` in the request -price, more than one of them',
  ],
  ['answer.data.items.size() > 0', 'with more than 0 in `items`'],
  ['self.status in ["queued", "failed"]', 'with one of queued, failed as `status`'],
  [
    'previous != null && previous.date == item.date',
    'more than one of them, two in a row with the same `date`',
  ],
  ['answer.data.items.exists(i, i.a > 1 && i.b > 2)', 'as the sentence tells'],
  ['self.quantity >= 20', 'with `quantity` at least 20'],
  ['self.isDefault', 'where `isDefault` is true'],
])('%s is told in words', (when, words) => {
  expect(wordsOfCondition(when)).toBe(words)
})
