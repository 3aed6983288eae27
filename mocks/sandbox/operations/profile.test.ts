import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const enter = (email: string, shop = openShop()) => new ShopVisitor(shop).login(email)
const profileOf = async (visitor: ShopVisitor) => (await visitor.ask<'getProfile'>('/web/profile/')).profile

test('R-ACC-14 the profile keeps what is sent, leaves the rest and empties what is null', async () => {
  const visitor = await enter(buyer.email)
  const before = await profileOf(visitor)
  const change = { position: 'Директор по снабжению', patronymic: null, storeId: '101' }
  const { profile } = await visitor.ask<'updateProfile'>('/web/profile/update/', change)
  expect(profile).toEqual({
    ...before,
    position: 'Директор по снабжению',
    patronymic: null,
    defaultBranch: { id: 1, name: 'Москва', xmlId: 'store-msk', storeId: '101' },
  })
  expect(await profileOf(visitor)).toEqual(profile)
  const { user } = await visitor.ask<'getPersonal'>('/web/personal/')
  expect([user.name, user.position]).toEqual(['Смирнов Алексей', 'Директор по снабжению'])
})

test('R-ACC-14 a day to come, one before 1900 and an unknown store are refused, and nothing changes', async () => {
  const visitor = await enter(buyer.email)
  const before = await profileOf(visitor)
  for (const birthDate of ['2126-01-01', '1899-12-31'])
    expect((await visitor.call('/web/profile/update/', { birthDate, position: 'Иная' })).code).toBe(
      'birthDateInvalid',
    )
  expect((await visitor.call('/web/profile/update/', { storeId: '999' })).code).toBe('storeNotFound')
  expect((await visitor.call('/web/profile/update/', { birthDate: '2026-02-30' })).status).toBe(422)
  expect(await profileOf(visitor)).toEqual(before)
})

test('R-ACC-14 a customer ends the other sessions and stays in this one', async () => {
  const shop = openShop()
  const [here, there] = [await enter(buyer.email, shop), await enter(buyer.email, shop)]
  const stranger = await enter(person.email, shop)
  expect((await profileOf(here)).otherSessions).toBe(1)
  expect((await here.call('/web/profile/endSessions/', {})).data).toEqual({ ended: 1 })
  expect((await there.call('/web/profile/')).status).toBe(401)
  expect((await stranger.call('/web/profile/')).status).toBe(200)
  expect((await profileOf(here)).otherSessions).toBe(0)
  expect((await here.call('/web/profile/endSessions/', {})).data).toEqual({ ended: 0 })
})

test('R-ACC-14 a consent is given to the version in force only, and marketing is withdrawn again', async () => {
  const visitor = await enter(buyer.email)
  const { items } = await new ShopVisitor().ask<'listConsentDocuments'>('/web/consents/')
  const marketing = items.find(({ type }) => type === 'marketing')
  const consent = { type: 'marketing', docVersion: marketing?.docVersion }
  const stale = await visitor.call('/web/profile/consent/', { ...consent, docVersion: '2024-06' })
  expect(stale.code).toBe('consentOutdated')
  const given = await visitor.ask<'giveConsent'>('/web/profile/consent/', consent)
  expect(given.consents[0]).toMatchObject(consent)
  expect((await profileOf(visitor)).consents).toEqual(given.consents)
  expect((await visitor.ask<'giveConsent'>('/web/profile/consent/', consent)).consents).toEqual(
    given.consents,
  )
  const needed = await visitor.call('/web/profile/consent/withdraw/', { type: 'personalData' })
  expect(needed.code).toBe('consentRequired')
  const left = await visitor.ask<'withdrawConsent'>('/web/profile/consent/withdraw/', { type: 'marketing' })
  expect(left.consents.map(({ type }) => type)).toEqual(['personalData', 'offer'])
  expect((await profileOf(visitor)).consents).toEqual(left.consents)
})

