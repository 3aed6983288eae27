import { toNumber } from '../parts.ts'
import type { ApplicabilityRecord, MachineModelRecord, ProductRecord } from '../records.ts'

/** All pieces of one part weigh at most this share of the machine. */
const largestShare = 0.1
/** How far a part that is known to fit may be from the wanted size, in products of its family. */
const reach = 12

/** What the choice of parts for one model needs to know. */
export interface PartStock {
  model: MachineModelRecord
  byId: ReadonlyMap<number, ProductRecord>
  families: ReadonlyMap<string, readonly ProductRecord[]>
  /** Ids of products that all machines of the model take, with the number of pieces. */
  whole: ReadonlyMap<number, number>
}

/** Products on sale by the name of their family, in the order of sizes. */
export function familiesOf(products: readonly ProductRecord[]): Map<string, ProductRecord[]> {
  const families = new Map<string, ProductRecord[]>()
  for (const product of products) {
    if (typeof product.about === 'string' || product.isWithdrawn || product.supersededBy !== undefined)
      continue
    const list = families.get(product.about.name)
    if (list) list.push(product)
    else families.set(product.about.name, [product])
  }
  return families
}

/** Products of all machines of a model, by its rows of applicability. */
export function wholeParts(
  rows: readonly ApplicabilityRecord[],
  model: MachineModelRecord,
): Map<number, number> {
  const first = `${model.serialPrefix}-${String(model.serialFrom).padStart(6, '0')}`
  return new Map(
    rows
      .filter(
        ({ modelId, serialFrom, serialTo }) =>
          modelId === model.id && serialFrom === first && serialTo === null,
      )
      .map(({ productId, qtyPerMachine }) => [productId, qtyPerMachine]),
  )
}

/**
 * The product of a family nearest to the wanted size that the machine can take; one that is known to fit goes first.
 * @param family how the name of the family begins
 * @param at 0 for the smallest, 1 for the largest
 * @throws when there is none
 */
export function choosePart(
  stock: PartStock,
  family: string,
  { at, quantity, isFree }: { at: number; quantity: number; isFree: (id: number) => boolean },
): ProductRecord {
  const { model, whole } = stock
  const name = [...stock.families.keys()].find((candidate) => candidate.startsWith(family))
  const fitting = (name === undefined ? [] : (stock.families.get(name) ?? [])).filter(
    (product) => isFree(product.id) && suits(product, model, quantity),
  )
  const target = Math.round(at * (fitting.length - 1))
  const near = fitting
    .map((product, index) => ({ product, distance: Math.abs(index - target) }))
    .toSorted((left, right) => left.distance - right.distance || left.product.id - right.product.id)
  const known = near.find(({ product, distance }) => distance <= reach && whole.get(product.id) === quantity)
  const chosen = (known ?? near[0])?.product
  if (!chosen) throw new Error(`No part «${family}» for ${model.model}`)
  return chosen
}

function suits(product: ProductRecord, model: MachineModelRecord, quantity: number): boolean {
  if (typeof product.about === 'string') return false
  const { fits } = product.about
  const isOfType = fits.length === 0 || fits.some((type) => type === model.machineType)
  const power = product.props.find(({ code, name }) => code === 'power' && name === 'Мощность двигателя')
  const kw = power === undefined ? model.powerKw : toNumber(power.value)
  const isStrongEnough = model.powerKw >= kw * 0.65 && model.powerKw <= kw * 1.3
  return isOfType && isStrongEnough && product.weightKg * quantity <= model.massKg * largestShare
}
