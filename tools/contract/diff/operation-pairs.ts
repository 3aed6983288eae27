import { type ContractDocument, operationEntries, type OperationEntry } from '../model/document.ts'

/** Operations before and after. */
export interface OperationPairs {
  pairs: { before: OperationEntry; after: OperationEntry }[]
  removed: OperationEntry[]
  added: OperationEntry[]
}

/** Pairs by operationId; what is left by method and path, whatever its parameters are called (a new operationId). */
export function pairOperations(before: ContractDocument, after: ContractDocument): OperationPairs {
  const pairs: OperationPairs['pairs'] = []
  let removed = operationEntries(before)
  let added = operationEntries(after)
  for (const keyOf of [({ operation }: OperationEntry) => operation.operationId, address]) {
    const open = new Map(added.map((entry) => [keyOf(entry), entry]))
    removed = removed.filter((entry) => {
      const found = open.get(keyOf(entry))
      if (!found) return true
      pairs.push({ before: entry, after: found })
      open.delete(keyOf(entry))
      return false
    })
    added = added.filter((entry) => [...open.values()].includes(entry))
  }
  return { pairs, removed, added }
}

/** Method and path without the names of its parameters. */
export function address({ method, path }: OperationEntry): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`
}

/** Names of the parameters in a path, in their order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
}
