import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFit, fitOf, isStandardPart } from '../rules/machine-fit.ts'
import { booksOf } from '../rules/parts-book.ts'
import { serialOrdinal } from '../rules/serial-number.ts'
import { seedIds } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

const { catalogue } = sharedSeed()
const diagrams = booksOf(catalogue).flatMap(({ book }) => book.diagrams)

test('R-EQUIP-02 four models have at least 24 diagrams, one with 40 positions', async () => {
  const { items } = await new ShopVisitor().ask<'listPartsModels'>('/web/parts/models/')
  expect(items.map(({ code }) => code).toSorted()).toEqual(['bg-170', 'eg-210', 'pf-50b', 'sk-45'])
  expect(items.reduce((sum, { diagramCount }) => sum + diagramCount, 0)).toBeGreaterThanOrEqual(24)
  expect(Math.max(...diagrams.map(({ positions }) => positions.length))).toBe(40)
})

test('R-EQUIP-02 a serial number finds its model, however it is written; another text finds none', async () => {
  const visitor = new ShopVisitor()
  const find = async (serialNumber: string) =>
    (await visitor.ask<'listPartsModels'>(`/web/parts/models/?serialNumber=${serialNumber}`)).items.map(
      ({ code }) => code,
    )
  expect(await find('eg2104417')).toEqual(['eg-210'])
  expect(await find('SK45-000377')).toEqual(['sk-45'])
  expect(await find('XX-1')).toEqual([])
})

test('R-EQUIP-02 what is unknown is 404, and stands nowhere', async () => {
  const visitor = new ShopVisitor()
  expect((await visitor.call('/web/parts/model/eg-999/')).status).toBe(404)
  expect((await visitor.call('/web/parts/diagram/1/')).status).toBe(404)
  expect((await visitor.ask<'listPartPlaces'>('/web/parts/places/99999999/')).items).toEqual([])
})

test('R-PROD-07 a superseded pump is offered to old machines, its successor to new ones', async () => {
  const visitor = new ShopVisitor()
  const pumpOf = async (serialNumber: string) => {
    const path = `/web/parts/diagram/3106/?serialNumber=${serialNumber}`
    const { diagram } = await visitor.ask<'getPartsDiagram'>(path)
    return diagram.positions[0]
  }
  expect(await pumpOf('EG210-003000')).toMatchObject({ fit: 'fits', productId: 10005 })
  expect(await pumpOf('EG210-003001')).toMatchObject({ fit: 'fits', productId: 10006 })
  expect(await pumpOf('BG170-000001')).toMatchObject({ fit: 'unknown', productId: null })
})

test('R-EQUIP-02 a part that came later does not fit an early machine', async () => {
  const path = '/web/parts/diagram/3102/?serialNumber=EG210-000001'
  const { diagram } = await new ShopVisitor().ask<'getPartsDiagram'>(path)
  expect(diagram.positions.at(-1)).toMatchObject({ fit: 'doesNotFit', productId: null })
})

