/**
 * How an answer breaks the contract. `noAnswer`: there was none, or it ended early. `notBuilt`: the backend
 * lacks the operation. `example` breaks nothing: the sandbox
 * has no handler and answered the contract's example.
 */
export type ViolationKind =
  | 'operation'
  | 'noAnswer'
  | 'notBuilt'
  | 'status'
  | 'header'
  | 'contentType'
  | 'json'
  | 'missing'
  | 'schema'
  | 'undocumented'
  | 'meaning'
  | 'example'

/** One place where an answer breaks the contract. Texts are Russian, for the developer's panel. */
export interface Violation {
  kind: ViolationKind
  /** JSON pointer inside the body (`''` is the whole body), or `header Name`, `status`. */
  pointer: string
  expected: string
  got: string
}

/** A value as a panel shows it: JSON with its type, shortened. */
export function shownValue(value: unknown, limit = 80): string {
  if (value === undefined) return 'нет'
  const text = JSON.stringify(value) ?? 'нет'
  const short = text.length > limit ? `${text.slice(0, limit)}…` : text
  return `${short} (${typeName(value)})`
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
