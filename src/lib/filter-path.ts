import type { Filters } from './filters.ts'

/** Chosen filters as a call carries them. */
export interface FilterRequest {
  /** Segments `code-is-value` joined by literal slashes, not percent-encoded; '' when no filter goes into the path. */
  filterPath: string
  /** Bounds: of the price in kopecks, of other properties as "from..to" by code; spread into the call's query. */
  query: { price_from?: number; price_to?: number; range?: Record<string, string> }
}

/** One parsed segment: the chosen values as texts. */
export type FilterPathValues = Readonly<Record<string, readonly string[]>>

const PRICE = 'price'

/** Escapes the separators of the path: `~` → `~0`, the hyphen that would begin `-or-` or `-is-` → `~1`, `/` → `~2`. */
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

/** Splits canonical filters into the path after `/f/` and query parameters (R-CAT-10 to R-CAT-13, O-12). */
export function filterRequest(filters: Filters): FilterRequest {
  const segments: string[] = []
  const query: FilterRequest['query'] = {}
  const range: Record<string, string> = {}
  for (const [code, value] of Object.entries(filters)) {
    if (value === true) segments.push(segment(code, ['true']))
    else if (typeof value === 'string') segments.push(segment(code, [value]))
    else if (Array.isArray(value)) segments.push(segment(code, value))
    else if (value !== false && code === PRICE) {
      if (value.min !== undefined) query.price_from = Math.round(value.min)
      if (value.max !== undefined) query.price_to = Math.round(value.max)
    } else if (value !== false) range[code] = `${bound(value.min)}..${bound(value.max)}`
  }
  if (Object.keys(range).length > 0) query.range = range
  return { filterPath: segments.join('/'), query }
}

/** Plain digits, at most three after the point. */
const bound = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toFixed(3))))

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
