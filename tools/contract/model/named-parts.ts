import { type ContractDocument, ContractError, type OperationEntry, operationEntries } from './document.ts'
import { isDeepStrictEqual } from 'node:util'
import { operationPointer } from './json-content.ts'
import { pointerOf } from './json-pointer.ts'
import { mergedParts } from './merged-parts.ts'
import { isRecord, listOf, recordOf } from './record.ts'
import { referenceOf, type Schema } from './reference.ts'
import { subschemas } from './subschemas.ts'

/** Two parts that get the same name. */
export interface NameClash {
  name: string
  message: string
  /** Where the second one stands in the unnamed document. */
  pointer: string
}

/**
 * The contract with a component for every request, answer, refusal, list of codes and enum, which authors write inline:
 * `LoginRequest`, `LoginSuccess`, `LoginSuccessData`, `LoginRefusal`, `LoginRefusalCode`, `LoginAnswer`. Generators name types
 * after components, and number those that have none.
 * @throws {ContractError} when two parts get the same name
 */
export function namedContract(document: ContractDocument): ContractDocument {
  const { named, clashes } = nameParts(document)
  if (clashes.length > 0)
    throw new ContractError(clashes.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'))
  return named
}

/** Parts that `namedContract` can't name. */
export function nameClashes(document: ContractDocument): NameClash[] {
  return nameParts(document).clashes
}

function nameParts(document: ContractDocument): { named: ContractDocument; clashes: NameClash[] } {
  const named = structuredClone(document)
  const schemas: Record<string, unknown> = {}
  const parts = new PartNames(named, schemas)
  const own = Object.entries(named.components?.['schemas'] ?? {})
  for (const [name, schema] of own) schemas[name] = schema
  named.components = { ...named.components, schemas }
  for (const name of Object.keys(named.components['parameters'] ?? {}))
    if (name in schemas)
      parts.clash(name, pointerOf('components', 'parameters', name), `the schema ${name} bears this name too`)
  for (const [name, schema] of own) parts.nameInside(schema, name, pointerOf('components', 'schemas', name))
  for (const [name, node] of Object.entries(named.components['parameters'] ?? {}))
    parts.nameIn(recordOf(node), 'schema', `${name}Value`, pointerOf('components', 'parameters', name))
  for (const entry of operationEntries(named)) nameOperation(entry, parts)
  return { named, clashes: parts.clashes }
}

function nameOperation(entry: OperationEntry, parts: PartNames): void {
  const { operation } = entry
  const base = capitalized(operation.operationId)
  for (const node of operation.parameters ?? []) {
    if (referenceOf(node) !== undefined || !('name' in node)) continue
    parts.nameIn(
      recordOf(node),
      'schema',
      base + capitalized(node.name),
      operationPointer(entry, 'parameters', node.name),
    )
  }
  for (const [type, media] of contentOf(operation.requestBody))
    parts.put(
      media,
      'schema',
      `${base}Request`,
      operationPointer(entry, 'requestBody', 'content', type, 'schema'),
    )
  for (const [status, answer] of Object.entries(operation.responses))
    for (const [type, media] of contentOf(answer)) {
      const pointer = operationPointer(entry, 'responses', status, 'content', type, 'schema')
      const schema = recordOf(media['schema'])
      const branches = listOf(schema['oneOf'])
      for (const [index] of branches.entries())
        nameBranch(branches, index, base, parts, pointer + pointerOf('oneOf', String(index)))
      if (branches.length > 0) parts.put(media, 'schema', `${base}Answer`, pointer)
      else nameBranch(media, 'schema', base, parts, pointer)
    }
}

/** A success or a refusal, with its data. */
function nameBranch(
  holder: object,
  key: string | number,
  base: string,
  parts: PartNames,
  pointer: string,
): void {
  const branch = recordOf(Reflect.get(holder, key))
  if (referenceOf(branch) !== undefined) return
  const properties = recordOf(branch['properties'])
  const isRefusal = recordOf(properties['status'])['const'] === 'error'
  const data = recordOf(properties['data'])
  if (isRecord(data['properties']) || Array.isArray(data['oneOf']) || Array.isArray(data['allOf']))
    parts.put(
      properties,
      'data',
      `${base}${isRefusal ? 'Refusal' : 'Success'}Data`,
      `${pointer}/properties/data`,
    )
  parts.put(holder, key, `${base}${isRefusal ? 'Refusal' : 'Success'}`, pointer)
}

/** Gives parts of a document their names; what bears the same name and says the same is one part. */
class PartNames {
  readonly clashes: NameClash[] = []
  readonly #document: ContractDocument
  readonly #schemas: Record<string, unknown>

  constructor(document: ContractDocument, schemas: Record<string, unknown>) {
    this.#document = document
    this.#schemas = schemas
  }

  clash(name: string, pointer: string, message: string): void {
    this.clashes.push({ name, pointer, message })
  }

  /** Makes what stands in `holder` a component, its parts first, and leaves a reference. */
  put(holder: object, key: string | number, name: string, pointer: string): void {
    const schema: unknown = Reflect.get(holder, key)
    if (!isRecord(schema) || referenceOf(schema) !== undefined) return
    this.nameInside(schema, name, pointer)
    const known = this.#schemas[name]
    if (known === undefined) this.#schemas[name] = schema
    else if (!isDeepStrictEqual(known, schema))
      this.clash(
        name,
        pointer,
        `another part is named ${name} already; put this one into a schema of its own`,
      )
    Reflect.set(holder, key, { $ref: `#/components/schemas/${name}` })
  }

  /** Makes what stands in `holder` a component if it is an enum, else the enums inside. */
  nameIn(holder: object, key: string | number, name: string, pointer: string): void {
    const schema: unknown = Reflect.get(holder, key)
    if (!isRecord(schema) || referenceOf(schema) !== undefined) return
    if (Array.isArray(schema['enum']) && !('const' in schema)) this.put(holder, key, name, pointer)
    else this.nameInside(schema, name, pointer)
  }

  /** Names the enums inside a schema, and the reasons of a refusal. */
  nameInside(node: unknown, owner: string, pointer: string): void {
    if (!isRecord(node)) return
    for (const { keyword, name: key, pointer: step } of subschemas(node)) {
      const holder: unknown = key === undefined ? node : node[keyword]
      if (typeof holder !== 'object' || holder === null) continue
      const place = key ?? keyword
      const inner = keyword === 'properties' ? innerName(owner, key ?? '') : owner
      const reason = owner.endsWith('Error')
        ? mergedParts(this.#document, Reflect.get(holder, place))
        : undefined
      if (keyword === 'items' && reason) {
        Reflect.set(holder, place, reason)
        this.put(holder, place, owner, pointer + step)
      } else this.nameIn(holder, place, inner, pointer + step)
    }
  }
}

/** `LoginRefusal` + `errors` is `LoginRefusalError`, and its `code` is `LoginRefusalCode`. */
function innerName(owner: string, property: string): string {
  if (property === 'errors') return `${owner}Error`
  if (property === 'code' && owner.endsWith('Error')) return `${owner.slice(0, -'Error'.length)}Code`
  return owner + capitalized(property)
}

function contentOf(node: unknown): [string, Schema][] {
  const content = recordOf(recordOf(node)['content'])
  return Object.entries(content).filter((entry): entry is [string, Schema] => isRecord(entry[1]))
}

function capitalized(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
