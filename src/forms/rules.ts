import { normalisePhone } from '../lib/phone.ts'
import { isForeignPhone, PHONE_LENGTH } from '../lib/phone-input.ts'
import { plural } from '../lib/plural.ts'

/** One rule for the text of a field: the message when it is broken, undefined when it holds. */
export type Rule = (value: string) => string | undefined

const rule =
  (message: string, holds: (value: string) => boolean): Rule =>
  (value) =>
    holds(value) ? undefined : message

/** Something other than spaces was typed (R-FORM-01). */
export const required = rule('Заполните поле', (value) => value.trim() !== '')

/** Latin letters, digits and . _ % + - before the @ (R-FORM-02, O-90). */
export const email = rule('Некорректный E-mail', (value) =>
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/.test(value.trim()),
)

/** At least `count` characters (R-FORM-06); the word agrees with the number. */
export const minLength = (count: number): Rule =>
  rule(
    `Должно быть не менее ${count} ${plural(count, ['символа', 'символов', 'символов'])}`,
    (value) => value.trim().length >= count,
  )

export const WRONG_FORMAT = 'Недопустимый формат'

/** Digits only (R-FORM-07). */
export const numeric = rule(WRONG_FORMAT, (value) => /^\d+$/.test(value.trim()))

/**
 * A Russian number of 12 characters without spaces (R-FORM-09). While it is unfinished: 'Введите номер полностью'
 * (R-FORM-03 to R-FORM-05, O-91); numbers of other countries have a message of their own (O-96).
 */
export const phone: Rule = (value) => {
  if (isForeignPhone(value)) return 'Принимаются только российские номера, начинающиеся с +7'
  const number = normalisePhone(value)
  if (number.length < PHONE_LENGTH) return 'Введите номер полностью'
  // City codes begin with 3, 4 or 8, mobile ones with 9.
  return /^\+7[3489]\d{9}$/.test(number) ? undefined : WRONG_FORMAT
}

/** What a password must have (R-FORM-14); also its message for every failure. */
export const passwordHint = 'Мин. 6 символов (обяз. цифры, буквы Aa-Zz и знаки пунктуации)'

/** The parts of the password rule (R-FORM-15 … R-FORM-21). */
export const passwordParts: readonly { title: string; holds: (value: string) => boolean }[] = [
  { title: 'от 6 до 30 символов', holds: ({ length }) => length >= 6 && length <= 30 },
  { title: 'цифра', holds: (value) => /\d/.test(value) },
  { title: 'строчная латинская буква', holds: (value) => /[a-z]/.test(value) },
  { title: 'заглавная латинская буква', holds: (value) => /[A-Z]/.test(value) },
  { title: 'знак пунктуации', holds: (value) => /[^\p{L}\p{N}_\s]/u.test(value) },
  { title: 'без пробелов', holds: (value) => !/\s/.test(value) },
]

/** Every part of `passwordParts` (R-FORM-14). */
export const password = rule(passwordHint, (value) => passwordParts.every(({ holds }) => holds(value)))

/** 17 characters without I, O and Q (R-FORM-22, O-94); small letters are taken as capital ones. */
export const vin = rule(WRONG_FORMAT, (value) => /^[A-HJ-NPR-Z0-9]{17}$/.test(value.trim().toUpperCase()))

/** At least two words of two letters or more; hyphen and apostrophe may stand in them (R-FORM-23, O-95). */
export const fio = rule('Минимальные данные: Фамилия Имя', (value) => {
  const words = value.trim().split(/\s+/)
  return words.length >= 2 && words.every((word) => /^\p{L}[\p{L}'’-]*\p{L}$/u.test(word))
})

/** The parts of a chosen address. */
export interface AddressParts {
  street?: string | null | undefined
  house?: string | null | undefined
}

/** An address must have a street or a house (R-FORM-24). */
export function street({ street, house }: AddressParts): string | undefined {
  return street?.trim() || house?.trim() ? undefined : 'Укажите улицу или номер дома'
}
