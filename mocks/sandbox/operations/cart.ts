import type { components } from '../../../src/generated/api-types.ts'
import type { CartLineRecord, CartRecord } from '../world-records.ts'
import type { SandboxOperations, SandboxState } from '../operation.ts'
import { withProducts } from '../rules/cart-addition.ts'
import { buyingFault, cartLimit, quantityFault } from '../rules/cart-quantity.ts'
import { folded } from '../rules/folded.ts'
import { cartLine, cartOf, cartView, withoutLostChoices } from '../rules/cart-view.ts'
import { freshCart } from '../rules/fresh-cart.ts'
import { ownMachine } from '../rules/machines.ts'
import { hasAtStore } from '../rules/stock.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'
import type { ProductRecord } from '../seed/records.ts'
import { normaliseArticle, stem, toWords } from '../seed/search-text.ts'
import type { Session } from '../session.ts'

type CartChangeResult = components['schemas']['CartChangeResult']

export const cartOperations = {
  listCartProducts({ state, session }) {
    return cartOf(state, session).lines.map(({ productId, quantity }) => ({ id: productId, quantity }))
  },

  addToCart(context) {
    const { state, session, body, nowIso } = context
    const cart = freshCart(context)
    const product = state.catalogue.product(body.product.id)
    const known = cart.lines.find(({ productId }) => productId === body.product.id)
    if (!product) throw context.refuse('productNotFound', 'Товар не найден.', 'product.id')
    const unbuyable = buyingFault(state, product)
    if (unbuyable) throw context.refuse(unbuyable.code, unbuyable.message, 'product.id')
    if (!known && cart.lines.length >= cartLimit)
      throw context.refuse('limitReached', `В корзине не может быть больше ${cartLimit} товаров.`)
    const quantity = (known?.quantity ?? 0) + (body.product.quantity ?? 1)
    const fault = quantityFault(state, product, quantity)
    if (fault) throw context.refuse(fault.code, fault.message, 'product.quantity')
    const line = {
      ...known,
      productId: product.id,
      quantity,
      addedAt: known?.addedAt ?? nowIso,
      priceWhenAdded: product.price,
    }
    return change(state, session, cart, nowIso, known ? replaced(cart, line) : [...cart.lines, line])
  },

  addManyToCart(context) {
    const { state, session, body, nowIso } = context
    const cart = freshCart(context)
    const { added, rejected, lines } = withProducts(state, cart, body.products, nowIso)
    const { version, count } = added.length === 0 ? result(cart) : change(state, session, cart, nowIso, lines)
    return { added, rejected, version, count }
  },

  removeFromCart(context) {
    const { state, session, body, nowIso } = context
    const cart = freshCart(context)
    const left = cart.lines.filter(({ productId }) => !body.products.includes(productId))
    if (left.length === cart.lines.length) return result(cart)
    return change(state, session, cart, nowIso, left)
  },

  clearCart(context) {
    const { state, session, nowIso } = context
    const cart = freshCart(context)
    return cart.lines.length === 0 ? result(cart) : change(state, session, cart, nowIso, [])
  },

  // O-46: quantity 0 removes the product.
  updateCart(context) {
    const { state, session, body, nowIso } = context
    const cart = freshCart(context)
    const line = cart.lines.find(({ productId }) => productId === body.product)
    if (!line) {
      if (body.quantity === 0) return result(cart)
      throw context.refuse('notInCart', 'Этого товара нет в корзине.', 'product')
    }
    if (body.quantity === 0)
      return change(
        state,
        session,
        cart,
        nowIso,
        cart.lines.filter((other) => other !== line),
      )
    const product = state.catalogue.product(line.productId)
    const fault = product && quantityFault(state, product, body.quantity)
    // A lower quantity is accepted, even if it still exceeds the stock.
    const fewer = fault?.code === 'notEnoughStock' && body.quantity < line.quantity
    if (fault && !fewer) throw context.refuse(fault.code, fault.message, 'quantity')
    return change(state, session, cart, nowIso, replaced(cart, { ...line, quantity: body.quantity }))
  },

  updateCartLine(context) {
    const { state, session, body, nowIso, refuse } = context
    const cart = freshCart(context)
    const line = cart.lines.find(({ productId }) => productId === body.product)
    if (!line) throw refuse('notInCart', 'Этого товара нет в корзине.', 'product')
    const { comment, storeId } = body
    const store = state.stores.find((one) => one.storeId === storeId)
    if (storeId != null && !store) throw refuse('storeNotFound', 'Такого склада нет.', 'storeId')
    if (store && !hasAtStore(state, line.productId, line.quantity, store.id))
      throw refuse('notEnoughStock', 'На этом складе меньше, чем в корзине.', 'storeId')
    if (comment === undefined && storeId === undefined) return result(cart)
    const { chosenStoreId, ...rest } = line
    const chosen = storeId === undefined ? chosenStoreId : store?.id
    const next = {
      ...rest,
      ...(comment !== undefined && { comment: comment.trim() }),
      ...(chosen !== undefined && { chosenStoreId: chosen }),
    }
    return change(state, session, cart, nowIso, replaced(cart, next))
  },

  findInCart({ state, session, user, body }) {
    const cart = cartOf(state, session)
    const view = viewpointOf({ state, session, user })
    const words = toWords(body.search).map(stem)
    const article = normaliseArticle(body.search)
    const found = cart.lines.flatMap((line) => {
      const product = state.catalogue.product(line.productId)
      if (!product || !matches(product, words, article)) return []
      return [[String(product.id), cartLine(state, view, line, product)] as const]
    })
    return { hasBasket: cart.lines.length > 0, items: Object.fromEntries(found) }
  },

  getCart(context) {
    const { state, session, query } = context
    const cart = cartOf(state, session)
    const view = cartView(state, viewpointOf(context, branchNamed(context, query.store)), cart)
    const lines = withoutLostChoices(state, cart.lines)
    if (cart.merged || lines.some((line, at) => line !== cart.lines[at])) {
      // Merged quantities are reported once.
      const { merged: _told, ...rest } = cart
      state.carts.put({ ...rest, lines })
    }
    return view
  },

  addMachinesToCart(context) {
    const { state, session, customer, body, nowIso } = context
    const cart = freshCart(context)
    const { machineId } = body
    if (machineId !== null && !ownMachine(state, customer, session.companyId, machineId))
      throw context.refuse('machineNotFound', 'Такой машины нет в вашем парке.', 'machineId')
    const missing = body.products.findIndex((id) => !cart.lines.some(({ productId }) => productId === id))
    if (missing >= 0) throw context.refuse('notInCart', 'Этого товара нет в корзине.', `products.${missing}`)
    const lines = cart.lines.map((line) => {
      if (!body.products.includes(line.productId)) return line
      const { machineId: _before, machines: _parts, ...rest } = line
      return machineId === null ? rest : { ...rest, machineId }
    })
    return change(state, session, cart, nowIso, lines)
  },
} satisfies Partial<SandboxOperations>

function replaced({ lines }: CartRecord, changed: CartLineRecord): CartLineRecord[] {
  return lines.map((line) => (line.productId === changed.productId ? changed : line))
}

export function change(
  state: SandboxState,
  { owner }: Session,
  cart: CartRecord,
  updatedAt: string,
  lines: CartLineRecord[],
): CartChangeResult {
  const next = {
    ...cart,
    id: owner,
    lines: withoutLostChoices(state, lines),
    version: cart.version + 1,
    updatedAt,
  }
  state.carts.put(next)
  return result(next)
}

function result({ version, lines }: CartRecord): CartChangeResult {
  return { is_success: true, version, count: lines.length }
}

/** By a part of the article, or by all words in any order and form. */
function matches({ article, name, brand }: ProductRecord, words: readonly string[], asArticle: string) {
  if (asArticle !== '' && normaliseArticle(article).includes(asArticle)) return true
  const text = folded(`${name} ${brand}`)
  return words.length > 0 && words.every((word) => text.includes(word))
}
