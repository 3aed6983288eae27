import type { SandboxOperations } from '../operation.ts'
import { isUsable } from '../rules/contracts.ts'
import { mostMachines, nameFault } from '../rules/machine-faults.ts'
import { machinesOf, machineView } from '../rules/machines.ts'
import { compareNumbered } from '../rules/per-catalogue.ts'
import { countRequest } from '../rules/request-rate.ts'
import { serialKey } from '../rules/serial-number.ts'
import type { DealerMachineRecord, MachineRecord } from '../seed/machine-record.ts'
import { isLinked } from './equipment.ts'
import { fleetOwner } from './fleet-owner.ts'

const minute = 60_000

/** Takes machines that the dealer knows into a fleet (R-API-50). */
export const machineLinkingOperations = {
  linkMachine(context) {
    const { state, customer, body, now, newId, refuse } = context
    const companyId = fleetOwner(context)
    countRequest(context, { id: `machine-link:${customer.id}`, most: 30, window: minute })
    const { serialNumber, contractId } = body
    if ((serialNumber == null) === (contractId == null))
      throw refuse('machineKeyRequired', 'Укажите серийный номер или договор.', 'serialNumber')
    const field = contractId == null ? 'serialNumber' : 'contractId'
    const contract = contractId == null ? undefined : state.contracts.get(contractId)
    const isOwnContract = contract !== undefined && contract.companyId === companyId
    if (contractId != null && !(isOwnContract && isUsable(contract, now)))
      throw refuse('contractUnavailable', 'Договор недоступен этой компании.', field)
    const known =
      serialNumber == null
        ? state.dealerMachines.where('contractId', contractId ?? 0)
        : state.dealerMachines.where('serialKey', serialKey(serialNumber))
    if (known.length === 0)
      throw refuse(
        'machineNotFound',
        serialNumber == null
          ? 'По этому договору техника не продавалась.'
          : 'Дилер не знает такой машины. Добавьте её вручную.',
        field,
      )
    const own = machinesOf(state, customer, companyId)
    const ownKeys = new Set(own.map((machine) => serialKey(machine.serialNumber)))
    const others = known.filter((machine) => !ownKeys.has(serialKey(machine.serialNumber)))
    if (others.length === 0) throw refuse('machineExists', 'Эта техника уже в вашем парке.', field)
    const free = others.filter((machine) => !isLinked(state, serialKey(machine.serialNumber)))
    if (free.length === 0) throw refuse('machineTaken', 'Эта техника числится за другим клиентом.', field)
    if (own.length + free.length > mostMachines)
      throw refuse('limitReached', `Можно добавить не более ${mostMachines} машин.`)
    const linked: MachineRecord[] = []
    for (const machine of free)
      linked.push(
        state.machines.put({
          ...plateOf(machine),
          id: newId('machines'),
          userId: customer.id,
          ...(companyId !== undefined && { companyId }),
          name: freeName(machine, [...own, ...linked]),
          location: '',
          ownership: 'own',
          status: 'active',
        }),
      )
    const byName = linked.toSorted(
      (left, right) => compareNumbered(left.name, right.name) || left.id - right.id,
    )
    return { machines: byName.map((machine) => machineView(state, customer, machine, now)) }
  },
} satisfies Partial<SandboxOperations>

function plateOf({ contractId: _sold, ...plate }: DealerMachineRecord) {
  return plate
}

/** What the dealer calls the machine, with its serial number where the fleet has another of that name. */
function freeName(
  { type, model, serialNumber }: DealerMachineRecord,
  others: readonly MachineRecord[],
): string {
  const name = `${type} ${model}`
  return nameFault(name, others) ? `${name} ${serialNumber}` : name
}
