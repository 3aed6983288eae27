import type { RegistrationCall } from '../../../api/session-change.ts'
import { bankInput } from '../../../forms/company/bank.ts'
import { directorInput } from '../../../forms/company/director.ts'
import { normalisePhone } from '../../../lib/phone.ts'
import type { RegistrationDraft, RegistrationKind, RegistrationStep } from './registration-draft.ts'

/** What the last step adds to the draft. */
export type Secrets = Pick<RegistrationCall['body'], 'password' | 'confirmPassword' | 'consents'>

/** A sole proprietor has an ИНН of 12 digits. */
export const isProprietor = (inn: string) => inn.trim().length === 12

export function registrationCall(
  { kind, company, person }: RegistrationDraft,
  secrets: Secrets,
): RegistrationCall {
  const contact = {
    fio: person.fio.trim(),
    phone: normalisePhone(person.phone),
    email: person.email.trim(),
  }
  const { storeId } = person
  if (kind === 'fiz') return { kind, body: { ...contact, storeId, ...secrets } }
  const isOne = isProprietor(company.inn)
  const position = person.position.trim()
  const bank = bankInput(company)
  return {
    kind,
    body: {
      type: isOne ? 'ИП' : 'ЮЛ',
      name: company.name.trim(),
      inn: company.inn.trim(),
      ...(!isOne && { kpp: company.kpp.trim() }),
      ogrn: company.ogrn.trim(),
      legalAddress: company.legalAddress.trim(),
      director: isOne
        ? {
            fio: company.directorFio.trim(),
            position: 'Индивидуальный предприниматель',
            basis: 'Запись в ЕГРИП',
          }
        : directorInput(company),
      ...(bank && { bank }),
      contact: { ...contact, ...(position !== '' && { position }) },
      storeId,
      ...secrets,
    },
  }
}

/** The step that has a field of the last call. */
export function stepOfField(field: string | undefined, kind: RegistrationKind): RegistrationStep {
  if (field === undefined || /^(password|confirmPassword|consents|SESSID)/.test(field)) return 'password'
  if (/^(contact(\.|$)|phone|email|fio|storeId)/.test(field)) return 'contacts'
  return kind === 'company' ? 'company' : 'password'
}
