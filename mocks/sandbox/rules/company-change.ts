import type { Forbidden, NotFound, Refuse, SandboxState } from '../operation.ts'
import type { SandboxProblem } from '../problems.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { companiesOf, companyView } from './companies.ts'
import type { Membership } from './company-actions.ts'

/** Operations that change the data of a company. */
type CompanyChange =
  | 'updateCompany'
  | 'addCompanyBank'
  | 'updateCompanyBank'
  | 'deleteCompanyBank'
  | 'addCompanyAddress'

/** The input of a change of a company. */
export interface CompanyWrite {
  state: SandboxState
  customer: UserRecord
  session: Session
  /** Milliseconds of the world's clock. */
  now: number
  notFound: NotFound<CompanyChange>
  forbidden: Forbidden<CompanyChange>
  refuse: Refuse<CompanyChange>
}

interface Asked {
  companyId: number
  version: number
  right: CompanyRight
  /** The refusal of a company that isn't the current one, at the field of the call that names it. */
  mismatch: (code: 'contragentMismatch', message: string) => SandboxProblem
}

/**
 * The company of a change.
 * @param isThere judges what else the call names, an account; without it the call is 404
 * @throws in the contract's order: 404, 403, `contragentMismatch`, `actionNotAllowed`, `conflict`, the last two with
 * the fresh company
 */
export function companyFor(
  write: CompanyWrite,
  { companyId, version, right, mismatch }: Asked,
  isThere: (company: CompanyRecord) => boolean = () => true,
): Membership {
  const { state, customer, session, notFound, forbidden, refuse } = write
  const membership = companiesOf(state, customer, undefined).find(({ company }) => company.id === companyId)
  if (!membership) throw notFound('Такой компании нет.')
  const { company, member } = membership
  if (member.status !== 'active' || !member.rights.includes(right)) throw forbidden()
  if (!isThere(company)) throw notFound('Такого счёта нет.')
  if (session.companyId !== companyId)
    throw mismatch('contragentMismatch', 'Выбрана другая компания. Обновите страницу.')
  const fresh = { company: companyView(state, membership, customer, session.companyId, write.now) }
  if (company.registryStatus === 'liquidated')
    throw refuse(
      'actionNotAllowed',
      'Компания ликвидирована: её данные больше не меняются.',
      undefined,
      fresh,
    )
  if (version !== company.version)
    throw refuse('conflict', 'Данные компании изменились. Проверьте их и повторите.', 'version', fresh)
  return membership
}

/** Stores a change of a company with its next version, and answers it as the customer sees it. */
export function changed(
  { state, customer, session, now }: CompanyWrite,
  { company, member }: Membership,
  change: Partial<CompanyRecord>,
) {
  const stored = state.companies.put({ ...company, ...change, version: company.version + 1 })
  return { company: companyView(state, { company: stored, member }, customer, session.companyId, now) }
}
