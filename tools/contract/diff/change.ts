import type { ChangeKind } from './change-kinds.ts'

/** What a change means for one side: a `breaking` one makes a program of before break the contract of after. */
export type Side = 'breaking' | 'compatible'

/** The part of a semantic version that a change asks for. */
export type Bump = 'major' | 'minor' | 'patch'

/**
 * `client`: a client made for the old contract meets a backend of the new one. `server`: a backend made for the old
 * contract is called by clients of the new one and judged by it. Only what breaks clients asks for a major version:
 * a backend is brought up to date together with the contract.
 */
export interface Verdict {
  client: Side
  server: Side
  bump: Bump
}

/** A difference at one place: what happened, what it means, and the words for it. */
export interface ValueDifference {
  kind: ChangeKind
  message: string
  verdict: Verdict
}

/** A change of an operation itself, not of what it takes and answers. */
export interface FactChange {
  kind: ChangeKind
  place: string
  message: string
  verdict: Verdict
}

/** One difference between two versions of a contract. */
export interface Change extends Verdict {
  /** What happened, `property-removed`. */
  kind: ChangeKind
  /** Whose change it is: an operationId (the new one), or empty for the contract as a whole. */
  operationId: string
  /** `request body`, `answer 200`, `parameter query page`, `security` … */
  place: string
  /** JSON pointer into the value that is sent there, `*` for any item; empty for the whole. */
  pointer: string
  /** JSON pointer of the schema in the bundled contract: of the new one, or of the old one where it was removed. */
  source: string
  message: string
}

/** A change before it is known which operation it belongs to. */
export type Difference = Omit<Change, 'operationId' | 'place'>

/** Which way a value travels: from the client, or from the server. */
export type Direction = 'request' | 'answer'

/** What a change does to the set of allowed values. */
export type Effect = 'narrower' | 'wider' | 'other'

/** Narrower requests and wider answers break clients; the other way round it is the server that must follow. */
export function verdictOf(effect: Effect, direction: Direction): Verdict {
  const clientBreaks = effect === 'other' || (effect === 'narrower') === (direction === 'request')
  const serverBreaks = effect === 'other' || !clientBreaks
  return verdict(clientBreaks, serverBreaks)
}

/** What means that something more is sent: who doesn't know of it ignores it, but a server has to take what is sent to it. */
export function addedVerdict(required: boolean, direction: Direction): Verdict {
  return direction === 'request' ? verdict(required, true) : verdict(false, required)
}

/** What means that something is sent no longer: who reads it misses it. */
export function removedVerdict(direction: Direction): Verdict {
  return verdict(true, direction === 'answer')
}

/** Who sends the requests of an operation: clients, or the backend, in callbacks and webhooks. */
export type Caller = 'client' | 'backend'

/** Which way the requests and the answers of a caller travel. */
export const directions: Readonly<Record<Caller, { requests: Direction; answers: Direction }>> = {
  client: { requests: 'request', answers: 'answer' },
  backend: { requests: 'answer', answers: 'request' },
}

/** A verdict about caller and called one, as clients and servers see it. */
export function verdictFor(caller: Caller, means: Verdict): Verdict {
  if (caller === 'client') return means
  return verdict(means.server === 'breaking', means.client === 'breaking')
}

/** Why a change counts as breaking that may be none. */
export function undecidable(reason: string): string {
  return `whether that allows more or less can't be decided (${reason})`
}

/** A verdict of its own reasons; what breaks nobody is `minor`. */
export function verdict(clientBreaks: boolean, serverBreaks: boolean): Verdict {
  return {
    client: clientBreaks ? 'breaking' : 'compatible',
    server: serverBreaks ? 'breaking' : 'compatible',
    bump: clientBreaks ? 'major' : 'minor',
  }
}

/** For words and examples: nothing on the wire changes. */
export const wordsOnly: Verdict = { client: 'compatible', server: 'compatible', bump: 'patch' }

/** The value as it stands in messages, shortened. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Equal as JSON, whatever the order of keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  )
}
