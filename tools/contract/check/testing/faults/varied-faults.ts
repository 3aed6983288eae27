import { type Fault, inSuccess, insteadOf, refusedAs } from '../fault.ts'
import { codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

const without = (name: string) => (body: Json) => {
  const { [name]: _forgotten, ...kept } = body
  return kept
}

/** A field that is sent is forgotten, where it has such a value. */
function forgets(
  operation: string,
  field: string,
  name: string,
  isForgotten: (value: unknown) => boolean = () => true,
): Fault {
  return {
    name,
    operation,
    place: `keeps-sent what is sent is kept: ${field}`,
    writes: true,
    answer: sentAs(operation, without(field), (body) => field in body && isForgotten(body[field])),
  }
}

/** What is refused as `actionNotAllowed` is answered as the last success was. */
function offersMore(operation: string, action: string, name: string): Fault {
  return {
    name,
    operation,
    place: `action ${action} is not among allowedActions`,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200) return answer
      const code = await codeOf(answer)
      const key = `last ${operation}`
      if (code === 'none') call.memory.set(key, await answer.clone().text())
      const last = call.memory.get(key)
      return code === 'actionNotAllowed' && last !== undefined ? new Response(last, answer) : answer
    }),
  }
}

const deliveryWith = (body: Json, change: Json): Json => ({
  ...body,
  delivery: { ...(body['delivery'] as Json), ...change },
})
const wayOf = ({ delivery }: Json) => (delivery as Json | undefined) ?? {}

/** What shows only when fields of a sound write have other values than those of the contract's example. */
export const variedFaults: readonly Fault[] = [
  forgets('updateMachine', 'ownership', 'who owns a machine never changes'),
  forgets('updateMachine', 'regPlate', 'a plate can not be taken away', (value) => value === null),
  forgets('inviteCompanyUser', 'rights', 'whoever is invited gets the rights of the role only'),
  forgets('updateCompanyUser', 'position', 'the position of a user never changes'),
  forgets(
    'updateCompany',
    'email',
    'the e-mail of a company can not be taken away',
    (value) => value === null,
  ),
  forgets('createHook', 'serviceReminders', 'a new hook reminds of no service'),
  forgets('copySavedCart', 'name', 'a copy always gets the name that the backend makes'),
  {
    name: 'a question becomes a request to return something',
    operation: 'addRequest',
    place: 'request-kept',
    writes: true,
    answer: sentAs(
      'addRequest',
      (body) => ({ ...body, topic: 'question' }),
      ({ topic }) => topic === 'claim',
    ),
  },
  {
    name: 'a crane is needed where nothing is said of it',
    operation: 'addDeliveryAddress',
    place: 'keeps-default what is not sent has its default: craneNeeded',
    writes: true,
    answer: sentAs(
      'addDeliveryAddress',
      (body) => ({ ...body, address: { ...(body['address'] as Json), craneNeeded: true } }),
      ({ address }) => !('craneNeeded' in ((address as Json | undefined) ?? {})),
    ),
  },
  {
    name: 'a machine of another make is refused for want of a model',
    operation: 'addMachine',
    place: 'add-machine-model-required-model-named',
    writes: true,
    answer: sentAs('addMachine', without('brand'), ({ modelId }) => modelId === undefined),
  },
  {
    name: 'the terminal of an order is that of the last one',
    operation: 'setOrderDelivery',
    place: 'delivery-keeps-terminal',
    writes: true,
    answer: sentAs(
      'setOrderDelivery',
      (body) => deliveryWith(body, { terminal: 'Другой терминал, 1' }),
      (body) => wayOf(body)['type'] === 'carrierTerminal',
    ),
  },
  {
    name: 'help for unloading is forgotten when the delivery changes',
    operation: 'setOrderDelivery',
    place: 'delivery-keeps-unloading',
    writes: true,
    answer: sentAs(
      'setOrderDelivery',
      (body) => deliveryWith(body, { unloading: 'none' }),
      (body) => wayOf(body)['unloading'] === 'tailLift',
    ),
  },
  {
    name: 'whoever returns an order approves it',
    operation: 'setOrderApproval',
    place: 'approval-decides',
    writes: true,
    answer: sentAs(
      'setOrderApproval',
      (body) => ({ ...body, decision: 'approve' }),
      ({ decision }) => decision === 'return',
    ),
  },
  {
    name: 'an invoice is asked for once only',
    operation: 'requestInvoice',
    place: 'gets the order as it is',
    writes: true,
    answer: insteadOf('requestInvoice', async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200 || (await codeOf(answer)) !== 'none') return answer
      const isFirst = !call.memory.has('invoice')
      call.memory.set('invoice', 'asked')
      return isFirst ? answer : refusedAs(answer, 'actionNotAllowed')
    }),
  },
  {
    name: 'another delivery ends the wait for agreement',
    operation: 'setOrderDelivery',
    place: 'stays there with another delivery',
    writes: true,
    answer: inSuccess('setOrderDelivery', (data, _envelope, call) => {
      if (wayOf(JSON.parse(call.body) as Json)['type'] !== 'pickup') return
      const order = data['order'] as Json
      if (order['status'] === 'agreement') order['status'] = 'agreed'
    }),
  },
  {
    name: 'who may not decide is told of orders of colleagues',
    operation: 'countOrdersToApprove',
    place: 'is told of no more',
    writes: true,
    answer: inSuccess('countOrdersToApprove', (data) => {
      if (data['count'] === 0) data['count'] = 1
    }),
  },
  {
    name: 'a hook sends to an address with a password in it',
    operation: 'createHook',
    place: 'refusal-due An address with a name and a password',
    writes: true,
    answer: sentAs(
      'createHook',
      (body) => ({ ...body, target: String(body['target']).replace(/\/\/.*@/, '//') }),
      ({ target }) => typeof target === 'string' && target.includes('secret@'),
    ),
  },
  offersMore('recordMachineHours', 'edit', 'hours of a sold machine are recorded'),
]

/** Whoever agrees on an order is a colleague first. */
const before = [
  'addOrder',
  'calculateOrder',
  'getCart',
  'acceptInvitation',
  'requestCompanyAccess',
  'decideAccessRequest',
  'deleteCompanyUser',
  'sendOrderToApprove',
  'listOrders',
  'deleteMachine',
  'deleteHook',
  'deleteSavedCart',
  'createSavedCart',
  'closeRequest',
  'deleteDeliveryAddress',
]

export const variedOperations: readonly string[] = [
  ...new Set([...variedFaults.map(({ operation }) => operation), ...before]),
]
