import { branchOf } from './branches.ts'
import type { Call, Operation } from './call.ts'
import {
  dictionary,
  either,
  list,
  numeral,
  object,
  storeCode,
  text,
  whole,
  yesOrNo,
  number,
} from './checks.ts'
import { type Choices, choicesOf, filtersOf, listQuery, matching, smartFilter } from './filters.ts'
import { columnsOfOffers, listOf, offersOf } from './offers.ts'
import { listed, type Product } from './products.ts'
import { problem } from './problems.ts'
import { foundBy } from './search-rules.ts'
import {
  allSections,
  countIn,
  filled,
  noMeta,
  pathOf,
  type Section,
  sectionLink,
  wayTo,
  within,
} from './sections.ts'

/** Products of a section and of all below it, as the shop weighs them. */
export function productsIn(call: Call, section: number | undefined): Product[] {
  const ids = section === undefined ? undefined : within(allSections(call), section)
  return call.db
    .fixed<Product>(`select * from products where ${listed} order by weight_rank desc, id`)
    .filter((product) => ids === undefined || ids.includes(product.section))
}

function sectionHead(call: Call, section: Section | undefined) {
  const sections = filled(call, allSections(call))
  const way = section ? wayTo(sections, section.id) : []
  const last = way.length
  const crumbs = way.map(({ id, name }, index) => ({
    title: name,
    link: index + 1 === last ? null : pathOf(sections, id),
  }))
  return {
    id: section?.id ?? 0,
    code: section?.code ?? 'all',
    name: section?.name ?? 'Весь каталог',
    sectionPageUrl: section ? pathOf(sections, section.id) : '/catalog/',
    parentId: section?.parent ?? null,
    level: last,
    countElements: section ? countIn(call, sections, section.id) : productsIn(call, undefined).length,
    iconContent: '',
    sort: section?.place ?? 0,
    defaultView: 'list',
    description: section?.about ?? '',
    subSections: sections
      .filter(({ parent }) => parent === (section?.id ?? null))
      .map((one) => sectionLink(call, sections, one)),
    breadcrumbs: [
      { title: 'Главная', link: '/' },
      { title: 'Каталог', link: section ? '/catalog/' : null },
      ...crumbs,
    ],
    meta: noMeta,
  }
}

function listSection(call: Call) {
  const code = call.path['code'] ?? ''
  const section = allSections(call).find((one) => one.code === code)
  if (!section && code !== 'all') throw problem(404)
  const branch = branchOf(call)
  const choices = choicesOf(call)
  const offers = offersOf(call, productsIn(call, section?.id), branch)
  const columns = columnsOfOffers(offers)
  const found = matching(call, offers, filtersOf(call, offers), choices)
  return { section: sectionHead(call, section), ...listOf(call, branch, found, columns) }
}

/** What a body chooses; what is empty chooses nothing. */
function chosenIn(filters: Record<string, unknown>): Choices {
  const choices: Choices = new Map()
  for (const [code, value] of Object.entries(filters)) {
    if (value === true) choices.set(code, { values: ['true'] })
    else if (Array.isArray(value)) choices.set(code, { values: value.map(String) })
    else if (typeof value === 'string' && value !== '') choices.set(code, { values: [value] })
    else if (typeof value === 'object' && value !== null) choices.set(code, value)
  }
  return choices
}

function smartFilterOf(call: Call) {
  const id = Number(call.path['id'])
  if (id !== 0 && !allSections(call).some((one) => one.id === id)) throw problem(404)
  const branch = branchOf(call)
  const { filters, query, asTyped } = call.body as {
    filters: Record<string, unknown>
    query?: string
    asTyped?: boolean
  }
  const inSection = productsIn(call, id === 0 ? undefined : id)
  const products =
    query === undefined || call.wrong('smartQueryIgnored')
      ? inSection
      : foundBy(call, inSection, query, asTyped ?? false).products
  const seen = call.wrong('filterPriceRetail') ? { ...call, customer: undefined } : call
  return smartFilter(call, offersOf(seen, products, branch), chosenIn(filters))
}

const sectionCode = text(1, 100, /^[a-z0-9-]+$/)

export const listingOperations: Operation[] = [
  {
    id: 'listSectionProducts',
    method: 'GET',
    path: '/web/elastic/component/catalogSection/{code}/f/',
    who: 'anyone',
    parts: { code: sectionCode },
    query: listQuery,
    answer: listSection,
  },
  {
    id: 'listSectionProductsFiltered',
    method: 'GET',
    path: '/web/elastic/component/catalogSection/{code}/f/{filterPath}/',
    who: 'anyone',
    parts: { code: sectionCode },
    query: listQuery,
    answer: listSection,
  },
  {
    id: 'getSmartFilter',
    method: 'POST',
    path: '/web/elastic/component/smartfilter/{id}/f/',
    who: 'anyone',
    parts: { id: numeral(whole(0)) },
    query: { store: storeCode },
    body: object(
      {
        filters: dictionary(
          /^[a-z0-9_]{1,64}$/,
          50,
          either(list(text(1, 100), 0, 100), yesOrNo, text(0, 200), object({}, { min: number, max: number })),
        ),
      },
      { query: text(1, 200, /\S/), asTyped: yesOrNo },
    ),
    answer: smartFilterOf,
  },
]
