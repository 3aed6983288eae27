import type { Exchange, Visitor } from './client.ts'
import { buildCall, freshValues } from './request-builder.ts'
import type { RunContext } from './run-context.ts'

/** Sends one request, without the reads of rules around it. `undefined` where contract or backend lack the operation. */
export async function sendAs(
  run: RunContext,
  visitor: Visitor,
  operationId: string,
  parts: { values?: Record<string, unknown>; body?: unknown; purpose: string },
): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get(operationId)
  if (!operation || run.journal.isAbsent(operationId)) return undefined
  const values = { ...freshValues(operation), ...parts.values }
  return run.send(visitor, buildCall({ operation, visitor, ...parts, values }))
}

/** The same as the customer, where the operation is to be checked. */
export function sendOwn(
  run: RunContext,
  operationId: string,
  parts: Parameters<typeof sendAs>[3],
): Promise<Exchange | undefined> {
  return run.wanted(operationId) ? sendAs(run, run.customer, operationId, parts) : Promise.resolve(undefined)
}
