import { createRandom } from '../random.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import type { ExplodedPart, ExplodedUnit } from './exploded-unit.ts'
import { boxOf, layOnAxis, placeSolids } from './lay-on-axis.ts'
import { partSolids } from './part-models.ts'
import type { Solid } from './solids.ts'

/** A part at the size of the sheet: its axis is x, its far end stands at 0. */
export interface SizedPart {
  part: ExplodedPart
  solids: Solid[]
}

/** What belongs to the part before it. */
const followers = new Set<DrawingSpec['kind']>([
  'cuff',
  'ring',
  'gasket',
  'nut',
  'bolt',
  'washer',
  'bushing',
  'bearing',
])

/** Parts of one axis at most. */
const longestChain = 8

/** Runs of the list that stand on one axis each: an assembly with what belongs to it. */
export function chainsOf(parts: readonly ExplodedPart[]): ExplodedPart[][] {
  const wanted = Math.max(1, Math.round(Math.sqrt(parts.length * 0.9)))
  const usual = Math.min(longestChain, Math.ceil(parts.length / wanted))
  const runs: ExplodedPart[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const isFull = run !== undefined && run.length >= usual + (followers.has(part.spec.kind) ? 2 : 0)
    if (!run || isFull) runs.push([part])
    else run.push(part)
  }
  // A last part alone belongs to the axis before it.
  const last = runs.at(-1)
  if (runs.length > 1 && last && last.length === 1) {
    runs.pop()
    runs.at(-1)?.push(...last)
  }
  return runs
}

/** Longest side on the sheet: a washer stays visible beside a cylinder. */
const shownSize = (millimetres: number) => Math.min(150, Math.max(34, 74 * (millimetres / 200) ** 0.42))
/** Across the axis; wider parts would part the chains too far. */
const widest = 104

/** More teeth of a sprocket run together at this size. */
const teeth = 15

/** Whether the part is drawn about the axis of its first solid, not about its middle. */
function axisOf(solids: readonly Solid[]): readonly [number, number] | undefined {
  const [first] = solids
  return first?.type === 'turned' && first.axis === 'side'
    ? [first.at?.[1] ?? 0, first.at?.[2] ?? 0]
    : undefined
}

/** Gives a part its size on the sheet and lays it on the axis. */
export function sizePart(unit: ExplodedUnit, part: ExplodedPart): SizedPart {
  const random = createRandom(`${unit.number}/${part.number}/${part.spec.kind}`)
  const { kind, dims } = part.spec
  const spec =
    kind === 'sprocket' ? { kind, dims: { ...dims, n: Math.min(teeth, dims.n ?? teeth) } } : part.spec
  const laid = layOnAxis(kind, partSolids(spec, random))
  const { min, max } = boxOf(laid)
  const [long, high, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const across = Math.max(high, deep)
  const longest = Math.max(long, across, 1)
  const scale = Math.min(shownSize(longest) / longest, widest / Math.max(across, 1))
  const [y, z] = axisOf(laid) ?? [(min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
  return { part, solids: placeSolids(laid, scale, [-min[0] * scale, -y * scale, -z * scale]) }
}
