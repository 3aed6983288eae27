import type { OperationsOf, SandboxState } from '../operation.ts'
import { notFound } from '../problems.ts'
import { companiesOf, companySummary, companyView, type Membership } from '../rules/companies.ts'
import type { UserRecord } from '../seed/account-records.ts'

export const companyOperations: OperationsOf<'listCompanies' | 'getCompany' | 'switchContractor'> = {
  listCompanies({ state, customer, session: { companyId } }) {
    const own = companiesOf(state, customer, companyId).slice(0, 100)
    return { items: own.map((membership) => companySummary(state, membership, companyId)) }
  },

  getCompany({ state, customer, session: { companyId }, query }) {
    const membership = ownCompany(state, customer, query.contragentId)
    return { company: companyView(state, membership, customer, companyId) }
  },

  // a GET that writes; the server in front refuses documents and other sites. Remembered for the next login.
  switchContractor({ state, customer, session, query, refuse }) {
    const { company, member } = ownCompany(state, customer, query.contragentId)
    if (member.status === 'blocked')
      throw refuse('companyBlocked', 'Доступ к этой компании закрыт.', 'contragentId')
    if (company.registryStatus === 'liquidated')
      throw refuse('companyLiquidated', 'Компания ликвидирована.', 'contragentId')
    if (session.companyId !== company.id) {
      session.update({ companyId: company.id })
      state.users.put({ ...customer, currentCompanyId: company.id })
    }
    return { is_success: true, contragentId: company.id }
  },
}

/** A company that the user belongs to; another one doesn't exist for them. */
function ownCompany(state: SandboxState, user: UserRecord, companyId: number): Membership {
  const found = companiesOf(state, user, undefined).find(({ company }) => company.id === companyId)
  if (!found) throw notFound('Такой компании нет.')
  return found
}
