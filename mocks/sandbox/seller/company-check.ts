import { createOutbox } from '../outbox.ts'
import { newId } from '../new-id.ts'
import type { SandboxState } from '../operation.ts'
import { notifyAndMail } from '../rules/company-news.ts'
import { companyRegister } from '../seed/company-register.ts'
import type { CompanyRecord } from '../seed/company-record.ts'

/** How long the check of a company takes, milliseconds. */
const checkTime = 30 * 60_000

/** Plans the check of a company that waits for one. */
export function planCheck(state: SandboxState, company: CompanyRecord, now: number): void {
  if (company.verification !== 'pending' || company.checkAt !== undefined) return
  const at = now + checkTime
  state.companies.put({ ...company, checkAt: at })
  const soonest = state.agenda.get('companyChecks')?.at
  if (soonest === undefined || at < soonest) state.agenda.put({ id: 'companyChecks', at })
}

/** Checks the companies whose time has come against the register. */
export function checkCompanies(state: SandboxState, now: number): void {
  const soonest = state.agenda.get('companyChecks')?.at
  if (soonest === undefined || soonest > now) return
  for (const company of state.companies.all())
    if (company.checkAt !== undefined && company.checkAt <= now)
      decideCheck(state, company, rejectionOf(company), company.checkAt)
  const left = state.companies.all().flatMap(({ checkAt }) => checkAt ?? [])
  if (left.length === 0) state.agenda.delete('companyChecks')
  else state.agenda.put({ id: 'companyChecks', at: Math.min(...left) })
}

/**
 * Ends the check of a company and tells those who may change its data. A verified company has a personal manager.
 * @param reason why it is rejected; `undefined` verifies it
 */
export function decideCheck(
  state: SandboxState,
  company: CompanyRecord,
  reason: string | undefined,
  now: number,
): CompanyRecord {
  const { checkAt: _done, verificationReason: _former, ...rest } = company
  const version = company.version + 1
  const manager = state.managers[company.id % state.managers.length]
  const decided: CompanyRecord =
    reason === undefined
      ? {
          ...rest,
          version,
          verification: 'verified',
          ...(manager && { managerId: rest.managerId ?? manager.id }),
        }
      : { ...rest, version, verification: 'rejected', verificationReason: reason }
  state.companies.put(decided)
  tellEditors(state, decided, now)
  return decided
}

/** What doesn't agree with the register, in Russian; `undefined` when everything does. */
function rejectionOf(company: CompanyRecord): string | undefined {
  const listed = companyRegister.find(({ inn }) => inn === company.inn)
  if (!listed) return 'Компании с таким ИНН нет в государственном реестре.'
  const differing = [
    folded(listed.shortName) === folded(company.shortName) ? [] : 'название',
    listed.kpp === company.kpp ? [] : 'КПП',
    folded(listed.legalAddress) === folded(company.legalAddress) ? [] : 'юридический адрес',
    !listed.director || folded(listed.director.fio) === folded(company.director?.fio ?? '')
      ? []
      : 'руководитель',
  ].flat()
  return differing.length === 0
    ? undefined
    : `Не совпадает с государственным реестром: ${differing.join(', ')}. Исправьте данные, и мы проверим их снова.`
}

/** Capitals, spaces and marks make no difference. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

function tellEditors(state: SandboxState, company: CompanyRecord, now: number): void {
  const { id, name, verification, verificationReason } = company
  const isVerified = verification === 'verified'
  const title = isVerified ? 'Компания проверена' : 'Компания не прошла проверку'
  const text = isVerified
    ? `Компания «${name}» проверена: доступна оплата с отсрочкой, если она есть в договоре.`
    : `Компания «${name}»: ${verificationReason ?? ''}`
  const link = `/personal/companies/${id}/`
  const editors = state.members
    .where('companyId', id)
    .filter(({ status, rights }) => status === 'active' && rights.includes('company.edit'))
  const parts = {
    state,
    outbox: createOutbox(state, now),
    newId: (collection: 'notifications') => newId(state, collection),
    nowIso: new Date(now).toISOString(),
  }
  for (const { userId } of editors) {
    const user = userId === undefined ? undefined : state.users.get(userId)
    if (user) notifyAndMail(parts, user, { title, text, link })
  }
}
