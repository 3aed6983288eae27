import type { Exchange } from './client.ts'
import { curlLine } from './curl-line.ts'
import { type Secrets, secretsIn, withoutSecrets } from './secrets.ts'
import { declaredAnswer } from '../model/declared-answers.ts'
import { generalPointer, valueAt } from '../model/json-pointer.ts'

/** One way in which the backend breaks the contract, however often it was seen. */
export interface Violation {
  operationId: string
  /** Name of the rule that found it, `status` or `other-customer`. */
  rule: string
  /** Place in the answer (`/data/items/N/id` with a star for N), or `status`, `header Cache-Control`, `request PAGEN_1`. */
  pointer: string
  message: string
  /** Pointer of what is violated in the bundled contract, `/components/schemas/User/properties/email/format`. */
  schemaPointer?: string
  /** The status whose description in the contract it is about. */
  status: number
  /** Repeats the request; secrets are variables. */
  curl: string
  count: number
  /** Where a recording has it first. */
  place?: { file: string; entry: number; at: string }
}

/** What one operation did in the run. */
export interface OperationLog {
  answers: number
  refusals: number
  errors: number
  /** Answers that say that there is no such operation (yet): 501, or 404 with the code 404. */
  absent: number
}

/** What is written down; the operation is the call's own unless it is named. */
type Found = Omit<Violation, 'operationId' | 'status' | 'curl' | 'count' | 'place'> & { operationId?: string }

/** Collects what a run finds; identical violations become one with a count. */
export class Journal {
  readonly #violations = new Map<string, Violation>()
  readonly #undocumented = new Map<string, Violation>()
  readonly operations = new Map<string, OperationLog>()
  /** Codes by which an operation refused in 200. */
  readonly refusedAs = new Map<string, Set<string>>()
  /** Operations that did at least once what they were asked for. */
  readonly done = new Set<string>()
  /** Operations that were not asked, with the reason. */
  readonly untested = new Map<string, string>()
  /** Where the contract shows what was refused, by operation. */
  readonly untestedAt = new Map<string, string>()
  /** Operations without a success of their own that answered as declared: `302 to /new`, `410`. */
  readonly promised = new Map<string, string>()
  /** Operations that are not built yet; known when the run ends. */
  readonly notBuilt = new Set<string>()
  /** Answers by which operations said that they aren't there. */
  readonly absentAs = new Map<string, Exchange>()
  readonly leftovers: string[] = []
  readonly notes = new Set<string>()
  readonly #target: string
  readonly #wanted: (operationId: string) => boolean
  /** Statements about answers that were tried. */
  checks = 0
  /** Requests that should have been done, and those that were refused or ended with an error status. */
  readonly positive = { asked: 0, refused: 0, failed: 0, refusedAs: [] as string[], failedAs: [] as string[] }
  /** Of all requests, wrong ones too: those that were done, and those that were refused by a code of the operation. */
  readonly reached = { succeeded: 0, refused: 0, probes: 0 }
  requests = 0

  readonly #secrets: Secrets | undefined
  /** Made or handed out in this run, by value: `$CONTRACT_MADE_PASSWORD`. */
  readonly #made = new Map<string, string>()
  readonly #onViolation: ((violation: Violation) => void) | undefined
  #pages = 0
  #redirects = 0

  /**
   * @param secrets those of the accounts of the run. Absent for recordings: every login and password counts as one.
   * @param onViolation hears of each violation once, when it is first seen
   */
  constructor(
    target: string,
    wanted: (operationId: string) => boolean,
    secrets?: Secrets,
    onViolation?: (violation: Violation) => void,
  ) {
    this.#target = target
    this.#wanted = wanted
    this.#secrets = secrets
    this.#onViolation = onViolation
  }

