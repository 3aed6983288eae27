import type { ContractDocument } from './document.ts'
import { operationEntries } from './document.ts'
import { keysOf, pointerOfFragment, valueAtKeys } from './json-pointer.ts'
import { referenceOf } from './reference.ts'
import { eachRecord } from './subschemas.ts'

const known = new WeakMap<object, ReadonlyMap<string, ReadonlySet<string>>>()

/** By the name of a shared schema: the operations in whose answers it stands, however deep. */
export function answeringOperations(document: ContractDocument): ReadonlyMap<string, ReadonlySet<string>> {
  const found = known.get(document)
  if (found) return found
  const direct = new Map<string, readonly string[]>()
  const operations = new Map<string, Set<string>>()
  for (const { path, method, operation } of operationEntries(document)) {
    const open = referencesIn(operation.responses)
    const seen = new Set<string>()
    for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
      if (seen.has(reference)) continue
      seen.add(reference)
      const keys = keysOf(pointerOfFragment(reference))
      const [root, kind, name] = keys
      if (root === 'components' && kind === 'schemas' && name !== undefined) {
        const ids = operations.get(name) ?? new Set()
        operations.set(name, ids.add(operation.operationId ?? `${method.toUpperCase()} ${path}`))
      }
      const inside = direct.get(reference) ?? referencesIn(valueAtKeys(document, keys))
      direct.set(reference, inside)
      open.push(...inside)
    }
  }
  known.set(document, operations)
  return operations
}

function referencesIn(node: unknown): string[] {
  const references: string[] = []
  eachRecord(node, (record) => {
    const reference = referenceOf(record)
    if (reference !== undefined) references.push(reference)
  })
  return references
}
