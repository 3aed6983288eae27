import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'

/** Whether all units of a line come from a store, so that nothing is waited for. */
export function isInStore({ quantity, reserved = [] }: OrderLineRecord): boolean {
  return reserved.reduce((sum, units) => sum + units.quantity, 0) >= quantity
}

/** The lines when the order goes to work: what isn't at hand is on its way. */
export function onTheWay(lines: readonly OrderLineRecord[]): OrderLineRecord[] {
  return lines.map((line) =>
    line.lineStatus === 'waiting' || line.lineStatus === 'reserved'
      ? { ...line, lineStatus: 'inTransit' }
      : line,
  )
}

/**
 * The lines after a part was made ready (pickup) or sent; `undefined` when only one part is left. Half of the open lines go
 * at once; of a single line that is sent, half of its units.
 */
export function withPart({ lines, delivery }: OrderRecord): OrderLineRecord[] | undefined {
  const open = lines.filter(({ lineStatus }) => lineStatus !== 'shipped' && lineStatus !== 'ready')
  const isCollected = delivery.type === 'pickup'
  const [only] = open
  if (open.length === 1 && only && !isCollected) {
    const left = only.quantity - only.shippedQuantity
    const part = Math.floor(left / 2)
    return part > 0
      ? lines.map((line) => (line === only ? shipped(line, line.shippedQuantity + part) : line))
      : undefined
  }
  const chosen = open.slice(0, Math.floor(open.length / 2))
  if (chosen.length === 0) return undefined
  return onTheWay(
    lines.map((line) => {
      if (!chosen.includes(line)) return line
      return isCollected ? { ...line, lineStatus: 'ready' } : shipped(line, line.quantity)
    }),
  )
}

/** All lines handed over. */
export const allShipped = (lines: readonly OrderLineRecord[]) =>
  lines.map((line) => shipped(line, line.quantity))

/** All that isn't handed over yet stands ready. */
export function allReady(lines: readonly OrderLineRecord[]): OrderLineRecord[] {
  return lines.map((line) => (line.lineStatus === 'shipped' ? line : { ...line, lineStatus: 'ready' }))
}

/** A line of which so many units have left the stores: they can't be given back to them any more. */
function shipped(line: OrderLineRecord, units: number): OrderLineRecord {
  const { reserved = [], ...rest } = line
  const held = keptUnits(reserved, line.quantity - units)
  const isOver = units === line.quantity
  return {
    ...rest,
    ...(held.length > 0 && { reserved: held }),
    shippedQuantity: units,
    lineStatus: isOver ? 'shipped' : line.lineStatus,
  }
}

type Units = NonNullable<OrderLineRecord['reserved']>

/** At most so many of the reserved units; those of the last stores go first. */
export function keptUnits(reserved: Units, most: number): Units {
  let left = most
  return reserved.flatMap(({ storeId, quantity }) => {
    const kept = Math.min(left, quantity)
    left -= kept
    return kept > 0 ? [{ storeId, quantity: kept }] : []
  })
}
