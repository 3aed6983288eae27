import { formatSize } from './format-size.ts'
import { axisOverhang, circle, polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'
import type { Area, Extruded, Turned } from './solids.ts'
import { drawCentreLines } from './turned-views.ts'

/** Millimetres of a hexagon bolt. */
interface Bolt {
  length: number
  thread: number
  diameter: number
  headHeight: number
  /** Across the corners. */
  headWidth: number
}

/** The sizes of a bolt whose solids are a threaded shank and a hexagon. */
export function boltOf(shank: Turned, head: Extruded): Bolt {
  const [[thread, radius] = [0, 0]] = shank.segments
  return {
    length: shank.segments.reduce((sum, [part]) => sum + part, 0),
    thread,
    diameter: radius * 2,
    headHeight: head.depth,
    headWidth: 2 * Math.max(...head.points.map(([x]) => x)),
  }
}

const rectangle = ([left, top]: Point, [right, bottom]: Point) =>
  polyline(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    true,
  )

/** From the side: by the drawing standard a bolt is never cut; a thin line at the root is its thread, a thick one its end. */
export function drawBoltSide(pen: Pen, bolt: Bolt, area: Area) {
  const whole = bolt.length + bolt.headHeight
  const scale = Math.min(area.width / whole, area.height / bolt.headWidth)
  const left = area.left + (area.width - whole * scale) / 2
  const middle = area.top + area.height / 2
  const under = left + bolt.length * scale
  const right = left + whole * scale
  const radius = (bolt.diameter / 2) * scale
  const corner = (bolt.headWidth / 2) * scale
  const chamfer = radius * 0.15
  const threadEnd = left + bolt.thread * scale
  pen.face(rectangle([under, middle - corner], [right, middle + corner]))
  for (const share of [-0.5, 0.5])
    pen.edge(
      polyline([
        [under, middle + corner * share],
        [right, middle + corner * share],
      ]),
    )
  pen.face(
    polyline(
      [
        [left, middle - radius + chamfer],
        [left + chamfer, middle - radius],
        [under, middle - radius],
        [under, middle + radius],
        [left + chamfer, middle + radius],
        [left, middle + radius - chamfer],
      ],
      true,
    ),
  )
  for (const x of [left + chamfer, threadEnd])
    pen.edge(
      polyline([
        [x, middle - radius],
        [x, middle + radius],
      ]),
    )
  for (const side of [-1, 1])
    pen.thin(
      polyline([
        [left, middle + side * radius * 0.85],
        [threadEnd, middle + side * radius * 0.85],
      ]),
    )
  pen.axis(
    polyline([
      [left - axisOverhang, middle],
      [right + axisOverhang, middle],
    ]),
  )
  pen.dimension([left, middle + corner], [under, middle + corner], -40, formatSize(bolt.length))
  pen.dimension([under, middle - corner], [right, middle - corner], 40, formatSize(bolt.headHeight))
  pen.dimension([left, middle + radius], [left, middle - radius], 40, `M${formatSize(bolt.diameter)}`)
}

/** The head from its end, with its size across the flats. */
export function drawBoltHead(pen: Pen, bolt: Bolt, area: Area) {
  const scale = Math.min(area.width, area.height) / bolt.headWidth
  const centre: Point = [area.left + area.width / 2, area.top + area.height / 2]
  const corner = (bolt.headWidth / 2) * scale
  const flat = corner * Math.cos(Math.PI / 6)
  pen.face(
    polyline(
      [0, 1, 2, 3, 4, 5].map((index): Point => {
        const angle = (index * Math.PI) / 3
        return [centre[0] + corner * Math.cos(angle), centre[1] + corner * Math.sin(angle)]
      }),
      true,
    ),
  )
  pen.edge(circle(centre, flat * 0.96))
  drawCentreLines(pen, centre, corner)
  pen.dimension(
    [centre[0] + corner * 0.5, centre[1] - flat],
    [centre[0] + corner * 0.5, centre[1] + flat],
    corner * 0.5 + 44,
    `S${formatSize(bolt.headWidth * Math.cos(Math.PI / 6))}`,
  )
}
