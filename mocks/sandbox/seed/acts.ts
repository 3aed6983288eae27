import { actFigures } from '../rules/act-figures.ts'
import type { OrderRecord } from './order-record.ts'
import type { ActRecord } from './act-records.ts'
import { seedIds } from './named.ts'

type Plan = Pick<ActRecord, 'id' | 'kind' | 'periodFrom' | 'periodTo' | 'status'>

const requestedAt = '2026-11-20T08:58:00.000Z'
const endedAt = '2026-11-20T08:58:25.000Z'

const plans: readonly Plan[] = [
  {
    id: seedIds.acts.october.id,
    kind: 'reconciliation',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-31',
    status: 'ready',
  },
  { id: 1502, kind: 'reconciliation', periodFrom: '2026-11-01', periodTo: '2026-11-20', status: 'ready' },
  { id: 1503, kind: 'upd', periodFrom: '2026-07-01', periodTo: '2026-09-30', status: 'sent' },
]

/** Acts of the company of the story. Their figures follow from its orders. */
export function buildActs(orders: readonly OrderRecord[]): ActRecord[] {
  const companyId = seedIds.companies.uralDorStroy.id
  const contractId = seedIds.contracts.uralDorStroy.id
  const own = orders.filter((order) => order.companyId === companyId)
  return plans.map((plan) => {
    const act = { ...plan, companyId, contractId }
    const figures = actFigures(own, act, Date.parse(endedAt))
    return { ...act, requestedAt, endedAt, ...(figures && { figures }) }
  })
}
