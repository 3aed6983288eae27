import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import type { Exchange, Visitor } from '../client.ts'
import { uploadedFor } from '../file-checks.ts'
import { filesIn } from '../named-files.ts'
import { outcomeOf } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

type Body = Record<string, unknown>

/** States in which an order has an invoice or other papers. */
const withPapers: ReadonlySet<string> = new Set(['payment', 'ready-for-shipment', 'completed'])

interface Parts {
  visitor: Visitor
  /** Account of the colleague. */
  userId: unknown
  contragentId: unknown
  machineId: unknown
}

/** Requests to the seller, files of an order and the first page, for a colleague with rights and without. */
export class ColleagueRequests {
  readonly #run: RunContext
  readonly #parts: Parts
  /** The request of the customer, and the file that was sent with it. */
  #own: { id: unknown; fileId: string | undefined } | undefined
  /** The name of the colleague. */
  #name: unknown
  /** A file that an order of the company names. */
  #orderFile: string | undefined

  constructor(run: RunContext, parts: Parts) {
    this.#run = run
    this.#parts = parts
  }

  /** The customer sends a request with a file, and is told of a file of an order. */
  async begin(): Promise<void> {
    const run = this.#run
    this.#orderFile = await this.#fileOfOrder()
    if (!run.wanted('addRequest') || !run.journal.wasTried('addRequest')) return
    const fileId = await uploadedFor(run, 'attachment')
    const body = this.#question(fileId === undefined ? {} : { fileIds: [fileId] })
    const made = await sendAs(run, run.customer, 'addRequest', { body, purpose: 'a request of the customer' })
    const id = valueAt(made?.json, '/data/request/id')
    if (!made || !run.succeeded(made) || id === undefined) return
    run.journal.leftovers.push(`addRequest left a closed request (${run.runId})`)
    this.#own = { id, fileId }
  }

  /** Without a right a colleague sends requests, and sees none of others. */
  async judgeWithoutRights(): Promise<void> {
    await this.#refuseForeign()
    await this.#judgeList()
    await this.#judgeFiles(404, 'who may not see')
    await this.#ask()
    await this.#askForWork()
    await this.#judgeDashboard()
  }

