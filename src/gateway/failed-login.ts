import { normalisePhone } from '../lib/phone.ts'
import type { GatewayOperation } from './operation-matcher.ts'

/** A login that failed. What was typed as the login is for a keyed hash only. */
export interface FailedLogin {
  operation: string
  /** The backend's code, or the status of its answer. */
  reason: string
  login: string
  address: string | undefined
}

interface Answered {
  status: number
  /** The answer that the browser gets; undefined when it broke the contract. */
  text: string | undefined
}

/** Where the login stands in the bodies of the operations that try a secret. */
const loginPlaces: Readonly<Record<string, readonly string[]>> = {
  login: ['credentials', 'login'],
  changePasswordByCheckword: ['login'],
}

/** @returns `undefined` for an operation that tries no secret */
export function failedLogin(
  { id }: GatewayOperation,
  body: Uint8Array | undefined,
  { status, text }: Answered,
): Omit<FailedLogin, 'address'> | undefined {
  const place = loginPlaces[id]
  if (!place) return undefined
  const login = memberAt(parsed(body), place)
  const code = memberAt(parsed(text), ['errors', '0', 'code'])
  return {
    operation: id,
    reason: text === undefined ? 'brokenAnswer' : typeof code === 'string' ? code : `status ${status}`,
    login: typeof login === 'string' ? sameLogin(login) : '',
  }
}

/** One text for every way of writing a login. */
function sameLogin(typed: string): string {
  const text = typed.trim().toLowerCase()
  return text.includes('@') ? text : normalisePhone(text)
}

function memberAt(value: unknown, path: readonly string[]): unknown {
  let at = value
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}

function parsed(json: Uint8Array | string | undefined): unknown {
  if (json === undefined) return undefined
  try {
    return JSON.parse(typeof json === 'string' ? json : new TextDecoder().decode(json))
  } catch {
    return undefined
  }
}
