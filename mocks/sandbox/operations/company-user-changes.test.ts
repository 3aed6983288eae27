import { expect, test } from 'vitest'
import { companyRights } from '../seed/company-member-record.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, mechanic, person } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const accountant = 'panova@uraldorstroy.example'
const contragentId = uralDorStroy.id
const mechanicsId = 703
const accountantsId = 702
const invitedId = 704

const at = (what: 'update' | 'resend', id: number) => `/web/contractor/users/${what}/${id}/`
const invite = '/web/contractor/users/invite/'
const none = { perOrder: null, perMonth: null }
const asMechanic = {
  contragentId,
  role: 'mechanic',
  rights: ['orders.viewOwn', 'orders.create', 'prices.view', 'equipment.manage'],
  limits: { perOrder: 15_000_000, perMonth: 60_000_000 },
  status: 'active',
}

async function open() {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const enter = (email: string) => new ShopVisitor(shop).login(email)
  return { shop, owner: await enter(buyer.email), enter }
}
const scopeOf = async (visitor: ShopVisitor) =>
  (await visitor.ask<'getHeader'>('/api/header/')).userData.scope
const outbox = async (visitor: ShopVisitor) =>
  (await visitor.call('/sandbox/outbox')).data?.['items'] as { to: string; link?: string; text: string }[]
const advance = (visitor: ShopVisitor, seconds: number) =>
  visitor.call('/sandbox/clock', { advance: seconds * 1000 })
const remove = (visitor: ShopVisitor, id: number, company: number = contragentId) =>
  visitor.send('DELETE', `/web/contractor/users/delete/${id}/?contragentId=${company}`)

