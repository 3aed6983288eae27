import type { NotFound, SandboxOperations, SandboxState } from '../operation.ts'
import { withProducts } from '../rules/cart-addition.ts'
import { cartOf } from '../rules/cart-view.ts'
import { freshCart } from '../rules/fresh-cart.ts'
import { sharesOf, withTies } from '../rules/line-machines.ts'
import { ownMachine } from '../rules/machines.ts'
import { may, scopeOf } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'
import { unitPrice } from '../rules/price.ts'
import {
  copyName,
  isFull,
  listedSavedCarts,
  matchesText,
  productOf,
  savedCartActions,
  savedCartNamed,
  savedCartView,
  savedLines,
  savedLineView,
  seenSavedCart,
  tooManySavedCarts,
} from '../rules/saved-carts.ts'
import { spreadsheetAnswer } from '../rules/spreadsheet.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'
import type { SavedCartRecord } from '../seed/saved-cart-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'

const taken = 'Сохранённая корзина с таким названием уже есть.'

export const savedCartOperations = {
  createSavedCart(context) {
    const { state, session, customer, body, nowIso, newId, refuse } = context
    if (
      body.visibility === 'company' &&
      !scopeOf(state, customer, session.companyId).includes('savedCarts.share')
    )
      throw context.forbidden()
    const name = body.name.trim()
    const known = savedCartNamed(state, customer, name)
    if (known && body.replace !== true)
      throw refuse('nameTaken', taken, 'name', savedCartView(state, customer, known))
    const lines = body.products ? savedLines(state, body.products) : linesOfCart(state, session)
    if (typeof lines === 'number') throw refuse('productNotFound', 'Товар не найден.', `products.${lines}.id`)
    if (lines.length === 0) throw refuse('cartEmpty', 'Корзина пуста, сохранять нечего.')
    if (!known && isFull(state, customer)) throw refuse('limitReached', tooManySavedCarts)
    const saved: SavedCartRecord = {
      id: known?.id ?? newId('savedCarts'),
      userId: customer.id,
      ...(session.companyId !== undefined && { companyId: session.companyId }),
      name: known?.name ?? name,
      comment: body.comment?.trim() ?? '',
      visibility: body.visibility,
      lines,
      createdAt: known?.createdAt ?? nowIso,
      updatedAt: nowIso,
    }
    return savedCartView(state, customer, state.savedCarts.put(saved))
  },

  listSavedCarts({ state, session, customer, query }) {
    const found = listedSavedCarts(state, customer, session.companyId).filter((cart) =>
      matchesText(cart, query.query ?? ''),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((cart) => savedCartView(state, customer, cart)), pagination }
  },

  getSavedCart(context) {
    return savedCartView(context.state, context.customer, seen(context))
  },

  listSavedCartProducts(context) {
    const { state, query } = context
    const { items, pagination } = pageOf(seen(context).lines, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    const view = viewpointOf(context, branchNamed(context, query.store))
    return { items: items.map((line) => savedLineView(state, context.customer, view, line)), pagination }
  },

  deleteSavedCart(context) {
    const { state, customer, refuse } = context
    const cart = seen(context)
    if (!savedCartActions(state, customer, cart).includes('delete'))
      throw refuse('actionNotAllowed', 'Удалить эту корзину может только её владелец.')
    state.savedCarts.delete(cart.id)
    return { isSuccess: true }
  },

  updateSavedCart(context) {
    const { state, customer, body, nowIso, refuse } = context
    const cart = seen(context)
    if (!savedCartActions(state, customer, cart).includes('update'))
      throw refuse(
        'actionNotAllowed',
        'Изменить эту корзину может только её владелец.',
        undefined,
        savedCartView(state, customer, cart),
      )
    const name = body.name?.trim() ?? cart.name
    const named = savedCartNamed(state, customer, name)
    if (named && named.id !== cart.id) throw refuse('nameTaken', taken, 'name')
    const lines = body.products ? savedLines(state, body.products, cart.lines) : cart.lines
    if (typeof lines === 'number') throw refuse('productNotFound', 'Товар не найден.', `products.${lines}.id`)
    const isAsked = body.name !== undefined || body.comment !== undefined || body.products !== undefined
    if (!isAsked) return savedCartView(state, customer, cart)
    const comment = body.comment?.trim() ?? cart.comment
    const changed = { ...cart, name, comment, lines, updatedAt: nowIso }
    return savedCartView(state, customer, state.savedCarts.put(changed))
  },

  copySavedCart(context) {
    const { state, session, customer, body, nowIso, newId, refuse } = context
    const cart = seen(context)
    const name = body.name?.trim()
    if (name !== undefined && savedCartNamed(state, customer, name)) throw refuse('nameTaken', taken, 'name')
    if (isFull(state, customer)) throw refuse('limitReached', tooManySavedCarts)
    const copy: SavedCartRecord = {
      id: newId('savedCarts'),
      userId: customer.id,
      ...(session.companyId !== undefined && { companyId: session.companyId }),
      name: name ?? copyName(state, customer, cart),
      comment: cart.comment,
      visibility: 'private',
      lines: cart.lines.map((line) => ({
        ...line,
        price: unitPrice(productOf(state, line), line.quantity) ?? line.price,
      })),
      createdAt: nowIso,
      updatedAt: nowIso,
    }
    return savedCartView(state, customer, state.savedCarts.put(copy))
  },

  shareSavedCart(context) {
    const { state, customer, body, nowIso, refuse } = context
    const cart = seen(context)
    if (!may(state, customer, cart.companyId, 'savedCarts.share')) throw context.forbidden()
    if (!savedCartActions(state, customer, cart).includes('share'))
      throw refuse(
        'actionNotAllowed',
        cart.companyId === undefined
          ? 'Эта корзина сохранена не в компании, открыть её некому.'
          : 'Открыть или закрыть эту корзину может только её владелец.',
        undefined,
        savedCartView(state, customer, cart),
      )
    if (cart.visibility === body.visibility) return savedCartView(state, customer, cart)
    const shared = { ...cart, visibility: body.visibility, updatedAt: nowIso }
    return savedCartView(state, customer, state.savedCarts.put(shared))
  },

  addSavedCartToCart(context) {
    const { state, session, customer, body, nowIso } = context
    const saved = seen(context)
    const cart = freshCart(context)
    const missing = (body.lines ?? []).findIndex(
      (id) => !saved.lines.some(({ productId }) => productId === id),
    )
    if (missing >= 0)
      throw context.refuse('lineNotFound', 'Этой позиции нет в сохранённой корзине.', `lines.${missing}`)
    const chosen = saved.lines.filter(({ productId }) => body.lines?.includes(productId) ?? true)
    const products = chosen.map(({ productId, quantity }) => ({ id: productId, quantity }))
    const { added, rejected, lines: untied } = withProducts(state, cart, products, nowIso)
    const ties = chosen.map(
      (line) =>
        [
          line.productId,
          sharesOf(line).filter(({ machineId }) => ownMachine(state, customer, session.companyId, machineId)),
        ] as const,
    )
    const lines = withTies(untied, cart.lines, new Map(ties))
    const version = added.length > 0 ? cart.version + 1 : cart.version
    if (added.length > 0) state.carts.put({ ...cart, id: session.owner, lines, version, updatedAt: nowIso })
    return { added, rejected, version, count: lines.length }
  },

  exportSavedCart(context) {
    const { state, query } = context
    const cart = seen(context)
    const view = viewpointOf(context)
    const rows = cart.lines.map((line) => {
      const { product, quantity, priceNow, sumNow } = savedLineView(state, context.customer, view, line)
      const sum = priceNow === null ? null : sumNow
      const { old = null } = product.price
      const retail = priceNow !== null && old !== null && old > priceNow ? old : null
      return [product.article, quantity, product.name, product.brand, priceNow, retail, sum]
    })
    return spreadsheetAnswer({ name: cart.name, columns: exportColumns, rows }, query.format)
  },
} satisfies Partial<SandboxOperations>

const exportColumns = [
  { title: 'Артикул', width: 18 },
  { title: 'Количество' },
  { title: 'Название', width: 48 },
  { title: 'Бренд' },
  { title: 'Цена', money: true },
  { title: 'Цена без скидки', money: true },
  { title: 'Сумма', money: true },
] as const

interface Asked {
  state: SandboxState
  customer: UserRecord
  path: { id: number }
  notFound: NotFound<'getSavedCart' | 'deleteSavedCart'>
}

/** The saved cart of the path; what isn't there or may not be seen is 404. */
function seen({ state, customer, path, notFound }: Asked): SavedCartRecord {
  const cart = seenSavedCart(state, customer, path.id)
  if (!cart) throw notFound('Такой сохранённой корзины нет.')
  return cart
}

/** What the current cart would be saved as, at the prices of today. */
function linesOfCart(state: SandboxState, session: Session): SavedCartRecord['lines'] {
  return cartOf(state, session).lines.map((line) => {
    const { productId, quantity, priceWhenAdded } = line
    const product = state.catalogue.product(productId)
    const machines = sharesOf(line)
    return {
      productId,
      quantity,
      price: (product && unitPrice(product, quantity)) ?? priceWhenAdded ?? 0,
      ...(machines.length > 0 && { machines }),
    }
  })
}
