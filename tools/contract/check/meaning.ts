import type { Contract } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { brokenInExchange } from '../rules/exchange-rules.ts'
import { celValue } from '../rules/expression.ts'
import type { BrokenRule } from '../rules/judge-rule.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import { type Seen, seenOf } from '../rules/seen.ts'
import { brokenInValue } from '../rules/value-rules.ts'
import type { Exchange } from './client.ts'
import type { Finding } from './finding.ts'
import { oncePerBody } from './once-per-body.ts'

/** What `x-rules` say of an answer. */
export interface Meaning {
  findings: Finding[]
  /** How often each rule was tried, by id. */
  tried: Map<string, number>
  /** Rules of the contract that can't be evaluated on this valid answer. */
  problems: string[]
  /** The answer as rules of several answers take it; absent where only shapes count. */
  seen?: Seen
}

/** Judges an answer that is valid by the schema at `schemaPointer`: what it says of itself and of its request. */
export function judgeMeaning(
  contract: Contract,
  exchange: Exchange,
  schemaPointer: string,
  level: 'full' | 'shape',
): Meaning {
  const { document } = contract
  const tried = new Map<string, number>()
  const onTried = (id: string, times: number) => void tried.set(id, (tried.get(id) ?? 0) + times)
  const { json } = exchange
  const inBody = judgeBody(document, schemaPointer, json)
  for (const [id, times] of inBody.tried) onTried(id, times)
  const broken = [...inBody.broken]
  const seen = level === 'full' ? seenIn(contract, exchange, inBody.celOf) : undefined
  if (seen) broken.push(...brokenInExchange(document, seen, onTried))
  return { ...toldRules(contract, broken), tried, ...(seen && { seen }) }
}

const judgeBody = oncePerBody((document, schemaPointer, body) => {
  const tried = new Map<string, number>()
  let cel: unknown
  const celOf = () => (cel ??= celValue(body ?? null))
  const onTried = (id: string, times: number) => void tried.set(id, (tried.get(id) ?? 0) + times)
  const broken = brokenInValue(document, valueAt(document, schemaPointer), body, onTried, celOf)
  return { broken, tried, celOf }
})

/** Broken rules as findings; those that can't be evaluated are the contract's own problems. */
export function toldRules(
  { document }: Contract,
  broken: readonly BrokenRule[],
): { findings: Finding[]; problems: string[] } {
  return {
    findings: broken
      .filter(({ isProblem }) => !isProblem)
      .map(({ id, pointer, message }) => {
        const schemaPointer = rulePlaces(document).get(id)
        return { rule: id, pointer, message, ...(schemaPointer !== undefined && { schemaPointer }) }
      }),
    problems: broken
      .filter(({ isProblem }) => isProblem)
      .map(({ id, message }) => `The contract's rule ${id} ${message}`),
  }
}

function seenIn(
  { document }: Contract,
  { call, status, headers, json, visitor, sent }: Exchange,
  celOf: () => unknown,
): Seen | undefined {
  const { operation, contractTarget, bytes } = call
  // What was sent is no text, or it was no call of the operation: its rules say nothing of it.
  if ((bytes && bytes.text === undefined) || call.method !== operation?.method) return undefined
  const body = call.body ?? bytes?.text
  const requestHeaders = new Headers(call.headers)
  const target = contractTarget ?? call.target
  return seenOf(document, {
    operation,
    target,
    requestHeaders,
    requestBody: body,
    // Whoever logs in without a token was nobody before, whatever the run calls them.
    isGuest: sent.token === undefined && (visitor.name === 'guest' || call.operation?.effect === 'session'),
    status,
    headers,
    body: json,
    celOf,
  })
}
