import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { runStep } from './flow-runner.ts'
import { destructiveOrderActions, orderActions } from './flows.ts'
import type { RunContext } from './run-context.ts'

/** Every action on the order that the run placed, never on another one; done or refused, the answer is of the contract. */
export async function tryOrderActions(run: RunContext): Promise<void> {
  for (const id of orderActions) await act(run, id)
}

/** What takes something away from the run's order. */
export async function tryDestructiveActions(run: RunContext): Promise<void> {
  for (const id of destructiveOrderActions) await act(run, id)
}

async function act(run: RunContext, id: string): Promise<void> {
  const operation = run.contract.byId.get(id)
  const read = run.contract.byId.get('getOrder')
  const orderId = run.captured.get('ownOrderId')
  if (!operation || !read || !run.wanted(id)) return
  if (orderId === undefined) {
    run.journal.untested.set(id, 'no order was placed that it could be tried on')
    return
  }
  const visitor = run.customer
  const { json } = await run.ask({
    operation: read,
    visitor,
    values: { id: orderId },
    purpose: `the order before ${id}`,
  })
  const body = bodyFor(run, operation, valueAt(json, '/data/order'))
  if (body) await runStep(run, visitor, operation, { operation: id, values: { id: orderId }, body })
}

/** The contract's example with the ids, version and lines of the run's order. */
function bodyFor(
  run: RunContext,
  operation: CheckedOperation,
  order: unknown,
): Record<string, unknown> | undefined {
  const example = run.bodyOf(operation)
  const lines = listOf(recordOf(order)['items']).filter(isRecord)
  const [line] = lines
  if (!isRecord(example) || !isRecord(order) || !line) return undefined
  const own: Record<string, unknown> = {
    orderId: order['id'],
    version: order['version'],
    cartVersion: run.captured.get('cartVersion'),
    lineId: line['id'],
    quantity: line['quantity'],
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    delivery: run.captured.get('pickup'),
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name in own ? (own[name] ?? value) : value]),
  )
}
