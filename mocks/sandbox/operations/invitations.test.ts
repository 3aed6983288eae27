import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const { uralDorStroy } = seedIds.companies
const contragentId = uralDorStroy.id
const list = '/web/contractor/invitations/'
const at = (what: 'accept' | 'decline', id: number) => `/web/contractor/invitations/${what}/${id}/`

/** The owner has invited a person, who is logged in. */
async function invited() {
  const { email } = person
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const owner = await new ShopVisitor(shop).login(buyer.email)
  const { user } = await owner.ask<'inviteCompanyUser'>('/web/contractor/users/invite/', {
    contragentId,
    email: email.toUpperCase().replace('EXAMPLE.RU', 'example.ru'),
    role: 'buyer',
    position: 'Снабженец',
    limits: { perOrder: 100_000, perMonth: null },
  })
  const guest = await new ShopVisitor(shop).login(email)
  return { shop, owner, guest, id: user.id }
}
const itemsOf = async (visitor: ShopVisitor) => (await visitor.ask<'listInvitations'>(list)).items
const news = async (visitor: ShopVisitor) =>
  (await visitor.ask<'listNotifications'>('/api/notifications/')).items[0]

test('R-COMP-02 whoever has confirmed the e-mail finds the invitation and accepts it with role and limits', async () => {
  const { owner, guest, id } = await invited()
  expect(await itemsOf(guest)).toEqual([
    {
      id,
      company: { name: uralDorStroy.name, inn: uralDorStroy.inn },
      role: 'buyer',
      position: 'Снабженец',
      invitedBy: 'Смирнов Алексей Петрович',
      sentAt: '2026-11-20T09:00:00.000Z',
      expiresAt: '2026-12-04T09:00:00.000Z',
    },
  ])
  expect(await guest.ask<'acceptInvitation'>(at('accept', id), {})).toEqual({ contragentId })
  const { user } = await guest.ask<'getPersonal'>('/web/personal/')
  expect([user.roleCode, user.currentCompanyId]).toEqual(['user', null])
  await guest.ask(`/web/switchContractor/?contragentId=${contragentId}`)
  const company = await guest.ask<'getCompany'>(`/web/contractor/data/?contragentId=${contragentId}`)
  expect(company.company).toMatchObject({
    myRole: 'buyer',
    limits: { perOrder: 100_000, perMonth: null, spent: 0 },
  })
  expect(await news(owner)).toMatchObject({
    title: 'Приглашение принято',
    link: '/companies/users/',
    isRead: false,
  })
  const users = await owner.ask<'listCompanyUsers'>(`/web/contractor/users/?contragentId=${contragentId}`)
  expect(users.items.find((one) => one.id === id)).toMatchObject({
    userId: person.id,
    fio: 'Кузнецова Мария Игоревна',
    status: 'active',
    invitation: null,
  })
})

test('R-COMP-02 an invitation is accepted or declined once, and only by whom it is for', async () => {
  const { shop, owner, guest, id } = await invited()
  for (const email of [mechanic.email, 'director@karyer-servis.example']) {
    const other = await new ShopVisitor(shop).login(email)
    expect((await other.call(at('accept', id), {})).status).toBe(404)
    expect((await other.call(at('decline', id), {})).status).toBe(404)
  }
  expect(await guest.ask<'declineInvitation'>(at('decline', id), {})).toEqual({ id })
  expect(await news(owner)).toMatchObject({ title: 'Приглашение отклонено' })
  expect((await guest.call(at('accept', id), {})).status).toBe(404)
  const { pagination } = await owner.ask<'listCompanyUsers'>(
    `/web/contractor/users/?contragentId=${contragentId}`,
  )
  expect(pagination.total).toBe(4)
})

test('R-COMP-02 an invitation ends after 14 days, and when it is taken back or blocked', async () => {
  const { owner, guest, id } = await invited()
  const change = (status: 'active' | 'blocked') =>
    owner.ask(`/web/contractor/users/update/${id}/`, {
      contragentId,
      role: 'buyer',
      rights: ['orders.viewOwn'],
      limits: { perOrder: null, perMonth: null },
      status,
    })
  await change('blocked')
  expect(await itemsOf(guest)).toEqual([])
  expect((await guest.call(at('accept', id), {})).status).toBe(404)
  await change('active')
  expect(await itemsOf(guest)).toHaveLength(1)
  await guest.call('/sandbox/clock', { now: '2026-12-04T08:59:00.000Z' })
  const late = await new ShopVisitor(guest.shop).login(person.email)
  expect(await itemsOf(late)).toHaveLength(1)
  await late.call('/sandbox/clock', { advance: 61_000 })
  expect(await itemsOf(late)).toEqual([])
  expect((await late.call(at('accept', id), {})).status).toBe(404)
})
