import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import type { Envelope, Visitor } from './visitor.ts'

const { companies, contracts, products } = seedIds

/** What a guest or a customer puts into the cart; another product than that of `oddProduct`. */
export const cartProduct = products.inStock
/** Marks the cart of one guest among all records. */
export const oddProduct = products.wearPart

export function addToCart(visitor: Visitor, id: number = cartProduct.id, quantity = 1): Promise<Envelope> {
  return visitor.call('/web/basket/add/', { product: { id, quantity } })
}

/** Pieces of all products in the cart. @throws when the cart can't be read */
export async function countInCart(visitor: Visitor): Promise<number> {
  const { status, data } = await visitor.call('/web/basket/products/', {})
  if (!Array.isArray(data)) throw new Error(`The cart answers ${status}`)
  return (data as { quantity: number }[]).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The body of an order of the buyer's cart as it is. */
export async function orderBody(buyer: Visitor): Promise<object> {
  const cart = (await buyer.call('/web/basket/getBasketProducts/', {})).data as { version: number } | null
  const lines = (await buyer.call('/web/basket/products/', {})).data
  return {
    contragentId: companies.uralDorStroy.id,
    contractId: contracts.uralDorStroy.id,
    cartVersion: cart?.version,
    products: lines,
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
  }
}

/** Sends an order; the key names the wish, however often it is sent. @returns its id when it was acknowledged */
export async function sendOrder(buyer: Visitor, key: string, body: object): Promise<number | Envelope> {
  const answer = await buyer.call('/web/order/add/', body, { 'Idempotency-Key': key })
  const { order } = (answer.data ?? {}) as { order?: { id: number } }
  return order?.id ?? answer
}

/** Ids of all orders of the buyer. */
export async function orderIds(buyer: Visitor): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const { status, data } = await buyer.read(`/web/profile/orders/?PAGE_SIZE=100&PAGEN_1=${page}`)
    const { items } = (data ?? {}) as { items?: { id: number }[] }
    if (!items) throw new Error(`The orders answer ${status}`)
    ids.push(...items.map(({ id }) => id))
    if (items.length < 100) return ids
  }
}
