import type { Call } from '../check/client.ts'

/** One way of answering something else than what is true, planted in the answers of one operation. */
export interface Mutant {
  operation: string
  /** What is wrong, in words: `one more`, `reversed`. */
  kind: string
  // Where: `/data/items/*/price`, or the name of a parameter.
  place: string
  /** It changes which things the answer tells of, so that no other mutant is planted beside it. */
  alone: boolean
  /** Changes a successful body in place. */
  change?: (body: Json, call: Call) => void
  /** What the backend hears instead of what was asked. */
  hear?: (call: Call) => Call
}

export type Json = Record<string, unknown>

/** A mutant as people read it. */
export const nameOf = ({ operation, kind, place }: Mutant): string => `${operation} ${place} ${kind}`

/** The place of a finding, without the numbers of items. */
export const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
