import type { Point } from './pen.ts'

export interface Body {
  /** Height against the width, and the largest height on the sheet. */
  ratio: number
  highest: number
  /** Where the axes of parts begin, in hundredths: from the far end, heights. */
  anchors: readonly Point[]
  /** Its pieces, the hindmost first; all lengths in hundredths of width, height, and height for depths. */
  pieces: readonly (Plate | Disc | Bar)[]
}

/** A flat thing that looks along the axes of the parts; its face stands at `x`. */
export interface Plate {
  plate: readonly Point[]
  depth: number
  x?: number
  holes?: readonly (readonly [number, number, number])[]
  lines?: readonly (readonly [number, number, number, number])[]
}

/** A disc that looks along the axes of the parts: centre, radius. */
export interface Disc {
  disc: readonly [number, number, number]
  depth: number
  x?: number
  bore?: number
}

/** A bar along the body: its ends, height, radius. */
interface Bar {
  bar: readonly [number, number, number, number]
}

const rows = (text: string) => text.split(', ').map((numbers) => numbers.split(' ').map(Number))
/** Corners from `z y, z y`. */
export const points = (text: string) => rows(text).map(([z = 0, y = 0]): Point => [z, y])
/** Holes from `z y radius, …`. */
export const circles = (text: string) =>
  rows(text).map(([z = 0, y = 0, radius = 0]) => [z, y, radius] as const)
/** Lines from `z y z y, …`. */
export const strokes = (text: string) =>
  rows(text).map(([z0 = 0, y0 = 0, z1 = 0, y1 = 0]) => [z0, y0, z1, y1] as const)

export const rect = (z0: number, y0: number, z1: number, y1: number): Point[] => [
  [z0, y0],
  [z1, y0],
  [z1, y1],
  [z0, y1],
]
export const level = (y: number): Point[] => [
  [0, y],
  [100, y],
]
/** A loop of track: two half circles and what runs between them. */
export const stadium = (z0: number, z1: number, y0: number, y1: number, round: number): Point[] => {
  const middle = (y0 + y1) / 2
  const half = (y1 - y0) / 2
  const arc = (centre: number, turn: number) =>
    Array.from({ length: 11 }, (_unused, index): Point => {
      const angle = turn + (index / 10) * Math.PI
      return [centre + Math.cos(angle) * round, middle + Math.sin(angle) * half]
    })
  return [...arc(z1 - round, -Math.PI / 2), ...arc(z0 + round, Math.PI / 2)]
}
export const row = (count: number, from: number, to: number, y: number, radius: number) =>
  Array.from(
    { length: count },
    (_unused, index) => [from + ((to - from) * index) / Math.max(1, count - 1), y, radius] as const,
  )
