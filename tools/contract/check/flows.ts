/** One request of a flow. Texts that begin with `$` are values captured by earlier steps. */
export interface FlowStep {
  operation: string
  /** Parameters by name; Links of earlier answers and then the contract's examples fill in the rest. */
  values?: Readonly<Record<string, unknown>>
  /** The whole body; absent: the contract's example with captured values of the same names. */
  body?: unknown
  /** Captured name → pointer into `data`. */
  capture?: Readonly<Record<string, string>>
  /** Statuses besides 200 that are no violation here. */
  may?: readonly number[]
  /** The write that it takes back: where that one is not built, nothing is left. */
  undoes?: string
  /** A parameter that the answer must repeat → pointer into `data`. */
  repeats?: Readonly<Record<string, string>>
}

export interface Flow {
  name: string
  as: 'guest' | 'customer'
  /** Sent only with `--allow-writes`. */
  writes: boolean
  steps: readonly FlowStep[]
}

/** Statuses beside success that say nothing against the backend: no invoice was asked for yet. */
export const mayAnswer: Readonly<Record<string, readonly number[]>> = { checkInvoice: [404] }

const guestReading: Flow = {
  name: 'a guest looks around',
  as: 'guest',
  writes: false,
  steps: [
    { operation: 'getHeader', capture: { sessid: '/userData/SESSID' } },
    { operation: 'getFooter' },
    { operation: 'getCatalogMenu', capture: { sectionCode: '/items/0/code', sectionId: '/items/0/id' } },
    { operation: 'getMainPage', values: { store: undefined } },
    {
      operation: 'listStores',
      capture: { branchId: '/items/0/id', storeId: '/items/0/storeId', store: '/items/0/xmlId' },
    },
    { operation: 'getCurrentStore' },
    { operation: 'listBranches' },
    { operation: 'getBranch', repeats: { id: '/branch/id' } },
    { operation: 'listNews' },
    { operation: 'getNewsItem', repeats: { code: '/item/code' } },
    { operation: 'listPromotions' },
    { operation: 'getPromotion' },
    { operation: 'getCatalogPage' },
    {
      operation: 'listSectionProducts',
      values: { code: '$sectionCode' },
      capture: { productId: '/items/0/id', productCode: '/items/0/code', article: '/items/0/article' },
      repeats: { code: '/section/code' },
    },
    { operation: 'listSectionProductsFiltered', values: { code: '$sectionCode' } },
    { operation: 'getSmartFilter', values: { id: '$sectionId' } },
    { operation: 'getProduct', values: { code: '$productCode' }, repeats: { code: '/code' } },
    { operation: 'getProductStores', body: { products: ['$productId'] } },
    { operation: 'listWorkability' },
    { operation: 'listProductsByIds', values: { 'ids[]': ['$productId'] } },
    { operation: 'listViewedProducts' },
    { operation: 'searchSuggest', values: { query: '$article' } },
    { operation: 'searchProducts', values: { query: '$article' } },
    { operation: 'searchProductsFiltered', values: { query: '$article' } },
    { operation: 'listCartProducts' },
    { operation: 'getCart' },
    { operation: 'findInCart' },
  ],
}

const customerReading: Flow = {
  name: 'a customer looks around',
  as: 'customer',
  writes: false,
  steps: [
    { operation: 'getHeader', capture: { sessid: '/userData/SESSID' } },
    { operation: 'getProfile' },
    {
      operation: 'getPersonal',
      capture: { contragentId: '/user/currentCompanyId', email: '/user/email', userId: '/user/id' },
    },
    { operation: 'listCompanies' },
    { operation: 'getCompany', repeats: { contragentId: '/company/id' } },
    { operation: 'listCompanyUsers' },
    { operation: 'listAddresses', capture: { addressId: '/items/0/id' } },
    { operation: 'listContracts', capture: { contractId: '/items/0/id' } },
    { operation: 'listOrders', capture: { orderId: '/items/0/id' } },
    { operation: 'getOrder', repeats: { id: '/order/id' } },
    { operation: 'checkInvoice', values: { orderId: '$orderId' }, may: mayAnswer['checkInvoice'] ?? [] },
    { operation: 'listNotifications', capture: { notificationId: '/items/0/id' } },
    { operation: 'listSavedCarts' },
    { operation: 'getSavedCart', repeats: { id: '/id' } },
    { operation: 'listMachines', capture: { machineId: '/items/0/id' } },
    { operation: 'getMachine' },
    { operation: 'searchAddress', values: { id: '$contragentId' } },
    { operation: 'calculateOrder', body: {} },
  ],
}

const customerWriting: Flow = {
  name: 'a customer changes what is their own',
  as: 'customer',
  writes: true,
  steps: [
    { operation: 'setUserStore', body: { storeId: '$storeId' } },
    { operation: 'switchContractor', values: { contragentId: '$contragentId' } },
    {
      operation: 'createSavedCart',
      body: { name: '$runName', comment: '$runId', visibility: 'private' },
      capture: { savedCartId: '/id' },
    },
    {
      operation: 'importToCart',
      body: { text: '{$article};1\n{$article};9999\nнет такой детали;1\n{$article};40' },
    },
    { operation: 'addDeliveryAddress', capture: { newAddressId: '/address/id' } },
    { operation: 'requestBalance' },
    { operation: 'requestActs', capture: { ownActId: '/actId' } },
  ],
}

