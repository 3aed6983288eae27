import type { FactChange } from './change.ts'
import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { verdict } from './change.ts'

/** Addresses of the whole contract; none means its own origin. */
export function compareServers(before: ContractDocument, after: ContractDocument): FactChange[] {
  return serverChanges(addressesOf(serversIn(before)), addressesOf(serversIn(after)))
}

/** Addresses of one operation, where it or its path has some of its own before or after. */
export function compareOwnServers(
  before: OperationEntry,
  after: OperationEntry,
  documents: { before: ContractDocument; after: ContractDocument },
): FactChange[] {
  const [old, own] = [ownServers(before, documents.before), ownServers(after, documents.after)]
  if (!old && !own) return []
  return serverChanges(
    addressesOf(old ?? serversIn(documents.before)),
    addressesOf(own ?? serversIn(documents.after)),
  )
}

function serverChanges(before: string[], after: string[]): FactChange[] {
  const place = 'servers'
  return [
    ...before
      .filter((url) => !after.includes(url))
      .map((url): FactChange => ({
        kind: 'server-removed',
        place,
        message: `${url} removed`,
        verdict: verdict(true, false),
      })),
    ...after
      .filter((url) => !before.includes(url))
      .map((url): FactChange => ({
        kind: 'server-added',
        place,
        message: `${url} added`,
        verdict: verdict(false, true),
      })),
  ]
}

function serversIn(node: unknown): unknown[] | undefined {
  const servers = isRecord(node) ? node['servers'] : undefined
  return Array.isArray(servers) && servers.length > 0 ? servers : undefined
}

function ownServers({ path, operation }: OperationEntry, document: ContractDocument) {
  return serversIn(operation) ?? serversIn(document.paths[path])
}

/** Each with what its variables stand for when nobody chooses. */
function addressesOf(servers: unknown[] | undefined): string[] {
  if (!servers) return ['/']
  return servers.filter(isRecord).map(({ url, variables }) =>
    Object.entries(recordOf(variables)).reduce((text, [name, variable]) => {
      const value = isRecord(variable) ? variable['default'] : undefined
      return typeof value === 'string' ? text.replaceAll(`{${name}}`, value) : text
    }, String(url)),
  )
}
