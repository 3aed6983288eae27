import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import type { Exchange, Visitor } from '../client.ts'
import { actionTables } from '../../model/action-table.ts'
import type { CheckedOperation } from '../../model/contract.ts'
import { judgeDue } from '../due-refusal.ts'
import { filesIn } from '../named-files.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import { withFreshKey } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { ColleagueCarts } from './colleague-carts.ts'
import { ColleagueRequests } from './colleague-requests.ts'
import { guardedRequest, makeThings, nameOfThings, type OwnThings, removeThings } from './colleague-things.ts'

type Body = Record<string, unknown>

interface Colleague {
  visitor: Visitor
  /** Id of the company user, and of the account. */
  id: unknown
  userId: unknown
  contragentId: unknown
  role: unknown
  /** Rights that the customer has and can give. */
  rights: readonly string[]
}

/** Reads of things whose files go with the right to see them, as downloadFile says. */
const filesByRight: ReadonlySet<string> = new Set([
  'listContracts',
  'getContract',
  'listActs',
  'getAct',
  'listAuthorities',
])
/** What getJob asks for, by the kind of the job. */
const rightOfJob = [
  ['act', 'acts.request'],
  ['balance', 'balance.view'],
] as const
/** Jobs that are looked at for one of each kind. */
const mostJobs = 6
/** Products whose prices are compared. */
const mostProducts = 12
/** A version that no company has. */
const outdated = 2_000_000_000
/** What a call without the right may be refused with before the right is judged. */
const earlier = new Set(['sessidInvalid', 'contragentMismatch'])

/**
 * What a user of the company sees and may do is what their rights say. The customer gives the second account one right
 * after the other, blocks it, and lets it in again.
 */
export async function judgeRights(run: RunContext, colleague: Colleague): Promise<void> {
  const operation = run.contract.byId.get('updateCompanyUser')
  if (!operation || !run.journal.wasTried('updateCompanyUser')) return
  const things: OwnThings = { contragentId: colleague.contragentId }
  const story = new RightsStory(run, colleague, things)
  try {
    await makeThings(run, things)
    if (await story.begin()) {
      await story.judgeGuarded()
      await story.judgeSight()
      await story.judgeJobs()
      await story.judgePrices()
      await story.giveTooMuch()
      await story.refuseInvitations()
      await story.judgeAddressRights()
      await story.judgeBlocked()
      await story.judgeOneself()
    }
  } finally {
    await run.cleaning(() => removeThings(run, things))
  }
}

class RightsStory {
  readonly #run: RunContext
  readonly #colleague: Colleague
  readonly #things: OwnThings

  constructor(run: RunContext, colleague: Colleague, things: OwnThings) {
    this.#run = run
    this.#colleague = colleague
    this.#things = things
  }

