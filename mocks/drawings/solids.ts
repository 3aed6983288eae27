import { polyline } from './pen.ts'
import type { Pen, Point } from './pen.ts'

/** Millimetres: length along the axis, radius at the far end, radius at the near end. */
export type Segment = readonly [number, number, number?]

/** A body of revolution. `up` stands on its far end; `side` lies along the isometric axis, its near end to the right. */
export interface Turned {
  type: 'turned'
  axis: 'up' | 'side'
  segments: readonly Segment[]
  /** Radius of the hole in the near end. */
  bore?: number
  /** Texture of the longest segment. */
  marks?: 'pleats' | 'thread' | 'mesh' | 'ribs'
  /** Where its far end's centre stands, in isometric millimetres. */
  at?: readonly [number, number, number]
}

/**
 * A prism: a polygon (x to the right, y up) with holes, extruded to the left and back. With `up` the polygon lies and is
 * extruded upwards. With `side` (x to the left and back, y up) it is extruded along the axis of lying bodies.
 */
export interface Extruded {
  type: 'extruded'
  axis?: 'up' | 'side'
  points: readonly Point[]
  depth: number
  holes?: readonly (readonly [number, number, number])[]
  at?: readonly [number, number, number]
  /** Thin lines on the front face. */
  lines?: readonly (readonly [Point, Point])[]
}

export type Solid = Turned | Extruded

/** A box of the sheet in pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

export interface Frame {
  scale: number
  x: number
  y: number
}

const cos = Math.cos(Math.PI / 6)
const minor = 0.577

/** Isometric projection of millimetres to pixels: x to the right and down, z to the left and down, y up. */
export function project(frame: Frame, x: number, y: number, z: number): Point {
  return [frame.x + (x - z) * cos * frame.scale, frame.y + ((x + z) * 0.5 - y) * frame.scale]
}

/** Where a point of a prism's polygon stands at a depth. */
function placed({ at = [0, 0, 0], axis }: Extruded, frame: Frame, [x, y]: Point, depth: number): Point {
  const [ox, oy, oz] = at
  if (axis === 'up') return project(frame, ox + x, oy + depth, oz + y)
  if (axis === 'side') return project(frame, ox + depth, oy + y, oz + x)
  return project(frame, ox + x, oy + y, oz + depth)
}

/** Direction of a prism's depth on the screen. */
const depthOf = ({ axis }: Extruded): Point => (axis === 'up' ? [0, -1] : [axis === 'side' ? cos : -cos, 0.5])

interface Ellipse {
  center: Point
  /** Half of the long axis, pixels. */
  radius: number
  /** Direction of the axis on the screen. */
  along: Point
}

const short = (value: number) => Math.round(value * 10) / 10
const sides = ({ center, radius, along }: Ellipse): [Point, Point] => [
  [center[0] - along[1] * radius, center[1] + along[0] * radius],
  [center[0] + along[1] * radius, center[1] - along[0] * radius],
]

function arc({ radius, along }: Ellipse, to: Point, sweep: 0 | 1): string {
  const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI + 90
  return `A${short(radius)} ${short(radius * minor)} ${short(turn)} 0 ${sweep} ${short(to[0])} ${short(to[1])}`
}

function whole(ellipse: Ellipse): string {
  const [from, to] = sides(ellipse)
  return `${polyline([from])}${arc(ellipse, to, 0)}${arc(ellipse, from, 0)}Z`
}

function stations(solid: Turned, frame: Frame) {
  const [x, y, z] = solid.at ?? [0, 0, 0]
  const along: Point = solid.axis === 'up' ? [0, -1] : [cos, 0.5]
  let offset = 0
  const ellipse = (at: number, radius: number): Ellipse => ({
    center: solid.axis === 'up' ? project(frame, x, y + at, z) : project(frame, x + at, y, z),
    radius: radius * 1.2247 * frame.scale,
    along,
  })
  return solid.segments.map(([length, far, near = far]) => {
    const station = { far: ellipse(offset, far), near: ellipse(offset + length, near), length }
    offset += length
    return station
  })
}

function drawTexture(pen: Pen, solid: Turned, far: Ellipse, near: Ellipse) {
  const at = (share: number, turn: number): Point => {
    const mid: Point = [
      far.center[0] + (near.center[0] - far.center[0]) * share,
      far.center[1] + (near.center[1] - far.center[1]) * share,
    ]
    const radius = far.radius + (near.radius - far.radius) * share
    const across = Math.cos(turn) * radius
    const forward = -Math.sin(turn) * radius * minor
    return [
      mid[0] - near.along[1] * across + near.along[0] * forward,
      mid[1] + near.along[0] * across + near.along[1] * forward,
    ]
  }
  if (solid.marks === 'pleats' || solid.marks === 'mesh') {
    const count = Math.min(26, Math.max(6, Math.round(far.radius / 6)))
    for (let index = 1; index < count; index += 1) {
      const turn = (index / count) * Math.PI
      pen.thin(polyline([at(0.05, turn), at(0.95, turn)]))
    }
  }
  if (solid.marks === 'mesh' || solid.marks === 'thread' || solid.marks === 'ribs') {
    const most = { mesh: 9, ribs: 6, thread: 12 }[solid.marks]
    const length = Math.hypot(near.center[0] - far.center[0], near.center[1] - far.center[1])
    // Closer than eight pixels they run together.
    const count = Math.min(most, Math.max(3, Math.round(length / 8)))
    for (let index = 1; index < count; index += 1) {
      const share = index / count
      const ellipse: Ellipse = {
        center: [
          far.center[0] + (near.center[0] - far.center[0]) * share,
          far.center[1] + (near.center[1] - far.center[1]) * share,
        ],
        radius: far.radius + (near.radius - far.radius) * share,
        along: near.along,
      }
      const [from, to] = sides(ellipse)
      pen.thin(`${polyline([from])}${arc(ellipse, to, 1)}`)
    }
  }
}

