import { expect, test } from 'vitest'
import { z } from 'zod'
import { seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { call } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

// Editors put any block on any page; the seed's pages hold a few each.

const { fixed, rows } = worldSeed()
const kinds = new Map(
  [...fixed.pages, ...fixed.news, ...fixed.promotions]
    .flatMap(({ blocks }) => blocks)
    .map((block) => [block.type, block]),
)
const blocks = [...kinds.values()]
const shop = openShop({
  realNow: () => Date.parse(seedNow),
  seed: {
    rows,
    fixed: {
      ...fixed,
      pages: fixed.pages.map((page) => ({ ...page, blocks })),
      news: fixed.news.map((article) => ({ ...article, blocks })),
      promotions: fixed.promotions.map((promotion) => ({ ...promotion, blocks })),
    },
  },
})

test('R-ROUTE-02 the seed shows every kind of block', () => {
  const known = ['html', 'picture', 'cards', 'table', 'faq', 'contacts', 'form', 'products', 'map']
  expect([...kinds.keys()].toSorted()).toEqual(known.toSorted())
})

const addresses = [
  ...['about', 'payment', 'delivery', 'contacts', 'financing', 'returns'].map((name) => `/web/${name}/`),
  ...['policy', 'offer', 'cookie', 'refund'].map((name) => `/web/static/${name}/`),
  '/web/mainPage/',
  `/web/news/${fixed.news[0]?.code}/`,
  `/web/stocks/${fixed.promotions[0]?.code}/`,
]

test.each(addresses)('R-ROUTE-02 %s holds every kind of block in its order', async (address) => {
  const { status, envelope } = await call(shop, address)
  expect(status).toBe(200)
  const answered = z.object({ blocks: z.array(z.object({ type: z.string() })) })
  const { blocks: shown } = answered.parse(envelope.data)
  expect(shown.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type))
})
