import { valueAt } from '../model/json-pointer.ts'
import type { Exchange } from './client.ts'
import { linkValue } from './link-values.ts'
import type { RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isRecord } from '../model/record.ts'

type Values = Readonly<Record<string, unknown>>

/** Things of one kind that are waited for. */
const most = 6
/** Reads that tell how far something is that is made in the background: where their answers say it, what they are asked for. */
const tellers: readonly { operation: string; state: string; asked: (run: RunContext) => Values[] }[] = [
  { operation: 'getJob', state: '/data/job/status', asked: ({ seen }) => seen.casesOf('getJob', most) },
  {
    operation: 'checkInvoice',
    state: '/data/invoice/status',
    asked: ({ captured }) =>
      [captured.get('ownOrderId')].flatMap((id) => (id === undefined ? [] : { orderId: id })),
  },
]
/** The state of what is not made yet, and how often the contract lets a client ask. */
const unmade = 'queued'
const interval = 3000

/**
 * Waits until what the run's writes asked for is made, and reads it. Requests were sent long before, so that the run
 * seldom stands still. What isn't made in time is told among what is not proved.
 */
export async function awaitReports(run: RunContext): Promise<void> {
  const left = { wait: run.options.wait * 1000 }
  for (const { operation: id, state, asked } of tellers) {
    const operation = run.contract.byId.get(id)
    if (!operation) continue
    for (const values of asked(run)) {
      const ask = () => run.ask({ operation, visitor: run.customer, values, purpose: 'whether it is made' })
      const told = await untilMade(run, ask, state, left)
      if (told === undefined) run.unmade.push(`${id} ${Object.values(values).join(' ')}`)
      else await readWhatWasMade(run, told)
    }
  }
}

/** The answer that tells of the end, good or bad; `undefined` when the time is over before. */
async function untilMade(
  run: RunContext,
  ask: () => Promise<Exchange>,
  state: string,
  left: { wait: number },
): Promise<Exchange | undefined> {
  for (;;) {
    const exchange = await ask()
    if (valueAt(exchange.json, state) !== unmade) return exchange
    if (left.wait <= 0) return undefined
    const wait = Math.min(interval, left.wait)
    left.wait -= wait
    run.onProgress(`waits for ${exchange.call.operation?.id ?? ''}`)
    await run.pause(wait)
  }
}

/** The reads that the answer leads to: the report itself, whose rules are judged then. */
async function readWhatWasMade(run: RunContext, { call, json }: Exchange): Promise<void> {
  for (const { operationId, values } of call.operation?.links ?? []) {
    const operation = run.contract.byId.get(operationId)
    const own = linkValue(values, call, json)
    if (operation?.effect !== 'read' || !isRecord(own)) continue
    if (Object.values(own).some((value) => value === undefined || value === null)) continue
    const names = new Set(operation.parameters.map(({ name }) => name))
    const fields = Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name)))
    const parts: RequestParts = {
      operation,
      visitor: run.customer,
      values: own,
      ...(operation.body && { body: fields }),
      purpose: 'what was made',
    }
    const exchange = await run.ask(parts)
    if (run.succeeded(exchange)) run.follow(exchange)
  }
}
