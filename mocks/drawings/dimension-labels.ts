import type { DrawingSpec } from './drawing-spec.ts'

/** What the dimensions of a drawing say, in millimetres; undefined is left out. */
export interface TurnedLabels {
  length: number
  diameter: number
  bore: number | undefined
}

/** Drawn in one size whatever the product's: enlarged to how large it is. */
const oneSize = new Set<DrawingSpec['kind']>([
  'pump',
  'motor',
  'turbo',
  'generator',
  'starter',
  'valve',
  'greaseGun',
  'drum',
  'can',
])
/** `dims` name something else than the outline: measured as drawn. */
const asDrawn = new Set<DrawingSpec['kind']>(['roller', 'bolt', 'jack'])
/** Drawn shorter than they are. */
const cutShort = new Set<DrawingSpec['kind']>(['cylinder', 'hose'])
/** `d` is the hole. */
const bored = new Set<DrawingSpec['kind']>(['liner', 'socket'])

/** How many times larger the product is than its drawing says. */
function enlargement({ kind }: DrawingSpec, drawn: readonly number[], outerMm: number): number {
  return oneSize.has(kind) ? outerMm / Math.max(...drawn) : 1
}

/** @param outerMm the longest side of the product */
export function turnedLabels(
  spec: DrawingSpec,
  drawn: TurnedLabels & { bore: number },
  outerMm: number,
): TurnedLabels {
  const { kind, dims } = spec
  const times = enlargement(spec, [drawn.length, drawn.diameter], outerMm)
  if (times !== 1 || asDrawn.has(kind))
    return { length: drawn.length * times, diameter: drawn.diameter * times, bore: drawn.bore * times }
  if (cutShort.has(kind)) return { ...drawn, length: outerMm }
  const length = dims.l && dims.l > 20 ? dims.l : drawn.length
  if (bored.has(kind)) return { length, diameter: drawn.diameter, bore: dims.d }
  if (kind === 'ring')
    return dims.b === undefined
      ? { length: dims.t ?? length, diameter: dims.d ?? drawn.diameter, bore: undefined }
      : { length: dims.t ?? length, diameter: dims.b + 2 * (dims.t ?? 0), bore: dims.b }
  return {
    length,
    diameter: dims.d && dims.d > 4 ? dims.d : drawn.diameter,
    bore: dims.b && dims.b > 4 ? dims.b : drawn.bore,
  }
}

/** Width, height and depth of what is cut from a plate. */
export function extrudedLabels(
  spec: DrawingSpec,
  drawn: readonly [width: number, height: number, depth: number],
  outerMm: number,
): readonly [number, number, number] {
  const { kind, dims } = spec
  const [width, height, depth] = drawn
  const times = enlargement(spec, drawn, outerMm)
  if (times !== 1) return [width * times, height * times, depth * times]
  if (kind === 'belt' && dims.l !== undefined) {
    // Its length is the way around the loop.
    const loop = dims.l / (2 * (width - height) + Math.PI * height)
    return [width * loop, height * loop, dims.w ?? depth]
  }
  if (kind === 'edge') return [dims.l ?? width, dims.w ?? height, dims.t ?? depth]
  if (kind === 'wiper' || kind === 'wrench') return [dims.l ?? width, height, depth]
  return drawn
}
