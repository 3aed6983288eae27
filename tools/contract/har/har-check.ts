import { judgeAnswer } from '../check/answer-rules.ts'
import type { Exchange } from '../check/client.ts'
import type { Finding } from '../check/finding.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { declaredAnswer } from '../model/declared-answers.ts'
import { type LinkedFinding, MeaningMemory } from '../check/meaning-memory.ts'
import { Journal, type Violation } from '../check/journal.ts'
import { type UnusableSchema, unusableSchemas } from '../model/unusable-schemas.ts'
import type { RecordedCall } from './har-file.ts'
import { OperationFinder } from './operation-finder.ts'
import { judgeRequest } from './request-rules.ts'
import { masking, secretsOf } from './secrets.ts'

/** A call to an address that the contract doesn't have. */
export interface UndocumentedOperation {
  method: string
  path: string
  reason: string
  count: number
}

export interface HarReport {
  verdict: 'complies' | 'violations' | 'contract-unusable' | 'nothing-checked'
  /** Calls of the contract's operations and of its addresses, and those that are none of it (pages, scripts, other hosts). */
  checked: number
  ignored: number
  /** Of the checked ones those whose answer's body wasn't recorded: only status and headers were judged. */
  withoutBody: number
  operations: Record<string, number>
  violations: Violation[]
  /** Schemas of recorded operations that nothing could be judged by. */
  unusable: UnusableSchema[]
  undocumentedOperations: UndocumentedOperation[]
  undocumentedFields: Violation[]
}

export interface HarOptions {
  /** Only calls to this origin. */
  origin?: string
  /** Part of the path before the contract's. */
  base: string
  answersOnly: boolean
  allowUndocumented: boolean
}

/** Seconds between two reads from which a report tells them. */
const tellingGap = 5

/** Statuses with which a backend turns down a request that is not of the contract. */
const turnedDown = new Set([400, 413, 415, 422])

/** Holds recorded traffic against a contract; no secret of the recording is in the report. */
export function checkHar(contract: Contract, calls: readonly RecordedCall[], options: HarOptions): HarReport {
  const finder = new OperationFinder(contract)
  const unusable = unusableSchemas(contract)
  // Each call names its own host: a recording may hold several.
  const journal = new Journal('', () => true)
  const meaning = new MeaningMemory(contract)
  const mask = masking(secretsOf(calls))
  const strangers = new Map<string, UndocumentedOperation>()
  const operations: Record<string, number> = {}
  const times = new Map<Exchange, number>()
  let [checked, withoutBody] = [0, 0]
  const recorded = calls.flatMap((call) => {
    if (options.origin !== undefined && call.url.origin !== options.origin) return []
    if (!call.url.pathname.startsWith(options.base)) return []
    const path = call.url.pathname.slice(options.base.length)
    const json = call.headers.get('content-type')?.includes('json') ?? false
    const found = finder.find(call.method, path, json)
    return found ? [{ call, path, found }] : []
  })
  // Who answers no operation at all is another service, such as a counter of visits.
  const backends = new Set(
    recorded.flatMap(({ call, found }) => ('operation' in found ? [call.url.origin] : [])),
  )
  for (const { call, path, found } of recorded) {
    if (backends.size > 0 && !backends.has(call.url.origin)) continue
    checked += 1
    if ('undocumented' in found) {
      const key = `${call.method} ${path}`
      const known = strangers.get(key)
      strangers.set(key, {
        method: call.method,
        path,
        reason: found.undocumented,
        count: (known?.count ?? 0) + 1,
      })
      continue
    }
    const { operation, values } = found
    operations[operation.id] = (operations[operation.id] ?? 0) + 1
    if (call.text === undefined) withoutBody += 1
    const exchange = exchangeOf(call, operation, path)
    times.set(exchange, Date.parse(call.place?.at ?? ''))
    judge({ contract, journal, meaning, times }, exchange, values, call, options)
  }
  const masked = (one: Violation): Violation => ({
    ...one,
    pointer: mask(one.pointer),
    message: mask(one.message),
    curl: mask(one.curl),
  })
  const report = {
    checked,
    ignored: calls.length - checked,
    withoutBody,
    operations,
    violations: journal.violations.map(masked),
    unusable: unusable.filter(({ operationIds }) => operationIds.some((id) => id in operations)),
    undocumentedOperations: [...strangers.values()].map((one) => ({ ...one, path: mask(one.path) })),
    undocumentedFields: journal.undocumented.map(masked),
  }
  return { verdict: verdictOf(report, options), ...report }
}

