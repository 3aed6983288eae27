import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import { soldProducts } from './assortment.ts'
import { filterDefinitions } from './filter-entries.ts'
import { selectionOfBody } from './filter-selection.ts'
import { hasFlag } from './filtering.ts'
import { smartFilter } from './smart-filter.ts'
import type { Reserved, Viewpoint } from './viewpoint.ts'

test('R-CAT-06 what orders have taken changes the counts of flags, also of a list that was counted before', () => {
  const { catalogue, stores } = sharedSeed()
  const [branch] = stores
  if (!branch) throw new Error('The seed has no branches')
  const products = soldProducts(catalogue, seedIds.sections.filters.id)
  const countOf = (flag: 'available' | 'fullavailable', reserved: Reserved) => {
    const view: Viewpoint = { catalogue, stores, branch, inCart: new Map(), reserved, machines: [] }
    const { items } = smartFilter(view, products, filterDefinitions(products, catalogue), selectionOfBody({}))
    const count = items.find(({ code }) => code === flag)?.values[0]?.count
    expect(count).toBe(products.filter((product) => hasFlag(view, product, flag)).length)
    return count ?? 0
  }
  const before = countOf('available', new Map())
  const soldOut = products
    .map(({ id }) => ({ id, here: catalogue.stockAt(id, branch.id)?.quantity ?? 0 }))
    .filter(({ here }) => here > 0)
    .slice(0, 3)
  const taken = new Map(soldOut.map(({ id, here }) => [id, new Map([[branch.id, here]])]))
  expect(countOf('available', taken)).toBe(before - 3)
  expect(countOf('fullavailable', taken)).toBeGreaterThan(0)
  expect(countOf('available', new Map())).toBe(before)
})
