import fc from 'fast-check'
import { type ContractDocument, isRecord } from '../contract/bundle.ts'
import { type CheckedOperation, type Schema, schemaAt } from './contract-model.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'

/** A text without what a pattern may forbid. */
const plainText = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), {
      minLength: Math.max(1, least),
      maxLength: Math.max(1, Math.min(most, 24)),
    })
    .map((letters) => letters.join(''))

/** Values that a schema allows, edges included; `undefined` for what can't be made from it. */
export function valuesOf(document: ContractDocument, node: unknown): fc.Arbitrary<unknown> | undefined {
  const schema = schemaAt(document, node)
  const { type, enum: allowed, const: constant, format, pattern } = schema
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(allowed)) return fc.constantFrom(...(allowed as unknown[]))
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'integer') {
    const min = bound(schema['minimum'], 0)
    return fc.integer({
      min,
      max: Math.max(min, Math.min(bound(schema['maximum'], 1_000_000), 2_000_000_000)),
    })
  }
  if (kind === 'number')
    return fc.double({ min: bound(schema['minimum'], 0), max: bound(schema['maximum'], 1000), noNaN: true })
  if (kind === 'array') return arrays(document, schema)
  if (kind === 'object' || isRecord(schema['properties'])) return objects(document, schema)
  if (kind !== 'string') return undefined
  if (format === 'date')
    return fc
      .integer({ min: 0, max: 730 })
      .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
  if (format !== undefined && format !== 'password') return undefined
  const text = fc.oneof(
    plainText(bound(schema['minLength'], 0), bound(schema['maxLength'], 24)),
    fc.constantFrom('ё', 'Щ-1', '%', '"\\', '0', '👷'),
  )
  if (typeof pattern !== 'string') return withinLength(text, schema)
  const form = new RegExp(pattern, 'u')
  return withinLength(plainText(bound(schema['minLength'], 0), 24), schema)?.filter((one) =>
    form.test(String(one)),
  )
}

function withinLength(text: fc.Arbitrary<string>, { minLength, maxLength }: Schema): fc.Arbitrary<unknown> {
  const least = bound(minLength, 0)
  const most = bound(maxLength, 1000)
  return text.filter((one) => [...one].length >= least && [...one].length <= most)
}

function arrays(document: ContractDocument, schema: Schema): fc.Arbitrary<unknown> | undefined {
  const items = valuesOf(document, schema['items'])
  const minLength = bound(schema['minItems'], 0)
  const maxLength = Math.max(minLength, Math.min(bound(schema['maxItems'], 4), 4))
  return items && fc.uniqueArray(items, { minLength, maxLength })
}

function objects(document: ContractDocument, schema: Schema): fc.Arbitrary<unknown> | undefined {
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const known: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, own] of Object.entries(isRecord(schema['properties']) ? schema['properties'] : {})) {
    const values = valuesOf(document, own)
    if (values) known[name] = values
    else if (required.includes(name)) return undefined
  }
  return fc.record(known, { requiredKeys: required.filter((name) => name in known) })
}

function bound(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

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
    const requests = requestsOf(run.contract.document, operation, accepted)
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

function requestsOf(
  document: ContractDocument,
  operation: CheckedOperation,
  accepted: { values: Readonly<Record<string, unknown>>; body?: unknown },
): fc.Arbitrary<{ values: Record<string, unknown>; body: unknown }> | undefined {
  const free: Record<string, fc.Arbitrary<unknown>> = {}
  for (const parameter of operation.parameters) {
    const { name, required } = parameter
    if (parameter.in !== 'query' || (required && name !== 'query')) continue
    const values = valuesOf(document, parameter.schema)
    if (values) free[name] = values
  }
  const bodies = operation.body && valuesOf(document, operation.body.schema)
  if (Object.keys(free).length === 0 && !bodies) return undefined
  return fc.record({
    values: fc.record(free, { requiredKeys: [] }).map((own) => Object.assign({}, accepted.values, own)),
    body: bodies ?? fc.constant(accepted.body),
  })
}
