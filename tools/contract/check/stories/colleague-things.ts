import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { nobodyEmail, nobodysId } from '../nobodys-ids.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

type Body = Record<string, unknown>

/** Things of the company that the run made for this: whatever is done with them, nothing of others changes. */
export interface OwnThings {
  contragentId: unknown
  machineId?: unknown
  hookId?: unknown
  deliveryId?: unknown
  addressId?: unknown
  savedCartId?: unknown
  memberId?: unknown
  bankId?: unknown
  orderId?: unknown
  authorityId?: unknown
  accessRequestId?: unknown
  actId?: unknown
}

/** What the hook is subscribed to, and tried with. */
const event = 'order.statusChanged'
const targetOfNobody = 'https://hooks.contract-check.example/colleague'

/** What each of the things that has a name is called. */
export const nameOfThings = ({ runId }: Pick<RunContext, 'runId'>) => `${runId} colleague`

/** Makes one thing of each kind that a right guards, and names each as soon as it is there. */
export async function makeThings(run: RunContext, things: OwnThings): Promise<void> {
  const { customer, runId, captured } = run
  const { contragentId } = things
  const made = async (operationId: string, pointer: string, change: Body) => {
    const operation = run.contract.byId.get(operationId)
    if (!operation || !run.journal.wasTried(operationId)) return undefined
    const body = { ...recordOf(run.accepted.get(operationId)?.body ?? run.bodyOf(operation)), ...change }
    const exchange = await sendAs(run, customer, operationId, { body, purpose: 'a thing of the company' })
    return exchange && run.succeeded(exchange) ? valueAt(exchange.json, pointer) : undefined
  }
  const ofCompany = { contragentId }
  const name = nameOfThings(run)
  things.machineId = await made('addMachine', '/data/machine/id', { ...ofCompany, name })
  things.hookId = await made('createHook', '/data/hook/id', {
    ...ofCompany,
    name,
    channel: 'webhook',
    target: targetOfNobody,
    events: [event],
  })
  const address = {
    ...recordOf(recordOf(run.accepted.get('addDeliveryAddress')?.body)['address']),
    companyId: contragentId,
    title: name,
    isDefault: false,
  }
  things.addressId = await made('addDeliveryAddress', '/data/address/id', { address })
  const product = recordOf(captured.get('cartProduct'))
  things.savedCartId = await made('createSavedCart', '/data/id', {
    name,
    visibility: 'company',
    products: [{ id: product['id'], quantity: product['quantity'] }],
  })
  things.memberId = await made('inviteCompanyUser', '/data/user/id', {
    ...ofCompany,
    email: `colleague-${runId}@example.invalid`,
    role: 'viewer',
    position: name,
  })
  things.bankId = await addAccount(run, contragentId)
  things.deliveryId = await triedDelivery(run, things.hookId)
  things.orderId = captured.get('ownOrderId')
  things.authorityId = captured.get('ownAuthorityId')
  things.accessRequestId = captured.get('ownAccessRequestId')
  // Mailing or disputing an act can't be taken back.
  if (run.options.allowLasting) things.actId = run.accepted.get('getAct')?.values['id']
}

async function triedDelivery(run: RunContext, hookId: unknown): Promise<unknown> {
  if (hookId === undefined) return undefined
  const exchange = await sendAs(run, run.customer, 'testHook', {
    values: { id: hookId },
    body: { event },
    purpose: 'try the own hook',
  })
  return valueAt(exchange?.json, '/data/delivery/id')
}

async function addAccount(run: RunContext, contragentId: unknown): Promise<unknown> {
  const company = await companyOf(run, contragentId)
  const example = recordOf(run.contract.byId.get('addCompanyBank')?.body?.example)
  const exchange = await sendAs(run, run.customer, 'addCompanyBank', {
    body: { ...example, contragentId, version: company['version'], isDefault: false },
    purpose: 'an account of the company',
  })
  if (!exchange || !run.succeeded(exchange)) return undefined
  const known = new Set(listOf(company['banks']).map((one) => recordOf(one)['id']))
  const after = await companyOf(run, contragentId)
  return listOf(after['banks'])
    .map((one) => recordOf(one)['id'])
    .find((id) => !known.has(id))
}

export async function companyOf(run: RunContext, contragentId: unknown): Promise<Body> {
  const read = await sendAs(run, run.customer, 'getCompany', {
    values: { contragentId },
    purpose: 'the company',
  })
  return recordOf(valueAt(read?.json, '/data/company'))
}

/** Takes the things away again; what stays is told. */
export async function removeThings(run: RunContext, things: OwnThings): Promise<void> {
  const { contragentId, machineId, hookId, addressId, savedCartId, memberId, bankId } = things
  const removals = [
    ['deleteMachine', machineId, {}],
    ['deleteHook', hookId, {}],
    ['deleteDeliveryAddress', addressId, { force: false }],
    ['deleteSavedCart', savedCartId, {}],
    ['deleteCompanyUser', memberId, { contragentId }],
    ['deleteCompanyBank', bankId, { contragentId }],
  ] as const
  for (const [operationId, id, more] of removals) {
    if (id === undefined) continue
    const version = operationId === 'deleteCompanyBank' && (await companyOf(run, contragentId))['version']
    const values = { id, ...more, ...(version !== false && { version }) }
    const exchange = await sendAs(run, run.customer, operationId, { values, purpose: 'take the thing away' })
    if (!exchange || !run.succeeded(exchange))
      run.journal.leftovers.push(`${operationId} did not take away what ${run.runId} made`)
  }
}

