import type { FaultName } from '../../examples/second-backend/faults.ts'

/**
 * Faults of the second backend with the rule that tells of each. What stands together is planted together: rules of one
 * batch differ, so that each finding has one cause.
 */
export const faultBatches: Readonly<Record<string, Partial<Record<FaultName, string>>>> = {
  'sums and places of the cart': {
    lineSumOff: 'cart-line-sum',
    vatRoundedDown: 'cart-line-vat',
    totalAtFullPrice: 'cart-total',
    discountOfOneUnit: 'cart-line-discount',
    stepIgnored: 'cart-line-price',
    storeTotalOfFirst: 'cart-store-total',
    weightOfOneUnit: 'cart-weight',
    headerCountsOne: 'cart-light',
    cartNameOld: 'cart-detail-name',
    infoCountsUnits: 'cart-count',
    removeTakesAll: 'remove-removes',
    branchNotKept: 'store-is-set',
    tokenSurvives: 'stale-token',
  },
  'sums and lists of orders': {
    vatOfTotal: 'calculation-vat',
    deliveryTwice: 'totals-total',
    shipmentSumFull: 'shipment-sum',
    creditNeverUsed: 'contract-credit-left',
    dueForgetsPaid: 'orders-detail-due',
    itemsCountUnits: 'orders-detail-lines',
    statusesOfEverybody: 'status-counts',
    tabsCountCanceled: 'orders-tab-counts',
    sumsAscending: 'orders-by-sum-desc',
  },
  'more of orders': {
    deliveryWithoutVat: 'calculation-vat',
    listTotalWithoutDelivery: 'orders-detail-total',
    tabIgnored: 'orders-tab-active',
    storesForgetReservations: 'product-stores-here',
    vatOnTop: 'cart-line-vat',
    orderDropsDelivery: 'order-delivery-as-calculated',
    lastDayExclusive: 'orders-own-day',
    commentLost: 'order-keeps-words',
    staleCancelAccepted: 'cancel-own-version',
    creditNotGivenBack: 'cancel-gives-credit',
  },
  'lists of the catalogue': {
    nameReversed: 'section-by-name',
    priceAsText: 'section-by-price-asc',
    detailStockOfAll: 'section-detail-stock',
    menuCountsDirect: 'menu-below',
    pagesOverlap: 'section-pages-apart',
    queryIgnored: 'search-nothing',
    availableElsewhere: 'section-filtered-available',
    byIdsSorted: 'ids-order',
    filtersJoinedByOr: 'filtered-joined',
    priceToIgnored: 'section-price-to',
    selloutTotalWrong: 'main-sellout-total',
  },
  'more of the catalogue': {
    nameByCodePoint: 'section-by-name',
    onRequestFirst: 'section-by-price-asc',
    pagesCutOff: 'paging',
    cardShowsOldPrice: 'section-detail-price',
    rangeExclusive: 'section-price-bounds',
    anyWordFinds: 'search-all-words',
    brandFilterByPart: 'section-filtered-filter-total',
    countsIgnoreOthers: 'filter-together-count',
    suggestRetail: 'suggestions-detail-price',
  },
  'equals in another order': { tiesLargerFirst: 'section-by-available' },
}

/** Mistakes of HTTP, planted alone, with the rule and the place that tell of each. */
export const httpFaults: Partial<Record<FaultName, readonly [rule: string, place: string]>> = {
  noHead: ['http', 'request head'],
  noAllow: ['http', 'header Allow'],
  wrongMethodNotFound: ['http', 'request method'],
  anyType: ['http', 'request mediaType'],
  anyLength: ['http', 'request tooLarge'],
  encodingNotFound: ['http', 'request pathEncoding'],
  cached: ['http', 'header Cache-Control'],
  plainType: ['http', 'header Content-Type'],
  sidAgain: ['cookie', 'header Set-Cookie'],
  strictMembers: ['http', 'request unknownMemberOfWrite'],
}
