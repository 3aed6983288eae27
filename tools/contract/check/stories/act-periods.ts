import { randomUUID } from 'node:crypto'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { backendDay, moscowDay } from '../backend-days.ts'
import type { RunContext } from '../run-context.ts'
import { shown } from '../other-things.ts'
import { refusalCode } from '../refusal-code.ts'

/** Acts of a period that is reversed, longer than 366 days or not over yet are refused, and stand in no list. */
export async function refuseActPeriods(run: RunContext): Promise<void> {
  const [ask, list] = callsOf(run, ['requestActs', 'listActs']) ?? []
  const contragentId = run.captured.get('contragentId')
  if (!ask || !list || contragentId === undefined || !run.wanted('requestActs')) return
  const look = () =>
    list({ values: {}, body: { contragentId }, purpose: 'acts before and after refused ones' })
  const first = await look()
  const before = valueAt(first.json, '/data/pagination/total')
  if (!run.succeeded(first) || before === undefined) return
  // By another clock than its own a backend may have another day.
  const isDated = first.headers.get('date') !== null
  const inDays = (days: number) => backendDay(first, days)
  const tried: [string, string, string][] = [
    ['that ends before it begins', inDays(-10), inDays(-11)],
    ['that ends in the future', inDays(-10), isDated ? moscowDay(first, 1) : inDays(3)],
    ['of 367 days', inDays(-370), inDays(-4)],
  ]
  for (const [what, periodFrom, periodTo] of tried) {
    const values = { 'Idempotency-Key': randomUUID() }
    const body = { contragentId, kind: 'reconciliation', contractId: null, periodFrom, periodTo }
    const exchange = await ask({ values, body, purpose: `an act for a period ${what}` })
    const got = refusalCode(exchange)
    // Who may ask for no act is refused for that first.
    if (exchange.status === 403 || got === 'companyRequired' || got === 'contragentMismatch') return
    // Midnight may have come since.
    const isOver = isDated && periodTo <= moscowDay(exchange, 0) && what.includes('future')
    run.state(exchange, isOver || got === 'periodInvalid', {
      rule: 'bound',
      pointer: 'request /periodTo',
      message: `an act for a period ${what} must be refused with periodInvalid, got ${got === 'none' ? 'success' : got} for ${periodFrom} to ${periodTo}`,
    })
  }
  const exchange = await look()
  const after = valueAt(exchange.json, '/data/pagination/total')
  run.state(exchange, after === before, {
    rule: 'bound',
    pointer: '/data/pagination/total',
    message: `a request for an act that was refused must leave ${shown(before)} acts, got ${shown(after)}`,
    operationId: 'requestActs',
  })
  if (!isDated) return
  const body = { contragentId, kind: 'reconciliation', contractId: null }
  const whole = await ask({
    values: { 'Idempotency-Key': randomUUID() },
    body: { ...body, periodFrom: moscowDay(first, -365), periodTo: moscowDay(first, 0) },
    purpose: 'an act for 366 days until today',
  })
  if (run.succeeded(whole))
    run.journal.leftovers.push(`requestActs did something that no operation takes back (${run.runId})`)
  run.state(whole, refusalCode(whole) !== 'periodInvalid', {
    rule: 'bound',
    pointer: 'request /periodTo',
    message: 'an act for 366 days, today the last of them, must not be refused with periodInvalid',
  })
}
