export interface Blind { id: string; backend: 'second' | 'sandbox'; kind: string; operations: string[]; file: string; find: string; replace: string; what: string }
const s = (id: string, kind: string, operations: string[], file: string, find: string, replace: string, what: string): Blind =>
  ({ id, backend: 'second', kind, operations, file: `examples/second-backend/${file}`, find, replace, what })
const b = (id: string, kind: string, operations: string[], file: string, find: string, replace: string, what: string): Blind =>
  ({ id, backend: 'sandbox', kind, operations, file: `mocks/sandbox/${file}`, find, replace, what })
export const blind: Blind[] = [
  s('z01', 'sums', ['getCart'], 'cart.ts', 'vat: total(({ vat }) => vat),', 'vat: vatIn(call, goods, 22),', 'cart: VAT taken of the total'),
  s('z02', 'sums', ['getCart'], 'cart.ts', 'volumeM3: Math.round(volume / 1_000_000) / 1000,', 'volumeM3: Math.round(volume / 1_000_000_000),', 'cart: volume in whole cubic metres'),
  s('z03', 'two', ['getCart'], 'cart.ts', 'storeName: store.store_name,', 'storeName: store.city,', 'cart line: city in place of the store'),
  s('z04', 'two', ['getProduct'], 'product-page.ts', 'weightKg: product.weight_g / 1000', 'weightKg: product.weight_g', 'product page: grams as kilograms'),
  s('z05', 'lists', ['listOrders'], 'orders.ts', '      (company === undefined || order.company === company) &&\n', '', 'orders: filter by company not heeded'),
  s('z06', 'lists', ['getSmartFilter'], 'filters.ts', "a.value.localeCompare(b.value, 'ru') ||", "b.value.localeCompare(a.value, 'ru') ||", 'filter: equal counts go backwards by name'),
  s('z07', 'effects', ['addOrder'], 'place-order.ts', "    contract?.id ?? null,\n    'new',", "    null,\n    'new',", 'order does not keep its contract'),
  s('z08', 'effects', ['logout'], 'sessions.ts', "  renew(call, wrong('branchLostAtLogout') ? null : visitor.branch)\n", '', 'SID and SESSID stay at logout'),
  s('z09', 'bounds', ['addOrder'], 'place-order.ts', String.raw`phone: text(12, 12, /^\+7\d{10}$/),`, String.raw`phone: text(12, 12, /^\+\d{11}$/),`, 'phones of other countries taken'),
  s('z10', 'bounds', ['addToCart'], 'cart-operations.ts', 'object({ id: productId }, { quantity: whole(1, supplierMost) })', 'object({ id: productId }, { quantity: whole(0, supplierMost) })', 'addition of 0 is no 422'),
  s('z11', 'http', ['*'], 'problems.ts', "404: { code: '404',", "404: { code: 'notFound',", '404 with another code'),
  s('z12', 'http', ['*'], 'paths.ts', "(wrong('allowAllMethods') ? everything : methods), 'OPTIONS'].join", "(wrong('allowAllMethods') ? everything : methods)].join", 'Allow without OPTIONS'),
  b('y01', 'sums', ['addOrder', 'getCompany'], 'rules/order-holdings.ts', 'limits.spent + sign * order.totals.total', 'limits.spent + sign * order.totals.goods', 'what is spent of the month counts goods only'),
  b('y02', 'two', ['getHeader', 'listNotifications'], 'operations/layout.ts', 'keptNotifications(state, user.id, now).some(({ isRead }) => !isRead)', 'keptNotifications(state, user.id, now).length > 0', 'header: new notifications though all are read'),
  b('y03', 'lists', ['listTerminals'], 'operations/addresses.ts', 'folded(terminal.city) === asked && (carrier === undefined || terminal.carrier.code === carrier)', 'folded(terminal.city) === asked', 'terminals: carrier not heeded'),
  b('y04', 'effects', ['deleteDeliveryAddress', 'listAddresses', 'addDeliveryAddress'], 'operations/addresses.ts', 'if (known.isDefault && oldest)', 'if (known.isDefault && oldest && others.length > 99)', 'no default address after the default one is deleted'),
  b('y05', 'effects', ['updateSavedCart'], 'operations/saved-carts.ts', 'body.comment?.trim() ?? cart.comment', "body.comment?.trim() ?? ''", 'renaming a saved cart empties its remark'),
  b('y06', 'bounds', ['updateCartLine'], 'operations/cart.ts', 'if (store && !hasAtStore(state, line.productId, line.quantity, store.id))', 'if (store && line.quantity < 0)', 'a store that has less than the line is taken'),
  b('y07', 'bounds', ['requestBalance'], 'operations/papers.ts', "body.date > dayIn('Europe/Moscow', now)", "body.date > addDays(dayIn('Europe/Moscow', now), 1)", 'a balance of tomorrow is taken'),
  b('y08', 'http', ['*'], 'validation.ts', "throw httpProblem(400, 'badRequest', 'Тело запроса не удалось прочитать: это не JSON.')", "throw httpProblem(400, 'validation', 'Тело запроса не удалось прочитать: это не JSON.')", 'a body that is no JSON has another code'),
]
