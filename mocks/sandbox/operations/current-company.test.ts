import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { newCompany } from '../testing/new-company.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

// Whom a customer acts for when the company that they had chosen is taken from them, and then another one comes.

const { buyer } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const director = 'director@karyer-servis.example'
const accountant = 'panova@uraldorstroy.example'
const accountantsId = 702

/** The accountant belongs to one company, and acts for it on two devices. */
async function open() {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const enter = (email: string) => new ShopVisitor(shop).login(email)
  const devices = [await enter(accountant), await enter(accountant)] as const
  const owner = await enter(buyer.email)
  const all = async () => Promise.all([...devices, await enter(accountant)].map(currentOf))
  expect(await all()).toEqual([uralDorStroy.id, uralDorStroy.id, uralDorStroy.id])
  return { owner, director: await enter(director), device: devices[0], all }
}

const currentOf = async (visitor: ShopVisitor) =>
  (await visitor.ask<'getPersonal'>('/web/personal/')).user.currentCompanyId
const remove = (owner: ShopVisitor) =>
  owner.send('DELETE', `/web/contractor/users/delete/${accountantsId}/?contragentId=${uralDorStroy.id}`)
const change = (owner: ShopVisitor, status: 'active' | 'blocked', role = 'accountant') =>
  owner.ask(`/web/contractor/users/update/${accountantsId}/`, {
    contragentId: uralDorStroy.id,
    role,
    rights: ['prices.view'],
    limits: { perOrder: 0, perMonth: 0 },
    status,
  })

/** Every way into a further company. */
const ways = {
  acceptInvitation: async (visitor: ShopVisitor, owner: ShopVisitor) => {
    const { user } = await owner.ask<'inviteCompanyUser'>('/web/contractor/users/invite/', {
      contragentId: karyerServis.id,
      email: accountant,
      role: 'buyer',
      position: 'Снабженец',
      limits: { perOrder: 0, perMonth: 0 },
    })
    await visitor.ask<'acceptInvitation'>(`/web/contractor/invitations/accept/${user.id}/`, {})
    return karyerServis.id
  },
  decideAccessRequest: async (visitor: ShopVisitor, owner: ShopVisitor) => {
    const { request } = await visitor.ask<'requestCompanyAccess'>('/web/contractor/requestAccess/', {
      inn: karyerServis.inn,
    })
    await owner.ask<'decideAccessRequest'>(`/web/contractor/decideAccess/${request.id}/`, {
      contragentId: karyerServis.id,
      decision: 'accept',
      role: 'viewer',
    })
    return karyerServis.id
  },
  addCompany: async (visitor: ShopVisitor, _owner: ShopVisitor) => {
    const { company } = await visitor.ask<'addCompany'>('/web/contractor/add/', newCompany)
    return company.id
  },
} as const

test.each(Object.entries(ways))(
  'R-COMP-02 who was removed from the chosen company acts for none after %s, on each device, until they switch',
  async (_name, join) => {
    const { owner, director: other, device, all } = await open()
    await remove(owner)
    expect(await all()).toEqual([null, null, null])
    const id = await join(device, other)
    expect(await all()).toEqual([null, null, null])
    await device.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${id}`)
    expect(await currentOf(device)).toBe(id)
  },
)

test.each(Object.entries(ways))(
  'R-COMP-11 who is blocked in the chosen company acts for none after %s',
  async (_name, join) => {
    const { owner, director: other, device, all } = await open()
    await change(owner, 'blocked')
    await join(device, other)
    expect(await all()).toEqual([null, null, null])
  },
)

test.each(Object.entries(ways))('R-COMP-02 the chosen company stays after %s', async (_name, join) => {
  const { director: other, device, all } = await open()
  await join(device, other)
  expect(await all()).toEqual([uralDorStroy.id, uralDorStroy.id, uralDorStroy.id])
})

test('R-COMP-11 another role in the chosen company changes the rights, not the company, on each device', async () => {
  const { owner, all } = await open()
  await change(owner, 'active', 'viewer')
  expect(await all()).toEqual([uralDorStroy.id, uralDorStroy.id, uralDorStroy.id])
})

test('R-COMP-02 who leaves the chosen company acts for none on another device, and after a further company', async () => {
  const { director: other, device, all } = await open()
  await device.ask<'leaveCompany'>('/web/contractor/leave/', { contragentId: uralDorStroy.id })
  expect(await all()).toEqual([null, null, null])
  await ways.acceptInvitation(device, other)
  expect(await all()).toEqual([null, null, null])
})
