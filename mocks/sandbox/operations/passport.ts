import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxOperations } from '../operation.ts'
import { currentVersion, outdatedMessage } from '../rules/consents.ts'
import { dayIn } from '../rules/days.ts'
import type { PassportRecord } from '../world-records.ts'

/** Age of the first passport, years. */
const firstPassportAge = 14

export const passportOperations = {
  getPassport({ state, customer }) {
    const passport = state.passports.get(customer.id)
    return { passport: passport ? passportView(passport) : null }
  },

  savePassport({ state, customer, body, now, nowIso, refuse }) {
    const { passport, birthDate, registrationAddress, consents } = body
    const { issueDate } = passport
    if (issueDate > dayIn('Europe/Moscow', now) || issueDate < birthdayAfter(birthDate, firstPassportAge))
      throw refuse('passportInvalid', 'Проверьте даты рождения и выдачи паспорта.', 'passport.issueDate')
    const consent = consents.find(({ type }) => type === 'personalData')
    if (!consent)
      throw refuse('consentRequired', 'Нужно согласие на обработку персональных данных.', 'consents')
    if (consent.docVersion !== currentVersion(consent.type))
      throw refuse('consentRequired', outdatedMessage, `consents.${consents.indexOf(consent)}.docVersion`)
    const record: PassportRecord = {
      id: customer.id,
      ...passport,
      birthDate,
      registrationAddress,
      consent: { type: 'personalData', docVersion: consent.docVersion, acceptedAt: nowIso },
      savedAt: nowIso,
    }
    state.passports.put(record)
    return { passport: passportView(record) }
  },

  deletePassport({ state, customer }) {
    state.passports.delete(customer.id)
    return { passport: null }
  },
} satisfies Partial<SandboxOperations>

function passportView({ number, savedAt, consent }: PassportRecord): components['schemas']['Passport'] {
  return { mask: `•••• •••• ${number.slice(-2)}`, savedAt, consent }
}

/** Days compare as texts, so 29 February may stand in a year without it. */
function birthdayAfter(birthDate: string, years: number): string {
  return `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`
}
