import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { Exchange, Visitor } from './client.ts'
import type { Finding } from './finding.ts'
import type { Journal } from './journal.ts'
import { NothingProved } from './nothing-proved.ts'
import type { CheckOptions } from './options.ts'
import type { RequestParts } from './request-builder.ts'
import { type OwnPair, ownPairOf } from './resources/own-pairs.ts'
import { refusalCode } from './refusal-code.ts'

type Thing = Record<string, unknown>

/** Writes of one operation that are looked at, and those that are repeated. */
const most = 3
/** Fields of a request that say nothing of the thing: whose it is, and which state of it was seen. */
const aside = new Set(['SESSID', 'version', 'contragentId', 'consents', 'fileIds', 'products', 'replace'])
/** What a write to one thing may change of the others. */
const shared = new Set(['isDefault', 'current', 'version', 'status'])
/** Answers that say what comes before the version is judged. */
const beforeVersion = new Set(['conflict', 'actionNotAllowed', 'status 403', 'status 404', 'status 409'])

interface Look {
  /** Things of each list that was answered as a whole, by the operation. */
  lists: Map<string, { exchange: Exchange; things: Thing[] }>
  /** The thing itself, where it is known before. */
  thing?: Thing
}

/** What it uses of a run. */
export interface EffectsRun {
  contract: Contract
  options: Pick<CheckOptions, 'level'>
  journal: Pick<Journal, 'isAbsent'>
  captured: ReadonlyMap<string, unknown>
  wanted: (operationId: string) => boolean
  ask: (parts: RequestParts) => Promise<Exchange>
  succeeded: (exchange: Exchange) => boolean
  state: (exchange: Exchange, holds: boolean, finding: Finding & { operationId?: string }) => boolean
}

/**
 * What holds of the writes of our contract without a rule for each. What is made is listed once. What is sent is kept,
 * and what is not sent stays, as other things do. What is deleted can't be deleted again. A stale version and a repeat
 * with the same key do nothing.
 */
export class OwnEffects {
  readonly #run: EffectsRun
  readonly #looked = new Map<string, number>()
  readonly #repeated = new Set<string>()
  #isLooking = false

  constructor(run: EffectsRun) {
    this.#run = run
  }

  /** Sends a request; of the first writes of each operation it looks at the things before and after. */
  async around(parts: RequestParts, send: () => Promise<Exchange>): Promise<Exchange> {
    const { operation, visitor } = parts
    const run = this.#run
    if (
      this.#isLooking ||
      !run.contract.houseRules ||
      run.options.level !== 'full' ||
      !['write', 'destructive'].includes(operation.effect) ||
      visitor.token === undefined ||
      !run.wanted(operation.id) ||
      (this.#looked.get(operation.id) ?? 0) >= most
    )
      return send()
    const pair = ownPairOf(run.contract, operation)
    const before = await this.#quietly(() => this.#look(visitor, pair, targetOf(parts)))
    const exchange = await send()
    if (exchange.planned || !run.succeeded(exchange)) return exchange
    this.#looked.set(operation.id, (this.#looked.get(operation.id) ?? 0) + 1)
    try {
      await this.#quietly(() => this.#judge(parts, pair, before, exchange))
    } catch (error) {
      // Who sent it must know what was made, to take it away; the run ends with its next request.
      if (!(error instanceof NothingProved)) throw error
    }
    return exchange
  }

  async #quietly<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#isLooking = true
    try {
      return await work()
    } finally {
      this.#isLooking = false
    }
  }

