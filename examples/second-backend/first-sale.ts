/** What the shop needs for its first sale (docs/backend.md); the browser test buys on exactly these. */
export const firstSaleOperations = [
  'getHeader',
  'getFooter',
  'getMainPage',
  'searchProducts',
  'listSectionProducts',
  'getProduct',
  'listCartProducts',
  'getCart',
  'addToCart',
  'updateCart',
  'removeFromCart',
  'login',
  'calculateOrder',
  'addOrder',
  'getOrder',
  'listOrders',
] as const
