import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { backendDay } from '../backend-days.ts'
import type { Exchange, Visitor } from '../client.ts'
import { nobodyEmail } from '../nobodys-ids.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { refusePerson } from './person-only.ts'

type Body = Record<string, unknown>

/** No order has changed so often: nothing is done with it even where the owner is not asked for. */
const outdated = 2_000_000_000
/** Serial numbers that are asked for. */
const mostMachines = 3

/** Real ids of the first customer in bodies of the second one: orders, machines, a contract. */
export async function refuseForeignIds(run: RunContext, other: Visitor): Promise<void> {
  const personal = await sendAs(run, other, 'getPersonal', { purpose: 'for whom the other acts' })
  const current = valueAt(personal?.json, '/data/user/currentCompanyId')
  if (!personal || current === undefined) return
  await refuseMachines(run, other, current)
  await refusePerson(run, other, personal)
  if (!run.options.allowWrites) return
  await refuseOrders(run, other, personal)
  await refuseAbout(run, other, current)
  if (current !== null) await refuseContract(run, other, { personal, contragentId: current })
}

/** What names an order in its body answers 404 for one of somebody else, before anything else is looked at. */
async function refuseOrders(run: RunContext, other: Visitor, { headers }: Exchange): Promise<void> {
  const own = run.captured.get('ownOrderId')
  const orderId = own ?? run.captured.get('orderId')
  if (orderId === undefined) return
  const representative = { fio: 'Проверка Контракта', position: run.runId }
  for (const operation of run.contract.operations) {
    const { id, effect, answers, body } = operation
    if (effect === 'read' || !answers.has('404') || !run.wanted(id)) continue
    if (!listOf(body?.schema['required']).includes('orderId') || (effect === 'destructive' && !own)) continue
    const example = recordOf(run.bodyOf(operation))
    const sent =
      id === 'createAuthority'
        ? { representative, validUntil: backendDay({ headers }, 3) }
        : {
            ...example,
            ...('version' in example && { version: outdated }),
            ...('email' in example && { email: nobodyEmail(run.runId) }),
          }
    const exchange = await send(run, other, id, { ...sent, orderId }, 'orderId')
    if (exchange)
      run.state(exchange, exchange.status === 404, {
        rule: 'other-customer',
        pointer: 'request /orderId',
        message: `an order of another customer must be 404, got ${outcomeOf(exchange)}`,
      })
  }
}

/** A request to the seller about an order, or a machine, of somebody else. */
async function refuseAbout(run: RunContext, other: Visitor, contragentId: unknown): Promise<void> {
  if (!run.wanted('addRequest')) return
  const question = { contragentId, topic: 'question', text: `Проверка контракта: ${run.runId}` }
  for (const [name, id, code] of [
    ['orderId', run.captured.get('ownOrderId') ?? run.captured.get('orderId'), 'orderNotFound'],
    ['machineId', run.captured.get('machineId'), 'machineNotFound'],
  ] as const)
    await refuse(run, other, { operationId: 'addRequest', name, code, body: { ...question, [name]: id } })
}

/** An act of a contract of somebody else. */
async function refuseContract(
  run: RunContext,
  other: Visitor,
  { personal, contragentId }: { personal: Exchange; contragentId: unknown },
): Promise<void> {
  if (!run.wanted('requestActs')) return
  const body = {
    contragentId,
    kind: 'reconciliation',
    contractId: run.captured.get('contractId'),
    periodFrom: backendDay(personal, -20),
    periodTo: backendDay(personal, -10),
  }
  const code = 'contractUnavailable'
  await refuse(run, other, { operationId: 'requestActs', name: 'contractId', code, body })
}

/** A machine of somebody else is not told of and can't be linked. No work on it can be planned. */
async function refuseMachines(run: RunContext, other: Visitor, contragentId: unknown): Promise<void> {
  const own = await sendAs(run, run.customer, 'listMachines', { purpose: 'own machines' })
  const machines = listOf(valueAt(own?.json, '/data/items'))
    .filter(isRecord)
    .filter(({ status }) => status === 'active')
    .slice(0, mostMachines)
  const [machine] = machines
  if (!machine) return
  await findMachinesOf(
    run,
    other,
    machines.map(({ serialNumber }) => serialNumber),
  )
  if (!run.options.allowWrites) return
  const { id, serialNumber } = machine
  const task = recordOf(run.contract.byId.get('addMachineTask')?.body?.example)
  const known = run.accepted.get('addMachine')?.body
  const symptoms = `Проверка контракта, не выезжать: ${run.runId}`
  const name = `${run.runId} foreign`
  const tries: [string, string, string, Body | undefined][] = [
    [
      'addMachineTask',
      'machineId',
      'machineNotFound',
      { ...task, machineId: id, symptoms, hours: null, desiredDate: null, fileIds: [] },
    ],
    ['addServiceToCart', 'machines', 'machineNotFound', { machines: [id] }],
    ['addServiceToSavedCart', 'machines', 'machineNotFound', { machines: [id], name, visibility: 'private' }],
    ['linkMachine', 'serialNumber', 'machineTaken', { contragentId, serialNumber }],
    [
      'addMachine',
      'serialNumber',
      'machineKnown',
      isRecord(known) ? { ...known, contragentId, serialNumber, name, photoFileId: null } : undefined,
    ],
  ]
  for (const [operationId, field, code, body] of tries)
    if (body && run.wanted(operationId)) {
      const exchange = await refuse(run, other, { operationId, name: field, code, body })
      const machineId = valueAt(exchange?.json, '/data/machine/id')
      if (exchange && run.succeeded(exchange) && machineId !== undefined)
        await sendAs(run, other, 'deleteMachine', { values: { id: machineId }, purpose: 'take it away' })
    }
}

