import type { CheckedOperation } from '../../model/contract.ts'
import type { Visitor } from '../client.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { readSessid } from '../session-checks.ts'

/** A longer limit costs more requests than it is worth. */
const mostCalls = 60

/** As many calls of one visitor as `x-limit` allows are answered; the next one is 429, and says how long to wait. */
export async function checkCallLimits(run: RunContext): Promise<void> {
  for (const operation of run.contract.operations) {
    const { id, limit, effect, needsToken } = operation
    const values = run.accepted.get(id)?.values
    if (!limit || !values || effect !== 'read' || needsToken || !run.wanted(id)) continue
    // At a lower rate the first call is out of the window before the last one is made.
    const { rate } = run.options
    if (limit.calls > mostCalls || (rate > 0 && limit.calls / rate > limit.seconds / 2)) continue
    const visitor: Visitor = { name: 'guest who calls too often' }
    await readSessid(run, visitor)
    if (visitor.sid === undefined) continue
    const started = Date.now()
    const ask = (isProbe: boolean) =>
      run.send(visitor, {
        ...buildCall({ operation, visitor, values, purpose: `${id}: its limit` }),
        isProbe,
      })
    for (let call = 0; call < limit.calls; call += 1) {
      const exchange = await ask(false)
      if (exchange.planned || exchange.failure !== undefined) return
      if (exchange.status !== 429) continue
      run.journal.violation(exchange, {
        rule: 'limit',
        pointer: 'status',
        message: `${limit.calls} calls of one visitor in ${limit.seconds} s must be answered, call ${call + 1} was 429`,
      })
      return
    }
    const next = await ask(true)
    if (next.failure !== undefined || Date.now() - started > limit.seconds * 500) return
    run.journal.checks += 1
    const seconds = Number(next.headers.get('retry-after'))
    if (next.status === 429 && seconds >= 1 && seconds <= limit.seconds + 1) {
      await askAsAnother(run, operation, values)
      continue
    }
    run.journal.violation(next, {
      rule: 'limit',
      pointer: next.status === 429 ? 'header Retry-After' : 'status',
      message: `after ${limit.calls} calls in ${limit.seconds} s the next one must be 429 with a Retry-After of up to ${limit.seconds} s, got ${next.status}${next.status === 429 ? ` and ${next.headers.get('retry-after') ?? 'nothing'}` : ''}`,
    })
  }
}

/** The limit is that of one visitor: the next one is answered. */
async function askAsAnother(
  run: RunContext,
  operation: CheckedOperation,
  values: Record<string, unknown>,
): Promise<void> {
  const visitor: Visitor = { name: 'guest beside the one who calls too often' }
  await readSessid(run, visitor)
  if (visitor.sid === undefined) return
  const exchange = await run.ask({ operation, visitor, values, purpose: 'the limit of another visitor' })
  run.state(exchange, exchange.status !== 429, {
    rule: 'limit',
    pointer: 'status',
    message: 'the limit is of one visitor, another one must be answered, got 429',
  })
}