/**
 * A request of an operation that asks for a right. It names the run's own things, or is refused anyway: a backend that
 * forgets the right changes nothing of others. `undefined` where there is no such request.
 */
export function guardedRequest(
  run: RunContext,
  operationId: string,
  things: OwnThings,
): { values: Body; body?: unknown } | undefined {
  const operation = run.contract.byId.get(operationId)
  if (!operation) return undefined
  const own = ownParts(run, things)[operationId]
  if (own) {
    const values = recordOf(own.values)
    const holes = [...Object.values(values), ...Object.values(recordOf(own.needs))].includes(undefined)
    if (holes) return undefined
    const example = run.bodyOf(operation)
    return {
      values,
      ...(operation.body && { body: { ...(isRecord(example) ? example : {}), ...own.body } }),
    }
  }
  if (operation.effect !== 'read') return undefined
  const known = run.accepted.get(operationId) ?? run.requestOf(operation)
  if (!known || ('guessed' in known && known.guessed)) return undefined
  const { contragentId } = things
  const takesCompany = operation.parameters.some(({ name }) => name === 'contragentId')
  const body = run.accepted.get(operationId)?.body ?? run.bodyOf(operation)
  const namesCompany = isRecord(body) && 'contragentId' in recordOf(operation.body?.schema['properties'])
  return {
    values: { ...known.values, ...(takesCompany && { contragentId }) },
    ...(operation.body && { body: namesCompany ? { ...body, contragentId } : body }),
  }
}

type Parts = Readonly<Record<string, { values?: Body; body?: Body; needs?: Body }>>

/** Writes by what they name; `needs` is what the request says beside its path. */
function ownParts(run: RunContext, things: OwnThings): Parts {
  const { contragentId, machineId, hookId, addressId, savedCartId, memberId, bankId } = things
  const { orderId, authorityId, accessRequestId, actId, deliveryId } = things
  const { runId } = run
  const ofCompany = { contragentId }
  const hook = { values: { id: hookId } }
  const machine = { values: { id: machineId } }
  const member = { values: { id: memberId }, body: ofCompany }
  const authority = { values: { id: authorityId } }
  const order = { body: { orderId }, needs: { orderId } }
  const product = run.captured.get('cartProduct')
  const products = [{ id: recordOf(product)['id'], quantity: recordOf(product)['quantity'] }]
  const act = { values: { id: actId } }
  return {
    createSavedCart: {
      body: { name: `${runId} rights`, visibility: 'company', products },
      needs: { product },
    },
    shareSavedCart: { values: { id: savedCartId }, body: { visibility: 'private' } },
    addServiceToSavedCart: {
      body: { machines: [machineId], name: `${runId} rights`, visibility: 'company' },
      needs: { machineId },
    },
    // The cart of the colleague is empty: it is another one than the order says.
    addOrder: { body: { ...ofCompany, contractId: null, products }, needs: { product } },
    ...Object.fromEntries(
      [
        'setOrderDelivery',
        'sendOrderToApprove',
        'setOrderApproval',
        'copyOrder',
        'cancelOrder',
        'getPaymentTemplate',
        'deleteOrderProduct',
        'updateOrderProducts',
        'replaceOrderLines',
        'requestInvoice',
        'confirmOrderContract',
        'requestOrderCancel',
        'sendInvoice',
        'createAuthority',
      ].map((id) => [id, order]),
    ),
    updateOrderProduct: { values: { id: orderId } },
    addMachine: { body: { ...ofCompany, name: `${runId} rights`, serialNumber: `RIGHTS-${nobodysId}` } },
    linkMachine: { body: { ...ofCompany, serialNumber: `RIGHTS-${nobodysId}` } },
    updateMachine: { ...machine, body: { location: runId } },
    deleteMachine: machine,
    completeMachineService: machine,
    recordMachineHours: machine,
    addDeliveryAddress: {
      body: recordOf(run.accepted.get('addDeliveryAddress')?.body),
      needs: { known: run.accepted.get('addDeliveryAddress') },
    },
    updateDeliveryAddress: { values: { id: addressId } },
    deleteDeliveryAddress: { values: { id: addressId, force: false } },
    requestBalance: { body: ofCompany },
    requestActs: { body: ofCompany },
    sendAct: { ...act, body: { email: nobodyEmail(runId) } },
    disputeAct: act,
    createHook: { body: { ...ofCompany, name: `${runId} rights`, target: targetOfNobody } },
    updateHook: { ...hook, body: { name: `${runId} rights` } },
    testHook: hook,
    rotateHookSecret: hook,
    deleteHook: hook,
    redeliverHook: { values: { deliveryId } },
    listHookDeliveries: hook,
    listHookProducts: hook,
    uploadAuthority: authority,
    revokeAuthority: authority,
    // An outdated version is refused.
    updateCompany: { values: { id: contragentId }, body: { version: outdated } },
    addCompanyBank: { body: { ...ofCompany, version: outdated } },
    addCompanyAddress: { body: { ...ofCompany, version: outdated } },
    updateCompanyBank: { values: { id: bankId }, body: ofCompany },
    deleteCompanyBank: { values: { id: bankId, contragentId, version: outdated } },
    decideAccessRequest: { values: { id: accessRequestId }, body: { ...ofCompany, decision: 'decline' } },
    inviteCompanyUser: { body: { ...ofCompany, email: `rights-${runId}@example.invalid` } },
    updateCompanyUser: { ...member, body: { ...ofCompany, role: 'viewer', rights: [], status: 'active' } },
    resendInvitation: member,
    deleteCompanyUser: { values: { id: memberId, contragentId } },
  }
}

/** No company has changed so often. */
const outdated = 2_000_000_000