/** How the plate of any machine may read: a number of the model, of another model, or what is none. */
const anySerial = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 10_000 }).map((value) => ({ value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('X1', '12A', 'BG170-000001', 'SK45-009999').map((text) => ({ text })),
  },
)

test('R-PROD-07 diagram, places, kit, sets and product agree for any serial number', async () => {
  const visitor = new ShopVisitor()
  const anyDiagram = fc.constantFrom(...diagrams)
  await fc.assert(
    fc.asyncProperty(anyDiagram, anySerial, fc.nat(), async (record, serial, pick) => {
      const model = catalogue.model(record.modelId)
      if (!model) throw new Error('no model')
      const serialNumber =
        'text' in serial ? serial.text : `${model.serialPrefix}-${String(serial.value).padStart(6, '0')}`
      const query = `?serialNumber=${serialNumber}`
      const { diagram } = await visitor.ask<'getPartsDiagram'>(`/web/parts/diagram/${record.id}/${query}`)
      const sets = await visitor.ask<'listPartsKits'>(`/web/parts/kits/${model.productId}/${query}`)
      const book = await visitor.ask<'getPartsModel'>(`/web/parts/model/${model.code}/${query}`)
      const machine = { modelId: model.id, year: model.yearFrom, serialNumber }
      const { positions } = diagram
      for (const { variants, productId, fit } of positions) {
        const fitting = variants.filter((variant) => variant.fit === 'fits')
        expect(fitting.length).toBeLessThanOrEqual(1)
        expect(fitting[0]?.productId ?? null).toBe(productId)
        expect(fit).toBe(bestFit(variants.map((variant) => variant.fit ?? 'unknown')))
        for (const variant of variants) {
          const product = catalogue.product(variant.productId)
          // A bolt that this place doesn't take may stand in another one.
          const isOpen = variant.fit === 'doesNotFit' && product && isStandardPart(product)
          const verdict = fitOf(catalogue, { id: variant.productId }, machine)
          expect(verdict).toBe(isOpen ? 'unknown' : variant.fit)
        }
      }
      const position = positions[pick % positions.length]
      for (const variant of position?.variants ?? []) {
        const path = `/web/parts/places/${variant.productId}/${query}`
        const { items } = await visitor.ask<'listPartPlaces'>(path)
        const here = items.find((one) => one.diagram.id === record.id && one.position === position?.number)
        expect(here?.variant ?? variant).toEqual(variant)
        expect(here !== undefined || items.length === 100).toBe(true)
      }
      for (const item of book.servicePlans.flatMap(({ kit }) => kit)) {
        if (item.productId != null) expect(fitOf(catalogue, { id: item.productId }, machine)).toBe('fits')
        if (item.diagramId !== record.id) continue
        const place = positions.find(({ number }) => number === item.position)
        expect(item).toMatchObject({
          quantity: place?.quantity,
          productId: place?.productId,
          fit: place?.fit,
        })
      }
      for (const { diagramId, position, product, machineQuantity } of sets.items.flatMap(
        ({ lines }) => lines,
      )) {
        if (product) expect(fitOf(catalogue, { id: product.id }, machine)).toBe('fits')
        if (diagramId !== record.id) continue
        const place = positions.find(({ number }) => number === position)
        expect(place?.fit).not.toBe('doesNotFit')
        expect([product?.id ?? null, machineQuantity]).toEqual([place?.productId, place?.quantity])
      }
    }),
    { numRuns: 60 },
  )
})

test('R-EQUIP-02 a part is offered in the shortest service that takes it, a machine in all sets of its book', async () => {
  const visitor = new ShopVisitor()
  const named = async (id: number) =>
    (await visitor.ask<'listPartsKits'>(`/web/parts/kits/${id}/`)).items.map(({ name }) => name)
  const { inStock, wearPart, onRequest: machine } = seedIds.products
  expect(await named(inStock.id)).toEqual(['Комплект ТО-250'])
  expect(await named(wearPart.id)).toEqual(['Комплект изнашиваемых деталей: Ковш с зубьями'])
  const ofMachine = await named(machine.id)
  expect(ofMachine.slice(0, 4)).toEqual([250, 500, 1000, 2000].map((hours) => `Комплект ТО-${hours}`))
  expect(ofMachine.length).toBeGreaterThan(4)
  expect(await named(99_999_999)).toEqual([])
  for (const { code, id } of [inStock, wearPart, machine]) {
    const product = await visitor.ask<'getProduct'>(`/web/product/${code}/`)
    expect(product.kitCount).toBe((await named(id)).length)
  }
})

test('R-EQUIP-02 sets for a number are those of its model, of a number of no model those of all', async () => {
  const visitor = new ShopVisitor()
  const { wearPart, onRequest: machine } = seedIds.products
  const modelsOf = async (id: number, serialNumber: string) => {
    const path = `/web/parts/kits/${id}/?serialNumber=${serialNumber}`
    const { items } = await visitor.ask<'listPartsKits'>(path)
    return [...new Set(items.map(({ model }) => model.code))]
  }
  const parts = (await visitor.ask<'getPartsModel'>('/web/parts/model/eg-210/')).servicePlans
    .flatMap(({ kit }) => kit)
    .flatMap(({ variants }) => variants.map(({ productId }) => productId))
  const shared: number[] = []
  for (const id of new Set(parts)) if ((await modelsOf(id, 'XX-1')).length > 1) shared.push(id)
  expect(shared).not.toEqual([])
  for (const id of shared) expect(await modelsOf(id, 'eg210-004417')).toEqual(['eg-210'])
  expect(await modelsOf(machine.id, 'BG170-000001')).toEqual([])
  expect(await modelsOf(wearPart.id, 'SK45-000001')).toEqual([])
})

test('R-CART-02 lines of a set are whole packs, cost what the sum says, and go into the cart with one call', async () => {
  const visitor = new ShopVisitor()
  const path = `/web/parts/kits/${seedIds.products.onRequest.id}/?serialNumber=EG210-004417`
  const { items } = await visitor.ask<'listPartsKits'>(path)
  for (const { lines, total } of items) {
    const ids = lines.flatMap(({ product }) => product?.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(lines.reduce((sum, line) => sum + line.sum, 0)).toBe(total)
    for (const { quantity, machineQuantity, product } of lines) {
      expect(quantity).toBeGreaterThanOrEqual(machineQuantity)
      expect(quantity % (product?.multiplicity ?? 1)).toBe(0)
    }
  }
  const [service] = items
  if (!service) throw new Error('no set')
  const products = service.lines.flatMap(({ product, quantity }) =>
    product ? [{ id: product.id, quantity }] : [],
  )
  const { added, rejected } = await visitor.ask<'addManyToCart'>('/web/basket/addMany/', { products })
  expect([added.length, rejected.length]).toEqual([service.lines.length, 0])
  const { basketProducts } = await visitor.cart()
  expect(basketProducts.info.total).toBe(service.total)
})

test('R-EQUIP-02 a belt that a machine takes at two places is one line of a set', async () => {
  // Among the belts of this seed one fits both drives of the loader.
  const seed = worldSeed({ number: 3 })
  const open = booksOf(seed.fixed.catalogue).find(({ model }) => model.model === 'PF-50B')
  if (!open) throw new Error('no book')
  const visitor = new ShopVisitor(openShop({ seed }))
  const { items } = await visitor.ask<'listPartsKits'>(`/web/parts/kits/${open.model.productId}/`)
  const lines = items.find(({ name }) => name === 'Комплект ТО-2000')?.lines ?? []
  const belts = lines.filter(({ name }) => name.startsWith('Ремень'))
  expect(belts.map(({ name, machineQuantity }) => [name, machineQuantity])).toEqual([
    ['Ремень привода насоса', 2],
  ])
})

test('R-PROD-07 ranges of a position do not overlap', () => {
  for (const { positions, modelId } of diagrams)
    for (const { variants } of positions) {
      const model = catalogue.model(modelId)
      if (!model) throw new Error('no model')
      const ends = variants.map(({ serialFrom, serialTo }) => ({
        from: serialOrdinal(model, serialFrom) ?? 0,
        to: serialTo === null ? Infinity : (serialOrdinal(model, serialTo) ?? 0),
      }))
      for (const [index, { to }] of ends.entries())
        expect(ends[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(to === Infinity ? to : to + 1)
    }
})
