import { type ContractDocument, ContractError } from './document.ts'
import { isRecord } from './record.ts'

/**
 * The document with schemas as OpenAPI 3.1 writes them (JSON Schema 2020-12): `nullable` becomes the type `null`, bounds
 * that are exclusive become numbers. A document of 3.1 is answered as it is.
 * @throws {ContractError} for what is no OpenAPI 3 document
 */
export function inDialect31(document: unknown, name: string): ContractDocument {
  if (!isRecord(document)) throw new ContractError(`${name} is not an OpenAPI contract`)
  const stated = document['swagger'] ?? document['openapi']
  const version = typeof stated === 'string' ? stated : ''
  if (document['swagger'] !== undefined)
    throw new ContractError(
      `${name} is Swagger ${version}, not OpenAPI: convert it to 3.0 or newer first, for example with swagger2openapi`,
    )
  if (!isRecord(document['info']))
    throw new ContractError(`${name} is not an OpenAPI contract: it has no info (title and version)`)
  // Since 3.1 a document may describe webhooks or parts alone.
  const parts = ['webhooks', 'components'].filter((key) => isRecord(document[key]))
  if (!isRecord(document['paths'])) {
    if (parts.length === 0 || /^3\.0(\.|$)/.test(version))
      throw new ContractError(`${name} is not an OpenAPI contract: it has no paths`)
    document['paths'] = {}
  }
  if (/^3\.0(\.|$)/.test(version)) return converted(document) as ContractDocument
  if (!/^3\.[12](\.|$)/.test(version))
    throw new ContractError(
      `${name} is OpenAPI ${version || 'of no version'}: 3.0, 3.1 and 3.2 are understood`,
    )
  return document as unknown as ContractDocument
}

/** Keys whose values are data, not schemas. */
const plain = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Keys whose own keys are names: a status `default`, a schema `example`, a property `enum`. */
const named = new Set([
  'properties',
  'patternProperties',
  'responses',
  'schemas',
  'headers',
  'parameters',
  'callbacks',
])

function converted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(converted)
  if (!isRecord(node)) return node
  if (typeof node['$ref'] === 'string') return reference30(node)
  return asSchema31(
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        named.has(key) && isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([name, own]) => [name, converted(own)]))
          : plain.has(key)
            ? value
            : converted(value),
      ]),
    ),
  )
}

/** What may stand beside the reference of a path. */
const ofPath = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'parameters', 'servers']

/**
 * 3.0 ignores what stands beside a reference, where 3.1 adds it. `nullable` is kept: who writes it there means it. So are
 * words, and the parts of a path, which may be added.
 */
function reference30(node: Record<string, unknown>): unknown {
  if (ofPath.some((key) => key in node))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, converted(value)]))
  const { $ref, nullable, summary, description } = node
  const kept = {
    $ref,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
  }
  return nullable === true ? { anyOf: [kept, { type: 'null' }] } : kept
}

function asSchema31(node: Record<string, unknown>): Record<string, unknown> {
  const schema = { ...node }
  exclusive(schema, 'minimum', 'exclusiveMinimum')
  exclusive(schema, 'maximum', 'exclusiveMaximum')
  if (typeof schema['nullable'] !== 'boolean') return schema
  const { nullable, ...rest } = schema
  if (!nullable) return rest
  if (typeof rest['type'] !== 'string') return { anyOf: [rest, { type: 'null' }] }
  const allowed = rest['enum']
  return {
    ...rest,
    type: [rest['type'], 'null'],
    ...(Array.isArray(allowed) && !allowed.includes(null) && { enum: [...(allowed as unknown[]), null] }),
  }
}

function exclusive(schema: Record<string, unknown>, bound: string, keyword: string): void {
  if (typeof schema[keyword] !== 'boolean') return
  if (schema[keyword] && typeof schema[bound] === 'number') {
    schema[keyword] = schema[bound]
    delete schema[bound]
  } else delete schema[keyword]
}
