import type { Check } from './checks.ts'
import type { Database } from './database.ts'
import type { FaultName } from './faults.ts'

/** A visitor, known by the cookie SID. */
export interface Visitor {
  id: number
  sid: string
  sessid: string
  branch: number | null
  chosen: 0 | 1
}

export interface Customer {
  id: number
  email: string
  phone: string
  surname: string
  firstName: string
  patronymic: string | null
  birthDate: string | null
  position: string | null
  branch: number | null
  company: number | null
}

/** One request, as an operation sees it. */
export interface Call {
  db: Database
  now: Date
  visitor: Visitor
  customer: Customer | undefined
  /** Parts of the path. */
  path: Record<string, string>
  query: URLSearchParams
  body: Record<string, unknown>
  /** Name of the key under which the cart and the viewed products of this caller stand. */
  owner: string
  cookies: string[]
  token: string | undefined
  /** The cookie of a device on which somebody has logged in before. */
  device: string | undefined
  /** Where the visitor calls from. */
  address: string
  /** Writes a line of the log. */
  log: (line: string) => void
  /** Whether this mistake is planted (faults.ts). */
  wrong: (name: FaultName) => boolean
}

export interface Operation {
  id: string
  method: 'GET' | 'POST'
  path: string
  /** Who may call: whoever, whoever has a SESSID, customers. */
  who: 'anyone' | 'visitor' | 'customer'
  /** The body carries SESSID. */
  guarded?: true
  query?: Record<string, Check>
  /** Parameters that must come. */
  required?: string[]
  /** Parameters that may come more than once. */
  repeated?: Record<string, Check>
  headers?: Record<string, { check: Check; required?: true }>
  parts?: Record<string, Check>
  body?: Check
  /** It begins or ends a session: a token that is not good counts as none. */
  session?: true
  /** A repeat with the same Idempotency-Key gets the first answer. */
  once?: true
  answer: (call: Call) => unknown
}
