// Mistakes of meaning as a team makes them, switched on by name: what a checker of backends is tried on.

/** By kind: name → the operation whose answer is wrong, and how. */
const byKind = {
  sums: {
    lineSumOff: ['getCart', 'a line of several units costs a kopeck less than price × quantity'],
    vatRoundedDown: ['getCart', 'the VAT in a line is cut off, not rounded half up'],
    vatOnTop: ['getCart', 'VAT is counted as if it came on top of the price'],
    vatOfTotal: ['calculateOrder', 'the VAT of an order is taken of its total, not added up by lines'],
    totalAtFullPrice: ['getCart', 'the total of the cart adds up full prices'],
    discountOfOneUnit: ['getCart', 'the discount of a line is that of one unit'],
    deliveryTwice: ['calculateOrder', 'delivery is added to the total twice'],
    deliveryWithoutVat: ['calculateOrder', 'the VAT of the delivery is missing from the VAT'],
    stepIgnored: ['getCart', 'the price by volume of the contract is shown and not charged'],
    creditNeverUsed: ['listContracts', 'creditLeft is the limit, whatever is used'],
    weightOfOneUnit: ['getCart', 'the weight of the cart forgets quantities'],
    storeTotalOfFirst: ['getCart', 'the total of a store is that of its first line'],
    dueForgetsPaid: ['getOrder', 'what is paid still counts as due'],
    shipmentSumFull: ['calculateOrder', 'the sum of a shipment adds up full prices'],
  },
  'two places': {
    cardShowsOldPrice: [
      'listSectionProducts',
      'lists show the price before the reduction as the current one',
    ],
    detailStockOfAll: ['getProduct', 'the product page counts the stock of all branches as here'],
    suggestRetail: ['searchSuggest', 'suggestions show retail prices to a customer with a contract'],
    headerCountsOne: ['listCartProducts', 'the short list of the cart says 1 of everything'],
    menuCountsDirect: ['getCatalogMenu', 'the menu counts products of the section itself only'],
    tabsCountCanceled: ['listOrders', 'the tab of active orders counts canceled ones'],
    listTotalWithoutDelivery: ['listOrders', 'the list of orders leaves delivery out of the total'],
    itemsCountUnits: ['listOrders', 'itemsCount counts units, not lines'],
    orderDropsDelivery: ['addOrder', 'the placed order has free delivery where the calculation had a price'],
    statusesOfEverybody: ['listOrderStatuses', 'counts of statuses include orders of other customers'],
    selloutTotalWrong: ['getMainPage', 'the home page counts one sellout product too many'],
    storesForgetReservations: ['getProductStores', 'stock by stores forgets what orders reserved'],
    cartNameOld: ['getCart', 'lines of the cart call products by their article'],
    infoCountsUnits: ['getCart', 'the count of the cart is of units, not of products'],
  },
  lists: {
    nameReversed: ['listSectionProducts', 'names are sorted backwards'],
    nameByCodePoint: ['listSectionProducts', 'names are sorted by code points, Ё before А'],
    priceAsText: ['listSectionProducts', 'prices are sorted as text'],
    tiesLargerFirst: ['listSectionProducts', 'of equal prices the larger id comes first'],
    onRequestFirst: ['listSectionProducts', 'products on request come first by price'],
    pagesOverlap: ['listSectionProducts', 'the last item of a page is the first of the next'],
    pagesCutOff: ['listSectionProducts', 'the last, unfilled page is not counted'],
    filtersJoinedByOr: ['listSectionProductsFiltered', 'different filters are joined by OR'],
    countsIgnoreOthers: ['getSmartFilter', 'counts of values ignore the other filters'],
    rangeExclusive: ['listSectionProducts', 'bounds of a range are left out'],
    priceToIgnored: ['listSectionProducts', 'the upper bound of the price is not heeded'],
    anyWordFinds: ['searchProducts', 'one word of the query is enough'],
    queryIgnored: ['searchProducts', 'whatever is searched, all products are found'],
    lastDayExclusive: ['listOrders', 'orders of the last day are left out'],
    sumsAscending: ['listOrders', 'sumDesc sorts ascending'],
    availableElsewhere: ['listSectionProductsFiltered', 'the filter of stock here lets in what is elsewhere'],
    brandFilterByPart: ['listSectionProductsFiltered', 'the filter of brands is not applied to the list'],
    tabIgnored: ['listOrders', 'tabs do not filter'],
    byIdsSorted: ['listProductsByIds', 'cards come by id, not in the order asked for'],
  },
  effects: {
    additionReplaces: ['addToCart', 'adding sets the quantity'],
    refusedAdditionStays: ['addToCart', 'a refused addition fills the cart up to the stock'],
    clearKeepsOne: ['clearCart', 'clearing keeps the first line'],
    removeTakesAll: ['removeFromCart', 'removing one product empties the cart'],
    versionStands: ['updateCart', 'a changed quantity does not raise the version'],
    staleAccepted: ['updateCart', 'a stale version of the cart is accepted'],
    mergeAdds: ['login', 'carts are joined by adding quantities'],
    guestSeesCart: ['logout', 'the cart of the customer is seen after logout'],
    customerCartLost: ['logout', 'logging out empties the cart of the customer'],
    tokenSurvives: ['logout', 'the token is good after logout'],
    cartNotEmptied: ['addOrder', 'the cart is full after the order'],
    stockNotReserved: ['addOrder', 'an order reserves no stock'],
    repeatOrdersTwice: ['addOrder', 'a repeat with the same key places a second order'],
    commentLost: ['addOrder', 'the comment of an order is not kept'],
    cancelKeepsStock: ['cancelOrder', 'canceling does not release the stock'],
    cancelVersionStands: ['cancelOrder', 'canceling does not raise the version'],
    staleCancelAccepted: ['cancelOrder', 'an order of another version is canceled'],
    creditNotGivenBack: ['cancelOrder', 'canceling does not give the credit back'],
    viewedForgotten: ['getProduct', 'an opened product is not remembered'],
    branchNotKept: ['setUserStore', 'the branch is said to be set and is not'],
    calculationFillsVersion: ['calculateOrder', 'calculating raises the version of the cart'],
  },
  bounds: {
    oneOverStock: ['addToCart', 'one piece more than the stock is taken'],
    multiplicityUnchecked: ['updateCart', 'quantities between multiples are taken'],
    leastUnchecked: ['addToCart', 'less than minQty is taken'],
    consentNotAsked: ['addOrder', 'an order without consent to the offer is placed'],
    oldConsentTaken: ['addOrder', 'consent to an old version is taken'],
    cartChangeUnseen: ['addOrder', 'a stale cartVersion is taken'],
    foreignAddress: ['calculateOrder', 'an address of somebody else is taken'],
    anyPageSize: ['listSectionProducts', 'page sizes between 20, 50 and 100 are taken'],
    maxQuantityHere: ['getCart', 'maxQuantity is the stock of one store'],
  },
  http: {
    noHead: ['getHeader', 'HEAD is 405'],
    noAllow: ['getHeader', '405 comes without Allow'],
    wrongMethodNotFound: ['getHeader', 'a wrong method is 404'],
    anyType: ['addToCart', 'a body of text/plain is read'],
    anyLength: ['addToCart', 'a body of more than 1,000,000 bytes is read'],
    encodingNotFound: ['getProduct', 'an address that can not be decoded is 404'],
    cached: ['getHeader', 'answers may be cached for a minute'],
    sidAgain: ['getHeader', 'SID is set anew by every answer'],
    strictMembers: ['addToCart', 'a member that the contract does not have is 422'],
    plainType: ['getFooter', 'JSON is sent as text/plain'],
  },
} as const satisfies Record<string, Record<string, readonly [operation: string, what: string]>>

type ByKind = typeof byKind

export type FaultName = { [Kind in keyof ByKind]: keyof ByKind[Kind] }[keyof ByKind]

export interface Fault {
  name: FaultName
  kind: string
  operation: string
  what: string
}

export const faults: Fault[] = Object.entries(byKind).flatMap(([kind, table]) =>
  Object.entries<readonly [string, string]>(table).map(([name, [operation, what]]) => ({
    name: name as FaultName,
    kind,
    operation,
    what,
  })),
)
