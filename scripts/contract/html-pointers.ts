import { type ContractDocument, isRecord, type OperationEntry, resolve } from './bundle.ts'

/**
 * Where HTML may stand in the `data` of an operation's answer: property names joined by `/`, `*` for any
 * item of a list or map. The client cleans exactly these places (O-108).
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
    // A schema inside itself (a section tree) repeats its places for ever; the first two levels name them all.
    if (!isRecord(schema) || above.filter((one) => one === schema).length > 2) return
    const chain = [...above, schema]
    if (schema['format'] === 'html') found.add(place)
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      if (Array.isArray(schema[key])) for (const part of schema[key]) walk(part, place, chain)
    if (isRecord(schema['properties']))
      for (const [name, part] of Object.entries(schema['properties'])) walk(part, join(place, name), chain)
    for (const key of ['items', 'additionalProperties'])
      if (isRecord(schema[key])) walk(schema[key], join(place, '*'), chain)
  }
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}/${name}`
}