test('R-COMP-11 an invitation is mailed, waits 14 days, and begins with the preset of its role', async () => {
  const { owner } = await open()
  const { user } = await owner.ask<'inviteCompanyUser'>(invite, {
    contragentId,
    email: 'Kotova@uraldorstroy.example',
    position: ' Диспетчер ',
    role: 'viewer',
    limits: { perOrder: 0, perMonth: 0 },
  })
  expect(user).toMatchObject({
    userId: null,
    fio: '',
    phone: null,
    position: 'Диспетчер',
    status: 'invited',
    rights: ['orders.viewOwn'],
    limits: { perOrder: 0, perMonth: 0, spent: 0 },
    invitation: { sentAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-12-04T09:00:00.000Z' },
    allowedActions: ['edit', 'resend', 'delete'],
  })
  const mail = (await outbox(owner)).at(-1)
  expect(mail).toMatchObject({
    to: 'Kotova@uraldorstroy.example',
    link: '/personal/companies/invitations/',
  })
  // Whoever reads the mail over somebody's shoulder gets nothing.
  expect(mail?.text).not.toMatch(/checkword|token|[0-9a-f]{16}/)
})

test('R-COMP-11 nobody is invited twice, be it in other letters, nor who is a user by another e-mail', async () => {
  const { owner } = await open()
  const again = (email: string) => owner.call(invite, { contragentId, email, role: 'viewer' })
  expect((await again('Gusev@UralDorStroy.example')).code).toBe('alreadyMember')
  expect((await again('ZAYTSEV@uraldorstroy.example')).code).toBe('alreadyMember')
  const other = { contragentId: karyerServis.id, email: 'a.b@example.ru', role: 'viewer' }
  expect((await owner.call(invite, other)).status).toBe(403)
})

test('R-COMP-11 twenty invitations an hour; the next one waits', async () => {
  const { owner } = await open()
  const send = (index: number) =>
    owner.call(invite, { contragentId, email: `new${index}@example.ru`, role: 'viewer' })
  for (let index = 0; index < 20; index += 1) expect((await send(index)).status).toBe(200)
  const refused = await send(20)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  await advance(owner, 3601)
  expect((await send(20)).status).toBe(200)
})

test('R-COMP-11 an invitation is sent again after 60 s, ten times a day, and its 14 days begin anew', async () => {
  const { owner } = await open()
  const send = () => owner.call(at('resend', invitedId), { contragentId })
  expect((await send()).data).toMatchObject({
    user: { invitation: { sentAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-12-04T09:00:00.000Z' } },
  })
  expect((await outbox(owner)).at(-1)?.to).toBe('zaytsev@uraldorstroy.example')
  await advance(owner, 59)
  const early = await send()
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
  for (let time = 2; time <= 10; time += 1) {
    await advance(owner, 61)
    expect((await send()).status).toBe(200)
  }
  await advance(owner, 61)
  expect((await send()).status).toBe(429)
  const accepted = await owner.call(at('resend', mechanicsId), { contragentId })
  expect([accepted.code, accepted.errors?.[0]?.message]).toEqual([
    'actionNotAllowed',
    'Приглашение уже принято.',
  ])
})

test('R-COMP-11 a right that is taken away is gone at the next call of whoever had it', async () => {
  const { owner, enter } = await open()
  const other = await enter(accountant)
  const contracts = () => other.call('/web/contracts/', {})
  expect((await contracts()).status).toBe(200)
  const { user } = await owner.ask<'updateCompanyUser'>(at('update', accountantsId), {
    contragentId,
    role: 'accountant',
    rights: ['orders.viewAll', 'prices.view'],
    limits: none,
    status: 'active',
  })
  expect(user).toMatchObject({ position: 'Главный бухгалтер', limits: { perOrder: null } })
  expect((await contracts()).status).toBe(403)
  expect(await scopeOf(other)).toEqual(['orders.viewAll', 'prices.view'])
})

test('R-COMP-11 who is blocked has no access at once, and unblocking gives it back', async () => {
  const { owner, enter } = await open()
  const other = await enter(mechanic.email)
  const machines = async () => (await other.ask<'listMachines'>('/web/machines/')).items.length
  expect(await machines()).toBeGreaterThan(0)
  await owner.ask(at('update', mechanicsId), { ...asMechanic, status: 'blocked' })
  expect(await machines()).toBe(0)
  const { user } = await other.ask<'getPersonal'>('/web/personal/')
  expect([user.currentCompanyId, user.scope]).toEqual([null, []])
  await owner.ask(at('update', mechanicsId), asMechanic)
  expect(await machines()).toBeGreaterThan(0)
})

test('R-COMP-11 R-EQUIP-01 to the blocked the company’s machines are those of strangers', async () => {
  const { owner, enter } = await open()
  const other = await enter(mechanic.email)
  const hours = { value: 6900, at: seedNow.slice(0, 10), source: 'manual' }
  const answers = async () => [
    (await other.call('/web/machines/parts/901/')).status,
    (await other.call('/web/machines/hours/901/', hours)).status,
  ]
  await owner.ask(at('update', mechanicsId), { ...asMechanic, status: 'blocked' })
  expect(await answers()).toEqual([404, 404])
  await owner.ask(at('update', mechanicsId), asMechanic)
  expect(await answers()).toEqual([200, 200])
})

test('R-COMP-11 who is removed acts for the next of their companies, and a second removal is 404', async () => {
  const { shop, owner, enter } = await open()
  const director = await enter('director@karyer-servis.example')
  await owner.ask(`/web/switchContractor/?contragentId=${karyerServis.id}`)
  expect((await remove(director, 705, karyerServis.id)).data).toEqual({ id: 705 })
  const { user } = await owner.ask<'getPersonal'>('/web/personal/')
  expect(user.currentCompanyId).toBe(uralDorStroy.id)
  expect((await remove(director, 705, karyerServis.id)).status).toBe(404)
  expect((await new ShopVisitor(shop).login(buyer.email)).shop).toBe(shop)
})

test('R-COMP-11 the last owner stays: nobody changes or deletes themselves, and no other one an owner', async () => {
  const { owner, enter } = await open()
  const self = { ...asMechanic, role: 'viewer', rights: [], limits: none }
  const refused = await owner.call(at('update', 701), self)
  expect([refused.code, refused.data]).toMatchObject(['actionNotAllowed', { user: { id: 701 } }])
  expect((await remove(owner, 701)).code).toBe('actionNotAllowed')
  await owner.ask(at('update', accountantsId), {
    contragentId,
    role: 'admin',
    rights: ['users.manage'],
    limits: none,
    status: 'active',
  })
  const admin = await enter(accountant)
  expect((await admin.call(at('update', 701), { ...self, status: 'blocked' })).code).toBe('actionNotAllowed')
  expect((await remove(admin, 701)).code).toBe('actionNotAllowed')
})

test('R-COMP-11 nobody gives or takes a right that they lack, nor makes an owner without being one', async () => {
  const { owner, enter } = await open()
  const managing = ['orders.viewOwn', 'users.manage']
  await owner.ask(at('update', accountantsId), {
    contragentId,
    role: 'viewer',
    rights: managing,
    limits: none,
    status: 'active',
  })
  const admin = await enter(accountant)
  const change = async (rights: readonly string[], role = 'mechanic') =>
    (await admin.call(at('update', mechanicsId), { ...asMechanic, rights, role })).code
  expect(await change([...asMechanic.rights, 'users.manage'])).toBeUndefined()
  expect(await change([...asMechanic.rights, 'orders.cancel'])).toBe('rightsExceeded')
  expect(await change(asMechanic.rights.slice(0, 2))).toBe('rightsExceeded')
  expect(await change(asMechanic.rights, 'owner')).toBe('rightsExceeded')
  const invited = async (role: string, rights?: readonly string[]) =>
    (await admin.call(invite, { contragentId, email: 'new@example.ru', role, ...(rights && { rights }) }))
      .code
  expect(await invited('buyer')).toBe('rightsExceeded')
  expect(await invited('owner', [])).toBe('rightsExceeded')
  expect(await invited('owner', companyRights)).toBe('rightsExceeded')
  expect(await invited('viewer')).toBeUndefined()
})

test('R-COMP-11 users of another company are 404, of another own company refused', async () => {
  const { owner, enter } = await open()
  const stranger = await enter(person.email)
  expect((await stranger.call(at('update', mechanicsId), asMechanic)).status).toBe(404)
  expect((await remove(stranger, mechanicsId)).status).toBe(404)
  expect((await owner.call(at('update', 706), asMechanic)).status).toBe(404)
  const director = await enter('director@karyer-servis.example')
  expect(
    (await director.call(at('update', mechanicsId), { ...asMechanic, contragentId: karyerServis.id })).status,
  ).toBe(404)
  const liquidated = await enter(mechanic.email)
  const other = { ...asMechanic, contragentId: seedIds.companies.liquidated.id }
  expect((await liquidated.call(at('update', 708), other)).code).toBe('contragentMismatch')
})

test('R-COMP-11 an invited person who is blocked can not accept, and waits again when unblocked', async () => {
  const { owner } = await open()
  const change = async (status: 'active' | 'blocked') =>
    (
      await owner.ask<'updateCompanyUser'>(at('update', invitedId), {
        contragentId,
        role: 'buyer',
        rights: [],
        limits: none,
        status,
      })
    ).user
  expect(await change('blocked')).toMatchObject({ status: 'blocked', invitation: null })
  const refused = await owner.call(at('resend', invitedId), { contragentId })
  expect(refused.errors?.[0]?.message).toBe('Приглашение закрыто: пользователь заблокирован.')
  expect(await change('active')).toMatchObject({ status: 'invited', userId: null })
})
