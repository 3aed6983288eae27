import type { components } from '../../../src/generated/api-types.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ApplicabilityRecord, MachineModelRecord, ProductRecord } from '../seed/records.ts'
import { rowFit } from './machine-fit.ts'
import { compareRussian } from './per-catalogue.ts'

type WorkabilityRow = components['schemas']['WorkabilityRow']

/**
 * Machines that a part fits: those of the customer first, then by brand, model, modification (Russian locale), id.
 * Without machines of the customer (`machines` empty) rows have no `fitsMyMachine`.
 */
export function workabilityRows(
  catalogue: Catalogue,
  product: ProductRecord,
  machines: readonly MachineRecord[],
): WorkabilityRow[] {
  return catalogue
    .applicability(product.id)
    .flatMap((row) => {
      const model = catalogue.model(row.modelId)
      return model ? [rowView(catalogue, row, model, machines)] : []
    })
    .toSorted(
      (left, right) =>
        Number(right.fitsMyMachine ?? false) - Number(left.fitsMyMachine ?? false) ||
        compareRussian(left.brand, right.brand) ||
        compareRussian(left.model, right.model) ||
        compareRussian(left.modification ?? '', right.modification ?? '') ||
        left.id - right.id,
    )
}

function rowView(
  catalogue: Catalogue,
  row: ApplicabilityRecord,
  model: MachineModelRecord,
  machines: readonly MachineRecord[],
): WorkabilityRow {
  return {
    id: row.id,
    brand: model.brand,
    machineType: model.machineType,
    model: model.model,
    modification: model.modification,
    yearFrom: row.yearFrom,
    ...(row.yearTo !== null && { yearTo: row.yearTo }),
    serialFrom: row.serialFrom,
    ...(row.serialTo !== null && { serialTo: row.serialTo }),
    engine: model.engine,
    node: row.node,
    qtyPerMachine: row.qtyPerMachine,
    note: row.note,
    ...(machines.length > 0 && {
      fitsMyMachine: machines.some((machine) => rowFit(catalogue, row, machine) === 'fits'),
    }),
  }
}
