import type { ContractDocument } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { plainNode } from './plain-node.ts'

/** The property that tells branches apart, and where its values lead. */
export interface Discriminator {
  property: string
  /** Where each value leads, and what stands there; that is only asked for when it leads elsewhere. */
  mapping: ReadonlyMap<string, { pointer: string; schema: () => unknown }>
}

/** Reads the keyword `discriminator`; `undefined` where there is none. */
export function discriminatorOf(document: ContractDocument, node: unknown): Discriminator | undefined {
  if (!isRecord(node) || typeof node['propertyName'] !== 'string') return undefined
  const mapping = isRecord(node['mapping']) ? Object.entries(node['mapping']) : []
  return {
    property: node['propertyName'],
    mapping: new Map(
      mapping.map(([value, target]) => {
        const name = String(target)
        const pointer = /[#/.]/.test(name) ? name : `#/components/schemas/${name}`
        return [value, { pointer, schema: () => plainNode(document, { $ref: pointer }) }]
      }),
    ),
  }
}
