import { expect, test } from 'vitest'
import { readContract } from './node/read-contract.ts'
import { contractExample, type SandboxOperations } from './operation.ts'
import { listOperations } from './contract.ts'
import { operations } from './operations/all.ts'
import { seedIds } from './seed/named.ts'
import { ShopVisitor } from './testing/shop-visitor.ts'

// What only answers its example tells of one company and its buyer: nobody else may hear of them.

const { buyer, person, mechanic, admin } = seedIds.users
const order = seedIds.orders.story.id
const enter = (email: string) => new ShopVisitor().login(email)
const savedCart = { name: 'Мой набор', comment: 'Для дачи', visibility: 'private' }

test.each([
  ['/web/order/orderApprove/', { orderId: order, version: 1 }],
  ['/web/order/copy/', { orderId: order, version: 1 }],
  [`/web/order/updateProduct/${order}/`, { version: 1, lineId: 700_011, quantity: 3 }],
])('a colleague who sees only their own orders gets 404 from %s for another one', async (path, body) => {
  const colleague = await enter(mechanic.email)
  expect((await colleague.call(path, body)).status).toBe(404)
  expect((await (await enter(buyer.email)).call(path, body)).status).toBe(200)
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
  expect(await code(buyer.email)).toBeUndefined()
})

test('who saves a cart or confirms an address is answered with their own name and words', async () => {
  const customer = await enter(person.email)
  const saved = await customer.ask<'createSavedCart'>('/api/basket-template/', savedCart)
  expect(saved).toMatchObject({ ...savedCart, owner: { id: person.id } })
  expect(saved.owner.fio).not.toContain('Смирнов')
  expect(
    await customer.ask<'checkEmail'>('/api/profile/checkEmail/', { email: 'new@example.ru', code: '123456' }),
  ).toEqual({ email: 'new@example.ru', verified: true })
})

test('no read of an example tells a guest or a stranger of the company', async () => {
  const answered: Partial<SandboxOperations> = operations
  const reads = listOperations(readContract()).filter(
    ({ id, definition }) =>
      answered[id as keyof typeof operations] === contractExample &&
      definition['x-effect'] === 'read' &&
      definition.security?.every((scheme) => 'token' in scheme),
  )
  expect(reads.length).toBeGreaterThan(8)
  const told: string[] = []
  for (const visitor of [new ShopVisitor(), await enter(person.email)])
    for (const { path, method, parameters } of reads) {
      const exampleOf = (name: string) =>
        String((parameters.find((one) => one.name === name) as { example?: unknown }).example)
      const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => exampleOf(name))
      const query = parameters
        .filter((one) => one.in === 'query' && one.required)
        .map(({ name }) => `${name}=${encodeURIComponent(exampleOf(name))}`)
      const body = method === 'POST' ? { contragentId: 501 } : undefined
      const { envelope } = await visitor.send(method, `${address}?${query.join('&')}`, body)
      if (/Смирнов|УралДорСтрой|Шабровский|EG210/.test(JSON.stringify(envelope))) told.push(path)
    }
  expect(told).toEqual([])
})
