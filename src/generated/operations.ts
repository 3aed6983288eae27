// Made by `npm run generate` from openapi/. Never edit it by hand.
import type { operations } from './api-types.ts'

/** Name of an operation of the contract; the first part of its query key and its method in the sandbox. */
export type OperationId = keyof operations

/** What the client, the gateway and the sandbox must know of an operation beyond its types. */
export interface OperationOf<Id extends OperationId> {
  readonly id: Id
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path template of the contract, relative to the site root. */
  readonly path: string
  /** Who may call it: anybody, or only a logged-in customer. */
  readonly auth: 'guest' | 'token'
  /** What it does to the backend's state, whatever its method. */
  readonly effect: 'read' | 'write' | 'destructive' | 'session'
  /** Where the anti-forgery value goes (R-API-04, O-74). */
  readonly csrf?: 'body' | 'header'
  /** What its answer depends on: the visitor, the branch, or nothing. */
  readonly varies: 'visitor' | 'branch' | 'none'
  /** Operations whose cached answers it makes stale. */
  readonly invalidates?: readonly OperationId[]
  /** It takes an Idempotency-Key. */
  readonly idempotent?: true
  /** Header parameters with one allowed value. */
  readonly headers?: Readonly<Record<string, string>>
  /** A success gives a token; `guest`: nobody who is logged in may ask for it. */
  readonly opensSession?: 'anyone' | 'guest'
  /** It takes an upload (multipart) of so many bytes at most. */
  readonly uploadBytes?: number
  /** A success is a file. */
  readonly answersFile?: true
  /** The path parameter that may hold slashes. */
  readonly multiSegment?: string
  /** Places of HTML inside `data`, `*` for any item. */
  readonly html?: readonly string[]
}

/** Codes whose refusals carry `data`, of the operations that have such; with every other code it is null. */
export interface CodesWithData {
  login: 'userNotConfirmed'
  addToCart: 'conflict'
  removeFromCart: 'conflict'
  clearCart: 'conflict'
  updateCart: 'conflict'
  addMachinesToCart: 'conflict'
  updateCartLine: 'conflict'
  addManyToCart: 'conflict'
  createSavedCart: 'nameTaken'
  updateSavedCart: 'actionNotAllowed'
  shareSavedCart: 'actionNotAllowed'
  addSavedCartToCart: 'conflict'
  getProduct: 'productUnavailable'
  addOrder: 'cartChanged' | 'notEnoughStock'
  setOrderDelivery: 'conflict' | 'actionNotAllowed'
  sendOrderToApprove: 'conflict' | 'actionNotAllowed'
  setOrderApproval: 'conflict' | 'actionNotAllowed'
  copyOrder: 'conflict'
  cancelOrder: 'conflict' | 'actionNotAllowed'
  getPaymentTemplate: 'conflict' | 'actionNotAllowed'
  deleteOrderProduct: 'conflict' | 'actionNotAllowed'
  updateOrderProducts: 'conflict' | 'actionNotAllowed'
  updateOrderProduct: 'conflict' | 'actionNotAllowed'
  replaceOrderLines: 'conflict' | 'actionNotAllowed'
  requestInvoice: 'conflict' | 'actionNotAllowed'
  confirmOrderContract: 'conflict' | 'actionNotAllowed'
  requestOrderCancel: 'conflict' | 'actionNotAllowed'
  sendInvoice: 'conflict' | 'actionNotAllowed'
  updateMachine: 'actionNotAllowed'
  deleteMachine: 'actionNotAllowed'
  addServiceToCart: 'conflict'
  completeMachineService: 'actionNotAllowed' | 'conflict'
  recordMachineHours: 'actionNotAllowed'
  addRequestMessage: 'actionNotAllowed'
  closeRequest: 'actionNotAllowed'
  updateDeliveryAddress: 'conflict'
  sendAct: 'actionNotAllowed'
  disputeAct: 'actionNotAllowed'
  updateHook: 'actionNotAllowed'
  redeliverHook: 'actionNotAllowed'
  rotateHookSecret: 'actionNotAllowed'
  uploadAuthority: 'actionNotAllowed'
  revokeAuthority: 'actionNotAllowed'
  updateCompany: 'conflict' | 'actionNotAllowed'
  decideAccessRequest: 'actionNotAllowed'
  leaveCompany: 'actionNotAllowed'
  updateCompanyUser: 'actionNotAllowed'
  resendInvitation: 'actionNotAllowed'
  deleteCompanyUser: 'actionNotAllowed'
  addCompanyBank: 'conflict' | 'actionNotAllowed'
  updateCompanyBank: 'conflict' | 'actionNotAllowed'
  deleteCompanyBank: 'conflict' | 'actionNotAllowed'
  addCompanyAddress: 'conflict' | 'actionNotAllowed'
  activateContact: 'wrongCode' | 'tooManyAttempts'
  checkEmail: 'wrongCode' | 'tooManyAttempts'
  checkPhone: 'wrongCode' | 'tooManyAttempts'
}

