import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange } from './client.ts'
import { linkValue } from './link-values.ts'
import { traitsOf, varied } from './varied.ts'

/** Values for one operation that belong together, and the thing that they were read from. */
interface SeenCase {
  values: Readonly<Record<string, unknown>>
  item: unknown
}

/** Parameters that take any text. */
export const isText = /^(q|query|search|text)$/

/** Values that are kept for one operation or one name. */
const most = 200
/** Words that are kept for one kind of things. */
const mostTexts = 400

/**
 * Everything that answers handed on, not only their first item: the Link that leads from the first item of a list leads
 * from each of them.
 */
export class SeenValues {
  readonly #cases = new Map<string, Map<string, SeenCase>>()
  readonly #named = new Map<string, Set<unknown>>()
  readonly #texts = new Map<string, Map<string, { text: string; item: unknown }>>()
  /** Products by their VAT rate, as their pages told them. */
  readonly #byRate = new Map<unknown, Record<string, unknown>[]>()
  /** How many names of a tag begin with a word. */
  readonly #words = new Map<string, Map<string, number>>()

  /** Keeps what the Links of an answer say of each item, and the words that it can be searched by. */
  learn({ call, json }: Exchange): void {
    if (call.operation) this.#learnTexts(call.operation, json)
    if (call.operation?.id === 'getSmartFilter') this.#learnFilters(json)
    if (call.operation?.id === 'getProduct') this.#learnRate(valueAt(json, '/data'))
    for (const { operationId, values } of call.operation?.links ?? []) {
      const list = listOfLink(values)
      const length = list === undefined ? 1 : listOf(valueAt(json, list)).length
      for (let index = 0; index < length; index += 1) {
        const own = list === undefined ? values : movedOnce(values, list, index)
        const found = linkValue(own, call, json)
        if (!isRecord(found) || !isWhole(found) || Object.keys(found).length === 0) continue
        const item = list === undefined ? found : valueAt(json, `${list}/${index}`)
        this.#keep(operationId, { values: found, item })
      }
    }
  }

  /** Keeps the same field of each item of a list: `/data/items/0/xmlId` of the flows. */
  learnNamed(name: string, json: unknown, pointer: string): void {
    const [, list, field = ''] = /^(.*?)\/0(\/.*)?$/.exec(pointer) ?? []
    const values =
      list === undefined
        ? [valueAt(json, pointer)]
        : listOf(valueAt(json, list)).map((one) => valueAt(one, field))
    const known = this.#named.get(name) ?? new Set()
    for (const value of values)
      if (value !== undefined && value !== null && known.size < most) known.add(value)
    this.#named.set(name, known)
  }

