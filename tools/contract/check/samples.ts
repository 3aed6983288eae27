import fc from 'fast-check'
import type { ContractDocument } from '../model/document.ts'
import type { RequestBody } from '../model/contract.ts'
import { schemaAt } from '../model/reference.ts'
import { schemaExample } from './request-builder.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { valuesOf } from './schema-values.ts'

/** A value of a schema: what it gives as an example, else one that is made; the same for the same seed. */
export function sampleOf(document: ContractDocument, schema: unknown, seed: number): unknown {
  const example = schemaExample(schemaAt(document, schema))
  if (example !== undefined) return example
  const values = valuesOf(document, schema)
  return values && fc.sample(values, { numRuns: 1, seed })[0]
}

/** A body that its schema allows; `undefined` when none of a few tries is one. */
export function bodySample(
  document: ContractDocument,
  { schema, schemaPointer }: RequestBody,
  seed: number,
): unknown {
  const isValid = (value: unknown) => schemaValidator(document)(schemaPointer, value, 'request').length === 0
  const example = schemaExample(schema)
  if (example !== undefined && isValid(example)) return example
  const values = valuesOf(document, schema)
  return values && fc.sample(values, { numRuns: 20, seed }).find(isValid)
}
