import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { ApplicabilityRecord, MachineModelRecord, ProductRecord } from '../seed/records.ts'
import { serialOrdinal } from './serial-number.ts'

export type Fit = components['schemas']['MachineFit']['fit']
type Machine = Pick<MachineRecord, 'modelId' | 'year' | 'serialNumber'>

/**
 * Whether a part fits a machine by one row of its applicability. The one rule behind listWorkability, listMachineParts,
 * checkMachineFit, the filter `my_machine`, lines of the cart, diagrams and service kits.
 */
export function rowFit(catalogue: Catalogue, row: ApplicabilityRecord, machine: Machine): Fit {
  if (machine.modelId === undefined) return 'unknown'
  const model = catalogue.model(row.modelId)
  if (!model || machine.modelId !== row.modelId) return 'doesNotFit'
  if (machine.year < row.yearFrom || (row.yearTo !== null && machine.year > row.yearTo)) return 'doesNotFit'
  return serialFit(model, row, machine.serialNumber)
}

/** What the serial number alone says of a machine of the row's model. The rule of diagrams and of service kits. */
export function serialFit(model: MachineModelRecord, row: ApplicabilityRecord, serialNumber: string): Fit {
  const from = serialOrdinal(model, row.serialFrom) ?? model.serialFrom
  const to = row.serialTo === null ? undefined : serialOrdinal(model, row.serialTo)
  if (from <= model.serialFrom && to === undefined) return 'fits'
  const own = serialOrdinal(model, serialNumber)
  if (own === undefined) return 'unknown'
  return own >= from && (to === undefined || own <= to) ? 'fits' : 'doesNotFit'
}

/** The verdict on a product: what its best row says; `unknown` when nothing is known of the product. */
export function fitOf(catalogue: Catalogue, { id }: Pick<ProductRecord, 'id'>, machine: Machine): Fit {
  const product = catalogue.product(id)
  const fits = catalogue.applicability(id).map((row) => rowFit(catalogue, row, machine))
  const best = bestFit(fits)
  return best === 'doesNotFit' && product && isStandardPart(product) ? 'unknown' : best
}

/** The verdict of several rows on one machine; of none nothing is known. */
export function bestFit(fits: readonly Fit[]): Fit {
  if (fits.length === 0) return 'unknown'
  return fits.find((fit) => fit === 'fits') ?? fits.find((fit) => fit === 'unknown') ?? 'doesNotFit'
}

/**
 * The verdict on a part for the machine of a fleet that it fits best; undefined when there is nothing to judge. A machine
 * of an unknown model tells nothing of any part: among others it would silence their verdict.
 */
export function fleetFit(
  catalogue: Catalogue,
  product: ProductRecord,
  machines: readonly Machine[],
): Fit | undefined {
  if (machines.length === 0 || product.isMachine) return undefined
  const known = machines.filter(({ modelId }) => modelId !== undefined)
  return bestFit((known.length > 0 ? known : machines).map((machine) => fitOf(catalogue, product, machine)))
}

/** A bolt or a nut goes into more machines than the parts books name. */
export const isStandardPart = ({ about }: ProductRecord) =>
  typeof about !== 'string' && about.fits.length === 0

/** Ids of the products that fit a machine. */
export function fittingProducts(catalogue: Catalogue, machine: Machine): Set<number> {
  return new Set(fittingRows(catalogue, machine).map(({ productId }) => productId))
}

/** The rows of applicability by which parts fit a machine. */
export function fittingRows(catalogue: Catalogue, machine: Machine): ApplicabilityRecord[] {
  return machine.modelId === undefined
    ? []
    : catalogue.partsOfModel(machine.modelId).filter((row) => rowFit(catalogue, row, machine) === 'fits')
}