  /** With orders.viewAll a colleague sees files of orders, and writes under the own name. */
  async judgeWithAll(): Promise<void> {
    if (this.#orderFile !== undefined) await this.#judgeFile(this.#orderFile, 200, 'who sees the order')
    const id = this.#own?.id
    if (id === undefined) return
    const text = `${this.#run.runId} colleague`
    const sent = await this.#as('addRequestMessage', { values: { id }, body: { text } })
    const request = recordOf(valueAt(sent?.json, '/data/request'))
    const author = recordOf(request['author'])
    const message = listOf(request['messages'])
      .map(recordOf)
      .find((one) => one['text'] === text)
    if (!sent || !this.#run.succeeded(sent) || !message) return
    this.#state(sent, author['id'] !== this.#parts.userId, {
      pointer: '/data/request/author/id',
      message: 'the author of a request stays who sent it, got the colleague who writes a message',
    })
    // People may bear the same name.
    const isOfBoth = this.#name === undefined || this.#name === author['fio']
    this.#state(sent, isOfBoth || message['author'] !== author['fio'], {
      pointer: '/data/request/messages/*/author',
      message: `a message bears the name of the writer (${String(this.#name)}), got that of the author of the request`,
    })
  }

  /** Closes what the customer sent. */
  async end(): Promise<void> {
    if (!this.#own) return
    const { id } = this.#own
    await sendAs(this.#run, this.#run.customer, 'closeRequest', {
      values: { id },
      body: {},
      purpose: 'close the own request',
    })
  }

  #question(change: Body = {}): Body {
    const { contragentId } = this.#parts
    const text = `Проверка контракта: ${this.#run.runId}`
    return { contragentId, topic: 'question', orderId: null, machineId: null, text, ...change }
  }

  /** The invoice, or a paper, of an order that the customer sees. */
  async #fileOfOrder(): Promise<string | undefined> {
    const { customer } = this.#run
    const { contragentId } = this.#parts
    const purpose = 'an order with papers'
    const list = await sendAs(this.#run, customer, 'listOrders', { values: { contragentId }, purpose })
    const order = listOf(valueAt(list?.json, '/data/items'))
      .map(recordOf)
      .find((one) => withPapers.has(String(one['status'])))
    if (!order) return undefined
    const read = await sendAs(this.#run, customer, 'getOrder', { values: { id: order['id'] }, purpose })
    const { invoice, documents } = recordOf(valueAt(read?.json, '/data/order'))
    return filesIn([invoice, documents])[0]?.id
  }

  /** To a request that somebody may not see they write nothing. */
  async #refuseForeign(): Promise<void> {
    const id = this.#own?.id
    if (id === undefined) return
    for (const [operationId, body] of [
      ['addRequestMessage', { text: this.#run.runId }],
      ['closeRequest', {}],
    ] as const) {
      const exchange = await this.#as(operationId, { values: { id }, body })
      if (exchange)
        this.#state(exchange, exchange.status === 404, {
          pointer: 'status',
          message: `without orders.viewAll a request of somebody else must be 404, got ${outcomeOf(exchange)}`,
        })
    }
  }

  async #judgeList(): Promise<void> {
    const list = await this.#as('listRequests', {})
    if (!list || !this.#run.succeeded(list)) return
    const foreign = listOf(valueAt(list.json, '/data/items'))
      .map((one) => valueAt(one, '/author/id'))
      .filter((id) => id !== undefined && id !== this.#parts.userId)
    this.#state(list, foreign.length === 0, {
      pointer: '/data/items/*/author/id',
      message: `without orders.viewAll the requests of somebody else are not listed, got ${foreign.length}`,
    })
  }

  async #judgeFiles(status: number, who: string): Promise<void> {
    if (this.#orderFile !== undefined) await this.#judgeFile(this.#orderFile, status, `${who} the order`)
    if (this.#own?.fileId !== undefined) await this.#judgeFile(this.#own.fileId, status, `${who} the request`)
  }

  async #judgeFile(id: string, status: number, who: string): Promise<void> {
    const exchange = await this.#as('downloadFile', { values: { id } })
    if (exchange)
      this.#state(exchange, exchange.status === status, {
        pointer: 'status',
        message: `${who} that names a file must get ${status === 200 ? 'the file' : status}, got ${exchange.status}`,
      })
  }

  /** Every user of a company may send a request. */
  async #ask(): Promise<void> {
    const exchange = await this.#as('addRequest', { body: this.#question() })
    if (!exchange) return
    this.#state(exchange, this.#run.succeeded(exchange), {
      pointer: 'status',
      message: `every user of a company may send a request, got ${outcomeOf(exchange)}`,
    })
    if (!this.#run.succeeded(exchange)) return
    this.#run.journal.leftovers.push(`addRequest left a closed request (${this.#run.runId})`)
    const { id, author } = recordOf(valueAt(exchange.json, '/data/request'))
    const own = recordOf(author)
    this.#name = own['fio']
    this.#state(exchange, own['id'] === this.#parts.userId, {
      pointer: '/data/request/author/id',
      message: `who sends a request is its author, ${String(this.#parts.userId)}, got ${String(own['id'])}`,
    })
    const closed = await this.#as('closeRequest', { values: { id }, body: {} })
    if (closed)
      this.#state(closed, closed.status !== 404 && closed.status !== 403, {
        pointer: 'status',
        message: `who sent a request sees it without orders.viewAll, got ${closed.status}`,
      })
  }

  /** So every user may ask for work on a machine. */
  async #askForWork(): Promise<void> {
    const { machineId } = this.#parts
    if (machineId === undefined || !this.#run.journal.wasTried('addMachineTask')) return
    const example = recordOf(this.#run.contract.byId.get('addMachineTask')?.body?.example)
    const symptoms = `Проверка контракта, не выезжать: ${this.#run.runId}`
    const body = { ...example, machineId, symptoms, hours: null, desiredDate: null, fileIds: [] }
    const exchange = await this.#as('addMachineTask', { body })
    if (!exchange) return
    this.#state(exchange, exchange.status !== 403, {
      pointer: 'status',
      message: 'every user of a company may ask for work on its machines, got 403',
    })
    const id = valueAt(exchange.json, '/data/task/id')
    if (!this.#run.succeeded(exchange) || id === undefined) return
    this.#run.journal.leftovers.push(
      `addMachineTask did something that no operation takes back (${this.#run.runId})`,
    )
    await this.#as('closeRequest', { values: { id }, body: {} })
  }

  /** The first page tells nothing of what the rights hide. */
  async #judgeDashboard(): Promise<void> {
    const exchange = await this.#as('getDashboard', {})
    const data = valueAt(exchange?.json, '/data')
    if (!exchange || !this.#run.succeeded(exchange) || !isRecord(data)) return
    // Somebody who acts for nobody, or for another company, sees what is theirs.
    if (valueAt(data, '/company/id') !== this.#parts.contragentId) return
    const tasks = recordOf(data['tasks'])
    const told = {
      latestOrders: listOf(data['latestOrders']).length,
      orderTabs: listOf(data['orderTabs']).reduce<number>(
        (sum, one) => sum + Number(recordOf(one)['count']),
        0,
      ),
      due: data['due'],
      contract: data['contract'] === null ? 0 : 1,
      'tasks/actsToCheck': tasks['actsToCheck'] ?? 0,
      'tasks/authoritiesToSign': tasks['authoritiesToSign'] ?? 0,
    }
    for (const [name, count] of Object.entries(told))
      this.#state(exchange, count === 0, {
        pointer: `/data/${name}`,
        message: `the first page of a user without any right has nothing here, got ${String(count)}`,
      })
  }

  /** With orders.viewOwn the first page has no order of somebody else. */
  async judgePageWithout(orderId: unknown): Promise<void> {
    if (orderId === undefined) return
    const exchange = await this.#as('getDashboard', {})
    if (!exchange || !this.#run.succeeded(exchange)) return
    const ids = listOf(valueAt(exchange.json, '/data/latestOrders')).map((one) => valueAt(one, '/id'))
    this.#state(exchange, !ids.includes(orderId), {
      pointer: '/data/latestOrders/*/id',
      message: `the first page of a user with orders.viewOwn alone has no order of somebody else, got ${JSON.stringify(orderId)}`,
    })
  }

  #as(operationId: string, parts: { values?: Body; body?: unknown }): Promise<Exchange | undefined> {
    if (!this.#run.wanted(operationId)) return Promise.resolve(undefined)
    const purpose = `a colleague: ${operationId}`
    return sendAs(this.#run, this.#parts.visitor, operationId, { ...parts, purpose })
  }

  #state(exchange: Exchange, holds: boolean, finding: { pointer: string; message: string }): void {
    this.#run.state(exchange, holds, { rule: 'rights', ...finding })
  }
}
