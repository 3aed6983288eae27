import { listOperations, type ContractDocument } from '../../mocks/sandbox/contract.ts'

/**
 * A contract of so many operations: the real one's paths again and again below `/copy-N`, with operationIds that end in
 * the number. @returns it, and for each operationId the one that it was copied from
 */
export function multipliedContract(contract: ContractDocument, operations: number) {
  const paths: ContractDocument['paths'] = {}
  const originals = new Map<string, string>()
  const own = Object.entries(contract.paths)
  for (let copy = 0; originals.size < operations; copy += 1) {
    for (const [path, item] of own) {
      if (originals.size >= operations) break
      const copied = structuredClone(item)
      for (const { id, method } of listOperations({ ...contract, paths: { [path]: item } })) {
        const newId = copy === 0 ? id : `${id}Copy${copy}`
        const definition = copied[method.toLowerCase()] as { operationId: string }
        definition.operationId = newId
        originals.set(newId, id)
      }
      paths[copy === 0 ? path : `/copy-${copy}${path}`] = copied
    }
  }
  return { contract: { ...contract, paths } satisfies ContractDocument, originals }
}
