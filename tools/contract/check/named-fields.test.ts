import { expect, test } from 'vitest'
import { isWithin } from './named-fields.ts'

test.each([
  ['recipient.phone', 'recipient.phone'],
  ['recipient', 'recipient.phone'],
  ['products.0.quantity', 'products.0'],
  ['products', 'products.0.quantity'],
  ['ids.3', 'ids[]'],
  ['ids', 'ids[]'],
])('a refusal that names %s blames %s', (named, wrong) => expect(isWithin(named, wrong)).toBe(true))

test.each([
  ['phone', 'recipient.phone'],
  ['recipient.fio', 'recipient.phone'],
  ['product', 'products.0'],
  ['id', 'ids[]'],
])('a refusal that names %s does not blame %s', (named, wrong) => expect(isWithin(named, wrong)).toBe(false))
