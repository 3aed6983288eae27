import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { companiesOf, companySummary, companyView } from '../rules/companies.ts'
import type { Membership } from '../rules/company-actions.ts'
import { rightTitles, rolePresets } from '../seed/company-roles.ts'

export const companyOperations = {
  listCompanyRoles() {
    return { roles: rolePresets, rights: rightTitles }
  },

  listCompanies({ state, customer, session: { companyId } }) {
    const own = companiesOf(state, customer, companyId).slice(0, 100)
    return { items: own.map((membership) => companySummary(state, membership, companyId)) }
  },

  getCompany(context) {
    const { state, customer, session, now, notFound } = context
    const membership = ownCompany(context)
    if (membership.member.status === 'blocked') throw notFound('Такой компании нет.')
    return { company: companyView(state, membership, customer, session.companyId, now) }
  },

  // a GET that writes, so no link may lead here. Stored for the next login.
  switchContractor(context) {
    const { state, customer, session, headers, refuse, forbidden } = context
    if (headers['Sec-Fetch-Dest'] === 'document' || headers['Sec-Fetch-Site'] === 'cross-site')
      throw forbidden('Компания переключается только на самом сайте.')
    const { company, member } = ownCompany(context)
    if (member.status === 'blocked')
      throw refuse('accessBlocked', 'Доступ к этой компании закрыт.', 'contragentId')
    if (company.registryStatus === 'liquidated')
      throw refuse('companyLiquidated', 'Компания ликвидирована.', 'contragentId')
    if (session.companyId !== company.id) {
      session.update({ companyId: company.id })
      state.users.put({ ...customer, currentCompanyId: company.id })
    }
    return { isSuccess: true, contragentId: company.id }
  },
} satisfies Partial<SandboxOperations>

/** A company of the user; any other is 404. */
function ownCompany({
  state,
  customer,
  query: { contragentId },
  notFound,
}: Pick<HandlerContext<'getCompany'>, 'state' | 'customer' | 'query' | 'notFound'>): Membership {
  const found = companiesOf(state, customer, undefined).find(({ company }) => company.id === contragentId)
  if (!found) throw notFound('Такой компании нет.')
  return found
}
