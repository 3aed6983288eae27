import type { SandboxOperations, SandboxState } from '../operation.ts'
import { forbidden, notFound } from '../problems.ts'
import { companiesOf, companySummary, companyView, type Membership } from '../rules/companies.ts'
import type { UserRecord } from '../seed/account-records.ts'

export const companyOperations = {
  listCompanies({ state, customer, session: { companyId } }) {
    const own = companiesOf(state, customer, companyId).slice(0, 100)
    return { items: own.map((membership) => companySummary(state, membership, companyId)) }
  },

  getCompany({ state, customer, session: { companyId }, query, now }) {
    const membership = ownCompany(state, customer, query.contragentId)
    if (membership.member.status === 'blocked') throw notFound('Такой компании нет.')
    return { company: companyView(state, membership, customer, companyId, now) }
  },

  // a GET that writes, so no link may lead here. Stored for the next login.
  switchContractor({ state, customer, session, query, headers, refuse }) {
    if (headers['Sec-Fetch-Dest'] === 'document' || headers['Sec-Fetch-Site'] === 'cross-site')
      throw forbidden('Компания переключается только на самом сайте.')
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
} satisfies Partial<SandboxOperations>

/** A company of the user; any other is 404. */
function ownCompany(state: SandboxState, user: UserRecord, companyId: number): Membership {
  const found = companiesOf(state, user, undefined).find(({ company }) => company.id === companyId)
  if (!found) throw notFound('Такой компании нет.')
  return found
}
