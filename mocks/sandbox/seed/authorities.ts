import { goodsOf } from '../rules/authority-goods.ts'
import type { OrderRecord } from './order-record.ts'
import type { AuthorityRecord } from './authority-record.ts'
import { seedIds } from './named.ts'

/** The power of attorney of the story: made, not signed yet. */
export function buildAuthorities(orders: readonly OrderRecord[]): AuthorityRecord[] {
  const order = orders.find(({ id }) => id === seedIds.orders.story.id)
  if (order?.companyId === undefined) throw new Error('The seed has no order of the story')
  return [
    {
      id: seedIds.authorities.story.id,
      companyId: order.companyId,
      orderId: order.id,
      number: 'М-2026/57',
      issueDate: '2026-11-20',
      validUntil: '2026-11-30',
      representative: {
        fio: 'Ершов Николай Иванович',
        position: 'Механик',
        passport: {
          series: '6512',
          number: '340142',
          divisionCode: '660-004',
          issuedBy: 'ГУ МВД России по Свердловской области',
          issueDate: '2012-06-19',
        },
      },
      basis: { type: 'order', number: order.number },
      goods: goodsOf(order),
      status: 'draft',
    },
  ]
}