  async #look(visitor: Visitor, pair: OwnPair, id: unknown): Promise<Look> {
    const lists: Look['lists'] = new Map()
    for (const operation of pair.lists) {
      const exchange = await this.#read(visitor, operation, {})
      const things = exchange && wholeList(exchange)
      if (exchange && things) lists.set(operation.id, { exchange, things })
    }
    const detail = await this.#detail(visitor, pair, id)
    const listed = [...lists.values()].flatMap(({ things }) => things).find((one) => one['id'] === id)
    const thing = detail?.thing ?? listed
    return { lists, ...(thing && { thing }) }
  }

  async #detail(visitor: Visitor, { details, place }: OwnPair, id: unknown) {
    const [first] = details
    if (!first || id === undefined) return undefined
    const exchange = await this.#read(visitor, first.operation, { [first.parameter]: id })
    const thing = exchange && thingIn(exchange, place)
    return thing && { exchange, thing }
  }

  async #read(
    visitor: Visitor,
    operation: CheckedOperation,
    given: Record<string, unknown>,
  ): Promise<Exchange | undefined> {
    const run = this.#run
    if (run.journal.isAbsent(operation.id)) return undefined
    const names = new Map(operation.parameters.map((one) => [one.name, one]))
    const values = { ...given }
    if (names.get('contragentId')?.required === true)
      values['contragentId'] ??= run.captured.get('contragentId')
    const size = recordOf(names.get('PAGE_SIZE')?.schema)['maximum']
    if (typeof size === 'number') values['PAGE_SIZE'] = size
    const body = operation.body ? {} : undefined
    const purpose = 'what a write does to its things'
    const exchange = await run.ask({ operation, visitor, values, ...(body && { body }), purpose })
    return run.succeeded(exchange) ? exchange : undefined
  }

  async #judge(parts: RequestParts, pair: OwnPair, before: Look, exchange: Exchange): Promise<void> {
    const { operation, visitor } = parts
    const told = thingIn(exchange, pair.place)
    const target = told?.['id'] ?? targetOf(parts)
    const isAction = isActionOn(parts, told)
    if (told && !isAction) this.#holdsSent(parts, exchange, told, sentOf(parts, pair))
    const isDelete = operation.method === 'DELETE' && told === undefined
    const after = await this.#look(visitor, pair, isDelete ? undefined : target)
    for (const [name, { exchange: list, things }] of after.lists) {
      const had = before.lists.get(name)?.things
      if (!had) continue
      this.#judgeList(operation, list, {
        name,
        had,
        has: things,
        target,
        isDelete,
        isNew: told !== undefined,
      })
    }
    if (told && before.thing && before.thing['id'] === told['id'] && after.thing && !isAction)
      this.#leavesUnsent(parts, exchange, before.thing, after.thing)
    if (isDelete && operation.parameters.some(({ in: place }) => place === 'path')) await this.#again(parts)
    if (this.#repeated.has(operation.id)) return
    this.#repeated.add(operation.id)
    await this.#repeat(parts, pair, exchange)
    await this.#repeatStale(parts, told)
  }

  /** Every field that was sent and is told has the value that was sent. */
  #holdsSent({ operation }: RequestParts, exchange: Exchange, told: Thing, sent: Thing): void {
    const properties = recordOf(operation.body?.schema['properties'])
    for (const name of Object.keys(sent)) {
      if (aside.has(name) || !(name in told) || isKept(sent[name], told[name])) continue
      // A state that can't be sent is one of its own: who is invited stays invited.
      const { enum: words } = schemaAt(this.#run.contract.document, recordOf(properties[name]))
      if (Array.isArray(words) && !words.includes(told[name])) continue
      this.#run.state(exchange, false, {
        rule: 'keeps-sent',
        pointer: `request /${name}`,
        message: `what is sent is kept: ${name} must be ${shown(sent[name])}, got ${shown(told[name])}`,
        operationId: operation.id,
      })
    }
  }

  /** A field that could be sent, and was not, stays as it was. */
  #leavesUnsent({ operation, body }: RequestParts, exchange: Exchange, was: Thing, is: Thing): void {
    const properties = recordOf(operation.body?.schema['properties'])
    for (const name of Object.keys(properties)) {
      if (aside.has(name) || name in recordOf(body) || !(name in was) || !(name in is)) continue
      this.#run.state(exchange, isDeepStrictEqual(was[name], is[name]), {
        rule: 'leaves-unsent',
        pointer: `request /${name}`,
        message: `what is not sent stays: ${name} was ${shown(was[name])}, after it ${shown(is[name])}`,
        operationId: operation.id,
      })
    }
  }

  #judgeList(
    { id: operationId, body }: CheckedOperation,
    exchange: Exchange,
    {
      name,
      had,
      has,
      target,
      isDelete,
      isNew,
    }: { name: string; had: Thing[]; has: Thing[]; target: unknown; isDelete: boolean; isNew: boolean },
  ): void {
    const run = this.#run
    const state = (holds: boolean, message: string) =>
      run.state(exchange, holds, { rule: 'own-effect', pointer: '/data/items', message, operationId })
    const ids = (things: Thing[]) => things.map(({ id }) => id)
    const wasThere = ids(had).includes(target)
    if (isDelete && !wasThere) return
    const times = ids(has).filter((id) => id === target).length
    if (isDelete) state(times === 0, `what was deleted is gone, ${name} still lists ${String(target)}`)
    else if (isNew) state(times === 1, `${name} must list ${String(target)} once, it does ${times} times`)
    const others = (things: Thing[]) => things.filter(({ id }) => id !== target)
    const [left, stayed] = [others(had), others(has)]
    state(
      isDeepStrictEqual(new Set(ids(left)), new Set(ids(stayed))),
      `other things stay: ${name} had ${ids(left).join(', ') || 'none'} besides ${String(target)}, now ${ids(stayed).join(', ') || 'none'}`,
    )
    const facts = Object.keys(recordOf(body?.schema['properties'])).filter(
      (one) => !aside.has(one) && !shared.has(one),
    )
    for (const one of left) {
      const now = stayed.find(({ id }) => id === one['id'])
      const other = now && facts.find((fact) => !isDeepStrictEqual(one[fact], now[fact]))
      if (now && other !== undefined)
        state(
          false,
          `other things stay: ${other} of ${String(one['id'])} was ${shown(one[other])}, now ${shown(now[other])}`,
        )
    }
  }

  /** What was deleted can't be deleted again. */
  async #again(parts: RequestParts): Promise<void> {
    const exchange = await this.#run.ask({ ...parts, purpose: 'delete it once more' })
    this.#run.state(exchange, exchange.status === 404 || refusalCode(exchange) === 'conflict', {
      rule: 'own-effect',
      pointer: 'status',
      message: `what was deleted is 404 when it is deleted again, got ${refusalCode(exchange) === 'none' ? 'success' : exchange.status}`,
    })
  }

  /** The same key again: the same answer, and nothing is done once more. */
  async #repeat(parts: RequestParts, pair: OwnPair, first: Exchange): Promise<void> {
    const { operation, visitor, values } = parts
    const run = this.#run
    // Forms may be sent a few times an hour, repeats counted.
    if (values['Idempotency-Key'] === undefined || operation.tag === 'forms') return
    const before = await this.#look(visitor, pair, undefined)
    const again = await run.ask({ ...parts, purpose: 'the same once more, with the same key' })
    const isSame = isDeepStrictEqual(valueAt(again.json, '/data'), valueAt(first.json, '/data'))
    run.state(again, run.succeeded(again) && isSame, {
      rule: 'idempotency',
      pointer: 'header Idempotency-Key',
      message: 'a repeat with the same Idempotency-Key must answer what the first was answered',
    })
    const after = await this.#look(visitor, pair, undefined)
    for (const [name, { things, exchange }] of after.lists) {
      const had = before.lists.get(name)?.things.length
      if (had === undefined) continue
      run.state(exchange, had === things.length, {
        rule: 'idempotency',
        pointer: '/data/items',
        message: `a repeat with the same Idempotency-Key does nothing: ${name} had ${had} things, now ${things.length}`,
        operationId: operation.id,
      })
    }
  }

  /** The version that was sent is over when a newer one was answered: sent again it is refused. */
  async #repeatStale(parts: RequestParts, told: Thing | undefined): Promise<void> {
    const sent = recordOf(parts.body)['version']
    const now = told?.['version']
    if (typeof sent !== 'number' || typeof now !== 'number' || now <= sent) return
    const values = { ...parts.values }
    if ('Idempotency-Key' in values) values['Idempotency-Key'] = randomUUID()
    const exchange = await this.#run.ask({
      ...parts,
      values,
      purpose: 'the same under the version of before',
    })
    const code = refusalCode(exchange)
    this.#run.state(exchange, beforeVersion.has(code), {
      rule: 'lost-update',
      pointer: 'request /version',
      message: `version ${sent} is over, ${now} was answered: it must be refused with conflict, got ${code === 'none' ? 'success' : code}`,
    })
  }
}

