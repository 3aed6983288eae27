import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf } from '../rules/machine-fit.ts'
import { booksOf } from '../rules/parts-book.ts'
import { kitOf } from '../rules/service-kit.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import { workbookRows } from '../../../src/lib/workbook-rows.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

const { buyer, fleetBuyer, fleetMechanic, person } = seedIds.users
const shopNow = () => openShop({ realNow: () => Date.parse(seedNow) })
const logIn = (email: string, shop: ShopVisitor['shop'] = shopNow()) => new ShopVisitor(shop).login(email)
const fleet = async (visitor: ShopVisitor, query = '?dueUntil=2026-12-31') =>
  visitor.ask<'listFleetService'>(`/web/machines/service/${query}`)
const codeOf = ({ envelope }: { envelope: { errors?: { code: string }[] } }) => envelope.errors?.[0]?.code

/** A machine of a line without the verdict, which only carts tell. */
const unjudged = ({ fit: _fit, ...machine }: { fit?: string; id: number; quantity: number }) => machine

test('R-EQUIP-01 the kit of the excavator has price, stock by store and its sum', async () => {
  const { service, items } = await (
    await logIn(buyer.email)
  ).ask<'getMachineService'>('/web/machines/service/901/')
  expect(service.service).toMatchObject({ name: 'ТО-1000', dueAtHours: 7000, hoursLeft: 160 })
  expect(service.itemCount).toBe(items.length)
  expect(service.total).toBe(items.reduce((sum, one) => sum + one.sum, 0))
  const [filter] = items
  expect(filter).toMatchObject({ kind: 'filter', quantity: 1, product: { id: seedIds.products.inStock.id } })
  expect(filter?.stores.find(({ isCurrent }) => isCurrent)).toMatchObject({ quantity: 24, status: 'inStock' })
  expect(items.map(({ kind }) => kind).indexOf('oil')).toBeGreaterThan(0)
})

test('R-EQUIP-01 what was bought last is the order of this machine', async () => {
  const visitor = await logIn(buyer.email)
  const bought = async () => {
    const { items } = await visitor.ask<'getMachineService'>('/web/machines/service/901/')
    return items.find(({ product }) => product?.id === seedIds.products.inStock.id)?.lastBought
  }
  const before = await bought()
  await visitor.ask('/web/machines/serviceToBasket/', { machines: [901, 903] })
  const order = await place(visitor)
  expect(await bought()).toEqual({
    orderId: order.id,
    orderNumber: order.number,
    date: seedNow.slice(0, 10),
    quantity: 1,
  })
  expect(before?.orderId).not.toBe(order.id)
})

test('R-EQUIP-02 another company’s machine is refused by every operation of the planner', async () => {
  const visitor = await logIn(buyer.email)
  const stranger = await logIn(person.email)
  for (const [who, id] of [
    [visitor, 904],
    [visitor, 871],
    [stranger, 901],
  ] as const) {
    expect((await who.call(`/web/machines/service/${id}/`)).status).toBe(404)
    const machines = { machines: [id] }
    expect(codeOf(await who.call('/web/machines/serviceToBasket/', machines))).toBe('machineNotFound')
    const saved = { ...machines, name: 'ТО', visibility: 'private' }
    expect(codeOf(await who.call('/web/machines/serviceToTemplate/', saved))).toBe('machineNotFound')
    expect((await who.cart()).basketProducts.grid.products).toEqual([])
  }
  const hours = { value: 7000, at: '2026-11-20', source: 'manual' }
  expect((await stranger.call('/web/machines/hours/901/', hours)).status).toBe(404)
  expect((await stranger.call('/web/machines/serviceDone/901/', { dueAtHours: 7000 })).status).toBe(404)
  expect((await visitor.call('/web/machines/hours/871/', hours)).status).toBe(404)
  expect((await fleet(stranger, '')).items).toEqual([])
  expect((await fleet(visitor, '')).items.map(({ machine }) => machine.id).toSorted()).toEqual([
    901, 902, 903, 912,
  ])
})

test('R-EQUIP-01 the large fleet has 30 machines, four of them due, in the order of their days', async () => {
  const { items, totals, pagination } = await fleet(await logIn(fleetBuyer.email))
  expect(pagination.total).toBe(30)
  expect(totals).toMatchObject({ machines: 30, due: 4 })
  expect(totals.total).toBe(items.reduce((sum, { total }) => sum + total, 0))
  const days = items.map(({ service }) => service?.dueDate ?? '')
  expect(days).toEqual(days.toSorted())
})

