import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

const contragentId = seedIds.companies.uralDorStroy.id
const contractId = seedIds.contracts.uralDorStroy.id
const { buyer, mechanic, person } = seedIds.users
const { excavator } = seedIds.machines
const day = seedNow.slice(0, 10)
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])

const model = (name: string) => {
  const found = worldSeed().fixed.catalogue.models.find((one) => one.model === name)
  if (!found) throw new Error(`No model ${name}`)
  return found
}
const bulldozer = model('BG-170')
const wish = {
  contragentId,
  modelId: bulldozer.id,
  serialNumber: 'BG170-001044',
  year: Math.max(2019, bulldozer.yearFrom),
  name: 'Бульдозер № 2',
  ownership: 'own',
}

async function enter(email: string = buyer.email) {
  const visitor = await new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) })).login(email)
  const told = async (method: string, path: string, body?: object) => {
    const { status, envelope } = await visitor.send(method, path, body)
    const [reason] = envelope.errors ?? []
    return status === 200 ? [reason?.code, reason?.field] : [status]
  }
  const post = (path: string, body: object) => told('POST', path, body)
  const add = async (change: object = {}) =>
    (await visitor.ask<'addMachine'>('/web/machines/add/', { ...wish, ...change })).machine
  const link = (key: object) => visitor.ask<'linkMachine'>('/web/machines/link/', { contragentId, ...key })
  const read = (id: number) => visitor.ask<'getMachine'>(`/web/machines/data/?id=${id}`)
  const change = (id: number, body: object) =>
    visitor.ask<'updateMachine'>(`/web/machines/update/${id}/`, body)
  const halfAnHour = async () => {
    await visitor.call('/sandbox/clock', { advance: 30 * 60_000 })
    await visitor.login(email)
  }
  return { visitor, told, post, add, link, read, change, halfAnHour }
}

test('R-EQUIP-01 R-POPUP-06 an added machine waits for the dealer, who confirms the number and says so', async () => {
  const { visitor, add, read, halfAnHour } = await enter()
  const machine = await add({
    vin: 'XUBBG1700K0001044',
    motohours: { value: 120, at: day },
    location: ' Карьер ',
    regPlate: '66 УХ 1044',
    serialNumber: 'bg170-001044',
  })
  expect(machine).toMatchObject({
    type: bulldozer.machineType,
    brand: bulldozer.brand,
    model: 'BG-170',
    engineModel: bulldozer.engine,
    serialNumber: 'BG170-001044',
    location: 'Карьер',
    regPlate: '66 УХ 1044',
    vin: 'XUBBG1700K0001044',
    motohours: { value: 120, at: day },
    status: 'pendingVerification',
    companyId: contragentId,
    warrantyUntil: null,
  })
  expect((await read(machine.id)).documents).toEqual([])
  const find = async () =>
    (await visitor.ask<'findMachines'>('/web/machinesInfo/', { serialNumbers: ['BG170001044'] })).items
  expect(await find()).toMatchObject([{ found: false, machineId: machine.id, linkable: false }])
  await halfAnHour()
  expect((await read(machine.id)).machine.status).toBe('active')
  expect((await read(machine.id)).documents).toHaveLength(1)
  expect(await find()).toMatchObject([{ found: true, machineId: machine.id, linkable: false }])
  const { items } = await visitor.ask<'listNotifications'>('/api/notifications/')
  expect(items[0]).toMatchObject({ title: 'Техника подтверждена', link: `/equipment/${machine.id}/` })
})

test('R-EQUIP-01 a service that fell due while the machine waited is told when the dealer confirms it', async () => {
  const { visitor, add, change, halfAnHour } = await enter()
  const reading = (value: number) => ({ motohours: { value, at: day } })
  const machine = await add(reading(240))
  await change(machine.id, reading(251))
  const told = async () =>
    (await visitor.ask<'listNotifications'>('/api/notifications/')).items
      .filter(({ link }) => link === `/equipment/${machine.id}/`)
      .map(({ title }) => title)
  expect(await told()).toEqual([])
  await halfAnHour()
  expect((await told()).toSorted()).toEqual(['Пора делать ТО-250', 'Техника подтверждена'])
})