/** The id of the thing that a request names: in its path, or among the fields of its body. */
function targetOf({ operation, values, body }: RequestParts): unknown {
  const own = operation.parameters.find(({ in: place }) => place === 'path')?.name
  const fields = recordOf(body)
  return own === undefined ? (fields['orderId'] ?? fields['contragentId']) : values[own]
}

/** What is sent to such a write is not the thing itself: a reason, a message, a decision. */
function isActionOn({ operation, values, body }: RequestParts, told: Thing | undefined): boolean {
  const own = operation.parameters.find(({ in: place }) => place === 'path')?.name
  if (own !== undefined && 'Idempotency-Key' in values) return told?.['id'] === values[own]
  return 'orderId' in recordOf(body) && recordOf(body)['orderId'] === told?.['id']
}

/** What is sent of the thing: a field of its name, or the body. */
function sentOf({ body }: RequestParts, { place }: OwnPair): Thing {
  const own = recordOf(body)
  return place !== undefined && isRecord(own[place]) ? own[place] : own
}

function thingIn({ json }: Exchange, place: string | undefined): Thing | undefined {
  if (place === undefined) return undefined
  const thing = valueAt(json, place === '' ? '/data' : `/data/${place}`)
  return isRecord(thing) && thing['id'] !== undefined ? thing : undefined
}

/** The items of a list; `undefined` where there are more of them than it gives at once. */
function wholeList({ json }: Exchange): Thing[] | undefined {
  const things = listOf(valueAt(json, '/data/items')).filter(isRecord)
  const total = valueAt(json, '/data/pagination/total')
  return typeof total === 'number' && total > things.length ? undefined : things
}

/** Whether a sent value is told: texts but for blanks around, lists in any order, objects by the fields that both have. */
function isKept(sent: unknown, told: unknown): boolean {
  if (typeof sent === 'string' && typeof told === 'string') return sent.trim() === told.trim()
  if (Array.isArray(sent) && Array.isArray(told)) {
    if (![...sent, ...told].every((one) => typeof one === 'string' || typeof one === 'number')) return true
    return isDeepStrictEqual(new Set(sent), new Set(told))
  }
  if (isRecord(sent) && isRecord(told))
    return Object.keys(sent).every((name) => !(name in told) || isKept(sent[name], told[name]))
  return typeof sent !== typeof told || isRecord(sent) !== isRecord(told) || sent === told
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