test('R-EQUIP-01 the fleet is narrowed by day and by text', async () => {
  const clerk = await logIn(fleetBuyer.email)
  const soon = await fleet(clerk, '?dueUntil=2026-11-20')
  expect(soon.items.length).toBeGreaterThan(4)
  expect(soon.items.length).toBeLessThan(30)
  for (const { service } of soon.items) expect(service && service.dueDate <= '2026-11-20').toBe(true)
  expect((await fleet(clerk, `?query=${encodeURIComponent('бульдозер')}`)).pagination.total).toBe(8)
  expect((await fleet(clerk, '?query=SK-45')).pagination.total).toBe(4)
})

test('R-EQUIP-01 the plan is exported with the filters of the table, in both forms', async () => {
  const clerk = await logIn(fleetBuyer.email)
  const csv = await (await clerk.open('/web/machines/serviceExport/?format=csv&query=SK-45')).text()
  const lines = csv.trimEnd().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe(
    'Машина;Модель;Серийный номер;Где работает;Наработка;Дата показаний;ТО;При наработке;Осталось;Срок;Позиций;Сумма;Заказано;Состояние',
  )
  expect(lines[1]).toMatch(
    /^Самосвал № 1;SK-45;SK45-\d{6};.*;7232;16\.11\.2026;ТО-250;7250;18;18\.11\.2026;3;26630,00;;Скоро$/,
  )
  const book = await clerk.open('/web/machines/serviceExport/?format=xlsx&dueUntil=2026-12-31')
  expect(book.headers.get('content-disposition')).toContain('%D0%9F%D0%BB%D0%B0%D0%BD')
  const rows = workbookRows(new Uint8Array(await book.arrayBuffer()), 500)
  expect(rows).toHaveLength(31)
})

test('R-EQUIP-01 the plan that is exported tells why a machine has no service', async () => {
  const visitor = await logIn(buyer.email)
  const { items } = await fleet(visitor, '')
  const without = items.filter(({ service }) => service === null).map(({ machine }) => machine.serialNumber)
  expect(without.length).toBeGreaterThan(0)
  const csv = await (await visitor.open('/web/machines/serviceExport/?format=csv')).text()
  const rows = csv.trimEnd().split('\r\n')
  for (const serial of without)
    expect(rows.find((row) => row.includes(serial))).toMatch(
      /;(Наработка|Для этой модели|Серийный номер) [^;]+$/,
    )
})

test('R-EQUIP-02 a stranger’s export has no machine of another company, whatever text or day asks for it', async () => {
  const shop = shopNow()
  const clerk = await logIn(fleetBuyer.email, shop)
  const rowsFor = async (visitor: ShopVisitor, query: string) => {
    const csv = await (await visitor.open(`/web/machines/serviceExport/?format=csv${query}`)).text()
    return csv.trimEnd().split('\r\n').slice(1)
  }
  const all = await rowsFor(clerk, '&dueUntil=2026-12-31')
  expect(all).toHaveLength(30)
  const serials = new Set(all.map((row) => row.split(';')[2]))
  const [serial = ''] = serials
  expect(await rowsFor(clerk, `&query=${serial}`)).toHaveLength(1)
  for (const stranger of [await logIn(buyer.email, shop), await logIn(person.email, shop)]) {
    expect(await rowsFor(stranger, `&query=${serial}`)).toEqual([])
    for (const row of await rowsFor(stranger, '&dueUntil=2026-12-31'))
      expect(serials).not.toContain(row.split(';')[2])
    // Ids of machines and companies in the address change nothing: the company is that of the session.
    expect(await rowsFor(stranger, `&query=${serial}&machines[]=871&contragentId=500`)).toEqual([])
  }
  const guest = await new ShopVisitor(shop).open('/web/machines/serviceExport/?format=csv')
  expect(guest.status).toBe(401)
})

