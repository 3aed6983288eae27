import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const contragentId = uralDorStroy.id
const ask = '/web/contractor/requestAccess/'
const list = '/web/contractor/accessRequests/'
const decide = (id: number) => `/web/contractor/decideAccess/${id}/`
const novikov = 'novikov@example.ru'
const waiting = 51

async function open() {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const enter = (email: string) => new ShopVisitor(shop).login(email)
  return { owner: await enter(buyer.email), enter }
}
const own = async (visitor: ShopVisitor) => (await visitor.ask<'listAccessRequests'>(list)).items
const ofCompany = async (visitor: ShopVisitor) =>
  (await visitor.ask<'listAccessRequests'>(`${list}?contragentId=${contragentId}`)).items

test('R-COMP-09 a request reaches who manages the users of the company, and the customer sees it wait', async () => {
  const { owner, enter } = await open()
  const guest = await enter(person.email)
  const { request } = await guest.ask<'requestCompanyAccess'>(ask, {
    inn: uralDorStroy.inn,
    comment: ' Я новый снабженец ',
  })
  expect(request).toMatchObject({
    company: { name: uralDorStroy.name, inn: uralDorStroy.inn },
    fio: 'Кузнецова Мария Игоревна',
    comment: 'Я новый снабженец',
    status: 'pending',
    decidedAt: null,
    allowedActions: [],
  })
  expect((await own(guest)).map(({ id, status }) => [id, status])).toEqual([[request.id, 'pending']])
  expect((await ofCompany(owner)).map(({ id, allowedActions }) => [id, allowedActions])).toEqual([
    [request.id, ['accept', 'decline']],
    [waiting, ['accept', 'decline']],
  ])
  const news = await owner.ask<'listNotifications'>('/api/notifications/')
  expect(news.items[0]).toMatchObject({ title: 'Запрос доступа к компании', link: '/companies/users/' })
  expect((await (await enter(mechanic.email)).call(`${list}?contragentId=${contragentId}`)).status).toBe(403)
  expect((await guest.call(`${list}?contragentId=${contragentId}`)).status).toBe(404)
})

test('R-COMP-09 a wrong ИНН, an unknown company, an own one and a second request are refused', async () => {
  const { owner, enter } = await open()
  const guest = await enter(person.email)
  const code = async (visitor: ShopVisitor, inn: string) => (await visitor.call(ask, { inn })).code
  expect(await code(guest, '6671234560')).toBe('innInvalid')
  expect(await code(guest, '5902034504')).toBe('companyNotFound')
  expect(await code(owner, uralDorStroy.inn)).toBe('alreadyMember')
  expect(await code(await enter(mechanic.email), karyerServis.inn)).toBe('alreadyMember')
  expect(await code(guest, uralDorStroy.inn)).toBeUndefined()
  expect(await code(guest, uralDorStroy.inn)).toBe('alreadyRequested')
})

test('R-COMP-11 accepting makes an active user with the preset of the role, and tells the person', async () => {
  const { owner, enter } = await open()
  const { request } = await owner.ask<'decideAccessRequest'>(decide(waiting), {
    contragentId,
    decision: 'accept',
    role: 'buyer',
    comment: 'Добро пожаловать',
  })
  expect(request).toMatchObject({
    status: 'accepted',
    decidedBy: 'Смирнов Алексей Петрович',
    decisionComment: 'Добро пожаловать',
    allowedActions: [],
  })
  const users = await owner.ask<'listCompanyUsers'>(`/web/contractor/users/?contragentId=${contragentId}`)
  const added = users.items.find(({ email }) => email === novikov)
  expect(added).toMatchObject({ status: 'active', role: 'buyer', fio: 'Новиков Илья Андреевич' })
  expect(added?.rights).toContain('orders.create')
  const guest = await enter(novikov)
  const news = await guest.ask<'listNotifications'>('/api/notifications/')
  expect(news.items[0]).toMatchObject({
    title: 'Доступ к компании открыт',
    text: 'Вам открыт доступ к компании «УралДорСтрой». Добро пожаловать',
  })
  const again = await owner.call(decide(waiting), { contragentId, decision: 'decline' })
  expect([again.code, again.data]).toMatchObject(['actionNotAllowed', { request: { status: 'accepted' } }])
})

test('R-COMP-11 a declined person may ask again after a day, five times a day in all', async () => {
  const { owner, enter } = await open()
  await owner.ask(decide(waiting), { contragentId, decision: 'decline', comment: 'Не наш сотрудник' })
  const guest = await enter(novikov)
  const code = async () => (await guest.call(ask, { inn: uralDorStroy.inn })).code
  expect(await code()).toBe('alreadyRequested')
  expect((await own(guest))[0]).toMatchObject({ status: 'declined', decisionComment: 'Не наш сотрудник' })
  // In two steps: the token is good for a day after its last use.
  for (let step = 0; step < 2; step += 1) {
    await guest.call('/sandbox/clock', { advance: 43_201_000 })
    await own(guest)
  }
  expect(await code()).toBeUndefined()
})

test('R-COMP-11 a request that nobody decides in 30 days is declined, and forgotten 90 days later', async () => {
  const { owner, enter } = await open()
  await owner.call('/sandbox/clock', { now: '2026-12-20T08:41:00.000Z' })
  const late = await enter(novikov)
  expect((await own(late))[0]).toMatchObject({
    status: 'declined',
    decidedAt: '2026-12-20T08:40:00.000Z',
    decidedBy: null,
  })
  const again = await enter(buyer.email)
  expect((await again.call(decide(waiting), { contragentId, decision: 'accept' })).code).toBe(
    'actionNotAllowed',
  )
  await again.call('/sandbox/clock', { now: '2027-03-21T08:41:00.000Z' })
  expect(await own(await enter(novikov))).toEqual([])
})

test('R-COMP-11 nobody lets in with more rights than they have', async () => {
  const { owner, enter } = await open()
  await owner.ask('/web/contractor/users/update/702/', {
    contragentId,
    role: 'viewer',
    rights: ['orders.viewOwn', 'users.manage'],
    limits: { perOrder: null, perMonth: null },
    status: 'active',
  })
  const admin = await enter('panova@uraldorstroy.example')
  const accept = async (role: string) =>
    (await admin.call(decide(waiting), { contragentId, decision: 'accept', role })).code
  expect(await accept('buyer')).toBe('rightsExceeded')
  expect(await accept('owner')).toBe('rightsExceeded')
  expect(await accept('viewer')).toBeUndefined()
  const stranger = await enter(person.email)
  expect((await stranger.call(decide(waiting), { contragentId, decision: 'accept' })).status).toBe(404)
})

test('R-COMP-11 who is invited meanwhile gets one place only', async () => {
  const { owner, enter } = await open()
  const { user } = await owner.ask<'inviteCompanyUser'>('/web/contractor/users/invite/', {
    contragentId,
    email: novikov,
    role: 'viewer',
  })
  const guest = await enter(novikov)
  await guest.ask(`/web/contractor/invitations/accept/${user.id}/`, {})
  expect((await own(guest))[0]).toMatchObject({ status: 'accepted', decidedBy: 'Смирнов Алексей Петрович' })
  const { pagination } = await owner.ask<'listCompanyUsers'>(
    `/web/contractor/users/?contragentId=${contragentId}`,
  )
  expect(pagination.total).toBe(5)
})
