import { extrudedLabels } from './dimension-labels.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { formatSize } from './format-size.ts'
import { circle, polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'
import type { Area, Extruded } from './solids.ts'
import { drawCentreLines } from './turned-views.ts'

interface Box {
  minX: number
  maxX: number
  minY: number
  maxY: number
}

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

const swap = ([x, y]: Point): Point => [y, x]

/** Corners of the outline that show from the left, as heights; a gear has many, which would run together. */
function edgesFromLeft(points: readonly Point[], closest: number): number[] {
  const seen = points
    .filter(
      ([x, y]) =>
        !points.some(([x0, y0], index) => {
          const [x1, y1] = points[(index + 1) % points.length] ?? [x0, y0]
          if (y0 < y === y1 < y) return false
          return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) < x - 0.01
        }),
    )
    .map(([, y]) => y)
    .toSorted((left, right) => left - right)
  const kept: number[] = []
  for (const height of seen) if (height - (kept.at(-1) ?? -Infinity) >= closest) kept.push(height)
  return kept
}

/** The profile and, to its right, the view from its left side. */
export function drawExtrudedFront(pen: Pen, solid: Extruded, spec: DrawingSpec, area: Area, outerMm: number) {
  const { minX, maxX, minY, maxY } = boxOf(solid.points)
  // Room for a number that stands beside its arrows.
  const gap = area.width * 0.2
  const scale = Math.min(
    (area.width - gap) / (maxX - minX + solid.depth),
    area.height / Math.max(1, maxY - minY),
  )
  const left = area.left + (area.width - gap - (maxX - minX + solid.depth) * scale) / 2
  const bottom = area.top + area.height / 2 + ((maxY - minY) * scale) / 2
  const at = ([x, y]: Point): Point => [left + (x - minX) * scale, bottom - (y - minY) * scale]
  drawProfile(pen, solid, spec, at, scale)

  const top = bottom - (maxY - minY) * scale
  const sideLeft = left + (maxX - minX) * scale + gap
  const sideRight = sideLeft + solid.depth * scale
  const heightOf = (y: number) => bottom - (y - minY) * scale
  const level = (y: number) =>
    polyline([
      [sideLeft, heightOf(y)],
      [sideRight, heightOf(y)],
    ])
  drawSlab(pen, [sideLeft, top], [sideRight, bottom])
  for (const y of edgesFromLeft(solid.points, 5 / scale)) if (y > minY && y < maxY) pen.edge(level(y))
  for (const [, y, radius] of solid.holes ?? []) {
    if (radius * scale < 3) continue
    pen.hidden(level(y - radius) + level(y + radius))
  }
  const [wide, high, deep] = extrudedLabels(spec, [maxX - minX, maxY - minY, solid.depth], outerMm)
  pen.dimension([left, bottom], [left + (maxX - minX) * scale, bottom], -40, formatSize(wide))
  pen.dimension([left, bottom], [left, top], 40, formatSize(high))
  pen.dimension([sideLeft, bottom], [sideRight, bottom], -40, formatSize(deep))
}

function drawProfile(
  pen: Pen,
  { points, lines = [], holes = [] }: Extruded,
  { kind }: DrawingSpec,
  at: (point: Point) => Point,
  scale: number,
) {
  pen.face(polyline(points.map(at), true))
  for (const [from, to] of lines) pen.thin(polyline([at(from), at(to)]))
  for (const [x, y, radius] of holes) {
    const centre = at([x, y])
    pen.face(circle(centre, radius * scale), '#F4F8FB')
    // By the drawing standard the thread of a hole is three quarters of a thin circle around it.
    if (kind === 'nut') pen.thin(threeQuarters(centre, radius * scale * 1.12))
    drawCentreLines(pen, centre, radius * scale)
  }
}

function threeQuarters([x, y]: Point, radius: number): string {
  const r = Math.round(radius * 10) / 10
  const [cx, cy] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
  return `M${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx} ${cy - r}`
}

/** The view from above. */
export function drawExtrudedTop(pen: Pen, solid: Extruded, spec: DrawingSpec, area: Area, outerMm: number) {
  const { minX, maxX, minY, maxY } = boxOf(solid.points)
  const width = maxX - minX
  const scale = Math.min(area.width / width, area.height / solid.depth)
  const left = area.left + (area.width - width * scale) / 2
  const top = area.top + (area.height - solid.depth * scale) / 2
  const [right, bottom] = [left + width * scale, top + solid.depth * scale]
  const line = (x: number) =>
    polyline([
      [left + (x - minX) * scale, top],
      [left + (x - minX) * scale, bottom],
    ])
  drawSlab(pen, [left, top], [right, bottom])
  // From above is from the left with the axes swapped and the heights turned over.
  const turned = solid.points.map(([x, y]) => swap([x, -y]))
  for (const x of edgesFromLeft(turned, 5 / scale)) if (x > minX && x < maxX) pen.edge(line(x))
  for (const [x, , radius] of solid.holes ?? [])
    if (radius * scale >= 3) pen.hidden(line(x - radius) + line(x + radius))
  const [wide, , deep] = extrudedLabels(spec, [width, maxY - minY, solid.depth], outerMm)
  pen.dimension([left, bottom], [right, bottom], -40, formatSize(wide))
  pen.dimension([left, bottom], [left, top], 40, formatSize(deep))
}

function drawSlab(pen: Pen, [left, top]: Point, [right, bottom]: Point) {
  pen.face(
    polyline(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      true,
    ),
  )
}
