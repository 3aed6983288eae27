import { expect, test } from 'vitest'
import { type Position, type Variant, offeredVariants, rangeWords } from './parts-queries.ts'
import { readSerial } from './parts-queries.ts'
import { diagramPath, partsModelPath } from '../../lib/paths.ts'

const older: Variant = { productId: 1, code: 'a', article: 'A', name: 'А', serialTo: 'EG210-003000' }
const newer: Variant = { productId: 2, code: 'b', article: 'B', name: 'Б', serialFrom: 'EG210-003001' }
const position: Position = {
  number: 1,
  name: 'Палец',
  note: '',
  kind: 'wear',
  quantity: 2,
  point: { x: 1, y: 1 },
  variants: [older, newer],
}

test('a serial number decides what is offered; without a verdict everything is', () => {
  expect(offeredVariants(position)).toEqual({ offered: [older, newer], others: [] })
  expect(offeredVariants({ ...position, fit: 'unknown', productId: null }).offered).toHaveLength(2)
  expect(offeredVariants({ ...position, fit: 'fits', productId: 2 })).toEqual({
    offered: [newer],
    others: [older],
  })
  expect(offeredVariants({ ...position, fit: 'doesNotFit', productId: null }).offered).toEqual([])
})

test('ranges of serial numbers are told in words', () => {
  expect(rangeWords(older)).toBe('до\u00a0EG210-003000')
  expect(rangeWords(newer)).toBe('с\u00a0EG210-003001')
  expect(rangeWords({ ...older, serialFrom: 'EG210-001000' })).toBe('EG210-001000 – EG210-003000')
  expect(rangeWords({ productId: 1, code: 'a', article: 'A', name: 'А' })).toBeUndefined()
})

test('a typed serial number is read as the plate has it, and what can not be one is none', () => {
  expect(readSerial(' eg210-00 4417 ')).toBe('EG210-004417')
  expect(readSerial('ЭО-4417')).toBe('EO-4417')
  expect(readSerial('ЖД/4417')).toBeUndefined()
  expect(readSerial('')).toBeUndefined()
  expect(readSerial(null)).toBeUndefined()
})

test('addresses name the machine and the position', () => {
  expect(partsModelPath('eg-210', { serial: 'EG210-1' })).toBe('/catalog/parts/eg-210/?serial=EG210-1')
  expect(diagramPath('eg-210', 3108)).toBe('/catalog/parts/eg-210/3108/')
  expect(diagramPath('eg-210', 3108, { serial: 'EG210-1', position: 7 })).toBe(
    '/catalog/parts/eg-210/3108/?serial=EG210-1&position=7#position-7',
  )
})
