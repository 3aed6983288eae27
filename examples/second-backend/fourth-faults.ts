// A list written before any rule was read: what it showed is in docs/decisions/462.

export const fourthSums = {
  stepFromExclusive: ['getCart', 'a price by volume holds from one unit above its quantity on'],
  shipmentWeightOfOne: ['calculateOrder', 'the weight of a shipment forgets quantities'],
  orderVatWithoutDelivery: ['getOrder', 'the VAT of an order leaves out that of its delivery'],
  creditCountsPrepaid: ['listContracts', 'creditUsed counts unpaid orders that are no deferred ones'],
} as const

export const fourthPlaces = {
  catalogPageCountsWithdrawn: ['getCatalogPage', 'sections count withdrawn products'],
  expectedFromStart: ['listOrders', 'expectedDate is the first day of the delivery, not the last'],
  changeAlwaysTold: ['getCurrentStore', 'change is true whenever store is sent'],
  headerScopeOfAll: ['getHeader', 'scope joins the rights in all companies of the customer'],
} as const

export const fourthEffects = {
  canceledLinesReserved: ['cancelOrder', 'lines of a canceled order stay reserved'],
  marketingLost: ['addOrder', 'consent to marketing is not noted'],
  mergeVersionStands: ['login', 'the merge changes the lines of the customer and leaves the version'],
  conflictWithoutCart: ['updateCart', 'conflict comes without the cart of now'],
} as const

export const fourthLists = {
  yoHeeded: ['searchProducts', 'ё and е are two letters'],
  addressesUnpaged: ['listAddresses', 'every page holds all addresses'],
  emptyValuesDropped: ['getSmartFilter', 'values that would find nothing are left out'],
  orderQueryCase: ['listOrders', 'the search heeds capitals'],
} as const

export const fourthBounds = {
  commentInBytes: ['addOrder', 'the length of a comment is counted in bytes'],
  loginHeedsCase: ['login', 'an e-mail with a capital letter is wrongCredentials'],
  lastPieceUnsold: ['addToCart', 'exactly what all stores have together is refused'],
} as const

export const fourthHttp = {
  mismatchUnseen: ['addToCart', 'another body under a used key gets the first answer'],
  retryAfterMissing: ['searchSuggest', '429 comes without Retry-After'],
  foreignOrderForbidden: ['getOrder', 'an order of somebody else is 403'],
  sidOpen: ['getHeader', 'the cookie SID is not HttpOnly'],
} as const
