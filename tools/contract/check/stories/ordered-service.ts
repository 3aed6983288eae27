import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { Exchange } from '../client.ts'
import type { RunContext } from '../run-context.ts'

/** A machine, and a part of its next service that is ordered for it. */
export interface ServicePart {
  machineId: unknown
  /** Absent where no part of a service came into the cart. */
  product?: number
}

/** Puts one part of the next service of a machine into the cart, for that machine. */
export async function addServicePart(run: RunContext, machineId: unknown): Promise<ServicePart> {
  const [plan, add, more] =
    callsOf(run, ['getMachineService', 'addServiceToCart', 'addToCart', 'getMachine']) ?? []
  if (!plan || !add || !more) return { machineId }
  const planned = await plan({ values: { id: machineId }, purpose: 'a part to order for the next service' })
  const item = listOf(valueAt(planned.json, '/data/items')).find(
    (one) => valueAt(one, '/stockState') === 'ok' && typeof valueAt(one, '/product/id') === 'number',
  )
  if (item === undefined) return { machineId }
  const product = Number(valueAt(item, '/product/id'))
  const values = () => ({ 'Idempotency-Key': randomUUID() })
  const added = await add({
    values: values(),
    body: { machines: [machineId], products: [product] },
    purpose: 'a part of the next service to order',
  })
  const isAdded = listOf(valueAt(added.json, '/data/added')).some(
    (one) => valueAt(one, '/productId') === product,
  )
  if (!run.succeeded(added) || !isAdded) return { machineId }
  // Of the line the machine has only its part.
  const quantity = Number(valueAt(item, '/product/multiplicity'))
  if (Number(valueAt(item, '/maxQuantity')) >= Number(valueAt(item, '/quantity')) * 2 + quantity * 2)
    await more({
      values: values(),
      body: { product: { id: product, quantity } },
      purpose: 'more of it, for no machine',
    })
  return { machineId, product }
}

/** What is ordered for a service stands beside it, until the order is canceled. */
export async function judgeOrdered(
  run: RunContext,
  { machineId, product }: ServicePart,
  { orderId, isCanceled }: { orderId: number; isCanceled: boolean },
): Promise<void> {
  const [read, plan] = callsOf(run, ['getMachine', 'getMachineService', 'addOrder', 'cancelOrder']) ?? []
  if (!read || !plan) return
  const machine = await read({ values: { id: machineId }, purpose: 'what was bought for it' })
  if (isCanceled) forgets(run, machine, '/data/boughtParts/*/orderId', ordersIn(machine, '/data/boughtParts'))
  if (product === undefined) return
  const planned = await plan({ values: { id: machineId }, purpose: 'what is ordered for its next service' })
  const ordered = valueAt(planned.json, '/data/service/ordered/orderId')
  const items = listOf(valueAt(planned.json, '/data/items')).filter(isRecord)
  const bought = items.filter((one) => valueAt(one, '/product/id') === product)
  if (isCanceled) {
    forgets(run, planned, '/data/service/ordered/orderId', [ordered])
    forgets(
      run,
      planned,
      '/data/items/*/lastBought/orderId',
      items.map((one) => valueAt(one, '/lastBought/orderId')),
    )
  } else if (run.succeeded(planned) && bought.length > 0) {
    const told = bought.map((one) => valueAt(one, '/lastBought/orderId'))
    for (const [pointer, got] of [
      ['/data/service/ordered/orderId', ordered],
      ['/data/items/*/lastBought/orderId', told.find((one) => one !== orderId) ?? orderId],
    ] as const)
      run.state(planned, got === orderId, {
        rule: 'own-effect',
        pointer,
        message: `must be the order that was just placed for the machine with product ${product} of its service, ${orderId}, got ${JSON.stringify(got ?? null)}`,
        operationId: 'getMachineService',
      })
  }

  function forgets(own: RunContext, exchange: Exchange, pointer: string, orders: readonly unknown[]): void {
    if (own.succeeded(exchange))
      own.state(exchange, !orders.includes(orderId), {
        rule: 'own-effect',
        pointer,
        message: `an order that is canceled counts no more for its machine, got ${orderId}`,
      })
  }
}

const ordersIn = ({ json }: Exchange, list: string) =>
  listOf(valueAt(json, list)).map((one) => valueAt(one, '/orderId'))
