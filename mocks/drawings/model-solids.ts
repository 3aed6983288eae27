import type { Random } from '../random.ts'
import type { PartKind } from './drawing-spec.ts'
import type { Point } from './pen.ts'
import type { Extruded, Segment, Solid, Turned } from './solids.ts'

export interface Size {
  d: number
  b: number
  l: number
  w: number
  t: number
  h: number
  n: number
}

export const up = (segments: readonly Segment[], more: Partial<Turned> = {}): Turned => ({
  type: 'turned',
  axis: 'up',
  segments,
  ...more,
})
export const side = (segments: readonly Segment[], more: Partial<Turned> = {}): Turned => ({
  type: 'turned',
  axis: 'side',
  segments,
  ...more,
})
export const prism = (points: readonly Point[], depth: number, more: Partial<Extruded> = {}): Extruded => ({
  type: 'extruded',
  points,
  depth,
  ...more,
})
export const box = (x: number, y: number, depth: number, more: Partial<Extruded> = {}) =>
  prism(
    [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ],
    depth,
    more,
  )
export const ngon = (count: number, radius: number, cx = radius, cy = radius, turn = 0): Point[] =>
  Array.from({ length: count }, (_unused, index) => {
    const angle = turn + (index / count) * 2 * Math.PI
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
export const fins = (x: number, y: number, count: number): [Point, Point][] =>
  Array.from({ length: count }, (_unused, index) => [
    [(x * (index + 1)) / (count + 1), y * 0.06],
    [(x * (index + 1)) / (count + 1), y * 0.94],
  ])

export function gear(count: number, radius: number): Point[] {
  return Array.from({ length: count * 4 }, (_unused, index) => {
    const angle = (index / (count * 4)) * 2 * Math.PI
    const reach = index % 4 < 2 ? radius : radius * 0.88
    return [radius + reach * Math.cos(angle), radius + reach * Math.sin(angle)]
  })
}

export type Model = (size: Size, random: Random) => Solid[]

/** Makers of solids for some of the kinds. */
export type Models<K extends PartKind> = Readonly<Record<K, Model>>
