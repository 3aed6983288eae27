import { isAccount, isInn, isOgrn } from '../../lib/check-digits.ts'
import type { Rule } from '../rules.ts'
import { numeric } from '../rules.ts'

/** ИНН: 10 digits of a company or 12 of a sole proprietor, with right check digits. */
export const inn: Rule = (value) => {
  const text = value.trim()
  const wrong = numeric(text)
  if (wrong !== undefined) return wrong
  if (text.length !== 10 && text.length !== 12) return 'В ИНН 10 цифр у компании, 12 у предпринимателя'
  return isInn(text) ? undefined : wrongCheck('ИНН')
}

/** КПП: nine places, the fifth and sixth may be letters. It has no check digit. */
export const kpp: Rule = (value) =>
  /^\d{4}[\dA-Z]{2}\d{3}$/.test(value.trim()) ? undefined : 'Недопустимый формат'

/** ОГРН of 13 digits or ОГРНИП of 15, with the right check digit. */
export const ogrn: Rule = (value) => {
  const text = value.trim()
  const wrong = numeric(text)
  if (wrong !== undefined) return wrong
  if (text.length !== 13 && text.length !== 15) return 'В ОГРН 13 цифр, в ОГРНИП 15'
  return isOgrn(text) ? undefined : wrongCheck('ОГРН')
}

const wrongCheck = (what: string) => `Проверьте ${what}: контрольная цифра не сходится.`

/** БИК: nine digits. */
export const bik: Rule = (value) => numeric(value) ?? (value.trim().length === 9 ? undefined : 'В БИК 9 цифр')

/** An account of 20 digits whose key belongs to the bank; without a БИК only its length is known. */
export function account(value: string, bankBik: string): string | undefined {
  const text = value.trim()
  const wrong = numeric(text)
  if (wrong !== undefined) return wrong
  if (text.length !== 20) return 'В номере счёта 20 цифр'
  if (bik(bankBik) !== undefined) return undefined
  return isAccount(text, bankBik.trim()) ? undefined : 'Проверьте номер счёта: он не подходит к БИК.'
}
