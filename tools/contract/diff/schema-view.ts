import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf } from '../model/record.ts'
import { referenceOf, resolve } from '../model/reference.ts'
import { type Discriminator, discriminatorOf } from './discriminator.ts'
import { plainNode, wordKeys } from './plain-node.ts'

/** A schema as it is written; `true` and an empty object allow anything. */
export type SchemaNode = unknown

/** What a schema says in the end: references followed, `allOf` merged, null told apart from the rest. */
export interface SchemaView {
  /** Allowed types without null; absent when any is. */
  types?: string[]
  nullable: boolean
  /** Allowed values of `enum` or `const`, without null. */
  values?: unknown[]
  properties: Map<string, SchemaNode>
  required: Set<string>
  items?: SchemaNode
  additional?: SchemaNode
  propertyNames?: SchemaNode
  /** Schemas of the properties whose names fit a pattern. */
  patterned: Map<string, SchemaNode>
  /** Branches of `oneOf` or `anyOf` that aren't just null. */
  branches: SchemaNode[]
  /** Where each branch stands below its schema, `anyOf/1`. */
  branchPlaces?: ReadonlyMap<SchemaNode, string>
  /** How many branches have to fit: exactly one, or any number of them. */
  choice?: 'oneOf' | 'anyOf'
  /** Values that are known by now (`x-extensible-enum`): more may come, and nobody may rely on the list. */
  extensible?: unknown[]
  bounds: Record<string, number>
  patterns: string[]
  format?: string
  default?: unknown
  deprecated: boolean
  readOnly: boolean
  writeOnly: boolean
  discriminator?: Discriminator
  words: { title?: unknown; description?: unknown; example?: unknown }
  /** Keywords that are compared as a whole, references in them followed. */
  rest: Record<string, unknown>
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
const handledKeys =
  '$ref type const enum properties patternProperties required items additionalProperties default propertyNames ' +
  'oneOf anyOf allOf pattern format deprecated multipleOf uniqueItems readOnly writeOnly discriminator'
const handled = new Set([...handledKeys.split(' '), ...lowerBounds, ...upperBounds, ...wordKeys])

/** Reads the schemas of one document; equal nodes give the same view, so that comparisons can end in a circle. */
export class SchemaReader {
  readonly #document: ContractDocument
  readonly #views = new WeakMap<object, SchemaView>()
  readonly #joined = new Map<string, SchemaNode>()
  readonly #numbers = new WeakMap<object, number>()
  readonly #building = new Set<object>()
  #next = 1

  constructor(document: ContractDocument) {
    this.#document = document
  }

