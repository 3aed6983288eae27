import { expect, test } from 'vitest'
import { seedIds } from '../sandbox/seed/named.ts'
import { renderMedia } from '../sandbox/media.ts'
import { sharedSeed } from '../sandbox/seed/seed.ts'
import { drawingViews } from './drawing-views.ts'
import { formatSize } from './format-size.ts'
import { hatch } from './hatching.ts'
import { Pen, type Point } from './pen.ts'
import { strokeText, textWidth } from './stroke-font.ts'

const { catalogue } = sharedSeed()
/** One product of each kind that the shop sells. */
const samples = [...new Map(catalogue.products.map((product) => [product.drawing.kind, product])).values()]
const svgOf = (id: number, view: string) => renderMedia(`/media/products/${id}/${view}.svg`)?.svg ?? ''

/** Ends of all lines outside of groups with a scale of their own. */
function pointsOf(svg: string): Point[] {
  const own = svg.replace(/<g transform=.*?<\/g>/g, '')
  return [...own.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

test('R-PROD-04 every product is drawn in four views that differ', () => {
  for (const { id } of samples) {
    const drawn = drawingViews.map((view) => svgOf(id, view))
    expect(drawn.every((svg) => svg.startsWith('<svg'))).toBe(true)
    expect(new Set(drawn).size).toBe(4)
  }
})

test('R-PROD-04 no line of a view leaves its sheet, none of a sheet its frame', () => {
  const outside = samples.flatMap(({ id, drawing }) =>
    drawingViews.flatMap((view) => {
      const [left, top, right, bottom] = view === 'sheet' ? [53, 13, 787, 587] : [10, 10, 790, 590]
      const lost = pointsOf(svgOf(id, view)).filter(
        ([x, y]) => x < left || x > right || y < top || y > bottom,
      )
      return lost.length > 0 ? [`${drawing.kind} ${view}: ${lost[0]?.join(' ')}`] : []
    }),
  )
  expect(outside).toEqual([])
})

test('an axis ends before the number of a dimension', () => {
  const crossed = samples.flatMap(({ id, drawing }) =>
    (['detail', 'end'] as const).flatMap((view) => {
      const svg = svgOf(id, view)
      const pathsOf = (kind: string) =>
        [...svg.matchAll(new RegExp(`<path class="${kind}" d="([^"]+)"`, 'g'))].map(([, data]) => data ?? '')
      const numbers = pathsOf('l').flatMap((data) => pointsOf(data))
      const axes = pathsOf('a').flatMap((data) =>
        [...data.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) \2/g)].map(([, x0, y, x1]) =>
          [x0, x1, y].map(Number),
        ),
      )
      return axes.some(([left = 0, right = 0, y = 0]) =>
        numbers.some(([px, py]) => Math.abs(py - y) < 10 && px > left - 2 && px < right + 2),
      )
        ? [`${drawing.kind} ${view}`]
        : []
    }),
  )
  expect(crossed).toEqual([])
})

test('no drawing has numbered call-outs, which ask for a legend', () => {
  for (const { id } of samples)
    for (const view of drawingViews) expect(svgOf(id, view)).not.toContain('#FFC400')
})

test('a bolt is not cut along its axis, and its thread is a thin line', () => {
  const svg = svgOf(seedIds.products.multiple.id, 'detail')
  const slanting = [...svg.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)(?=[M"])/g)].filter(
    ([, x0, y0, x1, y1]) => Math.abs(Number(x1) - Number(x0) + (Number(y1) - Number(y0))) < 0.3,
  )
  expect(slanting).toEqual([])
  expect(svg).toContain('class="t"')
})

test('a cut face is hatched within its outline only', () => {
  const pen = new Pen()
  const outline: Point[] = [
    [100, 100],
    [300, 100],
    [300, 200],
    [200, 140],
    [100, 200],
  ]
  hatch(pen, outline)
  const ends = pointsOf(pen.toSvg(''))
  expect(ends.length).toBeGreaterThan(20)
  for (const [x, y] of ends) {
    const lower = x < 200 ? 200 - ((x - 100) * 60) / 100 : 140 + ((x - 200) * 60) / 100
    expect(x).toBeGreaterThanOrEqual(99.9)
    expect(y).toBeGreaterThanOrEqual(99.9)
    expect(y).toBeLessThanOrEqual(lower + 0.2)
  }
})

test('a nought has no slash, a fraction has a comma, and every letter of the Russian alphabet is drawn', () => {
  expect(strokeText('0', 0, 6, 6).match(/M/g)).toHaveLength(1)
  expect(formatSize(12.64)).toBe('12,6')
  expect(formatSize(230.4)).toBe('230')
  for (const letter of 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№')
    expect({ letter, path: strokeText(letter, 0, 6, 6) }).not.toEqual({ letter, path: '' })
})

test('small letters are small capitals, and take less room', () => {
  expect(strokeText('м', 0, 6, 6)).not.toBe(strokeText('М', 0, 6, 6))
  expect(textWidth('м', 6)).toBeLessThan(textWidth('М', 6))
})
