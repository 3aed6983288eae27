import type { OrderRecord } from '../seed/order-record.ts'

/** The payments of an order and one more. @param sum kopecks @param now milliseconds of the world's clock */
export function withReceipt(
  { receipts = [] }: OrderRecord,
  sum: number,
  now: number,
): NonNullable<OrderRecord['receipts']> {
  return [...receipts, { at: new Date(now).toISOString(), sum }]
}
