import type { UnitBody } from './diagram-bodies.ts'
import type { DrawingSpec } from './drawing-spec.ts'

/** One position of a unit. */
export interface ExplodedPart {
  number: number
  name: string
  spec: DrawingSpec
  quantity: number
}

/** What a diagram is drawn from; positions in the order of the list. */
export interface ExplodedUnit {
  number: string
  title: string
  model: string
  body: UnitBody
  parts: readonly ExplodedPart[]
}
