import { isInn } from '../../../src/lib/check-digits.ts'
import type { SandboxOperations, SandboxState } from '../operation.ts'
import { accessRequestView, isForgotten, listedRequests, requestAt } from '../rules/access-requests.ts'
import { notifyAndMail } from '../rules/company-news.ts'
import {
  belongsTo,
  companyUserByEmail,
  joinCompany,
  mayGiveRole,
  mayHandOut,
  mostUsers,
  userManagers,
} from '../rules/company-users.ts'
import { dayLength } from '../rules/days.ts'
import { invitationsPath } from '../rules/invitations.ts'
import { fullName } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'
import { countRequest } from '../rules/request-rate.ts'
import { presetOf } from '../seed/company-roles.ts'
import type { CompanyMemberRecord, CompanyRight, CompanyRole } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { AccessRequestRecord } from '../world-records.ts'
import { currentManagedCompany, managedCompany } from './company-users.ts'

export const accessRequestOperations = {
  requestCompanyAccess(context) {
    const { state, customer, session, body, now, nowIso, newId, refuse, httpProblem } = context
    if (!isInn(body.inn)) throw refuse('innInvalid', 'Проверьте ИНН: контрольная цифра не сходится.', 'inn')
    const [company] = state.companies.where('inn', body.inn)
    if (!company) throw refuse('companyNotFound', 'Такой компании у нас ещё нет. Добавьте её.', 'inn')
    if (belongsTo(state, customer, company.id))
      throw refuse('alreadyMember', 'Эта компания уже есть в вашем списке.', 'inn')
    if (isAsked(state, customer, company.id, now))
      throw refuse('alreadyRequested', 'Запрос уже отправлен. Дождитесь решения.', 'inn')
    countRequest({ state, now, httpProblem }, { id: `access:${customer.id}`, most: 5, window: dayLength })
    const request: AccessRequestRecord = {
      id: newId('accessRequests'),
      companyId: company.id,
      userId: customer.id,
      comment: body.comment?.trim() ?? '',
      status: 'pending',
      createdAt: nowIso,
    }
    state.accessRequests.put(request)
    for (const manager of userManagers(state, company.id))
      notifyAndMail(context, manager, {
        title: 'Запрос доступа к компании',
        text: `${fullName(customer)} просит доступ к компании «${company.name}».`,
        link: '/personal/companies/users/',
      })
    return { request: accessRequestView(state, customer, session.companyId, request) }
  },

  listAccessRequests({ state, customer, session, query, now, notFound, forbidden }) {
    const { contragentId } = query
    if (contragentId !== undefined) managedCompany({ state, customer, notFound, forbidden }, contragentId)
    const asked =
      contragentId === undefined
        ? state.accessRequests.where('userId', customer.id)
        : state.accessRequests.where('companyId', contragentId)
    const { items, pagination } = pageOf(
      listedRequests(asked, now),
      query.PAGEN_1 ?? 1,
      query.PAGE_SIZE ?? 50,
    )
    return {
      items: items.map((request) => accessRequestView(state, customer, session.companyId, request)),
      pagination,
    }
  },

  decideAccessRequest(context) {
    const { state, customer, session, body, path, now, nowIso, notFound, refuse } = context
    const { company, own } = currentManagedCompany(context, body.contragentId)
    const stored = state.accessRequests.get(path.id)
    const person = stored && state.users.get(stored.userId)
    if (!person || stored.companyId !== company.id || isForgotten(stored, now))
      throw notFound('Такого запроса нет.')
    const request = requestAt(stored, now)
    if (request.status !== 'pending')
      throw refuse('actionNotAllowed', 'Запрос уже рассмотрен.', undefined, {
        request: accessRequestView(state, customer, session.companyId, request),
      })
    const isAccepted = body.decision === 'accept'
    if (isAccepted) {
      const role = body.role ?? 'viewer'
      const rights = presetOf(role)
      if (!mayGiveRole(own, role) || !mayHandOut(own, rights))
        throw refuse('rightsExceeded', 'Нельзя дать больше прав, чем есть у вас.', 'role')
      // Somebody invited meanwhile keeps the place, with the role of the decision.
      const invited = companyUserByEmail(state, company.id, person.email)
      if (!invited && state.members.where('companyId', company.id).length >= mostUsers)
        throw refuse('limitReached', `В компании может быть не более ${mostUsers} пользователей.`)
      const id = invited?.id ?? context.newId('members')
      joinCompany(state, person, newMember(id, company.id, person, { role, rights }))
    }
    const comment = body.comment?.trim() ?? ''
    const decided: AccessRequestRecord = {
      ...request,
      status: isAccepted ? 'accepted' : 'declined',
      decidedAt: nowIso,
      decidedBy: fullName(customer),
      decisionComment: comment,
    }
    state.accessRequests.put(decided)
    const answer = isAccepted ? 'Вам открыт доступ к компании' : 'В доступе отказано: компания'
    notifyAndMail(context, person, {
      title: isAccepted ? 'Доступ к компании открыт' : 'Запрос доступа отклонён',
      text: [`${answer} «${company.name}».`, comment].filter((part) => part !== '').join(' '),
      link: isAccepted ? '/personal/companies/' : invitationsPath,
    })
    return { request: accessRequestView(state, customer, session.companyId, decided) }
  },
} satisfies Partial<SandboxOperations>

function newMember(
  id: number,
  companyId: number,
  { email, position = '' }: UserRecord,
  { role, rights }: { role: CompanyRole; rights: CompanyRight[] },
): CompanyMemberRecord {
  const limits = { perOrder: null, perMonth: null, spent: 0 }
  return { id, companyId, fio: '', email, position, role, status: 'active', limits, rights }
}

/** A request waits, or one was declined less than a day ago. */
function isAsked(state: SandboxState, user: UserRecord, companyId: number, now: number): boolean {
  return state.accessRequests
    .where('userId', user.id)
    .filter((request) => request.companyId === companyId)
    .map((request) => requestAt(request, now))
    .some(
      ({ status, decidedAt }) =>
        status === 'pending' ||
        (status === 'declined' && decidedAt !== undefined && Date.parse(decidedAt) + dayLength > now),
    )
}
