import { isInn, isOgrn } from '../check-digits.ts'
import type { SandboxOperations } from '../operation.ts'
import { bankAccount, bankFault, newBankId } from '../rules/company-banks.ts'
import { companiesOf, companySummary, companyView } from '../rules/companies.ts'
import { companyActions } from '../rules/company-actions.ts'
import { fullName, memberships } from '../rules/members.ts'
import { companyRegister } from '../seed/company-register.ts'
import { companyRights, type CompanyMemberRecord, type CompanyRecord } from '../seed/account-records.ts'

/** The largest number of companies of one customer. */
const mostCompanies = 100

/** How customers come to own a company, and leave one. */
export const companyMembershipOperations = {
  addCompany(context) {
    const { state, customer, session, body, now, nowIso, newId, refuse, httpProblem } = context
    const { type, inn, ogrn, bank } = body
    const isEntity = type === 'ЮЛ'
    if (isEntity && body.kpp === undefined)
      throw httpProblem(422, 'validation', 'Укажите КПП.', { field: 'kpp' })
    if (!isEntity && body.kpp !== undefined)
      throw httpProblem(422, 'validation', 'У ИП нет КПП.', { field: 'kpp' })
    if (isEntity && body.director === undefined)
      throw httpProblem(422, 'validation', 'Укажите руководителя.', { field: 'director' })
    if (!isInn(inn) || inn.length !== (isEntity ? 10 : 12))
      throw refuse('innInvalid', 'Проверьте ИНН: контрольная цифра не сходится.', 'inn')
    const listed = companyRegister.find((one) => one.inn === inn)
    if (!isOgrn(ogrn) || ogrn.length !== (isEntity ? 13 : 15) || (listed && listed.ogrn !== ogrn))
      throw refuse('ogrnInvalid', 'Проверьте ОГРН: контрольная цифра не сходится.', 'ogrn')
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

    const legalAddress = body.legalAddress.trim()
    const company: CompanyRecord = state.companies.put({
      id: newId('companies'),
      name: bareName(body.name),
      shortName: body.name.trim(),
      type,
      inn,
      ...(body.kpp !== undefined && { kpp: body.kpp }),
      ogrn,
      legalAddress,
      actualAddress: body.actualAddress?.trim() ?? legalAddress,
      director: body.director ?? null,
      banks: bank ? [bankAccount(newBankId(state), bank, true)] : [],
      phone: body.phone ?? null,
      email: body.email ?? null,
      registryStatus: 'active',
      verification: 'pending',
      version: 1,
      createdAt: nowIso,
    })
    const member: CompanyMemberRecord = state.members.put({
      id: newId('members'),
      companyId: company.id,
      userId: customer.id,
      fio: fullName(customer),
      email: customer.email,
      phone: customer.phone,
      position: customer.position ?? '',
      role: 'owner',
      status: 'active',
      limits: { perOrder: null, perMonth: null, spent: 0 },
      rights: [...companyRights],
    })
    if (customer.roleCode === 'individual') state.users.put({ ...customer, roleCode: 'user' })
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

/** The name without the legal form: what stands between « and », else what follows 'ИП'. */
function bareName(name: string): string {
  const [, quoted] = /[«"](.+)[»"]/.exec(name) ?? []
  return (quoted ?? name.trim().replace(/^ИП\s+/, '')).slice(0, 150)
}
