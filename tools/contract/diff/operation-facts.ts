import type { FactChange } from './change.ts'
import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { sameJson, shown, verdict, wordsOnly } from './change.ts'
import { address, pathNames } from './operation-pairs.ts'
import { compareSecurity } from './security-comparison.ts'
import { compareOwnServers } from './server-comparison.ts'

/** Name, address, security, extensions and words of one operation. */
export function compareFacts(
  before: OperationEntry,
  after: OperationEntry,
  documents: { before: ContractDocument; after: ContractDocument },
): FactChange[] {
  return [
    ...addressChanges(before, after),
    ...compareOwnServers(before, after, documents),
    ...compareSecurity(before, after, documents),
    ...extensionChanges(before, after),
    ...compareWords(before, after),
  ]
}

function addressChanges(before: OperationEntry, after: OperationEntry): FactChange[] {
  const changes: FactChange[] = []
  const both = verdict(true, true)
  const [oldId, id] = [before.operation.operationId, after.operation.operationId]
  if (oldId !== id)
    changes.push({
      kind: 'operation-renamed',
      place: 'operationId',
      message: `${oldId ?? 'no id'} → ${id ?? 'no id'}: generated clients call it by its name`,
      // Without an id each generator makes up a name of its own.
      verdict: oldId === undefined ? verdict(false, false) : verdict(true, false),
    })
  if (before.method !== after.method) {
    const message = `${before.method.toUpperCase()} → ${after.method.toUpperCase()}`
    changes.push({ kind: 'method-changed', place: 'method', message, verdict: both })
  }
  if (address({ ...before, method: 'get' }) !== address({ ...after, method: 'get' }))
    changes.push({
      kind: 'path-changed',
      place: 'path',
      message: `${before.path} → ${after.path}`,
      verdict: both,
    })
  else if (!sameJson(pathNames(before.path), pathNames(after.path)))
    changes.push({
      kind: 'path-parameter-renamed',
      place: 'path',
      message: `${before.path} → ${after.path}: generated clients fill it by name`,
      verdict: verdict(true, false),
    })
  return changes
}

const variation = ['none', 'branch', 'visitor']

function extensionChanges(
  { operation: before }: OperationEntry,
  { operation: after }: OperationEntry,
): FactChange[] {
  const changes: FactChange[] = []
  const [effect, newEffect] = [before['x-effect'], after['x-effect']]
  if (effect !== newEffect)
    changes.push({
      kind: 'effect-changed',
      place: 'x-effect',
      message: `${shown(effect)} → ${shown(newEffect)}`,
      // What is a read no longer must not be repeated or cached; what becomes one must leave the state alone.
      verdict: verdict(effect === 'read' || newEffect === 'session', newEffect === 'read'),
    })
  const [csrf, newCsrf] = [before['x-csrf'] ?? 'none', after['x-csrf'] ?? 'none']
  if (csrf !== newCsrf)
    changes.push({
      kind: 'csrf-changed',
      place: 'x-csrf',
      message: `${csrf} → ${newCsrf}`,
      verdict: verdict(newCsrf !== 'none', true),
    })
  const [varies, newVaries] = [before['x-varies'] ?? 'visitor', after['x-varies'] ?? 'visitor']
  if (varies !== newVaries) {
    const more = variation.indexOf(newVaries) > variation.indexOf(varies)
    changes.push({
      kind: 'variation-changed',
      place: 'x-varies',
      message: `${varies} → ${newVaries}${more ? ': a cache that shares its answers would show the wrong one' : ''}`,
      verdict: verdict(more, !more),
    })
  }
  const [stale, newStale] = [new Set(before['x-invalidates']), new Set(after['x-invalidates'])]
  for (const id of [...stale, ...newStale].filter((one) => stale.has(one) !== newStale.has(one)))
    changes.push({
      kind: stale.has(id) ? 'invalidation-removed' : 'invalidation-added',
      place: 'x-invalidates',
      message: stale.has(id) ? `${id} stays fresh` : `makes ${id} stale`,
      verdict: verdict(false, false),
    })
  return changes
}

const wordKeys = ['summary', 'description', 'tags', 'externalDocs']
/** Extensions that say something of the calls; all others are words. */
const meant = new Set(['x-effect', 'x-csrf', 'x-varies', 'x-invalidates', 'x-rights'])

/** Words of an operation, and whether it is deprecated. */
export function compareWords(
  { operation: before }: OperationEntry,
  { operation: after }: OperationEntry,
): FactChange[] {
  const old: Record<string, unknown> = { ...before }
  const own: Record<string, unknown> = { ...after }
  const extensions = Object.keys({ ...old, ...own }).filter((key) => key.startsWith('x-') && !meant.has(key))
  const changes = [...wordKeys, ...extensions]
    .filter((key) => !sameJson(old[key], own[key]))
    .map((key): FactChange => ({
      kind: 'words-changed',
      place: key,
      message: `another ${key}`,
      verdict: wordsOnly,
    }))
  if ((old['deprecated'] === true) === (own['deprecated'] === true)) return changes
  const message = own['deprecated'] ? 'deprecated' : 'no longer deprecated'
  return [
    ...changes,
    { kind: 'deprecation-changed', place: 'deprecated', message, verdict: verdict(false, false) },
  ]
}
