import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import type { RequestParts } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'

/** What is remembered of a visitor. */
const memories: Readonly<Record<string, string>> = {
  getCurrentStore: '/data/storeId',
  listCartProducts: '/data',
  listViewedProducts: '/data/items',
  getHeader: '/data/userData/SESSID',
}
/** The one read that is meant to be remembered, and one that is counted by the minute. */
const left = new Set(['getProduct', 'searchSuggest'])
/** Far away from wherever the visitor is: the nearest branch is another one there. */
const far = [
  { lat: 43.1, lon: 131.9 },
  { lat: 54.7, lon: 20.5 },
]

type Accepted = Omit<RequestParts, 'visitor' | 'purpose'>

/**
 * Reads change nothing: whatever a visitor asks, and for whichever branch, their own branch, cart and viewed products are
 * the same afterwards.
 */
export async function checkReadsChangeNothing(run: RunContext): Promise<void> {
  const visitor = run.guest
  const reads = [...run.accepted.values()].filter(
    ({ operation: { id, effect, needsToken } }) =>
      effect === 'read' && !needsToken && run.wanted(id) && !left.has(id),
  )
  const cart = run.contract.byId.get('getCart')
  if (cart && run.wanted(cart.id) && !run.accepted.has(cart.id)) reads.push({ operation: cart, values: {} })
  const before = await lookAt(run, visitor)
  if (before.size === 0) return
  // Branches other than the visitor's own.
  const own = run.contract.byId.get('getCurrentStore')
  const current =
    own && (await run.ask({ operation: own, visitor, values: {}, purpose: 'the branch as it is' }))
  const branches = (await branchesOf(run, visitor)).filter(
    (one) => one !== valueAt(current?.json, '/data/storeXmlId'),
  )
  const exact = await exactSearches(run, visitor, reads)
  for (const one of [...turnsOf(reads, branches, -1), ...exact]) await ask(run, visitor, one)
  const changed = differing(before, await lookAt(run, visitor))
  // Only then it is worth finding out which read it was.
  for (const name of changed) await blame(run, visitor, name, [...turnsOf(reads, branches, 0), ...exact])
}

/** Searches for the article of one product: what is found alone was not looked at for that. */
async function exactSearches(
  run: RunContext,
  visitor: Visitor,
  reads: readonly Accepted[],
): Promise<Accepted[]> {
  const list = run.accepted.get('listSectionProducts')
  if (!list) return []
  const { json } = await run.ask({ ...list, visitor, purpose: 'an article to search for' })
  const articles = listOf(valueAt(json, '/data/items')).map((one) => recordOf(one)['article'])
  return reads
    .filter(({ operation: { id } }) => id.startsWith('search'))
    .map((one, index) => ({ ...one, values: { ...one.values, query: articles.at(-1 - index) } }))
}

async function branchesOf(run: RunContext, visitor: Visitor): Promise<unknown[]> {
  const known = run.seen.named('store')
  const list = run.contract.byId.get('listBranches')
  if (known.length > 1 || !list) return known
  const { json } = await run.ask({ operation: list, visitor, values: {}, purpose: 'find branches' })
  return listOf(valueAt(json, '/data/items')).map((one) => recordOf(one)['xmlId'])
}

const ask = (run: RunContext, visitor: Visitor, one: Accepted) =>
  run.ask({ ...one, visitor, purpose: 'a read, which changes nothing' })

/** The requests as they were accepted, for another branch and from elsewhere. */
function turnsOf(reads: readonly Accepted[], branches: readonly unknown[], branch: number): Accepted[] {
  const store = branches.at(branch)
  return reads.flatMap((accepted) => {
    const { operation, values } = accepted
    const has = (name: string) => operation.parameters.some((one) => one.name === name)
    if (has('lat') && has('lon')) return far.map((place) => ({ ...accepted, values: { ...place } }))
    return [has('store') && store !== undefined ? { ...accepted, values: { ...values, store } } : accepted]
  })
}

async function lookAt(run: RunContext, visitor: Visitor): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const name of Object.keys(memories)) {
    const { value } = await valueOf(run, visitor, name)
    if (value !== undefined) found.set(name, value)
  }
  return found
}

async function valueOf(
  run: RunContext,
  visitor: Visitor,
  name: string,
): Promise<{ value?: string; exchange?: Exchange }> {
  const operation = run.contract.byId.get(name)
  if (!operation || !run.accepted.has(name)) return {}
  const exchange = await run.ask({
    operation,
    visitor,
    values: {},
    purpose: 'what is remembered of the visitor',
  })
  const value = run.succeeded(exchange) ? valueAt(exchange.json, memories[name] ?? '') : undefined
  if (value === undefined) return { exchange }
  const ids = Array.isArray(value) ? value.map((one: unknown) => (isRecord(one) ? one['id'] : one)) : value
  return { exchange, value: JSON.stringify(ids) }
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name))
}

/** Asks the reads once more, one by one, and looks after each. */
async function blame(
  run: RunContext,
  visitor: Visitor,
  name: string,
  reads: readonly Accepted[],
): Promise<void> {
  let before = await valueOf(run, visitor, name)
  let isFound = false
  for (const one of reads) {
    const exchange = await ask(run, visitor, one)
    const after = await valueOf(run, visitor, name)
    const isSame = run.state(exchange, after.value === before.value, {
      rule: 'read-only',
      pointer: 'request',
      message: `a read changes nothing: ${name} ${memories[name]} was ${before.value ?? 'nothing'}, after it ${after.value ?? 'nothing'}`,
    })
    isFound ||= !isSame
    before = after
  }
  if (isFound || !before.exchange) return
  run.state(before.exchange, false, {
    rule: 'read-only',
    pointer: memories[name] ?? '',
    message: `reads change nothing, and after ${[...new Set(reads.map(({ operation }) => operation.id))].join(', ')} it is another one`,
  })
}
