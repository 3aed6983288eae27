import type { DataOf } from '../operation.ts'
import { seedIds } from '../seed/named.ts'
import type { ShopVisitor } from './shop-visitor.ts'

export type Order = DataOf<'getOrder'>['order']

/** An order of the customer's cart as it is: pickup in Екатеринбург, by invoice, for «УралДорСтрой». */
export async function orderBody(customer: ShopVisitor) {
  return {
    contragentId: seedIds.companies.uralDorStroy.id,
    contractId: seedIds.contracts.uralDorStroy.id,
    cartVersion: (await customer.cart()).version,
    products: await customer.ask<'listCartProducts'>('/web/basket/products/', {}),
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
  }
}

/** Places it; `change` replaces parts. */
export async function place(customer: ShopVisitor, change: object = {}): Promise<Order> {
  const body = { ...(await orderBody(customer)), ...change }
  return (await customer.ask<'addOrder'>('/web/order/add/', body)).order
}

export async function readOrder(customer: ShopVisitor, id: number): Promise<Order> {
  return (await customer.ask<'getOrder'>(`/web/profile/order/${id}/`)).order
}
