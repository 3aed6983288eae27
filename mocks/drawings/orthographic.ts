import { boltOf, drawBoltHead, drawBoltSide } from './bolt-views.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import { drawExtrudedFront, drawExtrudedTop } from './extruded-views.ts'
import type { Pen } from './pen.ts'
import type { Area, Solid } from './solids.ts'
import { drawTurnedEnd, drawTurnedSide } from './turned-views.ts'

/**
 * A plane view of the main solid with its dimensions. `side`: half section of a body of revolution, two views of a prism.
 * `end`: along the axis, of a prism from above.
 * @param outerMm the longest side of the product, for what is drawn in one size or cut short
 */
export function drawOrthographic(
  pen: Pen,
  solids: readonly Solid[],
  spec: DrawingSpec,
  area: Area,
  outerMm: number,
  from: 'side' | 'end' = 'side',
) {
  const [first, second] = solids
  if (spec.kind === 'bolt' && first?.type === 'turned' && second?.type === 'extruded') {
    const bolt = boltOf(first, second)
    if (from === 'side') drawBoltSide(pen, bolt, area)
    else drawBoltHead(pen, bolt, area)
    return
  }
  const [main] = solids.toSorted((left, right) => bulk(right) - bulk(left))
  if (main?.type === 'turned') {
    if (from === 'side') drawTurnedSide(pen, main, spec, area, outerMm)
    else drawTurnedEnd(pen, main, solids, spec, area, outerMm)
  } else if (main) {
    if (from === 'side') drawExtrudedFront(pen, main, spec, area, outerMm)
    else drawExtrudedTop(pen, main, spec, area, outerMm)
  }
}

function bulk(solid: Solid): number {
  if (solid.type === 'turned')
    return solid.segments.reduce((sum, [length, far]) => sum + length * far * far * 3, 0)
  const xs = solid.points.map(([x]) => x)
  const ys = solid.points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) * solid.depth
}
