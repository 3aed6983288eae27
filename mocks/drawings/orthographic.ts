import { extrudedLabels, turnedLabels } from './dimension-labels.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'
import type { Area, Extruded, Solid, Turned } from './solids.ts'

const mm = (value: number) =>
  String(value >= 50 ? Math.round(value) : Math.round(value * 10) / 10).replace('.', ',')

/** Slanting lines within a rectangle. */
function hatch(pen: Pen, left: number, top: number, right: number, bottom: number) {
  if (right - left < 3 || bottom - top < 3) return
  const step = 11
  let data = ''
  for (let offset = -(bottom - top) + step; offset < right - left; offset += step) {
    const x0 = Math.max(left, left + offset)
    const x1 = Math.min(right, left + offset + (bottom - top))
    data += polyline([
      [x0, bottom - (x0 - left - offset)],
      [x1, bottom - (x1 - left - offset)],
    ])
  }
  pen.thin(data)
}

function turnedView(pen: Pen, solid: Turned, spec: DrawingSpec, area: Area, outerMm: number) {
  const length = solid.segments.reduce((sum, [part]) => sum + part, 0)
  const radius = Math.max(...solid.segments.flatMap(([, far, near = far]) => [far, near]))
  const scale = Math.min(area.width / length, area.height / (2 * radius))
  const left = area.left + (area.width - length * scale) / 2
  const middle = area.top + area.height / 2
  const bore = (solid.bore ?? 0) * scale
  let x = left
  for (const [part, far, near = far] of solid.segments) {
    const end = x + part * scale
    const reach = Math.min(far, near) * scale
    pen.face(
      polyline(
        [
          [x, middle - far * scale],
          [end, middle - near * scale],
          [end, middle + near * scale],
          [x, middle + far * scale],
        ],
        true,
      ),
    )
    if (reach > bore) hatch(pen, x, middle - reach, end, middle - Math.max(bore, 0))
    x = end
  }
  if (bore > 0) {
    pen.face(
      polyline(
        [
          [left, middle - bore],
          [x, middle - bore],
          [x, middle],
          [left, middle],
        ],
        true,
      ),
      '#F4F8FB',
    )
    pen.hidden(
      polyline([
        [left, middle + bore],
        [x, middle + bore],
      ]),
    )
  }
  pen.axis(
    polyline([
      [left - 24, middle],
      [x + 24, middle],
    ]),
  )
  const drawn = { length, diameter: radius * 2, bore: (solid.bore ?? 0) * 2 }
  const labels = turnedLabels(spec, drawn, outerMm)
  pen.dimension([left, middle + radius * scale], [x, middle + radius * scale], -34, mm(labels.length))
  pen.dimension([x, middle - radius * scale], [x, middle + radius * scale], 38, `Ø${mm(labels.diameter)}`)
  if (bore > 6 && labels.bore !== undefined)
    pen.dimension([left, middle + bore], [left, middle - bore], 34, `Ø${mm(labels.bore)}`)
}

function extrudedView(pen: Pen, solid: Extruded, spec: DrawingSpec, area: Area, outerMm: number) {
  const xs = solid.points.map(([x]) => x)
  const ys = solid.points.map(([, y]) => y)
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const gap = (maxX - minX) * 0.25
  const scale = Math.min(
    area.width / (maxX - minX + gap + solid.depth),
    area.height / Math.max(1, maxY - minY),
    12,
  )
  const left = area.left + (area.width - (maxX - minX + gap + solid.depth) * scale) / 2
  const bottom = area.top + area.height / 2 + ((maxY - minY) * scale) / 2
  const at = ([x, y]: Point): Point => [left + (x - minX) * scale, bottom - (y - minY) * scale]
  pen.face(polyline(solid.points.map(at), true))
  for (const [from, to] of solid.lines ?? []) pen.thin(polyline([at(from), at(to)]))
  for (const [x, y, radius] of solid.holes ?? []) {
    const [cx, cy] = at([x, y])
    const r = Math.round(radius * scale * 10) / 10
    pen.edge(
      `M${Math.round(cx - r)} ${Math.round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    )
    pen.axis(
      polyline([
        [cx - r - 6, cy],
        [cx + r + 6, cy],
      ]) +
        polyline([
          [cx, cy - r - 6],
          [cx, cy + r + 6],
        ]),
    )
  }
  const sideLeft = left + (maxX - minX + gap) * scale
  const sideRight = sideLeft + solid.depth * scale
  const top = bottom - (maxY - minY) * scale
  pen.face(
    polyline(
      [
        [sideLeft, top],
        [sideRight, top],
        [sideRight, bottom],
        [sideLeft, bottom],
      ],
      true,
    ),
  )
  hatch(pen, sideLeft, top, sideRight, bottom)
  const [wide, high, deep] = extrudedLabels(spec, [maxX - minX, maxY - minY, solid.depth], outerMm)
  pen.dimension([left, bottom], [left + (maxX - minX) * scale, bottom], -34, mm(wide))
  pen.dimension([left, bottom], [left, top], 34, mm(high))
  pen.dimension([sideLeft, bottom], [sideRight, bottom], -34, mm(deep))
}

/**
 * A plane view of the main solid with its dimensions: half section for bodies of revolution, two views for prisms.
 * @param outerMm the longest side of the product, for what is drawn in one size or cut short
 */
export function drawOrthographic(
  pen: Pen,
  solids: readonly Solid[],
  spec: DrawingSpec,
  area: Area,
  outerMm: number,
) {
  const [main] = solids.toSorted((left, right) => bulk(right) - bulk(left))
  if (main?.type === 'turned') turnedView(pen, main, spec, area, outerMm)
  else if (main) extrudedView(pen, main, spec, area, outerMm)
}

function bulk(solid: Solid): number {
  if (solid.type === 'turned')
    return solid.segments.reduce((sum, [length, far]) => sum + length * far * far * 3, 0)
  const xs = solid.points.map(([x]) => x)
  const ys = solid.points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) * solid.depth
}
