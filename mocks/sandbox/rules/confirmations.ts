import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { ConfirmationRecord } from '../world-records.ts'
import { secondsToResend } from './contact-codes.ts'

/** How long a begun registration and its confirmations hold, milliseconds. */
const registrationFor = 86_400_000
/** How long the session remembers that the password of an unconfirmed account was right, milliseconds. */
const refusedLoginFor = 3_600_000

const registrationId = (sid: string) => `${sid}:registration`
const loginId = (sid: string) => `${sid}:login`

/** The registration that this session has begun. */
export function registrationOf(
  state: SandboxState,
  sid: string,
  now: number,
): ConfirmationRecord | undefined {
  const found = state.confirmations.get(registrationId(sid))
  return found && now - found.at < registrationFor ? found : undefined
}

export function keepRegistration(
  state: SandboxState,
  sid: string,
  now: number,
  contacts: ConfirmationRecord['contacts'],
): ConfirmationRecord {
  return state.confirmations.put({ id: registrationId(sid), contacts, at: now })
}

export function endRegistration(state: SandboxState, sid: string): void {
  state.confirmations.delete(registrationId(sid))
}

/** The password was right, but contacts of the account aren't confirmed: this session may confirm them. */
export function keepRefusedLogin(state: SandboxState, sid: string, now: number, user: UserRecord): void {
  state.confirmations.put({ id: loginId(sid), userId: user.id, contacts: contactsOf(user), at: now })
}

/** The registration or the refused login of this session that has the contact. */
export function confirmationWith(
  state: SandboxState,
  sid: string,
  now: number,
  contact: string,
): ConfirmationRecord | undefined {
  const login = state.confirmations.get(loginId(sid))
  const isFresh = login && now - login.at < refusedLoginFor
  return [registrationOf(state, sid, now), isFresh ? login : undefined].find((record) =>
    record?.contacts.some((one) => isSame(one.contact, contact)),
  )
}

/** E-mails are compared without regard to case. */
export const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** Both contacts of an account, the phone first. */
function contactsOf({
  phone,
  phoneVerified,
  email,
  emailVerified,
}: UserRecord): ConfirmationRecord['contacts'] {
  return [
    { type: 'phone', contact: phone, confirmed: phoneVerified },
    { type: 'email', contact: email, confirmed: emailVerified },
  ]
}

/** Contacts of an account whose code hasn't been entered. */
export const contactsToConfirm = (user: UserRecord) => contactsOf(user).filter(({ confirmed }) => !confirmed)

/** Contacts in the contract's form. */
export function contactViews(
  state: SandboxState,
  now: number,
  contacts: ConfirmationRecord['contacts'],
): components['schemas']['RegistrationContact'][] {
  return contacts.map(({ type, contact, confirmed }) => ({
    type,
    contact,
    confirmed,
    resendAfter: confirmed ? 0 : secondsToResend(state, now, contact),
  }))
}
