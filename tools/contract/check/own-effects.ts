import { isDeepStrictEqual } from 'node:util'
import { isRecord, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange, Visitor } from './client.ts'
import { repeatTries, sendTries, type TriesMade } from './code-tries.ts'
import type { EffectsRun } from './effects-run.ts'
import { NothingProved } from './nothing-proved.ts'
import { changeOfOthers, idsIn, type ListedThings, listedThings, shown, staleLists } from './other-things.ts'
import { refuseUnoffered } from './unoffered-actions.ts'
import { type RequestParts, withFreshKey } from './request-builder.ts'
import { type OwnPair, ownPairOf } from './resources/own-pairs.ts'
import { refusalCode } from './refusal-code.ts'
import { repeatWithKey } from './repeated-key.ts'
import { type ToldWrite, varyAdditions, varyChanges } from './varied-writes.ts'
import { judgeCartVersion, readCart, sendOutdated, sendStale } from './stale-version.ts'

type Thing = Record<string, unknown>

/** Writes of one operation that are looked at, and those that are repeated. */
const most = 3
/** Fields of a request that say nothing of the thing: whose it is, and which state of it was seen. */
const aside = new Set(['SESSID', 'version', 'contragentId', 'consents', 'fileIds', 'products', 'replace'])

/** What ends a thing as a DELETE takes it away. */
const endings = new Set(['closeRequest', 'revokeAuthority'])

