import type { components } from '../../../src/generated/api-types.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { MachineShare } from '../seed/machine-share.ts'

/** A line of a cart, of an order or of a saved cart: for one machine as a whole, or in parts for several. */
interface TiedLine {
  quantity: number
  machineId?: number
  machines?: readonly MachineShare[]
}

/** How much of a line is for which machine; with a lower quantity the last ones lose theirs. */
export function sharesOf({ quantity, machineId, machines = [] }: TiedLine): MachineShare[] {
  if (machineId !== undefined) return [{ machineId, quantity }]
  let left = quantity
  return machines.flatMap((share) => {
    const units = Math.min(left, share.quantity)
    left -= units
    return units > 0 ? [{ machineId: share.machineId, quantity: units }] : []
  })
}

/** The line with these parts instead of those that it has. */
export function withShares<Line extends TiedLine>(line: Line, shares: readonly MachineShare[]): Line {
  const { machineId: _whole, machines: _parts, ...rest } = line
  const [only] = shares
  const ties =
    only === undefined
      ? {}
      : shares.length === 1 && only.quantity === line.quantity
        ? { machineId: only.machineId }
        : { machines: [...shares] }
  // What is left out is optional in every line.
  return { ...rest, ...ties } as Line
}

/** Parts of two lists together, machine by machine, in the order in which they come first. */
export function joinShares(...lists: readonly (readonly MachineShare[])[]): MachineShare[] {
  const sums = new Map<number, number>()
  for (const { machineId, quantity } of lists.flat())
    sums.set(machineId, (sums.get(machineId) ?? 0) + quantity)
  return [...sums].map(([machineId, quantity]) => ({ machineId, quantity }))
}

/**
 * Ties what was just added to a cart; what the stock has taken off, the last machines lose.
 * @param before lines of the cart before
 */
export function withTies<Line extends TiedLine & { productId: number }>(
  lines: readonly Line[],
  before: readonly Line[],
  ties: ReadonlyMap<number, readonly MachineShare[]>,
): Line[] {
  const known = new Map(before.map((line) => [line.productId, line]))
  return lines.map((line) => {
    const tied = ties.get(line.productId)
    const old = known.get(line.productId)
    const quantity = line.quantity - (old?.quantity ?? 0)
    if (!tied || quantity === 0) return line
    return withShares(line, joinShares(old ? sharesOf(old) : [], sharesOf({ quantity, machines: tied })))
  })
}

/** The line without a machine that is gone. */
export function withoutMachine<Line extends TiedLine>(line: Line, machineId: number): Line {
  const shares = sharesOf(line)
  return shares.some((share) => share.machineId === machineId)
    ? withShares(
        line,
        shares.filter((share) => share.machineId !== machineId),
      )
    : line
}

/** The parts over the wire; machines that the reader may not see are left out. */
export function lineMachines(
  line: TiedLine,
  seen: (id: number) => Pick<MachineRecord, 'id' | 'name' | 'serialNumber'> | undefined,
): { machines?: components['schemas']['LineMachine'][] } {
  const machines = sharesOf(line).flatMap(({ machineId, quantity }) => {
    const machine = seen(machineId)
    return machine
      ? [{ id: machineId, name: machine.name, serialNumber: machine.serialNumber, quantity }]
      : []
  })
  return machines.length > 0 ? { machines } : {}
}
