import fc from 'fast-check'
import type { CheckedOperation } from '../model/contract.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { valuesOf } from './schema-values.ts'
import { isText } from './seen-values.ts'

/**
 * Requests of the contract with any values: every answer must be of the contract, none a failure of the backend.
 * A counterexample is made small by fast-check and sent once more to be written down.
 */
export async function checkProperties(run: RunContext): Promise<void> {
  const { runs, seed } = run.options
  if (runs === 0) return
  for (const accepted of run.accepted.values()) {
    const { operation } = accepted
    if (operation.effect !== 'read' || !run.wanted(operation.id)) continue
    const requests = requestsOf(run, operation, accepted)
    if (!requests) continue
    run.onProgress(`${operation.id}: any values`)
    const visitor = operation.needsToken ? run.customer : run.guest
    const callOf = (one: { values: Record<string, unknown>; body: unknown }) =>
      buildCall({ operation, visitor, ...one, purpose: `any values, seed ${seed}` })
    const property = fc.asyncProperty(requests, async (one) => {
      const { findings } = await run.try(visitor, callOf(one))
      return findings.length === 0
    })
    const details = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: 10_000 })
    const [smallest] = details.counterexample ?? []
    if (smallest) await run.send(visitor, callOf(smallest))
  }
}

/** Any values, and as often such as other answers told of: most made ones name nothing. */
function requestsOf(
  { contract: { document }, seen }: RunContext,
  operation: CheckedOperation,
  accepted: { values: Readonly<Record<string, unknown>>; body?: unknown },
): fc.Arbitrary<{ values: Record<string, unknown>; body: unknown }> | undefined {
  const free: Record<string, fc.Arbitrary<unknown>> = {}
  for (const parameter of operation.parameters) {
    const { name, required } = parameter
    if (parameter.in !== 'query' || (required && name !== 'query')) continue
    const values = valuesOf(document, parameter.schema)
    const known = isText.test(name) ? seen.textsOf(operation, 20) : seen.named(name)
    if (values) free[name] = known.length > 0 ? fc.oneof(values, fc.constantFrom(...known)) : values
  }
  const bodies = operation.body && valuesOf(document, operation.body.schema)
  if (Object.keys(free).length === 0 && !bodies) return undefined
  return fc.record({
    values: fc.record(free, { requiredKeys: [] }).map((own) => Object.assign({}, accepted.values, own)),
    body: bodies ?? fc.constant(accepted.body),
  })
}
