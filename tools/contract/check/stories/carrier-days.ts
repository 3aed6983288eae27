import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { zoneDay } from '../backend-days.ts'
import type { RunContext } from '../run-context.ts'

/** Districts that are looked at. */
const most = 4

/**
 * Goods are on the road for the days of the district: a carrier promises none earlier than so many days from today. It is asked for
 * what is in stock at a branch of the district, where the days of the district are all that it takes.
 */
export async function checkCarrierDays(run: RunContext): Promise<void> {
  const ids = ['listBranches', 'getDistrict', 'listSectionProducts', 'getProductDelivery']
  const [branches, district, list, delivery] = ids.map((id) => run.contract.byId.get(id))
  const section = run.accepted.get('listSectionProducts')
  if (!branches || !district || !list || !delivery || !section) return
  if (!run.wanted(district.id) && !run.wanted(delivery.id)) return
  const visitor = run.guest
  const { json } = await run.ask({
    operation: branches,
    visitor,
    values: {},
    purpose: 'a branch of each district',
  })
  const seen = new Set<unknown>()
  for (const { xmlId, timeZone, district: of } of listOf(valueAt(json, '/data/items')).filter(isRecord)) {
    const id = valueAt(of, '/id')
    if (seen.has(id) || seen.size >= most || typeof timeZone !== 'string') continue
    seen.add(id)
    const terms = await run.ask({ operation: district, visitor, values: { id }, purpose: 'days on the road' })
    const { min, max } = daysOf(valueAt(terms.json, '/data/district/deliveryDays'))
    const page = await run.ask({
      operation: list,
      visitor,
      values: { ...section.values, code: 'all', store: xmlId, sort: 'available', PAGE_SIZE: 20 },
      purpose: 'what is in stock at the branch',
    })
    const product = listOf(valueAt(page.json, '/data/items'))
      .filter(isRecord)
      .find((item) => Number(valueAt(item, '/stock/here')) >= Number(item['minQty'] ?? 1))?.['id']
    if (product === undefined) continue
    const values = { id: product, store: xmlId }
    const told = await run.ask({ operation: delivery, visitor, values, purpose: 'days of a carrier' })
    const carrier = listOf(valueAt(told.json, '/data/options'))
      .filter(isRecord)
      .find(({ type }) => type === 'carrierTerminal')
    if (!run.succeeded(told) || !carrier) continue
    const [first, last] = [min, max].map((days) => zoneDay(told, days, timeZone))
    run.state(told, String(carrier['etaFrom']) >= String(first) && String(carrier['etaTo']) >= String(last), {
      rule: 'carrier-days',
      pointer: '/data/options',
      message: `a carrier is on the road for the days of the district ${String(id)} (deliveryDays of getDistrict): ${String(first)} to ${String(last)} or later, got ${String(carrier['etaFrom'])} to ${String(carrier['etaTo'])}`,
    })
  }
}

const daysOf = (days: unknown) => ({
  min: Number(valueAt(days, '/min') ?? 0),
  max: Number(valueAt(days, '/max') ?? 0),
})
