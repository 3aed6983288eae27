import { type Fault, firstItem, inSuccess, member } from '../fault.ts'

type Json = Record<string, unknown>

const add = (holder: Json | undefined, name: string, more = 1) => {
  if (holder && typeof holder[name] === 'number') holder[name] = holder[name] + more
}
const list = (holder: Json, field: string) => (holder[field] ?? []) as Json[]

/** One field of an answer that another answer contradicts. */
function off(
  operation: string,
  place: string,
  change: (data: Json) => void,
  {
    name,
    with: others,
    on = operation,
    writes,
  }: { name: string; with?: string[]; on?: string; writes?: boolean },
): Fault {
  return {
    name,
    operation,
    place,
    ...(others && { with: others }),
    ...(writes && { writes }),
    answer: inSuccess(on, (data) => change(data)),
  }
}

const linesOf = (cart: Json) => list(member(member(cart, 'basketProducts'), 'grid'), 'products')
const infoOf = (cart: Json) => member(member(cart, 'basketProducts'), 'info')

/** What is said in two places and must be one truth, and figures that don't follow from others. */
export const meaningPlaceFaults: readonly Fault[] = [
  off('getProduct', 'section-detail-price', (data) => add(member(data, 'price'), 'current', 100), {
    name: 'a product costs more on its page than in the list',
    with: ['listSectionProducts'],
  }),
  off('getProduct', 'section-detail-stock', (data) => add(member(data, 'stock'), 'elsewhere'), {
    name: 'a product has more stock on its page than in the list',
    with: ['listSectionProducts'],
  }),
  off('getProduct', 'detail-name', (data) => void (data['name'] = `${String(data['name'])} (новый)`), {
    name: 'a product bears another name on its page',
    with: ['listSectionProducts'],
  }),
  off('getProduct', 'detail-article', (data) => void (data['article'] = `${String(data['article'])}-1`), {
    name: 'a product bears another article on its page',
    with: ['listSectionProducts'],
  }),
  off('getProduct', 'suggestions-detail-stock', (data) => add(member(data, 'stock'), 'elsewhere'), {
    name: 'a product has more stock on its page than in suggestions',
    with: ['searchSuggest'],
  }),
  off(
    'searchProducts',
    'suggestions-search-price',
    (data) => list(data, 'products').forEach((one) => add(member(one, 'stock'), 'elsewhere')),
    { name: 'a product has more stock in the search than in suggestions', with: ['searchSuggest'] },
  ),
  off('searchProducts', 'suggestions-search-total', (data) => add(member(data, 'items'), 'total', 8), {
    name: 'suggestions count more than the search finds',
    with: ['searchSuggest'],
    on: 'searchSuggest',
  }),
  off('getProduct', 'product-stores-here', (data) => add(member(data, 'stock'), 'here', 5), {
    name: 'a product has more here than its stores have',
    with: ['getProductStores'],
  }),
  off('listProductsByIds', 'section-cards', (data) => add(member(firstItem(data), 'price'), 'current', 100), {
    name: 'a card by id costs more than in the list',
    with: ['listSectionProducts'],
  }),
  off('getOrder', 'orders-detail-total', (data) => add(firstItem(data), 'total', 100), {
    name: 'the list of orders tells another total',
    with: ['listOrders'],
    on: 'listOrders',
  }),
  off('getOrder', 'orders-detail-due', (data) => list(data, 'items').forEach((one) => (one['due'] = 0)), {
    name: 'the list of orders tells that nothing is due',
    with: ['listOrders'],
    on: 'listOrders',
  }),
  off('getOrder', 'orders-detail-version', (data) => add(firstItem(data), 'version'), {
    name: 'the list of orders tells another version',
    with: ['listOrders'],
    on: 'listOrders',
  }),
  off('getOrder', 'orders-detail-lines', (data) => add(firstItem(data), 'itemsCount'), {
    name: 'the list of orders counts a line too many',
    with: ['listOrders'],
    on: 'listOrders',
  }),
  off(
    'getOrder',
    'orders-detail-actions',
    (data) =>
      list(data, 'items').forEach((one) => Object.assign(one, { allowedActions: [], nextAction: null })),
    {
      name: 'the list of orders offers nothing',
      with: ['listOrders'],
      on: 'listOrders',
    },
  ),
  off('getOrder', 'order-history-ends', (data) => void list(member(data, 'order'), 'history').pop(), {
    name: 'the history of an order lacks its last step',
  }),
  off(
    'getContract',
    'contract-detail-creditused',
    (data) => {
      const [first] = list(data, 'items')
      add(first, 'creditUsed', 100)
      add(first, 'creditLeft', -100)
    },
    {
      name: 'the list of contracts tells another credit that is used',
      with: ['listContracts'],
      on: 'listContracts',
    },
  ),
  off('listContracts', 'contract-credit-left', (data) => add(firstItem(data), 'creditLeft', 100), {
    name: 'the credit that is left is not the limit without what is used',
  }),
  off('getDashboard', 'dashboard-saved-carts', (data) => add(data, 'savedCarts'), {
    name: 'the first page counts a saved cart too many',
    with: ['listSavedCarts'],
  }),
  off('getDashboard', 'dashboard-machines', (data) => add(data, 'machines'), {
    name: 'the first page counts a machine too many',
    with: ['listMachines'],
  }),
  off('getDashboard', 'dashboard-addresses', (data) => add(data, 'addresses'), {
    name: 'the first page counts an address too many',
    with: ['listAddresses'],
  }),
  off('getDashboard', 'dashboard-unread', (data) => add(data, 'unreadNotifications'), {
    name: 'the first page counts a notification too many',
    with: ['listNotifications'],
  }),
  off('getSavedCart', 'saved-cart-detail-itemscount', (data) => add(data, 'itemsCount'), {
    name: 'a saved cart counts a line too many',
    with: ['listSavedCarts', 'listSavedCartProducts'],
  }),
  off('getSavedCart', 'saved-cart-total', (data) => add(data, 'total', 100), {
    name: 'the total of a saved cart is not the sum of its lines',
    with: ['listSavedCarts', 'listSavedCartProducts'],
  }),
  off('getMachineService', 'service-count', (data) => add(member(data, 'service'), 'itemCount'), {
    name: 'the kit of a service counts a position too many',
    with: ['listFleetService'],
  }),
  off('getCart', 'cart-count', (data) => add(infoOf(data), 'count'), {
    name: 'the cart counts a line too many',
    with: ['addToCart'],
    writes: true,
  }),
  off('getCart', 'cart-line-max', (data) => linesOf(data).forEach((line) => (line['maxQuantity'] = 85)), {
    name: 'a line may grow beyond all stock',
    with: ['addToCart'],
    writes: true,
  }),
  off(
    'getCart',
    'cart-line-price',
    (data) =>
      linesOf(data).forEach((line) => {
        add(line, 'price', 100)
        add(line, 'fullPrice', 100)
      }),
    { name: 'a line costs more than its product', with: ['addToCart'], writes: true },
  ),
  off('getCart', 'cart-vat', (data) => add(infoOf(data), 'vat', 1), {
    name: 'the VAT of the cart is rounded again',
    with: ['addToCart'],
    writes: true,
  }),
  off(
    'listCartProducts',
    'cart-light',
    (data) => {
      const [first] = data as unknown as Json[]
      add(first, 'quantity')
    },
    { name: 'the badge of the header counts another quantity', with: ['addToCart', 'getCart'], writes: true },
  ),
]
