import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { SavedCartRecord } from '../seed/saved-cart-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { ProductRecord } from '../seed/records.ts'
import { folded } from './folded.ts'
import { lineMachines } from './line-machines.ts'
import { seenMachine } from './machines.ts'
import { fullName, memberOf, scopeOf } from './members.ts'
import { offeredActions } from './offered-actions.ts'
import { unitPrice } from './price.ts'
import { productCard } from './product-card.ts'
import { largestQuantity, orderable } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']
type Line = Schemas['SavedCartLine']
type Action = Schemas['SavedCartAction']
type SavedLine = SavedCartRecord['lines'][number]

/** Most saved carts of one customer. */
const savedCartLimit = 100
export const tooManySavedCarts = `Можно сохранить не больше ${savedCartLimit} корзин.`
const nameLength = 80

/** Whether a customer has as many as there may be. */
export const isFull = ({ savedCarts }: Pick<SandboxState, 'savedCarts'>, { id }: UserRecord) =>
  savedCarts.where('userId', id).length >= savedCartLimit

/** Own saved carts, and those shared in the current company: last changed first, then by id. */
export function listedSavedCarts(
  { savedCarts }: Pick<SandboxState, 'savedCarts'>,
  user: UserRecord,
  companyId: number | undefined,
): SavedCartRecord[] {
  const shared = companyId === undefined ? [] : savedCarts.where('companyId', companyId)
  return [
    ...savedCarts.where('userId', user.id),
    ...shared.filter(({ userId, visibility }) => userId !== user.id && visibility === 'company'),
  ].toSorted((left, right) => Date.parse(right.updatedAt) - Date.parse(left.updatedAt) || left.id - right.id)
}

/** A saved cart that the user may see: an own one, or one that any company of the user shares. */
export function seenSavedCart(
  state: Pick<SandboxState, 'savedCarts' | 'members'>,
  user: UserRecord,
  id: number,
): SavedCartRecord | undefined {
  const cart = state.savedCarts.get(id)
  if (!cart || cart.userId === user.id) return cart
  const isShared = cart.visibility === 'company' && cart.companyId !== undefined
  return isShared && memberOf(state, user, cart.companyId)?.status === 'active' ? cart : undefined
}

interface Rule {
  operations: readonly string[]
  rights?: readonly CompanyRight[]
  onlyAuthor?: true
  onlyCompany?: true
}

const rules: Readonly<Record<Action, Rule>> = actionTables.SavedCartAction

export function savedCartActions(
  state: Pick<SandboxState, 'members'>,
  user: UserRecord,
  { userId, companyId, visibility }: SavedCartRecord,
): Action[] {
  const isOwn = userId === user.id
  const role = memberOf(state, user, companyId)?.role
  const mayDelete = isOwn || (visibility === 'company' && (role === 'owner' || role === 'admin'))
  const rights = companyId === undefined ? undefined : scopeOf(state, user, companyId)
  return offeredActions(rules, '', rights).filter(
    (action) =>
      (isOwn || !rules[action].onlyAuthor) &&
      (companyId !== undefined || !rules[action].onlyCompany) &&
      (action !== 'delete' || mayDelete),
  )
}

/** A saved cart with its totals by the prices and the stock of today. */
export function savedCartView(
  state: SandboxState,
  user: UserRecord,
  cart: SavedCartRecord,
): Schemas['SavedCart'] {
  const { id, name, comment, visibility, userId, createdAt, updatedAt } = cart
  const lines = cart.lines.map((line) => stateNow(state, productOf(state, line), line.quantity))
  const owner = state.users.get(userId)
  return {
    id,
    name,
    comment,
    visibility,
    owner: { id: userId, fio: owner ? fullName(owner) : '' },
    itemsCount: cart.lines.length,
    total: lines.reduce((sum, { stockState, sumNow }) => sum + (isToBeHad(stockState) ? sumNow : 0), 0),
    unavailableCount: lines.filter(({ stockState }) => stockState !== 'ok').length,
    createdAt,
    updatedAt,
    allowedActions: savedCartActions(state, user, cart),
  }
}

const isToBeHad = (state: Line['stockState']) => state === 'ok' || state === 'partial'

export function savedLineView(state: SandboxState, user: UserRecord, view: Viewpoint, line: SavedLine): Line {
  const product = productOf(state, line)
  return {
    id: product.id,
    quantity: line.quantity,
    product: productCard(view, product),
    priceThen: line.price,
    ...stateNow(state, product, line.quantity),
    ...lineMachines(line, (id) => seenMachine(state, user, id)),
  }
}

/** What a quantity costs now, and how much of it can be had. */
function stateNow(
  state: SandboxState,
  product: ProductRecord,
  quantity: number,
): Pick<Line, 'priceNow' | 'sumNow' | 'stockState' | 'maxQuantity'> {
  const priceNow = product.isWithdrawn ? null : unitPrice(product, quantity)
  const maxQuantity = priceNow === null ? 0 : orderable(state, product)
  const stockState = product.isWithdrawn
    ? 'removed'
    : maxQuantity === 0
      ? 'none'
      : quantity > maxQuantity
        ? 'partial'
        : 'ok'
  return { priceNow, sumNow: (priceNow ?? 0) * quantity, stockState, maxQuantity }
}

export function productOf({ catalogue }: SandboxState, { productId }: SavedLine): ProductRecord {
  const product = catalogue.product(productId)
  if (!product) throw new Error(`The seed has no product ${productId}`)
  return product
}

/** A saved cart of this user with the name, case apart. */
export function savedCartNamed(
  { savedCarts }: Pick<SandboxState, 'savedCarts'>,
  user: UserRecord,
  name: string,
): SavedCartRecord | undefined {
  return savedCarts.where('userId', user.id).find((cart) => sameName(cart.name, name))
}

const sameName = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** The first free name of a copy: « — копия», then « — копия 2» and so on. */
export function copyName(
  state: Pick<SandboxState, 'savedCarts'>,
  user: UserRecord,
  { name }: SavedCartRecord,
): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' — копия' : ` — копия ${number}`
    const free = name.slice(0, nameLength - ending.length) + ending
    if (!savedCartNamed(state, user, free)) return free
  }
}

/**
 * Lines of the products sent, at the prices of today; one that comes twice is added up.
 * @param known lines whose price and product stay
 * @returns the index of the first product that isn't sold, when there is one
 */
export function savedLines(
  { catalogue }: Pick<SandboxState, 'catalogue'>,
  products: readonly Schemas['CartProduct'][],
  known: readonly SavedLine[] = [],
): SavedLine[] | number {
  const lines = new Map<number, SavedLine>()
  for (const [index, { id, quantity = 1 }] of products.entries()) {
    const kept = known.find(({ productId }) => productId === id)
    const product = catalogue.product(id)
    if (!product || (product.isWithdrawn && !kept)) return index
    const units = Math.min((lines.get(id)?.quantity ?? 0) + quantity, largestQuantity)
    lines.set(id, {
      productId: id,
      quantity: units,
      price: kept?.price ?? unitPrice(product, units) ?? 0,
      ...(kept?.machines && { machines: kept.machines }),
    })
  }
  return [...lines.values()]
}

export function matchesText({ name, comment }: SavedCartRecord, text: string): boolean {
  return folded(`${name}\n${comment}`).includes(folded(text.trim()))
}