interface Look {
  /** Lists of the thing, and others that the write makes stale, by the operation. */
  lists: Map<string, ListedThings>
  /** The thing itself, where it is known before. */
  thing?: Thing
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
  readonly #tries = new Map<string, number>()
  /** What became of the tries beside codes. */
  readonly #made: TriesMade = new Map()
  /** The last accepted write of each operation that told a thing, by the operation and the thing. */
  readonly #told = new Map<string, ToldWrite>()
  /** The thing that was varied, by the write and by what takes it away. */
  readonly #varied = new Map<string, unknown>()
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
      !run.wanted(operation.id)
    )
      return send()
    if ((this.#looked.get(operation.id) ?? 0) >= most) {
      const judgeLate = await this.#quietly(() => sendTries(run, parts, this.#made))
      const late = await send()
      if (!late.planned) judgeLate?.(late)
      return late
    }
    const isCart = this.#takes(`cart ${operation.id}`) && operation.invalidates.includes('getCart')
    const cart = isCart ? await this.#quietly(() => readCart(run, parts)) : undefined
    const judgeStale = this.#takes(`version ${operation.id}`)
      ? await this.#quietly(() => sendStale(run, parts, cart))
      : undefined
    const judgeTries = await this.#quietly(() => sendTries(run, parts, this.#made))
    const isEnding =
      visitor.token !== undefined && (operation.method === 'DELETE' || endings.has(operation.id))
    if (isEnding) await this.#quietly(() => this.#varyBefore(parts))
    const exchange = await (visitor.token === undefined
      ? this.#asGuest(parts, cart, send)
      : this.#asCustomer(parts, cart, send))
    if (exchange.planned) return exchange
    if (isEnding && run.succeeded(exchange)) await this.#quietly(() => this.#varyAfter(parts))
    judgeStale?.(exchange)
    judgeTries?.(exchange)
    if (run.succeeded(exchange) && this.#takes(`repeat ${operation.id}`)) {
      await this.#quietly(() => repeatTries(run, parts))
      this.#tries.set(`repeat ${operation.id}`, most)
    }
    if (judgeStale && run.succeeded(exchange)) await this.#quietly(() => sendOutdated(run, parts, exchange))
    if (judgeStale && run.succeeded(exchange)) this.#tries.set(`version ${operation.id}`, most)
    return exchange
  }

  /** Whether something is tried once more: a few times only, as right requests may be refused. */
  #takes(what: string): boolean {
    const tries = this.#tries.get(what) ?? 0
    if (tries >= most) return false
    this.#tries.set(what, tries + 1)
    return true
  }

  async #asGuest(
    parts: RequestParts,
    cart: Exchange | undefined,
    send: () => Promise<Exchange>,
  ): Promise<Exchange> {
    const exchange = await send()
    await this.#judgeCart(parts, cart, exchange)
    await this.#quietly(() => this.#repeatOnce(parts, exchange))
    return exchange
  }

  async #judgeCart(parts: RequestParts, before: Exchange | undefined, done: Exchange): Promise<void> {
    if (!before || done.planned || !this.#run.succeeded(done)) return
    const after = await this.#quietly(() => readCart(this.#run, parts))
    if (after) judgeCartVersion(this.#run, parts, before, after)
  }

  async #asCustomer(
    parts: RequestParts,
    cart: Exchange | undefined,
    send: () => Promise<Exchange>,
  ): Promise<Exchange> {
    const { operation } = parts
    const run = this.#run
    const pair = ownPairOf(run.contract, operation)
    const before = await this.#look(parts, pair, targetOf(parts))
    const exchange = await send()
    if (exchange.planned || !run.succeeded(exchange)) return exchange
    await this.#judgeCart(parts, cart, exchange)
    this.#looked.set(operation.id, (this.#looked.get(operation.id) ?? 0) + 1)
    await this.#quietly(() => this.#judge(parts, pair, before, exchange))
    return exchange
  }

  async #quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    this.#isLooking = true
    try {
      return await work()
    } catch (error) {
      // Who sent it must know what was made, to take it away; the run ends with its next request.
      if (!(error instanceof NothingProved)) throw error
      return undefined
    } finally {
      this.#isLooking = false
    }
  }

  async #look({ operation: write, visitor }: RequestParts, pair: OwnPair, id: unknown): Promise<Look> {
    const lists: Look['lists'] = new Map()
    for (const operation of new Set([...pair.lists, ...staleLists(this.#run.contract, write)])) {
      const exchange = await this.#read(visitor, operation, {})
      if (exchange) lists.set(operation.id, listedThings(exchange))
    }
    const detail = await this.#detail(visitor, pair, id)
    const listed = pair.lists
      .flatMap((one) => lists.get(one.id)?.things ?? [])
      .find((one) => one['id'] === id)
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
    const { operation } = parts
    const told = thingIn(exchange, pair.place)
    const target = told?.['id'] ?? targetOf(parts)
    const isAction = isActionOn(parts, told)
    if (told && !isAction && operation.body)
      this.#told.set(`${operation.id} ${String(told['id'])}`, {
        parts,
        id: told['id'],
        isNew: target !== targetOf(parts),
      })
    if (told && !isAction) this.#holdsSent(parts, exchange, told, sentOf(parts, pair))
    const isDelete = operation.method === 'DELETE' && told === undefined
    const after = await this.#look(parts, pair, isDelete ? undefined : target)
    const named = idsIn([parts.values, parts.body, told, target])
    for (const [name, has] of after.lists) {
      const had = before.lists.get(name)
      if (!had) continue
      const change = named.size === 0 ? undefined : changeOfOthers({ name, had, has, named })
      this.#run.state(has.exchange, change === undefined, {
        rule: 'own-effect',
        pointer: '/data/items',
        message: `other things stay: ${change ?? 'as they were'}`,
        operationId: operation.id,
      })
      if (!had.isWhole || !has.isWhole || !pair.lists.some(({ id }) => id === name)) continue
      this.#judgeList(operation.id, has.exchange, {
        name,
        had: had.things,
        has: has.things,
        target,
        isDelete,
        isNew: told !== undefined,
      })
    }
    if (told && before.thing && before.thing['id'] === told['id'] && after.thing && !isAction)
      this.#leavesUnsent(parts, exchange, before.thing, after.thing)
    if (isDelete && operation.parameters.some(({ in: place }) => place === 'path')) await this.#again(parts)
    await this.#repeatOnce(parts, exchange)
  }

  /** What is about to be taken away is changed before: nothing depends on it any more. */
  async #varyBefore(parts: RequestParts): Promise<void> {
    const told = this.#toldOf(parts)
    for (const write of this.#firstOf(told, parts))
      if (!write.isNew) await varyChanges(this.#run, write, this.#judgeOf(write.parts))
    await this.#refuseUnoffered(told)
  }

  /** Once it is taken away, more of its kind is made: a name is free again, and what is at most one. */
  async #varyAfter(parts: RequestParts): Promise<void> {
    const path = parts.operation.parameters.find(({ in: place }) => place === 'path')?.name ?? ''
    const told = this.#toldOf(parts)
    if (parts.operation.method !== 'DELETE') await this.#refuseUnoffered(told)
    for (const write of this.#firstOf(told, parts))
      if (write.isNew)
        await varyAdditions(
          this.#run,
          write,
          this.#judgeOf(write.parts),
          async (id) => {
            const values = { ...withFreshKey(parts.values), [path]: id }
            await this.#run.ask({ ...parts, values, purpose: 'take it away' })
          },
          parts.operation.method !== 'DELETE',
        )
  }

  /** Accepted writes of the thing that a request takes away. */
  #toldOf(parts: RequestParts): ToldWrite[] {
    const { operation, visitor } = parts
    const id = targetOf(parts)
    const isOfOne = (own: CheckedOperation) =>
      own.tag === operation.tag ||
      operation.invalidates.some((read) => own.invalidates.includes(read) && endings.has(operation.id))
    return [...this.#told.values()].filter(
      ({ parts: own, id: told }) => told === id && own.visitor === visitor && isOfOne(own.operation),
    )
  }

  /** Of each operation those of the first thing only. */
  #firstOf(told: readonly ToldWrite[], { operation }: RequestParts): ToldWrite[] {
    return told.filter(({ parts: own, id }) => {
      const key = `${own.operation.id} ${operation.id}`
      if ((this.#varied.get(key) ?? id) !== id) return false
      this.#varied.set(key, id)
      return true
    })
  }

  /**
   * Changes what stays, field by field; who asks for it sets it back.
   * @param look reads the thing, where no id names it
   */
  async varyOwn(
    parts: RequestParts,
    only: readonly string[],
    look?: () => Promise<Thing | undefined>,
  ): Promise<void> {
    const id = targetOf(parts)
    const judge = { ...this.#judgeOf(parts), ...(look && { look }) }
    await this.#quietly(() => varyChanges(this.#run, { parts, id, isNew: false }, judge, only))
  }

  #judgeOf({ operation, visitor }: RequestParts) {
    const pair = ownPairOf(this.#run.contract, operation)
    return {
      look: async (own: unknown) => (await this.#now(visitor, pair, own))?.thing,
      thingIn: (exchange: Exchange) => thingIn(exchange, pair.place),
      holds: (sent: RequestParts, exchange: Exchange, told: Thing) =>
        this.#holdsAll(sent, exchange, told, pair),
      leaves: (sent: RequestParts, exchange: Exchange, was: Thing, is: Thing) =>
        this.#leavesUnsent(sent, exchange, was, is),
    }
  }

  async #refuseUnoffered([write]: readonly ToldWrite[]): Promise<void> {
    if (!write || !this.#takes(`unoffered ${write.parts.operation.id}`)) return
    const { operation, visitor } = write.parts
    const now = await this.#now(visitor, ownPairOf(this.#run.contract, operation), write.id)
    if (now) await refuseUnoffered(this.#run, visitor, now.exchange, write.id)
  }

  /** The thing as it is told now: by itself, else in its list. */
  async #now(
    visitor: Visitor,
    pair: OwnPair,
    id: unknown,
  ): Promise<{ exchange: Exchange; thing: Thing } | undefined> {
    const detail = await this.#detail(visitor, pair, id)
    if (detail) return detail
    for (const operation of pair.lists) {
      const exchange = await this.#read(visitor, operation, {})
      const found = exchange && listedThings(exchange).things.find((one) => one['id'] === id)
      if (found) return { exchange, thing: found }
    }
    return undefined
  }

  async #repeatOnce(parts: RequestParts, exchange: Exchange): Promise<void> {
    const { id } = parts.operation
    if (exchange.planned || this.#repeated.has(id) || !this.#run.succeeded(exchange)) return
    this.#repeated.add(id)
    await repeatWithKey(this.#run, parts, exchange)
  }

  /** Every field that was sent and is told has the value that was sent. */
  #holdsSent({ operation, ...parts }: RequestParts, exchange: Exchange, told: Thing, sent: Thing): void {
    const isNew = targetOf({ operation, ...parts }) !== told['id']
    const properties = recordOf(operation.body?.schema['properties'])
    for (const name of Object.keys(sent)) {
      if (aside.has(name) || !(name in told) || isKept(sent[name], told[name])) continue
      // What is new may have it by something else that was sent.
      if (isNew && sent[name] === null) continue
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

  /** What was sent, and in a new thing the contract's default of what was not. */
  #holdsAll(parts: RequestParts, exchange: Exchange, told: Thing, pair: OwnPair): void {
    const sent = sentOf(parts, pair)
    this.#holdsSent(parts, exchange, told, sent)
    const { operation, body } = parts
    if (targetOf(parts) === told['id']) return
    const { document } = this.#run.contract
    const whole = recordOf(operation.body?.schema['properties'])
    const isInside = sent !== body && pair.place !== undefined
    const properties = isInside ? recordOf(schemaAt(document, whole[pair.place ?? ''])['properties']) : whole
    for (const [name, node] of Object.entries(properties)) {
      const given = recordOf(node)['default'] ?? schemaAt(document, node)['default']
      // The first thing of its kind is the default one, whatever was sent.
      if (given === undefined || name in sent || name === 'isDefault' || typeof told[name] !== typeof given)
        continue
      this.#run.state(exchange, isDeepStrictEqual(told[name], given), {
        rule: 'keeps-default',
        pointer: `request /${name}`,
        message: `what is not sent has its default: ${name} must be ${shown(given)}, got ${shown(told[name])}`,
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
    operationId: string,
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

/** Whether a sent value is told: texts but for blanks around, lists in any order, objects by the fields that both have. */
function isKept(sent: unknown, told: unknown): boolean {
  // Null empties a field: of a text or a figure nothing is left.
  if (sent === null) return !['string', 'number'].includes(typeof told) || told === ''
  if (typeof sent === 'string' && typeof told === 'string') return sent.trim() === told.trim()
  if (Array.isArray(sent) && Array.isArray(told)) {
    if (![...sent, ...told].every((one) => typeof one === 'string' || typeof one === 'number')) return true
    return isDeepStrictEqual(new Set(sent), new Set(told))
  }
  if (isRecord(sent) && isRecord(told))
    return Object.keys(sent).every((name) => !(name in told) || isKept(sent[name], told[name]))
  return typeof sent !== typeof told || isRecord(sent) !== isRecord(told) || sent === told
}