test('R-EQUIP-01 a number that the dealer does not confirm is told with the reason, corrected and checked again', async () => {
  const { visitor, add, read, change, halfAnHour } = await enter()
  const { id } = await add({ serialNumber: 'XX-77' })
  const taken = await add({ serialNumber: 'SK45-000377', modelId: null, ...otherMake, name: 'Чужая' }).catch(
    (failure: unknown) => String(failure),
  )
  expect(taken).toContain('machineKnown')
  const never = await add({ serialNumber: 'BG170-999999', name: 'Не было такой' })
  const short = await add({ serialNumber: 'A-1', modelId: null, ...otherMake, name: 'Короткий' })
  await halfAnHour()
  expect((await read(id)).machine).toMatchObject({
    status: 'pendingVerification',
    verificationReason: `Серийные номера BG-170 начинаются с ${bulldozer.serialPrefix}. Перепишите номер с таблички.`,
  })
  expect((await read(never.id)).machine.verificationReason).toContain('не было')
  expect((await read(short.id)).machine.verificationReason).toContain('неполный')
  const { items } = await visitor.ask<'listNotifications'>('/api/notifications/')
  expect(items.slice(0, 3).map(({ title }) => title)).toEqual([
    'Серийный номер не подтверждён',
    'Серийный номер не подтверждён',
    'Серийный номер не подтверждён',
  ])
  expect((await change(id, { serialNumber: 'BG170-001045' })).machine.verificationReason).toBe(null)
  await halfAnHour()
  expect((await read(id)).machine).toMatchObject({ status: 'active', verificationReason: null })
})

const otherMake = { type: 'Каток', brand: 'Иной', model: 'К-10' }

test('R-EQUIP-01 of two customers with one number the first is confirmed, and the other learns nothing of them', async () => {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const stranger = await new ShopVisitor(shop).login(person.email)
  const { machine: first } = await visitor.ask<'addMachine'>('/web/machines/add/', wish)
  const { machine: second } = await stranger.ask<'addMachine'>('/web/machines/add/', {
    ...wish,
    contragentId: null,
  })
  await visitor.call('/sandbox/clock', { advance: 30 * 60_000 })
  await visitor.login(buyer.email)
  await stranger.login(person.email)
  const statusOf = (one: ShopVisitor, id: number) =>
    one.ask<'getMachine'>(`/web/machines/data/?id=${id}`).then(({ machine }) => machine)
  expect((await statusOf(visitor, first.id)).status).toBe('active')
  expect(await statusOf(stranger, second.id)).toMatchObject({
    status: 'pendingVerification',
    verificationReason: 'Эта техника числится за другим клиентом.',
  })
})

test.each<[string, object, string, string | undefined]>([
  ['another company', { contragentId: 502 }, 'contragentMismatch', 'contragentId'],
  ['no model', { modelId: null }, 'modelRequired', 'modelId'],
  ['an unknown model', { modelId: 999_999 }, 'modelNotFound', 'modelId'],
  ['a year before the model', { year: 1960 }, 'yearInvalid', 'year'],
  ['a year to come', { year: 2090, modelId: null, ...otherMake }, 'yearInvalid', 'year'],
  ['a reading of tomorrow', { motohours: { value: 1, at: '2026-11-21' } }, 'dateInvalid', 'motohours.at'],
  ['a number of the fleet', { serialNumber: 'eg210004417' }, 'machineExists', 'serialNumber'],
  ['a number that the dealer knows', { serialNumber: 'BG170-001099' }, 'machineKnown', 'serialNumber'],
  ['a name of the fleet', { name: ' экскаватор гусеничный EG-210' }, 'nameTaken', 'name'],
])('R-EQUIP-01 R-POPUP-06 adding %s is refused', async (_, change, code, field) => {
  const { visitor, post } = await enter()
  const own = (await visitor.ask<'listMachines'>('/web/machines/')).items
  const named =
    'name' in change ? { name: own.find(({ id }) => id === excavator.id)?.name.toLowerCase() } : {}
  expect(await post('/web/machines/add/', { ...wish, ...change, ...named })).toEqual([code, field])
  expect((await visitor.ask<'listMachines'>('/web/machines/')).items).toEqual(own)
})

