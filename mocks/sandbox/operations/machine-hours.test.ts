import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, mechanic } = seedIds.users
const shopNow = () => openShop({ realNow: () => Date.parse(seedNow) })
const logIn = (email: string = buyer.email, shop = shopNow()) => new ShopVisitor(shop).login(email)
const today = seedNow.slice(0, 10)

const record = (visitor: ShopVisitor, value: number, more: object = {}) =>
  visitor.call('/web/machines/hours/901/', { value, at: today, source: 'manual', ...more })
const codeOf = async (answer: ReturnType<typeof record>) =>
  (await answer).envelope.errors?.[0]?.code ?? (await answer).status
const serviceOf = async (visitor: ShopVisitor, id = 901) =>
  (await visitor.ask<'getMachineService'>(`/web/machines/service/${id}/`)).service

test('R-EQUIP-01 a reading moves the hours and what is left to the service', async () => {
  const visitor = await logIn()
  expect(await codeOf(record(visitor, 6900))).toBe(200)
  expect(await serviceOf(visitor)).toMatchObject({
    motohours: { value: 6900, at: today },
    service: { hoursLeft: 100 },
  })
})

test.each([
  [6800, {}, 'motohoursInvalid'],
  [6800, { source: 'telematics', reason: 'Счётчик заменён' }, 'motohoursInvalid'],
  [6841, { at: '2026-11-15' }, 'motohoursInvalid'],
  [6961, {}, 'motohoursImplausible'],
  [6960, {}, 200],
  [6900, { at: '2026-11-21' }, 'dateInvalid'],
  [12, { reason: 'Счётчик заменён' }, 200],
  [-1, {}, 'validation'],
])('R-EQUIP-01 a reading of %i %j is answered %s', async (value, more, expected) => {
  expect(await codeOf(record(await logIn(), value, more))).toBe(expected)
})

test('R-EQUIP-01 many readings of one day have no more hours than one', async () => {
  const visitor = await logIn()
  const change = (value: number) =>
    visitor.call('/web/machines/update/901/', { motohours: { value, at: today } })
  // 6,840 four days before.
  expect(await codeOf(record(visitor, 6950))).toBe(200)
  expect(await codeOf(record(visitor, 6960))).toBe(200)
  expect(await codeOf(record(visitor, 6961, { source: 'telematics' }))).toBe('motohoursImplausible')
  expect(await codeOf(change(6961))).toBe('motohoursInvalid')
  expect(await codeOf(record(visitor, 10, { reason: 'Счётчик заменён' }))).toBe(200)
  expect(await codeOf(record(visitor, 34))).toBe(200)
  expect(await codeOf(record(visitor, 35))).toBe('motohoursImplausible')
})

test('R-EQUIP-01 a machine that stood for months takes several readings of a day', async () => {
  const visitor = await logIn()
  await visitor.call('/sandbox/clock', { advance: 100 * 86_400_000 })
  await visitor.login(buyer.email)
  for (const value of [7000, 7100, 7200])
    expect(await codeOf(record(visitor, value, { at: '2027-02-28' }))).toBe(200)
})

test('R-EQUIP-01 telematics sends at most 100 readings of a machine in a day', async () => {
  const visitor = await logIn()
  for (let count = 0; count < 100; count += 1)
    expect(await codeOf(record(visitor, 6850, { source: 'telematics' }))).toBe(200)
  expect(await codeOf(record(visitor, 6850, { source: 'telematics' }))).toBe('tooManyRequests')
})

test('R-EQUIP-01 hours that pass a service remind those who manage the machines, once', async () => {
  const shop = shopNow()
  const [owner, worker] = [await logIn(buyer.email, shop), await logIn(mechanic.email, shop)]
  const { hook } = await owner.ask<'createHook'>('/web/hooksCreate/', {
    contragentId: 501,
    name: 'Сервис',
    channel: 'email',
    target: 'service@uraldorstroy.example',
    events: ['order.created'],
    serviceReminders: true,
  })
  const told = async (visitor: ShopVisitor) =>
    (await visitor.ask<'listNotifications'>('/api/notifications/')).items.filter(
      ({ title }) => title === 'Пора делать ТО-1000',
    )
  const mails = async () => {
    const { data } = await owner.call('/sandbox/outbox')
    return JSON.stringify(data).split('service@uraldorstroy.example').length - 1
  }
  await record(owner, 6950)
  expect(await told(owner)).toEqual([])
  expect(await mails()).toBe(0)
  await owner.call('/sandbox/clock', { advance: 3 * 86_400_000 })
  for (const visitor of [owner, worker]) await visitor.login(visitor === owner ? buyer.email : mechanic.email)
  await owner.ask('/web/machines/hours/901/', { value: 7004, at: '2026-11-22', source: 'telematics' })
  await owner.ask('/web/machines/hours/901/', { value: 7010, at: '2026-11-22', source: 'telematics' })
  for (const visitor of [owner, worker])
    expect(await told(visitor)).toMatchObject([
      { link: '/equipment/901/', text: expect.stringContaining('Экскаватор EG-210, EG210-004417') },
    ])
  expect(await mails()).toBe(1)
  expect(JSON.stringify((await owner.call('/sandbox/outbox')).data).replaceAll('\u00a0', ' ')).toContain(
    'Экскаватор EG-210, EG210-004417: наработка 7 004 ч. Письмо по подписке «Сервис».',
  )
  const deliveries = (query: string) =>
    owner.ask<'listHookDeliveries'>(`/web/hooks/deliveries/${hook.id}/${query}`)
  expect((await deliveries('')).reminders).toMatchObject([{ machineId: 901, httpCode: null, attempt: 1 }])
  expect((await deliveries('?event=order.created')).reminders).toEqual([])
  expect((await serviceOf(owner)).service).toMatchObject({ state: 'due', dueAtHours: 7000, hoursLeft: -10 })
})

