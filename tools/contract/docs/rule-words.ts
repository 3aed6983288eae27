import type { ContractDocument } from '../model/document.ts'
import { listOf, recordOf } from '../model/record.ts'
import { eachRecord } from '../model/subschemas.ts'

/** The rules of a schema or operation in words, one per line; `undefined` where there are none. */
export function rulesInWords(node: object): string | undefined {
  const told = listOf(recordOf(node)['x-rules']).map((rule) => {
    const { id, says } = recordOf(rule)
    return `${String(says).replaceAll('|', String.raw`\|`)} (\`${String(id)}\`)`
  })
  return told.length > 0 ? told.join('<br>') : undefined
}

/** Puts the rules of each schema under its description. */
export function tellRules(document: ContractDocument): void {
  eachRecord(document, (node) => {
    const words = rulesInWords(node)
    if (words === undefined) return
    const description = typeof node['description'] === 'string' ? `${node['description'].trim()}\n\n` : ''
    node['description'] = `${description}**Always true:**<br>${words}`
    delete node['x-rules']
  })
}
