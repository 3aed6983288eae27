import { expect, test } from 'vitest'
import { machineLines } from './assortment/machine-plans.ts'
import { buildCatalogue } from './catalogue.ts'

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
  for (const part of parts)
    for (const { modelId, qtyPerMachine, node } of catalogue.applicability(part.id)) {
      const model = catalogue.model(modelId)
      expect(part.weightKg * qtyPerMachine, part.name).toBeLessThanOrEqual((model?.massKg ?? 0) / 10)
      if (node === 'Ходовая тележка' && part.id > 10_012)
        expect(wheeled.has(model?.model.split('-')[0] ?? ''), `${part.name} for ${model?.model}`).toBe(false)
    }
  for (const { id, name } of parts.filter((part) => /^(Ключ|Домкрат|Гайка|Шайба) /.test(part.name)))
    expect(catalogue.applicability(id), name).toEqual([])
})

test('a name declines what the property names', () => {
  const sensor = parts.find(({ name }) => name.startsWith('Датчик температуры'))
  expect(sensor?.props.find(({ code }) => code === 'signal')?.value).toBe('температура охлаждающей жидкости')
})

test('texts of products tell them apart', () => {
  expect(new Set(parts.map(({ description }) => description)).size).toBeGreaterThan(parts.length * 0.9)
  for (const { description } of parts) expect(description).not.toMatch(/undefined|NaN|\{|\s\s|\.\./)
})
