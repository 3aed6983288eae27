import type { Rule } from './rules.ts'
import { numeric } from './rules.ts'

/** Sum of products of digits and weights, the weights repeating, by a modulus. */
function weighted(digits: string, weights: readonly number[], modulus: number): number {
  let sum = 0
  for (const [index, digit] of Array.from(digits, Number).entries())
    sum += digit * (weights[index % weights.length] ?? 0)
  return sum % modulus
}

const last10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]

/** ИНН: 10 digits of a company or 12 of a sole proprietor, with right check digits. */
export const inn: Rule = (value) => {
  const text = value.trim()
  const wrong = numeric(text)
  if (wrong !== undefined) return wrong
  const digit = (place: number, weights: readonly number[]) =>
    weighted(text.slice(0, place), weights, 11) % 10 === Number(text[place])
  if (text.length === 10) return digit(9, last10) ? undefined : wrongCheck('ИНН')
  if (text.length === 12)
    return digit(10, [7, ...last10]) && digit(11, [3, 7, ...last10]) ? undefined : wrongCheck('ИНН')
  return 'В ИНН 10 цифр у компании, 12 у предпринимателя'
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
  const rest = BigInt(text.slice(0, -1)) % BigInt(text.length - 2)
  return Number(rest) % 10 === Number(text.at(-1)) ? undefined : wrongCheck('ОГРН')
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
  return weighted(bankBik.trim().slice(-3) + text, [7, 1, 3], 10) === 0
    ? undefined
    : 'Проверьте номер счёта: он не подходит к БИК.'
}
