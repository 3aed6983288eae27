// A blind sample of mistakes of meaning, drawn before any run.
export interface Blind { id: string; backend: 'second' | 'sandbox'; kind: string; operations: string[]; file: string; find: string; replace: string; what: string }
const s = (id: string, kind: string, operations: string[], file: string, find: string, replace: string, what: string): Blind =>
  ({ id, backend: 'second', kind, operations, file: `examples/second-backend/${file}`, find, replace, what })
const b = (id: string, kind: string, operations: string[], file: string, find: string, replace: string, what: string): Blind =>
  ({ id, backend: 'sandbox', kind, operations, file: `mocks/sandbox/${file}`, find, replace, what })
export const blind: Blind[] = [
  // sums
  s('s01', 'sums', ['calculateOrder'], 'checkout.ts', 'vat: vatIn(call, sum, line.product.vat) }]', 'vat: vatIn(call, sum, deliveryVatRate) }]', 'calculation: VAT of every line at 22 %'),
  s('s02', 'sums', ['addOrder', 'getOrder'], 'order-view.ts', 'vat: items.reduce((all, one) => all + one.vat, 0) + deliveryVat,', 'vat: items.reduce((all, one) => all + one.vat, 0),', 'order: VAT of delivery left out of totals.vat'),
  s('s03', 'sums', ['addOrder', 'getOrder'], 'order-view.ts', 'discount: (line.full_price - line.price) * line.quantity,', 'discount: line.full_price - line.price,', 'order line: discount of one unit'),
  s('s04', 'sums', ['getCart'], 'cart.ts', 'subtotal: goods + discount,', 'subtotal: goods,', 'cart: subtotal after the discount'),
  s('s05', 'sums', ['calculateOrder'], 'checkout.ts', 'weightKg: add(own, ({ line, quantity }) => (line.product.weight_g ?? 0) * quantity) / 1000,', 'weightKg: add(own, ({ line }) => line.product.weight_g ?? 0) / 1000,', 'shipment: weight of one unit of each'),
  // two places
  s('s06', 'two', ['searchSuggest'], 'search.ts', 'minQty: product.least,', 'minQty: product.multiplicity,', 'suggestion: minQty is the multiplicity'),
  s('s07', 'two', ['getHeader'], 'pages.ts', 'scope: rightsIn(call, customer.id, customer.company),', 'scope: [],', 'header: rights empty, the profile has them'),
  s('s08', 'two', ['listOrders'], 'order-view.ts', "expectedDate: order.status === 'canceled' ? null : delivery.etaTo,", "expectedDate: order.status === 'canceled' ? null : (delivery as unknown as { etaFrom: string }).etaFrom,", 'list of orders: expected date is the first day, not the last'),
  s('s09', 'two', ['getCurrentStore'], 'branches.ts', 'timeZone: branch.zone,\n  }\n}\n\n/** Along', "timeZone: 'Europe/Moscow',\n  }\n}\n\n/** Along", 'current store: always the zone of Moscow'),
  s('s10', 'two', ['getProductStores'], 'product-page.ts', 'productId: id, unit: product.unit,', "productId: id, unit: 'шт',", 'stock by store: unit always шт'),
  // lists
  s('s11', 'lists', ['listOrders'], 'orders.ts', '(most === undefined || total <= most) &&', '(most === undefined || total < most) &&', 'orders: sumTo exclusive'),
  s('s12', 'lists', ['searchProducts', 'searchSuggest'], 'search-rules.ts', 'words.some((own) => own.startsWith(word)) ||', 'words.some((own) => own.includes(word)) ||', 'search: matches in the middle of words'),
  s('s13', 'lists', ['listContracts'], 'customers.ts', 'order by is_default desc, date desc, id', 'order by date desc, id', 'contracts: default one not first'),
  s('s14', 'lists', ['listSectionProducts', 'searchProducts'], 'offers.ts', 'if (column) return inRelevance.toSorted((a, b) => column(a, b) || ties(a, b))', 'if (column) return inRelevance.toSorted((a, b) => column(a, b))', 'column order: ties by relevance, not id'),
  s('s15', 'lists', ['getProduct', 'listProductsByIds'], 'product-page.ts', 'reach(a) - reach(b) || price(a) - price(b) ||', 'price(a) - price(b) || reach(a) - reach(b) ||', 'analogues: by price before availability'),
  // effects
  s('s16', 'effects', ['login'], 'sessions.ts', '  renew(call, branch)\n', "  db.run('update visitors set branch = ? where id = ?', branch, visitor.id)\n", 'login: SID and SESSID stay the same'),
  s('s17', 'effects', ['addOrder'], 'place-order.ts', "unloading: request.delivery.unloading ?? 'none',", "unloading: 'none',", 'order: need of unloading lost'),
  s('s18', 'effects', ['login', 'listViewedProducts'], 'login-merge.ts', 'select ?, product, place + ? from viewed where owner = ?', 'select ?, product, place + ? from viewed where owner = ? and 0', 'login: products that the guest viewed are lost'),
  s('s19', 'effects', ['setUserStore', 'getCart'], 'branches.ts', "branch.id, customer.id)\n  return { is_success: true }", "branch.id, customer.id)\n  db.run('delete from cart_lines where owner = ?', call.owner)\n  return { is_success: true }", 'another branch empties the cart'),
  s('s20', 'effects', ['updateCart'], 'cart-operations.ts', '    if (held) raiseVersion(call)\n', '', 'quantity 0 removes a line without raising the version'),
  // bounds
  s('s21', 'bounds', ['addOrder'], 'place-order.ts', 'comment: text(0, 1000), customerOrderNumber', 'comment: text(0, 5000), customerOrderNumber', 'order comment: 5000 characters taken'),
  s('s22', 'bounds', ['getCart', 'calculateOrder'], 'products.ts', 'quantity >= from)', 'quantity > from)', 'price step begins one unit too late'),
  s('s23', 'bounds', ['addOrder'], 'place-order.ts', "type !== 'marketing' && given !== true &&", "type !== 'marketing' && type !== 'personalData' && given !== true &&", 'order without consent to personal data taken'),
  s('s24', 'bounds', ['searchSuggest'], 'search.ts', 'const suggestionsPerMinute = 60', 'const suggestionsPerMinute = 6000', 'suggestions: no limit of 60 a minute'),
  s('s25', 'bounds', ['login'], 'login-tries.ts', 'const account = { free: 5,', 'const account = { free: 10,', 'login: ten wrong tries before the first wait'),
  // http
  s('s26', 'http', ['*'], 'paths.ts', "code: 'methodNotAllowed'", "code: 'badRequest'", '405 with another code'),
  s('s27', 'http', ['*'], 'request.ts', "throw invalid('body', 'Нужно тело запроса.')", 'throw problem(400)', 'empty body is 400, not 422'),
  s('s28', 'http', ['*'], 'request.ts', ".decode(bytes))\n    } catch {\n      throw problem(400)", ".decode(bytes))\n    } catch {\n      throw invalid('body')", 'body that is no JSON is 422, not 400'),
  s('s29', 'http', ['*'], 'sessions.ts', 'Max-Age=2592000; HttpOnly; SameSite=Lax', 'Max-Age=2592000; SameSite=Lax', 'SID readable by scripts'),
  s('s30', 'http', ['*'], 'server.ts', 'if (token !== undefined && !customer && !operation.session) throw problem(401)', "if (token !== undefined && !customer && operation.who === 'customer') throw problem(401)", 'unknown token taken as a guest where guests may call'),
  // the sandbox
  b('b01', 'sums', ['requestBalance', 'getBalance'], 'rules/balance.ts', 'overdue: own.filter(({ overdueDays }) => overdueDays > 0)', 'overdue: own.filter(({ overdueDays }) => overdueDays >= 0)', 'balance: debts that are not due count as overdue'),
  b('b02', 'sums', ['getAct', 'listActs', 'requestActs'], 'rules/act-figures.ts', 'closing: opening + debit - credit,', 'closing: opening - debit + credit,', 'act: closing with the signs turned'),
  b('b03', 'sums', ['listSavedCarts', 'getSavedCart', 'listSavedCartProducts'], 'rules/saved-carts.ts', '(isToBeHad(stockState) ? sumNow : 0)', 'sumNow', 'saved cart: total with lines that can not be bought'),
  b('b04', 'two', ['listOrdersShort', 'getOrder'], 'rules/order-view.ts', 'return { id, number, createdAt, status, total: totals.total }', 'return { id, number, createdAt, status, total: totals.due }', 'short list of orders: what is due in place of the total'),
  b('b05', 'two', ['listCompanies', 'getCompany'], 'rules/companies.ts', "current: company.id === currentId,\n    manager: managerView(state, company.managerId),", "current: company.id === currentId,\n    manager: null,", 'list of companies: no manager, the company has one'),
  b('b06', 'two', ['getDashboard', 'listOrders'], 'rules/dashboard.ts', "due: orders.filter((order) => isInTab('payment', order)).reduce(", 'due: orders.reduce(', 'dashboard: due of all orders, not of those that wait for payment'),
  b('b07', 'lists', ['listActs'], 'operations/papers.ts', '(body.dateTo === undefined || date <= body.dateTo)', '(body.dateTo === undefined || date < body.dateTo)', 'acts: last day exclusive'),
  b('b08', 'lists', ['listSavedCarts'], 'rules/saved-carts.ts', 'Date.parse(right.updatedAt) - Date.parse(left.updatedAt)', 'Date.parse(right.createdAt) - Date.parse(left.createdAt)', 'saved carts: by creation, not by last change'),
  b('b09', 'lists', ['listSectionProducts', 'searchProducts'], 'rules/column-order.ts', 'return (left.place - right.place) * direction || left.product.id - right.product.id', 'return ((left.place - right.place) || (left.product.id - right.product.id)) * direction', 'column order descending: ties by larger id first'),
  b('b10', 'effects', ['shareSavedCart', 'getSavedCart', 'listSavedCarts'], 'operations/saved-carts.ts', '    if (cart.visibility === body.visibility) return savedCartView(state, customer, cart)\n', '', 'sharing what is shared already changes updatedAt'),
  b('b11', 'effects', ['addDeliveryAddress', 'listAddresses', 'updateDeliveryAddress'], 'rules/address-change.ts', '      if (other.isDefault) addresses.put({ ...other, isDefault: false, version: versionOf(other) + 1 })', '      if (other.isDefault && kept.version === -1) addresses.put({ ...other, isDefault: false, version: versionOf(other) + 1 })', 'a new default address leaves the old one default too'),
  b('b12', 'effects', ['copyOrder', 'getCart', 'addToCart'], 'rules/order-copy.ts', 'quantity: there + units,', 'quantity: units,', 'copied order replaces the quantity in the cart'),
  b('b13', 'bounds', ['requestActs'], 'operations/papers.ts', 'addDays(periodFrom, longestPeriod - 1)', 'addDays(periodFrom, longestPeriod)', 'act: period of 367 days taken'),
  b('b14', 'bounds', ['updateDeliveryAddress', 'listAddresses'], 'operations/addresses.ts', 'if (body.version !== version)', 'if (body.version > version)', 'stale version of an address taken'),
  b('b15', 'bounds', ['getProduct', 'listViewedProducts'], 'rules/viewed-products.ts', 'export const viewedLimit = 20', 'export const viewedLimit = 40', 'viewed products: 40 remembered'),
  b('b16', 'http', ['*'], 'answer.ts', "'cache-control': 'no-store'", "'cache-control': 'no-cache'", 'answers may be stored by caches'),
  b('b17', 'http', ['switchContractor'], 'create-sandbox.ts', "if (request.method === 'HEAD' && operation.definition['x-effect'] !== 'read')", "if (request.method === 'HEAD' && operation.method === 'POST')", 'HEAD of a GET that writes is carried out'),
  b('b18', 'http', ['searchSuggest'], 'rules/request-rate.ts', "{\n      headers: { 'retry-after': retryAfter(current.lockedUntil - now) },\n    }", '{}', '429 without Retry-After'),
]
