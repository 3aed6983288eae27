import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import { addDays, dayIn } from './days.ts'
import { managerView } from './manager.ts'
import { contractFile } from './document-file.ts'
import { offeredActions } from './offered-actions.ts'

type Contract = components['schemas']['Contract']

/** Days before its end from which a contract counts as expiring. */
const expiringDays = 30

/**
 * State of a contract on the day of `now` (Moscow): an active contract ends with its last day, unless it renews
 * itself.
 */
export function contractStatus(contract: ContractRecord, now: number): ContractRecord['status'] {
  const { status, validUntil, autoProlong } = contract
  if (status !== 'active' && status !== 'expiring') return status
  const today = dayIn('Europe/Moscow', now)
  if (autoProlong) return 'active'
  if (validUntil < today) return 'expired'
  return validUntil <= addDays(today, expiringDays) ? 'expiring' : 'active'
}

/** Orders are possible under active and expiring contracts. */
export function isUsable(contract: ContractRecord, now: number): boolean {
  const status = contractStatus(contract, now)
  return status === 'active' || status === 'expiring'
}

/** The rest of the credit limit in kopecks; negative if exceeded. */
export const creditLeft = ({ creditLimit, creditUsed }: ContractRecord) => creditLimit - creditUsed

/** Contracts of a company: the default one first, then the newest, ties by id. */
export function contractsOf(state: SandboxState, companyId: number): ContractRecord[] {
  return state.contracts
    .where('companyId', companyId)
    .toSorted(
      (left, right) =>
        Number(right.isDefault) - Number(left.isDefault) ||
        Date.parse(right.date) - Date.parse(left.date) ||
        left.id - right.id,
    )
}

export function contractView(
  state: SandboxState,
  contract: ContractRecord,
  rights: readonly CompanyRight[],
  now: number,
): Contract {
  const { id, companyId, number, date, validUntil, autoProlong, paymentTerms, deferDays, isDefault } =
    contract
  const status = contractStatus(contract, now)
  return {
    id,
    contragentId: companyId,
    number,
    date,
    validUntil,
    autoProlong,
    type: 'supply',
    status,
    paymentTerms,
    deferDays: deferDays > 0 ? deferDays : null,
    creditLimit: contract.creditLimit,
    creditUsed: contract.creditUsed,
    creditLeft: creditLeft(contract),
    manager: managerView(state, contract.managerId),
    files: [contractFile(contract)],
    isDefault,
    allowedActions: offeredActions(actionTables.ContractAction, status, rights),
  }
}
