import type { Refuse } from '../operation.ts'
import type { Session } from '../session.ts'

interface CompanyAsker {
  session: Session
  refuse: Refuse<'requestBalance' | 'getBalance' | 'requestActs' | 'listActs' | 'listAuthorities'>
}

/** The company that is asked for, which has to be the current one. @throws for a person and for another company */
export function requireCompany(
  { session: { companyId }, refuse }: CompanyAsker,
  asked: number | null | undefined,
): number {
  if (companyId === undefined) throw refuse('companyRequired', 'Доступно только компаниям.', 'contragentId')
  if (asked != null && asked !== companyId)
    throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
  return companyId
}
