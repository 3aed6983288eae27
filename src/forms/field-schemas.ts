import { z } from 'zod'
import { parseCurrencyInput } from '../lib/money-input.ts'
import { normalisePhone } from '../lib/phone.ts'
import { phone, required } from './rules.ts'
import type { Rule } from './rules.ts'
import './zod-without-eval.ts'

/** A text; its error is the first broken rule (R-FORM-27). */
function textBy(rules: readonly Rule[], isNeeded: (value: string) => boolean) {
  return z.string().check(({ value, issues }) => {
    if (!isNeeded(value)) return
    for (const rule of rules) {
      const message = rule(value)
      if (message === undefined) continue
      issues.push({ code: 'custom', message, input: value })
      return
    }
  })
}

/** A text that must be filled in and keeps the given rules (R-FORM-26). */
export const requiredText = (...rules: Rule[]) => textBy([required, ...rules], () => true)

/** A text that may stay empty; otherwise it keeps the given rules. */
export const optionalText = (...rules: Rule[]) => textBy(rules, (value) => value.trim() !== '')

/** A normalised phone: "+79123456789". The field shows it as "+7 912 345 67 89". */
export const requiredPhone = () => requiredText(phone).transform(normalisePhone)

/** A sum of money as kopecks. */
export const requiredCurrency = () =>
  requiredText((value) => (parseCurrencyInput(value) === null ? 'Недопустимый формат' : undefined)).transform(
    (value) => parseCurrencyInput(value) ?? 0,
  )

const consentWanted = 'Без согласия на обработку персональных данных продолжить нельзя'

/** A checkbox that must be checked: consent. @param wanted what the buyer has to agree to */
export const requiredTick = (wanted = consentWanted) =>
  z.boolean().refine((value) => value, { error: wanted })

/** The version of the personal-data document that was agreed to (`PersonalDataField`), as calls take it. */
export const requiredConsent = (wanted = consentWanted) =>
  z
    .string()
    .min(1, { error: wanted })
    .transform((docVersion) => [{ type: 'personalData' as const, docVersion }])

/**
 * The repeated password is the same (R-FORM-13). Spread into `refine` of the form's schema:
 * `z.object({ … }).refine(...confirmed('password', 'confirmPassword'))`.
 */
export function confirmed<First extends string, Second extends string>(first: First, second: Second) {
  const isSame = (values: Record<First | Second, string>) => values[first] === values[second]
  return [
    isSame,
    {
      error: 'Пароли не совпадают',
      path: [second],
      // Checked even while other fields are invalid.
      when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
    },
  ] satisfies [unknown, unknown]
}
