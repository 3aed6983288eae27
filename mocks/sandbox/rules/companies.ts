import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { addressView, ownAddresses } from './addresses.ts'
import { companyActions, type Membership } from './company-actions.ts'
import { limitsAt } from './limits.ts'
import { managerView } from './manager.ts'
import { memberships } from './members.ts'
import { compareRussian } from './per-catalogue.ts'

type Schemas = components['schemas']

/** Companies that the user acts for: the current one first, then by name, ties by id. */
export function companiesOf(
  state: SandboxState,
  user: UserRecord,
  currentId: number | undefined,
): Membership[] {
  return memberships(state, user)
    .flatMap((member) => {
      const company = state.companies.get(member.companyId)
      return company ? [{ company, member }] : []
    })
    .toSorted(
      ({ company: left }, { company: right }) =>
        Number(right.id === currentId) - Number(left.id === currentId) ||
        compareRussian(left.name, right.name) ||
        left.id - right.id,
    )
}

export function companySummary(
  state: SandboxState,
  membership: Membership,
  currentId: number | undefined,
): Schemas['CompanySummary'] {
  const { company, member } = membership
  return {
    id: company.id,
    name: company.name,
    inn: company.inn,
    current: company.id === currentId,
    manager: managerView(state, company.managerId),
    myRole: member.role,
    verification: company.verification,
    allowedActions: companyActions(state, membership, currentId),
  }
}

/** The whole company for one of its members. */
/** Who orders parts for a machine needs no account of the company. */
const bankRights = ['company.edit', 'invoices.request', 'contracts.view', 'balance.view'] as const

export function companyView(
  state: SandboxState,
  membership: Membership,
  user: UserRecord,
  currentId: number | undefined,
  now: number,
): Schemas['Company'] {
  const { company, member } = membership
  const { perOrder, perMonth, spent } = limitsAt(member.limits, now)
  const {
    id,
    version,
    shortName,
    type,
    inn,
    kpp,
    ogrn,
    legalAddress,
    actualAddress,
    director,
    phone,
    email,
  } = company
  const byDefault = company.banks.toSorted(
    (left, right) => Number(right.isDefault) - Number(left.isDefault) || left.id - right.id,
  )
  return {
    id,
    version,
    // The record's short form of the name is the full one of the contract, and its bare name the short one.
    name: shortName,
    shortName: company.name,
    type,
    inn,
    kpp: kpp ?? null,
    ogrn,
    legalAddress,
    actualAddress,
    director,
    banks: bankRights.some((right) => member.rights.includes(right)) ? byDefault : [],
    addresses: ownAddresses(state, user, id).map((address) => addressView(state, address)),
    phone,
    email,
    registryStatus: company.registryStatus,
    verification: company.verification,
    verificationReason: company.verificationReason ?? null,
    manager: managerView(state, company.managerId),
    myRole: member.role,
    myRights: member.rights,
    current: id === currentId,
    limits: { perOrder, perMonth, spent },
    allowedActions: companyActions(state, membership, currentId),
  }
}
