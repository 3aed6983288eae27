import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { createSeed } from './seed.ts'
import { normaliseArticle } from './search-text.ts'

const catalogue = buildCatalogue('kran-detal')
const unique = (values: readonly unknown[]) => new Set(values).size

test('R-CAT-01 the same seed gives the same catalogue, another seed another one', () => {
  expect(buildCatalogue('kran-detal').products).toEqual(catalogue.products)
  expect(buildCatalogue('other').products).not.toEqual(catalogue.products)
})

test('R-CAT-01 there are at least 3,000 products with unique ids, codes and articles, but for one article of two makers', () => {
  const { products } = catalogue
  expect(products.length).toBeGreaterThanOrEqual(3000)
  expect(unique(products.map((product) => product.id))).toBe(products.length)
  expect(unique(products.map((product) => product.code))).toBe(products.length)
  expect(unique(products.map((product) => normaliseArticle(product.article)))).toBe(products.length - 1)
  expect(products.filter((product) => product.labels.includes('sellout')).length).toBeGreaterThanOrEqual(60)
  for (const product of products) {
    expect(product.minQty % product.multiplicity).toBe(0)
    if (product.oldPrice !== undefined) expect(product.oldPrice).toBeGreaterThan(product.price ?? Infinity)
  }
})

test('R-ROUTE-12 section paths are unique, five levels deep, and the counts are right', () => {
  const { sections } = catalogue
  expect(unique(sections.map((section) => section.url))).toBe(sections.length)
  expect(unique(sections.map((section) => section.code))).toBe(sections.length)
  expect(Math.max(...sections.map((section) => section.level))).toBe(5)
  for (const section of sections) {
    expect(catalogue.sectionByPath(section.path)).toBe(section)
    expect(catalogue.productsOfSection(section.id).filter(({ isWithdrawn }) => !isWithdrawn)).toHaveLength(
      section.countElements,
    )
    expect(section.path).toHaveLength(section.level - 1)
  }
  expect(catalogue.sectionByPath(['krepezh', 'maslyanye-filtry'])).toBeUndefined()
})

test('R-CAT-26 an article is found whatever its case and separators, Cyrillic look-alikes too', () => {
  for (const text of ['FM-2040', 'fm 2040', 'FМ.2040', 'Fm_20/40']) {
    expect(catalogue.productsByArticle(text).map((product) => product.id)).toEqual([10_001])
  }
  expect(catalogue.productsByArticle('')).toEqual([])
  expect(catalogue.productsByArticlePrefix('fm20', 5).map((product) => product.article)).toContain('FM-2040')
})

test('R-CAT-26 words are found by their beginning and in another case', () => {
  expect(catalogue.productText().search('масляные фильтры FM-2040')).toEqual([10_001])
  expect(catalogue.productText().search('нетакогослова')).toEqual([])
  expect(catalogue.productText().similar('фильрт', 1)).toEqual(['фильтр'])
})

test('more products stand behind those of the seed, which stay as they are', () => {
  const own = createSeed().catalogue
  const more = createSeed({ products: 6000 }).catalogue
  expect(more.products.length).toBeGreaterThanOrEqual(6000)
  expect(more.products.length).toBeLessThan(6010)
  expect(own.products.map(({ id }) => more.product(id))).toEqual(own.products)
  for (const key of ['id', 'article', 'code'] as const)
    expect(new Set(more.products.map((product) => product[key])).size).toBeGreaterThan(
      more.products.length - 2,
    )
})
