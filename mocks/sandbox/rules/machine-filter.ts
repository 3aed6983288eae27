import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'
import type { Selection } from './filter-selection.ts'
import { myMachine } from './filtering.ts'
import { fittingProducts } from './machine-fit.ts'
import { compareRussian } from './per-catalogue.ts'
import type { Viewpoint } from './viewpoint.ts'

/**
 * The filter by the visitor's machines that any of the products fits; absent when there is none and none is chosen.
 * @param counted ids of the products that choosing a machine would narrow
 */
export function machineEntry(
  { catalogue, machines }: Viewpoint,
  products: readonly ProductRecord[],
  counted: ReadonlySet<number>,
  { lists }: Selection,
): components['schemas']['FilterEntry'] | undefined {
  if (machines.length === 0) return undefined
  const chosen = lists.get(myMachine)
  const listed = new Set(products.map(({ id }) => id))
  const values = machines.flatMap((machine) => {
    const selected = chosen?.has(String(machine.id)) ?? false
    const fitting = [...fittingProducts(catalogue, machine)]
    if (!selected && !fitting.some((id) => listed.has(id))) return []
    const count = fitting.filter((id) => counted.has(id)).length
    const disabled = count === 0 && !selected
    return [{ valueXmlId: String(machine.id), value: machine.name, count, selected, disabled }]
  })
  if (values.length === 0) return undefined
  return {
    code: myMachine,
    name: 'Моя техника',
    type: 'list',
    values: values.toSorted(
      (left, right) =>
        right.count - left.count ||
        compareRussian(left.value, right.value) ||
        (left.valueXmlId < right.valueXmlId ? -1 : 1),
    ),
  }
}
