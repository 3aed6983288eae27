import { describe, expect, test } from 'vitest'
import { seedIds, seedNow } from './named.ts'
import { createSeed, type Seed } from './seed.ts'

const here = seedIds.stores.yekaterinburg.id

// The shop's own seed, and others: what the names promise holds in each.
const numbers = [undefined, ...Array.from({ length: 20 }, (_unused, index) => index + 1)]

describe.each(numbers.map((number) => [number ?? 'own', createSeed({ number })] as const))(
  'seed %s',
  (_name, seed) => {
    promises(seed)
  },
)

function promises({ catalogue, stores, orders, users, companies, machines, dealerMachines }: Seed): void {
  test('R-EQUIP-01 a machine was made in a year in which its model was made', () => {
    for (const { modelId = 0, year } of [...machines, ...dealerMachines]) {
      const { yearFrom, yearTo } = catalogue.model(modelId) ?? { yearFrom: year, yearTo: year }
      expect(year).toBeGreaterThanOrEqual(yearFrom)
      expect(year).toBeLessThanOrEqual(yearTo ?? year)
    }
  })

  test('R-PROD-01 the named products are what their names say', () => {
    for (const named of Object.values(seedIds.products)) {
      expect(catalogue.product(named.id)).toMatchObject({
        xmlId: named.xmlId,
        code: named.code,
        article: named.article,
      })
    }
    const {
      inStock,
      inOtherCitiesOnly,
      onRequest,
      superseded,
      successor,
      sellout,
      longName,
      manyAnalogues,
      toOrder,
      multiple,
      oil,
    } = seedIds.products
    expect(catalogue.product(inStock.id)).toMatchObject({
      price: 124_000,
      brand: 'Ремас',
      sectionId: seedIds.sections.oilFilters.id,
    })
    expect(catalogue.stockAt(inStock.id, here)?.quantity).toBe(24)
    expect(catalogue.stockAt(inOtherCitiesOnly.id, here)).toBeUndefined()
    expect(catalogue.stock(inOtherCitiesOnly.id).length).toBeGreaterThan(0)
    expect(catalogue.product(onRequest.id)).toMatchObject({
      price: null,
      isMachine: true,
      name: 'Экскаватор гусеничный EG-210',
    })
    expect(catalogue.product(superseded.id)?.supersededBy).toBe(successor.id)
    expect(catalogue.product(successor.id)?.supersedes).toEqual([superseded.id])
    expect(catalogue.product(sellout.id)?.labels).toEqual(['sellout'])
    expect(catalogue.product(longName.id)?.name.length).toBeGreaterThan(150)
    const analogues = catalogue.analogues(manyAnalogues.id).map((link) => link.analogueId)
    expect(analogues.length).toBeGreaterThan(10)
    expect(analogues).toContain(inStock.id)
    expect(catalogue.stock(toOrder.id)).toEqual([])
    expect(catalogue.product(multiple.id)).toMatchObject({ multiplicity: 5, minQty: 10 })
    expect(catalogue.product(oil.id)?.specifications).toContain('API CK-4')
  })

  test('R-BRANCH-03 there are twelve branches with the ids of the story', () => {
    expect(stores).toHaveLength(12)
    for (const named of Object.values(seedIds.stores)) {
      expect(stores.find((store) => store.id === named.id)).toMatchObject({
        xmlId: named.xmlId,
        storeId: named.storeId,
        name: named.name,
      })
    }
  })

  test('R-ORDER-21 sums of orders add up by the rounding rules and no date is in the future', () => {
    const statuses = new Set(orders.filter((order) => order.companyId === 501).map((order) => order.status))
    expect(statuses.size).toBe(10)
    for (const order of orders) {
      const author = users.find(({ id }) => id === order.userId)
      expect(order.author).toBe([author?.surname, author?.name, author?.patronymic].join(' '))
      for (const line of order.lines) {
        expect(line.sum).toBe(line.price * line.quantity)
        expect(line.vat).toBe(Math.round((line.sum * line.vatRate) / (100 + line.vatRate)))
      }
      const goods = order.lines.reduce((sum, line) => sum + line.sum, 0)
      expect(order.totals).toMatchObject({ goods, total: goods + order.totals.delivery })
      expect(order.totals.due).toBe(order.totals.total - order.totals.paid)
      expect(order.history.at(-1)?.to).toBe(order.status)
      const times = [order.createdAt, ...order.history.map((step) => step.at)]
      expect(times).toEqual(times.toSorted())
      expect(times.at(-1)! < seedNow).toBe(true)
      // Whoever moves an order does it by day (Екатеринбург is five hours ahead).
      const hours = order.history.slice(1).map(({ at }) => (new Date(at).getUTCHours() + 5) % 24)
      expect(hours.filter((hour) => hour < 9)).toEqual([])
    }
  })

  test('R-COMP-01 accounts and companies are the story', () => {
    for (const named of Object.values(seedIds.users))
      expect(users.find((user) => user.id === named.id)).toMatchObject(named)
    for (const named of Object.values(seedIds.companies))
      expect(companies.find((company) => company.id === named.id)).toMatchObject(named)
  })
}

test('a number gives other products, prices, stock and orders, the same number the same', () => {
  const records = ({ catalogue, orders }: Seed) =>
    JSON.stringify([catalogue.products, catalogue.products.map(({ id }) => catalogue.stock(id)), orders])
  const [own, one, again, two] = [
    createSeed(),
    createSeed({ number: 1 }),
    createSeed({ number: 1 }),
    createSeed({ number: 2 }),
  ]
  expect(records(one)).toBe(records(again))
  const parts = (seed: Seed) => seed.catalogue.products.filter(({ id }) => id > 10_012)
  for (const [left, right] of [
    [own, one],
    [one, two],
  ] as const) {
    const known = new Set(parts(left).map(({ name, price }) => `${name} ${price}`))
    const same = parts(right).filter(({ name, price }) => known.has(`${name} ${price}`))
    expect(same.length).toBeLessThan(parts(right).length / 20)
    expect(left.orders.length).not.toBe(right.orders.length)
  }
})
