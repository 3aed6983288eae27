import type { Body } from './body-pieces.ts'
import { anchorHeight, bodies, bodyParts, type Rod } from './diagram-bodies.ts'
import { chainsOf, type SizedPart, sizePart } from './diagram-chains.ts'
import type { ExplodedUnit } from './exploded-unit.ts'
import type { Point } from './pen.ts'
import {
  acrossOf,
  alongOf,
  facePoint,
  onSheet,
  pointAt,
  type Reach,
  reachOf,
  shapePoints,
} from './projected-shape.ts'
import type { Solid } from './solids.ts'
import { textWidth } from './stroke-font.ts'

/** Height of the position numbers. */
export const numberSize = 24

/** A part in its place: `origin` is where its own zero stands on the sheet. */
export interface PlacedPart extends SizedPart {
  origin: Point
  /** Where its leader begins, on its face. */
  dot: Point
  /** The shelf that its number stands on, from the leader's end to the right. */
  shelf: { from: Point; width: number }
}

/** An axis with its parts. */
export interface PlacedChain {
  from: Point
  to: Point
  parts: PlacedPart[]
}

export interface Arrangement {
  width: number
  height: number
  body: { parts: (Solid | Rod)[]; origin: Point }
  chains: PlacedChain[]
}

const gap = 14
/** Between the highest edge of a chain and its shelves. */
const leaderRoom = 18
/** What a number takes across the axis. */
const labelRoom = numberSize * 1.9
const leastStep = 60
const margin = 46
/** From the ends of the body to its first and last axis. */
const inset = 0.06

interface Row {
  parts: { sized: SizedPart; reach: Reach; dot: Point }[]
  above: number
  below: number
}

/** Where everything of a diagram stands: the body, axes that lead from it to the lower right, parts on them, numbers. */
export function arrange(unit: ExplodedUnit): Arrangement {
  const rows = chainsOf(unit.parts).map((run): Row => {
    const parts = run.map((part) => {
      const sized = sizePart(unit, part)
      return { sized, reach: reachOf(shapePoints(sized.solids)), dot: facePoint(sized.solids) }
    })
    return {
      parts,
      above: Math.max(...parts.map(({ reach }) => reach.above)),
      below: Math.min(...parts.map(({ reach }) => reach.below)),
    }
  })
  // Each row has a band of the sheet of its own across the axes, so nothing of one reaches another.
  let across = 0
  const levels = rows.map(({ above, below }, index) => {
    if (index > 0) across -= above + leaderRoom + labelRoom + gap
    const level = across
    across += below
    return level
  })
  const body = bodies[unit.body]
  const { width, height, feet } = stand(body, levels)
  const parts = bodyParts(body, width, height)
  const outline = bodyPoints(parts)
  const chains = rows.map((row, index) => placeRow(row, feet[index] ?? { y: 0, z: 0 }, outline))
  return frame(chains, parts, outline)
}

interface Foot {
  y: number
  z: number
}

/** A body so wide that all axes begin on it, and where they do. */
function stand(body: Body, levels: readonly number[]): { width: number; height: number; feet: Foot[] } {
  const cos = Math.cos(Math.PI / 6)
  for (let width = 300; ; width += 20) {
    const height = Math.min(body.highest, width * body.ratio)
    const footAt = (z: number): Foot => ({ y: height * anchorHeight(body, z / width), z })
    const level = ({ y, z }: Foot) => (y - z) * cos
    const first = footAt(width * inset)
    const feet = levels.map((wanted) => {
      let [low, high] = [0, width * 2]
      for (let turn = 0; turn < 30; turn += 1) {
        const middle = (low + high) / 2
        if (level(footAt(middle)) - level(first) > wanted) low = middle
        else high = middle
      }
      return footAt((low + high) / 2)
    })
    const last = feet.at(-1)
    if (!last || last.z <= width * (1 - inset) || width > 4000) return { width, height, feet }
  }
}

