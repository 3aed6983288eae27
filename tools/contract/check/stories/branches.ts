import { valueAt } from '../../model/json-pointer.ts'
import { isRecord } from '../../model/record.ts'
import type { Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { readSessid } from '../session-checks.ts'
import { lookEverywhere } from './one-product.ts'

/** Branches that are chosen, and those of which every place is looked at. */
const most = 8
const lookedAt = 2
/** Reads that tell of branches; whichever is built. */
const sources = ['listStores', 'listBranches', 'getMainPage']

/** Each branch chosen once: what is near and what it costs is told for it. */
export async function chooseEachBranch(run: RunContext): Promise<void> {
  const [choose, current, list] = ['setUserStore', 'getCurrentStore', 'listSectionProducts'].map((id) =>
    run.contract.byId.get(id),
  )
  const section = run.accepted.get('listSectionProducts')
  const detail = run.accepted.get('getProduct')
  if (!choose || !current || !list || !run.wanted(choose.id)) return
  const visitor = run.customer
  const first = await run.ask({ operation: current, visitor, values: {}, purpose: 'the branch as it was' })
  const before = valueAt(first.json, '/data/storeId')
  if (typeof before !== 'string') return
  for (const [index, storeId] of [...(await knownBranches(run)).slice(0, most), before].entries()) {
    await run.ask({ operation: choose, visitor, values: {}, body: { storeId }, purpose: 'choose a branch' })
    await run.ask({ operation: current, visitor, values: {}, purpose: 'the chosen branch' })
    if (!section) continue
    await run.ask({ ...section, operation: list, visitor, purpose: 'products of the chosen branch' })
    if (detail && run.wanted(detail.operation.id))
      await run.ask({ ...detail, visitor, purpose: 'a product at the chosen branch' })
    if (storeId !== before && index <= lookedAt) await lookEverywhere(run, visitor)
  }
  const body = { storeId: before }
  await run.ask({ operation: choose, visitor, values: {}, body, purpose: 'choose the same branch again' })
}

/** A guest of a branch that no account keeps: every place tells the stock of the branch that the session has chosen. */
export async function chooseAsGuest(run: RunContext): Promise<void> {
  const choose = run.contract.byId.get('setUserStore')
  const [, storeId] = run.seen.named('storeId')
  if (!choose || storeId === undefined || !run.wanted(choose.id)) return
  const visitor: Visitor = { name: 'guest of another branch' }
  await readSessid(run, visitor)
  if (visitor.sessid === undefined) return
  const body = { storeId }
  const chosen = await run.ask({ operation: choose, visitor, values: {}, body, purpose: 'choose as a guest' })
  if (!run.succeeded(chosen)) return
  await lookEverywhere(run, visitor)
  await chooseByXmlId(run, visitor)
}

/** The popup of a changed branch knows its `xmlId` alone. */
async function chooseByXmlId(run: RunContext, visitor: Visitor): Promise<void> {
  const [choose, current] = ['setUserStore', 'getCurrentStore'].map((id) => run.contract.byId.get(id))
  const xmlId = run.seen.named('store')[0]
  if (!choose || !current || typeof xmlId !== 'string') return
  const body = { storeId: xmlId }
  const chosen = await run.ask({ operation: choose, visitor, values: {}, body, purpose: 'choose by xmlId' })
  const { json } = await run.ask({ operation: current, visitor, values: {}, purpose: 'the branch of it' })
  const got = valueAt(json, '/data/storeXmlId')
  run.state(chosen, run.succeeded(chosen) && got === xmlId, {
    rule: 'state',
    pointer: 'request /storeId',
    message: `the xmlId of a branch is taken as well, ${xmlId} must be chosen, got ${run.succeeded(chosen) ? String(got) : refusalCode(chosen)}`,
  })
}

async function knownBranches(run: RunContext): Promise<unknown[]> {
  const known = new Set(run.seen.named('storeId'))
  for (const operation of sources.map((id) => run.contract.byId.get(id))) {
    if (!operation || known.size > 1) continue
    const { json } = await run.ask({ operation, visitor: run.customer, values: {}, purpose: 'find branches' })
    for (const storeId of storesIn(json)) known.add(storeId)
  }
  return [...known]
}

/** Every `storeId` that an answer holds. */
function storesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(storesIn)
  if (!isRecord(value)) return []
  const own = value['storeId']
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(storesIn)]
}
