import type { AuthorityGoods } from '../seed/authority-record.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'

export const unitsLeft = ({ quantity, shippedQuantity }: OrderLineRecord) => quantity - shippedQuantity

/** What an authority covers. @param chosen units by line; absent: all that is not shipped yet */
export function goodsOf({ lines }: OrderRecord, chosen?: ReadonlyMap<number, number>): AuthorityGoods[] {
  return lines.flatMap((line) => {
    const { id, product, shippedQuantity } = line
    const quantity = chosen ? (chosen.get(id) ?? 0) : unitsLeft(line)
    return quantity > 0
      ? [{ lineId: id, name: product.name, unit: product.unit, quantity, shippedBefore: shippedQuantity }]
      : []
  })
}
