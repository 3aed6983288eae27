import { valueAt } from '../../model/json-pointer.ts'
import { recordOf } from '../../model/record.ts'
import type { Visitor } from '../client.ts'
import { nobodyEmail, nobodysId } from '../nobodys-ids.ts'
import { outcomeOf } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

type Body = Record<string, unknown>

/** No company has changed so often: nothing is done with it even where the owner is not asked for. */
const outdated = 2_000_000_000

/** The company of the first customer is none to the second one: it is not switched to, not changed, and nobody is invited. */
export async function keepCompanyApart(run: RunContext, other: Visitor): Promise<void> {
  const contragentId = run.captured.get('contragentId')
  if (!run.options.allowWrites || typeof contragentId !== 'number') return
  await refuseSwitch(run, other, contragentId, 'a company of another customer')
  await refuseSwitch(run, run.customer, nobodysId, 'a company that nobody has')
  const account = recordOf(run.contract.byId.get('addCompanyBank')?.body?.example)
  const email = nobodyEmail(run.runId)
  const tries: [string, Body, Body][] = [
    ['updateCompany', { id: contragentId }, { version: outdated }],
    ['addCompanyBank', {}, { ...account, contragentId, version: outdated }],
    ['inviteCompanyUser', {}, { contragentId, email, role: 'viewer' }],
  ]
  for (const [id, values, body] of tries) {
    if (!run.wanted(id)) continue
    const exchange = await sendAs(run, other, id, { values, body, purpose: 'a company of another customer' })
    if (!exchange) continue
    run.state(exchange, exchange.status === 404, {
      rule: 'other-customer',
      pointer: id === 'updateCompany' ? 'request id' : 'request /contragentId',
      message: `a company of another customer must be 404, got ${outcomeOf(exchange)}`,
    })
    if (!exchange.planned && run.succeeded(exchange))
      run.journal.leftovers.push(`${id} changed a company of another customer (${run.runId})`)
  }
}

/** Nobody acts for a company that they do not belong to; whom they act for stays as it was. */
async function refuseSwitch(
  run: RunContext,
  visitor: Visitor,
  contragentId: number,
  what: string,
): Promise<void> {
  if (!run.wanted('switchContractor')) return
  const current = async () => {
    const personal = await sendAs(run, visitor, 'getPersonal', { purpose: 'for whom they act' })
    return personal && { personal, id: valueAt(personal.json, '/data/user/currentCompanyId') }
  }
  const before = await current()
  const purpose = `act for ${what}`
  const exchange = await sendAs(run, visitor, 'switchContractor', { values: { contragentId }, purpose })
  if (!exchange || before?.id === undefined) return
  run.state(exchange, exchange.status === 404, {
    rule: 'other-customer',
    pointer: 'request contragentId',
    message: `${what} can’t be switched to: it must be 404, got ${outcomeOf(exchange)}`,
  })
  const after = await current()
  if (!after || after.personal.planned || !run.succeeded(after.personal)) return
  const isKept = run.state(after.personal, after.id === before.id, {
    rule: 'other-customer',
    pointer: '/data/user/currentCompanyId',
    message: `a switch to ${what} changes nothing: ${JSON.stringify(before.id)}, got ${JSON.stringify(after.id)}`,
    operationId: 'switchContractor',
  })
  if (isKept) return
  const values = { contragentId: before.id }
  const back =
    before.id === null
      ? undefined
      : await sendAs(run, visitor, 'switchContractor', { values, purpose: 'back again' })
  if (!back || !run.succeeded(back))
    run.journal.leftovers.push(`switchContractor left company ${String(after.id)} chosen (${run.runId})`)
}
