import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf, fleetFit } from '../rules/machine-fit.ts'
import { isSold } from '../rules/assortment.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { worldSeed } from '../world-seed.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person } = seedIds.users
const enter = (email: string) => new ShopVisitor().login(email)
const { excavator } = seedIds.machines

test('R-API-49 R-EQUIP-01 the machines of the current company, by name; found by a part of name or number', async () => {
  const customer = await enter(buyer.email)
  const ids = async (query = '') =>
    (await customer.ask<'listMachines'>(`/web/machines/${query}`)).items.map(({ id }) => id)
  const all = (await customer.ask<'listMachines'>('/web/machines/')).items
  expect(all.map(({ companyId }) => companyId)).toEqual([501, 501, 501, 501, 501])
  expect(all.map(({ name }) => name)).toEqual(
    all.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right, 'ru')),
  )
  const fleet = await enter(seedIds.users.fleetBuyer.email)
  const names = (await fleet.ask<'listMachines'>('/web/machines/')).items.map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual([1, 2, 3].map((number) => names[0]?.replace(/\d+$/, String(number))))
  expect(names.some((name) => / 1\d$/.test(name))).toBe(true)
  expect(await ids('?query=004417')).toEqual([excavator.id])
  expect(await ids('?query=eg-210')).toEqual([excavator.id])
  expect(await ids('?status=repair')).toEqual([902])
  expect(await ids('?query=nothing')).toEqual([])
  await customer.ask<'switchContractor'>('/web/switchContractor/?contragentId=502')
  expect(await ids()).toEqual([904, 913])
})

test('R-API-50 a machine of another company or person is 404', async () => {
  const machine = `/web/machines/data/?id=${excavator.id}`
  const customer = await enter(buyer.email)
  expect((await customer.ask<'getMachine'>(machine)).machine).toMatchObject({
    ownership: 'own',
    motohours: { value: 6840, at: '2026-11-16' },
    allowedActions: ['edit', 'sendTask', 'findParts', 'delete'],
  })
  expect((await customer.call('/web/machines/data/?id=904')).status).toBe(404)
  const individual = await enter(person.email)
  expect((await individual.call(machine)).status).toBe(404)
  expect((await individual.ask<'listMachines'>('/web/machines/')).items).toEqual([])
})

test('R-API-49 every state is there, and a warranty that is over is told as none', async () => {
  const customer = await new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) })).login(buyer.email)
  const { items } = await customer.ask<'listMachines'>('/web/machines/')
  expect(new Set(items.map(({ status }) => status)).size).toBe(4)
  const warrantyOf = (id: number) => items.find((machine) => machine.id === id)?.warrantyUntil
  expect([warrantyOf(excavator.id), warrantyOf(902)]).toEqual(['2027-04-01', null])
})

test('R-EQUIP-02 models are found by brand, kind, model and prefix, those that begin with the query first', async () => {
  const customer = await enter(buyer.email)
  const find = async (query: string) =>
    (
      await customer.ask<'findMachineModels'>(`/web/machines/models/?query=${encodeURIComponent(query)}`)
    ).items.map(({ model }) => model)
  expect(await find('bg 170')).toContain('BG-170')
  expect((await find('ВG-170'))[0]).toMatch(/^BG-170/)
  expect((await find('бульдозер BG'))[0]).toMatch(/^BG/)
  expect(await find('ничего такого')).toEqual([])
  expect((await find('экскаватор')).length).toBe(20)
})

test('R-EQUIP-02 parts of a machine by unit and name, narrowed by unit and words', async () => {
  const customer = await enter(buyer.email)
  const ask = (query = '') =>
    customer.ask<'listMachineParts'>(`/web/machines/parts/${excavator.id}/?PAGE_SIZE=100${query}`)
  const { items: first, nodes, pagination } = await ask()
  const items = [...first]
  for (let page = 2; page <= pagination.pages; page += 1) items.push(...(await ask(`&PAGEN_1=${page}`)).items)
  expect(pagination.total).toBe(items.length)
  expect(items.map(({ node }) => node)).toEqual(
    items.map(({ node }) => node).toSorted((left, right) => left.localeCompare(right, 'ru')),
  )
  expect([...new Set(items.map(({ node }) => node))]).toEqual(nodes)
  const [node = ''] = nodes
  const ofNode = await ask(`&node=${encodeURIComponent(node)}`)
  expect(ofNode.items).toEqual(items.filter((part) => part.node === node))
  expect(ofNode.nodes).toEqual(nodes)
  const byArticle = (await ask('&query=fm2040')).items
  expect(byArticle.map(({ product }) => product.article)).toEqual(['FM-2040'])
})

