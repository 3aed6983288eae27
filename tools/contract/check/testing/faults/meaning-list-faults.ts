import { type Fault, type FaultyCall, inSuccess, member } from '../fault.ts'

type Json = Record<string, unknown>

const listOf = (data: Json, field: string) => (data[field] ?? []) as Json[]
const swap = (list: Json[]) => {
  const [first, second, ...rest] = list
  if (first && second) list.splice(0, list.length, second, first, ...rest)
}
const asked = ({ url }: FaultyCall, name: string) => url.searchParams.get(name)

/** Turns the order of a list round, when it was sorted so. */
function unsorted(operation: string, field: string, sort: string, rule: string): Fault {
  return {
    name: `${operation} sorted by ${sort} begins with the last product`,
    operation,
    place: rule,
    answer: inSuccess(operation, (data, _envelope, call) => {
      if (asked(call, 'sort') === sort) listOf(data, field).reverse()
    }),
  }
}

/** Orders of sorting, filters, pages and searches that lists promise. */
export const meaningListFaults: readonly Fault[] = [
  unsorted('listSectionProducts', 'items', 'priceAsc', 'section-by-price-asc'),
  unsorted('listSectionProducts', 'items', 'priceDesc', 'section-by-price-desc'),
  unsorted('listSectionProducts', 'items', 'available', 'section-by-available'),
  unsorted('listSectionProducts', 'items', 'name', 'section-by-name'),
  unsorted('searchProducts', 'products', 'priceAsc', 'search-by-price-asc'),
  unsorted('searchProducts', 'products', 'priceDesc', 'search-by-price-desc'),
  unsorted('searchProducts', 'products', 'name', 'search-by-name'),
  unsorted('listOrders', 'items', 'dateAsc', 'orders-by-date-asc'),
  unsorted('listOrders', 'items', 'sumDesc', 'orders-by-sum-desc'),
  unsorted('listOrders', 'items', 'sumAsc', 'orders-by-sum-asc'),
  unsorted('listOrders', 'items', 'number', 'orders-by-number'),
  {
    name: 'orders of one list are in no order',
    operation: 'listOrders',
    place: 'orders-by-date-desc',
    answer: inSuccess('listOrders', (data, _envelope, call) => {
      if (asked(call, 'sort') === null) swap(listOf(data, 'items'))
    }),
  },
  {
    name: 'the list tells another order than was asked for',
    operation: 'listSectionProducts',
    place: 'section-sort-told',
    answer: inSuccess('listSectionProducts', (data, _envelope, call) => {
      if (asked(call, 'sort') !== null) data['sort'] = 'relevance'
    }),
  },
  {
    name: 'the lower bound of the price is not heeded',
    operation: 'listSectionProducts',
    place: 'section-price-from',
    async answer(call) {
      if (call.operationId !== 'listSectionProducts') return call.pass()
      const url = new URL(call.url)
      url.searchParams.delete('price_from')
      return call.pass({ url })
    },
  },
  {
    name: 'a status that was asked for is not heeded',
    operation: 'listOrders',
    place: 'orders-status',
    async answer(call) {
      if (call.operationId !== 'listOrders') return call.pass()
      const url = new URL(call.url)
      url.searchParams.delete('status[]')
      return call.pass({ url })
    },
    with: ['listOrderStatuses'],
  },
  {
    name: 'a tab lists the orders of all tabs',
    operation: 'listOrders',
    place: 'orders-tab',
    async answer(call) {
      if (call.operationId !== 'listOrders') return call.pass()
      const url = new URL(call.url)
      url.searchParams.delete('tab')
      return call.pass({ url })
    },
  },
  {
    name: 'a tab counts one order too many',
    operation: 'listOrders',
    place: 'orders-tab-counts',
    answer: inSuccess('listOrders', (data) => {
      const tab = listOf(data, 'tabs').find(({ code }) => code === 'active')
      if (tab) tab['count'] = Number(tab['count']) + 1
    }),
  },
  {
    name: 'a status counts one order too many',
    operation: 'listOrders',
    with: ['listOrderStatuses'],
    place: 'status-counts',
    answer: inSuccess('listOrderStatuses', (data) => {
      const [first] = listOf(data, 'items')
      if (first) first['count'] = Number(first['count']) + 1
    }),
  },
  {
    name: 'the search finds the same whatever is typed',
    operation: 'searchProducts',
    place: 'search-nothing',
    async answer(call) {
      if (call.operationId !== 'searchProducts') return call.pass()
      const url = new URL(call.url)
      url.searchParams.set('query', 'фильтр')
      return call.pass({ url })
    },
  },
  {
    name: 'suggestions are the same whatever is typed',
    operation: 'searchSuggest',
    place: 'suggestions-nothing',
    async answer(call) {
      if (call.operationId !== 'searchSuggest') return call.pass()
      const url = new URL(call.url)
      url.searchParams.set('query', 'фильтр')
      return call.pass({ url })
    },
  },
  {
    name: 'a product stands twice on a page',
    operation: 'listSectionProducts',
    place: 'section-once',
    answer: inSuccess('listSectionProducts', (data) => {
      const items = listOf(data, 'items')
      if (items.length > 1 && items[0]) items[1] = items[0]
    }),
  },
  {
    name: 'a section counts one product more than it lists',
    operation: 'listSectionProducts',
    place: 'section-count',
    answer: inSuccess('listSectionProducts', (data) => {
      const section = member(data, 'section')
      section['countElements'] = Number(section['countElements']) + 1
    }),
  },
  {
    name: 'a section below counts one product too few',
    operation: 'listSectionProducts',
    place: 'section-below',
    answer: inSuccess('listSectionProducts', (data) => {
      const [below] = listOf(member(data, 'section'), 'subSections')
      if (below) below['countElements'] = Number(below['countElements']) - 1
    }),
  },
  {
    name: 'the filters count the products of the whole catalogue',
    operation: 'getSmartFilter',
    with: ['listSectionProducts'],
    place: 'section-filter-total',
    answer: inSuccess('getSmartFilter', (data) => void (data['total'] = Number(data['total']) + 1)),
  },
  {
    name: 'values of a filter go by their count, the smallest first',
    operation: 'getSmartFilter',
    place: 'filter-values-order',
    answer: inSuccess('getSmartFilter', (data) => {
      for (const entry of listOf(data, 'items')) listOf(entry, 'values').reverse()
    }),
  },
  {
    name: 'cards by ids come in another order',
    operation: 'listProductsByIds',
    place: 'ids-order',
    answer: inSuccess('listProductsByIds', (data, _envelope, call) => {
      if (asked(call, 'analogueOf') === null) listOf(data, 'items').reverse()
    }),
    with: ['listSectionProducts'],
  },
  {
    name: 'unread notifications are not counted',
    operation: 'listNotifications',
    place: 'notifications-unread',
    answer: inSuccess('listNotifications', (data) => void (data['unread'] = Number(data['unread']) + 1)),
  },
]
