import { expect, test } from 'vitest'
import { machineLines } from './assortment/machine-plans.ts'
import { buildCatalogue } from './catalogue.ts'
import { descriptionOf } from './product-facts.ts'

// What a mechanic would laugh at.

const catalogue = buildCatalogue('kran-detal')
const parts = catalogue.products.filter(({ isMachine }) => !isMachine)
/** Kilograms of a litre of steel, rounding of the sizes included. */
const firmest = 7.9

test.each(['kran-detal', 'another'])('no part of the seed %s is denser than steel, or all air', (seed) => {
  const odd = buildCatalogue(seed)
    .products.filter(({ isMachine }) => !isMachine)
    .filter(({ weightKg, dimensionsMm: { length, width, height } }) => {
      const density = weightKg / ((length * width * height) / 1e6)
      return density > firmest || density < 0.04
    })
    .map(({ name, weightKg, dimensionsMm }) => ({ name, weightKg, ...dimensionsMm }))
  expect(odd).toEqual([])
})

test('parts fit machines that can carry them, parts of tracks only those on tracks, spanners and bolts none', () => {
  const wheeled = new Set(
    machineLines.filter(({ runsOn }) => runsOn === 'wheels').map(({ letters }) => letters),
  )
  const misfits = parts.flatMap((part) =>
    catalogue
      .applicability(part.id)
      .filter(({ modelId, qtyPerMachine, node }) => {
        const model = catalogue.model(modelId)
        const isTooHeavy = part.weightKg * qtyPerMachine > (model?.massKg ?? 0) / 10
        const isOffTracks = node === 'Ходовая тележка' && wheeled.has(model?.model.split('-')[0] ?? '')
        return isTooHeavy || isOffTracks
      })
      .map(({ modelId }) => `${part.name}: ${catalogue.model(modelId)?.model}`),
  )
  expect(misfits).toEqual([])
  const tools = parts.filter(({ name }) => /^(Ключ|Домкрат|Гайка|Шайба) /.test(name))
  expect(tools.length).toBeGreaterThan(50)
  // Standard fasteners have rows where a parts book names them, and nowhere else.
  const booked = new Set(catalogue.books.map(({ modelId }) => modelId))
  const elsewhere = tools.filter(({ id, name }) =>
    catalogue.applicability(id).some(({ modelId }) => /^(Ключ|Домкрат)/.test(name) || !booked.has(modelId)),
  )
  expect(elsewhere).toEqual([])
})

test('a name declines what the property names', () => {
  const sensor = parts.find(({ name }) => name.startsWith('Датчик температуры'))
  expect(sensor?.props.find(({ code }) => code === 'signal')?.value).toBe('температура охлаждающей жидкости')
})

test('texts of products tell them apart', () => {
  expect(new Set(parts.map(descriptionOf)).size).toBeGreaterThan(parts.length * 0.9)
  for (const part of parts) expect(descriptionOf(part)).not.toMatch(/undefined|NaN|\{|\s\s|\.\./)
})