test('R-CART-02 the service of 30 machines goes into the cart at once, tied to the machines, and into the order', async () => {
  const clerk = await logIn(fleetBuyer.email)
  const { items } = await fleet(clerk)
  const machines = items.map(({ machine }) => machine.id)
  const { added, rejected, count } = await clerk.ask<'addServiceToCart'>('/web/machines/serviceToBasket/', {
    machines,
  })
  expect(added.length).toBe(count)
  expect(rejected.map(({ reason }) => reason)).toEqual(['notEnoughStock'])
  const { version, basketProducts } = await clerk.cart()
  expect(version).toBe(1)
  const lines = basketProducts.grid.products
  const tied = new Set(lines.flatMap((line) => (line.machines ?? []).map(({ id }) => id)))
  expect(tied.size).toBe(30)
  for (const line of lines) {
    const units = (line.machines ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(units).toBeGreaterThan(0)
    expect(units).toBeLessThanOrEqual(line.quantity)
    expect(line.quantity % line.product.multiplicity).toBe(0)
  }
  const order = await place(clerk, { contragentId: 500, contractId: null })
  expect(order).toMatchObject({ status: 'new', approval: { required: true } })
  expect(new Set(order.items.flatMap((line) => (line.machines ?? []).map(({ id }) => id))).size).toBe(30)
  const [first] = lines
  expect(order.items.find(({ product }) => product.id === first?.id)?.machines).toEqual(
    first?.machines?.map(unjudged),
  )
  await clerk.ask('/web/order/orderApprove/', {
    orderId: order.id,
    version: order.version,
    comment: 'ТО за месяц',
  })
  const director = await logIn(seedIds.users.fleetDirector.email, clerk.shop)
  const waiting = await readOrder(director, order.id)
  expect(waiting.status).toBe('agreement')
  expect(waiting.items.map(({ machines }) => machines)).toEqual(order.items.map(({ machines }) => machines))
})

test('R-CART-04 a lower quantity takes units from the last machines', async () => {
  const visitor = await logIn(buyer.email)
  await visitor.ask('/web/machines/serviceToBasket/', { machines: [901, 903] })
  const oil = seedIds.products.oil.id
  const partsOf = async () =>
    (await visitor.cart()).basketProducts.grid.products
      .find(({ id }) => id === oil)
      ?.machines?.map(({ id, quantity }) => [id, quantity])
  expect(await partsOf()).toEqual([
    [901, 2],
    [903, 2],
  ])
  await visitor.ask('/api/basket/update/', { product: oil, quantity: 3 })
  expect(await partsOf()).toEqual([
    [901, 2],
    [903, 1],
  ])
  await visitor.ask('/web/machines/serviceToBasket/', { machines: [903], products: [oil] })
  expect(await partsOf()).toEqual([
    [901, 2],
    [903, 3],
  ])
})

test('R-CART-14 a saved service keeps its machines on the way into the cart', async () => {
  const visitor = await logIn(buyer.email)
  const saved = await visitor.ask<'addServiceToSavedCart'>('/web/machines/serviceToTemplate/', {
    machines: [901, 903],
    name: 'ТО участка',
    visibility: 'private',
  })
  const { items } = await visitor.ask<'listSavedCartProducts'>(`/web/basket-template/products/${saved.id}/`)
  expect(items).toHaveLength(saved.itemsCount)
  expect(items.every(({ machines }) => machines !== undefined)).toBe(true)
  await visitor.ask<'addSavedCartToCart'>(`/web/basket-template/toBasket/${saved.id}/`, {})
  const lines = (await visitor.cart()).basketProducts.grid.products
  expect(lines.map(({ id, machines }) => [id, machines?.map(unjudged)])).toEqual(
    items.map(({ id, machines }) => [id, machines]),
  )
  const again = { machines: [901], name: 'то участка', visibility: 'private' }
  expect(codeOf(await visitor.call('/web/machines/serviceToTemplate/', again))).toBe('nameTaken')
})

test('R-EQUIP-02 without the right to share, nobody saves a service for the company', async () => {
  const { id } = seedIds.companies.severnyRazrez
  const mechanic = await logIn(fleetMechanic.email)
  const saved = { machines: [871], name: 'ТО', visibility: 'company' }
  expect((await mechanic.call('/web/machines/serviceToTemplate/', saved)).status).toBe(403)
  const clerk = await logIn(fleetBuyer.email)
  expect(await clerk.ask('/web/machines/serviceToTemplate/', saved)).toMatchObject({ visibility: 'company' })
  const hours = { value: 7000, at: '2026-11-20', source: 'manual' }
  expect((await clerk.call('/web/machines/hours/871/', hours)).status).toBe(403)
  expect(id).toBe(500)
})

test('R-PROD-07 verdict, diagram and kit agree for any serial number of any book', async () => {
  const seed = worldSeed()
  const { catalogue } = sharedSeed()
  const visitor = new ShopVisitor()
  const found = seed.rows.machines?.find(({ id }) => id === 901)
  if (!found) throw new Error('no excavator')
  const { lastService: _done, ...excavator } = found
  const state = { catalogue, reservations: { get: () => undefined }, stores: sharedSeed().stores }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...booksOf(catalogue)),
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(200, 400, 900, 1900),
      async ({ model }, ordinal, value) => {
        const serialNumber = `${model.serialPrefix}-${String(ordinal).padStart(6, '0')}`
        const machine: MachineRecord = {
          ...excavator,
          modelId: model.id,
          year: model.yearFrom,
          serialNumber,
          motohours: { value, at: '2026-11-16' },
        }
        const kit = kitOf(state as never, machine)
        const book = await visitor.ask<'getPartsModel'>(
          `/web/parts/model/${model.code}/?serialNumber=${serialNumber}`,
        )
        const plan = book.servicePlans.find(
          ({ intervalHours }) =>
            [200, 400, 900, 1900].indexOf(value) === [250, 500, 1000, 2000].indexOf(intervalHours),
        )
        const fitting = plan?.kit.filter(({ fit }) => fit !== 'doesNotFit') ?? []
        expect(kit.map(({ item }) => [item.name, item.quantity])).toEqual(
          fitting.map((one) => [one.name, one.quantity]),
        )
        for (const [index, { product, replaced }] of kit.entries()) {
          const ordered = replaced ?? product
          expect(ordered?.id ?? null).toBe(fitting[index]?.productId)
          if (product) expect(fitOf(catalogue, product, machine)).toBe('fits')
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('R-EQUIP-01 an order by day says how many machines it leaves out', async () => {
  const visitor = await logIn(buyer.email)
  const all = await fleet(visitor, '')
  const without = all.items.filter(({ service }) => service === null).length
  expect(without).toBeGreaterThan(0)
  expect(all.totals.withoutService).toBe(without)
  const soon = await fleet(visitor)
  expect(soon.items.every(({ service }) => service !== null)).toBe(true)
  expect(soon.totals.withoutService).toBe(without)
  const other = await fleet(visitor, '?dueUntil=2026-12-31&query=EG210-004417')
  expect(other.totals.withoutService).toBe(0)
})

test('R-EQUIP-01 the plan tells what is ordered for the service already, until it is done or long ago', async () => {
  const visitor = await logIn(buyer.email)
  const ordered = async () =>
    (await fleet(visitor, '?query=EG210-004417')).items.find(({ machine }) => machine.id === 901)
  await visitor.ask('/web/machines/serviceToBasket/', { machines: [901] })
  const order = await place(visitor)
  const plan = await ordered()
  expect(plan?.ordered).toMatchObject({
    orderId: order.id,
    orderNumber: order.number,
    date: seedNow.slice(0, 10),
  })
  expect(plan?.ordered?.itemCount).toBeGreaterThan(1)
  const alone = await visitor.ask<'getMachineService'>('/web/machines/service/901/')
  expect(alone.service.ordered).toEqual(plan?.ordered)
  const csv = await (await visitor.open('/web/machines/serviceExport/?format=csv')).text()
  expect(csv).toContain(`№ ${order.number} от `)
  await visitor.call('/sandbox/clock', { advance: 100 * 86_400_000 })
  await visitor.login(buyer.email)
  expect(await ordered()).toBeDefined()
  expect((await ordered())?.ordered).toBeUndefined()
})

test('R-EQUIP-02 the service of a machine costs what the cart takes for it, packs included', async () => {
  const shop = shopNow()
  let packed = 0
  for (const { email } of [buyer, fleetBuyer]) {
    const ids = (await fleet(await logIn(email, shop), '?size=100')).items
      .filter(({ service }) => service !== null)
      .map(({ machine }) => machine.id)
    for (const id of ids.slice(0, 12)) {
      const visitor = await logIn(email)
      const before = new Set((await visitor.cart()).basketProducts.grid.products.map((line) => line.id))
      const { items, service } = await visitor.ask<'getMachineService'>(`/web/machines/service/${id}/`)
      expect(service.total).toBe(items.reduce((sum, one) => sum + one.sum, 0))
      await visitor.ask('/web/machines/serviceToBasket/', { machines: [id] })
      const lines = (await visitor.cart()).basketProducts.grid.products
      for (const { product, quantity, sum, stockState } of items) {
        if (!product || stockState !== 'ok' || before.has(product.id)) continue
        const line = lines.find((one) => one.id === product.id)
        expect(line?.sum).toBe(sum)
        if ((line?.quantity ?? 0) > quantity) packed += 1
      }
    }
  }
  expect(packed).toBeGreaterThan(0)
})