async function findMachinesOf(
  run: RunContext,
  other: Visitor,
  serialNumbers: readonly unknown[],
): Promise<void> {
  if (!run.wanted('findMachines')) return
  const found = await sendAs(run, other, 'findMachines', {
    body: { serialNumbers },
    purpose: 'serial numbers of machines of another customer',
  })
  if (!found || !run.succeeded(found)) return
  const items = listOf(valueAt(found.json, '/data/items')).filter(isRecord)
  for (const [name, value, message] of [
    ['linkable', false, 'a machine that is linked to another customer can not be linked'],
    ['machineId', null, 'of a machine that is linked to another customer no id is told'],
    ['found', true, 'a machine that another customer uses is known to the dealer'],
  ] as const) {
    const wrong = items.filter((one) => one[name] !== value)
    run.state(found, wrong.length === 0, {
      rule: 'other-customer',
      pointer: `/data/items/*/${name}`,
      message: `${message}, got ${wrong.map((one) => `${String(one[name])} of ${String(one['serialNumber'])}`).join(', ')}`,
    })
  }
}

/** A notification is of one customer: nobody else is shown it, reads it or deletes it. */
export async function keepNotificationsApart(run: RunContext, other: Visitor): Promise<void> {
  const told = []
  for (const visitor of [run.customer, other]) {
    const list = await sendAs(run, visitor, 'listNotifications', {
      purpose: 'notifications of both accounts',
    })
    if (!list || !run.succeeded(list)) return
    told.push({ list, ids: listOf(valueAt(list.json, '/data/items')).map((one) => valueAt(one, '/id')) })
  }
  const [own, theirs] = told
  if (!own || !theirs) return
  const both = theirs.ids.filter((id) => own.ids.includes(id))
  run.state(theirs.list, both.length === 0, {
    rule: 'other-customer',
    pointer: '/data/items/*/id',
    message: `a notification is of one customer, got ${both.slice(0, 5).map(String).join(', ')} for both accounts`,
  })
  const foreign = own.ids.find((id) => !theirs.ids.includes(id))
  if (foreign === undefined || !run.options.allowWrites) return
  for (const operationId of ['readNotification', 'deleteNotification']) {
    if (!run.wanted(operationId)) continue
    const purpose = 'a notification of another customer'
    const exchange = await sendAs(run, other, operationId, { values: { id: foreign }, purpose })
    if (exchange)
      run.state(exchange, exchange.status === 404, {
        rule: 'other-customer',
        pointer: 'request id',
        message: `a notification of another customer must be 404, got ${outcomeOf(exchange)}`,
      })
  }
}

interface Refused {
  operationId: string
  /** The field that names something of somebody else. */
  name: string
  code: string
  body: Body
}

/** A field that names something of somebody else must be refused with this code; who lacks the right is 403. */
async function refuse(
  run: RunContext,
  other: Visitor,
  { operationId, name, code, body }: Refused,
): Promise<Exchange | undefined> {
  const exchange = await send(run, other, operationId, body, name)
  if (!exchange || exchange.status === 403) return exchange
  run.state(exchange, refusalCode(exchange) === code, {
    rule: 'other-customer',
    pointer: `request /${name}`,
    message: `${name} of another customer must be refused with ${code}, got ${outcomeOf(exchange)}`,
  })
  return exchange
}

async function send(
  run: RunContext,
  other: Visitor,
  operationId: string,
  body: Body,
  name: string,
): Promise<Exchange | undefined> {
  if (body[name] === undefined) return undefined
  const exchange = await sendAs(run, other, operationId, { body, purpose: `${name} of another customer` })
  if (exchange && !exchange.planned && run.succeeded(exchange))
    run.journal.leftovers.push(`${operationId} did something with what another customer has (${run.runId})`)
  return exchange
}
