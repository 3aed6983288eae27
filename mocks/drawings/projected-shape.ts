import type { Point } from './pen.ts'
import { type Frame, project, type Solid } from './solids.ts'

/** On the sheet, along and across the axis of a chain; `across` grows to the upper right. */
export interface Reach {
  from: number
  to: number
  below: number
  above: number
}

const cos = Math.cos(Math.PI / 6)
const sheet: Frame = { scale: 1, x: 0, y: 0 }

/** Isometric millimetres of the sheet to its points. */
export const onSheet = (x: number, y: number, z: number): Point => project(sheet, x, y, z)
export const alongOf = ([x, y]: Point) => x * cos + y * 0.5
export const acrossOf = ([x, y]: Point) => x * 0.5 - y * cos
/** The point of the sheet that stands so far along and across. */
export const pointAt = (along: number, across: number): Point => [
  along * cos + across * 0.5,
  along * 0.5 - across * cos,
]

const samples = 16

/** Points whose hull is the outline of the solids. */
export function shapePoints(solids: readonly Solid[]): Point[] {
  return solids.flatMap((solid) => {
    const [x, y, z] = solid.at ?? [0, 0, 0]
    if (solid.type === 'extruded')
      return solid.points.flatMap(([px, py]) =>
        [0, solid.depth].map((depth) => {
          if (solid.axis === 'up') return onSheet(x + px, y + depth, z + py)
          if (solid.axis === 'side') return onSheet(x + depth, y + py, z + px)
          return onSheet(x + px, y + py, z + depth)
        }),
      )
    let offset = 0
    return solid.segments.flatMap(([length, far, near = far]) => {
      const ends = [
        [offset, far],
        [offset + length, near],
      ] as const
      offset += length
      return ends.flatMap(([at, radius]) =>
        Array.from({ length: samples }, (_unused, index) => {
          const turn = (index / samples) * 2 * Math.PI
          const [u, v] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
          return solid.axis === 'side' ? onSheet(x + at, y + v, z + u) : onSheet(x + u, y + at, z + v)
        }),
      )
    })
  })
}

export function reachOf(points: readonly Point[]): Reach {
  const along = points.map(alongOf)
  const across = points.map(acrossOf)
  return {
    from: Math.min(...along),
    to: Math.max(...along),
    below: Math.min(...across),
    above: Math.max(...across),
  }
}

/** Convex hull, by Andrew's monotone chain. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      for (
        let a = kept.at(-2), b = kept.at(-1);
        a && b && turn(a, b, point) <= 0;
        a = kept.at(-2), b = kept.at(-1)
      )
        kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** At most so many points: those that the outline changes least without are left out. */
export function thinOut(outline: readonly Point[], most: number): Point[] {
  const kept = [...outline]
  const loss = (index: number) => {
    const [ax, ay] = kept.at(index - 1) ?? [0, 0]
    const [bx, by] = kept[index] ?? [0, 0]
    const [cx, cy] = kept[(index + 1) % kept.length] ?? [0, 0]
    return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))
  }
  while (kept.length > most) {
    let least = 0
    for (let index = 1; index < kept.length; index += 1) if (loss(index) < loss(least)) least = index
    kept.splice(least, 1)
  }
  return kept
}

/** Whether a polygon covers the point. */
export function covers(polygon: readonly Point[], [x, y]: Point): boolean {
  let isInside = false
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
  })
  return isInside
}

/** A point on the visible face of the part, so far across that the leader doesn't run over all of it. */
export function facePoint(solids: readonly Solid[]): Point {
  const [main] = solids.toSorted((left, right) => bulk(right) - bulk(left))
  if (!main) return [0, 0]
  const [x, y, z] = main.at ?? [0, 0, 0]
  if (main.type === 'turned') return turnedPoint(main, [x, y, z])
  const at = ([px, py]: Point): Point => {
    if (main.axis === 'up') return onSheet(x + px, y + main.depth, z + py)
    if (main.axis === 'side') return onSheet(x + main.depth, y + py, z + px)
    return onSheet(x + px, y + py, z + main.depth)
  }
  const xs = main.points.map(([px]) => px)
  const ys = main.points.map(([, py]) => py)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  let best: { point: Point; room: number } = { point: main.points[0] ?? [0, 0], room: -Infinity }
  for (let column = 1; column < 16; column += 1)
    for (let row = 1; row < 16; row += 1) {
      const point: Point = [left + ((right - left) * column) / 16, bottom + ((top - bottom) * row) / 16]
      if (!covers(main.points, point)) continue
      const room = Math.min(
        ...(main.holes ?? []).map(([hx, hy, radius]) => Math.hypot(point[0] - hx, point[1] - hy) - radius),
        ...main.points.map(([px, py], index) => {
          const [qx, qy] = main.points[(index + 1) % main.points.length] ?? [px, py]
          return distance(point, [px, py], [qx, qy])
        }),
      )
      if (room > best.room + 0.5) best = { point, room }
    }
  return at(best.point)
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
  const share = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

function turnedPoint(main: Solid & { type: 'turned' }, [x, y, z]: readonly [number, number, number]): Point {
  let offset = 0
  let widest = { at: 0, radius: 0, weight: -1, end: 0 }
  for (const [length, far, near = far] of main.segments) {
    const weight = length * Math.max(far, near)
    if (weight > widest.weight)
      widest = { at: offset + length / 2, radius: (far + near) / 2, weight, end: offset + length }
    offset += length
  }
  if (main.axis === 'up') return onSheet(x + widest.radius * 0.5, y + widest.at, z + widest.radius * 0.5)
  const [along, across] = [alongOf(onSheet(x, y, z)), acrossOf(onSheet(x, y, z))]
  const stretch = 1.2247
  // A flat ring shows its face: between the bore and the rim. What is long shows its side.
  const [last] = main.segments.toReversed()
  const rim = last?.[2] ?? last?.[1] ?? 0
  const isFlat = offset < rim * 1.1
  return isFlat && last
    ? pointAt(
        along + offset,
        across + stretch * ((main.bore ?? rim * 0.2) + (rim - (main.bore ?? rim * 0.2)) * 0.5),
      )
    : pointAt(along + widest.at, across + stretch * widest.radius * 0.7)
}

function bulk(solid: Solid): number {
  if (solid.type === 'turned')
    return solid.segments.reduce((sum, [length, far]) => sum + length * far * far * 3, 0)
  const xs = solid.points.map(([x]) => x)
  const ys = solid.points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) * solid.depth
}