export const login: OperationOf<'login'> = {"id":"login","method":"POST","path":"/api/authentication/","auth":"guest","effect":"session","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listFavorites","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"],"opensSession":"anyone","headers":{"X-Urldecode":"none"}}
export const logout: OperationOf<'logout'> = {"id":"logout","method":"POST","path":"/api/logout/","auth":"guest","effect":"session","csrf":"body","varies":"visitor","invalidates":["getHeader","getMainPage","listCartProducts","findInCart","getCart","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","locateAddress","getCurrentStore"]}
export const getPersonal: OperationOf<'getPersonal'> = {"id":"getPersonal","method":"GET","path":"/web/personal/","auth":"token","effect":"read","varies":"visitor"}
export const getHeader: OperationOf<'getHeader'> = {"id":"getHeader","method":"GET","path":"/api/header/","auth":"guest","effect":"read","varies":"visitor"}
export const getFooter: OperationOf<'getFooter'> = {"id":"getFooter","method":"GET","path":"/api/footer/","auth":"guest","effect":"read","varies":"none"}
export const getCatalogMenu: OperationOf<'getCatalogMenu'> = {"id":"getCatalogMenu","method":"GET","path":"/api/catalogMenu/","auth":"guest","effect":"read","varies":"none"}
export const getMainPage: OperationOf<'getMainPage'> = {"id":"getMainPage","method":"GET","path":"/web/mainPage/","auth":"guest","effect":"read","varies":"visitor","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getAboutPage: OperationOf<'getAboutPage'> = {"id":"getAboutPage","method":"GET","path":"/web/about/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getPaymentPage: OperationOf<'getPaymentPage'> = {"id":"getPaymentPage","method":"GET","path":"/web/payment/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getDeliveryPage: OperationOf<'getDeliveryPage'> = {"id":"getDeliveryPage","method":"GET","path":"/web/delivery/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getContactsPage: OperationOf<'getContactsPage'> = {"id":"getContactsPage","method":"GET","path":"/web/contacts/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const listNews: OperationOf<'listNews'> = {"id":"listNews","method":"GET","path":"/web/news/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const listPromotions: OperationOf<'listPromotions'> = {"id":"listPromotions","method":"GET","path":"/web/stocks/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const listBranches: OperationOf<'listBranches'> = {"id":"listBranches","method":"GET","path":"/web/branches/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getCatalogPage: OperationOf<'getCatalogPage'> = {"id":"getCatalogPage","method":"GET","path":"/web/catalog/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getFinancingPage: OperationOf<'getFinancingPage'> = {"id":"getFinancingPage","method":"GET","path":"/web/financing/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getReturnsPage: OperationOf<'getReturnsPage'> = {"id":"getReturnsPage","method":"GET","path":"/web/returns/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getNewsItem: OperationOf<'getNewsItem'> = {"id":"getNewsItem","method":"GET","path":"/web/news/{code}/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getPromotion: OperationOf<'getPromotion'> = {"id":"getPromotion","method":"GET","path":"/web/stocks/{code}/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getBranch: OperationOf<'getBranch'> = {"id":"getBranch","method":"GET","path":"/web/branches/{id}/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getDistrict: OperationOf<'getDistrict'> = {"id":"getDistrict","method":"GET","path":"/web/district/{id}/","auth":"guest","effect":"read","varies":"none"}
export const getPolicyPage: OperationOf<'getPolicyPage'> = {"id":"getPolicyPage","method":"GET","path":"/web/static/policy/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getOfferPage: OperationOf<'getOfferPage'> = {"id":"getOfferPage","method":"GET","path":"/web/static/offer/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getCookiePage: OperationOf<'getCookiePage'> = {"id":"getCookiePage","method":"GET","path":"/web/static/cookie/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getRefundPage: OperationOf<'getRefundPage'> = {"id":"getRefundPage","method":"GET","path":"/web/static/refund/","auth":"guest","effect":"read","varies":"none","html":["blocks/*/html","blocks/*/items/*/answer"]}
export const getSitemap: OperationOf<'getSitemap'> = {"id":"getSitemap","method":"GET","path":"/web/sitemap/","auth":"guest","effect":"read","varies":"none"}
export const listCartProducts: OperationOf<'listCartProducts'> = {"id":"listCartProducts","method":"POST","path":"/web/basket/products/","auth":"guest","effect":"read","varies":"visitor"}
export const addToCart: OperationOf<'addToCart'> = {"id":"addToCart","method":"POST","path":"/web/basket/add/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"],"idempotent":true}
export const removeFromCart: OperationOf<'removeFromCart'> = {"id":"removeFromCart","method":"POST","path":"/api/basket/remove/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"]}
export const clearCart: OperationOf<'clearCart'> = {"id":"clearCart","method":"POST","path":"/api/basket/clear/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"]}
export const updateCart: OperationOf<'updateCart'> = {"id":"updateCart","method":"POST","path":"/api/basket/update/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"]}
export const findInCart: OperationOf<'findInCart'> = {"id":"findInCart","method":"POST","path":"/web/basket/find/","auth":"guest","effect":"read","varies":"visitor"}
export const getCart: OperationOf<'getCart'> = {"id":"getCart","method":"POST","path":"/web/basket/getBasketProducts/","auth":"guest","effect":"read","varies":"visitor"}
export const addMachinesToCart: OperationOf<'addMachinesToCart'> = {"id":"addMachinesToCart","method":"POST","path":"/web/basket/addMachines/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"]}
export const updateCartLine: OperationOf<'updateCartLine'> = {"id":"updateCartLine","method":"POST","path":"/web/basket/line/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"]}
export const addManyToCart: OperationOf<'addManyToCart'> = {"id":"addManyToCart","method":"POST","path":"/web/basket/addMany/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"],"idempotent":true}
export const importToCart: OperationOf<'importToCart'> = {"id":"importToCart","method":"POST","path":"/web/basket/import/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const createSavedCart: OperationOf<'createSavedCart'> = {"id":"createSavedCart","method":"POST","path":"/api/basket-template/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listSavedCarts","getSavedCart","listSavedCartProducts","getDashboard"],"idempotent":true}
export const listSavedCarts: OperationOf<'listSavedCarts'> = {"id":"listSavedCarts","method":"GET","path":"/web/basket-template/view/","auth":"token","effect":"read","varies":"visitor"}
export const getSavedCart: OperationOf<'getSavedCart'> = {"id":"getSavedCart","method":"GET","path":"/web/basket-template/view/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const listSavedCartProducts: OperationOf<'listSavedCartProducts'> = {"id":"listSavedCartProducts","method":"GET","path":"/web/basket-template/products/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const deleteSavedCart: OperationOf<'deleteSavedCart'> = {"id":"deleteSavedCart","method":"DELETE","path":"/web/basket-template/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listSavedCarts","getSavedCart","listSavedCartProducts","getDashboard"]}
export const updateSavedCart: OperationOf<'updateSavedCart'> = {"id":"updateSavedCart","method":"POST","path":"/web/basket-template/update/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listSavedCarts","getSavedCart","listSavedCartProducts"]}
export const copySavedCart: OperationOf<'copySavedCart'> = {"id":"copySavedCart","method":"POST","path":"/web/basket-template/copy/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listSavedCarts","getDashboard"],"idempotent":true}
export const shareSavedCart: OperationOf<'shareSavedCart'> = {"id":"shareSavedCart","method":"POST","path":"/web/basket-template/share/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listSavedCarts","getSavedCart","listSavedCartProducts"]}
export const addSavedCartToCart: OperationOf<'addSavedCartToCart'> = {"id":"addSavedCartToCart","method":"POST","path":"/web/basket-template/toBasket/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"],"idempotent":true}
export const exportSavedCart: OperationOf<'exportSavedCart'> = {"id":"exportSavedCart","method":"GET","path":"/web/basket-template/export/{id}/","auth":"token","effect":"read","varies":"visitor","answersFile":true}
export const getProductStores: OperationOf<'getProductStores'> = {"id":"getProductStores","method":"POST","path":"/web/basket/getProductStoresSort/","auth":"guest","effect":"read","varies":"branch"}
export const getProduct: OperationOf<'getProduct'> = {"id":"getProduct","method":"GET","path":"/web/product/{code}/","auth":"guest","effect":"read","varies":"visitor","html":["description"]}
export const listWorkability: OperationOf<'listWorkability'> = {"id":"listWorkability","method":"GET","path":"/web/workability/","auth":"guest","effect":"read","varies":"visitor"}
export const listPartsModels: OperationOf<'listPartsModels'> = {"id":"listPartsModels","method":"GET","path":"/web/parts/models/","auth":"guest","effect":"read","varies":"none"}
export const getPartsModel: OperationOf<'getPartsModel'> = {"id":"getPartsModel","method":"GET","path":"/web/parts/model/{code}/","auth":"guest","effect":"read","varies":"none"}
export const getPartsDiagram: OperationOf<'getPartsDiagram'> = {"id":"getPartsDiagram","method":"GET","path":"/web/parts/diagram/{id}/","auth":"guest","effect":"read","varies":"none"}
export const listPartPlaces: OperationOf<'listPartPlaces'> = {"id":"listPartPlaces","method":"GET","path":"/web/parts/places/{id}/","auth":"guest","effect":"read","varies":"none"}
export const listViewedProducts: OperationOf<'listViewedProducts'> = {"id":"listViewedProducts","method":"GET","path":"/web/elastic/viewedProducts/","auth":"guest","effect":"read","varies":"visitor"}
export const listFavorites: OperationOf<'listFavorites'> = {"id":"listFavorites","method":"GET","path":"/web/favorites/","auth":"token","effect":"read","varies":"visitor"}
export const addFavorites: OperationOf<'addFavorites'> = {"id":"addFavorites","method":"POST","path":"/web/favorites/add/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listFavorites"]}
export const removeFavorite: OperationOf<'removeFavorite'> = {"id":"removeFavorite","method":"DELETE","path":"/web/favorites/delete/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listFavorites"]}
export const listProductsByIds: OperationOf<'listProductsByIds'> = {"id":"listProductsByIds","method":"GET","path":"/web/elastic/component/catalogSectionItems/f/","auth":"guest","effect":"read","varies":"visitor"}
export const listSectionProducts: OperationOf<'listSectionProducts'> = {"id":"listSectionProducts","method":"GET","path":"/web/elastic/component/catalogSection/{code}/f/","auth":"guest","effect":"read","varies":"visitor","html":["section/description"]}
export const listSectionProductsFiltered: OperationOf<'listSectionProductsFiltered'> = {"id":"listSectionProductsFiltered","method":"GET","path":"/web/elastic/component/catalogSection/{code}/f/{filterPath}/","auth":"guest","effect":"read","varies":"visitor","multiSegment":"filterPath","html":["section/description"]}
export const getSmartFilter: OperationOf<'getSmartFilter'> = {"id":"getSmartFilter","method":"POST","path":"/web/elastic/component/smartfilter/{id}/f/","auth":"guest","effect":"read","varies":"visitor"}
export const searchSuggest: OperationOf<'searchSuggest'> = {"id":"searchSuggest","method":"GET","path":"/api/elastic/searchString/","auth":"guest","effect":"read","varies":"visitor"}
export const searchProducts: OperationOf<'searchProducts'> = {"id":"searchProducts","method":"GET","path":"/web/elastic/searchPage/f/","auth":"guest","effect":"read","varies":"visitor"}
export const searchProductsFiltered: OperationOf<'searchProductsFiltered'> = {"id":"searchProductsFiltered","method":"GET","path":"/web/elastic/searchPage/f/{filterPath}/","auth":"guest","effect":"read","varies":"visitor","multiSegment":"filterPath"}
export const addOrder: OperationOf<'addOrder'> = {"id":"addOrder","method":"POST","path":"/web/order/add/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","getHeader","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","calculateOrder","listContracts","getMachine","listAddresses","getCompany","listNotifications","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","getMachineService"],"idempotent":true}
export const calculateOrder: OperationOf<'calculateOrder'> = {"id":"calculateOrder","method":"POST","path":"/web/order/calculate/","auth":"token","effect":"read","varies":"visitor"}
export const getOrder: OperationOf<'getOrder'> = {"id":"getOrder","method":"GET","path":"/web/profile/order/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const listOrders: OperationOf<'listOrders'> = {"id":"listOrders","method":"GET","path":"/web/profile/orders/","auth":"token","effect":"read","varies":"visitor"}
export const listOrderStatuses: OperationOf<'listOrderStatuses'> = {"id":"listOrderStatuses","method":"GET","path":"/web/profile/orders/getStatus/","auth":"token","effect":"read","varies":"visitor"}
export const listOrdersShort: OperationOf<'listOrdersShort'> = {"id":"listOrdersShort","method":"GET","path":"/web/orders/","auth":"token","effect":"read","varies":"visitor"}
export const countOrdersToApprove: OperationOf<'countOrdersToApprove'> = {"id":"countOrdersToApprove","method":"GET","path":"/web/orders/agreementCount/","auth":"token","effect":"read","varies":"visitor"}
export const setOrderDelivery: OperationOf<'setOrderDelivery'> = {"id":"setOrderDelivery","method":"POST","path":"/web/order/orderDelivery/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listAddresses","calculateOrder","listContracts","getCompany","listNotifications"]}
export const sendOrderToApprove: OperationOf<'sendOrderToApprove'> = {"id":"sendOrderToApprove","method":"POST","path":"/web/order/orderApprove/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove"]}
export const setOrderApproval: OperationOf<'setOrderApproval'> = {"id":"setOrderApproval","method":"POST","path":"/web/order/approval/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove"]}
export const copyOrder: OperationOf<'copyOrder'> = {"id":"copyOrder","method":"POST","path":"/web/order/copy/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"],"idempotent":true}
export const cancelOrder: OperationOf<'cancelOrder'> = {"id":"cancelOrder","method":"POST","path":"/web/order/cancel/","auth":"token","effect":"destructive","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listContracts","getMachine","listAddresses","getCompany","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","getMachineService"]}
export const getPaymentTemplate: OperationOf<'getPaymentTemplate'> = {"id":"getPaymentTemplate","method":"POST","path":"/web/order/getPaymentTemplate/","auth":"token","effect":"write","csrf":"body","varies":"visitor","idempotent":true}
export const deleteOrderProduct: OperationOf<'deleteOrderProduct'> = {"id":"deleteOrderProduct","method":"POST","path":"/web/order/deleteProduct/","auth":"token","effect":"destructive","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listContracts","getMachine","getCompany","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","calculateOrder","getMachineService"]}
export const updateOrderProducts: OperationOf<'updateOrderProducts'> = {"id":"updateOrderProducts","method":"POST","path":"/web/order/updateProduct/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listContracts","getMachine","getCompany","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","calculateOrder","getMachineService"]}
export const updateOrderProduct: OperationOf<'updateOrderProduct'> = {"id":"updateOrderProduct","method":"POST","path":"/web/order/updateProduct/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listContracts","getMachine","getCompany","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","calculateOrder","getMachineService"]}
export const replaceOrderLines: OperationOf<'replaceOrderLines'> = {"id":"replaceOrderLines","method":"POST","path":"/web/orderBasketUpdate/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","listCartProducts","getCart","findInCart","calculateOrder","listContracts","getMachine","getCompany","getProduct","getProductStores","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchProducts","searchProductsFiltered","getMainPage","listSavedCarts","getSavedCart","listSavedCartProducts","getMachineService"]}
export const requestInvoice: OperationOf<'requestInvoice'> = {"id":"requestInvoice","method":"POST","path":"/web/getInvoice/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","checkInvoice","listOrders"],"idempotent":true}
export const checkInvoice: OperationOf<'checkInvoice'> = {"id":"checkInvoice","method":"GET","path":"/web/checkInvoice/","auth":"token","effect":"read","varies":"visitor"}
export const confirmOrderContract: OperationOf<'confirmOrderContract'> = {"id":"confirmOrderContract","method":"POST","path":"/web/order/contract/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove"]}
export const requestOrderCancel: OperationOf<'requestOrderCancel'> = {"id":"requestOrderCancel","method":"POST","path":"/web/order/sendCancel/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove"]}
export const sendInvoice: OperationOf<'sendInvoice'> = {"id":"sendInvoice","method":"POST","path":"/web/order/sendinvoice/","auth":"token","effect":"write","csrf":"body","varies":"visitor"}
export const listMachines: OperationOf<'listMachines'> = {"id":"listMachines","method":"GET","path":"/web/machines/","auth":"token","effect":"read","varies":"visitor"}
export const getMachine: OperationOf<'getMachine'> = {"id":"getMachine","method":"GET","path":"/web/machines/data/","auth":"token","effect":"read","varies":"visitor"}
export const addMachineTask: OperationOf<'addMachineTask'> = {"id":"addMachineTask","method":"POST","path":"/web/addTaskMachines/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getMachine","listMachines","listRequests"],"idempotent":true}
export const findMachines: OperationOf<'findMachines'> = {"id":"findMachines","method":"POST","path":"/web/machinesInfo/","auth":"token","effect":"read","varies":"visitor"}
export const addMachine: OperationOf<'addMachine'> = {"id":"addMachine","method":"POST","path":"/web/machines/add/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listMachines","getMachine","findMachines","listWorkability","getSmartFilter","getCart","findInCart","getDashboard","getMachineService","listFleetService"],"idempotent":true}
export const updateMachine: OperationOf<'updateMachine'> = {"id":"updateMachine","method":"POST","path":"/web/machines/update/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listMachines","getMachine","findMachines","listWorkability","checkMachineFit","listMachineParts","getSmartFilter","listSectionProductsFiltered","searchProductsFiltered","getCart","findInCart","getDashboard","getMachineService","listFleetService"]}
export const linkMachine: OperationOf<'linkMachine'> = {"id":"linkMachine","method":"POST","path":"/web/machines/link/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listMachines","getMachine","findMachines","listWorkability","getSmartFilter","getCart","findInCart","getDashboard","getMachineService","listFleetService"],"idempotent":true}
export const deleteMachine: OperationOf<'deleteMachine'> = {"id":"deleteMachine","method":"DELETE","path":"/web/machines/delete/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listMachines","getMachine","findMachines","listWorkability","getCart","checkMachineFit","listMachineParts","getSmartFilter","listSectionProductsFiltered","searchProductsFiltered","findInCart","getDashboard","getMachineService","listFleetService"]}
export const findMachineModels: OperationOf<'findMachineModels'> = {"id":"findMachineModels","method":"GET","path":"/web/machines/models/","auth":"token","effect":"read","varies":"none"}
export const listMachineParts: OperationOf<'listMachineParts'> = {"id":"listMachineParts","method":"GET","path":"/web/machines/parts/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const checkMachineFit: OperationOf<'checkMachineFit'> = {"id":"checkMachineFit","method":"POST","path":"/web/machines/fit/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const listFleetService: OperationOf<'listFleetService'> = {"id":"listFleetService","method":"GET","path":"/web/machines/service/","auth":"token","effect":"read","varies":"visitor"}
export const getMachineService: OperationOf<'getMachineService'> = {"id":"getMachineService","method":"GET","path":"/web/machines/service/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const exportFleetService: OperationOf<'exportFleetService'> = {"id":"exportFleetService","method":"GET","path":"/web/machines/serviceExport/","auth":"token","effect":"read","varies":"visitor","answersFile":true}
export const addServiceToCart: OperationOf<'addServiceToCart'> = {"id":"addServiceToCart","method":"POST","path":"/web/machines/serviceToBasket/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCartProducts","getCart","findInCart","calculateOrder"],"idempotent":true}
export const addServiceToSavedCart: OperationOf<'addServiceToSavedCart'> = {"id":"addServiceToSavedCart","method":"POST","path":"/web/machines/serviceToTemplate/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listSavedCarts","getSavedCart","listSavedCartProducts","getDashboard"],"idempotent":true}
export const completeMachineService: OperationOf<'completeMachineService'> = {"id":"completeMachineService","method":"POST","path":"/web/machines/serviceDone/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listMachines","getMachine","getMachineService","listFleetService","getDashboard"]}
export const recordMachineHours: OperationOf<'recordMachineHours'> = {"id":"recordMachineHours","method":"POST","path":"/web/machines/hours/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listMachines","getMachine","getMachineService","listFleetService","getDashboard","listNotifications","getHeader"]}
export const listRequests: OperationOf<'listRequests'> = {"id":"listRequests","method":"GET","path":"/web/requests/","auth":"token","effect":"read","varies":"visitor"}
export const getRequest: OperationOf<'getRequest'> = {"id":"getRequest","method":"GET","path":"/web/request/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const addRequest: OperationOf<'addRequest'> = {"id":"addRequest","method":"POST","path":"/web/requests/add/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listRequests","getMachine"],"idempotent":true}
export const addRequestMessage: OperationOf<'addRequestMessage'> = {"id":"addRequestMessage","method":"POST","path":"/web/requests/message/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getRequest","listRequests","getDashboard"],"idempotent":true}
export const closeRequest: OperationOf<'closeRequest'> = {"id":"closeRequest","method":"POST","path":"/web/requests/close/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getRequest","listRequests","getMachine","listMachines","getDashboard"]}
export const listAddresses: OperationOf<'listAddresses'> = {"id":"listAddresses","method":"GET","path":"/web/address/","auth":"token","effect":"read","varies":"visitor"}
export const searchAddress: OperationOf<'searchAddress'> = {"id":"searchAddress","method":"GET","path":"/api/elastic/searchAddress/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const addDeliveryAddress: OperationOf<'addDeliveryAddress'> = {"id":"addDeliveryAddress","method":"POST","path":"/web/addDeliveryAddress/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAddresses","searchAddress","getCompany","calculateOrder"],"idempotent":true}
export const updateDeliveryAddress: OperationOf<'updateDeliveryAddress'> = {"id":"updateDeliveryAddress","method":"POST","path":"/web/updateDeliveryAddress/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAddresses","searchAddress","getCompany","calculateOrder"]}
export const deleteDeliveryAddress: OperationOf<'deleteDeliveryAddress'> = {"id":"deleteDeliveryAddress","method":"DELETE","path":"/web/deleteDeliveryAddress/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listAddresses","searchAddress","getCompany","calculateOrder"]}
export const listTerminals: OperationOf<'listTerminals'> = {"id":"listTerminals","method":"GET","path":"/web/terminals/","auth":"guest","effect":"read","varies":"none"}
export const requestBalance: OperationOf<'requestBalance'> = {"id":"requestBalance","method":"POST","path":"/web/requestBalance/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getBalance","getJob"],"idempotent":true}
export const getBalance: OperationOf<'getBalance'> = {"id":"getBalance","method":"POST","path":"/web/getBalance/","auth":"token","effect":"read","varies":"visitor"}
export const requestActs: OperationOf<'requestActs'> = {"id":"requestActs","method":"POST","path":"/web/requestActs/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listActs","getAct","getJob","getDashboard"],"idempotent":true}
export const listActs: OperationOf<'listActs'> = {"id":"listActs","method":"POST","path":"/web/getActs/","auth":"token","effect":"read","varies":"visitor"}
export const listContracts: OperationOf<'listContracts'> = {"id":"listContracts","method":"POST","path":"/web/contracts/","auth":"token","effect":"read","varies":"visitor"}
export const getContract: OperationOf<'getContract'> = {"id":"getContract","method":"GET","path":"/web/contract/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const getAct: OperationOf<'getAct'> = {"id":"getAct","method":"GET","path":"/web/act/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const getJob: OperationOf<'getJob'> = {"id":"getJob","method":"GET","path":"/web/job/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const sendAct: OperationOf<'sendAct'> = {"id":"sendAct","method":"POST","path":"/web/acts/send/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getAct","listActs","getDashboard"],"idempotent":true}
export const disputeAct: OperationOf<'disputeAct'> = {"id":"disputeAct","method":"POST","path":"/web/acts/dispute/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getAct","listActs","listRequests","getDashboard"],"idempotent":true}
export const listHooks: OperationOf<'listHooks'> = {"id":"listHooks","method":"POST","path":"/web/hooks/","auth":"token","effect":"read","varies":"visitor"}
export const createHook: OperationOf<'createHook'> = {"id":"createHook","method":"POST","path":"/web/hooksCreate/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listHooks"],"idempotent":true}
export const updateHook: OperationOf<'updateHook'> = {"id":"updateHook","method":"POST","path":"/web/hooks/update/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listHooks","listHookProducts"]}
export const testHook: OperationOf<'testHook'> = {"id":"testHook","method":"POST","path":"/web/hooks/test/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listHooks","listHookDeliveries"],"idempotent":true}
export const redeliverHook: OperationOf<'redeliverHook'> = {"id":"redeliverHook","method":"POST","path":"/web/hooks/redeliver/{deliveryId}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listHooks","listHookDeliveries"]}
export const rotateHookSecret: OperationOf<'rotateHookSecret'> = {"id":"rotateHookSecret","method":"POST","path":"/web/hooks/rotateSecret/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listHooks"],"idempotent":true}
export const listHookDeliveries: OperationOf<'listHookDeliveries'> = {"id":"listHookDeliveries","method":"GET","path":"/web/hooks/deliveries/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const listHookProducts: OperationOf<'listHookProducts'> = {"id":"listHookProducts","method":"GET","path":"/web/hooks/products/{id}/","auth":"token","effect":"read","varies":"visitor"}
export const deleteHook: OperationOf<'deleteHook'> = {"id":"deleteHook","method":"DELETE","path":"/web/hooks/delete/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listHooks"]}
export const listAuthorities: OperationOf<'listAuthorities'> = {"id":"listAuthorities","method":"POST","path":"/web/authority/","auth":"token","effect":"read","varies":"visitor"}
export const createAuthority: OperationOf<'createAuthority'> = {"id":"createAuthority","method":"POST","path":"/web/authority/create/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAuthorities","getDashboard"],"idempotent":true}
export const uploadAuthority: OperationOf<'uploadAuthority'> = {"id":"uploadAuthority","method":"POST","path":"/web/authority/upload/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAuthorities","getDashboard"]}
export const revokeAuthority: OperationOf<'revokeAuthority'> = {"id":"revokeAuthority","method":"POST","path":"/web/authority/revoke/{id}/","auth":"token","effect":"destructive","csrf":"body","varies":"visitor","invalidates":["listAuthorities","getDashboard"]}
export const getPassport: OperationOf<'getPassport'> = {"id":"getPassport","method":"GET","path":"/web/passport/","auth":"token","effect":"read","varies":"visitor"}
export const savePassport: OperationOf<'savePassport'> = {"id":"savePassport","method":"POST","path":"/web/passport/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getPassport"]}
export const deletePassport: OperationOf<'deletePassport'> = {"id":"deletePassport","method":"DELETE","path":"/web/passport/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["getPassport"]}
export const listCompanies: OperationOf<'listCompanies'> = {"id":"listCompanies","method":"GET","path":"/web/contractors/","auth":"token","effect":"read","varies":"visitor"}
export const getCompany: OperationOf<'getCompany'> = {"id":"getCompany","method":"GET","path":"/web/contractor/data/","auth":"token","effect":"read","varies":"visitor"}
export const addCompany: OperationOf<'addCompany'> = {"id":"addCompany","method":"POST","path":"/web/contractor/add/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCompanies","getPersonal","getHeader"],"idempotent":true}
export const updateCompany: OperationOf<'updateCompany'> = {"id":"updateCompany","method":"POST","path":"/web/contractor/update/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getCompany","listCompanies","listAddresses","calculateOrder","getDashboard","listOrders"]}
export const requestCompanyAccess: OperationOf<'requestCompanyAccess'> = {"id":"requestCompanyAccess","method":"POST","path":"/web/contractor/requestAccess/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAccessRequests"],"idempotent":true}
export const listAccessRequests: OperationOf<'listAccessRequests'> = {"id":"listAccessRequests","method":"GET","path":"/web/contractor/accessRequests/","auth":"token","effect":"read","varies":"visitor"}
export const decideAccessRequest: OperationOf<'decideAccessRequest'> = {"id":"decideAccessRequest","method":"POST","path":"/web/contractor/decideAccess/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listAccessRequests","listCompanyUsers"]}
export const leaveCompany: OperationOf<'leaveCompany'> = {"id":"leaveCompany","method":"POST","path":"/web/contractor/leave/","auth":"token","effect":"destructive","csrf":"body","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"]}
export const listCompanyUsers: OperationOf<'listCompanyUsers'> = {"id":"listCompanyUsers","method":"GET","path":"/web/contractor/users/","auth":"token","effect":"read","varies":"visitor"}
export const listCompanyRoles: OperationOf<'listCompanyRoles'> = {"id":"listCompanyRoles","method":"GET","path":"/web/contractor/roles/","auth":"token","effect":"read","varies":"none"}
export const inviteCompanyUser: OperationOf<'inviteCompanyUser'> = {"id":"inviteCompanyUser","method":"POST","path":"/web/contractor/users/invite/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCompanyUsers"],"idempotent":true}
export const updateCompanyUser: OperationOf<'updateCompanyUser'> = {"id":"updateCompanyUser","method":"POST","path":"/web/contractor/users/update/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCompanyUsers","getPersonal","getHeader","getCompany"]}
export const resendInvitation: OperationOf<'resendInvitation'> = {"id":"resendInvitation","method":"POST","path":"/web/contractor/users/resend/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listCompanyUsers"]}
export const deleteCompanyUser: OperationOf<'deleteCompanyUser'> = {"id":"deleteCompanyUser","method":"DELETE","path":"/web/contractor/users/delete/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listCompanyUsers"]}
export const listInvitations: OperationOf<'listInvitations'> = {"id":"listInvitations","method":"GET","path":"/web/contractor/invitations/","auth":"token","effect":"read","varies":"visitor"}
export const acceptInvitation: OperationOf<'acceptInvitation'> = {"id":"acceptInvitation","method":"POST","path":"/web/contractor/invitations/accept/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listInvitations","listCompanies","getPersonal","getHeader"]}
export const declineInvitation: OperationOf<'declineInvitation'> = {"id":"declineInvitation","method":"POST","path":"/web/contractor/invitations/decline/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listInvitations"]}
export const switchContractor: OperationOf<'switchContractor'> = {"id":"switchContractor","method":"GET","path":"/web/switchContractor/","auth":"token","effect":"write","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listFavorites","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"]}
export const addCompanyBank: OperationOf<'addCompanyBank'> = {"id":"addCompanyBank","method":"POST","path":"/api/company/add_bank/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getCompany","listCompanies","listAddresses","calculateOrder"],"idempotent":true}
export const updateCompanyBank: OperationOf<'updateCompanyBank'> = {"id":"updateCompanyBank","method":"POST","path":"/api/company/update_bank/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getCompany","listCompanies","listAddresses","calculateOrder","getDashboard"]}
export const deleteCompanyBank: OperationOf<'deleteCompanyBank'> = {"id":"deleteCompanyBank","method":"DELETE","path":"/api/company/delete_bank/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["getCompany","listCompanies","listAddresses","calculateOrder","getDashboard"]}
export const addCompanyAddress: OperationOf<'addCompanyAddress'> = {"id":"addCompanyAddress","method":"POST","path":"/api/company/add_address/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getCompany","listCompanies","listAddresses","calculateOrder"],"idempotent":true}
export const findBank: OperationOf<'findBank'> = {"id":"findBank","method":"GET","path":"/web/findBank/","auth":"guest","effect":"read","varies":"none"}
export const findCompanyByName: OperationOf<'findCompanyByName'> = {"id":"findCompanyByName","method":"GET","path":"/api/suggestions/findByName/","auth":"guest","effect":"read","varies":"none"}
export const autocompleteAddress: OperationOf<'autocompleteAddress'> = {"id":"autocompleteAddress","method":"GET","path":"/api/suggestions/autocompleteAddress/","auth":"guest","effect":"read","varies":"none"}
export const locateAddress: OperationOf<'locateAddress'> = {"id":"locateAddress","method":"GET","path":"/api/addressAutoCompleteGeoIp/","auth":"guest","effect":"read","varies":"visitor"}
export const changePassword: OperationOf<'changePassword'> = {"id":"changePassword","method":"POST","path":"/web/personal/changePassword/","auth":"token","effect":"write","csrf":"body","varies":"visitor"}
export const getDashboard: OperationOf<'getDashboard'> = {"id":"getDashboard","method":"GET","path":"/web/personal/dashboard/","auth":"token","effect":"read","varies":"visitor"}
export const getProfile: OperationOf<'getProfile'> = {"id":"getProfile","method":"GET","path":"/web/profile/","auth":"token","effect":"read","varies":"visitor"}
export const updateProfile: OperationOf<'updateProfile'> = {"id":"updateProfile","method":"POST","path":"/web/profile/update/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getProfile","getPersonal","getHeader","listCompanyUsers"]}
export const giveConsent: OperationOf<'giveConsent'> = {"id":"giveConsent","method":"POST","path":"/web/profile/consent/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getProfile","getPersonal"]}
export const withdrawConsent: OperationOf<'withdrawConsent'> = {"id":"withdrawConsent","method":"POST","path":"/web/profile/consent/withdraw/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getProfile","getPersonal"]}
export const endOtherSessions: OperationOf<'endOtherSessions'> = {"id":"endOtherSessions","method":"POST","path":"/web/profile/endSessions/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getProfile"]}
export const listConsentDocuments: OperationOf<'listConsentDocuments'> = {"id":"listConsentDocuments","method":"GET","path":"/web/consents/","auth":"guest","effect":"read","varies":"none"}
export const listNotifications: OperationOf<'listNotifications'> = {"id":"listNotifications","method":"GET","path":"/api/notifications/","auth":"token","effect":"read","varies":"visitor"}
export const readAllNotifications: OperationOf<'readAllNotifications'> = {"id":"readAllNotifications","method":"POST","path":"/api/notifications/readAll/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listNotifications","getHeader"]}
export const readNotification: OperationOf<'readNotification'> = {"id":"readNotification","method":"POST","path":"/api/notifications/read/{id}/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["listNotifications","getHeader"]}
export const deleteAllNotifications: OperationOf<'deleteAllNotifications'> = {"id":"deleteAllNotifications","method":"POST","path":"/api/notifications/deleteAll/","auth":"token","effect":"destructive","csrf":"body","varies":"visitor","invalidates":["listNotifications","getHeader"]}
export const deleteNotification: OperationOf<'deleteNotification'> = {"id":"deleteNotification","method":"DELETE","path":"/api/notifications/delete/{id}/","auth":"token","effect":"destructive","csrf":"header","varies":"visitor","invalidates":["listNotifications","getHeader","getDashboard"]}
export const listStores: OperationOf<'listStores'> = {"id":"listStores","method":"GET","path":"/web/header/stores/","auth":"guest","effect":"read","varies":"none"}
export const getCurrentStore: OperationOf<'getCurrentStore'> = {"id":"getCurrentStore","method":"GET","path":"/web/header/currentStore/","auth":"guest","effect":"read","varies":"visitor"}
export const setUserStore: OperationOf<'setUserStore'> = {"id":"setUserStore","method":"POST","path":"/web/header/setUserStore/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","invalidates":["getCurrentStore","getMainPage","listCartProducts","getCart","findInCart","getProductStores","getProduct","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","listSavedCartProducts","getPersonal","listSavedCarts","getSavedCart"]}
export const autocompleteStores: OperationOf<'autocompleteStores'> = {"id":"autocompleteStores","method":"GET","path":"/web/storesAutocomplete/","auth":"guest","effect":"read","varies":"none"}
export const uploadFile: OperationOf<'uploadFile'> = {"id":"uploadFile","method":"POST","path":"/web/files/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","uploadBytes":10551296}
export const downloadFile: OperationOf<'downloadFile'> = {"id":"downloadFile","method":"GET","path":"/web/files/{id}/","auth":"guest","effect":"read","varies":"visitor","answersFile":true}
export const sendAppeal: OperationOf<'sendAppeal'> = {"id":"sendAppeal","method":"POST","path":"/api/sendWebForm/appeals/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","idempotent":true}
export const sendCancelFeedback: OperationOf<'sendCancelFeedback'> = {"id":"sendCancelFeedback","method":"POST","path":"/api/sendWebForm/cancel_order/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getOrder","listOrders"],"idempotent":true}
export const requestCallback: OperationOf<'requestCallback'> = {"id":"requestCallback","method":"POST","path":"/api/sendWebForm/callback/","auth":"guest","effect":"write","csrf":"body","varies":"visitor","idempotent":true}
export const startRegistration: OperationOf<'startRegistration'> = {"id":"startRegistration","method":"POST","path":"/api/reg/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const resendRegistrationCode: OperationOf<'resendRegistrationCode'> = {"id":"resendRegistrationCode","method":"POST","path":"/api/reg/resendCode/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const correctRegistrationContact: OperationOf<'correctRegistrationContact'> = {"id":"correctRegistrationContact","method":"POST","path":"/api/reg/changeContact/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const registerPerson: OperationOf<'registerPerson'> = {"id":"registerPerson","method":"POST","path":"/api/reg/fiz/","auth":"guest","effect":"session","csrf":"body","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listFavorites","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"],"idempotent":true,"opensSession":"guest"}
export const registerCompany: OperationOf<'registerCompany'> = {"id":"registerCompany","method":"POST","path":"/api/reg/company/","auth":"guest","effect":"session","csrf":"body","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listFavorites","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"],"idempotent":true,"opensSession":"guest"}
export const activateContact: OperationOf<'activateContact'> = {"id":"activateContact","method":"POST","path":"/api/activationContact/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const sendEmailCode: OperationOf<'sendEmailCode'> = {"id":"sendEmailCode","method":"POST","path":"/api/profile/sendEmailCode/","auth":"token","effect":"write","csrf":"body","varies":"visitor"}
export const checkEmail: OperationOf<'checkEmail'> = {"id":"checkEmail","method":"POST","path":"/api/profile/checkEmail/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getPersonal","getProfile"]}
export const sendSmsCode: OperationOf<'sendSmsCode'> = {"id":"sendSmsCode","method":"POST","path":"/api/profile/sendSmsCode/","auth":"token","effect":"write","csrf":"body","varies":"visitor"}
export const checkPhone: OperationOf<'checkPhone'> = {"id":"checkPhone","method":"POST","path":"/api/profile/checkPhone/","auth":"token","effect":"write","csrf":"body","varies":"visitor","invalidates":["getPersonal","getProfile"]}
export const suggestName: OperationOf<'suggestName'> = {"id":"suggestName","method":"GET","path":"/api/profile/nameAutoComplete/","auth":"guest","effect":"read","varies":"none"}
export const sendPasswordLink: OperationOf<'sendPasswordLink'> = {"id":"sendPasswordLink","method":"POST","path":"/api/password/sendPasswordChangeLink/","auth":"guest","effect":"write","csrf":"body","varies":"visitor"}
export const changePasswordByCheckword: OperationOf<'changePasswordByCheckword'> = {"id":"changePasswordByCheckword","method":"POST","path":"/api/password/changeByCheckWord/","auth":"guest","effect":"session","csrf":"body","varies":"visitor","invalidates":["getPersonal","getHeader","getMainPage","listFavorites","listCartProducts","findInCart","getCart","listSavedCarts","getSavedCart","listSavedCartProducts","getProductStores","getProduct","listWorkability","listViewedProducts","listProductsByIds","listSectionProducts","listSectionProductsFiltered","getSmartFilter","searchSuggest","searchProducts","searchProductsFiltered","calculateOrder","getOrder","listOrders","listOrderStatuses","listOrdersShort","countOrdersToApprove","checkInvoice","listMachines","getMachine","findMachines","listAddresses","searchAddress","getBalance","listActs","listContracts","listHooks","listAuthorities","listCompanies","getCompany","listCompanyUsers","locateAddress","listNotifications","getCurrentStore","getContract","getAct","getJob","getPassport","listMachineParts","checkMachineFit","listRequests","getRequest","listHookDeliveries","listHookProducts","getProfile","getDashboard","listAccessRequests","listInvitations","getMachineService","listFleetService"],"opensSession":"anyone"}
