import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

test('R-FIN-04 a contract is read in its own company, whichever is current', async () => {
  const buyer = await new ShopVisitor().login(seedIds.users.buyer.email)
  const contract = async (id: number) => (await buyer.call(`/web/contract/${id}/`)).data?.['contract']
  expect(await contract(301)).toMatchObject({
    contragentId: 501,
    allowedActions: ['view', 'downloadFiles', 'useInOrder', 'requestAct'],
  })
  expect(await contract(302)).toMatchObject({ contragentId: 502 })
})

test('R-FIN-04 a contract of another customer is 404, without the right 403', async () => {
  const person = await new ShopVisitor().login(seedIds.users.person.email)
  expect((await person.call('/web/contract/301/')).status).toBe(404)
  const mechanic = await new ShopVisitor().login('gusev@uraldorstroy.example')
  expect((await mechanic.call('/web/contract/301/')).status).toBe(403)
})
