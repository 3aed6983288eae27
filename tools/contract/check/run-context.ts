import { randomUUID } from 'node:crypto'
import { isRecord } from '../model/record.ts'
import type { Parameter } from '../model/document.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { Finding } from './finding.ts'
import { AskedAgain } from './asked-again.ts'
import { judgeAnswer, type UndocumentedField } from './answer-rules.ts'
import { type Call, type Client, type Exchange, pause, type Visitor } from './client.ts'
import type { Coverage } from '../coverage/contract-coverage.ts'
import { DataSeen } from './data-needs.ts'
import type { Journal } from './journal.ts'
import { placeOfFinding } from './finding-place.ts'
import { linkValue } from './link-values.ts'
import { SeenValues } from './seen-values.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { KnownThings } from './known-things.ts'
import type { CheckOptions } from './options.ts'
import { buildCall, parameterExample, parameterSchema, type RequestParts } from './request-builder.ts'
import { sampleOf } from './samples.ts'
import { SessidTruth } from './sessid-truth.ts'
import { Silence } from './silence.ts'
import { bodyKind } from '../model/body-kind.ts'
import { tagged } from './tagging.ts'
import { madeBody } from './made-body.ts'
import { filesIn, type NamedFile } from './named-files.ts'
import { type LinkedFinding, MeaningMemory } from './meaning-memory.ts'
import { OwnRights } from './own-rights.ts'
import { OwnEffects } from './own-effects.ts'
import { OwnState } from './own-state.ts'
import { RuleReads } from './rule-reads.ts'
import { NothingProved } from './nothing-proved.ts'

interface ContextParts {
  contract: Contract
  options: CheckOptions
  client: Client
  journal: Journal
  coverage: Coverage
  wanted: (operationId: string) => boolean
  onProgress: (text: string) => void
  interrupted?: AbortSignal
  /** Waits for what is made in the background; absent: for as long. */
  pause?: (milliseconds: number) => Promise<void>
}

/** Files that are remembered. */
const mostFiles = 50

/** What all checks of one run share: how to ask, what is known by now, where findings go. */
export class RunContext {
  readonly contract: Contract
  readonly options: CheckOptions
  readonly journal: Journal
  readonly wanted: (operationId: string) => boolean
  readonly onProgress: (text: string) => void
  /** Marks what the run creates. */
  readonly runId = `contract-check-${randomUUID().slice(0, 8)}`
  /** Values that steps captured, by name. */
  readonly captured = new Map<string, unknown>()
  /** Values that Links handed on, by operation. */
  readonly linked = new Map<string, Record<string, unknown>>()
  readonly seen = new SeenValues()
  /** Which data the backend has. */
  readonly data = new DataSeen()
  /** What answers told of, for contracts without Links. */
  readonly things = new KnownThings()
  readonly ownRights = new OwnRights()
  /** Files that answers named, by id, with the first visitor who was told of them. */
  readonly files = new Map<string, NamedFile>()
  /** Requests that were answered with success, to build wrong ones from. */
  readonly accepted = new Map<string, Omit<RequestParts, 'visitor' | 'purpose'>>()
  /** What visitors were answered, for rules of several answers. */
  readonly meaning: MeaningMemory
  /** What the backend was still making when the time for it was over. */
  readonly unmade: string[] = []
  readonly pause: (milliseconds: number) => Promise<void>
  /** While the run takes away what it made, an interruption doesn't count. */
  isCleaning = false
  readonly guest: Visitor = { name: 'guest' }
  readonly customer: Visitor = { name: 'customer' }
  readonly #client: Client
  readonly #ruleReads: RuleReads
  readonly #askedAgain: AskedAgain
  readonly #ownEffects: OwnEffects
  readonly #ownState: OwnState
  readonly #sessidTruth: SessidTruth
  readonly #interrupted: AbortSignal | undefined
  readonly #coverage: Coverage
  readonly #fed: ReadonlySet<string>
  readonly #silence: Silence

