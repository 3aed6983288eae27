import { turnedLabels } from './dimension-labels.ts'
import { formatSize } from './format-size.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { hatch } from './hatching.ts'
import { axisOverhang, circle, polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'
import type { Area, Solid, Turned } from './solids.ts'

/** A body of revolution laid along the sheet. */
interface Laid {
  left: number
  right: number
  middle: number
  scale: number
  bore: number
  radius: number
}

const lengthOf = (solid: Turned) => solid.segments.reduce((sum, [part]) => sum + part, 0)
const radiusOf = (solid: Turned) => Math.max(...solid.segments.flatMap(([, far, near = far]) => [far, near]))

function lay(solid: Turned, area: Area): Laid {
  const length = lengthOf(solid)
  const radius = radiusOf(solid)
  const scale = Math.min(area.width / length, area.height / (2 * radius))
  const left = area.left + (area.width - length * scale) / 2
  return {
    left,
    right: left + length * scale,
    middle: area.top + area.height / 2,
    scale,
    bore: (solid.bore ?? 0) * scale,
    radius: radius * scale,
  }
}

/** The outline from the axis' left end to its right end, above it (`side` −1) or below it (1). */
function profile(solid: Turned, { left, middle, scale }: Laid, side: 1 | -1): Point[] {
  let x = left
  return solid.segments.flatMap(([part, far, near = far]): Point[] => {
    const from: Point = [x, middle + side * far * scale]
    x += part * scale
    return [from, [x, middle + side * near * scale]]
  })
}

/** By the drawing standard the thread of a rod is its outline and a thin line at the root of the thread. */
function drawThread(pen: Pen, solid: Turned, { left, middle, scale }: Laid, sides: readonly (1 | -1)[]) {
  const longest = Math.max(...solid.segments.map(([part]) => part))
  let x = left
  for (const [part, far, near = far] of solid.segments) {
    const end = x + part * scale
    if (part === longest)
      for (const side of sides)
        pen.thin(
          polyline([
            [x, middle + side * far * scale * 0.85],
            [end, middle + side * near * scale * 0.85],
          ]),
        )
    x = end
  }
}

/** Half view above the axis, half section below it; what is solid is never cut along its axis. */
export function drawTurnedSide(pen: Pen, solid: Turned, spec: DrawingSpec, area: Area, outerMm: number) {
  const laid = lay(solid, area)
  const { left, right, middle, bore, radius } = laid
  const upper = profile(solid, laid, -1)
  const lower = profile(solid, laid, 1)
  const isCut = bore > 0
  pen.face(polyline([...upper, ...lower.toReversed()], true))
  for (let index = 1; index < solid.segments.length; index += 1) {
    const [at, before] = upper[2 * index - 1] ?? [left, middle]
    const [, after] = upper[2 * index] ?? [left, middle]
    const top = Math.min(before, after)
    pen.edge(
      polyline([
        [at, top],
        [at, isCut ? middle : 2 * middle - top],
      ]),
    )
  }
  if (isCut) {
    const cut: Point[] = [...lower, [right, middle + bore], [left, middle + bore]]
    hatch(pen, cut)
    pen.edge(
      polyline([
        [left, middle + bore],
        [right, middle + bore],
      ]),
    )
  }
  if (solid.marks === 'thread') drawThread(pen, solid, laid, isCut ? [-1] : [-1, 1])
  pen.axis(
    polyline([
      [left - axisOverhang, middle],
      [right + axisOverhang, middle],
    ]),
  )
  const drawn = { length: lengthOf(solid), diameter: radiusOf(solid) * 2, bore: (solid.bore ?? 0) * 2 }
  const labels = turnedLabels(spec, drawn, outerMm)
  pen.dimension([left, middle + radius], [right, middle + radius], -40, formatSize(labels.length))
  pen.dimension([right, middle - radius], [right, middle + radius], 44, `Ø${formatSize(labels.diameter)}`)
  if (bore > 6 && labels.bore !== undefined)
    pen.dimension([left, middle + bore], [left, middle - bore], 40, `Ø${formatSize(labels.bore)}`)
}

/** Where the axis of a body stands against that of the main one, seen along it: to the right and up. */
function offsetOf(solid: Turned, main: Turned): Point {
  const [x0, y0, z0] = main.at ?? [0, 0, 0]
  const [x, y, z] = solid.at ?? [0, 0, 0]
  return main.axis === 'up' ? [x - x0, z - z0] : [z - z0, y - y0]
}

/** The circles that show from the end of the axis, of all bodies that lie along it: the rings and balls of a bearing. */
export function drawTurnedEnd(
  pen: Pen,
  main: Turned,
  solids: readonly Solid[],
  spec: DrawingSpec,
  area: Area,
  outerMm: number,
) {
  const bodies = [
    main,
    ...solids.filter(
      (solid): solid is Turned => solid !== main && solid.type === 'turned' && solid.axis === main.axis,
    ),
  ]
  const sides = bodies.map((body) => {
    const [across, up] = offsetOf(body, main)
    const radius = radiusOf(body)
    return { left: across - radius, right: across + radius, top: up + radius, bottom: up - radius }
  })
  const left = Math.min(...sides.map((side) => side.left))
  const right = Math.max(...sides.map((side) => side.right))
  const top = Math.max(...sides.map((side) => side.top))
  const bottom = Math.min(...sides.map((side) => side.bottom))
  const scale = Math.min(area.width / (right - left), area.height / (top - bottom))
  const centre: Point = [
    area.left + area.width / 2 - ((left + right) / 2) * scale,
    area.top + area.height / 2 + ((top + bottom) / 2) * scale,
  ]
  for (const body of bodies) {
    const [across, up] = offsetOf(body, main)
    drawBodyEnd(pen, body, [centre[0] + across * scale, centre[1] - up * scale], scale)
  }
  const radius = radiusOf(main)
  const reach = radius * scale
  drawCentreLines(pen, centre, reach)
  const labels = turnedLabels(
    spec,
    { length: lengthOf(main), diameter: radius * 2, bore: (main.bore ?? 0) * 2 },
    outerMm,
  )
  pen.dimension(
    [centre[0] + reach, centre[1] - reach],
    [centre[0] + reach, centre[1] + reach],
    44,
    `Ø${formatSize(labels.diameter)}`,
  )
}

function drawBodyEnd(pen: Pen, body: Turned, centre: Point, scale: number) {
  pen.face(circle(centre, radiusOf(body) * scale))
  // Seen from the near end a step shows when nothing nearer is wider.
  let widest = 0
  for (const [, far, near = far] of body.segments.toReversed()) {
    for (const step of [near, far])
      if (step > widest * 1.02) {
        pen.edge(circle(centre, step * scale))
        widest = step
      }
  }
  if (body.bore) pen.face(circle(centre, body.bore * scale), '#F4F8FB')
}

export function drawCentreLines(pen: Pen, [x, y]: Point, radius: number) {
  const reach = radius + Math.min(axisOverhang, radius * 0.3 + 6)
  pen.axis(
    polyline([
      [x - reach, y],
      [x + reach, y],
    ]) +
      polyline([
        [x, y - reach],
        [x, y + reach],
      ]),
  )
}
