/** A request that the contract forbids, and what must come of it. */
export interface WrongRequest {
  /** What is wrong, `request PAGE_SIZE`. */
  place: string
  what: string
  values?: Record<string, unknown>
  body?: unknown
  /** Replaces the whole body text. */
  text?: string
  expected: readonly number[]
}
