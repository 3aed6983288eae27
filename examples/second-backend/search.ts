import { allBranches, branchOf } from './branches.ts'
import type { Call, Operation } from './call.ts'
import { storeCode, text } from './checks.ts'
import { choicesOf, filtersOf, listQuery, matching } from './filters.ts'
import { productsIn } from './listings.ts'
import { columnsOfOffers, listOf, offersOf } from './offers.ts'
import { remember } from './product-page.ts'
import { type Product, priceOf, referenceOf, stockSummary } from './products.ts'
import { tooMany } from './problems.ts'
import { articleOf, foundBy } from './search-rules.ts'
import { allSections, countIn, pathOf } from './sections.ts'

const suggestionsPerMinute = 60

function understood(call: Call, typed: string, asTyped: boolean) {
  const query = typed.trim()
  const found = foundBy(call, productsIn(call, undefined), query, asTyped)
  const exact = found.products.filter(({ article }) => articleOf(article) === articleOf(query))
  const gone = call.db
    .fixed<Product>(`select * from products where state = 'withdrawn'`)
    .find(({ article }) => articleOf(article) === articleOf(query))
  const [only] = exact
  const about = {
    query,
    ...(found.correctedQuery !== undefined && {
      correctedQuery: found.correctedQuery,
      correctionType: found.correctionType,
    }),
    ...(only && exact.length === 1 && { exactProduct: referenceOf(only) }),
    ...(gone && exact.length === 0 && { withdrawn: referenceOf(gone) }),
  }
  return { about, ...found }
}

function sectionsFound(call: Call, sections: ReturnType<typeof foundBy>['sections'], most: number) {
  const all = allSections(call)
  return sections
    .toSorted((a, b) => a.id - b.id)
    .slice(0, most)
    .map(({ id, name }) => ({ id, name, url: pathOf(all, id), countElements: countIn(call, all, id) }))
}

function suggest(call: Call) {
  limit(call)
  const branch = branchOf(call)
  const { about, products, sections } = understood(call, call.query.get('query') ?? '', false)
  const retail = { ...call, customer: undefined }
  return {
    items: {
      ...about,
      products: products.slice(0, 7).map((product) => ({
        ...referenceOf(product),
        brand: product.brand,
        price: priceOf(call.wrong('suggestRetail') ? retail : call, product),
        unit: product.unit,
        multiplicity: product.multiplicity,
        minQty: product.least,
        stock: stockSummary(call, product, branch),
      })),
      sections: sectionsFound(call, sections, 3),
      total: products.length,
    },
  }
}

/** @throws {Problem} 429 */
function limit({ db, owner, now, wrong }: Call): void {
  const seconds = now.getTime() / 1000
  db.run('delete from calls where at < ?', seconds - 60)
  const oldest = db.one<{ at: number; count: number }>(
    `select min(at) as at, count(*) as count from calls where who = ? and operation = 'searchSuggest'`,
    owner,
  )
  if (oldest && oldest.count >= suggestionsPerMinute && !wrong('suggestionsUnlimited'))
    throw tooMany(oldest.at + 60 - seconds)
  db.run(`insert into calls values (?, 'searchSuggest', ?)`, owner, seconds)
}

/** Without any product: those whose article begins most alike. */
function similar(call: Call, query: string) {
  const wanted = articleOf(query)
  const shared = ({ article }: Product) => {
    const own = articleOf(article)
    const end = [...wanted].findIndex((letter, index) => own[index] !== letter)
    return end === -1 ? wanted.length : end
  }
  return productsIn(call, undefined)
    .filter((product) => shared(product) >= 3)
    .toSorted((a, b) => shared(b) - shared(a) || a.id - b.id)
    .slice(0, 6)
    .map(referenceOf)
}

function searchPage(call: Call) {
  const branch = branchOf(call)
  const typed = call.query.get('query') ?? ''
  const { about, products, sections } = understood(
    call,
    typed,
    !call.wrong('asTypedIgnored') && call.query.get('asTyped') === 'true',
  )
  if (about.exactProduct && call.wrong('searchCountsAsViewed')) remember(call, about.exactProduct.id)
  const choices = choicesOf(call)
  if (call.wrong('searchForgetsSellout')) choices.delete('sellout')
  const offers = offersOf(call, products, branch)
  const found = matching(call, offers, filtersOf(call, offers), choices)
  const shown = (call.wrong('searchOldBranch') ? allBranches(call)[0] : undefined) ?? branch
  const { items, ...rest } = listOf(call, shown, found, columnsOfOffers(offers))
  if (call.wrong('searchCountsWords')) rest.pagination.total *= typed.trim().split(/\s+/).length
  const alike = products.length === 0 ? similar(call, typed) : []
  return {
    ...about,
    products: items,
    sections: sectionsFound(call, sections, 20),
    ...(alike.length > 0 && { similar: alike }),
    ...rest,
  }
}

const query = text(1, 200, /\S/)
const asTyped = text(4, 5, /^(true|false)$/)

export const searchOperations: Operation[] = [
  {
    id: 'searchSuggest',
    method: 'GET',
    path: '/api/elastic/searchString/',
    who: 'anyone',
    query: { query, store: storeCode },
    required: ['query'],
    answer: suggest,
  },
  {
    id: 'searchProducts',
    method: 'GET',
    path: '/web/elastic/searchPage/f/',
    who: 'anyone',
    query: { ...listQuery, query, asTyped },
    required: ['query'],
    answer: searchPage,
  },
  {
    id: 'searchProductsFiltered',
    method: 'GET',
    path: '/web/elastic/searchPage/f/{filterPath}/',
    who: 'anyone',
    query: { ...listQuery, query, asTyped },
    required: ['query'],
    answer: searchPage,
  },
]
