import { branchOf } from './branches.ts'
import type { Call, Operation } from './call.ts'
import { cartOf, type CartRow, cartRows, cartVersion, raiseVersion } from './cart.ts'
import {
  type Check,
  cartVersion as version,
  invalid,
  list,
  numeral,
  object,
  productId,
  sessid,
  storeCode,
  text,
  whole,
} from './checks.ts'
import { mostOf, type Product, priceOf, productById, supplierMost } from './products.ts'
import { refuse } from './problems.ts'

const longest = 500
const mostOfOne = 9999

function changed(call: Call) {
  return { is_success: true, version: cartVersion(call), count: cartRows(call).length }
}

/** @throws {Refusal} when the version that was sent is no longer the newest */
function demandFresh(call: Call): void {
  const sent = call.body['version']
  if (sent === undefined || sent === cartVersion(call) || call.wrong('staleAccepted')) return
  throw refuse(
    'conflict',
    'Корзина изменилась в другом окне.',
    'version',
    call.wrong('conflictWithoutCart') ? null : cartOf(call),
  )
}

/** @throws {Refusal} */
function demandQuantity(
  { wrong }: Call,
  { least, multiplicity, unit }: Product,
  quantity: number,
  field: string,
) {
  if (quantity < least && !wrong('leastUnchecked'))
    throw refuse('quantityInvalid', `Не меньше ${least} ${unit}.`, field)
  if (quantity % multiplicity !== 0 && !wrong('multiplicityUnchecked') && !wrong('leastUnchecked'))
    throw refuse('quantityInvalid', `Количество кратно ${multiplicity} ${unit}.`, field)
}

function lineOf({ db, owner }: Call, product: number): CartRow | undefined {
  return db.one<CartRow>('select * from cart_lines where owner = ? and product = ?', owner, product)
}

function setLine(call: Call, product: Product, quantity: number): void {
  const { db, owner } = call
  if (lineOf(call, product.id)) {
    db.run('update cart_lines set quantity = ? where owner = ? and product = ?', quantity, owner, product.id)
    return
  }
  const place = db.count('select coalesce(max(place), 0) + 1 from cart_lines where owner = ?', owner)
  const price = priceOf(call, product).current ?? 0
  db.run('insert into cart_lines values (?, ?, ?, ?, ?, 0)', owner, product.id, quantity, price, place)
}

function getCart(call: Call) {
  if (call.query.has('store') && call.wrong('readChoosesBranch'))
    call.db.run('update visitors set branch = ? where id = ?', branchOf(call).id, call.visitor.id)
  return cartOf(call, true)
}

function addToCart(call: Call) {
  demandFresh(call)
  const { wrong } = call
  const { id, quantity: more = 1 } = call.body['product'] as { id: number; quantity?: number }
  const product = productById(call, id)
  if (!product) throw refuse('productNotFound', 'Такого товара нет.', 'product.id')
  if (product.state === 'request') throw refuse('onRequest', 'Цену назовёт менеджер.', 'product.id')
  const most = product.state === 'withdrawn' ? 0 : mostOf(call, product)
  if (most === 0) {
    const successor = product.successor === null ? undefined : productById(call, product.successor)
    if (successor) throw refuse('superseded', `Товар заменён на «${successor.name}».`, 'product.id')
    throw refuse('outOfStock', 'Товар закончился.', 'product.id')
  }
  const held = lineOf(call, id)
  if (!held && cartRows(call).length >= longest)
    throw refuse('limitReached', `В корзине не больше ${longest} товаров.`)
  const quantity = (wrong('additionReplaces') ? 0 : (held?.quantity ?? 0)) + more
  demandQuantity(call, product, wrong('leastOfAddition') ? more : quantity, 'product.quantity')
  if (wrong('quantityCut') && quantity > most) {
    setLine(call, product, most)
    raiseVersion(call)
    return changed(call)
  }
  const judged = wrong('stockOfAddition') ? more : quantity
  const change =
    (wrong('oneOverStock') ? 1 : 0) - (wrong('lastPieceUnsold') && product.supplier_days === null ? 1 : 0)
  if (judged > Math.min(mostOfOne, most + change)) {
    if (wrong('refusedAdditionStays')) setLine(call, product, most)
    throw refuse('notEnoughStock', `Можно заказать не больше ${most} ${product.unit}.`, 'product.quantity')
  }
  if (held && wrong('readditionMoves'))
    call.db.run('delete from cart_lines where owner = ? and product = ?', call.owner, id)
  setLine(call, product, quantity)
  raiseVersion(call)
  return changed(call)
}

