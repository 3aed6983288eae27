import { schemaAt } from '../model/reference.ts'
import type { ContractDocument, Parameter } from '../model/document.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { fromText, typesOf } from '../model/wire-text.ts'

/** Where a recorded request says the values of its parameters. */
interface RecordedPlaces {
  path: Readonly<Record<string, string>>
  headers: Headers
  url: URL
  /** Names of the query that a parameter was read from; added to. */
  known: Set<string>
}

/** A parameter's value as the contract's schema sees it. */
type Given = { value: unknown } | { unreadable: string }

/** The value that a request gives a parameter, by its `style` and `explode`; `undefined` when it gives none. */
export function givenValue(
  document: ContractDocument,
  parameter: Parameter,
  { path, headers, url, known }: RecordedPlaces,
): Given | undefined {
  const { name, in: place, schema, content } = parameter
  if (place === 'query' && !content) return queryValue(document, parameter, url.searchParams, known)
  if (place === 'query') known.add(name)
  const text =
    place === 'path' ? path[name] : place === 'header' ? headers.get(name) : url.searchParams.get(name)
  if (text === undefined || text === null) return undefined
  if (!content) return { value: fromText(document, schema, text) }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { unreadable: 'is not JSON' }
  }
}

function queryValue(
  document: ContractDocument,
  { name, schema, style, explode = style === undefined || style === 'form' }: Parameter,
  query: URLSearchParams,
  known: Set<string>,
): Given | undefined {
  known.add(name)
  const types = typesOf(document, schema)
  const { items, properties } = schemaAt(document, schema)
  const all = query.getAll(name)
  if (types.has('object') && all.length === 0) {
    const members = recordOf(properties)
    const keyOf = (key: string) =>
      style === 'deepObject'
        ? key.startsWith(`${name}[`) && key.endsWith(']') && key.slice(name.length + 1, -1)
        : explode && key in members && key
    const pairs = [...query].flatMap(([key, text]) => {
      const own = keyOf(key)
      if (own === false) return []
      known.add(key)
      return [[own, fromText(document, members[own], text)]]
    })
    return pairs.length === 0 ? undefined : { value: Object.fromEntries(pairs) as unknown }
  }
  const [first] = all
  if (first === undefined) return undefined
  if (!types.has('array')) return { value: fromText(document, schema, first) }
  const comma = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  const parts = explode ? all : first.split(comma)
  return { value: parts.map((text) => fromText(document, items, text)) }
}

/** A form's body as the record that its schema describes. */
export function formRecord(
  document: ContractDocument,
  schema: unknown,
  text: string,
): Record<string, unknown> {
  const { properties } = schemaAt(document, schema)
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const own = isRecord(properties) ? properties[name] : undefined
      const all = form.getAll(name)
      if (!typesOf(document, own).has('array')) return [name, fromText(document, own, all[0] ?? '')]
      const { items } = schemaAt(document, own)
      return [name, all.map((one) => fromText(document, items, one))]
    }),
  )
}