test('R-API-52 R-EQUIP-02 questions about machines have a rate', async () => {
  const customer = await enter(buyer.email)
  const countUntil429 = async (path: string, body?: object) => {
    let count = 0
    while ((await customer.call(path, body)).status === 200) count += 1
    return count
  }
  expect(await countUntil429('/web/machinesInfo/', { serialNumbers: ['A'] })).toBe(30)
  expect(await countUntil429('/web/machines/models/?query=BG')).toBe(60)
  expect(await countUntil429(`/web/machines/fit/${excavator.id}/`, { products: [10_001] })).toBe(120)
})

const { catalogue } = worldSeed().fixed
const parts = catalogue.products.filter(({ isMachine }) => !isMachine)
const machine = fc.record({
  model: fc.option(fc.constantFrom(...catalogue.models), { freq: 8 }),
  year: fc.integer({ min: 2005, max: 2026 }),
  serial: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: 0, max: 9999 }).map((value) => String(value).padStart(6, '0')),
    },
    fc.constantFrom('X1', '', '12A'),
  ),
})

test('R-EQUIP-02 lists, filter, product page and cart never disagree about what fits', async () => {
  const seed = worldSeed()
  await fc.assert(
    fc.asyncProperty(machine, fc.integer({ min: 0, max: parts.length - 41 }), async (wish, from) => {
      const { model } = wish
      const own: MachineRecord = {
        id: 990,
        companyId: 501,
        userId: buyer.id,
        ...(model && { modelId: model.id }),
        type: 'Машина',
        brand: 'Марка',
        model: 'Модель',
        year: wish.year,
        serialNumber: `${model?.serialPrefix ?? 'Z'}-${wish.serial}`,
        name: 'Проверяемая',
        location: '',
        ownership: 'own',
        status: 'active',
      }
      const shop = openShop({ seed: { ...seed, rows: { ...seed.rows, machines: [own] } } })
      const customer = await new ShopVisitor(shop).login(buyer.email)
      const asked = parts.slice(from, from + 40)
      const { items: verdicts } = await customer.ask<'checkMachineFit'>('/web/machines/fit/990/', {
        products: asked.map(({ id }) => id),
      })
      expect(verdicts.map(({ productId, fit }) => [productId, fit])).toEqual(
        asked.map((product) => [product.id, fitOf(catalogue, product, own)]),
      )
      const fittingParts = await allOf((page) =>
        customer.ask<'listMachineParts'>(`/web/machines/parts/990/${page}`),
      )
      const fitting = new Set(fittingParts.map(({ product }) => product.id))
      const filtered = await allOf((page) =>
        customer.ask<'listSectionProductsFiltered'>(
          `/web/elastic/component/catalogSection/all/f/my_machine-is-990/${page}`,
        ),
      )
      expect(new Set(filtered.map(({ id }) => id))).toEqual(fitting)
      for (const { productId, fit } of verdicts) {
        const product = catalogue.product(productId)
        if (!product || !isSold(catalogue, product)) continue
        expect(fitting.has(productId)).toBe(fit === 'fits')
      }
      await customer.ask<'addManyToCart'>('/web/basket/addMany/', {
        products: asked.map(({ id, minQty, multiplicity }) => ({
          id,
          quantity: Math.ceil(minQty / multiplicity) * multiplicity,
        })),
      })
      const { basketProducts } = await customer.ask<'getCart'>('/web/basket/getBasketProducts/', {})
      const judged = new Map(verdicts.map(({ productId, fit }) => [productId, fit]))
      expect(basketProducts.grid.products.length).toBeGreaterThan(0)
      for (const { id, machineFit } of basketProducts.grid.products) expect(machineFit).toBe(judged.get(id))
      const [product] = asked
      const rows = await customer.ask<'listWorkability'>(`/web/workability/?element_id=${product?.xmlId}`)
      const isFirstFitting = rows.items.some(({ fitsMyMachine }) => fitsMyMachine)
      expect(isFirstFitting).toBe(verdicts[0]?.fit === 'fits')
      const { items: filters } = await customer.ask<'getSmartFilter'>(
        '/web/elastic/component/smartfilter/0/f/',
        { filters: {} },
      )
      const count = filters.find(({ code }) => code === 'my_machine')?.values[0]?.count
      expect(count).toBe(fitting.size === 0 ? undefined : fitting.size)
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('R-EQUIP-02 nothing is judged for a guest, and no machine as a product', async () => {
  const cartOf = async (visitor: ShopVisitor) => {
    await visitor.ask<'addToCart'>('/web/basket/add/', { product: { id: 10_001, quantity: 1 } })
    const { basketProducts } = await visitor.ask<'getCart'>('/web/basket/getBasketProducts/', {})
    return basketProducts.grid.products.map(({ machineFit }) => machineFit)
  }
  expect(await cartOf(new ShopVisitor())).toEqual([undefined])
  expect(await cartOf(await new ShopVisitor().login(buyer.email))).toEqual(['fits'])
  const machineProduct = catalogue.products.find(({ isMachine }) => isMachine)
  if (!machineProduct) throw new Error('The seed has no machines')
  const fleet = worldSeed().rows.machines ?? []
  expect(fleetFit(catalogue, machineProduct, fleet)).toBeUndefined()
})

test('R-EQUIP-02 a machine of an unknown model does not silence the verdict of the fleet', () => {
  const fleet = (worldSeed().rows.machines ?? []).filter(
    ({ companyId, modelId }) => companyId === 501 && modelId !== undefined,
  )
  const [first] = fleet
  if (!first) throw new Error('The seed has machines')
  const { modelId: _model, ...unknown } = first
  const alien = catalogue.products.find(
    (product) => isSold(catalogue, product) && fleetFit(catalogue, product, fleet) === 'doesNotFit',
  )
  if (!alien) throw new Error('The seed has no such part')
  expect(fleetFit(catalogue, alien, [...fleet, unknown])).toBe('doesNotFit')
  expect(fleetFit(catalogue, alien, [unknown])).toBe('unknown')
})

test('R-EQUIP-02 a line in the cart has the verdict on the machine that it is for, not only on the fleet', async () => {
  const customer = await enter(buyer.email)
  const machines = (worldSeed().rows.machines ?? []).filter(
    ({ companyId, status }) => companyId === 501 && status !== 'sold',
  )
  const own = machines.find(({ id }) => id === excavator.id)
  if (!own) throw new Error('The seed has an excavator')
  const other = catalogue.products.find(
    (product) =>
      isSold(catalogue, product) &&
      product.price !== null &&
      product.minQty === 1 &&
      catalogue.stock(product.id).some(({ quantity }) => quantity > 0) &&
      fleetFit(catalogue, product, machines) === 'fits' &&
      fitOf(catalogue, product, own) === 'doesNotFit',
  )
  if (!other) throw new Error('The seed has no such part')
  await customer.ask<'addToCart'>('/web/basket/add/', { product: { id: other.id, quantity: 1 } })
  await customer.ask('/web/basket/addMachines/', { products: [other.id], machineId: excavator.id })
  const { basketProducts } = await customer.ask<'getCart'>('/web/basket/getBasketProducts/', {})
  const [line] = basketProducts.grid.products
  expect(line?.machineFit).toBe('fits')
  expect(line?.machines).toMatchObject([{ id: excavator.id, fit: 'doesNotFit' }])
})

interface Paged<Item> {
  items: Item[]
  pagination: { pages: number }
}

/** All items of a paged list. */
async function allOf<Item>(read: (page: string) => Promise<Paged<Item>>): Promise<Item[]> {
  const first = await read('?PAGE_SIZE=100')
  const found = [...first.items]
  for (let page = 2; page <= first.pagination.pages; page += 1)
    found.push(...(await read(`?PAGE_SIZE=100&PAGEN_1=${page}`)).items)
  return found
}

test('R-CAT-04 the filter by an own machine shows counts, and nobody else has it', async () => {
  const customer = await enter(buyer.email)
  const ask = async (visitor: ShopVisitor, filters: object) =>
    (await visitor.ask<'getSmartFilter'>('/web/elastic/component/smartfilter/0/f/', { filters })).items.find(
      ({ code }) => code === 'my_machine',
    )
  const own = await ask(customer, { my_machine: [String(excavator.id)] })
  expect(own).toMatchObject({ name: 'Моя техника', type: 'list' })
  expect(own?.values.find(({ selected }) => selected)?.valueXmlId).toBe(String(excavator.id))
  // A sold machine is not bought for.
  expect(own?.values.map(({ valueXmlId }) => valueXmlId)).not.toContain('911')
  expect(await ask(await enter(person.email), {})).toBeUndefined()
  expect(await ask(new ShopVisitor(), { my_machine: [String(excavator.id)] })).toBeUndefined()
  // The machine of another company matches nothing.
  const filtered = (id: number) =>
    customer.ask<'listSectionProductsFiltered'>(
      `/web/elastic/component/catalogSection/all/f/my_machine-is-${id}/`,
    )
  expect((await filtered(904)).pagination.total).toBe(0)
  expect((await filtered(excavator.id)).pagination.total).toBeGreaterThan(0)
})