  /** Why this is hardly the backend that was meant; `undefined` when some answer was another. */
  stranger(): string | undefined {
    if (this.requests === 0) return undefined
    if (this.#pages === this.requests)
      return 'Every answer was a page of HTML: is this the address of the backend, base path included?'
    return this.#redirects === this.requests
      ? 'Every answer was a redirect: give the address that it leads to as --target'
      : undefined
  }

  /** An operation counts as tried when it was answered with success at least once; a 401 alone proves little. */
  wasTried(operationId: string): boolean {
    const log = this.operations.get(operationId)
    return this.promised.has(operationId) || (log !== undefined && log.answers > log.errors)
  }

  /** Nothing was ever answered but that it isn't there. */
  isAbsent(operationId: string): boolean {
    const log = this.operations.get(operationId)
    return log !== undefined && log.absent === log.answers
  }

  /** What an operation that isn't built breaks is no violation; of one that is gone this alone is told. */
  get violations(): Violation[] {
    const all = [...this.#violations.values()].filter(({ operationId }) => !this.notBuilt.has(operationId))
    const gone = new Set(all.filter(({ rule }) => rule === 'not-built').map(({ operationId }) => operationId))
    return all.filter(({ operationId, rule }) => rule === 'not-built' || !gone.has(operationId))
  }

  get undocumented(): Violation[] {
    return [...this.#undocumented.values()]
  }

  /** From now on every report has the name of the variable in place of the value. */
  keepSecret(value: string, variable: string): void {
    this.#made.set(value, variable)
  }

  /** Counts an answer: a success, a refusal in 200, or an error status. */
  answered(exchange: Exchange): void {
    const { call, status, headers, json, failure } = exchange
    this.requests += 1
    for (const { value, variable } of secretsIn(exchange.text)) this.keepSecret(value, variable)
    if (call.isProbe) this.reached.probes += 1
    if (headers.get('content-type')?.startsWith('text/html')) this.#pages += 1
    if (status >= 300 && status < 400 && !isDeclared(exchange)) this.#redirects += 1
    if (!call.operation || failure !== undefined) return
    const log = this.operations.get(call.operation.id) ?? { answers: 0, refusals: 0, errors: 0, absent: 0 }
    log.answers += 1
    if (saysAbsent(status, json)) {
      log.absent += 1
      // That of somebody without a good token tells most.
      if (this.absentAs.get(call.operation.id)?.visitor.token?.startsWith('wrong-') !== true)
        this.absentAs.set(call.operation.id, exchange)
    }
    if (status < 200 || status >= 400) log.errors += 1
    else if ((json as { status?: unknown } | null | undefined)?.status === 'error') {
      log.refusals += 1
      const code = valueAt(json, '/errors/0/code')
      const codes = this.refusedAs.get(call.operation.id) ?? new Set()
      this.refusedAs.set(call.operation.id, codes.add(typeof code === 'string' ? code : 'without a code'))
      if (!call.isProbe) this.reached.refused += 1
    } else {
      if ((json as { status?: unknown } | null | undefined)?.status === 'success')
        this.done.add(call.operation.id)
      if (!call.isProbe) this.reached.succeeded += 1
    }
    this.operations.set(call.operation.id, log)
  }

  violation(exchange: Exchange, finding: Found): void {
    this.#add(this.#violations, exchange, finding)
  }

  undocumentedField(exchange: Exchange, field: Pick<Violation, 'pointer' | 'schemaPointer'>): void {
    this.#add(this.#undocumented, exchange, {
      ...field,
      rule: 'undocumented',
      message: 'is not in the contract',
    })
  }

  #add(list: Map<string, Violation>, exchange: Exchange, finding: Found): void {
    const operationId = finding.operationId ?? exchange.call.operation?.id ?? exchange.call.target
    if (!this.#wanted(operationId) || exchange.planned) return
    const pointer = generalPointer(finding.pointer)
    const key = `${operationId} ${finding.rule} ${pointer} ${withoutValues(finding.message)}`
    const known = list.get(key)
    if (known) {
      known.count += 1
      return
    }
    const secrets = this.#secrets && [
      ...this.#secrets,
      ...[...this.#made].map(([value, variable]) => ({ value, variable })),
    ]
    const violation: Violation = {
      operationId,
      rule: finding.rule,
      pointer,
      message: withoutSecrets(withoutTokens(finding.message, exchange), secrets ?? []),
      ...(finding.schemaPointer !== undefined && { schemaPointer: finding.schemaPointer }),
      status: exchange.status,
      curl: curlLine(this.#target, exchange, secrets),
      count: 1,
      ...(exchange.call.place && { place: exchange.call.place }),
    }
    list.set(key, violation)
    this.#onViolation?.(violation)
  }
}

function isDeclared({ call, status }: Exchange): boolean {
  return call.operation !== undefined && declaredAnswer(call.operation.answers, status) !== undefined
}

function saysAbsent(status: number, json: unknown): boolean {
  return status === 501 || (status === 404 && (json === undefined || refusalCodeOf(json) === '404'))
}

function refusalCodeOf(json: unknown): unknown {
  return valueAt(json, '/errors/0/code')
}

/** What was got may be a token or a SESSID: neither is told. */
function withoutTokens(message: string, { visitor, sent, json }: Exchange): string {
  const tokens = [
    visitor.token,
    visitor.sessid,
    visitor.sid,
    sent.token,
    sent.sid,
    valueAt(json, '/data/token'),
  ]
  return tokens.reduce<string>(
    (text, secret) =>
      typeof secret === 'string' && secret.length > 3 ? text.replaceAll(secret, '***') : text,
    message,
  )
}

/** The message without what was got, which differs from item to item. */
function withoutValues(message: string): string {
  return message.replace(/, got .*$/s, '').replaceAll(/\d+/g, 'N')
}
