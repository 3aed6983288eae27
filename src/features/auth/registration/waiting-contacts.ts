import type { components } from '../../../generated/api-types.ts'
import type { WaitingContact } from './registration-draft.ts'

/** Contacts of an answer, with the time of the resend on this machine's clock. */
export function waitingContacts(
  contacts: readonly components['schemas']['RegistrationContact'][],
): WaitingContact[] {
  return contacts.map(({ resendAfter, ...rest }) => ({ ...rest, resendAt: Date.now() + resendAfter * 1000 }))
}
