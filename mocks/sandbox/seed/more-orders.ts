import type { OrderStatus, PaymentStatus } from './order-record.ts'
import type { Catalogue } from './catalogue-index.ts'
import { seedNow } from './named.ts'
import { mechanic, mechanicId, type OrderPlan } from './order-plans.ts'
import type { Random } from '../../random.ts'

const firstId = 70_201
const dayLength = 24 * 3_600_000

/** How long ago an order of a status was placed at least, in days. */
const statuses: readonly { status: OrderStatus; age: number; paid?: PaymentStatus }[] = [
  { status: 'new', age: 0 },
  { status: 'order-processing', age: 1 },
  { status: 'agreement', age: 1 },
  { status: 'payment', age: 3, paid: 'awaiting' },
  { status: 'in-work', age: 8, paid: 'paid' },
  { status: 'ready-for-shipment', age: 9, paid: 'paid' },
  { status: 'completed', age: 15, paid: 'paid' },
  { status: 'canceled', age: 5 },
]

/** The addresses of each company, and what bringing there costs, in kopecks. */
const addresses: Record<501 | 502, readonly { addressId: number; deliveryPrice: number }[]> = {
  501: [
    { addressId: 801, deliveryPrice: 450_000 },
    { addressId: 802, deliveryPrice: 190_000 },
  ],
  502: [{ addressId: 803, deliveryPrice: 820_000 }],
}

/** Orders of the buyer that the story doesn't have, of products that can be bought: for seeds other than the shop's own. */
export function moreOrderPlans(random: Random, catalogue: Catalogue): OrderPlan[] {
  const sold = catalogue.products.filter(
    ({ price, isMachine, isWithdrawn }) => price !== null && !isMachine && !isWithdrawn,
  )
  return Array.from({ length: random.int(6, 40) }, (_unused, index) => {
    const { status, age, paid } = random.pick(statuses)
    const companyId = random.pick([501, 501, 502] as const)
    const placed =
      Date.parse(seedNow) - (age + random.int(0, age * 20)) * dayLength - random.int(1, 300) * 60_000
    return {
      id: firstId + index,
      status,
      at: new Date(placed).toISOString().slice(0, 19),
      lines: linesOf(random, sold),
      companyId,
      ...(status === 'agreement' && { userId: mechanicId, author: mechanic }),
      ...(paid && { paid, invoice: 'ready' as const }),
      ...(random.chance(0.4) && random.pick(addresses[companyId])),
      ...(random.chance(0.3) && { customerNumber: `УДС-${random.int(700, 1140)}` }),
      ...(status === 'canceled' && { comment: 'Больше не нужно.' }),
    }
  })
}

function linesOf(random: Random, sold: Catalogue['products']): [number, number][] {
  const lines = new Map<number, number>()
  for (let left = random.int(1, 8); left > 0; left -= 1) {
    const { id, price, multiplicity, minQty } = random.pick(sold)
    const least = Math.ceil(Math.max(1, minQty) / multiplicity)
    const most = (price ?? 0) > 1_000_000 ? 2 : 12
    lines.set(id, multiplicity * random.int(least, least + most))
  }
  return [...lines]
}
