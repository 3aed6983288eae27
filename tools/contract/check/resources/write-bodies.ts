import type { RequestBody } from '../../model/contract.ts'
import { isRecord, recordOf } from '../../model/record.ts'
import { schemaAt } from '../../model/reference.ts'
import { schemaValidator } from '../../model/schema-validator.ts'
import type { RunContext } from '../run-context.ts'
import { bodySample } from '../samples.ts'
import { tagged } from '../tagging.ts'
import { isRestless, isSame, type Thing } from './resource.ts'

/** A body without what only the backend writes. */
export function writable(run: RunContext, body: RequestBody, seed: number): unknown {
  const { document } = run.contract
  const sample = body.example ?? bodySample(document, body, seed)
  if (!isRecord(sample)) return sample
  const own = Object.entries(sample).filter(([name]) => propertyOf(run, body, name)['readOnly'] !== true)
  return tagged(document, body, Object.fromEntries(own), run.runId)
}

export function propertyOf(run: RunContext, { schema }: RequestBody, name: string): Record<string, unknown> {
  return schemaAt(run.contract.document, recordOf(schema['properties'])[name])
}

/** What can be sent back of a thing as it is. */
export function currentBody(run: RunContext, body: RequestBody, thing: Thing): Thing {
  return Object.fromEntries(
    Object.keys(recordOf(body.schema['properties']))
      .filter((name) => name in thing && propertyOf(run, body, name)['readOnly'] !== true)
      .map((name) => [name, thing[name]]),
  )
}

/** Another value for one plain field, which the schema allows. */
export function otherValue(run: RunContext, body: RequestBody, whole: Thing): Thing | undefined {
  const isValid = schemaValidator(run.contract.document)
  for (const step of [1, 2, 3, 4, 5]) {
    const sample = bodySample(run.contract.document, body, run.options.seed + step)
    for (const [name, value] of Object.entries(recordOf(sample))) {
      const { readOnly, writeOnly } = propertyOf(run, body, name)
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      if (readOnly === true || writeOnly === true || !isPlain || isRestless(name)) continue
      if (!(name in whole) || isSame(whole[name], value)) continue
      if (isValid(body.schemaPointer, { ...whole, [name]: value }, 'request').length === 0)
        return { [name]: value }
    }
  }
  return undefined
}

/** Good values of all fields but the last one that can be wrong: a backend that writes as it reads is found out. */
export function withOneWrong(run: RunContext, body: RequestBody, sent: Thing): Thing | undefined {
  const fresh = { ...sent, ...otherValue(run, body, sent) }
  const isValid = schemaValidator(run.contract.document)
  for (const name of Object.keys(recordOf(body.schema['properties'])).toReversed()) {
    if (propertyOf(run, body, name)['readOnly'] === true) continue
    const wrong = { ...fresh, [name]: { wrong: [true] } }
    if (isValid(body.schemaPointer, wrong, 'request').length > 0) return wrong
  }
  return undefined
}
