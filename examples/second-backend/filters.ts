import type { Call } from './call.ts'
import { type Check, invalid, numeral, oneOf, storeCode, text, whole } from './checks.ts'
import { numberOf, type Offer, pageChecks } from './offers.ts'

/** What is chosen of one filter. */
export interface Choice {
  values?: string[]
  min?: number
  max?: number
}

export type Choices = Map<string, Choice>

export interface Filter {
  code: string
  name: string
  type: 'list' | 'range' | 'flag'
  unit?: string
  /** Values of an offer: ids with labels of a list, numbers of a range. */
  of: (offer: Offer) => { id: string; label: string; number: number | undefined }[]
}

const plain = (id: string) => ({ id, label: id, number: numberOf(id) })

function flag(code: string, name: string, holds: (offer: Offer) => boolean): Filter {
  return {
    code,
    name,
    type: 'flag',
    of: (offer) => (holds(offer) ? [{ id: 'true', label: 'Да', number: undefined }] : []),
  }
}

/** The filters of these offers, in the order of showing. */
export function filtersOf({ wrong }: Call, offers: readonly Offer[]): Filter[] {
  const codes = new Map(
    offers.flatMap(({ properties }) => [...properties.values()].map((one) => [one.code, one] as const)),
  )
  return [
    {
      code: 'price',
      name: 'Цена',
      type: 'range',
      of: ({ price }) => (price === null ? [] : [{ id: String(price), label: '', number: price }]),
    },
    flag('available', 'В наличие на складе города', ({ here, elsewhere }) =>
      wrong('availableElsewhere') ? here + elsewhere > 0 : here > 0,
    ),
    flag(
      'fullavailable',
      'Наличие в других городах',
      ({ here, elsewhere }) => elsewhere > 0 || (wrong('fullAvailableHere') && here > 0),
    ),
    flag('sellout', 'Распродажа', ({ product }) => product.label === 'sellout'),
    {
      code: 'brand',
      name: 'Бренд',
      type: 'list',
      of: ({ product }) => [{ id: product.brand_code, label: product.brand, number: undefined }],
    },
    ...[...codes.values()].map(({ code, name, unit }): Filter => {
      const values = offers.flatMap(({ properties }) => properties.get(code)?.value ?? [])
      const isRange = values.every((value) => numberOf(value) !== undefined)
      return {
        code,
        name,
        type: isRange ? 'range' : 'list',
        ...(unit !== undefined && { unit }),
        of: ({ properties }) => {
          const value = properties.get(code)?.value
          return value === undefined ? [] : [plain(value)]
        },
      }
    }),
  ]
}

function fits({ wrong }: Call, { type, of }: Filter, { values, min, max }: Choice, offer: Offer): boolean {
  const own = of(offer)
  if (type === 'range') {
    const edge = wrong('rangeExclusive') ? 1 : 0
    return own.some(
      ({ number = Number.NaN }) =>
        (min === undefined || number >= min + edge) && (max === undefined || number <= max - edge),
    )
  }
  const heeded = wrong('firstValueOnly') ? values?.slice(0, 1) : values
  return own.some(({ id }) => heeded?.includes(id))
}

/** A choice that the filter can't have is none. */
const suits = ({ type }: Filter, { values, min, max }: Choice) =>
  type === 'range' ? min !== undefined || max !== undefined : values !== undefined && values.length > 0

export function chosenOf(filters: readonly Filter[], choices: Choices): [Filter, Choice][] {
  return filters.flatMap((filter): [Filter, Choice][] => {
    const choice = choices.get(filter.code)
    return choice && suits(filter, choice) ? [[filter, choice]] : []
  })
}

export function matching(
  call: Call,
  offers: readonly Offer[],
  filters: readonly Filter[],
  choices: Choices,
): Offer[] {
  const chosen = chosenOf(filters, choices).filter(
    ([{ code }]) =>
      !(
        code === 'brand' &&
        call.wrong('brandFilterByPart') &&
        choices.size > 0 &&
        call.path['filterPath'] !== undefined
      ),
  )
  const codes = new Set(filters.map(({ code }) => code))
  const isUnknownRange = [...choices].some(([code, { values }]) => !codes.has(code) && values === undefined)
  if (isUnknownRange && call.wrong('unknownRangeEmpties')) return []
  if (call.wrong('filtersJoinedByOr') && chosen.length > 1)
    return offers.filter((offer) => chosen.some(([filter, choice]) => fits(call, filter, choice, offer)))
  return offers.filter((offer) => chosen.every(([filter, choice]) => fits(call, filter, choice, offer)))
}