function drawTurned(pen: Pen, solid: Turned, frame: Frame) {
  const parts = stations(solid, frame)
  const longest = parts.reduce(
    (best, part) => (part.length > best.length ? part : best),
    parts[0] ?? { length: 0 },
  )
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    const [farLeft, farRight] = sides(part.far)
    const [nearLeft, nearRight] = sides(part.near)
    pen.side(
      `${polyline([nearLeft, farLeft])}${arc(part.far, farRight, 1)}L${short(nearRight[0])} ${short(nearRight[1])}Z`,
    )
    if (part === longest && solid.marks) drawTexture(pen, solid, part.far, part.near)
    // The next segment hides an end that isn't wider.
    if (!next || next.far.radius < part.near.radius) pen.face(whole(part.near))
  }
  const last = parts.at(-1)
  const first = parts[0]
  if (last && solid.bore) {
    const bore: Ellipse = { ...last.near, radius: solid.bore * 1.2247 * frame.scale }
    pen.face(whole(bore), '#DCE7F1')
  }
  if (first && last) {
    const over = 14
    const [dx, dy] = last.near.along
    pen.axis(
      polyline([
        [
          first.far.center[0] - dx * (over + first.far.radius * minor),
          first.far.center[1] - dy * (over + first.far.radius * minor),
        ],
        [last.near.center[0] + dx * over, last.near.center[1] + dy * over],
      ]),
    )
  }
}

function drawExtruded(pen: Pen, solid: Extruded, frame: Frame) {
  const { points, depth } = solid
  const at = (point: Point, z: number) => placed(solid, frame, point, z)
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + x * ny - nx * y
  }, 0)
  const turn = Math.sign(area) || 1
  pen.hidden(
    polyline(
      points.map((point) => at(point, 0)),
      true,
    ),
  )
  points
    .map((from, index) => {
      const to = points[(index + 1) % points.length] ?? from
      return {
        from,
        to,
        facing: (to[1] - from[1] - (to[0] - from[0])) * turn,
        near: from[0] + to[0] + from[1] + to[1],
      }
    })
    .filter((side) => side.facing > 0)
    .toSorted((left, right) => left.near - right.near)
    .forEach(({ from, to }) =>
      pen.side(polyline([at(from, 0), at(to, 0), at(to, depth), at(from, depth)], true)),
    )
  pen.face(
    polyline(
      points.map((point) => at(point, depth)),
      true,
    ),
  )
  for (const [from, to] of solid.lines ?? []) pen.thin(polyline([at(from, depth), at(to, depth)]))
  for (const [x, y, radius] of solid.holes ?? []) {
    pen.face(
      whole({
        center: at([x, y], depth),
        radius: radius * 1.2247 * frame.scale,
        along: depthOf(solid),
      }),
      '#DCE7F1',
    )
  }
}

/** Draws the solids in the given order, far ones first. */
export function drawSolids(pen: Pen, solids: readonly Solid[], frame: Frame) {
  for (const solid of solids) {
    if (solid.type === 'turned') drawTurned(pen, solid, frame)
    else drawExtruded(pen, solid, frame)
  }
}

/** The box of the projection at scale 1, to fit it on a sheet. */
export function boundsOf(solids: readonly Solid[]) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  const frame: Frame = { scale: 1, x: 0, y: 0 }
  const take = ([x, y]: Point, radius = 0) => {
    box.left = Math.min(box.left, x - radius)
    box.right = Math.max(box.right, x + radius)
    box.top = Math.min(box.top, y - radius)
    box.bottom = Math.max(box.bottom, y + radius)
  }
  for (const solid of solids) {
    if (solid.type === 'turned') {
      for (const { far, near } of stations(solid, frame)) {
        take(far.center, far.radius)
        take(near.center, near.radius)
      }
    } else {
      for (const point of solid.points)
        for (const depth of [0, solid.depth]) take(placed(solid, frame, point, depth))
    }
  }
  return box
}

/** Where the solids fill a box of the sheet. */
export function fit(solids: readonly Solid[], { left, top, width, height }: Area): Frame {
  const box = boundsOf(solids)
  const scale = Math.min(
    width / Math.max(1, box.right - box.left),
    height / Math.max(1, box.bottom - box.top),
  )
  return {
    scale,
    x: left + width / 2 - ((box.left + box.right) / 2) * scale,
    y: top + height / 2 - ((box.top + box.bottom) / 2) * scale,
  }
}
