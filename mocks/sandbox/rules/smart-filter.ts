import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'
import { typesetValue } from '../seed/typography.ts'
import { facetsOf, type Facets, visitPlaces } from './facets.ts'
import type { FilterDefinition, FilterDefinitions } from './filter-entries.ts'
import { flagCodes, type FlagCode, type Selection } from './filter-selection.ts'
import { chosenBy, conditionsOf, hasFlag, myMachine, type Condition } from './filtering.ts'
import { machineEntry } from './machine-filter.ts'
import { perList } from './per-catalogue.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

const flagNames: Record<FlagCode, string> = {
  available: 'В наличие на складе города',
  fullavailable: 'Наличие в других городах',
  sellout: 'Распродажа',
}

/** All filters of a set of products with the counts of their values, for the filters chosen so far. */
export function smartFilter(
  view: Viewpoint,
  products: readonly ProductRecord[],
  definitions: FilterDefinitions,
  selection: Selection,
): Schemas['SmartFilter'] {
  if (products.length === 0) return { items: [], total: 0 }
  const facets = facetsOf(view.catalogue)
  const counts = countValues(view, facets, products, conditionsOf(view, definitions, selection))
  const flags = flagCodes.map((flag): Schemas['FilterEntry'] => {
    const selected = selection.flags.has(flag)
    const count = counts.flags.get(flag) ?? 0
    const value = { valueXmlId: 'true', value: 'Да', count, selected, disabled: count === 0 && !selected }
    return { code: flag, name: flagNames[flag], type: 'flag', values: [value] }
  })
  const machines = machineEntry(view, products, counts.forMachines, selection)
  const [price, ...others] = [...definitions.values()].flatMap((definition) => {
    const entry = entryOf(definition, selection, facets, counts.values)
    return entry ? [entry] : []
  })
  const lists = [
    ...(machines ? [machines] : []),
    ...(price && price.code !== 'price' ? [price] : []),
    ...others,
  ]
  const items = price?.code === 'price' ? [price, ...flags, ...lists] : [...flags, ...lists]
  return { items, total: counts.total }
}

function entryOf(
  definition: FilterDefinition,
  selection: Selection,
  facets: Facets,
  counts: Int32Array,
): Schemas['FilterEntry'] | undefined {
  switch (definition.type) {
    case 'range':
      return rangeEntry(definition, selection)
    case 'list':
      return listEntry(definition, selection, facets, counts)
  }
}

interface Counts {
  total: number
  /** By place in `facets.values`. */
  values: Int32Array
  flags: Map<FlagCode, number>
  /** Ids of products that match all conditions but that of `my_machine`. */
  forMachines: ReadonlySet<number>
}

/**
 * Counts, for every value, the products that match all conditions but that of its own filter. One pass: a product
 * that fails two conditions counts nowhere, one that fails a single condition counts for values of that filter only.
 */
function countValues(
  view: Viewpoint,
  facets: Facets,
  products: readonly ProductRecord[],
  conditions: readonly Condition[],
): Counts {
  if (conditions.length === 0) return countsOfAll(view, facets, products)
  const forMachines = new Set<number>()
  const counts: Counts = {
    total: 0,
    values: new Int32Array(facets.values.length),
    flags: new Map(),
    forMachines,
  }
  for (const product of products) {
    const failing = failingCode(product, conditions)
    if (failing === 'several') continue
    if (failing === undefined) counts.total += 1
    if (view.machines.length > 0 && (failing === undefined || failing.code === myMachine))
      forMachines.add(product.id)
    for (const flag of flagCodes)
      if ((failing === undefined || failing.code === flag) && hasFlag(view, product, flag))
        counts.flags.set(flag, (counts.flags.get(flag) ?? 0) + 1)
    visitPlaces(facets, product.id, (place) => {
      if (failing === undefined || facets.values[place]?.code === failing.code)
        counts.values[place] = (counts.values[place] ?? 0) + 1
    })
  }
  return counts
}