function updateCart(call: Call) {
  demandFresh(call)
  const { db, owner } = call
  const [id, quantity] = [Number(call.body['product']), Number(call.body['quantity'])]
  const held = lineOf(call, id)
  if (quantity === 0) {
    if (!call.wrong('zeroKeeps')) db.run('delete from cart_lines where owner = ? and product = ?', owner, id)
    if (held) raiseVersion(call)
    return changed(call)
  }
  const product = productById(call, id)
  if (!held || !product) throw refuse('notInCart', 'Такого товара в корзине нет.', 'product')
  demandQuantity(call, product, quantity, 'quantity')
  const most = product.state === 'sale' ? mostOf(call, product) : 0
  const isOver = quantity > most && !call.wrong('updateOverStock')
  if (isOver && quantity >= held.quantity && quantity !== held.quantity)
    throw refuse('notEnoughStock', `Можно заказать не больше ${most} ${product.unit}.`, 'quantity')
  if (quantity !== held.quantity) {
    setLine(call, product, quantity)
    if (call.wrong('updateAllLines'))
      db.run('update cart_lines set quantity = ? where owner = ?', quantity, owner)
    if (!call.wrong('versionStands')) raiseVersion(call)
  }
  return changed(call)
}

function removeFromCart(call: Call) {
  demandFresh(call)
  const { db, owner, wrong } = call
  const named = call.body['products'] as number[]
  if (named.length > 100 && wrong('removeHundredOnly')) throw invalid('products')
  const products = wrong('removeFirstOnly') ? named.slice(0, 1) : named
  const before = cartRows(call)
  for (const { product } of before)
    if (products.includes(product) || wrong('removeTakesAll'))
      db.run('delete from cart_lines where owner = ? and product = ?', owner, product)
  if (cartRows(call).length < before.length) raiseVersion(call)
  return changed(call)
}

function clearCart(call: Call) {
  demandFresh(call)
  const { db, owner, wrong } = call
  const [first, ...rest] = cartRows(call)
  if (!first) return changed(call)
  if (wrong('clearKeepsOne') && rest.length > 0)
    db.run('delete from cart_lines where owner = ? and product <> ?', owner, first.product)
  else db.run('delete from cart_lines where owner = ?', owner)
  if (wrong('clearResetsVersion')) db.run('delete from carts where owner = ?', owner)
  else raiseVersion(call)
  return changed(call)
}

const uuid: Check = text(36, 36, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
export const onceHeader = { 'idempotency-key': { check: uuid } }

const write = { method: 'POST', who: 'visitor', guarded: true } as const

export const cartOperations: Operation[] = [
  {
    id: 'listCartProducts',
    method: 'POST',
    path: '/web/basket/products/',
    who: 'anyone',
    query: { timestamp: numeral(whole(0)) },
    answer: (call) =>
      cartRows(call).map(({ product, quantity }) => ({
        id: product,
        quantity: call.wrong('headerCountsOne') ? 1 : quantity,
      })),
  },
  {
    id: 'getCart',
    method: 'POST',
    path: '/web/basket/getBasketProducts/',
    who: 'anyone',
    query: { store: storeCode },
    answer: getCart,
  },
  {
    ...write,
    id: 'addToCart',
    path: '/web/basket/add/',
    once: true,
    headers: onceHeader,
    body: object(
      { SESSID: sessid, product: object({ id: productId }, { quantity: whole(1, supplierMost) }) },
      { version },
    ),
    answer: addToCart,
  },
  {
    ...write,
    id: 'updateCart',
    path: '/api/basket/update/',
    body: object({ SESSID: sessid, product: productId, quantity: whole(0, supplierMost) }, { version }),
    answer: updateCart,
  },
  {
    ...write,
    id: 'removeFromCart',
    path: '/api/basket/remove/',
    body: object({ SESSID: sessid, products: list(productId, 1, longest, true) }, { version }),
    answer: removeFromCart,
  },
  {
    ...write,
    id: 'clearCart',
    path: '/api/basket/clear/',
    body: object({ SESSID: sessid }, { version }),
    answer: clearCart,
  },
]
