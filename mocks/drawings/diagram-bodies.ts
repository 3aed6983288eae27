import type { Body } from './body-pieces.ts'
import type { Point } from './pen.ts'
import { powerBodies } from './power-bodies.ts'
import type { Solid } from './solids.ts'
import { structureBodies } from './structure-bodies.ts'

/** What the parts of a diagram are exploded from, drawn thin behind them. */
export type UnitBody = keyof typeof powerBodies | keyof typeof structureBodies

export const bodies: Readonly<Record<UnitBody, Body>> = { ...powerBodies, ...structureBodies }

export const bodyNames = Object.keys(bodies).filter((name): name is UnitBody => name in bodies)

/** A round bar along the body, from one share of its width to another. */
export interface Rod {
  type: 'rod'
  from: number
  to: number
  y: number
  radius: number
}

/** The pieces of a body at its size on the sheet. */
export function bodyParts({ pieces }: Body, width: number, height: number): (Solid | Rod)[] {
  const z = width / 100
  const y = height / 100
  return pieces.map((piece): Solid | Rod => {
    if ('bar' in piece) {
      const [from, to, at, radius] = piece.bar
      return { type: 'rod', from: from * z, to: to * z, y: at * y, radius: radius * y }
    }
    const x = (piece.x ?? 0) * y - piece.depth * y
    if ('disc' in piece) {
      const [cz, cy, radius] = piece.disc
      return {
        type: 'turned',
        axis: 'side',
        segments: [[piece.depth * y, radius * y]],
        at: [x, cy * y, cz * z],
        ...(piece.bore !== undefined && { bore: piece.bore * y }),
      }
    }
    const at = ([pz, py]: Point): Point => [pz * z, py * y]
    return {
      type: 'extruded',
      axis: 'side',
      points: piece.plate.map(at),
      depth: piece.depth * y,
      at: [x, 0, 0],
      holes: (piece.holes ?? []).map(([hz, hy, radius]) => [hz * z, hy * y, radius * y] as const),
      lines: (piece.lines ?? []).map(([z0, y0, z1, y1]) => [at([z0, y0]), at([z1, y1])] as const),
    }
  })
}

/** Height of the axis that begins so far from the far end. */
export function anchorHeight({ anchors }: Body, share: number): number {
  const at = share * 100
  const [first] = anchors
  const last = anchors.at(-1)
  if (!first || !last) return 0
  if (at <= first[0]) return first[1] / 100
  for (const [index, [z1, y1]] of anchors.entries()) {
    const [z0, y0] = anchors[index - 1] ?? first
    if (index > 0 && at <= z1) return (y0 + ((y1 - y0) * (at - z0)) / (z1 - z0)) / 100
  }
  return last[1] / 100
}
