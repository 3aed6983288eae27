import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawingsVersion } from './drawings-version.ts'
import { bodyNames } from './diagram-bodies.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { drawingViews } from './drawing-views.ts'
import { drawDiagram } from './exploded-diagram.ts'
import { drawGlyph, drawGlyphSheet } from './glyph.ts'
import { drawMachine, isMachineKind } from './machine-drawing.ts'
import { machineShapes } from './machine-shapes.ts'
import { drawPart } from './part-drawing.ts'
import { partKinds } from './part-models.ts'
import { drawBanner, drawBuilding, drawNews, drawSection } from './scenes.ts'

test('drawings that changed have another version, or browsers keep showing the old ones', () => {
  const hash = createHash('sha256')
  const label = { article: 'FM-2040', title: 'Фильтр', weightKg: 0.7, outerMm: 142 }
  const machineKinds = Object.keys(machineShapes).filter(isMachineKind)
  const specs: DrawingSpec[] = [...partKinds, ...machineKinds].map((kind) => ({ kind, dims: {} }))
  for (const spec of specs) {
    for (const view of drawingViews)
      hash.update(isMachineKind(spec.kind) ? drawMachine(spec, label, view) : drawPart(spec, label, view))
    hash.update(drawGlyph({ spec, seed: 'a' }, 'Фильтр'))
    for (const view of ['section', 'end', 'sheet'] as const)
      hash.update(drawGlyph({ spec, seed: 'a', view }, 'Фильтр'))
    hash.update(drawSection(spec, 1, 'Фильтры'))
  }
  hash.update(drawBanner(specs.slice(0, 2), 'a', 'Акция', false))
  hash.update(drawBanner(specs.slice(0, 2), 'a', 'Акция', true))
  hash.update(
    drawGlyphSheet(
      specs.map((spec, id) => ({ spec, id, seed: 'a' })),
      'Разделы',
    ),
  )
  const parts = partKinds.map((kind, index) => ({
    number: index + 1,
    name: '',
    spec: { kind, dims: {} },
    quantity: 1,
  }))
  for (const body of bodyNames)
    hash.update(drawDiagram({ number: '1', title: 'Узел', model: 'EG-210', body, parts }))
  hash.update(drawNews('a', 'Новость') + drawBuilding(1, 'Склад'))
  expect(drawingsVersion).toBe(hash.digest('hex').slice(0, 8))
})
