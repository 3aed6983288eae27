import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { normaliseArticle } from '../seed/search-text.ts'
import { isSold } from './assortment.ts'
import { perCatalogue } from './per-catalogue.ts'

const most = 6
/** Shorter beginnings and numbers say nothing of a part. */
const leastLetters = 3

/**
 * Products on sale with an article like one that nobody has: first those with the same number in it (`XX-2040`: `FM-2040`),
 * then those that begin like it, the longest common beginning first.
 */
export function similarArticles(catalogue: Catalogue, query: string): ProductRecord[] {
  const found = new Set<ProductRecord>()
  for (const word of query.split(/\s+/).filter((one) => /\d/.test(one))) {
    for (const number of numbersOf(word))
      for (const product of numberIndex(catalogue).get(number) ?? []) found.add(product)
    const article = normaliseArticle(word)
    for (let { length } = article; length >= leastLetters && found.size < most; length -= 1)
      for (const product of catalogue.productsByArticlePrefix(article.slice(0, length), most))
        found.add(product)
  }
  return [...found].filter((product) => isSold(catalogue, product)).slice(0, most)
}

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).filter(({ length }) => length >= leastLetters)

/** Products by the numbers in their articles. */
const numberIndex = perCatalogue((catalogue) => {
  const index = new Map<string, ProductRecord[]>()
  for (const product of catalogue.products)
    for (const number of numbersOf(product.article)) {
      const list = index.get(number)
      if (list) list.push(product)
      else index.set(number, [product])
    }
  return index
})
