import { expect, test } from 'vitest'
import { searchCatalogue } from '../rules/search.ts'
import { soldProducts } from '../rules/assortment.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'
import { seedIds } from '../seed/named.ts'

const { catalogue } = worldSeed().fixed
const { inStock, sellout } = seedIds.products
const found = (query: string) => searchCatalogue(catalogue, query).products

test('R-CAT-26 what a section of goods is called finds goods of it, in whatever number and case', () => {
  const silent = catalogue.sections
    .filter(({ id, parentId }) => parentId !== null && soldProducts(catalogue, id).length > 0)
    .filter(({ id, name }) => {
      const own = new Set(soldProducts(catalogue, id))
      return !found(name.toUpperCase()).some((product) => own.has(product))
    })
  expect(silent.map(({ name }) => name)).toEqual([])
})

test.each([
  ['зубья ковша', 'зуб ковша'],
  ['зубьев', 'зуб'],
  ['ремни', 'ремень'],
  ['ремней', 'ремень'],
  ['пальцы ковша', 'палец ковша'],
  ['поршней', 'поршень'],
  ['втулок', 'втулка'],
  ['колец', 'кольцо'],
  ['звеньев', 'звено'],
  ['стёкол', 'стекло'],
])('R-CAT-26 «%s» finds all that «%s» finds', (plural, singular) => {
  const many = new Set(found(plural))
  const named = found(singular).filter(({ name }) => name.toLowerCase().startsWith(singular.slice(0, 3)))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((product) => !many.has(product))).toEqual([])
})

test.each(['фильтрующий элемен', 'двигател', 'порше', 'палец', 'ремонтн'])(
  'R-CAT-26 «%s» finds something while it is typed',
  (typed) => {
    expect(found(typed).length).toBeGreaterThan(0)
  },
)

test.each(['FM–2040', 'FM‑2040', 'fm — 2040', 'FM−2040', 'FM-2040'])(
  'R-CAT-26 the article «%s», as a letter or a table writes it, opens the product',
  (typed) => {
    expect(searchCatalogue(catalogue, typed).understood.exactProduct?.id).toBe(inStock.id)
  },
)

test.each(['масляный фильтр', 'ФИЛЬТР МАСЛЯНЫЙ', 'масляные фильтры', 'fm–2040', 'FM 20'])(
  'in the cart «%s» finds the oil filter: words count in any order and form',
  async (search) => {
    const guest = new ShopVisitor()
    await guest.add(inStock.id, 1)
    await guest.add(sellout.id, 1)
    const { items } = await guest.ask<'findInCart'>('/web/basket/find/', { search })
    expect(Object.keys(items)).toEqual([String(inStock.id)])
  },
)
