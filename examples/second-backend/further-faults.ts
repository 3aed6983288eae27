// A second list, written by somebody who had not seen the checker: sums, two places, HTTP.

export const furtherSums = {
  vatOfFullPrice: ['getCart', 'the VAT of a reduced line is taken of the full price'],
  weightWholeKg: ['getCart', 'the weight of the cart is rounded to whole kilograms'],
  deliveryVatOldRate: ['calculateOrder', 'the VAT of delivery is counted by an older rate than is told'],
  vatConstant: ['calculateOrder', 'the VAT of every line is counted by the usual rate'],
  goodsAfterDiscount: ['calculateOrder', 'goods are told after the discount, which is told beside them'],
  dueWithoutDelivery: ['calculateOrder', 'what is due leaves the delivery out'],
  shipmentStepIgnored: ['calculateOrder', 'shipments know no prices by volume, the totals do'],
  courierOfDefaultAddress: [
    'calculateOrder',
    'the courier is offered at the price to the default address, whichever is chosen',
  ],
  limitInsteadOfLeft: ['calculateOrder', 'a deferral is granted up to the limit, whatever is used of it'],
  orderForgetsDiscount: ['addOrder', 'a placed order tells no discount'],
  orderPriceRounded: ['addOrder', 'prices of a placed order are rounded to whole roubles'],
  deliveryNetInOrder: ['getOrder', 'the price of delivery in an order is without VAT'],
  listDueForgetsPaid: ['listOrders', 'in the list of orders what is paid still counts as due'],
  sumFromOfGoods: ['listOrders', 'sumFrom is compared with the goods, delivery left out'],
  creditUsedForgetsPaid: ['listContracts', 'deferred orders use the credit though they are paid in part'],
  priceDiffOfOther: ['listProductsByIds', 'the difference in price is taken of the price of the analogue'],
} as const

export const furtherPlaces = {
  searchOldBranch: ['searchProducts', 'a search shows the stock of the first branch, whichever is asked for'],
  suggestTotalShown: ['searchSuggest', 'the total of suggestions counts those that are shown'],
  mainStockSwapped: ['getMainPage', 'the home page swaps the stock here and elsewhere'],
  byIdsDropsOld: ['listProductsByIds', 'cards by id leave the old price out'],
  viewedInBasketLost: ['listViewedProducts', 'viewed products do not tell what is in the cart'],
  supersedesEmpty: ['getProduct', 'a successor does not name the product that it replaces'],
  crumbsSkipParent: ['getProduct', 'the way to a product leaves the upper section out'],
  keyPropsWithUnit: ['listSectionProducts', 'values of properties in lists carry their unit'],
  searchSectionFoundOnly: ['searchProducts', 'a found section counts the products of the search'],
  footerLinkById: ['getFooter', 'links of the footer are made of the ids of sections'],
  storesKeepOldBranch: [
    'getProductStores',
    'stock by stores is told for the first branch, whichever is chosen',
  ],
  filterLabelCode: ['getSmartFilter', 'brands of the filter are labelled by their codes'],
  filterPriceRetail: [
    'getSmartFilter',
    'counts and bounds of prices are retail for a customer with a contract',
  ],
  branchRefSwapped: ['getPersonal', 'xmlId and storeId of the branch of the profile are swapped'],
  zoneFixed: ['getCurrentStore', 'every branch is in the zone of Moscow'],
  headerNameOrder: ['getHeader', 'the header names the customer in another way than the profile'],
  currentCompanyOther: ['listCompanies', 'another company than that of the profile is marked current'],
  usedInClosedOrders: ['listAddresses', 'usedInOpenOrders counts orders that are over'],
  statusesOfFirstPage: ['listOrderStatuses', 'counts of statuses know the newest 20 orders only'],
  cartProductsNewestFirst: ['listCartProducts', 'the short list of the cart begins with the newest product'],
  addCountsUnits: ['addToCart', 'the count that an addition answers is of units'],
  cancelAnswerStale: ['cancelOrder', 'the answer shows the order as it was before'],
  unitFixed: ['getProductStores', 'whatever is sold is counted in pieces'],
  consentVersionAhead: ['listConsentDocuments', 'versions are listed that an order does not take'],
} as const

/** Written before any rule was read, and missed at first (docs/decisions/460). */
export const blindLists = {
  pointsById: ['calculateOrder', 'stores of pickup come by id, not by the name of the city'],
  expiredHidden: ['listContracts', 'without a status the list hides expired contracts'],
  articleMiddle: ['listOrders', 'the filter by article finds its middle, too'],
} as const

export const blindEffects = {
  searchCountsAsViewed: ['searchProducts', 'the product of an exact article counts as viewed'],
} as const

export const blindBounds = {
  longPasswordRefused: ['login', 'passwords of more than 72 characters are 422'],
  removeHundredOnly: ['removeFromCart', 'at most 100 products are removed at once, not 500'],
} as const

export const furtherHttp = {
  allowAllMethods: ['getHeader', 'OPTIONS allows every method everywhere'],
  headOnPost: ['getCart', 'HEAD of a path that has POST only is answered'],
  emptyBodyBroken: ['addToCart', 'a missing body is 400, as a broken one'],
  lengthIs400: ['addToCart', 'a body of more than 1,000,000 bytes is 400'],
  charsetRefused: ['getProductStores', 'application/json with a charset is 415'],
  bom: ['getHeader', 'JSON begins with a byte order mark'],
  notModified: ['getHeader', 'answers have an ETag, and If-None-Match gets 304'],
  badEscapeInQueryTaken: ['searchProducts', 'a query that can not be decoded is taken'],
  utf8Replaced: ['addToCart', 'bytes of a body that are no UTF-8 are replaced'],
  strictQuery: ['getHeader', 'a query parameter that the contract does not have is 422'],
  firstOfTwice: ['listSectionProducts', 'of a parameter that stands twice the first counts'],
  slashOptional: ['getHeader', 'paths answer without their last slash'],
  bodyBeforeToken: ['calculateOrder', 'a wrong body is told before the missing token'],
} as const
