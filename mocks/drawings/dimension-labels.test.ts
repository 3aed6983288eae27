import { expect, test } from 'vitest'
import { seedIds } from '../sandbox/seed/named.ts'
import { createRandom } from '../random.ts'
import { sharedSeed } from '../sandbox/seed/seed.ts'
import type { ProductRecord } from '../sandbox/seed/records.ts'
import { drawOrthographic } from './orthographic.ts'
import { partSolids } from './part-models.ts'
import { Pen } from './pen.ts'

const { catalogue } = sharedSeed()
const parts = catalogue.products.filter(({ isMachine }) => !isMachine)

class Reader extends Pen {
  readonly told: string[] = []
  override dimension(_from: unknown, _to: unknown, _offset: number, label: string) {
    this.told.push(label)
  }
}

/** The dimensions that the section of a part tells: length, diameter, bore; or width, height, depth. */
function toldOf({ article, drawing, dimensionsMm }: ProductRecord): string[] {
  const reader = new Reader()
  const solids = partSolids(drawing, createRandom(`${article}/${drawing.kind}`))
  const longest = Math.max(...Object.values(dimensionsMm))
  drawOrthographic(reader, solids, drawing, { left: 0, top: 0, width: 540, height: 400 }, longest)
  return reader.told
}

test('R-PROD-02 the drawing of a named product tells the sizes that stand beside it', () => {
  const told = (key: keyof typeof seedIds.products) => toldOf(catalogue.product(seedIds.products[key].id)!)
  expect(told('inStock').slice(0, 2)).toEqual(['142', 'Ø93'])
  expect(told('superseded')[0]).toBe('410')
  expect(told('multiple')[0]).toBe('65')
  expect(told('longName').slice(1)).toEqual(['Ø140', 'Ø80'])
})

test('no drawing contradicts the longest side of its product', () => {
  // A chain is drawn as one link, a belt as its loop, a seat without its back, a fitting without its tail.
  const others = new Set(['trackLink', 'belt', 'seat', 'nut'])
  const odd = parts
    .filter(({ drawing }) => !others.has(drawing.kind))
    .flatMap((part) => {
      const told = toldOf(part)
      const largest = Math.max(
        ...told.map((text) => Number.parseFloat(text.replace('Ø', '').replace(',', '.'))),
      )
      const share = largest / Math.max(...Object.values(part.dimensionsMm))
      return share < 0.6 || share > 1.3 ? [`${part.name}: ${told.join(', ')}`] : []
    })
  expect(odd).toEqual([])
})

test('what goes around a shaft is wider than its hole', () => {
  const holes = parts.flatMap((part) => {
    const [, outer, bore] = toldOf(part)
    return outer?.startsWith('Ø') && bore?.startsWith('Ø') ? [{ name: part.name, outer, bore }] : []
  })
  expect(holes.length).toBeGreaterThan(500)
  const number = (text: string) => Number.parseFloat(text.slice(1).replace(',', '.'))
  expect(holes.filter(({ outer, bore }) => number(outer) <= number(bore))).toEqual([])
})
