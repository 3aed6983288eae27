import type { SandboxOperations } from '../operation.ts'
import { folded } from '../rules/folded.ts'
import { boughtParts, machinesOf, machineView, ownMachine } from '../rules/machines.ts'
import { pageOf } from '../rules/paging.ts'

export const equipmentOperations = {
  listMachines({ state, customer, session: { companyId }, query }) {
    const part = folded(query.query?.trim() ?? '')
    const found = machinesOf(state, customer, companyId).filter(
      ({ name, model, serialNumber, regPlate = '', status }) =>
        (query.status === undefined || status === query.status) &&
        folded(`${name}\n${model}\n${serialNumber}\n${regPlate}`).includes(part),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((machine) => machineView(state, customer, machine)), pagination }
  },

  getMachine({ state, customer, session: { companyId }, query, notFound }) {
    const machine = ownMachine(state, customer, companyId, query.id)
    if (!machine) throw notFound('Такой машины нет в вашем парке.')
    return {
      machine: machineView(state, customer, machine),
      boughtParts: boughtParts(state, customer, machine),
      documents: [],
      openRequests: 0,
    }
  },
} satisfies Partial<SandboxOperations>
