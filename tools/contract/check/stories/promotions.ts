import { valueAt } from '../../model/json-pointer.ts'
import { listOf } from '../../model/record.ts'
import { callsOf } from '../account-checks.ts'
import type { RunContext } from '../run-context.ts'

/** Promotions whose pages are read: only these tell the first day. */
const most = 6

/** The list has the promotion that began last first (R-API-19). */
export async function judgeOrderOfPromotions(run: RunContext): Promise<void> {
  const [list, read] = callsOf(run, ['listPromotions', 'getPromotion']) ?? []
  if (!list || !read || !run.wanted('listPromotions')) return
  const listed = await list({ values: {}, purpose: 'promotions in their order' })
  let before: string | undefined
  for (const item of listOf(valueAt(listed.json, '/data/items')).slice(0, most)) {
    const code = valueAt(item, '/code')
    const exchange = await read({ values: { code }, purpose: 'when a promotion began' })
    const began = valueAt(exchange.json, '/data/activeFrom')
    if (typeof began !== 'string') continue
    if (before !== undefined)
      run.state(listed, began <= before, {
        rule: 'state',
        pointer: '/data/items',
        message: `the promotion that began last comes first, got one of ${began} after one of ${before}`,
      })
    before = began
  }
}