  /** The node that a `$ref` without further demands leads to, else the node itself. */
  target(node: SchemaNode): SchemaNode {
    return referenceOf(node) !== undefined && onlyWords(node) ? resolve<unknown>(this.#document, node) : node
  }

  /** A number for each node of the document, for keys. */
  number(node: SchemaNode): number {
    if (!isRecord(node)) return 0
    const known = this.#numbers.get(node)
    if (known !== undefined) return known
    this.#numbers.set(node, this.#next)
    return this.#next++
  }

  view(node: SchemaNode): SchemaView {
    if (node === false) return { ...anything(), types: [], nullable: false }
    if (!isRecord(node)) return anything()
    const known = this.#views.get(node)
    if (known) return known
    // A branch that includes its own parent says nothing new.
    if (this.#building.has(node)) return anything()
    this.#building.add(node)
    const made = this.#build(node, [])
    this.#building.delete(node)
    this.#views.set(node, made)
    return made
  }

  #build(node: SchemaNode, above: SchemaNode[]): SchemaView {
    if (!isRecord(node) || above.includes(node)) return this.view(isRecord(node) ? true : node)
    const chain = [...above, node]
    // A later part narrows an earlier one, so its words are the nearer ones.
    const members = listOf(node['allOf']).toReversed()
    if (referenceOf(node) !== undefined)
      members.push(resolve<unknown>(this.#document, { $ref: referenceOf(node) ?? '' }))
    return members
      .map((member) => this.#build(member, chain))
      .reduce((one, other) => this.#merge(one, other), this.#own(node))
  }

  #own(node: Record<string, unknown>): SchemaView {
    const { type, properties, required, items, additionalProperties, propertyNames, pattern, format } = node
    const given =
      type === undefined
        ? undefined
        : [type].flat().map((name) => (typeof name === 'string' ? name : 'unknown'))
    const values =
      'const' in node
        ? [node['const']]
        : Array.isArray(node['enum'])
          ? (node['enum'] as unknown[])
          : undefined
    const choices = [node['oneOf'], node['anyOf']].flatMap((list) =>
      Array.isArray(list) ? [list as unknown[]] : [],
    )
    const [branches = [], ...more] = choices
    const choice = Array.isArray(node['oneOf']) ? 'oneOf' : 'anyOf'
    const nullBranch = branches.length === 0 || branches.some((one) => this.view(one).nullable)
    const valued = branches.filter((one) => !this.#isNull(one))
    const isOnlyNull = branches.length > 0 && valued.length === 0
    const ownBounds = [...lowerBounds, ...upperBounds, 'multipleOf'].flatMap((key) =>
      typeof node[key] === 'number' ? [[key, node[key]] as const] : [],
    )
    if (node['uniqueItems'] === true) ownBounds.push(['uniqueItems', 1])
    const rest = Object.entries(node)
      .filter(([key]) => !handled.has(key) && !key.startsWith('x-'))
      .map(([key, value]) => [key, plainNode(this.#document, value)] as const)
    const discriminator = discriminatorOf(this.#document, node)
    const { title, description, example, examples } = node
    return {
      ...(isOnlyNull ? { types: [] } : given && { types: given.filter((one) => one !== 'null') }),
      nullable: (given?.includes('null') ?? true) && (values?.includes(null) ?? true) && nullBranch,
      ...(values && { values: values.filter((one) => one !== null) }),
      ...(Array.isArray(node['x-extensible-enum']) && {
        extensible: node['x-extensible-enum'] as unknown[],
      }),
      properties: mapOf(properties),
      patterned: mapOf(node['patternProperties']),
      required: new Set(listOf(required).map(String)),
      ...(items !== undefined && { items }),
      ...(additionalProperties !== undefined && { additional: additionalProperties }),
      ...(propertyNames !== undefined && { propertyNames }),
      branches: valued,
      ...(branches.length > 0 && {
        choice,
        branchPlaces: new Map(branches.map((one, index) => [one, `${choice}/${index}`])),
      }),
      bounds: Object.fromEntries(ownBounds),
      patterns: typeof pattern === 'string' ? [pattern] : [],
      ...(typeof format === 'string' && { format }),
      ...('default' in node && { default: node['default'] }),
      deprecated: node['deprecated'] === true,
      readOnly: node['readOnly'] === true,
      writeOnly: node['writeOnly'] === true,
      ...(discriminator && { discriminator }),
      words: { title, description, example: example ?? examples },
      rest: {
        ...Object.fromEntries(rest),
        ...(more.length > 0 && { anyOf: plainNode(this.#document, more) }),
      },
    }
  }

  #isNull(node: SchemaNode): boolean {
    const { types, nullable, values } = this.view(node)
    return nullable && (types?.length === 0 || values?.length === 0)
  }

  /** Both must hold. Words of the first win: it is the one that stands nearer. */
  #merge(one: SchemaView, other: SchemaView): SchemaView {
    const bounds = { ...one.bounds }
    for (const [key, value] of Object.entries(other.bounds)) {
      const known = bounds[key]
      const tighter = (lowerBounds as readonly string[]).includes(key) ? Math.max : Math.min
      bounds[key] = known === undefined ? value : tighter(known, value)
    }
    const both = one.branches.length > 0 && other.branches.length > 0
    const joined = (key: 'items' | 'additional' | 'propertyNames') =>
      one[key] !== undefined && other[key] !== undefined
        ? this.#join(one[key], other[key])
        : (one[key] ?? other[key])
    return {
      ...one,
      ...other,
      ...intersection('types', one.types, other.types),
      nullable: one.nullable && other.nullable,
      ...intersection('values', one.values, other.values),
      properties: this.#joinMaps(one.properties, other.properties),
      patterned: this.#joinMaps(one.patterned, other.patterned),
      required: new Set([...one.required, ...other.required]),
      items: joined('items'),
      additional: joined('additional'),
      propertyNames: joined('propertyNames'),
      branches: one.branches.length > 0 ? one.branches : other.branches,
      ...(one.branches.length > 0 && one.choice && { choice: one.choice }),
      ...(one.branches.length > 0 && one.branchPlaces && { branchPlaces: one.branchPlaces }),
      bounds,
      patterns: [...new Set([...one.patterns, ...other.patterns])].toSorted(),
      ...(one.format !== undefined && { format: one.format }),
      ...('default' in one && { default: one.default }),
      deprecated: one.deprecated || other.deprecated,
      readOnly: one.readOnly || other.readOnly,
      writeOnly: one.writeOnly || other.writeOnly,
      ...(one.discriminator && { discriminator: one.discriminator }),
      words: {
        title: one.words.title ?? other.words.title,
        description: one.words.description ?? other.words.description,
        example: one.words.example ?? other.words.example,
      },
      rest: {
        ...one.rest,
        ...other.rest,
        ...(both && { allOf: plainNode(this.#document, [one.branches, other.branches]) }),
      },
    }
  }

  #joinMaps(one: Map<string, SchemaNode>, other: Map<string, SchemaNode>): Map<string, SchemaNode> {
    const joined = new Map(one)
    for (const [name, node] of other)
      joined.set(name, joined.has(name) ? this.#join(joined.get(name), node) : node)
    return joined
  }

  /** A node that means both; the same two give the same node. */
  #join(one: SchemaNode, other: SchemaNode): SchemaNode {
    const key = `${this.number(one)}+${this.number(other)}`
    const known = this.#joined.get(key) ?? { allOf: [other, one] }
    this.#joined.set(key, known)
    return known
  }
}

function mapOf(node: unknown): Map<string, SchemaNode> {
  return new Map(isRecord(node) ? Object.entries(node) : [])
}

function onlyWords(node: SchemaNode): boolean {
  return isRecord(node) && Object.keys(node).every((key) => key === '$ref' || wordKeys.has(key))
}

function anything(): SchemaView {
  return {
    nullable: true,
    properties: new Map(),
    patterned: new Map(),
    required: new Set(),
    branches: [],
    bounds: {},
    patterns: [],
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    words: {},
    rest: {},
  }
}

function intersection(key: 'types' | 'values', one?: unknown[], other?: unknown[]) {
  const found = one && other ? one.filter((value) => meets(value, other)) : (one ?? other)
  return found ? { [key]: found } : {}
}

function meets(value: unknown, list: unknown[]): boolean {
  return list.includes(value) || (value === 'integer' && list.includes('number'))
}
