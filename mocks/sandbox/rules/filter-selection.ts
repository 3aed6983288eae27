import type { components } from '../../../src/generated/api-types.ts'
import type { Failure } from '../operation.ts'
import type { SandboxProblem } from '../problems.ts'

export const flagCodes = ['available', 'fullavailable', 'sellout'] as const
export type FlagCode = (typeof flagCodes)[number]

/** Both bounds inclusive, an absent one is open. */
export type Bounds = components['schemas']['FilterRange']

/** The chosen filters, each code once. Values of one filter are OR, different filters AND. */
export interface Selection {
  flags: ReadonlySet<FlagCode>
  lists: ReadonlyMap<string, ReadonlySet<string>>
  ranges: ReadonlyMap<string, Bounds>
}

export function isFlagCode(code: string): code is FlagCode {
  return flagCodes.some((flag) => flag === code)
}

/** The filters that the path of a listing names. */
export type PathFilters = Pick<Selection, 'flags' | 'lists'>
type Malformed = () => SandboxProblem

/** Reads `filterPath`, percent-decoded already, by the rules of the contract's parameter; throws 422. */
export function readFilterPath(
  filterPath: string,
  httpProblem: Failure<422, 'validation', 'filterPath'>,
): PathFilters {
  const malformed: Malformed = () =>
    httpProblem(422, 'validation', 'Фильтры в адресе записаны неверно.', { field: 'filterPath' })
  const flags = new Set<FlagCode>()
  const lists = new Map<string, ReadonlySet<string>>()
  const segments = filterPath.split('/')
  if (segments.length > 50) throw malformed()
  for (const segment of segments) {
    const at = segment.indexOf('-is-')
    const code = segment.slice(0, Math.max(at, 0))
    if (!/^[a-z0-9_]{1,64}$/.test(code) || lists.has(code)) throw malformed()
    if (isFlagCode(code)) {
      if (segment !== `${code}-is-true` || flags.has(code)) throw malformed()
      flags.add(code)
    } else {
      lists.set(
        code,
        new Set(
          segment
            .slice(at + 4)
            .split('-or-')
            .map((value) => unescaped(value, malformed)),
        ),
      )
    }
  }
  return { flags, lists }
}

function unescaped(value: string, malformed: Malformed): string {
  if (value === '' || /~(?![012])/.test(value)) throw malformed()
  return value.replaceAll('~2', '/').replaceAll('~1', '-').replaceAll('~0', '~')
}

interface RangeParameters {
  price_from?: number
  price_to?: number
  range?: Readonly<Record<string, string>>
}

/** The chosen filters of a listing: the path and the range parameters of its query. */
export function selectionOf(
  query: RangeParameters,
  { flags, lists }: PathFilters = { flags: new Set(), lists: new Map() },
): Selection {
  const ranges = new Map<string, Bounds>()
  for (const [code, text] of Object.entries(query.range ?? {})) {
    const [from = '', to = ''] = text.split('..')
    if (code !== 'price')
      ranges.set(code, bounds(from === '' ? undefined : Number(from), to === '' ? undefined : Number(to)))
  }
  if (query.price_from !== undefined || query.price_to !== undefined)
    ranges.set('price', bounds(query.price_from, query.price_to))
  return { flags, lists, ranges }
}

/** The same from the body of getSmartFilter. What is empty or false isn't chosen. */
export function selectionOfBody(filters: components['schemas']['FilterSelection']): Selection {
  const flags = new Set<FlagCode>()
  const lists = new Map<string, ReadonlySet<string>>()
  const ranges = new Map<string, Bounds>()
  for (const [code, value] of Object.entries(filters)) {
    if (isFlagCode(code)) {
      if (value === true || (Array.isArray(value) && value.includes('true'))) flags.add(code)
    } else if (typeof value === 'string') {
      if (value !== '') lists.set(code, new Set([value]))
    } else if (Array.isArray(value)) {
      if (value.length > 0) lists.set(code, new Set(value))
    } else if (typeof value === 'object' && (value.min !== undefined || value.max !== undefined)) {
      ranges.set(code, value)
    }
  }
  return { flags, lists, ranges }
}

function bounds(min: number | undefined, max: number | undefined): Bounds {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}
