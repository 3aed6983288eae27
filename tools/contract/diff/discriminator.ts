import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { referenceOf, schemaAt } from '../model/reference.ts'
import { plainNode } from './plain-node.ts'

/** The property that tells branches apart, and where its values lead. */
export interface Discriminator {
  property: string
  /** Where each value leads, and what stands there; that is only asked for when it leads elsewhere. */
  mapping: ReadonlyMap<string, { pointer: string; schema: () => unknown }>
}

/** Reads the keyword `discriminator` of a schema; `undefined` where there is none. */
export function discriminatorOf(
  document: ContractDocument,
  { discriminator: node, oneOf, anyOf }: Readonly<Record<string, unknown>>,
): Discriminator | undefined {
  if (!isRecord(node) || typeof node['propertyName'] !== 'string') return undefined
  const property = node['propertyName']
  const stated = Object.entries(recordOf(node['mapping'])).map(([value, target]) => {
    const name = String(target)
    return [value, /[#/.]/.test(name) ? name : `#/components/schemas/${name}`] as const
  })
  const told = new Set(stated.map(([, pointer]) => pointer))
  // A branch that the mapping leaves out is told by the name of its schema.
  const unstated = listOf(oneOf ?? anyOf)
    .flatMap((branch) => referenceOf(branch) ?? [])
    .filter((pointer) => !told.has(pointer))
    .map((pointer) => [pointer.slice(pointer.lastIndexOf('/') + 1), pointer] as const)
    .filter(([name, pointer]) => mayBe(document, { pointer, property, name }))
  return {
    property,
    mapping: new Map(
      [...unstated, ...stated].map(([value, pointer]) => [
        value,
        { pointer, schema: () => plainNode(document, { $ref: pointer }) },
      ]),
    ),
  }
}

/** A branch with values of its own for the property is told by these. */
function mayBe(
  document: ContractDocument,
  { pointer, property, name }: { pointer: string; property: string; name: string },
): boolean {
  const branch = schemaAt(document, { $ref: pointer })
  const { const: constant, enum: values } = schemaAt(document, recordOf(branch['properties'])[property])
  if (constant !== undefined) return constant === name
  return !Array.isArray(values) || values.includes(name)
}
