import type { Call, Operation } from './call.ts'
import { cartRows } from './cart.ts'
import { addressesOf } from './customers.ts'
import type { FaultName } from './faults.ts'
import { propertiesOf } from './products.ts'
import { priceOfWay } from './ways.ts'

// Mistakes of showing: the shop counts right, the answer says something else.

type Members = Record<string, unknown>
// oxlint-disable-next-line typescript/no-explicit-any -- answers of all operations pass here
type Data = any
type Spoil = (data: Data, call: Call) => void

const cards = ({ items, products }: Data): Data[] => items ?? products

function keyPropsWithUnit(data: Data, call: Call): void {
  for (const card of cards(data)) {
    const units = new Map(propertiesOf(call, card.id).map(({ code, unit }) => [code, unit]))
    for (const one of card.keyProps) if (units.get(one.code)) one.value += ` ${units.get(one.code)}`
  }
}

function foundOnly(data: Data): void {
  const { sections, total, pagination } = data.items ?? data
  for (const one of sections) one.countElements = Math.min(one.countElements, total ?? pagination.total)
}

const spoils: Partial<Record<FaultName, Record<string, Spoil>>> = {
  weightWholeKg: {
    getCart({ basketProducts: { info } }) {
      info.weightKg = Math.round(info.weightKg)
    },
  },
  goodsAfterDiscount: {
    calculateOrder({ totals }) {
      totals.goods -= totals.discount
    },
  },
  dueWithoutDelivery: {
    calculateOrder({ totals }) {
      totals.due -= totals.delivery ?? 0
    },
  },
  courierOfDefaultAddress: {
    calculateOrder({ deliveryOptions }, call) {
      const address = addressesOf(call).find((one) => one.is_default === 1)
      for (const option of deliveryOptions)
        if (option.type === 'courier') option.price = priceOfWay('courier', address)
    },
  },
  deliveryNetInOrder: {
    getOrder({ order }) {
      if (order.delivery.price !== null) order.delivery.price -= order.totals.deliveryVat
    },
  },
  listDueForgetsPaid: {
    listOrders({ items }) {
      for (const one of items) one.due = one.total
    },
  },
  suggestTotalShown: {
    searchSuggest({ items }) {
      items.total = items.products.length
    },
  },
  mainStockSwapped: {
    getMainPage({ sellout }) {
      for (const { stock } of sellout.items) [stock.here, stock.elsewhere] = [stock.elsewhere, stock.here]
    },
  },
  byIdsDropsOld: {
    listProductsByIds({ items }) {
      for (const { price } of items) delete price.old
    },
  },
  viewedInBasketLost: {
    listViewedProducts({ items }) {
      for (const card of items) delete card.inBasket
    },
  },
  supersedesEmpty: {
    getProduct(product) {
      product.supersedes = []
    },
  },
  crumbsSkipParent: {
    getProduct(product) {
      if (product.breadcrumbs.length > 4) product.breadcrumbs.splice(2, 1)
    },
  },
  keyPropsWithUnit: {
    listSectionProducts: keyPropsWithUnit,
    listSectionProductsFiltered: keyPropsWithUnit,
    searchProducts: keyPropsWithUnit,
    searchProductsFiltered: keyPropsWithUnit,
  },
  searchSectionFoundOnly: { searchProducts: foundOnly, searchSuggest: foundOnly },
  footerLinkById: {
    getFooter({ menu }) {
      for (const one of menu.catalog.items) one.link = `/catalog/${one.id}/`
    },
  },
  filterLabelCode: {
    getSmartFilter({ items }) {
      for (const { code, values } of items)
        if (code === 'brand') for (const one of values) one.value = one.valueXmlId
    },
  },
  branchRefSwapped: {
    getPersonal({ user: { defaultBranch: branch } }) {
      if (branch) [branch.xmlId, branch.storeId] = [branch.storeId, branch.xmlId]
    },
  },
  zoneFixed: {
    getCurrentStore(store) {
      store.timeZone = 'Europe/Moscow'
    },
  },
  headerNameOrder: {
    getHeader({ userData }, { customer }) {
      if (customer) userData.name = `${customer.firstName} ${customer.surname}`
    },
  },
  currentCompanyOther: {
    listCompanies({ items }) {
      const byName = items.toSorted((a: Data, b: Data) => a.name.localeCompare(b.name, 'ru'))
      for (const one of items) one.current = one === byName[0]
    },
  },
  cartProductsNewestFirst: {
    listCartProducts(lines) {
      lines.reverse()
    },
  },
  addCountsUnits: {
    addToCart(answer, call) {
      answer.count = Math.min(
        500,
        cartRows(call).reduce((sum, { quantity }) => sum + quantity, 0),
      )
    },
  },
  consentVersionAhead: {
    listConsentDocuments({ items }) {
      for (const one of items) one.docVersion = String(Number(one.docVersion) + 1)
    },
  },
}

/** The answer with the mistakes of showing that are planted. */
export function spoilt({ id }: Operation, call: Call, planted: Iterable<FaultName>, data: unknown): unknown {
  const own = [...planted].flatMap((name) => spoils[name]?.[id] ?? [])
  if (own.length === 0) return data
  const copy = structuredClone(data) as Members
  for (const spoil of own) spoil(copy, call)
  return copy
}
