import { createRandom } from '../random.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import type { DrawingView } from './drawing-views.ts'
import { drawOrthographic } from './orthographic.ts'
import { partSolids } from './part-models.ts'
import { Pen, polyline } from './pen.ts'
import type { Point } from './pen.ts'
import { drawSolids, fit, project } from './solids.ts'
import type { Frame, Solid } from './solids.ts'

/** What stands on a drawing besides the part. */
export interface DrawingLabel {
  article: string
  title: string
  weightKg: number
  /** The longest side of the product, millimetres. */
  outerMm: number
}

const corner = (x: number, y: number, dx: number, dy: number) =>
  polyline([
    [x + dx, y],
    [x, y],
    [x, y + dy],
  ])

/** The corner marks and the article's plate that every drawing has. */
export function drawPlate(pen: Pen, article: string) {
  const { width, height } = pen
  pen.thin(
    corner(20, 20, 26, 26) +
      corner(width - 20, 20, -26, 26) +
      corner(20, height - 20, 26, -26) +
      corner(width - 20, height - 20, -26, -26),
  )
  pen.text(article, width - 40, height - 36, 17, 'end')
}

/** Points on the part that call-outs lead to. */
function anchors(solids: readonly Solid[], frame: Frame): Point[] {
  return solids.flatMap((solid): Point[] => {
    const [x, y, z] = solid.at ?? [0, 0, 0]
    if (solid.type === 'extruded') {
      const longest = solid.points.reduce(
        (sum, point) =>
          [sum[0] + point[0] / solid.points.length, sum[1] + point[1] / solid.points.length] as const,
        [0, 0] as const,
      )
      return [project(frame, x + longest[0], y + longest[1], z + solid.depth)]
    }
    let offset = 0
    return solid.segments.map(([length, far]) => {
      const middle = offset + length / 2
      offset += length
      return solid.axis === 'up'
        ? project(frame, x + far * 0.4, y + middle, z + far * 0.4)
        : project(frame, x + middle, y + far * 0.35, z + far * 0.35)
    })
  })
}

function drawCallouts(pen: Pen, points: readonly Point[], turn: number) {
  const spread =
    points.length <= 4
      ? points
      : [0, 1, 2, 3].map((index) => points[Math.round((index * (points.length - 1)) / 3)] ?? points[0]!)
  const places: Point[] = [
    [88, 110],
    [pen.width - 88, 96],
    [pen.width - 76, 300],
    [84, 420],
  ]
  const free = [...places.slice(turn % 2), ...places.slice(0, turn % 2)]
  for (const [index, to] of spread.entries()) {
    let best = 0
    for (const [at, place] of free.entries()) {
      const now = free[best]
      if (now && Math.hypot(place[0] - to[0], place[1] - to[1]) < Math.hypot(now[0] - to[0], now[1] - to[1]))
        best = at
    }
    const [place] = free.splice(best, 1)
    if (place) pen.callout(index + 1, place, to)
  }
}

const mm = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')

function titleBlock(pen: Pen, label: DrawingLabel, sheet: string) {
  const { width, height } = pen
  const [left, top] = [width - 340, height - 110]
  pen.edge(
    polyline(
      [
        [24, 24],
        [width - 24, 24],
        [width - 24, height - 24],
        [24, height - 24],
      ],
      true,
    ),
  )
  pen.face(
    polyline(
      [
        [left, top],
        [width - 24, top],
        [width - 24, height - 24],
        [left, height - 24],
      ],
      true,
    ),
  )
  pen.thin(
    `M${left} ${top + 44}H${width - 24}M${left + 110} ${top + 44}V${height - 24}M${left + 214} ${top + 44}V${height - 24}`,
  )
  pen.text(label.article, left + 14, top + 31, Math.min(18, 1500 / Math.max(40, label.article.length * 6)))
  pen.text(`${mm(label.weightKg)} KG`, left + 12, top + 72, 12)
  pen.text(sheet, left + 124, top + 72, 12)
  pen.text('A4', left + 228, top + 72, 12)
}

/** Decides the small differences between like parts. */
export const partSeed = ({ kind }: DrawingSpec, article: string) => `${article}/${kind}`

/** Draws a part in one view: `main` isometric with call-outs, `detail` a section with dimensions, `sheet` both in a frame. */
export function drawPart(spec: DrawingSpec, label: DrawingLabel, view: DrawingView): string {
  const random = createRandom(partSeed(spec, label.article))
  const solids = partSolids(spec, random)
  const pen = new Pen()
  if (view === 'main') {
    const frame = fit(solids, { left: 150, top: 80, width: 500, height: 430 })
    drawSolids(pen, solids, frame)
    drawCallouts(pen, anchors(solids, frame), random.int(0, 3))
    drawPlate(pen, label.article)
  } else if (view === 'detail') {
    drawOrthographic(pen, solids, spec, { left: 130, top: 90, width: 540, height: 400 }, label.outerMm)
    drawPlate(pen, label.article)
  } else {
    drawSolids(pen, solids, fit(solids, { left: 60, top: 60, width: 300, height: 380 }))
    drawOrthographic(pen, solids, spec, { left: 460, top: 100, width: 220, height: 280 }, label.outerMm)
    titleBlock(pen, label, 'NTS')
  }
  return pen.toSvg(label.title)
}
