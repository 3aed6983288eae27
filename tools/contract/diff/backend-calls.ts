import type { FactChange } from './change.ts'
import { pointerOf } from '../model/json-pointer.ts'
import { schemaAt } from '../model/reference.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import { type ContractDocument, entriesOf, type OperationEntry } from '../model/document.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { compareAnswers } from './answer-comparison.ts'
import { compareBody } from './body-comparison.ts'
import { verdict, verdictFor } from './change.ts'
import { type Documents, sourceOfNode, type Tools } from './media-comparison.ts'
import { compareWords } from './operation-facts.ts'
import { compareParameters, type PlacedDifference } from './parameter-comparison.ts'
import { compareSecurity } from './security-comparison.ts'

/** One request that the backend sends by itself. */
interface BackendCall {
  /** `callback paid`, `webhook orderPaid` */
  name: string
  /** Where to: the expression that a callback takes its address from; the receiver of a webhook is agreed elsewhere. */
  address: string
  entry: OperationEntry
  /** Pointer of the operation in its bundled contract. */
  source: string
}

/** Callbacks of an operation, request by request. What the backend sends in them travels as its answers do. */
export function compareCallbacks(
  before: OperationEntry,
  after: OperationEntry,
  source: string,
  tools: Tools,
): PlacedDifference[] {
  return compareCalls(
    callbacksOf(tools.documents.before, before, source),
    callbacksOf(tools.documents.after, after, source),
    tools,
  )
}

/** Webhooks of two contracts, request by request. */
export function compareWebhooks(tools: Tools): PlacedDifference[] {
  return compareCalls(webhooksOf(tools.documents.before), webhooksOf(tools.documents.after), tools)
}

function callbacksOf(
  document: ContractDocument,
  { operation }: OperationEntry,
  source: string,
): BackendCall[] {
  const { callbacks }: Record<string, unknown> = { ...operation }
  return namedNodes(callbacks).flatMap(([name, node]) =>
    namedNodes(schemaAt(document, node)).flatMap(([address, item]) =>
      callsOf(document, item, {
        name: `callback ${name}`,
        address,
        source: `${sourceOfNode(node, `${source}/callbacks${pointerOf(name)}`)}${pointerOf(address)}`,
      }),
    ),
  )
}

function webhooksOf(document: ContractDocument): BackendCall[] {
  const { webhooks }: Record<string, unknown> = { ...document }
  return namedNodes(webhooks).flatMap(([name, item]) =>
    callsOf(document, item, { name: `webhook ${name}`, address: '', source: `#/webhooks${pointerOf(name)}` }),
  )
}

function namedNodes(node: unknown): [name: string, node: Record<string, unknown>][] {
  return Object.entries(recordOf(node)).flatMap(([name, one]) =>
    isRecord(one) && !name.startsWith('x-') ? [[name, one]] : [],
  )
}

function callsOf(
  document: ContractDocument,
  item: Record<string, unknown>,
  { name, address, source }: Omit<BackendCall, 'entry'>,
): BackendCall[] {
  return entriesOf(document, '', item).map((entry) => ({
    name,
    address,
    entry,
    source: `${sourceOfNode(item, source)}/${entry.method}`,
  }))
}

function compareCalls(before: BackendCall[], after: BackendCall[], given: Tools): PlacedDifference[] {
  const tools: Tools = { ...given, caller: 'backend' }
  const { pairs, removed, added } = pairCalls(before, after)
  return [
    ...removed.map((call) =>
      whole(call, 'removed', `${nameOf(call)} is no longer sent`, verdict(true, false)),
    ),
    ...added.map((call) => whole(call, 'added', `${nameOf(call)} is sent now`, verdict(false, true))),
    ...pairs.flatMap(([old, own]) => compareCall(old, own, tools)),
  ]
}

/** Pairs by name, address and method; of what is left those that are alone in it by name and method. */
function pairCalls(before: BackendCall[], after: BackendCall[]) {
  const pairs: [BackendCall, BackendCall][] = []
  let [removed, added] = [before, after]
  for (const keyOf of [
    (call: BackendCall) => `${nameOf(call)} ${call.address}`,
    (call: BackendCall) => nameOf(call),
  ]) {
    const [old, own] = [groupBy(removed, keyOf), groupBy(added, keyOf)]
    const paired = new Set<BackendCall>()
    for (const [key, [call, ...others]] of old) {
      const [newer, ...newerOthers] = own.get(key) ?? []
      if (!call || !newer || others.length + newerOthers.length > 0) continue
      pairs.push([call, newer])
      paired.add(call).add(newer)
    }
    removed = removed.filter((call) => !paired.has(call))
    added = added.filter((call) => !paired.has(call))
  }
  return { pairs, removed, added }
}

function nameOf({ name, entry }: BackendCall): string {
  return `${name} ${entry.method.toUpperCase()}`
}

/** `callback-removed`, `webhook-added` … */
function whole(
  call: BackendCall,
  what: 'added' | 'removed' | 'address-changed',
  message: string,
  means: ReturnType<typeof verdict>,
): PlacedDifference {
  const sort = call.name.startsWith('webhook ') ? 'webhook' : 'callback'
  return { kind: `${sort}-${what}`, place: nameOf(call), pointer: '', source: call.source, message, ...means }
}

function compareCall(before: BackendCall, after: BackendCall, tools: Tools): PlacedDifference[] {
  const { entry: old } = before
  const { entry: own, source } = after
  const differences = [
    ...callFacts(old, own, tools.documents).map(({ verdict: means, place, ...rest }) => ({
      ...rest,
      place,
      pointer: '',
      source: `${source}/${place}`,
      ...means,
    })),
    ...compareParameters(old, own, source, tools),
    ...compareBody(old.operation.requestBody, own.operation.requestBody, `${source}/requestBody`, tools),
    ...compareAnswers(old.operation.responses, own.operation.responses, source, tools),
  ].map((one) => ({ ...one, place: `${nameOf(after)}, ${one.place}` }))
  if (before.address === after.address) return differences
  const message = `sent to ${after.address}, no longer to ${before.address}`
  return [whole(after, 'address-changed', message, verdict(true, true)), ...differences]
}

/** What the backend proves itself with, and words. The contract's own security is for those who call the backend. */
function callFacts(before: OperationEntry, after: OperationEntry, documents: Documents): FactChange[] {
  const proves = before.operation.security ?? after.operation.security
  return [
    ...(proves ? compareSecurity(withOwn(before), withOwn(after), documents) : []).map((one) => ({
      ...one,
      verdict: verdictFor('backend', one.verdict),
    })),
    ...compareWords(before, after),
  ]
}

function withOwn(entry: OperationEntry): OperationEntry {
  return { ...entry, operation: { ...entry.operation, security: entry.operation.security ?? [] } }
}
