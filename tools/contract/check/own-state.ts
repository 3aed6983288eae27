import { isRecord, listOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import type { Call, Exchange, Visitor } from './client.ts'
import type { Finding } from './finding.ts'
import { NothingProved } from './nothing-proved.ts'
import type { RequestParts } from './request-builder.ts'

/** What a visitor has of their own, by the read that tells it; of lists which things there are. */
const ownThings: Readonly<Record<string, string>> = {
  getPersonal: '/data/user',
  getCurrentStore: '/data/storeId',
  listCartProducts: '/data',
  listFavorites: '/data/ids',
  listAddresses: '/data/items',
  listCompanies: '/data/items',
  listContracts: '/data/items',
  listSavedCarts: '/data/items',
  listMachines: '/data/items',
  listOrders: '/data/items',
  getPassport: '/data',
}
/** A write that leaves these alone once seldom changes them the next time: each operation is watched for them once. */
const lists = [
  'listAddresses',
  'listCompanies',
  'listContracts',
  'listSavedCarts',
  'listMachines',
  'listOrders',
]
/** Of an item: what one would miss. */
const figures = ['id', 'quantity', 'version', 'isDefault', 'current', 'title', 'name']

/** Writes of one operation that are watched: so many that are done, and so many that are refused. */
const most = 2
/** Looks in vain for a refused one, after which no more are waited for: a look asks for everything that one has. */
const mostInVain = 1

interface OwnStateParts {
  contract: Contract
  /** Whether a read is built, and was answered to this kind of visitor. */
  isKnown: (operationId: string) => boolean
  ask: (parts: RequestParts) => Promise<Exchange>
  succeeded: (exchange: Exchange) => boolean
  state: (exchange: Exchange, holds: boolean, finding: Finding & { operationId?: string }) => boolean
}

/**
 * What every write promises without a word: a refused one changes nothing, and one that is done changes nothing that its
 * `x-invalidates` does not name.
 */
export class OwnState {
  readonly #parts: OwnStateParts
  readonly #watched = new Map<string, { done: number; refused: number; inVain: number }>()
  #isLooking = false
  /** What was seen last, until somebody else writes. */
  #last: { visitor: Visitor; sid: string | undefined; things: Map<string, string> } | undefined

  constructor(parts: OwnStateParts) {
    this.#parts = parts
  }

  /** Notes an answer, also to what stories send by themselves: what a write may change is to be read anew. */
  hear(visitor: Visitor, { operation }: Call, exchange: Exchange): void {
    const last = this.#last
    if (!last || !operation || operation.effect === 'read') return
    if (exchange.status >= 400 && exchange.status < 500) return
    const isOwn = visitor === last.visitor && visitor.sid === last.sid
    if (!isOwn || exchange.status !== 200 || operation.effect === 'session') {
      this.#last = undefined
      return
    }
    for (const name of last.things.keys()) {
      const read = name.replace(/ .*/, '')
      if (operation.invalidates.includes(read) || (name !== read && takesConsents(operation)))
        last.things.delete(name)
    }
  }

  /** Sends a request; of the first writes of each operation it looks at everything else before and after. */
  async around(visitor: Visitor, { operation }: Call, send: () => Promise<Exchange>): Promise<Exchange> {
    if (!operation || operation.effect === 'read' || this.#isLooking) return send()
    const count = this.#watched.get(operation.id) ?? { done: 0, refused: 0, inVain: 0 }
    this.#watched.set(operation.id, count)
    const isEnough = count.done >= most && (count.refused >= most || count.inVain >= mostInVain)
    if (operation.effect === 'session' || isEnough) return send()
    const known = this.#last
    const isKnown = known?.visitor === visitor && known.sid === visitor.sid
    const aside = count.done > 0 ? lists : []
    const before = await this.#look(visitor, isKnown ? known.things : new Map(), aside)
    this.#last = { visitor, sid: visitor.sid, things: new Map(before) }
    const exchange = await send()
    if (exchange.planned || exchange.status !== 200) return exchange
    const isDone = this.#parts.succeeded(exchange)
    if (isDone && count.done >= most) count.inVain += 1
    if (isDone ? count.done++ >= most : count.refused++ >= most) return exchange
    try {
      // What it may change is not judged: it is read again before the next write that is watched.
      const after = await this.#look(
        visitor,
        new Map(),
        isDone ? [...operation.invalidates, ...aside] : aside,
      )
      this.#judge(operation, exchange, isDone, before, after)
      const left = this.#last?.things ?? new Map<string, string>()
      this.#last = { visitor, sid: visitor.sid, things: new Map([...left, ...after]) }
    } catch (error) {
      // The write is done: the clean-up must know what it made. The next request ends the run.
      if (!(error instanceof NothingProved)) throw error
    }
    return exchange
  }

  #judge(
    operation: CheckedOperation,
    exchange: Exchange,
    isDone: boolean,
    before: ReadonlyMap<string, string>,
    after: ReadonlyMap<string, string>,
  ): void {
    const { id, invalidates } = operation
    for (const [name, was] of before) {
      const is = after.get(name)
      const read = name.replace(/ .*/, '')
      if (is === undefined || (isDone && invalidates.includes(read))) continue
      // Consents are noted with what they are given for.
      if (isDone && name !== read && takesConsents(operation)) continue
      this.#parts.state(exchange, is === was, {
        rule: isDone ? 'nothing-else' : 'refused-changes',
        pointer: 'request',
        message: `${isDone ? 'it changes nothing that x-invalidates does not name' : 'a refused write changes nothing'}: ${name === read ? `${read} ${ownThings[read]} was ${short(was)}, after it ${short(is)}` : `${read} ${ownThings[read]}/consents must stay, got ${short(is)}; before it ${short(was)}`}`,
        operationId: id,
      })
    }
  }

  /**
   * @param known what is known already and not read again
   * @param aside reads that are left out
   */
  async #look(
    visitor: Visitor,
    known: ReadonlyMap<string, string>,
    aside: readonly string[] = [],
  ): Promise<Map<string, string>> {
    const { contract, ask, isKnown, succeeded } = this.#parts
    const found = new Map(known)
    this.#isLooking = true
    try {
      for (const [name, pointer] of Object.entries(ownThings)) {
        if (known.has(name) || aside.includes(name)) continue
        const operation = contract.byId.get(name)
        if (!operation || !isKnown(name) || (operation.needsToken && visitor.token === undefined)) continue
        const body = operation.body ? {} : undefined
        const purpose = 'what a write must not change'
        const exchange = await ask({ operation, visitor, values: {}, ...(body && { body }), purpose })
        if (!succeeded(exchange)) continue
        const own = valueAt(exchange.json, pointer)
        found.set(name, shown(own))
        if (isRecord(own) && 'consents' in own) found.set(consentsOf(name), JSON.stringify(own['consents']))
      }
    } finally {
      this.#isLooking = false
    }
    return found
  }
}

const takesConsents = ({ body }: CheckedOperation) => /consent/i.test(JSON.stringify(body?.example ?? ''))

const consentsOf = (name: string) => `${name} consents`

function shown(value: unknown): string {
  // Consents are judged by themselves.
  if (isRecord(value)) return JSON.stringify({ ...value, consents: undefined })
  if (!Array.isArray(value)) return JSON.stringify(value) ?? 'nothing'
  return JSON.stringify(
    listOf(value).map((item) =>
      isRecord(item) ? figures.flatMap((name) => (name in item ? [item[name]] : [])) : item,
    ),
  )
}

const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
