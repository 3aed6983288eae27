import { currentCompanyId } from './rules/current-company.ts'
import type { State } from './state.ts'
import type { SessionRecord } from './world-records.ts'
import type { UserRecord } from './seed/user-record.ts'

const sidPattern = /^[0-9a-f]{32}$/

/** The visitor's session for an operation. Branch and current company are session state. */
export interface Session {
  /** Value of the cookie `SID`. */
  readonly id: string
  /** The anti-forgery value that belongs to `id`. */
  readonly sessid: string
  readonly userId: number | undefined
  /** The company that the user acts for; never set for a guest. */
  readonly companyId: number | undefined
  /** `StoreRecord.id` of the chosen branch; `undefined` until the visitor chooses. */
  readonly storeId: number | undefined
  /** Key of this visitor's records (cart, viewed products): `user:1001` or `guest:<SID>`. */
  readonly owner: string
  /** Stores the chosen company or branch in the session. */
  update(change: { companyId?: number; storeId?: number }): void
  /** Other sessions of this customer whose token is good. */
  countOthers(): number
  /** Ends them; answers how many there were. */
  endOthers(): number
  /** Changes SID and SESSID, makes the visitor this customer and answers the new token (O-122). */
  signIn(user: UserRecord): Promise<string>
  /** Ends the token, changes SID and SESSID and makes the visitor a guest. The branch stays chosen. */
  signOut(): Promise<void>
}

/** 128 random bits in hex, for SID and tokens. */
export function randomId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

export function isSid(value: string | undefined): value is string {
  return value !== undefined && sidPattern.test(value)
}

/**
 * SESSID of a SID. Derived, not stored: a visitor who only reads writes nothing, and a new SID always has a new
 * SESSID. SID can't be computed from it.
 */
export async function sessidOf(sid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`sessid:${sid}`))
  return hex(new Uint8Array(digest).subarray(0, 16))
}

/** The same with a cache of the last visitors: a digest costs as much as the rest of a small answer. */
export function createSessidMemory(most = 1000): (sid: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (sid) => {
    const found = known.get(sid)
    if (found) return found
    const made = sessidOf(sid)
    known.set(sid, made)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return made
  }
}

/** Seconds that a browser keeps `SID`. */
const sidLifetime = 30 * 86_400

/** `SID` as `Set-Cookie`, not readable by scripts. */
export function sidCookie(sid: string, secure: boolean): string {
  return `SID=${sid}; Path=/; Max-Age=${sidLifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The stored session for this request, without data of another customer. */
export function visibleSession(
  state: State<unknown>,
  record: SessionRecord | undefined,
  user: UserRecord | undefined,
) {
  const own = record !== undefined && user !== undefined && record.userId === user.id
  return {
    companyId: user && currentCompanyId(state, user, own ? record.companyId : user.currentCompanyId),
    storeId: record?.storeId,
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