/** After the lists are judged: what is read can't be told from what is unread when nothing is unread. */
const customerReadsNotifications: Flow = {
  name: 'a customer reads the notifications',
  as: 'customer',
  writes: true,
  steps: [
    { operation: 'readNotification', values: { id: '$notificationId' } },
    // What is read already is read with success, and then there is none.
    { operation: 'readNotification', values: { id: '$notificationId' } },
    { operation: 'readAllNotifications' },
    { operation: 'readAllNotifications' },
  ],
}

/** What the run made is taken away again, whatever happened in between. */
export const cleanUp: Flow = {
  name: 'clean-up',
  as: 'customer',
  writes: true,
  steps: [
    {
      operation: 'updateCart',
      body: { product: '$cartProductId', quantity: '$cartProductBefore' },
      undoes: 'addToCart',
    },
    { operation: 'deleteSavedCart', values: { id: '$savedCartId' } },
    { operation: 'deleteDeliveryAddress', values: { id: '$newAddressId', force: false } },
  ],
}

/** What can be done with an order, in the order of its life; never tried on another one than the run's own. */
export const orderActions = [
  'updateOrderProducts',
  'updateOrderProduct',
  'setOrderDelivery',
  'replaceOrderLines',
  'sendOrderToApprove',
  'confirmOrderContract',
  'requestInvoice',
  'sendInvoice',
  'getPaymentTemplate',
  'copyOrder',
  'requestOrderCancel',
  'sendCancelFeedback',
] as const
export const destructiveOrderActions = ['deleteOrderProduct'] as const

/** Writes that only the stories of the cart and of the order make. */
export const cartWrites = [
  'addToCart',
  'addManyToCart',
  'updateCart',
  'updateCartLine',
  'removeFromCart',
  'clearCart',
] as const
export const orderWrites = ['addOrder', 'cancelOrder', ...orderActions, ...destructiveOrderActions] as const

/** Writes that only the story of the account makes. */
export const accountWrites = [
  'updateProfile',
  'giveConsent',
  'withdrawConsent',
  'deleteNotification',
  'addFavorites',
  'removeFavorite',
  'addRequest',
  'createHook',
  'addMachine',
  'addMachinesToCart',
  'addMachineTask',
  'addCompanyBank',
  'addCompanyAddress',
  'inviteCompanyUser',
] as const

/** Reads that the stories of cart and order need, whatever is chosen. */
export const writeCheckNeeds = ['getHeader', 'getCatalogMenu', 'listSectionProducts', 'getPersonal'] as const

/** Flows in their order. Operations that another contract doesn't have are passed over. */
export const flows = { guestReading, customerReading, customerWriting, customerReadsNotifications }

/** Where mail and SMS of the backend can be read. */
const mailed = 'needs a code that was sent'

/**
 * Operations that the general checks leave alone, with what their success would do. `refuseHeldBack` asks them for what
 * they refuse, `checkLasting` for more.
 */
export const heldBack: Readonly<Record<string, string>> = {
  startRegistration: 'sends codes',
  registerPerson: mailed,
  registerCompany: mailed,
  activateContact: mailed,
  sendEmailCode: 'sends mail',
  checkEmail: mailed,
  sendSmsCode: 'sends SMS',
  checkPhone: mailed,
  sendPasswordLink: 'sends mail',
  changePasswordByCheckword: 'needs a link that was sent',
  changePassword: 'changes the password of the account',
  resendRegistrationCode: 'needs a registration or an account that is not confirmed',
  correctRegistrationContact: 'needs a registration or an account that is not confirmed',
  endOtherSessions: 'would end the sessions of the account elsewhere',
  addCompany: 'adds a company that no operation takes away',
  requestCompanyAccess: 'writes to other people',
  leaveCompany: 'would take the account out of its company',
}

/** Those that succeed only where the mail can be read. */
export const needMail: ReadonlySet<string> = new Set([
  'startRegistration',
  'registerPerson',
  'registerCompany',
  'activateContact',
  'checkEmail',
  'sendSmsCode',
  'checkPhone',
  'changePasswordByCheckword',
  'resendRegistrationCode',
  'correctRegistrationContact',
])

/** Private things whose id the run captures: the parameter that names them. Of others an answer gave the id. */
export const privateThings: readonly { operation: string; parameter: string; captured: string }[] = [
  { operation: 'getOrder', parameter: 'id', captured: 'orderId' },
  { operation: 'checkInvoice', parameter: 'orderId', captured: 'orderId' },
  { operation: 'getCompany', parameter: 'contragentId', captured: 'contragentId' },
  { operation: 'listCompanyUsers', parameter: 'contragentId', captured: 'contragentId' },
  { operation: 'getMachine', parameter: 'id', captured: 'machineId' },
  { operation: 'getSavedCart', parameter: 'id', captured: 'savedCartId' },
]

/** What shows that a refused write of a tag did nothing after all. */
export const witnesses: Readonly<Record<string, string>> = {
  cart: 'getCart',
  savedCarts: 'listSavedCarts',
  orders: 'listOrders',
  addresses: 'listAddresses',
  notifications: 'listNotifications',
  companies: 'listCompanies',
  branches: 'getCurrentStore',
  hooks: 'listHooks',
}