test('R-HOOK-01 R-EQUIP-02 reminders of a hook tell its own company’s machines and nobody else reads them', async () => {
  const shop = shopNow()
  const { fleetBuyer, fleetDirector, person } = seedIds.users
  const [owner, director] = [await logIn(buyer.email, shop), await logIn(fleetDirector.email, shop)]
  const hookOf = async (visitor: ShopVisitor, contragentId: number) =>
    (
      await visitor.ask<'createHook'>('/web/hooksCreate/', {
        contragentId,
        name: 'Сервис',
        channel: 'email',
        target: 'service@receiver.example',
        events: ['order.created'],
        serviceReminders: true,
      })
    ).hook
  const [own, foreign] = [await hookOf(owner, 501), await hookOf(director, 500)]
  const path = (hook: { id: number }) => `/web/hooks/deliveries/${hook.id}/`
  await owner.call('/sandbox/clock', { advance: 3 * 86_400_000 })
  await owner.login(buyer.email)
  await owner.ask('/web/machines/hours/901/', { value: 7004, at: '2026-11-22', source: 'telematics' })
  expect((await owner.ask<'listHookDeliveries'>(path(own))).reminders).toMatchObject([{ machineId: 901 }])
  await director.login(fleetDirector.email)
  expect((await director.ask<'listHookDeliveries'>(path(foreign))).reminders).toEqual([])
  for (const email of [fleetDirector.email, fleetBuyer.email, person.email]) {
    const stranger = await logIn(email, shop)
    const { status, envelope } = await stranger.call(path(own))
    expect([email, status]).toEqual([email, 404])
    expect(JSON.stringify(envelope)).not.toContain('EG210-004417')
    expect((await stranger.call(`/web/hooks/update/${own.id}/`, { serviceReminders: false })).status).toBe(
      404,
    )
  }
  expect((await owner.call(path(foreign))).status).toBe(404)
  expect((await owner.ask<'listHookDeliveries'>(path(own))).reminders).toHaveLength(1)
})

test('R-EQUIP-01 a service that is done makes room for the next; a second call is refused', async () => {
  const visitor = await logIn()
  const done = (dueAtHours: number, id = 901) =>
    visitor.call(`/web/machines/serviceDone/${id}/`, { dueAtHours })
  expect(await codeOf(done(7000))).toBe(200)
  expect(await serviceOf(visitor)).toMatchObject({
    service: { name: 'ТО-250', dueAtHours: 7250 },
    lastService: { hours: 7000, at: today },
  })
  expect(await codeOf(done(7000))).toBe('conflict')
  expect(await codeOf(done(250, 912))).toBe('serviceNotPlanned')
  expect(await codeOf(done(250, 911))).toBe('actionNotAllowed')
})

test('R-EQUIP-01 a machine that the form changes is reminded of too', async () => {
  const visitor = await logIn(buyer.email, shopNow())
  await visitor.call('/sandbox/clock', { advance: 3 * 86_400_000 })
  await visitor.login(buyer.email)
  const reading = (value: number) => ({ motohours: { value, at: '2026-11-23' } })
  expect(await codeOf(visitor.call('/web/machines/update/901/', reading(7101)))).toBe('motohoursInvalid')
  await visitor.ask('/web/machines/update/901/', reading(7001))
  const { items } = await visitor.ask<'listNotifications'>('/api/notifications/')
  expect(items[0]).toMatchObject({ title: 'Пора делать ТО-1000' })
})

test('R-EQUIP-01 a later service is reminded of while an earlier one isn’t marked, once', async () => {
  const visitor = await logIn(buyer.email, shopNow())
  await visitor.call('/sandbox/clock', { advance: 30 * 86_400_000 })
  await visitor.login(buyer.email)
  for (const [value, at] of [
    [7004, '2026-11-24'],
    [7240, '2026-12-06'],
    [7251, '2026-12-07'],
    [7260, '2026-12-08'],
  ] as const)
    await visitor.ask('/web/machines/hours/901/', { value, at, source: 'telematics' })
  const { items } = await visitor.ask<'listNotifications'>('/api/notifications/')
  const told = items.filter(({ title }) => title.startsWith('Пора делать'))
  expect(told.map(({ text }) => /наработка (\S+\s\S+) ч/.exec(text)?.[1])).toEqual([
    '7\u00a0251',
    '7\u00a0004',
  ])
})

test('R-EQUIP-01 a typing error that is corrected leaves a due service due; a new meter begins a new count', async () => {
  const visitor = await logIn()
  const reason = 'Ошиблись в прошлый раз'
  await visitor.call('/sandbox/clock', { advance: 30 * 86_400_000 })
  await visitor.login(buyer.email)
  const at = '2026-12-20'
  // 7,000 has been passed.
  expect(await codeOf(record(visitor, 7290, { at }))).toBe(200)
  expect((await serviceOf(visitor)).service).toMatchObject({ dueAtHours: 7000, state: 'due' })
  expect(await codeOf(record(visitor, 7029, { at }))).toBe('motohoursInvalid')
  expect(await codeOf(record(visitor, 7029, { at, reason }))).toBe(200)
  const corrected = await serviceOf(visitor)
  expect(corrected.service).toMatchObject({ dueAtHours: 7000, hoursLeft: -29, state: 'due' })
  // What was wrong tells no hours per day.
  expect(corrected.hoursPerDay).toBe(Math.round((7029 - 6840) / 34))
  expect(await codeOf(record(visitor, 5, { at, reason: 'Счётчик заменён' }))).toBe(200)
  expect((await serviceOf(visitor)).service).toMatchObject({ dueAtHours: 250, state: 'planned' })
})