/** The same without conditions: of a long list only what orders have taken is counted anew. */
function countsOfAll(view: Viewpoint, facets: Facets, products: readonly ProductRecord[]): Counts {
  const ofList = allFlags(products)
  let kept = ofList.get(view.branch.id)
  if (!kept) ofList.set(view.branch.id, (kept = countFlags({ ...view, reserved: new Map() }, products)))
  const flags = new Map(kept)
  if (view.reserved.size > 0) {
    const listed = idsOf(products)
    for (const id of view.reserved.keys()) {
      const product = listed.has(id) && view.catalogue.product(id)
      if (!product) continue
      const before = countFlags({ ...view, reserved: new Map() }, [product])
      const now = countFlags(view, [product])
      for (const flag of flagCodes)
        flags.set(flag, (flags.get(flag) ?? 0) - (before.get(flag) ?? 0) + (now.get(flag) ?? 0))
    }
  }
  return {
    total: products.length,
    values: allValues(products, facets),
    flags,
    forMachines: view.machines.length > 0 ? idsOf(products) : new Set(),
  }
}

const allFlags = perList(() => new Map<number, ReadonlyMap<FlagCode, number>>())
const idsOf = perList((products): ReadonlySet<number> => new Set(products.map(({ id }) => id)))

function countFlags(view: Viewpoint, products: readonly ProductRecord[]): Map<FlagCode, number> {
  const counts = new Map<FlagCode, number>()
  for (const product of products)
    for (const flag of flagCodes)
      if (hasFlag(view, product, flag)) counts.set(flag, (counts.get(flag) ?? 0) + 1)
  return counts
}

/** How many of the products have each value. */
const allValues = perList((products, facets: Facets): Int32Array => {
  const counts = new Int32Array(facets.values.length)
  for (const { id } of products)
    visitPlaces(facets, id, (place) => {
      counts[place] = (counts[place] ?? 0) + 1
    })
  return counts
})

function failingCode(
  product: ProductRecord,
  conditions: readonly Condition[],
): Condition | 'several' | undefined {
  let failing: Condition | undefined
  for (const condition of conditions) {
    if (condition.holds(product)) continue
    if (failing) return 'several'
    failing = condition
  }
  return failing
}

function rangeEntry(
  { code, name, unit, min, max }: FilterDefinition & { type: 'range' },
  { ranges }: Selection,
): Schemas['FilterEntry'] | undefined {
  const chosen = ranges.get(code)
  if (min === max && !chosen) return undefined
  return {
    code,
    name,
    type: 'range',
    ...(unit !== undefined && { unit }),
    values: [],
    min,
    max,
    ...(chosen?.min !== undefined && { selectedMin: chosen.min }),
    ...(chosen?.max !== undefined && { selectedMax: chosen.max }),
  }
}

function listEntry(
  { code, name, unit, places }: FilterDefinition & { type: 'list' },
  { lists }: Selection,
  facets: Facets,
  counts: Int32Array,
): Schemas['FilterEntry'] | undefined {
  const chosen = lists.get(code)
  if (places.length < 2 && !chosen) return undefined
  const isChosen = chosen ? chosenBy(code, chosen) : () => false
  const countOf = (place: number) => counts[place] ?? 0
  const labelPlace = (place: number) => facets.labelPlaces[place] ?? 0
  const values = places
    .toSorted((left, right) => countOf(right) - countOf(left) || labelPlace(left) - labelPlace(right))
    .slice(0, 1000)
    .flatMap((place) => {
      const known = facets.values[place]
      if (!known) return []
      const { valueXmlId, group } = known
      const value = typesetValue({ value: known.value, ...(unit !== undefined && { unit }) })
      const count = countOf(place)
      const selected = isChosen(valueXmlId)
      const disabled = count === 0 && !selected
      return [{ valueXmlId, value, ...(group !== undefined && { group }), count, selected, disabled }]
    })
  return { code, name, type: 'list', ...(unit !== undefined && { unit }), values }
}
