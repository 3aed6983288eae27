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

/** What `x-past` says of a moment or a day. */
const past = 'Never later than the `Date` of the answer.'

/** Puts the rules of each schema under its description. */
export function tellRules(document: ContractDocument): void {
  eachRecord(document, (node) => {
    if (node['x-past'] === true) {
      node['description'] = [node['description'], past].filter((one) => typeof one === 'string').join(' ')
      delete node['x-past']
    }
    const words = rulesInWords(node)
    if (words === undefined) return
    const description = typeof node['description'] === 'string' ? `${node['description'].trim()}\n\n` : ''
    node['description'] = `${description}**Always true:**<br>${words}`
    delete node['x-rules']
  })
}
