import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { zoneDay } from '../backend-days.ts'
import type { RunContext } from '../run-context.ts'

/** Districts that are looked at. */
const most = 4

/**
 * Goods are on the road for the days of the district: a carrier promises none earlier than so many days from today. What is in
 * stock at a branch of the district takes no other days.
 */
export async function checkCarrierDays(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('listBranches')
  if (!operation || !['getDistrict', 'getProductDelivery'].some((id) => run.wanted(id))) return
  const list = await run.ask({
    operation,
    visitor: run.guest,
    values: {},
    purpose: 'a branch of each district',
  })
  const branches = listOf(valueAt(list.json, '/data/items')).filter(isRecord)
  const districts = [...new Set(branches.map(districtOf))].slice(0, most)
  for (const id of districts) {
    const branch = branches.find((one) => districtOf(one) === id)
    if (branch) await judgeCarrier(run, branch)
  }
}

const districtOf = (branch: Record<string, unknown>) => valueAt(branch, '/district/id')

async function judgeCarrier(run: RunContext, branch: Record<string, unknown>): Promise<void> {
  const ids = ['getDistrict', 'listSectionProducts', 'getProductDelivery']
  const [district, list, delivery] = ids.map((id) => run.contract.byId.get(id))
  const section = run.accepted.get('listSectionProducts')
  const { xmlId: store, timeZone } = branch
  if (!district || !list || !delivery || !section || typeof timeZone !== 'string') return
  const visitor = run.guest
  const id = districtOf(branch)
  const terms = await run.ask({ operation: district, visitor, values: { id }, purpose: 'days on the road' })
  const road = valueAt(terms.json, '/data/district/deliveryDays')
  const page = await run.ask({
    operation: list,
    visitor,
    values: { ...section.values, code: 'all', store, sort: 'available', PAGE_SIZE: 20 },
    purpose: 'what is in stock at the branch',
  })
  const product = listOf(valueAt(page.json, '/data/items'))
    .filter(isRecord)
    .find((item) => Number(valueAt(item, '/stock/here')) >= Number(item['minQty'] ?? 1))?.['id']
  if (product === undefined) return
  const values = { id: product, store }
  const told = await run.ask({ operation: delivery, visitor, values, purpose: 'days of a carrier' })
  const carrier = listOf(valueAt(told.json, '/data/options'))
    .filter(isRecord)
    .find(({ type }) => type === 'carrierTerminal')
  const dayAfter = (days: unknown) => (typeof days === 'number' ? zoneDay(told, days, timeZone) : undefined)
  const [first, last] = [dayAfter(valueAt(road, '/min')), dayAfter(valueAt(road, '/max'))]
  if (!run.succeeded(told) || !carrier || first === undefined || last === undefined) return
  run.state(told, String(carrier['etaFrom']) >= first && String(carrier['etaTo']) >= last, {
    rule: 'carrier-days',
    pointer: '/data/options',
    message: `a carrier is on the road for the days of the district ${String(id)} (deliveryDays of getDistrict): ${first} to ${last} or later, got ${String(carrier['etaFrom'])} to ${String(carrier['etaTo'])}`,
  })
}
