import { type ContractDocument, ContractError, type OperationEntry } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { resolve } from '../model/reference.ts'
import { jsonContent } from '../model/json-content.ts'
import { subschemas } from '../model/subschemas.ts'

const branches = new Set(['oneOf', 'anyOf', 'allOf'])
const members = new Set(['items', 'prefixItems', 'additionalProperties', 'patternProperties'])

/**
 * Where HTML may stand in the `data` of an operation's answer: property names joined by `/`, `*` for any
 * item of a list or map. The client cleans exactly these places (O-108).
 * @throws {ContractError} for HTML in a schema that includes itself: its places have no end, and the deeper ones would
 *   stay as they came
 */
export function htmlPointers(document: ContractDocument, entry: OperationEntry): string[] {
  const found = new Set<string>()
  walk(jsonContent(document, entry.operation.responses['200'])?.['schema'], '', [])
  return [...found]
    .filter((pointer) => pointer.startsWith('data/'))
    .map((pointer) => pointer.slice(5))
    .toSorted()

  function walk(node: unknown, place: string, above: unknown[]): void {
    const schema = resolve<unknown>(document, node)
    // A schema inside itself (a section tree) repeats its places for ever; the second turn tells whether HTML is there.
    if (!isRecord(schema) || above.filter((one) => one === schema).length > 1) return
    const chain = [...above, schema]
    if (schema['format'] === 'html') {
      if (new Set(above).size < above.length)
        throw new ContractError(
          `${entry.operation.operationId}: ${place} is HTML in a schema that includes itself; its places can't be listed for the client to clean`,
        )
      found.add(place)
    }
    for (const { keyword, name = '', schema: part } of subschemas(schema)) {
      if (branches.has(keyword)) walk(part, place, chain)
      else if (keyword === 'properties') walk(part, join(place, name), chain)
      else if (members.has(keyword)) walk(part, join(place, '*'), chain)
    }
  }
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}/${name}`
}
