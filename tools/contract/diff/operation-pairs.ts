import { type ContractDocument, operationEntries, type OperationEntry } from '../model/document.ts'

/** Operations before and after. */
export interface OperationPairs {
  pairs: { before: OperationEntry; after: OperationEntry }[]
  removed: OperationEntry[]
  added: OperationEntry[]
}

/**
 * Pairs by method and path, whatever its parameters are called. What has moved is paired by its operationId, if only one
 * operation of each contract has it.
 */
export function pairOperations(before: ContractDocument, after: ContractDocument): OperationPairs {
  const pairs: OperationPairs['pairs'] = []
  let removed = operationEntries(before)
  let added = operationEntries(after)
  const doubled = new Set([...doubledIds(before), ...doubledIds(after)])
  const ownId = ({ operation: { operationId } }: OperationEntry) =>
    doubled.has(operationId) ? undefined : operationId
  for (const keyOf of [address, ownId]) {
    const open = new Map(added.map((entry) => [keyOf(entry), entry]))
    removed = removed.filter((entry) => {
      const key = keyOf(entry)
      const found = key === undefined ? undefined : open.get(key)
      if (!found) return true
      pairs.push({ before: entry, after: found })
      open.delete(key)
      return false
    })
    const paired = new Set(pairs.map((pair) => pair.after))
    added = added.filter((entry) => !paired.has(entry))
  }
  return { pairs: inOrder(pairs, after), removed, added }
}

/** Changes are told in the order of the newer contract. */
function inOrder(pairs: OperationPairs['pairs'], after: ContractDocument): OperationPairs['pairs'] {
  const places = new Map(operationEntries(after).map(({ operation }, index) => [operation, index]))
  return pairs.toSorted(
    (one, other) => (places.get(one.after.operation) ?? 0) - (places.get(other.after.operation) ?? 0),
  )
}

/** Ids that more than one operation of a contract has: nothing can be told by them. */
export function doubledIds(document: ContractDocument): string[] {
  const ids = operationEntries(document).flatMap(({ operation: { operationId } }) => operationId ?? [])
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** How an operation is called in reports: its id, or method and path where it has none. */
export function operationName({ operation, method, path }: OperationEntry): string {
  return operation.operationId ?? `${method.toUpperCase()} ${path}`
}

/** Method and path without the names of its parameters. */
export function address({ method, path }: OperationEntry): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
}

/** Names of the parameters in a path, in their order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
}
