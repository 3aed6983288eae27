import type { SandboxState } from '../operation.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { CompanyMemberRecord } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { limitsAt } from './limits.ts'
import { memberOf } from './members.ts'

/** Who buys: a person, or a member of the session's company. */
export interface Buyer {
  user: UserRecord
  company?: CompanyRecord
  member?: CompanyMemberRecord
}

export function buyerOf(state: SandboxState, user: UserRecord, { companyId }: Session): Buyer {
  const company = companyId === undefined ? undefined : state.companies.get(companyId)
  const member = company && memberOf(state, user, company.id)
  return { user, ...(company && { company }), ...(member && { member }) }
}

/** Why an order of this total (kopecks) needs approval; `undefined` if it doesn't. */
export function approvalReason({ company, member }: Buyer, total: number, now: number): string | undefined {
  if (!company || !member) return undefined
  const { perOrder, perMonth, spent } = limitsAt(member.limits, now)
  if (perOrder !== null && total > perOrder) return 'Сумма заказа больше лимита сотрудника'
  if (perMonth !== null && spent + total > perMonth) return 'Сумма заказов за месяц больше лимита сотрудника'
  if (!member.rights.includes('orders.placeWithoutApproval'))
    return 'Заказы этого сотрудника требуют согласования'
  return undefined
}