test('R-EQUIP-01 a fleet has 500 machines at most, by adding and by linking', async () => {
  const seed = worldSeed()
  const [first] = seed.rows.machines ?? []
  if (!first) throw new Error('The seed has no machines')
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...first,
    id: 10_000 + index,
    name: `Машина ${index}`,
    serialNumber: `ZZ-${index}`,
  }))
  const shop = openShop({ seed: { ...seed, rows: { ...seed.rows, machines: many } } })
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const codeOf = async (path: string, body: object) =>
    (await visitor.call(path, body)).envelope.errors?.[0]?.code
  expect(await codeOf('/web/machines/add/', wish)).toBe('limitReached')
  expect(await codeOf('/web/machines/link/', { contragentId, serialNumber: 'EG210-005120' })).toBe(
    'limitReached',
  )
})

test('R-POPUP-12 a machine that the dealer knows is linked by its number, whatever case and hyphens', async () => {
  const { visitor, link, told } = await enter()
  const ask = () =>
    visitor.ask<'findMachines'>('/web/machinesInfo/', { serialNumbers: ['eg210005120', 'nothing-1'] })
  expect((await ask()).items).toEqual([
    {
      serialNumber: 'eg210005120',
      found: true,
      machineId: null,
      type: model('EG-210').machineType,
      brand: model('EG-210').brand,
      model: 'EG-210',
      year: 2023,
      linkable: true,
    },
    {
      serialNumber: 'nothing-1',
      found: false,
      machineId: null,
      type: null,
      brand: null,
      model: null,
      year: null,
      linkable: false,
    },
  ])
  const [linked] = (await link({ serialNumber: 'eg210005120' })).machines
  expect(linked).toMatchObject({
    serialNumber: 'EG210-005120',
    status: 'active',
    warrantyUntil: '2027-09-30',
    vin: 'XUREG2100P0005120',
    motohours: null,
    companyId: contragentId,
  })
  // The fleet has an excavator of that name.
  expect(linked?.name).toContain('EG210-005120')
  expect((await ask()).items[0]).toMatchObject({ machineId: linked?.id, linkable: false })
  // What leaves the fleet can be linked again.
  await told('DELETE', `/web/machines/delete/${linked?.id}/`)
  expect((await ask()).items[0]).toMatchObject({ machineId: null, linkable: true })
})

test('R-POPUP-12 all machines of a contract are linked but for those of the fleet', async () => {
  const { link, told } = await enter()
  const { machines } = await link({ contractId })
  expect(machines.map(({ serialNumber }) => serialNumber)).toEqual(['PF50B-001311', 'EG210-005120'])
  expect(await told('POST', '/web/machines/link/', { contragentId, contractId })).toEqual([
    'machineExists',
    'contractId',
  ])
})

test.each<[string, object, string, string]>([
  [
    'of another company',
    { contragentId: 502, serialNumber: 'EG210-005120' },
    'contragentMismatch',
    'contragentId',
  ],
  ['without a key', {}, 'machineKeyRequired', 'serialNumber'],
  ['with both keys', { serialNumber: 'EG210-005120', contractId }, 'machineKeyRequired', 'serialNumber'],
  ['by a contract of others', { contractId: 302 }, 'contractUnavailable', 'contractId'],
  ['of an unknown number', { serialNumber: 'QQ-1' }, 'machineNotFound', 'serialNumber'],
  ['of the fleet', { serialNumber: excavator.serialNumber }, 'machineExists', 'serialNumber'],
  ['of another fleet', { serialNumber: 'SK45-000377' }, 'machineTaken', 'serialNumber'],
])('R-POPUP-12 linking a machine %s is refused', async (_, key, code, field) => {
  const { post } = await enter()
  expect(await post('/web/machines/link/', { contragentId, ...key })).toEqual([code, field])
})

