import {
  type ContractDocument,
  ContractError,
  isRecord,
  type OperationEntry,
  resolve,
} from '../model/bundle.ts'

/**
 * Where HTML may stand in the `data` of an operation's answer: property names joined by `/`, `*` for any
 * item of a list or map. The client cleans exactly these places (O-108).
 * @throws {ContractError} for HTML in a schema that includes itself: its places have no end, and the deeper ones would
 *   stay as they came
 */
export function htmlPointers(document: ContractDocument, entry: OperationEntry): string[] {
  const found = new Set<string>()
  const answer = resolve<Record<string, unknown>>(document, entry.operation.responses['200'] as never)
  const content =
    isRecord(answer) && isRecord(answer['content']) ? answer['content']['application/json'] : undefined
  if (isRecord(content)) walk(content['schema'], '', [])
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
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      if (Array.isArray(schema[key])) for (const part of schema[key]) walk(part, place, chain)
    if (isRecord(schema['properties']))
      for (const [name, part] of Object.entries(schema['properties'])) walk(part, join(place, name), chain)
    for (const key of ['items', 'additionalProperties'])
      if (isRecord(schema[key])) walk(schema[key], join(place, '*'), chain)
    if (Array.isArray(schema['prefixItems']))
      for (const part of schema['prefixItems']) walk(part, join(place, '*'), chain)
    if (isRecord(schema['patternProperties']))
      for (const part of Object.values(schema['patternProperties'])) walk(part, join(place, '*'), chain)
  }
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}/${name}`
}
