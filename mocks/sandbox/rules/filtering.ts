import type { ProductRecord } from '../seed/records.ts'
import { stockMarks } from './availability.ts'
import { fittingProducts } from './machine-fit.ts'
import { facetsOf, visitPlaces, normaliseSpecification } from './facets.ts'
import type { FilterDefinition, FilterDefinitions } from './filter-entries.ts'
import { flagCodes, type Bounds, type FlagCode, type Selection } from './filter-selection.ts'
import type { Viewpoint } from './viewpoint.ts'

/** The filter by a machine of the visitor; its values are ids. */
export const myMachine = 'my_machine'

/** One chosen filter. */
export interface Condition {
  code: string
  holds: (product: ProductRecord) => boolean
}

/** Whether a product has a flag, seen from a branch. */
export function hasFlag(view: Viewpoint, product: ProductRecord, flag: FlagCode): boolean {
  if (flag === 'sellout') return product.labels.includes('sellout')
  const { here, elsewhere } = stockMarks(view, product)
  return flag === 'available' ? here : elsewhere
}

/** The chosen filters as conditions that are AND. A code that the products don't have is ignored. */
export function conditionsOf(
  view: Viewpoint,
  definitions: FilterDefinitions,
  { flags, lists, ranges }: Selection,
): Condition[] {
  const conditions: Condition[] = flagCodes
    .filter((flag) => flags.has(flag))
    .map((flag) => ({ code: flag, holds: (product) => hasFlag(view, product, flag) }))
  for (const [code, values] of lists) {
    if (code === myMachine && view.machines.length > 0) conditions.push(machineCondition(view, values))
    const definition = definitions.get(code)
    if (definition?.type === 'list') conditions.push(listCondition(view, definition, values))
  }
  for (const [code, bounds] of ranges) {
    if (code === 'price') conditions.push({ code, holds: ({ price }) => within(price ?? undefined, bounds) })
    else if (definitions.get(code)?.type === 'range') {
      const { numberOf } = facetsOf(view.catalogue)
      conditions.push({ code, holds: ({ id }) => within(numberOf(code, id), bounds) })
    }
  }
  return conditions
}

function machineCondition({ catalogue, machines }: Viewpoint, values: ReadonlySet<string>): Condition {
  const chosen = machines.filter(({ id }) => values.has(String(id)))
  const fitting = new Set(chosen.flatMap((machine) => [...fittingProducts(catalogue, machine)]))
  return { code: myMachine, holds: ({ id }) => fitting.has(id) }
}

function listCondition(
  { catalogue }: Viewpoint,
  definition: FilterDefinition & { type: 'list' },
  values: ReadonlySet<string>,
): Condition {
  const facets = facetsOf(catalogue)
  const isChosen = chosenBy(definition.code, values)
  // By place, for lists of many products.
  const chosen = new Uint8Array(facets.values.length)
  for (const place of definition.places)
    if (isChosen(facets.values[place]?.valueXmlId ?? '')) chosen[place] = 1
  return {
    code: definition.code,
    holds: ({ id }) => {
      let isHeld = false
      visitPlaces(facets, id, (place) => {
        if (chosen[place] === 1) isHeld = true
      })
      return isHeld
    },
  }
}

/** Whether a value is among the chosen ones; specifications are compared by meaning. */
export function chosenBy(code: string, values: ReadonlySet<string>): (valueXmlId: string) => boolean {
  if (code !== 'gsm_search') return (valueXmlId) => values.has(valueXmlId)
  const wanted = new Set([...values].map(normaliseSpecification))
  return (valueXmlId) => wanted.has(normaliseSpecification(valueXmlId))
}

function within(value: number | undefined, { min = -Infinity, max = Infinity }: Bounds): boolean {
  return value !== undefined && value >= min && value <= max
}

/** Products that match all conditions, in their order. */
export function filtered(
  products: readonly ProductRecord[],
  conditions: readonly Condition[],
): readonly ProductRecord[] {
  if (conditions.length === 0) return products
  return products.filter((product) => conditions.every(({ holds }) => holds(product)))
}
