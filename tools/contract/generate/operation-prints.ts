import { createHash } from 'node:crypto'
import { type ContractDocument, operationEntries } from '../model/document.ts'

/**
 * A print of each operation with all components that it reaches, by operationId: two contracts in which an operation has
 * one print say the same of it.
 */
export function operationPrints(document: ContractDocument): Map<string, string> {
  const parts = new Map<string, { text: string; names: string[] }>()
  for (const [kind, named] of Object.entries(document.components ?? {}))
    for (const [name, part] of Object.entries(named)) {
      const text = JSON.stringify(part)
      parts.set(`#/components/${kind}/${name}`, { text, names: referencesIn(text) })
    }
  return new Map(
    operationEntries(document).map(({ path, method, operation }) => {
      const text = JSON.stringify([
        path,
        method,
        operation,
        document.paths[path]?.parameters,
        operation.security ?? document.security,
      ])
      const reached = new Set<string>()
      const queue = referencesIn(text)
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        if (reached.has(name)) continue
        reached.add(name)
        queue.push(...(parts.get(name)?.names ?? []))
      }
      const hash = createHash('sha256').update(text)
      for (const name of [...reached].toSorted()) hash.update(name).update(parts.get(name)?.text ?? '')
      return [operation.operationId, hash.digest('base64')]
    }),
  )
}

function referencesIn(text: string): string[] {
  // What stands inside a component is as good as the component.
  return [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference = '']) => /^#\/components\/[^/]+\/[^/]+/.exec(reference)?.[0] ?? reference,
  )
}
