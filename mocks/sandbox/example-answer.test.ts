import { expect, test } from 'vitest'
import { readContract } from './node/read-contract.ts'
import { contractExample } from './operation.ts'
import { listOperations, type MediaTypeObject, resolved } from './contract.ts'
import { operations } from './operations/all.ts'
import { seedIds } from './seed/named.ts'
import { openShop } from './testing/shop-sandbox.ts'
import { ShopVisitor } from './testing/shop-visitor.ts'

// What only answers its example tells of one company and its buyer: nobody else may hear of them.

const { buyer, person, mechanic, admin } = seedIds.users
const order = seedIds.orders.story.id
const contract = readContract()
/** Operations that this test takes the handlers of. */
const withoutHandler: ReadonlySet<string> = new Set([
  'addMachineTask',
  'createHook',
  'getAct',
  'getContract',
  'getMachine',
  'getRequest',
  'listActs',
  'listAuthorities',
  'listHookDeliveries',
  'listHooks',
  'listMachines',
  'listRequests',
  'registerPerson',
])
const answersExample = (id: string) => withoutHandler.has(id)
const visitor = () =>
  new ShopVisitor(
    openShop({
      operations: {
        ...operations,
        ...Object.fromEntries([...withoutHandler].map((id) => [id, contractExample])),
      },
    }),
  )
/** The first example of an operation's body, without SESSID. */
function requestExample(id: string): Record<string, unknown> {
  const { requestBody = {} } = listOperations(contract).find((one) => one.id === id)?.definition ?? {}
  const { content } = resolved<{ content?: Record<string, MediaTypeObject> }>(contract, requestBody)
  const [first] = Object.values(content?.['application/json']?.examples ?? {})
  const { value } = first ? resolved<{ value?: unknown }>(contract, first) : {}
  const { SESSID: _own, ...body } = { ...(value as Record<string, unknown> | undefined) }
  return body
}
const enter = (email: string) => visitor().login(email)

test.each([
  ['/web/order/orderApprove/', { orderId: order, version: 1 }],
  ['/web/order/copy/', { orderId: order, version: 1 }],
  [`/web/order/updateProduct/${order}/`, { version: 1, lineId: 700_011, quantity: 3 }],
])('a colleague who sees only their own orders gets 404 from %s for another one', async (path, body) => {
  const colleague = await enter(mechanic.email)
  expect((await colleague.call(path, body)).status).toBe(404)
  expect((await (await enter(buyer.email)).call(path, body)).status).not.toBe(404)
})

test('an order that nobody has is 404 for the buyer, too', async () => {
  const answer = await (await enter(buyer.email)).call('/web/order/copy/', { orderId: 99_999, version: 1 })
  expect([answer.status, answer.code]).toEqual([404, '404'])
})

test('nobody asks for service of a machine that is not theirs', async () => {
  const task = {
    machineId: seedIds.machines.excavator.id,
    kind: 'repair',
    symptoms: 'Течёт гидроцилиндр стрелы, падает давление',
    urgency: 'normal',
    contact: { fio: 'Петров Иван', phone: '+79221234567' },
  }
  const code = async (email: string) => (await (await enter(email)).call('/web/addTaskMachines/', task)).code
  expect([await code(person.email), await code(admin.email)]).toEqual(['machineNotFound', 'machineNotFound'])
  expect(await code(buyer.email)).toBe('exampleOnly')
})

test('a write without a handler answers the request of its example, marked, and refuses any other by 501', async () => {
  const customer = await enter(buyer.email)
  const example = requestExample('createHook')
  const told = await customer.send('POST', '/web/hooksCreate/', example)
  expect([told.status, told.headers.get('sandbox-answer')]).toEqual([200, 'example'])
  const own = await customer.send('POST', '/web/hooksCreate/', { ...example, name: 'Мой набор' })
  expect([own.status, own.code, own.headers.get('sandbox-answer')]).toEqual([501, 'exampleOnly', 'example'])
  expect(await customer.send('POST', '/api/basket-template/', { ...example, name: '' })).toMatchObject({
    status: 422,
    code: 'validation',
  })
})

test('no stranger is told an example of a write, and no example opens or ends a session', async () => {
  const stranger = await enter(person.email)
  expect((await stranger.call('/web/hooksCreate/', requestExample('createHook'))).code).toBe(
    'contragentMismatch',
  )
  const opening = listOperations(contract).filter(
    ({ id, definition }) => answersExample(id) && definition['x-opens-session'] !== undefined,
  )
  expect(opening.length).toBeGreaterThan(0)
  for (const { id, method, path } of opening) {
    const { status, code } = await visitor().send(method, path, requestExample(id))
    expect([id, status, code]).toEqual([id, 501, 'exampleOnly'])
  }
})

test('what has a handler is not marked', async () => {
  const { headers } = await visitor().send('GET', '/api/footer/')
  expect(headers.has('sandbox-answer')).toBe(false)
})

test('no read of an example tells a guest or a stranger of the company', async () => {
  const reads = listOperations(contract).filter(
    ({ id, definition }) =>
      answersExample(id) &&
      definition['x-effect'] === 'read' &&
      definition.security?.every((scheme) => 'token' in scheme),
  )
  expect(reads.length).toBeGreaterThan(8)
  const told: string[] = []
  for (const asking of [visitor(), await enter(person.email)])
    for (const { path, method, parameters } of reads) {
      const exampleOf = (name: string) =>
        String((parameters.find((one) => one.name === name) as { example?: unknown }).example)
      const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => exampleOf(name))
      const query = parameters
        .filter((one) => one.in === 'query' && one.required)
        .map(({ name }) => `${name}=${encodeURIComponent(exampleOf(name))}`)
      const body = method === 'POST' ? { contragentId: 501 } : undefined
      const { envelope } = await asking.send(method, `${address}?${query.join('&')}`, body)
      if (/Смирнов|УралДорСтрой|Шабровский|EG210/.test(JSON.stringify(envelope))) told.push(path)
    }
  expect(told).toEqual([])
})
