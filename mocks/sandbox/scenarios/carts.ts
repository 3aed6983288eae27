import type { CartLineRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import { quantityFault } from '../rules/cart-quantity.ts'
import { freeStock } from '../rules/stock.ts'
import { pricedState } from '../rules/price-lists.ts'
import type { ScenarioTable } from '../scenario.ts'
import { seedIds } from '../seed/named.ts'
import type { ProductRecord } from '../seed/records.ts'

const { buyer } = seedIds.users
const { uralDorStroy } = seedIds.companies
const { inStock, inOtherCitiesOnly, wearPart, oil } = seedIds.products

export const cartScenarios: ScenarioTable<SandboxState> = {
  'cart-ready': {
    title: 'В корзине покупателя три товара, можно оформлять заказ',
    login: buyer.email,
    prepare({ state, now }) {
      putCart(state, now, [
        line(state, now, inStock.id, 2),
        line(state, now, wearPart.id, 4),
        line(state, now, oil.id, 1),
      ])
    },
  },
  'cart-of-200': {
    title: 'В корзине покупателя 200 разных товаров',
    login: buyer.email,
    prepare({ state, now }) {
      const buyable = state.catalogue.products.filter(
        (product) =>
          product.price !== null &&
          freeStock(state, product.id).some(({ quantity }) => quantity > 0) &&
          !quantityFault(state, product, smallest(product)),
      )
      putCart(
        state,
        now,
        buyable.slice(0, 200).map((product) => line(state, now, product.id, smallest(product))),
      )
    },
  },
  'cart-changed': {
    title: 'Пока покупателя не было, у товаров его корзины изменились цена, срок и остаток',
    login: buyer.email,
    prepare({ state, now }) {
      const cheaper = line(state, now, inStock.id, 2)
      putCart(state, now, [
        { ...cheaper, priceWhenAdded: (cheaper.priceWhenAdded ?? 0) - 10_000 },
        line(state, now, inOtherCitiesOnly.id, 4),
        line(state, now, wearPart.id, 4),
      ])
      sellOut(state, inOtherCitiesOnly.id, 0)
      sellOut(state, wearPart.id, 3)
    },
  },
  'sold-out': {
    title: `Фильтра ${inStock.article} нет ни на одном складе, только под заказ`,
    prepare({ state }) {
      sellOut(state, inStock.id, 0)
    },
  },
}

function line(state: SandboxState, now: number, productId: number, quantity: number): CartLineRecord {
  // The buyer has put it in at the price of the company.
  const product = pricedState(state, uralDorStroy.id, now).catalogue.product(productId)
  if (!product) throw new Error(`The seed has no product ${productId}`)
  return { productId, quantity, addedAt: new Date(now).toISOString(), priceWhenAdded: product.price }
}

function putCart(state: SandboxState, now: number, lines: CartLineRecord[]): void {
  const updatedAt = new Date(now).toISOString()
  state.carts.put({ id: `user:${buyer.id}`, lines, version: lines.length, updatedAt })
}

/** Other buyers take all that is there but `left`, which stays where most of it is. */
function sellOut(state: SandboxState, productId: number, left: number): void {
  const rows = freeStock(state, productId).toSorted((a, b) => b.quantity - a.quantity)
  const stores = rows.map(({ store, quantity }, index) => ({
    storeId: store.id,
    quantity: index === 0 ? Math.max(0, quantity - left) : quantity,
  }))
  state.reservations.put({ id: productId, stores })
}

function smallest({ minQty, multiplicity }: ProductRecord): number {
  return Math.ceil(minQty / multiplicity) * multiplicity
}
