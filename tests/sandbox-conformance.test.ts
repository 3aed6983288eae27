import { expect, test } from 'vitest'
import {
  type ContractOperation,
  listOperations,
  mediaOf,
  type ParameterObject,
  resolved,
} from '../mocks/sandbox/contract.ts'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { contractExample } from '../mocks/sandbox/operation.ts'
import { operations } from '../mocks/sandbox/operations/all.ts'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { pointerOf } from '../tools/contract/model/json-pointer.ts'
import { targetPointer } from '../tools/contract/model/reference.ts'
import { schemaValidator } from '../tools/contract/model/schema-validator.ts'

const contract = readContract()
// Another validator than the sandbox's own, over the hand-written files.
const document = await bundleContract()
const validate = schemaValidator(document)
const table: Record<string, unknown> = operations

/** Examples that tell of a world that the seed isn't: their answer is a refusal, which has to be valid too. */
const refused: Record<string, number | string> = {
  addOrder: 'cartChanged',
  // The seed has what the example saves.
  createSavedCart: 'nameTaken',
  // No order of the seed still has to be sent to agreement.
  sendOrderToApprove: 'actionNotAllowed',
  replaceOrderLines: 'cartChanged',
  // The story adds the account before.
  updateCompanyBank: 404,
  deleteCompanyBank: 404,
  // Open orders of the seed are delivered there.
  deleteDeliveryAddress: 'usedInOpenOrders',
  changePasswordByCheckword: 'checkwordInvalid',
  // A customer is logged in.
  startRegistration: 'alreadyAuthorized',
  resendRegistrationCode: 'alreadyAuthorized',
  correctRegistrationContact: 'alreadyAuthorized',
  registerPerson: 'contactNotConfirmed',
  registerCompany: 'contactNotConfirmed',
  // The scan of the example isn't uploaded.
  uploadAuthority: 'fileNotFound',
  // The fleet of the seed has the machine of the example.
  linkMachine: 'machineExists',
  // A job is kept for a day.
  getJob: 404,
  // Nobody has asked for a code.
  activateContact: 'codeExpired',
  checkEmail: 'codeExpired',
  checkPhone: 'codeExpired',
  // The hook of the seed is paused.
  updateHook: 'actionNotAllowed',
  redeliverHook: 'actionNotAllowed',
  // The buyer belongs to the company of the example, and its invitation is another's.
  requestCompanyAccess: 'alreadyMember',
  acceptInvitation: 404,
  declineInvitation: 404,
}

/** Days of the examples that are over by the real clock. */
const daysToCome: Record<string, object> = { addMachineTask: { desiredDate: '2040-11-21' } }

/** The examples act on one order in several statuses; the seed has another order in each. */
const ordersOfSeed: Record<string, { orderId: number; version: number; lineId?: number; lines?: object[] }> =
  {
    cancelOrder: { orderId: 70_002, version: 1 },
    copyOrder: { orderId: 70_002, version: 1 },
    requestOrderCancel: { orderId: 70_001, version: 3 },
    requestInvoice: { orderId: 70_004, version: 3 },
    setOrderApproval: { orderId: 70_003, version: 2 },
    confirmOrderContract: { orderId: 70_005, version: 3 },
    sendInvoice: { orderId: 70_001, version: 3 },
    getPaymentTemplate: { orderId: 70_001, version: 3 },
    sendCancelFeedback: { orderId: 70_010, version: 1 },
    setOrderDelivery: { orderId: 70_002, version: 1 },
    updateOrderProduct: { orderId: 70_002, version: 1, lineId: 700_021 },
    updateOrderProducts: { orderId: 70_002, version: 1, lines: [{ lineId: 700_021, quantity: 2 }] },
    replaceOrderLines: { orderId: 70_002, version: 1 },
    deleteOrderProduct: { orderId: 70_002, version: 1, lineId: 700_021 },
  }

function requestBody({ id, definition }: ContractOperation): Record<string, unknown> | undefined {
  if (!definition.requestBody) return undefined
  const body = resolved<{
    content?: Record<string, { examples?: Record<string, { value?: unknown } | { $ref: string }> }>
  }>(contract, definition.requestBody)
  const [first] = Object.values(body.content?.['application/json']?.examples ?? {})
  const { value } = first ? resolved<{ value?: unknown }>(contract, first) : {}
  const { SESSID: _own, ...rest } = { ...(value as Record<string, unknown> | undefined) }
  return { ...rest, ...ordersOfSeed[id], ...daysToCome[id] }
}

function example(parameter: ParameterObject): string {
  const { example: own, examples = {} } = parameter as {
    example?: unknown
    examples?: Record<string, { value?: unknown }>
  }
  const value = own ?? Object.values(examples)[0]?.value
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

function address(operation: ContractOperation): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const order = ordersOfSeed[operation.id]
    if (order) return String(order.orderId)
    return parameter ? encodeURI(example(parameter)) : ''
  })
  const query = operation.parameters.filter((one) => one.in === 'query' && one.required)
  const pairs = query.map((one) => `${one.name}=${encodeURIComponent(example(one))}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Pointer to the schema of an answer in the bundled contract. */
function schemaPointer({ definition, path, method }: ContractOperation, status: string): string {
  const place =
    targetPointer(document, definition.responses?.[status]) ??
    pointerOf('paths', path, method.toLowerCase(), 'responses', status)
  return place + pointerOf('content', 'application/json', 'schema')
}

/** Uploads and files are no JSON; `files.test.ts` and `saved-carts.test.ts` of the sandbox look at them. */
const ofFiles = new Set(['uploadFile', 'downloadFile', 'exportFleetService', 'exportSavedCart'])
const ofJson = listOperations(contract).filter(({ id }) => !ofFiles.has(id))

test.each(ofJson.map((operation) => [operation.id, operation] as const))(
  'R-API-02 the sandbox answers %s as the contract says',
  async (id, operation) => {
    const customer = await new ShopVisitor().login(seedIds.users.buyer.email)
    await customer.add(seedIds.products.inStock.id, 2)
    await customer.add(seedIds.products.wearPart.id, 4)
    const headers = Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === 'header' && one.required && one.name !== 'X-SESSID')
        .map((one) => [one.name, example(one)]),
    )
    const answer = await customer.send(operation.method, address(operation), requestBody(operation), headers)
    const status = String(answer.status)
    const problems = validate(schemaPointer(operation, status), answer.envelope)
    if (table[id] === contractExample)
      expect(answer.headers.get('sandbox-answer'), 'what an example answers is marked').toBe('example')
    if (status === '501') {
      // The token of an example belongs to nobody.
      expect([answer.code, operation.definition['x-opens-session']]).toEqual([
        'exampleOnly',
        expect.anything(),
      ])
      return
    }
    const isDeclared = mediaOf(contract, operation, status) !== undefined
    expect({ status, isDeclared, problems }).toEqual({ status, isDeclared: true, problems: [] })
    const expected = refused[id]
    if (expected === undefined) expect(answer.envelope).toMatchObject({ status: 'success', errors: [] })
    else expect([answer.status, answer.code]).toContain(expected)
  },
)

test('R-API-02 the operations of the first sale have a behaviour of their own', () => {
  const tags = new Set(['layout', 'pages', 'branches', 'catalogue', 'search', 'product', 'auth', 'cart'])
  const ofTags = listOperations(contract).filter(({ definition }) =>
    (definition as { tags?: string[] }).tags?.some((tag) => tags.has(tag)),
  )
  expect(ofTags.length).toBeGreaterThan(40)
  expect(ofTags.map(({ id }) => id).filter((id) => table[id] === contractExample)).toEqual([])
})
