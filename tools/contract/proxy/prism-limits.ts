import type { Violation } from './violation.ts'

/** Something that Prism says and the contract doesn't. */
export interface Limit {
  name: string
  reason: string
  /** The operations that it was proved for; all without it. */
  operations?: readonly string[]
  fits: (violation: Violation) => boolean
}

/** Proved limits of Prism 5.16: a violation that one of them explains is no violation. Nothing else is excused. */
export const prismLimits: readonly Limit[] = []

/** The limit that explains a violation; `undefined` when it is a true one. */
export function limitOf(violation: Violation, operationId: string | undefined): Limit | undefined {
  return prismLimits.find(
    ({ operations, fits }) =>
      (operations === undefined || operations.includes(operationId ?? '')) && fits(violation),
  )
}
