import { hmac, toHex } from '../../src/lib/keyed-hash.ts'
import type { State } from './state.ts'

/** Cookie by which an account's owner is known at a login. It opens nothing by itself. */
export const deviceCookie = 'DEVICE'
/** Seconds that a device stays known. */
const deviceLifetime = 365 * 86_400

interface Account {
  state: State<unknown>
  userId: number
  /** Milliseconds of the world's clock. */
  now: number
}

/**
 * A new value for a device on which this account has logged in: moment, random id and signature. It is bound to the account and
 * to its password.
 */
export async function newDevice({ state, userId, now }: Account): Promise<string> {
  const id = toHex(crypto.getRandomValues(new Uint8Array(16)))
  const issued = Math.floor(now / 1000).toString(36)
  return `${issued}.${id}.${await signature({ state, userId }, `${issued}.${id}`)}`
}

/** The id of the device if this account has logged in there with its present password, in the last year. */
export async function knownDevice(
  { state, userId, now }: Account,
  value: string | undefined,
): Promise<string | undefined> {
  const [whole, issued = '', id = '', signed = ''] =
    /^([0-9a-z]{1,9})\.([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  if (whole === undefined || Number.parseInt(issued, 36) + deviceLifetime < now / 1000) return undefined
  return (await signature({ state, userId }, `${issued}.${id}`)) === signed ? id : undefined
}

/** The `Set-Cookie` that keeps a device known, out of reach of scripts. */
export function deviceSetCookie(value: string, secure: boolean): string {
  return `${deviceCookie}=${value}; Path=/; Max-Age=${deviceLifetime}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

async function signature({ state, userId }: Omit<Account, 'now'>, text: string): Promise<string> {
  const password = state.passwords.get(userId)?.hash ?? ''
  return toHex(await hmac(signingKey(state), `device:${userId}:${text}:${password}`))
}

/** Made once for a world; no file of the world contains it. */
function signingKey(state: State<unknown>): string {
  const known = state.keys.get('device')
  return (known ?? state.keys.put({ id: 'device', key: toHex(crypto.getRandomValues(new Uint8Array(32))) }))
    .key
}