function verdictOf(
  report: Omit<HarReport, 'verdict'>,
  { allowUndocumented }: HarOptions,
): HarReport['verdict'] {
  if (report.checked === 0) return 'nothing-checked'
  const strange = report.undocumentedOperations.length + report.undocumentedFields.length
  if (report.violations.length > 0 || (strange > 0 && !allowUndocumented)) return 'violations'
  return report.unusable.length > 0 ? 'contract-unusable' : 'complies'
}

function judge(
  {
    contract,
    journal,
    meaning,
    times,
  }: {
    contract: Contract
    journal: Journal
    meaning: MeaningMemory
    /** When each call began, in milliseconds. */
    times: ReadonlyMap<Exchange, number>
  },
  exchange: Exchange,
  values: Record<string, string>,
  call: RecordedCall,
  { answersOnly }: HarOptions,
): void {
  const { operation } = exchange.call
  if (!operation) return
  const declared = declaredAnswer(operation.answers, call.status) !== undefined
  // What the browser's cache confirmed has no answer to judge.
  if (call.status !== 304) {
    const answer = judgeAnswer(contract, exchange, 'full')
    // A recording is one visitor's.
    const { linked } = meaning.hear(meaning, exchange, answer)
    for (const one of linked) journal.violation(one.exchange, withGap(one, times))
    const unseen = call.text === undefined || call.method === 'HEAD'
    for (const finding of answer.findings) {
      if (finding.rule === 'server-error' && declared) continue
      if (finding.rule === 'json' && unseen) continue
      journal.violation(exchange, finding)
    }
    if (call.status >= 500 && !declared)
      journal.violation(exchange, {
        rule: 'status',
        pointer: 'status',
        message: `${call.status} is not declared`,
      })
    for (const field of answer.undocumented) journal.undocumentedField(exchange, field)
  }
  if (answersOnly || turnedDown.has(call.status)) return
  const request = judgeRequest(contract, operation, values, call)
  for (const finding of request.findings) journal.violation(exchange, { rule: 'request', ...finding })
  for (const pointer of request.undocumented) journal.undocumentedField(exchange, { pointer })
}

/** A recording can't be asked again: who reads the report learns how much time lay between two answers. */
function withGap({ finding, reads }: LinkedFinding, times: ReadonlyMap<Exchange, number>): Finding {
  const [one = NaN, other = NaN] = (reads ?? []).map((read) => times.get(read) ?? NaN)
  const seconds = Math.round(Math.abs(other - one) / 1000)
  if (!(seconds >= tellingGap)) return finding
  const message = `${finding.message} (read ${seconds} s apart: no fault if it changed in between)`
  return { ...finding, message }
}

/** A recorded call as the checker's rules take it. */
export function exchangeOf(
  call: RecordedCall,
  operation: CheckedOperation,
  path = call.url.pathname,
): Exchange {
  const sent = operation.parameters.filter((one) => one.in === 'header' && call.requestHeaders.has(one.name))
  const headers = Object.fromEntries(sent.map(({ name }) => [name, call.requestHeaders.get(name) ?? '']))
  const numbers = [...call.url.searchParams].map(
    ([name, value]) =>
      [name, value !== '' && Number.isFinite(Number(value)) ? Number(value) : value] as const,
  )
  const contentType = call.requestHeaders.get('content-type') ?? 'application/json'
  let json: unknown
  try {
    json = JSON.parse(call.text ?? '')
  } catch {
    json = undefined
  }
  return {
    call: {
      operation,
      method: call.method,
      target: call.url.origin + call.url.pathname + call.url.search,
      contractTarget: path + call.url.search,
      headers: { ...headers, ...(call.requestText !== undefined && { 'Content-Type': contentType }) },
      ...(call.requestText !== undefined && { body: call.requestText }),
      purpose: 'recorded',
      ...(call.place && { place: call.place }),
      values: Object.fromEntries(numbers),
    },
    visitor: { name: 'recorded' },
    // Recorders leave cookies out: whether a first visitor was given one can't be told.
    sent: { sid: 'recorded' },
    status: call.status,
    headers: call.headers,
    text: call.text ?? '',
    json,
  }
}
