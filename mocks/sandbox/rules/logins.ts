import { mergeCarts } from '../cart-merge.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { handOverUploads } from './stored-files.ts'
import { mergeViewed } from './viewed-products.ts'

/** An e-mail in lower case, or a phone as digits with +7 (O-96). */
export function normalizedLogin(login: string): string {
  const text = login.trim().toLowerCase()
  if (text.includes('@')) return text
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 11 && digits.startsWith('8') ? `+7${digits.slice(1)}` : `+${digits}`
}

export function findUser(state: SandboxState, subject: string): UserRecord | undefined {
  const [user] = state.users.where(subject.includes('@') ? 'email' : 'phone', subject)
  return user
}

interface Opening {
  state: SandboxState
  session: Session
  nowIso: string
}

/**
 * Opens the session of a customer and gives them what the guest has gathered.
 * @returns the new token
 */
export async function openSession({ state, session, nowIso }: Opening, user: UserRecord): Promise<string> {
  // Only a guest's cart is merged: a customer who logs in as another one doesn't change the first one's cart.
  const guest = session.userId === undefined ? session.owner : undefined
  const token = await session.signIn(user)
  if (guest !== undefined) {
    mergeCarts(state, guest, session.owner, nowIso)
    mergeViewed(state, guest, session.owner, nowIso)
    handOverUploads(state, guest, session.owner)
  }
  return token
}