test('R-POPUP-12 a contract under which nothing was sold links nothing, and a person has no contracts', async () => {
  const seed = worldSeed()
  const shop = openShop({ seed: { ...seed, rows: { ...seed.rows, dealerMachines: [] } } })
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const linked = await visitor.call('/web/machines/link/', { contragentId, contractId })
  expect(linked.envelope.errors?.[0]).toMatchObject({ code: 'machineNotFound', field: 'contractId' })
  const { post } = await enter(person.email)
  expect(await post('/web/machines/link/', { contractId })).toEqual(['contractUnavailable', 'contractId'])
})

test('R-POPUP-37 what is sent changes, what is absent stays, null empties', async () => {
  const { change } = await enter()
  const { machine } = await change(excavator.id, {
    name: 'Главный экскаватор',
    location: 'Участок 2',
    motohours: { value: 6895, at: day },
    vin: 'XUREG210000004417',
    ownership: 'leasing',
    status: 'repair',
  })
  expect(machine).toMatchObject({
    name: 'Главный экскаватор',
    location: 'Участок 2',
    motohours: { value: 6895, at: day },
    vin: 'XUREG210000004417',
    regPlate: '66 СК 4417',
    ownership: 'leasing',
    status: 'repair',
  })
  const emptied = await change(excavator.id, {
    vin: null,
    regPlate: null,
    motohours: null,
    engineModel: null,
  })
  expect(emptied.machine).toMatchObject({ vin: null, regPlate: null, motohours: null, engineModel: null })
})

test.each<[string, object, string, string | undefined]>([
  ['its confirmed number', { serialNumber: 'EG210-004418' }, 'serialNumberFixed', 'serialNumber'],
  ['the name of another', { name: 'Погрузчик PF-50B из аренды' }, 'nameTaken', 'name'],
  ['a reading of tomorrow', { motohours: { value: 7000, at: '2026-11-21' } }, 'dateInvalid', 'motohours.at'],
  ['fewer hours', { motohours: { value: 6000, at: day } }, 'motohoursInvalid', 'motohours.value'],
  [
    'more hours than the days have',
    { motohours: { value: 9000, at: day } },
    'motohoursInvalid',
    'motohours.value',
  ],
  [
    'hours of an earlier day',
    { motohours: { value: 7000, at: '2026-11-01' } },
    'motohoursInvalid',
    'motohours.at',
  ],
])('R-POPUP-37 a change to %s is refused', async (_, body, code, field) => {
  const { post } = await enter()
  expect(await post(`/web/machines/update/${excavator.id}/`, body)).toEqual([code, field])
})

test('R-POPUP-37 a pending machine takes another number but no state, and a sold one no change at all', async () => {
  const { visitor, change, told } = await enter()
  expect((await change(912, { serialNumber: 'pf50b-001291' })).machine.serialNumber).toBe('PF50B-001291')
  const path = '/web/machines/update/912/'
  expect(await told('POST', path, { serialNumber: excavator.serialNumber })).toEqual([
    'machineExists',
    'serialNumber',
  ])
  expect(await told('POST', path, { status: 'active' })).toEqual(['actionNotAllowed', 'status'])
  await change(912, { status: 'sold' })
  const { envelope } = await visitor.call(path, { location: 'Здесь' })
  expect(envelope).toMatchObject({
    errors: [{ code: 'actionNotAllowed' }],
    data: { machine: { id: 912, status: 'sold', allowedActions: ['delete'] } },
  })
})

test('R-EQUIP-01 a deleted machine is gone from fleet and carts, and a second deletion is 404', async () => {
  const { visitor, told } = await enter()
  await visitor.add(seedIds.products.inStock.id, 2)
  await visitor.add(seedIds.products.wearPart.id, 4)
  const tie = (product: number, machineId: number) =>
    visitor.call('/web/basket/addMachines/', { products: [product], machineId })
  await tie(seedIds.products.inStock.id, excavator.id)
  await tie(seedIds.products.wearPart.id, 902)
  const path = `/web/machines/delete/${excavator.id}/`
  expect((await visitor.send('DELETE', path)).data).toEqual({ id: excavator.id })
  const { basketProducts } = await visitor.cart()
  expect(basketProducts.grid.products.map(({ machineId }) => machineId)).toEqual([undefined, 902])
  expect(await told('DELETE', path)).toEqual([404])
})

