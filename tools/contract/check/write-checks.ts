import type { CheckedOperation } from '../model/contract.ts'
import { wrongSessid } from './curl-line.ts'
import { heldBack, witnesses } from './flows.ts'
import { buildCall, parameterExample } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'

/**
 * Every write without SESSID, with a wrong and with a stale one is refused, and nothing is done: what shows the state
 * is read before and after. Destructive operations come last.
 */
export async function refuseWrongSessid(run: RunContext, staleSessid: string | undefined): Promise<void> {
  const writes = run.contract.operations.filter(
    ({ id, csrf, effect, foreignBody }) =>
      csrf !== 'none' &&
      effect !== 'session' &&
      run.wanted(id) &&
      heldBack[id] === undefined &&
      // Uploads have cases of their own.
      foreignBody === undefined,
  )
  for (const operation of [
    ...writes.filter(({ effect }) => effect !== 'destructive'),
    ...writes.filter(({ effect }) => effect === 'destructive'),
  ])
    await refuse(run, operation, staleSessid)
}

async function refuse(
  run: RunContext,
  operation: CheckedOperation,
  staleSessid: string | undefined,
): Promise<void> {
  run.onProgress(`${operation.id}: SESSID`)
  const visitor = run.customer
  const values = {
    ...Object.fromEntries(
      operation.parameters
        .filter(({ required }) => required)
        .map((parameter) => [parameter.name, parameterExample(run.contract.document, parameter)]),
    ),
    ...run.accepted.get(operation.id)?.values,
  }
  const body = run.accepted.get(operation.id)?.body ?? run.bodyOf(operation)
  const cases: [string, string | null, string][] = [
    ['without SESSID', null, 'status 422'],
    ['with a wrong SESSID', wrongSessid, 'sessidInvalid'],
  ]
  if (staleSessid !== undefined)
    cases.push(['with the SESSID of before the login', staleSessid, 'sessidInvalid'])
  const before = await witness(run, operation)
  for (const [what, sessid, expected] of cases) {
    const call = buildCall({ operation, visitor, values, body, purpose: what, sessid })
    const exchange = await run.send(visitor, call)
    const got = exchange.status === 200 ? refusalCode(exchange) : `status ${exchange.status}`
    run.state(exchange, got === expected, {
      rule: 'sessid',
      pointer: operation.csrf === 'header' ? 'header X-SESSID' : 'request /SESSID',
      message: `${what} it must be refused (${expected}), got ${got === 'none' ? 'success' : got}`,
    })
  }
  const after = await witness(run, operation)
  if (before && after)
    run.state(after.exchange, before.state === after.state, {
      rule: 'sessid',
      pointer: '/data',
      message: 'a write that was refused for its SESSID has changed something',
      operationId: operation.id,
    })
}

async function witness(run: RunContext, { tag }: CheckedOperation) {
  const operation = run.contract.byId.get(witnesses[tag] ?? '')
  if (!operation) return undefined
  const accepted = run.accepted.get(operation.id)
  const exchange = await run.ask({
    operation,
    visitor: run.customer,
    values: accepted?.values ?? {},
    body: accepted?.body ?? run.bodyOf(operation),
    purpose: 'what a refused write must not change',
  })
  return { exchange, state: JSON.stringify(exchange.json) }
}
