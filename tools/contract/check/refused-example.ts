import { valueAt } from '../model/json-pointer.ts'
import { isRecord, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import { placeOfFinding } from './finding-place.ts'
import { parameterExample } from './request-builder.ts'
import type { RunContext } from './run-context.ts'

/** With these a request is turned down for what it says. */
const turnedDown = new Set([400, 415, 422])

/**
 * The contract's own examples in a request that was turned down, as one finding: contract or backend is wrong there.
 * `undefined` where nothing in the request is an example of the contract.
 */
export function refusedExample(
  { contract }: RunContext,
  exchange: Exchange,
): { message: string; schemaPointer?: string } | undefined {
  const { call, status, json } = exchange
  const { operation } = call
  if (contract.houseRules || !operation || !turnedDown.has(status)) return undefined
  const { shown, example } = operation.body ?? {}
  const sentBody = call.body !== undefined || call.bytes !== undefined
  const shownParameters = operation.parameters.filter((parameter) => {
    const own = parameterExample(contract.document, parameter)
    return own !== undefined && JSON.stringify(call.values?.[parameter.name]) === JSON.stringify(own)
  })
  const named = [
    ...(sentBody && shown && example !== undefined
      ? [`"${shown.name}" of the body${changesIn(call.body, example)}`]
      : []),
    ...shownParameters.map(({ name }) => `of the parameter ${name}`),
  ]
  if (named.length === 0) return undefined
  const code = codeIn(json)
  const [parameter] = shownParameters
  const schemaPointer =
    sentBody && shown
      ? shown.pointer
      : parameter && placeOfFinding(contract, operation.id, `request ${parameter.name}`)
  return {
    message: `the backend refuses the contract's own example (${named.join(', ')}), got ${status}${code === undefined ? '' : ` ${code}`}`,
    ...(schemaPointer !== undefined && { schemaPointer }),
  }
}

/** Fields of the example that were sent with another value: the run's mark, or an id that it knows better. */
function changesIn(text: string | undefined, example: unknown): string {
  if (!isRecord(example) || text?.startsWith('{') !== true) return ''
  const sent = recordOf(JSON.parse(text))
  const changed = Object.keys(example).filter(
    (name) => JSON.stringify(sent[name]) !== JSON.stringify(example[name]),
  )
  return changed.length > 0 ? `, its ${changed.join(' and ')} changed by the run` : ''
}

/** The code by which backends name a refusal, in the usual places. */
function codeIn(json: unknown): string | undefined {
  const found = ['/errors/0/code', '/error/code', '/code', '/error', '/type', '/title']
    .map((pointer) => (isRecord(json) ? valueAt(json, pointer) : undefined))
    .find((one) => typeof one === 'string' || typeof one === 'number')
  return found === undefined ? undefined : String(found).slice(0, 80)
}