  constructor({
    contract,
    options,
    client,
    journal,
    coverage,
    wanted,
    onProgress,
    interrupted,
    pause: waits = (milliseconds) => pause(milliseconds, interrupted),
  }: ContextParts) {
    this.#interrupted = interrupted
    this.pause = waits
    this.contract = contract
    this.meaning = new MeaningMemory(contract)
    this.#ruleReads = new RuleReads({ contract, meaning: this.meaning, ask: (one) => this.ask(one) })
    this.#silence = new Silence(options.target)
    this.#askedAgain = new AskedAgain({
      contract,
      level: options.level,
      client,
      journal,
      meaning: this.meaning,
    })
    this.#ownEffects = new OwnEffects(this)
    this.#sessidTruth = new SessidTruth(this)
    this.#ownState = new OwnState({
      contract,
      isKnown: (id) => contract.houseRules && this.accepted.has(id),
      ask: (one) => this.ask(one),
      succeeded: (exchange) => this.succeeded(exchange),
      state: (exchange, holds, finding) => this.state(exchange, holds, finding),
    })
    this.options = options
    this.journal = journal
    this.wanted = wanted
    this.onProgress = onProgress
    this.#client = client
    this.#coverage = coverage
    this.captured.set('runId', this.runId)
    this.captured.set('runName', this.runId)
    this.#fed = new Set(
      contract.operations.flatMap(({ links }) =>
        links.flatMap(({ operationId, values }) =>
          Object.keys(values).map((name) => `${operationId} ${name}`),
        ),
      ),
    )
  }

  /** Sends a request and judges its answer; findings are written down. */
  async send(visitor: Visitor, call: Call): Promise<Exchange> {
    const { exchange, findings, undocumented, linked } = await this.try(visitor, call)
    this.#ownState.hear(visitor, call, exchange)
    for (const finding of findings) this.journal.violation(exchange, this.#placed(exchange, finding))
    for (const field of undocumented) this.journal.undocumentedField(exchange, field)
    for (const { exchange: blamed, finding } of linked) this.journal.violation(blamed, finding)
    return exchange
  }

  /** The same, but what is found is only returned. */
  async try(
    visitor: Visitor,
    call: Call,
  ): Promise<{
    exchange: Exchange
    findings: Finding[]
    undocumented: UndocumentedField[]
    /** What this answer and earlier ones break together. */
    linked: LinkedFinding[]
  }> {
    if (this.#interrupted?.aborted && !this.isCleaning) throw new NothingProved('The run was interrupted')
    const exchange = await this.#client.send(visitor, call)
    this.journal.answered(exchange)
    if (exchange.planned) return { exchange, findings: [], undocumented: [], linked: [] }
    this.#silence.hear(exchange, this.isCleaning)
    if (this.contract.houseRules) this.data.look(exchange)
    if (exchange.text.includes('"/web/files/') && this.files.size < mostFiles)
      for (const file of filesIn(exchange.json)) {
        const known = this.files.get(file.id)
        const isPrivate = (known?.isPrivate ?? true) && call.operation?.needsToken === true
        this.files.set(file.id, { file, visitor: known?.visitor ?? visitor, isPrivate })
      }
    const judged = judgeAnswer(this.contract, exchange, this.options.level)
    const { findings, undocumented } = judged
    const { linked: contradictions, problems } = this.meaning.hear(visitor, exchange, judged)
    const linked = await this.#askedAgain.confirm(visitor, contradictions)
    for (const problem of [...judged.problems, ...problems]) this.journal.notes.add(problem)
    this.journal.checks += judged.checks
    // A page of HTML is nothing that the contract describes, whatever its status.
    const isOfContract = !findings.some(({ rule }) => rule === 'content-type' || rule === 'json')
    if (call.operation && exchange.failure === undefined && isOfContract)
      this.#coverage.observe(call.operation.id, exchange.status, exchange.json)
    return { exchange, findings, undocumented, linked }
  }

  /** Builds and sends a request of an operation. */
  async ask(parts: RequestParts): Promise<Exchange> {
    const call = buildCall(parts)
    const send = () => this.send(parts.visitor, call)
    if (this.isCleaning) return send()
    const withReads = () => this.#ruleReads.around(parts.visitor, call, send)
    const withState = () => this.#ownState.around(parts.visitor, call, withReads)
    const exchange = await this.#ownEffects.around(parts, withState)
    // A visitor of a story of its own may have a SID that nobody gave out, and would get another one.
    if (parts.visitor === this.customer || parts.visitor === this.guest)
      await this.#sessidTruth.judge(parts, exchange)
    return exchange
  }

  /** Takes something away whatever happens: an interruption does not count meanwhile. */
  async cleaning(work: () => Promise<void>): Promise<void> {
    const before = this.isCleaning
    this.isCleaning = true
    try {
      await work()
    } finally {
      this.isCleaning = before
    }
  }

  /** Sends an accepted write of something that stays with other values of these fields; who asks sets them back. */
  async vary(...given: Parameters<OwnEffects['varyOwn']>): Promise<void> {
    await this.#ownEffects.varyOwn(...given)
  }

  /** One statement about an answer; written down when it doesn't hold. Nothing is stated about a planned request. */
  state(exchange: Exchange, holds: boolean, finding: Finding & { operationId?: string }): boolean {
    if (exchange.planned || exchange.failure !== undefined) return true
    // An operation that isn't built yet promises nothing.
    if (exchange.status === 501) return true
    // Who is asked to wait has got no answer: nothing can be stated.
    if (exchange.status === 429) {
      this.journal.notes.add(
        'The backend asked to wait (429): some checks were not done, a lower --rate helps',
      )
      return true
    }
    this.journal.checks += 1
    if (!holds) this.journal.violation(exchange, this.#placed(exchange, finding))
    return holds
  }

  /** A finding with its place in the contract. */
  #placed<Found extends Finding & { operationId?: string }>({ call }: Exchange, finding: Found): Found {
    if (finding.schemaPointer !== undefined) return finding
    const operationId = finding.operationId ?? call.operation?.id
    const schemaPointer = placeOfFinding(this.contract, operationId, finding.pointer)
    return schemaPointer === undefined ? finding : { ...finding, schemaPointer }
  }

  /** Whether what was asked was done: a status of success, and no refusal in our envelope. */
  succeeded({ status, json, headers, call }: Exchange): boolean {
    if (!this.contract.houseRules) return status >= 200 && status < 300
    if (status !== 200) return false
    const types = call.operation?.answers.get('200')?.mediaTypes ?? []
    // A file has no envelope.
    const isFile = !isJsonType(headers.get('content-type') ?? 'application/json')
    return isRecord(json) ? json['status'] === 'success' : isFile && types.some((one) => !isJsonType(one))
  }

  /** Parameters for a request that should be accepted; `undefined` when a required one isn't known. */
  parametersOf(
    operation: CheckedOperation,
    given: Readonly<Record<string, unknown>> = {},
  ): Record<string, unknown> | undefined {
    return this.requestOf(operation, given)?.values
  }

  /**
   * Parameters for a request that should be accepted, and whether any of them is only a guess: an id of the contract's
   * example, or a value made from a schema. `undefined` when a required one isn't known.
   */
  requestOf(
    operation: CheckedOperation,
    given: Readonly<Record<string, unknown>> = {},
  ): { values: Record<string, unknown>; guessed: boolean } | undefined {
    const linked = { ...this.#knownIds(operation), ...this.linked.get(operation.id) }
    const values: Record<string, unknown> = {}
    let guessed = false
    for (const parameter of operation.parameters) {
      const { name } = parameter
      if (name === 'Idempotency-Key') values[name] = randomUUID()
      if (name === 'X-SESSID' || name === 'Idempotency-Key' || isAnsweredByClient(parameter)) continue
      const required = parameter.required === true || parameter.in === 'path'
      const own = name in given ? this.filled(given[name]) : linked[name]
      const value = own ?? (required ? this.#guess(operation, parameter) : undefined)
      if (value === undefined && required) return undefined
      if (value === undefined) continue
      values[name] = value
      if (own === undefined && (parameter.in === 'path' || !this.contract.houseRules)) guessed = true
    }
    return { values, guessed }
  }

  /** Ids from answers, for contracts that have no Links; writes change only what the run made. */
  #knownIds(operation: CheckedOperation): Record<string, unknown> {
    return this.contract.houseRules ? {} : this.things.valuesOf(operation, operation.effect !== 'read')
  }

  #guess(operation: CheckedOperation, parameter: Parameter): unknown {
    const isId = parameter.in === 'path'
    if (this.options.level === 'full') {
      if (this.#fed.has(`${operation.id} ${parameter.name}`)) return undefined
      if (isId && !this.contract.houseRules && operation.effect !== 'read') return undefined
    }
    const example = parameterExample(this.contract.document, parameter)
    if (example !== undefined || this.contract.houseRules) return example
    return sampleOf(this.contract.document, parameterSchema(parameter), this.options.seed)
  }

  /**
   * The contract's example of a body, with what the run knows better; of a contract without examples one that is made
   * from its schema. `undefined` when there is none.
   */
  bodyOf(operation: CheckedOperation): unknown {
    const { body } = operation
    const { document, houseRules } = this.contract
    if (!body) return undefined
    const isPlain = houseRules || ['json', 'form'].includes(bodyKind(body.mediaType) ?? '')
    if (this.options.level === 'shape' && isPlain) return body.example
    const example = houseRules ? body.example : madeBody(document, body, this.options.seed).value
    if (!isRecord(example)) return example
    const known = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, this.#knownValue(operation, name) ?? value]),
    )
    return operation.effect === 'read' ? known : tagged(document, body, known, this.runId)
  }

  /** Whether the body made for an operation names things by ids of the contract's example. */
  guessesIn(operation: CheckedOperation): boolean {
    const example = operation.body?.example
    return (
      isRecord(example) &&
      Object.entries(example).some(
        ([name, value]) =>
          /Id$|^id$/.test(name) && value !== null && this.#knownValue(operation, name) === undefined,
      )
    )
  }

  #knownValue({ id }: CheckedOperation, name: string): unknown {
    return this.linked.get(id)?.[name] ?? this.captured.get(name)
  }

  /** Replaces `$name`, and `{$name}` inside of a text, by captured values; without one of them it is `undefined`. */
  filled(value: unknown): unknown {
    if (typeof value === 'string') return this.#filledText(value)
    if (Array.isArray(value)) {
      const items = value.map((item) => this.filled(item))
      return items.includes(undefined) ? undefined : items
    }
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, this.filled(own)]))
  }

  #filledText(text: string): unknown {
    if (text.startsWith('$')) return this.captured.get(text.slice(1))
    const names = Array.from(text.matchAll(/\{\$(\w+)\}/g), ([, name = '']) => name)
    if (names.some((name) => this.captured.get(name) === undefined)) return undefined
    return text.replaceAll(/\{\$(\w+)\}/g, (_whole, name: string) => String(this.captured.get(name)))
  }

  /** Keeps what an answer hands on, through its Links or by its place. */
  follow(exchange: Exchange): void {
    const { call, json } = exchange
    this.seen.learn(exchange)
    this.ownRights.learn(exchange)
    if (!this.contract.houseRules) this.things.learn(exchange)
    for (const { operationId, values } of call.operation?.links ?? []) {
      const known = this.linked.get(operationId) ?? {}
      for (const [name, expression] of Object.entries(values)) {
        const value = linkValue(expression, call, json)
        if (value !== undefined && value !== null && known[name] === undefined) known[name] = value
      }
      this.linked.set(operationId, known)
    }
  }
}

/** Cookies that sessions and tokens take care of. */
function isAnsweredByClient(parameter: Parameter): boolean {
  return parameter.in === 'cookie' && parameter.name === 'SID'
}
