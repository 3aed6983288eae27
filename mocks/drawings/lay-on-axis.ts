import type { PartKind } from './drawing-spec.ts'
import type { Point } from './pen.ts'
import type { Extruded, Solid, Turned } from './solids.ts'

/** Millimetres: the box of a part. `x` runs along the axis of its chain. */
export interface Box3 {
  min: readonly [number, number, number]
  max: readonly [number, number, number]
}

/** What stands upright beside its axis. */
const upright = new Set<string>(['drum', 'can', 'jack', 'battery'] satisfies PartKind[])
/** Flat things whose face looks along the axis. */
const facing = new Set<string>([
  'sprocket',
  'belt',
  'edge',
  'glass',
  'wiper',
  'radiator',
  'mirror',
] satisfies PartKind[])

const lengthOf = ({ segments }: Turned) => segments.reduce((sum, [length]) => sum + length, 0)

/** Turns a part so that its own axis lies along the axis of a chain, its near end to the viewer. */
export function layOnAxis(kind: string, solids: readonly Solid[]): Solid[] {
  const [first] = solids
  if (facing.has(kind)) return solids.flatMap((solid) => (solid.type === 'extruded' ? [faceAxis(solid)] : []))
  if (first?.axis === 'up' && !upright.has(kind)) return solids.map(tip)
  return [...solids]
}

/** x, y, z become y, −x, z. */
function tip(solid: Solid): Solid {
  const [x, y, z] = solid.at ?? [0, 0, 0]
  if (solid.type === 'extruded') {
    const points = solid.points.map(([px, pz]): Point => [pz, -px])
    const holes = solid.holes?.map(([px, pz, radius]) => [pz, -px, radius] as const)
    return { ...solid, axis: 'side', points, ...(holes && { holes }), at: [y, -x, z] }
  }
  if (solid.axis === 'up') return { ...solid, axis: 'side', at: [y, -x, z] }
  const segments = solid.segments
    .toReversed()
    .map(([length, far, near = far]) => [length, near, far] as const)
  return { ...solid, axis: 'up', segments, at: [y, -x - lengthOf(solid), z] }
}

/** x, y, z become z, y, −x. */
function faceAxis(solid: Extruded): Extruded {
  const [x, y, z] = solid.at ?? [0, 0, 0]
  const turn = ([px, py]: Point): Point => [-px, py]
  return {
    ...solid,
    axis: 'side',
    points: solid.points.map(turn),
    at: [z, y, -x],
    ...(solid.holes && { holes: solid.holes.map(([px, py, radius]) => [-px, py, radius] as const) }),
    ...(solid.lines && { lines: solid.lines.map(([from, to]) => [turn(from), turn(to)] as const) }),
  }
}

/** The box of the solids. */
export function boxOf(solids: readonly Solid[]): Box3 {
  const corners = solids.flatMap(cornersOf)
  const edge = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => pick(...corners.map((corner) => corner[axis] ?? 0)))
  const [x0 = 0, y0 = 0, z0 = 0] = edge(Math.min)
  const [x1 = 0, y1 = 0, z1 = 0] = edge(Math.max)
  return { min: [x0, y0, z0], max: [x1, y1, z1] }
}

function cornersOf(solid: Solid): [number, number, number][] {
  const [x, y, z] = solid.at ?? [0, 0, 0]
  if (solid.type === 'turned') {
    const radius = Math.max(...solid.segments.flatMap(([, far, near = far]) => [far, near]))
    const length = lengthOf(solid)
    return solid.axis === 'side'
      ? [
          [x, y - radius, z - radius],
          [x + length, y + radius, z + radius],
        ]
      : [
          [x - radius, y, z - radius],
          [x + radius, y + length, z + radius],
        ]
  }
  return solid.points.flatMap(([px, py]) =>
    [0, solid.depth].map((depth): [number, number, number] => {
      if (solid.axis === 'up') return [x + px, y + depth, z + py]
      if (solid.axis === 'side') return [x + depth, y + py, z + px]
      return [x + px, y + py, z + depth]
    }),
  )
}

/** The solids in another size, moved. */
export function placeSolids(
  solids: readonly Solid[],
  scale: number,
  [dx, dy, dz]: readonly [number, number, number],
): Solid[] {
  return solids.map((solid) => {
    const [x, y, z] = solid.at ?? [0, 0, 0]
    const at = [x * scale + dx, y * scale + dy, z * scale + dz] as const
    if (solid.type === 'turned')
      return {
        ...solid,
        at,
        segments: solid.segments.map(
          ([length, far, near = far]) => [length * scale, far * scale, near * scale] as const,
        ),
        ...(solid.bore !== undefined && { bore: solid.bore * scale }),
      }
    const scaled = ([px, py]: Point): Point => [px * scale, py * scale]
    return {
      ...solid,
      at,
      depth: solid.depth * scale,
      points: solid.points.map(scaled),
      ...(solid.holes && {
        holes: solid.holes.map(([px, py, radius]) => [px * scale, py * scale, radius * scale] as const),
      }),
      ...(solid.lines && { lines: solid.lines.map(([from, to]) => [scaled(from), scaled(to)] as const) }),
    }
  })
}