  /** @returns whether both act for the company */
  async begin(): Promise<boolean> {
    const own = await this.#own('getPersonal', { purpose: 'for whom the customer acts' })
    const isCurrent = valueAt(own?.json, '/data/user/currentCompanyId') === this.#colleague.contragentId
    return isCurrent && (await this.#give([])) && (await this.#switch())
  }

  /** Each operation with a right is refused without it; a read is answered to who has nothing else. */
  async judgeGuarded(): Promise<void> {
    const run = this.#run
    const guarded = run.contract.operations.filter(({ id, rights }) => rights.length > 0 && run.wanted(id))
    const unjudged: string[] = []
    const groups = Map.groupBy(guarded, ({ rights }) => rights.toSorted().join(' '))
    for (const [key, operations] of groups) {
      const needed = key.split(' ')
      const given = this.#colleague.rights.filter((one) => !needed.includes(one))
      // Whoever sees the order is refused for the right, whoever does not for the order.
      if (!(await this.#give(given))) continue
      for (const operation of operations) if (!(await this.#refuse(operation))) unjudged.push(operation.id)
      const reads = operations.filter(({ effect }) => effect === 'read')
      const files = await this.#filesOf(reads)
      for (const file of files) await this.#judgeFile(file, false)
      const own = this.#colleague.rights.filter((one) => needed.includes(one))
      if (reads.length === 0 || own.length === 0 || !(await this.#give(own))) continue
      for (const operation of reads) await this.#allow(operation)
      for (const file of files) await this.#judgeFile(file, true)
    }
    if (unjudged.length > 0) run.journal.notes.add(`The right was not judged of: ${unjudged.join(', ')}`)
  }

  /** @returns whether the answer tells that the right is asked for, or that it is not */
  async #refuse(operation: CheckedOperation): Promise<boolean> {
    const exchange = await this.#ask(operation)
    if (!exchange) return false
    const run = this.#run
    const code = refusalCode(exchange)
    const isDone = run.succeeded(exchange)
    const isJudged = isDone || (exchange.status === 200 && !earlier.has(code))
    if (exchange.status !== 403 && !isJudged) return false
    run.state(exchange, exchange.status === 403, {
      rule: 'rights',
      pointer: 'status',
      message: `who lacks the right ${operation.rights.join(' or ')} in the company must be refused with 403, got ${isDone ? 'success' : code}`,
    })
    if (isDone && operation.effect !== 'read')
      run.journal.leftovers.push(`${operation.id} was done without the right (${run.runId})`)
    return true
  }

  async #allow(operation: CheckedOperation): Promise<void> {
    const exchange = await this.#ask(operation)
    if (exchange)
      this.#run.state(exchange, exchange.status !== 403, {
        rule: 'rights',
        pointer: 'status',
        message: `who has the right ${operation.rights.join(' or ')} in the company must not be refused with 403`,
      })
  }

  async #ask(operation: CheckedOperation): Promise<Exchange | undefined> {
    const request = guardedRequest(this.#run, operation.id, this.#things)
    return (
      request &&
      this.#as(operation.id, {
        ...request,
        values: { ...withFreshKey(request.values) },
        purpose: `a colleague: ${operation.id}`,
      })
    )
  }

  /** Files that the customer is told of by these reads, one of each. */
  async #filesOf(reads: readonly CheckedOperation[]): Promise<{ id: string; operation: CheckedOperation }[]> {
    const found = []
    for (const operation of reads) {
      if (!filesByRight.has(operation.id)) continue
      const request = guardedRequest(this.#run, operation.id, this.#things)
      const told = request && (await this.#own(operation.id, { ...request, purpose: 'files of the company' }))
      const [file] = told && this.#run.succeeded(told) ? filesIn(told.json) : []
      if (file) found.push({ id: file.id, operation })
    }
    return found
  }

  /** Whoever may see the object that names a file may read the file; for all others it is 404. */
  async #judgeFile(
    { id, operation }: { id: string; operation: CheckedOperation },
    isSeen: boolean,
  ): Promise<void> {
    const exchange = await this.#as('downloadFile', {
      values: { id },
      purpose: `a file of ${operation.id}, ${isSeen ? 'with' : 'without'} the right`,
    })
    if (exchange)
      this.#state(exchange, exchange.status === (isSeen ? 200 : 404), {
        operationId: 'downloadFile',
        pointer: 'status',
        message: `who ${isSeen ? 'has' : 'lacks'} the right ${operation.rights.join(' or ')} must get ${isSeen ? 'the file that' : '404 for a file that'} ${operation.id} names, got ${exchange.status}`,
      })
  }

  /** Orders, requests, machines, addresses, saved carts and accounts of the company, with rights and without. */
  async judgeSight(): Promise<void> {
    const { contragentId } = this.#colleague
    const { orderId, machineId, addressId, savedCartId } = this.#things
    const requestId = await this.#foreignRequest()
    const requests = new ColleagueRequests(this.#run, { ...this.#colleague, machineId })
    await requests.begin()
    const carts = new ColleagueCarts(this.#run, {
      ...this.#colleague,
      savedCartId,
      name: nameOfThings(this.#run),
    })
    const invoiced = await this.#orderWithInvoice()
    if (await this.#give([])) {
      await requests.judgeWithoutRights()
      await this.#judgeOrders([])
      await this.#missing('getOrder', { id: orderId }, 'without orders.viewAll and orders.viewOwn an order')
      await this.#missing(
        'getRequest',
        { id: requestId },
        'without orders.viewAll a request of somebody else',
      )
      await this.#seen('getMachine', { id: machineId }, 'every user of a company reads its machines')
      await this.#seen(
        'listMachineParts',
        { id: machineId },
        'every user of a company reads parts of machines',
      )
      await this.#listed('listAddresses', addressId, 'every user of a company reads its addresses')
      await this.#seen('getSavedCart', { id: savedCartId }, 'a saved cart that is shared is seen by all')
      await carts.judgeShared()
      await this.#missing(
        'checkInvoice',
        { orderId: invoiced },
        'without orders.viewAll and orders.viewOwn the invoice of an order',
      )
      await this.#judgeOwnRights([])
      const company = await this.#as('getCompany', { values: { contragentId }, purpose: 'the company' })
      if (company && this.#run.succeeded(company))
        this.#state(company, listOf(valueAt(company.json, '/data/company/banks')).length === 0, {
          pointer: '/data/company/banks',
          message: 'without any right to money the accounts of the company are not told',
        })
      await this.#judgeOffered([])
    }
    await this.#hideSavedCart()
    await carts.judgeHidden()
    if (await this.#giveSome(['orders.viewOwn'])) {
      await this.#judgeOrders(['orders.viewOwn'])
      await this.#missing('getOrder', { id: orderId }, 'with orders.viewOwn an order of somebody else')
      await this.#missing(
        'checkInvoice',
        { orderId: invoiced },
        'with orders.viewOwn the invoice of an order of somebody else',
      )
      await this.#missing(
        'getRequest',
        { id: requestId },
        'without orders.viewAll a request of somebody else',
      )
      await requests.judgePageWithout(orderId)
      await this.#judgeOwnRights(['orders.viewOwn'])
    }
    if (await this.#giveSome(['orders.viewAll'])) {
      await this.#seen('getOrder', { id: orderId }, 'orders.viewAll shows all orders of the company')
      await this.#asMany('listOrders')
      await this.#judgeOffered(['orders.viewAll'])
      await this.#asMany('listRequests')
      await this.#readApart(requestId)
      await requests.judgeWithAll()
    }
    await requests.end()
  }

  /** An order of the company that has an invoice and that the colleague did not place. */
  async #orderWithInvoice(): Promise<unknown> {
    const list = await this.#own('listOrders', { purpose: 'an order with an invoice' })
    const id = listOf(valueAt(list?.json, '/data/items'))
      .map(recordOf)
      .find(
        ({ allowedActions, company }) =>
          listOf(allowedActions).includes('sendInvoice') &&
          recordOf(company)['id'] === this.#colleague.contragentId,
      )?.['id']
    const read =
      id !== undefined && (await this.#own('getOrder', { values: { id }, purpose: 'who placed it' }))
    const author = read && valueAt(read.json, '/data/order/author/id')
    return author === undefined || author === this.#colleague.userId ? undefined : id
  }

  /** A job asks for the right of what it makes, never for that of the other kind. */
  async judgeJobs(): Promise<void> {
    const jobs = await this.#ownJobs()
    if (jobs.size < rightOfJob.length) return
    for (const [kind, right] of rightOfJob) {
      if (!(await this.#giveSome([right]))) continue
      for (const [other] of rightOfJob) {
        const id = jobs.get(other)
        const exchange = await this.#as('getJob', {
          values: { id },
          purpose: `a job of a colleague, ${right}`,
        })
        if (!exchange || exchange.status === 404) continue
        const isAllowed = kind === other
        this.#state(exchange, isAllowed === (exchange.status !== 403), {
          pointer: 'status',
          message: `who has only ${right} must ${isAllowed ? 'not ' : ''}be refused a job of kind ${other} with 403, got ${exchange.status}`,
        })
      }
    }
  }

  /** Jobs of the company that the customer asked for, one of each kind. */
  async #ownJobs(): Promise<Map<string, unknown>> {
    const found = new Map<string, unknown>()
    const { seen, wanted } = this.#run
    if (!wanted('getJob')) return found
    for (const values of seen.casesOf('getJob', mostJobs)) {
      if (found.size === rightOfJob.length) break
      const told = await this.#own('getJob', { values, purpose: 'what a job makes' })
      const kind = valueAt(told?.json, '/data/job/kind')
      const isOwn = valueAt(told?.json, '/data/contragentId') === this.#colleague.contragentId
      if (isOwn && typeof kind === 'string' && !found.has(kind)) found.set(kind, values['id'])
    }
    return found
  }

  /** A request that the customer sees and the colleague did not send; one with an unread message where there is one. */
  async #foreignRequest(): Promise<unknown> {
    const list = await this.#own('listRequests', { purpose: 'requests of the company' })
    const items = listOf(valueAt(list?.json, '/data/items')).map(recordOf)
    const { contragentId } = this.#colleague
    const ofCompany = items.filter(
      ({ companyId, author }) =>
        companyId === contragentId && recordOf(author)['id'] !== this.#colleague.userId,
    )
    return (ofCompany.find(({ unread }) => Number(unread) > 0) ?? ofCompany[0])?.['id']
  }

  /** What one user has read another one has not. */
  async #readApart(id: unknown): Promise<void> {
    if (id === undefined) return
    const unreadOf = async (visitor: Visitor) => {
      const list = await sendAs(this.#run, visitor, 'listRequests', { purpose: 'what is unread' })
      const one = listOf(valueAt(list?.json, '/data/items'))
        .map(recordOf)
        .find((item) => item['id'] === id)
      return list && one ? { list, unread: one['unread'] } : undefined
    }
    const { customer } = this.#run
    const { visitor } = this.#colleague
    const before = await unreadOf(customer)
    await this.#as('getRequest', { values: { id }, purpose: 'the colleague reads the request' })
    const between = await unreadOf(customer)
    await this.#own('getRequest', { values: { id }, purpose: 'the customer reads the request' })
    const after = await unreadOf(visitor)
    if (before && between)
      this.#state(between.list, Number(between.unread) >= Number(before.unread), {
        operationId: 'getRequest',
        pointer: '/data/items/*/unread',
        message: `what a colleague reads stays unread for the customer: ${String(before.unread)}, got ${String(between.unread)}`,
      })
    if (after)
      this.#state(after.list, after.unread === 0, {
        operationId: 'getRequest',
        pointer: '/data/items/*/unread',
        message: `what the colleague has read stays read after others read it: 0, got ${String(after.unread)}`,
      })
  }

  /** A saved cart that is private again is its owner's only. */
  async #hideSavedCart(): Promise<void> {
    const { savedCartId } = this.#things
    if (savedCartId === undefined) return
    const hidden = await this.#own('shareSavedCart', {
      values: { id: savedCartId },
      body: { visibility: 'private' },
      purpose: 'the saved cart is private again',
    })
    if (hidden && this.#run.succeeded(hidden))
      await this.#missing('getSavedCart', { id: savedCartId }, 'a private saved cart of a colleague')
  }

  /** The rights are those that were given, wherever they are told. */
  async #judgeOwnRights(rights: readonly string[]): Promise<void> {
    const { contragentId } = this.#colleague
    const told = [
      [await this.#as('getPersonal', { purpose: 'the own rights' }), '/data/user/scope'],
      [
        await this.#as('getCompany', { values: { contragentId }, purpose: 'the own rights' }),
        '/data/company/myRights',
      ],
    ] as const
    for (const [exchange, pointer] of told) {
      if (!exchange || !this.#run.succeeded(exchange)) continue
      const own = listOf(valueAt(exchange.json, pointer)).map(String)
      this.#state(exchange, isDeepStrictEqual(own.toSorted(), [...rights].toSorted()), {
        pointer,
        message: `the rights are those that updateCompanyUser gave, [${rights.join(', ')}], got [${own.join(', ')}]`,
      })
    }
  }

  /** An action that asks for a right is not offered to who lacks it. */
  async #judgeOffered(rights: readonly string[]): Promise<void> {
    const tables = actionTables(this.#run.contract.document)
    for (const [operationId, schema, company] of offering) {
      const exchange = await this.#list(this.#colleague.visitor, operationId)
      const table = tables.get(schema) ?? {}
      if (!exchange || !this.#run.succeeded(exchange)) continue
      const stray = listOf(valueAt(exchange.json, '/data/items'))
        .map(recordOf)
        .filter((item) => valueAt(item, company) === this.#colleague.contragentId)
        .flatMap((item) => listOf(item['allowedActions']).map(String))
        .filter((action) => table[action]?.rights?.some((one) => rights.includes(one)) === false)
      this.#state(exchange, stray.length === 0, {
        pointer: '/data/items/*/allowedActions',
        message: `who has ${rights.length > 0 ? `only ${rights.join(', ')}` : 'no right'} is not offered what asks for more, got ${[...new Set(stray)].join(', ')}`,
      })
    }
  }

  /** With `prices.view` a colleague pays what the customer pays, without it what a guest pays. */
  async judgePrices(): Promise<void> {
    const run = this.#run
    const ids = await this.#pricedProducts()
    const { visitor } = this.#colleague
    const guest: Visitor = { name: 'guest beside the colleague' }
    await sendAs(run, guest, 'getHeader', { purpose: 'a guest begins' })
    const storeId = await this.#storeOf(run.customer)
    if (ids.length === 0 || typeof storeId !== 'string') return
    for (const one of [visitor, guest]) {
      const header = await sendAs(run, one, 'getHeader', { purpose: 'SESSID' })
      const sessid = valueAt(header?.json, '/data/userData/SESSID')
      if (typeof sessid === 'string') one.sessid = sessid
      const body = { storeId }
      const chosen = await sendAs(run, one, 'setUserStore', { body, purpose: 'the same branch' })
      if (!chosen || !run.succeeded(chosen)) return
    }
    const prices = async (by: Visitor) => {
      const exchange = await sendAs(run, by, 'listProductsByIds', {
        values: { 'ids[]': ids },
        purpose: 'prices of the same products',
      })
      const items = listOf(valueAt(exchange?.json, '/data/items')).map(recordOf)
      return { exchange, known: items.map(({ id, price }) => ({ id, current: recordOf(price)['current'] })) }
    }
    const told: { id: unknown; current: unknown }[][] = []
    for (const [rights, like, whose] of [
      [['prices.view'], run.customer, 'the customer of the same company pays'],
      [[], guest, 'a guest pays'],
    ] as const) {
      if (!(await this.#giveSome(rights))) continue
      const [expected, got] = [await prices(like), await prices(visitor)]
      told.push(got.known)
      if (got.exchange && expected.exchange && run.succeeded(expected.exchange))
        this.#state(got.exchange, isDeepStrictEqual(got.known, expected.known), {
          pointer: '/data/items/*/price/current',
          message: `${rights.length > 0 ? 'with' : 'without'} prices.view prices are what ${whose}: ${shown(expected.known)}, got ${shown(got.known)}`,
        })
    }
    await this.#keepSavedPrice(told)
  }

  /** Lines of a saved cart keep their prices when the same products are sent again, whatever they cost by then. */
  async #keepSavedPrice(told: readonly { id: unknown; current: unknown }[][]): Promise<void> {
    const [contract, retail] = told
    const product = retail?.find(
      ({ id, current }) =>
        current !== null && contract?.some((one) => one.id === id && one.current !== current) === true,
    )
    if (!product) return
    const products = [{ id: product.id, quantity: 1 }]
    const name = `${this.#run.runId} prices`
    const saved = await this.#as('createSavedCart', {
      body: { name, visibility: 'private', products },
      purpose: 'save a cart at retail prices',
    })
    const id = valueAt(saved?.json, '/data/id')
    if (id === undefined || !(await this.#giveSome(['prices.view']))) return
    const priceThen = async () => {
      const lines = await this.#as('listSavedCartProducts', {
        values: { id },
        purpose: 'prices then and now',
      })
      const line = recordOf(valueAt(lines?.json, '/data/items/0'))
      return lines && { lines, saved: line['priceThen'], now: line['priceNow'] }
    }
    const before = await priceThen()
    const changed = await this.#as('updateSavedCart', {
      values: { id },
      body: { products },
      purpose: 'the same products again',
    })
    const after = await priceThen()
    if (changed && this.#run.succeeded(changed) && before && after && before.saved !== before.now)
      this.#state(after.lines, after.saved === before.saved, {
        operationId: 'updateSavedCart',
        pointer: '/data/items/0/priceThen',
        message: `a product that stays keeps the price that was saved with it, ${String(before.saved)}, got ${String(after.saved)}`,
      })
    const removed = await this.#as('deleteSavedCart', { values: { id }, purpose: 'take the saved cart away' })
    if (!removed || !this.#run.succeeded(removed))
      this.#run.journal.leftovers.push(`deleteSavedCart did not take away what ${this.#run.runId} made`)
  }

  /** Products in stock, reduced ones first: a contract reduces the price for the customer alone. */
  async #pricedProducts(): Promise<unknown[]> {
    const given = this.#run.accepted.get('listSectionProducts')?.values
    const list = await this.#own('listSectionProducts', {
      values: { ...given, code: 'all', sort: 'available', PAGE_SIZE: 100 },
      purpose: 'products with reduced prices',
    })
    const items = listOf(valueAt(list?.json, '/data/items')).map(recordOf)
    const isReduced = ({ price }: Body) => recordOf(price)['old'] !== undefined
    return [...items.filter(isReduced), ...items].map(({ id }) => id).slice(0, mostProducts)
  }

  async #storeOf(visitor: Visitor): Promise<unknown> {
    const exchange = await sendAs(this.#run, visitor, 'getCurrentStore', { purpose: 'the branch' })
    return valueAt(exchange?.json, '/data/storeId')
  }

  /** Nobody gives or takes a right that they do not have. */
  async giveTooMuch(): Promise<void> {
    const { contragentId, rights } = this.#colleague
    const { memberId } = this.#things
    const users = await this.#own('listCompanyUsers', {
      values: { contragentId },
      purpose: 'the own invitation',
    })
    const member = listOf(valueAt(users?.json, '/data/items'))
      .map(recordOf)
      .find(({ id }) => id === memberId)
    if (!member || !(await this.#giveSome(['users.manage']))) return
    const has = listOf(member['rights']).map(String)
    const change = (changed: readonly string[], purpose: string, role = member['role']) =>
      this.#as('updateCompanyUser', {
        values: { id: memberId },
        body: {
          contragentId,
          role,
          rights: changed,
          limits: { perOrder: null, perMonth: null },
          status: 'active',
        },
        purpose,
      })
    const more = rights.find((one) => one !== 'users.manage' && !has.includes(one))
    if (more !== undefined) {
      const given = await change([...has, more], 'gives a right that one has not oneself')
      if (given?.status === 200)
        judgeDue(this.#run, given, ['rightsExceeded'], `${more} from somebody who has only users.manage`)
    }
    if (this.#colleague.role !== 'owner') {
      const raised = await change(has, 'makes an owner without being one', 'owner')
      if (raised?.status === 200)
        judgeDue(this.#run, raised, ['rightsExceeded'], 'the role owner from somebody who is none')
    }
    await this.#inviteTooMuch(more)
    const other = has.find((one) => one !== 'users.manage')
    if (other === undefined) return
    const taken = await change([], 'takes a right that one has not oneself')
    if (taken?.status === 200)
      judgeDue(this.#run, taken, ['rightsExceeded'], `taking ${other} by somebody who has only users.manage`)
  }

  /** Nor does anybody invite with such a right, or as an owner without being one. */
  async #inviteTooMuch(right: string | undefined): Promise<void> {
    const { contragentId, role } = this.#colleague
    const run = this.#run
    if (!run.wanted('inviteCompanyUser')) return
    const cases: [string, Body][] = [
      ...(right === undefined ? [] : ([[right, { role: 'viewer', rights: [right] }]] as [string, Body][])),
      ...(role === 'owner' ? [] : ([['the role owner', { role: 'owner', rights: [] }]] as [string, Body][])),
    ]
    for (const [what, given] of cases) {
      const email = `more-${run.runId}@example.invalid`
      const body = { contragentId, email, ...given }
      const purpose = 'invites with what one has not oneself'
      const invited = await this.#as('inviteCompanyUser', { body, purpose })
      if (invited?.status !== 200) continue
      judgeDue(run, invited, ['rightsExceeded'], `an invitation with ${what} by who has only users.manage`)
      const id = valueAt(invited.json, '/data/user/id')
      if (id === undefined || !run.succeeded(invited)) continue
      const parts = { values: { id, contragentId }, purpose: 'take the invitation back' }
      const removed = await this.#own('deleteCompanyUser', parts)
      if (!removed || !run.succeeded(removed))
        run.journal.leftovers.push(`inviteCompanyUser invited ${email} (${run.runId})`)
    }
  }

  /** An invitation is the affair of whoever was invited; one that was accepted is not sent again. */
  async refuseInvitations(): Promise<void> {
    const { id, contragentId } = this.#colleague
    const { memberId } = this.#things
    const run = this.#run
    for (const answer of ['acceptInvitation', 'declineInvitation']) {
      if (memberId === undefined || !run.wanted(answer)) continue
      const parts = { values: { id: memberId }, body: {}, purpose: 'an invitation of somebody else' }
      const exchange = await this.#as(answer, parts)
      if (exchange)
        this.#state(exchange, exchange.status === 404, {
          pointer: 'request id',
          message: `an invitation to another e-mail must be 404, got ${outcomeOf(exchange)}`,
        })
    }
    const list = await this.#as('listInvitations', { purpose: 'invitations of others' })
    if (list && run.succeeded(list) && memberId !== undefined)
      this.#state(
        list,
        !listOf(valueAt(list.json, '/data/items')).some((one) => recordOf(one)['id'] === memberId),
        {
          pointer: '/data/items',
          message: 'an invitation to another e-mail is listed for nobody else',
        },
      )
    if (!run.wanted('resendInvitation')) return
    const parts = { values: { id }, body: { contragentId }, purpose: 'an invitation that was accepted' }
    const sent = await this.#own('resendInvitation', parts)
    if (sent) judgeDue(run, sent, ['actionNotAllowed'], 'an invitation that was accepted, sent again: it')
  }

  /** `company.edit` changes the actual address, `addresses.manage` adds one for deliveries, and neither does both. */
  async judgeAddressRights(): Promise<void> {
    const { contragentId } = this.#colleague
    const run = this.#run
    const known = recordOf(recordOf(run.contract.byId.get('addCompanyAddress')?.body?.example)['address'])
    if (!run.wanted('addCompanyAddress') || !run.journal.wasTried('addCompanyAddress')) return
    const address = { ...known, companyId: contragentId, title: run.runId, isDefault: false }
    const kinds = { 'company.edit': 'actual', 'addresses.manage': 'delivery' } as const
    for (const right of ['company.edit', 'addresses.manage'] as const) {
      if (!(await this.#giveSome([right]))) continue
      for (const [needed, kind] of Object.entries(kinds)) {
        // No company has changed so often: nothing is done with it.
        const body = { contragentId, version: outdated, kind, address }
        const exchange = await this.#as('addCompanyAddress', { body, purpose: `with ${right}: ${kind}` })
        if (!exchange) continue
        this.#state(exchange, (exchange.status === 403) === (needed !== right), {
          pointer: 'request /kind',
          message: `who has only ${right} must ${needed === right ? 'not be' : 'be'} refused with 403 for kind ${kind}, got ${outcomeOf(exchange)}`,
        })
      }
    }
  }

  /** A blocked user keeps the place in the company and loses every access to it at once. */
  async judgeBlocked(): Promise<void> {
    const { contragentId, rights } = this.#colleague
    const run = this.#run
    if (!(await this.#give(rights, 'blocked'))) return
    await this.#missing('getCompany', { contragentId }, 'for a blocked user the company')
    await this.#missing(
      'getOrder',
      { id: this.#things.orderId },
      'for a blocked user an order of the company',
    )
    await this.#missing('getMachine', { id: this.#things.machineId }, 'for a blocked user a machine')
    await this.#refuseBlocked('updateHook', { id: this.#things.hookId }, { name: `${run.runId} blocked` })
    await this.#refuseBlocked('redeliverHook', { deliveryId: this.#things.deliveryId }, {})
    const list = await this.#as('listCompanies', { purpose: 'companies of a blocked user' })
    const own = listOf(valueAt(list?.json, '/data/items'))
      .map(recordOf)
      .find(({ id }) => id === contragentId)
    if (list && run.succeeded(list))
      this.#state(list, own !== undefined && listOf(own['allowedActions']).length === 0, {
        pointer: '/data/items',
        message: `a company in which the user is blocked stays in the list, without actions, got ${own ? listOf(own['allowedActions']).join(', ') : 'none'}`,
      })
    const personal = await this.#as('getPersonal', { purpose: 'for whom a blocked user acts' })
    if (personal && run.succeeded(personal))
      this.#state(personal, valueAt(personal.json, '/data/user/currentCompanyId') !== contragentId, {
        pointer: '/data/user/currentCompanyId',
        message: 'a blocked user does not act for the company',
      })
    const switched = await this.#as('switchContractor', {
      values: { contragentId },
      purpose: 'act for a company that blocks',
    })
    if (switched?.status === 200) judgeDue(run, switched, ['accessBlocked'], 'a blocked user')
    if (run.wanted('leaveCompany')) {
      const parts = { body: { contragentId }, purpose: 'leave a company that blocks' }
      const left = await this.#as('leaveCompany', parts)
      if (left) judgeDue(run, left, ['actionNotAllowed'], 'a blocked user who leaves the company')
    }
    await this.#give(rights)
    await this.#switch()
  }

  /** What a hook of the company does is changed by nobody who is blocked. */
  async #refuseBlocked(operationId: string, values: Body, body: Body): Promise<void> {
    if (Object.values(values).includes(undefined) || !this.#run.wanted(operationId)) return
    const exchange = await this.#as(operationId, { values, body, purpose: `a blocked user: ${operationId}` })
    if (exchange)
      this.#state(exchange, exchange.status === 403 || exchange.status === 404, {
        pointer: 'status',
        message: `a blocked user must be refused a hook of the company with 403 or 404, got ${outcomeOf(exchange)}`,
      })
  }

  /** Nobody changes or deletes themselves. Last: who was deleted by mistake can try nothing more. */
  async judgeOneself(): Promise<void> {
    const { id, contragentId, role, rights } = this.#colleague
    const run = this.#run
    await this.#changeOwner()
    const limits = { perOrder: null, perMonth: null }
    const tried = [
      ['updateCompanyUser', { id }, { contragentId, role, rights, limits, status: 'active' }],
      ['deleteCompanyUser', { id, contragentId }, undefined],
    ] as const
    for (const [operationId, values, body] of tried) {
      if (!run.wanted(operationId)) continue
      const exchange = await this.#as(operationId, {
        values,
        ...(body && { body }),
        purpose: 'who manages users, on themselves',
      })
      if (!exchange || exchange.status === 403 || earlier.has(refusalCode(exchange))) continue
      this.#state(exchange, refusalCode(exchange) === 'actionNotAllowed', {
        pointer: 'request /id',
        message: `nobody changes or deletes themselves: it must be refused with actionNotAllowed, got ${outcomeOf(exchange)}`,
      })
    }
  }

  /** An owner is changed by owners only. What is sent is what the owner has. */
  async #changeOwner(): Promise<void> {
    const { contragentId, role, visitor } = this.#colleague
    const run = this.#run
    if (role === 'owner' || !run.wanted('updateCompanyUser')) return
    const list = await sendAs(run, visitor, 'listCompanyUsers', {
      values: { contragentId },
      purpose: 'owners of the company',
    })
    const owner = listOf(valueAt(list?.json, '/data/items'))
      .map(recordOf)
      .find((one) => one['role'] === 'owner' && one['status'] === 'active')
    if (!owner) return
    const { perOrder, perMonth } = recordOf(owner['limits'])
    const { rights, status } = owner
    const exchange = await this.#as('updateCompanyUser', {
      values: { id: owner['id'] },
      body: { contragentId, role: 'owner', rights, limits: { perOrder, perMonth }, status },
      purpose: 'who is no owner, on an owner',
    })
    if (!exchange || exchange.status === 403 || earlier.has(refusalCode(exchange))) return
    // The role owner is more than the colleague can give, too.
    this.#state(exchange, ['actionNotAllowed', 'rightsExceeded'].includes(refusalCode(exchange)), {
      pointer: 'request /id',
      message: `an owner is changed by owners only: it must be refused with actionNotAllowed, got ${outcomeOf(exchange)}`,
    })
  }

  /** @returns whether the colleague has exactly these rights now */
  async #give(rights: readonly string[], status = 'active'): Promise<boolean> {
    const { id, contragentId, role } = this.#colleague
    const limits = { perOrder: null, perMonth: null }
    const exchange = await this.#own('updateCompanyUser', {
      values: { id },
      body: { contragentId, role, rights, limits, status },
      purpose: `rights of the colleague: ${rights.join(', ') || 'none'}`,
    })
    return exchange !== undefined && this.#run.succeeded(exchange)
  }

  /** Gives rights that the customer has. */
  async #giveSome(rights: readonly string[]): Promise<boolean> {
    return rights.every((one) => this.#colleague.rights.includes(one)) && (await this.#give(rights))
  }

  async #switch(): Promise<boolean> {
    const { contragentId } = this.#colleague
    const exchange = await this.#as('switchContractor', {
      values: { contragentId },
      purpose: 'act for the company',
    })
    return exchange !== undefined && this.#run.succeeded(exchange)
  }

  #as(operationId: string, parts: { values?: Body; body?: unknown; purpose: string }) {
    return sendAs(this.#run, this.#colleague.visitor, operationId, parts)
  }

  #own(operationId: string, parts: { values?: Body; body?: unknown; purpose: string }) {
    return sendAs(this.#run, this.#run.customer, operationId, parts)
  }

  async #list(visitor: Visitor, operationId: string): Promise<Exchange | undefined> {
    const operation = this.#run.contract.byId.get(operationId)
    const { contragentId } = this.#colleague
    const takes = (name: string) =>
      operation?.parameters.some((one) => one.name === name) === true ||
      name in recordOf(operation?.body?.schema['properties'])
    if (!takes('contragentId')) return sendAs(this.#run, visitor, operationId, { purpose: 'a list' })
    const parts = operation?.body ? { body: { contragentId } } : { values: { contragentId } }
    return sendAs(this.#run, visitor, operationId, { ...parts, purpose: 'a list of the company' })
  }

  async #count(visitor: Visitor, operationId: string): Promise<number | undefined> {
    const exchange = await this.#list(visitor, operationId)
    const total = valueAt(exchange?.json, '/data/pagination/total')
    return typeof total === 'number' ? total : undefined
  }

  /** Who sees no orders gets an empty list, who sees own ones not the customer's. */
  async #judgeOrders(rights: readonly string[]): Promise<void> {
    const exchange = await this.#list(this.#colleague.visitor, 'listOrders')
    if (!exchange || !this.#run.succeeded(exchange)) return
    const { orderId } = this.#things
    const ids = listOf(valueAt(exchange.json, '/data/items')).map((one) => recordOf(one)['id'])
    const holds = rights.length > 0 ? orderId === undefined || !ids.includes(orderId) : ids.length === 0
    this.#state(exchange, holds, {
      pointer: '/data/items',
      message:
        rights.length > 0
          ? `with ${rights.join(', ')} an order of somebody else is not listed, got ${String(orderId)}`
          : `without orders.viewAll and orders.viewOwn the list is empty, got ${ids.length} orders`,
    })
    if (rights.length === 0) await this.#countAlike()
  }

  /** The short list and the counts of statuses are those of the same orders as the list. */
  async #countAlike(): Promise<void> {
    const list = await this.#as('listOrders', { purpose: 'all orders of a colleague' })
    const total = valueAt(list?.json, '/data/pagination/total')
    if (typeof total !== 'number') return
    const short = await this.#as('listOrdersShort', { purpose: 'the short list of a colleague' })
    const statuses = await this.#as('listOrderStatuses', { purpose: 'the statuses of a colleague' })
    const counts = listOf(valueAt(statuses?.json, '/data/items')).map((one) => Number(recordOf(one)['count']))
    for (const [exchange, pointer, got] of [
      [short, '/data/pagination/total', valueAt(short?.json, '/data/pagination/total')],
      [statuses, '/data/items', counts.reduce((sum, count) => sum + count, 0)],
    ] as const)
      if (exchange && this.#run.succeeded(exchange))
        this.#state(exchange, got === total, {
          pointer,
          message: `it tells of the orders that listOrders shows, ${total}, got ${String(got)}`,
        })
  }

  async #asMany(operationId: string): Promise<void> {
    const before = await this.#count(this.#run.customer, operationId)
    const exchange = await this.#list(this.#colleague.visitor, operationId)
    const after = await this.#count(this.#run.customer, operationId)
    const total = valueAt(exchange?.json, '/data/pagination/total')
    // Others may have added something in between.
    if (!exchange || before === undefined || before !== after || typeof total !== 'number') return
    this.#state(exchange, total === before, {
      pointer: '/data/pagination/total',
      message: `orders.viewAll shows as many as the customer sees, ${before}, got ${total}`,
    })
  }

  async #listed(operationId: string, id: unknown, why: string): Promise<void> {
    if (id === undefined) return
    const exchange = await this.#list(this.#colleague.visitor, operationId)
    const items = listOf(valueAt(exchange?.json, '/data/items')).map(recordOf)
    if (exchange && this.#run.succeeded(exchange) && valueAt(exchange.json, '/data/pagination/pages') === 1)
      this.#state(
        exchange,
        items.some((one) => one['id'] === id),
        {
          pointer: '/data/items',
          message: `${why}: ${JSON.stringify(id)} is missing`,
        },
      )
  }

  async #missing(operationId: string, values: Body, what: string): Promise<void> {
    const exchange = await this.#readOne(operationId, values)
    if (exchange)
      this.#state(exchange, exchange.status === 404, {
        pointer: 'status',
        message: `${what} must be 404, got ${exchange.status}`,
      })
  }

  async #seen(operationId: string, values: Body, why: string): Promise<void> {
    const exchange = await this.#readOne(operationId, values)
    if (exchange)
      this.#state(exchange, this.#run.succeeded(exchange), {
        pointer: 'status',
        message: `${why}, got ${exchange.status}`,
      })
  }

  async #readOne(operationId: string, values: Body): Promise<Exchange | undefined> {
    if (Object.values(values).includes(undefined) || !this.#run.journal.wasTried(operationId))
      return undefined
    return this.#as(operationId, { values, purpose: `a colleague: ${operationId}` })
  }

  #state(
    exchange: Exchange,
    holds: boolean,
    finding: { pointer: string; message: string; operationId?: string },
  ): void {
    this.#run.state(exchange, holds, { rule: 'rights', ...finding })
  }
}

/** Lists of things with actions: the schema of the actions, and where an item names its company. */
const offering = [
  ['listMachines', 'MachineAction', '/companyId'],
  ['listOrders', 'OrderAction', '/company/id'],
  ['listCompanies', 'CompanyAction', '/id'],
] as const

const shown = (value: unknown) => JSON.stringify(value).slice(0, 120)
