import type { Bump, Change } from './change.ts'

/** One change and the operations that it touches: more than one for a shared schema. */
export interface ChangeGroup extends Change {
  operationIds: string[]
}

const weight: Record<Bump, number> = { major: 0, minor: 1, patch: 2 }

/** Changes of the same shared part as one; breaking ones first, else in the order of the operations. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>()
  for (const change of changes) {
    const shared = /^#\/components\/(?!securitySchemes)/.test(change.source)
    const key = [
      shared ? '' : change.operationId,
      change.kind,
      change.source,
      change.message,
      change.client,
    ].join('\n')
    const known = groups.get(key)
    if (!known) groups.set(key, { ...change, operationIds: [change.operationId] })
    else if (!known.operationIds.includes(change.operationId)) known.operationIds.push(change.operationId)
  }
  return [...groups.values()].toSorted((one, other) => weight[one.bump] - weight[other.bump])
}

/** Who has to do something about a change. */
export function sides({ client, server, ...rest }: Change & { level?: string }): string {
  if (rest.level === 'may break')
    return server === 'breaking' ? 'may break clients, breaks servers' : 'may break clients'
  if (client === 'breaking') return server === 'breaking' ? 'breaks clients and servers' : 'breaks clients'
  return server === 'breaking' ? 'servers must follow' : 'compatible'
}

/** Where a change is: `answer 200 /data/items/*`. */
export function whereOf({ place, pointer }: Change): string {
  return pointer === '' ? place : `${place} ${pointer}`
}