  /** Values of a name, in the order in which they were read. */
  named(name: string): unknown[] {
    return [...(this.#named.get(name) ?? [])]
  }

  /** So many cases of an operation, of as many kinds of things as there are. */
  casesOf(operationId: string, count: number): Readonly<Record<string, unknown>>[] {
    const all = [...(this.#cases.get(operationId)?.values() ?? [])]
    const items = all.map(({ item }) => item)
    return varied(items, count).flatMap((index) => (all[index] ? [all[index].values] : []))
  }

  /** Words of things that an operation leads to, else of those that it lists, else of those of its tag. */
  textsOf(operation: CheckedOperation, count: number): unknown[] {
    const known = placesOfTexts(operation).find((place) => this.#texts.has(place))
    const all = [...(this.#texts.get(known ?? '')?.values() ?? [])]
    const items = all.map(({ item }) => item)
    const texts = varied(items, count * 2).map((index) => all[index]?.text)
    return [...new Set(texts)].slice(0, count)
  }

  /** The word with which most names of its tag begin: a search for it finds several things. */
  wideTextOf({ tag }: CheckedOperation): string | undefined {
    const words = [...(this.#words.get(tag) ?? [])]
    return words.toSorted(([, one], [, other]) => other - one)[0]?.[0]
  }

  /** Products of every VAT rate but the usual one. */
  ofOtherRates(): Record<string, unknown>[] {
    const rates = [...this.#byRate.values()].toSorted((one, other) => other.length - one.length)
    return rates.slice(1).flat()
  }

  #learnRate(product: unknown): void {
    const rate = valueAt(product, '/price/vatRate')
    if (!isRecord(product) || typeof rate !== 'number') return
    const known = this.#byRate.get(rate) ?? []
    if (known.length < most && !known.some(({ id }) => id === product['id'])) known.push(product)
    this.#byRate.set(rate, known)
  }

  #learnTexts(operation: CheckedOperation, json: unknown): void {
    for (const item of listsIn(json).slice(0, 30)) {
      this.#learnWord(operation.tag, item['name'])
      const word = [item['article'], item['number'], item['name'], item['title'], item['model']].find(
        (one) => typeof one === 'string' && one.length > 1 && one.length <= 60,
      )
      // A whole article, or the first word of a name.
      const text = typeof word === 'string' ? (word.split(' ')[0] ?? '') : ''
      // A customer may be told another price of it than a guest.
      const key = JSON.stringify([text, traitsOf(item)])
      if (text.length < 2) continue
      for (const place of placesOfTexts(operation)) {
        const known = this.#texts.get(place) ?? new Map<string, { text: string; item: unknown }>()
        if (known.size < mostTexts) known.set(key, { text, item })
        this.#texts.set(place, known)
      }
    }
  }

  #learnWord(tag: string, name: unknown): void {
    const word = typeof name === 'string' ? (name.split(' ')[0] ?? '') : ''
    if (word.length <= 3) return
    const words = this.#words.get(tag) ?? new Map<string, number>()
    words.set(word, (words.get(word) ?? 0) + 1)
    this.#words.set(tag, words)
  }

  /** A filter that a section has, as the path of the whole catalogue says it; values that need escaping are left out. */
  #learnFilters(json: unknown): void {
    const firsts: string[] = []
    for (const { code, type, values } of listOf(valueAt(json, '/data/items')).filter(isRecord))
      for (const { valueXmlId, count, disabled } of listOf(values).filter(isRecord).slice(0, 3)) {
        if (typeof valueXmlId !== 'string' || disabled === true || /[~/]|-(or|is)(-|$)/.test(valueXmlId))
          continue
        const filterPath = `${String(code)}-is-${valueXmlId}`
        if (!firsts.some((one) => one.startsWith(`${String(code)}-is-`))) firsts.push(filterPath)
        this.#keep('listSectionProductsFiltered', {
          values: { code: 'all', filterPath },
          item: { code, type, count },
        })
      }
    // What holds for each filter may not hold for two.
    for (const [index, filterPath] of firsts.entries()) {
      const next = firsts[index + 1]
      if (next !== undefined)
        this.#keep('listSectionProductsFiltered', {
          values: { code: 'all', filterPath: `${filterPath}/${next}` },
          item: { code: 'together', type: 'together', count: index },
        })
    }
  }

  #keep(operationId: string, one: SeenCase): void {
    const known = this.#cases.get(operationId) ?? new Map<string, SeenCase>()
    const key = JSON.stringify(one.values)
    if (!known.has(key) && known.size < most) known.set(key, one)
    this.#cases.set(operationId, known)
  }
}

/** Where words of an operation's things are kept: an answer that leads to a product tells of products. */
function placesOfTexts({ id, tag, links }: CheckedOperation): string[] {
  const things = links.filter(({ values }) => Object.keys(values).length > 0)
  return [...new Set([...things.map(({ operationId }) => operationId), id, tag])]
}

/** Items of the lists that an answer holds. */
function listsIn(json: unknown, depth = 0): Record<string, unknown>[] {
  if (Array.isArray(json)) return json.filter(isRecord)
  if (!isRecord(json) || depth > 2) return []
  return Object.values(json).flatMap((one) => listsIn(one, depth + 1))
}

/** The list whose first item a Link names, `/data/items`; `undefined` where it names none. */
function listOfLink(values: unknown): string | undefined {
  const [, pointer] = /\$response\.body#([^"]*?)\/0(?:\/|")/.exec(JSON.stringify(values)) ?? []
  return pointer
}

const movedLinks = new WeakMap<object, Map<string, unknown>>()

/** The same for each answer: kept beside the Link. */
function movedOnce(values: object, list: string, index: number): unknown {
  const known = movedLinks.get(values) ?? new Map<string, unknown>()
  movedLinks.set(values, known)
  const place = `${list} ${index}`
  const found = known.get(place) ?? moved(values, list, index)
  known.set(place, found)
  return found
}

/** The same expressions for another item. */
function moved(values: unknown, list: string, index: number): unknown {
  const text = JSON.stringify(values)
  return JSON.parse(
    text
      .replaceAll(`$response.body#${list}/0/`, `$response.body#${list}/${index}/`)
      .replaceAll(`$response.body#${list}/0"`, `$response.body#${list}/${index}"`),
  ) as unknown
}

function isWhole(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWhole)
  if (isRecord(value)) return Object.values(value).every(isWhole)
  return value !== undefined && value !== null
}
