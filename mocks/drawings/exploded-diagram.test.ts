import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactPath } from './compact-path.ts'
import { bodyNames, type UnitBody } from './diagram-bodies.ts'
import { arrange, numberSize } from './diagram-layout.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { drawDiagram, layoutDiagram } from './exploded-diagram.ts'
import type { ExplodedUnit } from './exploded-unit.ts'
import { partKinds } from './part-models.ts'
import type { Point } from './pen.ts'
import { covers } from './projected-shape.ts'

const unitOf = (body: UnitBody, specs: readonly DrawingSpec[]): ExplodedUnit => ({
  number: 'EG210.01.00.00 СБ',
  title: 'Стрела',
  model: 'EG-210',
  body,
  parts: specs.map((spec, index) => ({ number: index + 1, name: spec.kind, spec, quantity: 1 })),
})

const units = fc.record({
  body: fc.constantFrom(...bodyNames),
  specs: fc.array(
    fc.record({
      kind: fc.constantFrom(...partKinds),
      dims: fc.record(
        {
          d: fc.integer({ min: 80, max: 500 }),
          l: fc.integer({ min: 100, max: 1500 }),
          n: fc.integer({ min: 1, max: 20 }),
        },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 1, maxLength: 60 },
  ),
})

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
})
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether two lines cross each other. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

test('every position lies on the sheet, and its point within its outline', () => {
  fc.assert(
    fc.property(units, ({ body, specs }) => {
      const { viewBox, positions } = layoutDiagram(unitOf(body, specs))
      expect(positions.map(({ number }) => number)).toEqual(specs.map((_spec, index) => index + 1))
      for (const { point, outline } of positions) {
        expect(outline.length).toBeGreaterThanOrEqual(3)
        expect(outline.length).toBeLessThanOrEqual(24)
        for (const { x, y } of [point, ...outline]) {
          expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true)
          expect(x >= 0 && x <= viewBox.width && y >= 0 && y <= viewBox.height).toBe(true)
        }
        expect(
          covers(
            outline.map(({ x, y }) => [x, y]),
            [point.x, point.y],
          ),
        ).toBe(true)
      }
    }),
    {
      numRuns: 15,
      // Once a belt of seven units across had its point on the rounded edge.
      examples: [
        [
          {
            body: 'engine',
            specs: [
              { kind: 'belt', dims: { d: 189, l: 100 } },
              { kind: 'spinFilter', dims: { d: 365, l: 1038 } },
            ],
          },
        ],
      ],
    },
  )
})

test('no two numbers overlap, no leader crosses another one or a number, and no part covers another', () => {
  fc.assert(
    fc.property(units, ({ body, specs }) => {
      const unit = unitOf(body, specs)
      const placed = arrange(unit).chains.flatMap(({ parts }) => parts)
      const numbers = placed.map(({ shelf: { from, width } }) => ({
        left: from[0],
        right: from[0] + width,
        top: from[1] - 6 - numberSize,
        bottom: from[1],
      }))
      const leaders = placed.map(({ dot, shelf }) => [dot, shelf.from] as const)
      const parts = layoutDiagram(unit).positions.map(({ outline }) =>
        outline.map(({ x, y }): Point => [x, y]),
      )
      numbers.forEach((box, index) => {
        for (let other = 0; other < placed.length; other += 1) {
          if (other === index) continue
          const [leader, mine] = [leaders[other], leaders[index]]
          if (!leader || !mine) throw new Error('A number without a leader')
          expect(other > index && overlap(box, numbers[other] ?? box)).toBe(false)
          expect(cross(mine, leader)).toBe(false)
          expect(overlap(box, boxOf(leader)) && crossesBox(leader, box)).toBe(false)
          expect(covers(parts[other] ?? [], mine[0])).toBe(false)
        }
      })
    }),
    { numRuns: 15 },
  )
})

function crossesBox(line: readonly [Point, Point], { left, right, top, bottom }: Box): boolean {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return corners.some((corner, index) => cross(line, [corner, corners[(index + 1) % 4] ?? corner]))
}

test('the drawing has a group for each position, its number of leaders, and stays small', () => {
  const specs = Array.from({ length: 40 }, (_unused, index): DrawingSpec => ({
    kind:
      (['roller', 'bearing', 'cuff', 'ring', 'bolt', 'washer', 'nut', 'pin'] as const)[index % 8] ?? 'pin',
    dims: { d: 40 + index, l: 60 + index },
  }))
  for (const body of bodyNames) {
    const svg = drawDiagram(unitOf(body, specs))
    expect(svg.match(/<g id="p\d+"/g)).toHaveLength(40)
    expect(svg.length).toBeLessThanOrEqual(40_000)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|href|<script|<text/)
  }
})

test('the same unit gives the same drawing, another one another', () => {
  const unit = unitOf('boom', [{ kind: 'pin', dims: { d: 80, l: 300 } }])
  expect(drawDiagram(unit)).toBe(drawDiagram({ ...unit }))
  expect(drawDiagram({ ...unit, body: 'arm' })).not.toBe(drawDiagram(unit))
})

test('a path in steps ends where it ended before', () => {
  expect(compactPath('M10 20L13.04 25Z', 10)).toBe('M10 20l3 5z')
  expect(compactPath('M10 20L10 30M5 5L6 4', 10)).toBe('M10 20l0 10m-5-25 1-1')
  expect(compactPath('M0 0A34 19.6 120 0 1 34 -59Z', 10)).toBe('M0 0a34 19.6 120 0134-59z')
  expect(compactPath('M4 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', 1)).toBe('M4 5a2 2 0 104 0 2 2 0 10-4 0z')
})