test('R-NOTIF-05 one notification is deleted, an unread one counts no longer, another customer has none', async () => {
  const shop = openShop()
  const visitor = await enter(buyer.email, shop)
  const list = () => visitor.ask<'listNotifications'>('/api/notifications/')
  const { items, unread } = await list()
  const first = items.find(({ isRead }) => !isRead)
  const path = `/api/notifications/delete/${first?.id}/`
  expect((await (await enter(person.email, shop)).send('DELETE', path)).status).toBe(404)
  expect((await visitor.send('DELETE', path, undefined, { 'X-SESSID': 'a'.repeat(32) })).code).toBe(
    'sessidInvalid',
  )
  expect((await visitor.send('DELETE', path)).data).toEqual({ id: first?.id, unread: unread - 1 })
  const after = await list()
  expect([after.items.map(({ id }) => id), after.unread]).toEqual([
    items.map(({ id }) => id).filter((id) => id !== first?.id),
    unread - 1,
  ])
  expect((await visitor.send('DELETE', path)).status).toBe(404)
})

test('R-ACC-02 the overview counts papers, requests and machines that wait for the user', async () => {
  const visitor = await enter(buyer.email)
  const tasks = async () => (await visitor.ask<'getDashboard'>('/web/personal/dashboard/')).tasks
  expect(await tasks()).toEqual({
    actsToCheck: 2,
    authoritiesToSign: 1,
    requestsToAnswer: 1,
    machinesToService: 1,
    machinesInCheck: 1,
    machinesRejected: 0,
  })
  await visitor.send('POST', `/web/acts/send/${seedIds.acts.october.id}/`, { email: buyer.email })
  await visitor.send('POST', `/web/authority/revoke/${seedIds.authorities.story.id}/`, {})
  await visitor.send('POST', '/web/machines/update/903/', { motohours: null })
  expect(await tasks()).toMatchObject({ actsToCheck: 1, authoritiesToSign: 0, machinesToService: 0 })
})

test('R-ACC-01 the overview counts what the lists show, for the company and by right', async () => {
  const visitor = await enter(buyer.email)
  const overview = await visitor.ask<'getDashboard'>('/web/personal/dashboard/')
  const own = `/web/profile/orders/?contragentId=${overview.company?.id}`
  const orders = await visitor.ask<'listOrders'>(own)
  expect(overview.orderTabs).toEqual(orders.tabs)
  expect(overview.latestOrders).toEqual(orders.items.slice(0, 5))
  const machines = await visitor.ask<'listMachines'>('/web/machines/')
  const addresses = await visitor.ask<'listAddresses'>('/web/address/')
  expect(overview).toMatchObject({
    contract: { id: seedIds.contracts.uralDorStroy.id },
    machines: machines.pagination.total,
    addresses: addresses.pagination.total,
    manager: { name: 'Климова Ольга Сергеевна' },
  })
  const { items: payable } = await visitor.ask<'listOrders'>(`${own}&tab=payment`)
  // What is overdue waits for its payment too, in whatever status.
  expect(payable.map(({ id }) => id)).toEqual([seedIds.orders.story.id, 70_012])
  expect(overview.due).toBe(payable.reduce((sum, { due }) => sum + due, 0))
  const few = await (await enter(mechanic.email)).ask<'getDashboard'>('/web/personal/dashboard/')
  expect([few.contract, few.orderTabs[0]?.count]).not.toEqual([null, overview.orderTabs[0]?.count])
  expect(few.contract).toBeNull()
  expect(few.tasks).toMatchObject({ actsToCheck: 0, authoritiesToSign: 0 })
  const alone = await (await enter(person.email)).ask<'getDashboard'>('/web/personal/dashboard/')
  expect([alone.company, alone.addresses, alone.machines]).toEqual([null, 1, 0])
  expect(Object.values(alone.tasks ?? { none: 1 })).toEqual([0, 0, 0, 0, 0, 0])
})
