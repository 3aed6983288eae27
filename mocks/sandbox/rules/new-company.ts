import type { components } from '../../../src/generated/api-types.ts'
import { isInn, isOgrn } from '../../../src/lib/check-digits.ts'
import type { Failure, SandboxState } from '../operation.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import { companyRights, type CompanyMemberRecord } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { companyRegister, type RegisterEntry } from '../seed/company-register.ts'
import { bankAccount, newBankId, type BankInput } from './company-banks.ts'
import { fullName } from './members.ts'

type Schemas = components['schemas']

interface Details {
  type: Schemas['Company']['type']
  name: string
  inn: string
  kpp?: string | undefined
  ogrn: string
  legalAddress: string
  actualAddress?: string | undefined
  director?: Schemas['Director'] | undefined
  bank?: BankInput | undefined
  phone?: string | undefined
  email?: string | undefined
}

/** 422 unless a company has КПП and a sole proprietor none. */
export function requireKpp({ type, kpp }: Details, httpProblem: Failure<422, 'validation', 'kpp'>): void {
  if (type === 'ЮЛ' && kpp === undefined)
    throw httpProblem(422, 'validation', 'Укажите КПП.', { field: 'kpp' })
  if (type === 'ИП' && kpp !== undefined)
    throw httpProblem(422, 'validation', 'У ИП нет КПП.', { field: 'kpp' })
}

/** Why ИНН or ОГРН can't be those of a company of this type; `undefined` when they can. */
export function numbersFault({ type, inn, ogrn }: Details) {
  const isEntity = type === 'ЮЛ'
  if (!isInn(inn) || inn.length !== (isEntity ? 10 : 12))
    return {
      code: 'innInvalid',
      message: 'Проверьте ИНН: контрольная цифра не сходится.',
      field: 'inn',
    } as const
  const listed = listedCompany(inn)
  if (!isOgrn(ogrn) || ogrn.length !== (isEntity ? 13 : 15) || (listed && listed.ogrn !== ogrn))
    return {
      code: 'ogrnInvalid',
      message: 'Проверьте ОГРН: контрольная цифра не сходится.',
      field: 'ogrn',
    } as const
  return undefined
}

/** A company of the state register. */
export function listedCompany(inn: string): RegisterEntry | undefined {
  return companyRegister.find((one) => one.inn === inn)
}

interface Making {
  state: SandboxState
  newId: (collection: 'companies' | 'members') => number
  nowIso: string
}

/** Stores a company that waits for its check, and its first owner. */
export function storeCompany({ state, newId, nowIso }: Making, details: Details, owner: UserRecord) {
  const { name, type, inn, kpp, ogrn, director, bank, phone, email } = details
  const legalAddress = details.legalAddress.trim()
  const company: CompanyRecord = state.companies.put({
    id: newId('companies'),
    name: bareName(name),
    shortName: name.trim(),
    type,
    inn,
    ...(kpp !== undefined && { kpp }),
    ogrn,
    legalAddress,
    actualAddress: details.actualAddress?.trim() || legalAddress,
    director: director ?? null,
    banks: bank ? [bankAccount(newBankId(state), bank, true)] : [],
    phone: phone ?? null,
    email: email ?? null,
    registryStatus: 'active',
    verification: 'pending',
    version: 1,
    createdAt: nowIso,
  })
  const member: CompanyMemberRecord = state.members.put({
    id: newId('members'),
    companyId: company.id,
    userId: owner.id,
    fio: fullName(owner),
    email: owner.email,
    phone: owner.phone,
    position: owner.position ?? '',
    role: 'owner',
    status: 'active',
    limits: { perOrder: null, perMonth: null, spent: 0 },
    rights: [...companyRights],
  })
  return { company, member }
}

/** The name without the legal form: what stands between « and », else what follows 'ИП'. */
function bareName(name: string): string {
  const [, quoted] = /[«"](.+)[»"]/.exec(name) ?? []
  return (quoted ?? name.trim().replace(/^ИП\s+/, '')).slice(0, 150)
}
