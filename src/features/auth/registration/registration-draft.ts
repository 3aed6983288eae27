import { z } from 'zod'
import { emptyBank } from '../../../forms/company/bank.ts'
import '../../../forms/zod-without-eval.ts'
import { sessionSafeStorage } from '../../../lib/storage.ts'

const storageKey = 'registration_draft'

export const registrationSteps = ['company', 'contacts', 'codes', 'password'] as const

const contact = z.object({
  type: z.enum(['phone', 'email']),
  contact: z.string(),
  confirmed: z.boolean(),
  /** When another code may be sent, milliseconds of `Date.now()`. */
  resendAt: z.number(),
})
/** A contact that waits for its code, or has it. */
export type WaitingContact = z.output<typeof contact>

const draft = z.object({
  kind: z.enum(['fiz', 'company']),
  step: z.enum(registrationSteps),
  company: z.object({
    name: z.string(),
    inn: z.string(),
    kpp: z.string(),
    ogrn: z.string(),
    legalAddress: z.string(),
    directorFio: z.string(),
    directorPosition: z.string(),
    directorBasis: z.string(),
    bik: z.string(),
    account: z.string(),
  }),
  person: z.object({
    fio: z.string(),
    position: z.string(),
    phone: z.string(),
    email: z.string(),
    storeId: z.string(),
  }),
  /** Those that codes were sent to; empty until then. */
  contacts: z.array(contact),
})
/** What a registration that isn't finished has gathered. Never the password, the codes and the consents. */
export type RegistrationDraft = z.output<typeof draft>
export type RegistrationStep = RegistrationDraft['step']
export type RegistrationKind = RegistrationDraft['kind']

export const emptyDraft: RegistrationDraft = {
  kind: 'fiz',
  step: 'contacts',
  company: {
    name: '',
    inn: '',
    kpp: '',
    ogrn: '',
    legalAddress: '',
    directorFio: '',
    directorPosition: 'Генеральный директор',
    directorBasis: 'Устава',
    ...emptyBank,
  },
  person: { fio: '', position: '', phone: '', email: '', storeId: '' },
  contacts: [],
}

/** Steps in their order. */
export const stepsOf = (kind: RegistrationKind): readonly RegistrationStep[] =>
  kind === 'company' ? registrationSteps : ['contacts', 'codes', 'password']

/** The registration of this tab: it outlives a reload and is gone with the tab. Not while rendering on the server. */
export function readRegistration(): RegistrationDraft {
  const text = sessionSafeStorage().get(storageKey)
  if (text === null) return emptyDraft
  try {
    return draft.parse(JSON.parse(text))
  } catch {
    return emptyDraft
  }
}

/** Whether a registration was begun in this tab. */
export function hasRegistration(): boolean {
  return sessionSafeStorage().get(storageKey) !== null
}

export function keepRegistration(values: RegistrationDraft): void {
  sessionSafeStorage().set(storageKey, JSON.stringify(values))
}

export function dropRegistration(): void {
  sessionSafeStorage().remove(storageKey)
}

/** The step that may be shown when this one is asked for: later steps need the codes of the earlier ones. */
export function reachableStep({ contacts }: RegistrationDraft, step: RegistrationStep): RegistrationStep {
  if (step !== 'codes' && step !== 'password') return step
  if (contacts.length === 0) return 'contacts'
  return contacts.every(({ confirmed }) => confirmed) ? step : 'codes'
}