test('R-EQUIP-01 R-ACC-15 a request keeps the name of a machine that is taken out of the fleet', async () => {
  const { visitor, add } = await enter()
  const machine = await add()
  const { request } = await visitor.ask<'addRequest'>('/web/requests/add/', {
    contragentId,
    topic: 'question',
    machineId: machine.id,
    text: 'Когда приедет механик?',
  })
  await visitor.ask<'closeRequest'>(`/web/requests/close/${request.id}/`, {})
  await visitor.send('DELETE', `/web/machines/delete/${machine.id}/`)
  const read = await visitor.ask<'getRequest'>(`/web/request/${request.id}/`)
  expect(read.request.machine).toMatchObject({ id: machine.id, name: machine.name })
})

test('R-EQUIP-01 lines of carts lose a machine that is sold', async () => {
  const { visitor, change } = await enter()
  const product = seedIds.products.inStock.id
  await visitor.add(product, 2)
  await visitor.ask('/web/basket/addMachines/', { products: [product], machineId: excavator.id })
  await change(excavator.id, { status: 'sold' })
  const [line] = (await visitor.cart()).basketProducts.grid.products
  expect(line).toMatchObject({ id: product, quantity: 2 })
  expect(line?.machineId).toBe(undefined)
})

test('R-EQUIP-01 R-POPUP-37 machines of others are 404, and without the right everything is 403', async () => {
  const stranger = await enter(person.email)
  const path = `/web/machines/update/${excavator.id}/`
  expect(await stranger.post(path, { location: 'Моё' })).toEqual([404])
  expect(await stranger.told('DELETE', `/web/machines/delete/${excavator.id}/`)).toEqual([404])
  expect(await stranger.told('GET', `/web/machines/parts/${excavator.id}/`)).toEqual([404])
  expect(await stranger.post(`/web/machines/fit/${excavator.id}/`, { products: [10_001] })).toEqual([404])
  const accountant = await enter('panova@uraldorstroy.example')
  expect(await accountant.post(path, { location: 'Моё' })).toEqual([403])
  expect(await accountant.told('DELETE', `/web/machines/delete/${excavator.id}/`)).toEqual([403])
  expect(await accountant.post('/web/machines/add/', wish)).toEqual([403])
  expect(await accountant.post('/web/machines/link/', { contragentId, contractId })).toEqual([403])
  expect(await accountant.told('GET', `/web/machines/parts/${excavator.id}/`)).toEqual([undefined, undefined])
  const own = await enter(mechanic.email)
  expect((await own.change(excavator.id, { location: 'Участок 3' })).machine.location).toBe('Участок 3')
})

test('R-EQUIP-01 a photo is taken once, seen by the whole company, replaced and taken away', async () => {
  const { visitor, change, post } = await enter()
  const { id: photo } = await visitor.upload('табличка.png', png)
  const path = `/web/machines/update/${excavator.id}/`
  const { machine } = await change(excavator.id, { photoFileId: photo })
  expect(machine.photoFile).toMatchObject({ id: photo, name: 'табличка.png', mime: 'image/png' })
  const colleague = await new ShopVisitor(visitor.shop).login('panova@uraldorstroy.example')
  expect((await colleague.download(photo)).status).toBe(200)
  const stranger = await new ShopVisitor(visitor.shop).login(person.email)
  expect((await stranger.download(photo)).status).toBe(404)
  const { id: paper } = await visitor.upload('табличка.pdf', '%PDF-1.4')
  expect(await post(path, { photoFileId: paper })).toEqual([422])
  expect(await post('/web/machines/add/', { ...wish, photoFileId: 'u-unknown' })).toEqual([422])
  expect(await post('/web/machines/add/', { ...wish, photoFileId: photo })).toEqual([422])
  const { id: next } = await visitor.upload('новая.png', png)
  expect((await change(excavator.id, { photoFileId: next })).machine.photoFile?.id).toBe(next)
  expect((await visitor.download(photo)).status).toBe(404)
  expect((await change(excavator.id, { photoFileId: null })).machine.photoFile).toBe(null)
  expect((await visitor.download(next)).status).toBe(404)
})
