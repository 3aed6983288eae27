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

test('R-FIN-04 papers are read by right: invoice, transfer document, act and contract close when it is taken away', async () => {
  const owner = await new ShopVisitor().login(seedIds.users.buyer.email)
  const colleague = await new ShopVisitor(owner.shop).login('panova@uraldorstroy.example')
  const papers = ['f-invoice-70009', 'f-upd-70009', 'f-act-1501', 'f-contract-301']
  const read = (visitor: ShopVisitor) =>
    Promise.all(papers.map(async (id) => (await visitor.download(id)).status))
  expect(await read(colleague)).toEqual([200, 200, 200, 200])
  await owner.ask<'updateCompanyUser'>('/web/contractor/users/update/702/', {
    contragentId: seedIds.companies.uralDorStroy.id,
    role: 'viewer',
    rights: ['prices.view'],
    limits: { perOrder: null, perMonth: null },
    status: 'active',
  })
  expect(await read(colleague)).toEqual([404, 404, 404, 404])
  for (const guess of ['f-invoice-70009-2', 'f-upd-70001', 'f-act-9', 'f-contract-302', 'f-authority-1'])
    expect([guess, (await colleague.download(guess)).status]).toEqual([guess, 404])
  expect(await read(new ShopVisitor(owner.shop))).toEqual([404, 404, 404, 404])
})
