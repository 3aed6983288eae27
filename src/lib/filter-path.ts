import type { FilterRange, Filters } from './filters.ts'

/** Chosen filters as a call carries them. */
export interface FilterRequest {
  /** Segments `key-is-value` joined by literal slashes, not URL-encoded; '' when no filter goes into the path. */
  filterPath: string
  /** Ranges (`code_min`, `code_max`), texts and numbers travel as query parameters (O-12). */
  query: Record<string, string>
}

/** A segment read back: what was chosen, as plain texts. */
export type FilterPathValues = Readonly<Record<string, readonly string[]>>

/** The text filter that goes into the path all the same (R-CAT-12). */
const PATH_TEXT = 'gsm_search'

/**
 * Escapes what would be taken for punctuation: `~` → `~0`, the hyphen that would begin `-or-` or `-is-` → `~1`,
 * `/` → `~2`.
 */
function escapePart(part: string): string {
  return part
    .replaceAll('~', '~0')
    .replaceAll(/-(?=(?:or|is)(?:-|$))/g, '~1')
    .replaceAll('/', '~2')
}

const UNESCAPED: Readonly<Record<string, string>> = { '~0': '~', '~1': '-', '~2': '/' }

function unescapePart(part: string): string {
  return part.replaceAll(/~[012]/g, (mark) => UNESCAPED[mark] ?? mark)
}

const segment = (code: string, values: readonly string[]) =>
  `${escapePart(code)}-is-${values.map(escapePart).join('-or-')}`

function isRange(value: object): value is FilterRange {
  return !Array.isArray(value)
}

/** Splits canonical filters into the path after `/f/` and query parameters (R-CAT-10 to R-CAT-13, O-12). */
export function filterRequest(filters: Filters): FilterRequest {
  const segments: string[] = []
  const query: Record<string, string> = {}
  for (const [code, value] of Object.entries(filters)) {
    if (typeof value === 'boolean') {
      if (value) segments.push(segment(code, ['true']))
    } else if (typeof value === 'number') query[code] = String(value)
    else if (typeof value === 'string') {
      if (code === PATH_TEXT) segments.push(segment(code, [value]))
      else query[code] = value
    } else if (isRange(value)) {
      if (value.min !== undefined) query[`${code}_min`] = String(value.min)
      if (value.max !== undefined) query[`${code}_max`] = String(value.max)
    } else segments.push(segment(code, value))
  }
  return { filterPath: segments.join('/'), query }
}

/** Reads a path after `/f/` (decoded) back; null when a segment is not of the form key-is-value. */
export function parseFilterPath(filterPath: string): FilterPathValues | null {
  const entries: [string, string[]][] = []
  for (const text of filterPath.split('/').filter(Boolean)) {
    const at = text.indexOf('-is-')
    if (at < 1) return null
    const values = text.slice(at + '-is-'.length).split('-or-')
    entries.push([unescapePart(text.slice(0, at)), values.map(unescapePart)])
  }
  return Object.fromEntries(entries)
}