function placeRow({ parts, above, below }: Row, { y, z }: Foot, outline: readonly Point[]): PlacedChain {
  const foot = onSheet(0, y, z)
  const level = acrossOf(foot)
  const shelfLevel = level + above + leaderRoom
  const near = outline
    .filter((point) => {
      const across = acrossOf(point)
      return across > level + below - gap && across < shelfLevel + labelRoom + gap
    })
    .map(alongOf)
  let edge = Math.max(alongOf(foot), ...near) + gap
  let lastDot = -Infinity
  const placed = parts.map(({ sized, reach, dot }): PlacedPart => {
    const shift = Math.max(edge + gap - reach.from, lastDot + leastStep - alongOf(dot))
    edge = shift + reach.to
    lastDot = shift + alongOf(dot)
    const origin = pointAt(shift, level)
    return {
      ...sized,
      origin,
      dot: [origin[0] + dot[0], origin[1] + dot[1]],
      shelf: { from: pointAt(lastDot, shelfLevel), width: shelfWidth(sized.part.number) },
    }
  })
  return { from: foot, to: pointAt(edge + gap * 2, level), parts: placed }
}

export const shelfWidth = (number: number) => Math.round(textWidth(String(number), numberSize)) + 12

/** Points that stand close together on everything that the body draws. */
export function bodyPoints(parts: readonly (Solid | Rod)[]): Point[] {
  return parts.flatMap((part) => {
    if (part.type === 'rod')
      return Array.from({ length: 25 }, (_unused, index) =>
        ringPoints(part, part.from + ((part.to - part.from) * index) / 24),
      ).flat()
    if (part.type === 'turned') return shapePoints([part])
    const points = part.points.flatMap(([x0, y0], index) => {
      const [x1, y1] = part.points[(index + 1) % part.points.length] ?? [x0, y0]
      return Array.from({ length: 16 }, (_unused, step): Point => [
        x0 + ((x1 - x0) * step) / 16,
        y0 + ((y1 - y0) * step) / 16,
      ])
    })
    return shapePoints([{ ...part, points }])
  })
}

/** The circle of a rod at one place. */
export function ringPoints({ y, radius }: Rod, z: number): Point[] {
  return Array.from({ length: 32 }, (_unused, index) => {
    const turn = (index / 32) * 2 * Math.PI
    return onSheet(Math.cos(turn) * radius - radius, y + Math.sin(turn) * radius, z)
  })
}

/** Moves everything so that it fills the sheet from its corner. */
function frame(
  chains: readonly PlacedChain[],
  parts: (Solid | Rod)[],
  outline: readonly Point[],
): Arrangement {
  const points = [
    ...outline,
    ...chains.flatMap((chain) => [
      chain.from,
      chain.to,
      ...chain.parts.flatMap(({ origin: [x, y], solids, shelf }) => [
        ...shapePoints(solids).map(([px, py]): Point => [px + x, py + y]),
        [shelf.from[0] + shelf.width, shelf.from[1] - numberSize * 1.6] as const,
      ]),
    ]),
  ]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const wide = Math.max(...xs) + margin - left
  const high = Math.max(...ys) + margin - top
  // A sheet is never much wider or higher than A4 laid across.
  const width = Math.round(Math.max(wide, high * 1.3))
  const height = Math.round(Math.max(high, wide / 1.6))
  const by: Point = [(width - wide) / 2 - left, (height - high) / 2 - top]
  const move = ([x, y]: Point): Point => [x + by[0], y + by[1]]
  return {
    width,
    height,
    body: { parts, origin: by },
    chains: chains.map(({ from, to, parts: placed }) => ({
      from: move(from),
      to: move(to),
      parts: placed.map((part) => ({
        ...part,
        origin: move(part.origin),
        dot: move(part.dot),
        shelf: { ...part.shelf, from: move(part.shelf.from) },
      })),
    })),
  }
}
