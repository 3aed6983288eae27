/** How an answer breaks the contract. `noAnswer`: none came, or none that could be read to its end. */
export type ViolationKind =
  | 'operation'
  | 'noAnswer'
  | 'status'
  | 'header'
  | 'contentType'
  | 'json'
  | 'missing'
  | 'schema'
  | 'undocumented'

/** One place where an answer is not what the contract says. Words are Russian: a developer reads them on a panel. */
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
