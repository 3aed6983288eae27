import { ownPath } from '../../lib/back-address.ts'
import { extractQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import type { components } from '../../generated/api-types.ts'
import {
  getSmartFilter,
  listSectionProducts,
  listSectionProductsFiltered,
} from '../../generated/operations.ts'
import { filterRequest } from '../../lib/filter-path.ts'
import { DEFAULT_PAGE_SIZE, type Filters } from '../../lib/filters.ts'
import { type CardPicture, keepSmall } from '../../ui/small-picture.ts'
import type { ListAddress } from './list-address.ts'
import { type ListedProduct, toListed } from './listed-product.ts'

type Schemas = components['schemas']

/** A filter as the rail shows it. */
export type ShownFilter = Pick<Schemas['FilterEntry'], 'code' | 'name' | 'type' | 'unit' | 'min' | 'max'> & {
  values: readonly Pick<Schemas['FilterValue'], 'valueXmlId' | 'value' | 'count' | 'group'>[]
  /** How many values there are; more than `values` unless the filter is expanded. */
  total: number
  /** Only its name was kept: what is in it is asked for when it is opened. */
  closed?: true
}

/** Kinds that can be shown. A kind that only a newer backend has is left out. */
const filterKinds: Readonly<Record<Schemas['FilterEntry']['type'], true>> = {
  list: true,
  range: true,
  flag: true,
}

/** Filters that stand open; what is in the others is no part of the document, which has to be small. */
const OPEN_FILTERS = 4

/** Values of a filter that are shown before 'Показать все'. */
const SHOWN_VALUES = 8

/** Page, size, order and ranges of a list as its call takes them; what is the default is left out. */
export function listQuery({ page, pageSize, sort, orderBy, effective }: ListAddress) {
  const { filterPath, query } = filterRequest(effective)
  return {
    filterPath,
    query: {
      ...query,
      ...(page > 1 && { PAGEN_1: page }),
      ...(pageSize !== DEFAULT_PAGE_SIZE && { PAGE_SIZE: pageSize }),
      ...(sort !== undefined && { sort }),
      ...(orderBy !== undefined && { orderBy }),
    },
  }
}

/** A section with one page of its products. @param code of the section; `all` for the whole catalogue */
export function sectionListingQuery(code: string, address: ListAddress) {
  const { filterPath, query } = listQuery(address)
  return filterPath === ''
    ? extractQuery(listSectionProducts, { path: { code }, query }, 'list', keepListing)
    : extractQuery(listSectionProductsFiltered, { path: { code, filterPath }, query }, 'list', keepListing)
}

export type ShownListing = ReturnType<typeof keepListing>

function keepListing({
  section,
  items,
  pagination,
  sort,
  sortOptions,
  columns = [],
  machine,
  matchingSections,
  groups,
  itemUnits,
}: Data<typeof listSectionProducts>) {
  const units = itemUnits && unitNames(itemUnits, [section, ...(matchingSections ?? [])])
  const { id, code, name, sectionPageUrl, level, defaultView, description, breadcrumbs, meta } = section
  return {
    section: {
      id,
      code,
      name,
      // The page redirects to it and names it as its own address.
      sectionPageUrl: ownPath(sectionPageUrl, '/catalog/'),
      level,
      defaultView,
      description,
      breadcrumbs,
      meta,
      subSections: section.subSections.map(keepSectionRef),
    },
    items: items.map((card, index) => withUnit(toListed(card, columns), columns, units?.[index])),
    pagination,
    sort,
    sortOptions,
    columns: units && columns.length > 0 ? [UNIT_COLUMN, ...columns] : columns,
    ...(groups && {
      groups: groups.map(({ name, sectionPageUrl, countElements, onPage }) => ({
        name,
        url: sectionPageUrl,
        total: countElements,
        onPage,
      })),
    }),
    ...(machine !== undefined && { machine, matching: matchingSections?.map(keepSectionRef) ?? [] }),
  }
}

/** Stands before the properties where an order parts the units. Nothing is ordered by it. */
const UNIT_COLUMN: Schemas['ListColumn'] = { code: '', name: 'Узел' }

function unitNames(
  ids: readonly number[],
  sections: readonly Pick<Schemas['SectionRef'], 'id' | 'name'>[],
): string[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id) ?? '')
}

/** The unit is a fact before all others. */
function withUnit(
  product: ListedProduct,
  columns: readonly Schemas['ListColumn'][],
  unit: string | undefined,
): ListedProduct {
  if (unit === undefined) return product
  const fact = columns.length > 0 || unit === '' ? unit : `Узел\u00a0${unit}`
  return { ...product, facts: [fact, ...(product.facts ?? [])] }
}

/** A section as a tile shows it. */
export interface SectionTile {
  name: string
  url: string
  count: number
  picture: CardPicture | undefined
}

export function keepSectionRef({
  name,
  sectionPageUrl,
  countElements,
  picture,
}: Pick<Schemas['SectionRef'], 'name' | 'sectionPageUrl' | 'countElements' | 'picture'>): SectionTile {
  return { name, url: sectionPageUrl, count: countElements, picture: picture && keepSmall(picture) }
}

/** What a smart filter stands beside: a section, or the results of a search. */
export interface FilterTarget {
  /** 0 for the whole catalogue and for a search. */
  sectionId: number
  query?: string
}

/** The filters beside a list. @param expanded filters whose values are all wanted */
export function smartFilterQuery(
  { sectionId, query }: FilterTarget,
  filters: Filters,
  expanded: readonly string[],
) {
  return extractQuery(
    getSmartFilter,
    { path: { id: sectionId }, body: { filters, ...(query !== undefined && { query }) } },
    `shown ${expanded.join(' ')}`,
    ({ items: answered, total }) => {
      const items = answered.filter(({ type }) => Object.hasOwn(filterKinds, type))
      const groups = items.filter(({ type }) => type !== 'flag')
      const open = new Set(groups.slice(0, OPEN_FILTERS))
      return {
        total,
        filters: items.map((entry) => {
          const isOpen = entry.type === 'flag' || open.has(entry) || entry.code in filters
          return keepFilter(entry, filters, expanded.includes(entry.code), isOpen)
        }),
      }
    },
  )
}

function keepFilter(
  { code, name, type, unit, min, max, values }: Schemas['FilterEntry'],
  chosen: Filters,
  whole: boolean,
  open: boolean,
): ShownFilter {
  if (!whole && !open) return { code, name, type, values: [], total: values.length, closed: true }
  const first = values.filter(
    ({ selected, count }, index) => selected || (index < SHOWN_VALUES && (count > 0 || code in chosen)),
  )
  const shown = type === 'list' && !whole ? first : values
  // Nothing in it would give a product.
  if (type === 'list' && shown.length === 0)
    return { code, name, type, values: [], total: values.length, closed: true }
  return {
    code,
    name,
    type,
    ...(unit !== undefined && { unit }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    values: shown.map(({ valueXmlId, value, count, group }) => ({
      valueXmlId,
      value,
      count,
      ...(whole && group !== undefined && { group }),
    })),
    total: values.length,
  }
}
