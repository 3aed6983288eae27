import type { SandboxOperations } from '../operation.ts'
import { bankFault } from '../rules/company-banks.ts'
import { companiesOf, companySummary, companyView } from '../rules/companies.ts'
import { companyActions } from '../rules/company-actions.ts'
import { keepCurrentCompany } from '../rules/current-company.ts'
import { memberships } from '../rules/members.ts'
import { listedCompany, numbersFault, requireKpp, storeCompany } from '../rules/new-company.ts'

/** The largest number of companies of one customer. */
const mostCompanies = 100

/** How customers come to own a company, and leave one. */
export const companyMembershipOperations = {
  addCompany(context) {
    const { state, customer, session, body, now, nowIso, newId, refuse, httpProblem } = context
    const { type, inn, bank } = body
    requireKpp(body, httpProblem)
    if (type === 'ЮЛ' && body.director === undefined)
      throw httpProblem(422, 'validation', 'Укажите руководителя.', { field: 'director' })
    const wrong = numbersFault(body)
    if (wrong) throw refuse(wrong.code, wrong.message, wrong.field)
    const listed = listedCompany(inn)
    if (listed && listed.registryStatus !== 'active')
      throw refuse('companyLiquidated', 'Компания ликвидирована.', 'inn')
    const [known] = state.companies.where('inn', inn)
    const own = memberships(state, customer)
    if (known && own.some(({ companyId }) => companyId === known.id))
      throw refuse('alreadyMember', 'Эта компания уже есть в вашем списке.', 'inn')
    if (known)
      throw refuse('companyExists', 'Компания уже зарегистрирована. Запросите доступ у её владельца.', 'inn')
    const fault = bank && bankFault(bank)
    if (fault) throw refuse(fault.code, fault.message, `bank.${fault.field}`)
    if (own.length >= mostCompanies)
      throw refuse('limitReached', `Можно добавить не более ${mostCompanies} компаний.`)
    keepCurrentCompany(state, customer)
    const { company, member } = storeCompany({ state, newId, nowIso }, body, customer)
    const owner = state.users.get(customer.id) ?? customer
    if (owner.roleCode === 'individual') state.users.put({ ...owner, roleCode: 'user' })
    return { company: companyView(state, { company, member }, customer, session.companyId, now) }
  },

  leaveCompany(context) {
    const { state, customer, session, body, notFound, refuse } = context
    const membership = companiesOf(state, customer, undefined).find(
      ({ company }) => company.id === body.contragentId,
    )
    if (!membership) throw notFound('Такой компании нет.')
    const before = session.companyId
    if (!companyActions(state, membership, before).includes('leave'))
      throw refuse(
        'actionNotAllowed',
        membership.member.status === 'active'
          ? 'Последний владелец не может выйти из компании.'
          : 'Доступ к этой компании закрыт.',
        'contragentId',
        { company: companySummary(state, membership, before) },
      )
    state.members.delete(membership.member.id)
    // The session answers the next company by itself once the membership is gone.
    const { companyId } = session
    if (companyId !== undefined && companyId !== before) {
      session.update({ companyId })
      state.users.put({ ...customer, currentCompanyId: companyId })
    }
    return { currentCompanyId: companyId ?? null }
  },
} satisfies Partial<SandboxOperations>
