import type { DataOf } from '../operation.ts'
import type { ShopVisitor } from './shop-visitor.ts'

export type Authority = DataOf<'createAuthority'>['authority']

/** Makes a power of attorney for all that is left of an order, valid until a day; `change` replaces parts. */
export async function makeAuthority(
  customer: ShopVisitor,
  orderId: number,
  change: object = {},
): Promise<Authority> {
  const body = {
    orderId,
    representative: { fio: 'Ершов Николай Иванович', position: 'Механик' },
    validUntil: '2026-11-30',
    ...change,
  }
  return (await customer.ask<'createAuthority'>('/web/authority/create/', body)).authority
}

/** Uploads a signed scan and attaches it. */
export async function signAuthority(customer: ShopVisitor, id: number): Promise<Authority> {
  const scan = await customer.upload('Подписана.pdf', '%PDF-1.7\n', { purpose: 'authorityScan' })
  return (await customer.ask<'uploadAuthority'>(`/web/authority/upload/${id}/`, { fileId: scan.id }))
    .authority
}