/** All filters with counts: what the list would hold with a value chosen, others of the same filter not counted. */
export function smartFilter(call: Call, offers: readonly Offer[], choices: Choices) {
  const filters = filtersOf(call, offers)
  const found = matching(call, offers, filters, choices)
  const total = call.wrong('smartTotalUnfiltered') ? offers.length : found.length
  if (offers.length === 0) return { items: [], total }
  const items = filters.flatMap((filter): object[] => {
    const choice = choices.get(filter.code)
    const chosen = choice !== undefined && suits(filter, choice) ? choice : undefined
    const { code, name, type, unit } = filter
    const head = { code, name, type, ...(unit !== undefined && { unit }) }
    if (type === 'range')
      return rangeEntry(
        head,
        filter,
        call.wrong('rangeShrinks') ? found : offers,
        chosen,
        code === 'price' && call.wrong('rangeFromZero'),
      )
    const others = new Map(
      [...choices].filter(
        ([other]) => other !== code && !(other === 'price' && call.wrong('countsForgetPrice')),
      ),
    )
    const left = call.wrong('countsIgnoreOthers') ? offers : matching(call, offers, filters, others)
    const labels = new Map(offers.flatMap((offer) => filter.of(offer).map(({ id, label }) => [id, label])))
    if (type === 'flag') labels.set('true', 'Да')
    if (type === 'list' && labels.size < 2 && !chosen) return []
    const values = [...labels]
      .map(([id, value]) => {
        const count = left.filter((offer) => filter.of(offer).some((own) => own.id === id)).length
        const selected = !call.wrong('chosenUnmarked') && (chosen?.values?.includes(id) ?? false)
        return { valueXmlId: id, value, count, selected, disabled: count === 0 && !selected }
      })
      .toSorted(
        (a, b) =>
          (call.wrong('valuesByName') ? 0 : b.count - a.count) ||
          a.value.localeCompare(b.value, 'ru') ||
          (a.valueXmlId < b.valueXmlId ? -1 : 1),
      )
    const offered = call.wrong('emptyValuesDropped') ? values.filter(({ disabled }) => !disabled) : values
    return [{ ...head, values: offered }]
  })
  return { items, total }
}

function rangeEntry(
  head: object,
  filter: Filter,
  offers: readonly Offer[],
  chosen: Choice | undefined,
  fromZero: boolean,
) {
  const numbers = offers.flatMap((offer) => filter.of(offer).flatMap(({ number }) => number ?? []))
  const [min, max] = [fromZero ? 0 : Math.min(...numbers), Math.max(...numbers)]
  if ((numbers.length === 0 || min === max) && !chosen) return []
  const asked = {
    ...(chosen?.min !== undefined && { selectedMin: chosen.min }),
    ...(chosen?.max !== undefined && { selectedMax: chosen.max }),
  }
  return [{ ...head, values: [], ...(numbers.length > 0 && { min, max }), ...asked }]
}

const flags = new Set(['available', 'fullavailable', 'sellout'])

/** Reads `brand-is-a-or-b/available-is-true`. */
function readFilterPath(path: string, choices: Choices): void {
  const bad = () => invalid('filterPath', 'Фильтры записаны не так.')
  const segments = path.split('/')
  if (segments.length > 50 || path.length > 2000) throw bad()
  for (const segment of segments) {
    const decoded = decodeURIComponent(segment)
    const cut = decoded.indexOf('-is-')
    const code = decoded.slice(0, Math.max(0, cut))
    const values = decoded.slice(cut + 4).split('-or-')
    if (cut < 1 || choices.has(code) || values.some((value) => value === '' || /~(?![012])/.test(value)))
      throw bad()
    if (flags.has(code) && values.some((value) => value !== 'true')) throw bad()
    choices.set(code, {
      values: values.map((value) => value.replaceAll('~2', '/').replaceAll('~1', '-').replaceAll('~0', '~')),
    })
  }
}

const range = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/

/** Choices of an address: segments of the path, bounds of the price and of properties. */
export function choicesOf(call: Call): Choices {
  const choices: Choices = new Map()
  if (call.path['filterPath'] !== undefined) readFilterPath(call.path['filterPath'], choices)
  const bound = (name: string) => {
    const value = call.query.get(name)
    return value === null ? undefined : Number(value)
  }
  const [min, max] = [bound('price_from'), call.wrong('priceToIgnored') ? undefined : bound('price_to')]
  if (min !== undefined && max !== undefined && min > max && call.wrong('boundsSwapped'))
    choices.set('price', { min: max, max: min })
  else if (min !== undefined || max !== undefined)
    choices.set('price', { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
  for (const [name, value] of call.query) {
    const code = /^range\[([^\]]*)\]$/.exec(name)?.[1]
    if (code === undefined) continue
    const bounds = range.exec(value)
    if (!bounds || !/^[a-z0-9_]{1,64}$/.test(code)) throw invalid(name, 'Границы записаны не так.')
    const [, from, to] = bounds
    // The price has parameters of its own.
    if (code !== 'price' && !(to === undefined && call.wrong('openRangeIgnored')))
      choices.set(code, {
        ...(from !== undefined && { min: Number(from) }),
        ...(to !== undefined && { max: Number(to) }),
      })
  }
  return choices
}

export const listQuery: Record<string, Check> = {
  ...pageChecks,
  sort: oneOf('relevance', 'priceAsc', 'priceDesc', 'available', 'name'),
  orderBy: text(1, 65, /^-?[a-z0-9_]+$/),
  price_from: numeral(whole(0)),
  price_to: numeral(whole(0)),
  store: storeCode,
}
