import type { CompanyRecord } from '../seed/company-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { State } from '../state.ts'
import { may, memberships } from './members.ts'
import { compareRussian } from './per-catalogue.ts'

type Companies = Pick<State<unknown>, 'companies' | 'members'>

/**
 * The company that the customer acts for: the chosen one while they are an active user of it. Who was removed or blocked
 * acts for the next of their companies at once, or as a person.
 */
export function currentCompanyId(
  state: Companies,
  user: UserRecord,
  chosen: number | undefined,
): number | undefined {
  if (chosen === undefined) return undefined
  const own = memberships(state, user).filter(({ status }) => status === 'active')
  return own.some(({ companyId }) => companyId === chosen) ? chosen : nextCompany(state, user, chosen)?.id
}

/**
 * Called before a customer gets a further company, which must not take the place of the chosen one. Whoever was taken out
 * of that acts for another of their old ones or for none, on each device and at the next login.
 */
export function keepCurrentCompany(
  state: Companies & Pick<State<unknown>, 'sessions' | 'users'>,
  user: UserRecord,
): void {
  for (const { companyId: chosen, ...session } of state.sessions.where('userId', user.id)) {
    const companyId = currentCompanyId(state, user, chosen)
    if (companyId !== chosen)
      state.sessions.put({ ...session, ...(companyId !== undefined && { companyId }) })
  }
  const { currentCompanyId: chosen, ...known } = state.users.get(user.id) ?? user
  const next = currentCompanyId(state, user, chosen)
  if (next !== chosen) state.users.put({ ...known, ...(next !== undefined && { currentCompanyId: next }) })
}

/** The first by name of the companies that the customer may switch to, without the one that is left. */
export function nextCompany(state: Companies, user: UserRecord, leftId: number): CompanyRecord | undefined {
  const [next] = memberships(state, user)
    .filter(({ status, companyId }) => status === 'active' && companyId !== leftId)
    .flatMap(({ companyId }) => state.companies.get(companyId) ?? [])
    .filter(({ registryStatus }) => registryStatus !== 'liquidated')
    .toSorted((left, right) => compareRussian(left.name, right.name) || left.id - right.id)
  return next
}

/** The company whose prices the customer sees and buys at; `undefined` means retail prices. */
export const pricingCompanyId = (
  state: Companies,
  user: UserRecord,
  companyId: number | undefined,
): number | undefined => (may(state, user, companyId, 'prices.view') ? companyId : undefined)
