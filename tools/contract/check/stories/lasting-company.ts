import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { madeInn, madeOgrn } from '../made-company.ts'
import { refusalCode } from '../refusal-code.ts'
import { buildCall, freshValues } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { logIn, readSessid } from '../session-checks.ts'

type Body = Record<string, unknown>

/** Companies of the register that are tried where a made ИНН is not taken. */
const mostListed = 3

/**
 * A company is added, which its last owner can't leave. The second account becomes an owner too, and the first one leaves:
 * the company before is the current one again. It stays with the second account, since nobody can delete it.
 */
export async function addAndLeaveCompany(run: RunContext): Promise<void> {
  const { customer, options, contract } = run
  if (!options.allowLasting || customer.token === undefined) return
  if (!['addCompany', 'leaveCompany'].some((id) => run.wanted(id))) return
  if (!contract.byId.has('addCompany') || run.journal.isAbsent('addCompany')) return
  const added = await addOne(run)
  if (!added) return
  const { id, body } = added
  run.journal.leftovers.push(`addCompany added company ${String(id)} (${run.runId})`)
  await refused(run, customer, 'addCompany', body, 'alreadyMember', 'a company that the account has')
  await refused(
    run,
    customer,
    'leaveCompany',
    { contragentId: id },
    'actionNotAllowed',
    'the last active owner leaves no company',
  )
  const other = await secondOwner(run)
  if (!other) return
  await refused(run, other, 'addCompany', body, 'companyExists', 'a company that others have')
  await refusedAsMissing(run, other, id)
  await leaveToOther(run, other, id, body['inn'])
}

const send = (run: RunContext, visitor: Visitor, id: string, values: Body, body?: Body) => {
  const operation = run.contract.byId.get(id)
  if (!operation || run.journal.isAbsent(id)) return undefined
  return run.ask({ operation, visitor, values, ...(body && { body }), purpose: `${visitor.name}: ${id}` })
}

/** Refusals of numbers that a backend looks up. */
const unknownHere: ReadonlySet<string> = new Set([
  'innInvalid',
  'ogrnInvalid',
  'companyExists',
  'alreadyMember',
  'companyLiquidated',
  'bankNotFound',
])

async function addOne(run: RunContext): Promise<{ id: unknown; body: Body } | undefined> {
  const example = recordOf(run.contract.byId.get('addCompany')?.body?.example)
  const made = { ...example, name: `ООО «${run.runId}»`, inn: madeInn(), ogrn: madeOgrn() }
  const { bik, account } = recordOf(run.contract.byId.get('addCompanyBank')?.body?.example)
  const withBank = bik === undefined ? [] : [{ ...made, bank: { bik, account } }]
  for (const body of [...withBank, made, ...(await listed(run, example))]) {
    const exchange = await send(run, run.customer, 'addCompany', { 'Idempotency-Key': randomUUID() }, body)
    if (!exchange) return undefined
    run.journal.untested.delete('addCompany')
    const id = valueAt(exchange.json, '/data/company/id')
    if (run.succeeded(exchange) && id !== undefined) return { id, body }
    // A backend may take only what the state register has.
    if (!unknownHere.has(refusalCode(exchange))) return undefined
  }
  return undefined
}

/** Active companies of the register, as its search tells them. */
async function listed(run: RunContext, example: Body): Promise<Body[]> {
  const exchange = await send(run, run.customer, 'findCompanyByName', { query: 'ООО' })
  return listOf(valueAt(exchange?.json, '/data/items'))
    .filter(isRecord)
    .filter(({ registryStatus, inn }) => registryStatus === 'active' && String(inn).length === 10)
    .slice(0, mostListed)
    .map((one) => {
      const known = ['inn', 'kpp', 'ogrn'].flatMap((name) =>
        typeof one[name] === 'string' ? [[name, one[name]] as const] : [],
      )
      return { ...example, name: `ООО «${run.runId}»`, ...Object.fromEntries(known) }
    })
}

async function refused(
  run: RunContext,
  visitor: Visitor,
  id: string,
  body: Body,
  due: string,
  says: string,
): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get(id)
  if (!operation || run.journal.isAbsent(id)) return undefined
  const values = freshValues(operation)
  const exchange = await run.send(visitor, buildCall({ operation, visitor, values, body, purpose: says }))
  judgeDue(run, exchange, [due], `${says}: it`)
  return exchange
}

async function refusedAsMissing(run: RunContext, visitor: Visitor, contragentId: unknown): Promise<void> {
  const operation = run.contract.byId.get('leaveCompany')
  if (!operation) return
  const parts = { operation, visitor, values: {}, body: { contragentId }, purpose: 'a company of others' }
  const exchange = await run.send(visitor, buildCall(parts))
  run.state(exchange, exchange.status === 404, {
    rule: 'other-customer',
    pointer: 'request /contragentId',
    message: `a company of others must be 404, got ${exchange.status}`,
  })
}

async function secondOwner(run: RunContext): Promise<Visitor | undefined> {
  const { otherAccount } = run.options
  if (!otherAccount?.login.includes('@')) return undefined
  const other: Visitor = { name: 'another customer' }
  await logIn(run, other, otherAccount)
  await readSessid(run, other)
  return other.token === undefined ? undefined : other
}

/** Things of another own company are none of the company that is named. Every value is sent as it is. */
async function refuseMixed(run: RunContext, contragentId: unknown, own: unknown): Promise<void> {
  const { customer } = run
  const [users, company] = [
    await sendAs(run, customer, 'listCompanyUsers', {
      values: { contragentId: own },
      purpose: 'users of the other company',
    }),
    await sendAs(run, customer, 'getCompany', { values: { contragentId }, purpose: 'the new company' }),
  ]
  const version = valueAt(company?.json, '/data/company/version')
  const user = listOf(valueAt(users?.json, '/data/items'))
    .map(recordOf)
    .find((one) => one['role'] !== 'owner' && one['status'] === 'active')
  const read = await sendAs(run, customer, 'getCompany', {
    values: { contragentId: own },
    purpose: 'accounts of the other company',
  })
  const bank = listOf(valueAt(read?.json, '/data/company/banks'))
    .map(recordOf)
    .find(({ isDefault }) => isDefault === true)
  const { perOrder, perMonth } = recordOf(user?.['limits'])
  const { role, rights, status } = user ?? {}
  const tries: [string, unknown, Body][] = [
    ['updateCompanyUser', user?.['id'], { role, rights, status, limits: { perOrder, perMonth } }],
    ['updateCompanyBank', bank?.['id'], { version, isDefault: true }],
  ]
  for (const [operationId, id, body] of tries) {
    if (id === undefined || !run.wanted(operationId)) continue
    const parts = { values: { id }, body: { contragentId, ...body }, purpose: 'a thing of another company' }
    const exchange = await sendAs(run, customer, operationId, parts)
    if (exchange)
      run.state(exchange, !run.succeeded(exchange), {
        rule: 'own-effect',
        pointer: 'request id',
        message: 'what is of another company than the one that is named must be 404, got success',
      })
  }
}

/** A request for access that is declined lets nobody in, and another one has to wait for a day. */
async function declineAccess(
  run: RunContext,
  other: Visitor,
  { contragentId, inn }: { contragentId: unknown; inn: unknown },
): Promise<void> {
  if (!['requestCompanyAccess', 'decideAccessRequest'].some((id) => run.wanted(id))) return
  const body = { inn, comment: run.runId }
  const asked = await send(run, other, 'requestCompanyAccess', { 'Idempotency-Key': randomUUID() }, body)
  const id = valueAt(asked?.json, '/data/request/id')
  if (!asked || !run.succeeded(asked) || id === undefined) return
  const comment = `${run.runId} declined`
  const decision = { contragentId, decision: 'decline', comment }
  const declined = await send(run, run.customer, 'decideAccessRequest', { id }, decision)
  if (!declined || !run.succeeded(declined)) return
  const state = (exchange: Exchange, holds: boolean, message: string) =>
    run.state(exchange, holds, {
      rule: 'own-effect',
      pointer: '/data/items',
      message,
      operationId: 'decideAccessRequest',
    })
  const companies = await sendAs(run, other, 'listCompanies', { purpose: 'companies of who was declined' })
  const items = listOf(valueAt(companies?.json, '/data/items')).map(recordOf)
  if (companies && run.succeeded(companies))
    state(
      companies,
      !items.some((one) => one['id'] === contragentId),
      'who was declined has no access, listCompanies tells the company',
    )
  const list = await sendAs(run, other, 'listAccessRequests', { purpose: 'what became of the request' })
  const own = listOf(valueAt(list?.json, '/data/items'))
    .map(recordOf)
    .find((one) => one['id'] === id)
  if (list && run.succeeded(list))
    state(
      list,
      own?.['status'] === 'declined' && own['decisionComment'] === comment,
      `who asked reads that it was declined and why, got ${JSON.stringify(own?.['status'] ?? 'none')}`,
    )
  const says = 'another request within a day after a refusal'
  await refused(run, other, 'requestCompanyAccess', body, 'alreadyRequested', says)
}

async function leaveToOther(
  run: RunContext,
  other: Visitor,
  contragentId: unknown,
  inn: unknown,
): Promise<void> {
  const { customer } = run
  const own = run.captured.get('contragentId')
  const email = run.options.otherAccount?.login
  const moved = await send(run, customer, 'switchContractor', { contragentId })
  if (!moved || !run.succeeded(moved)) return
  let isLeft = false
  try {
    if (own !== undefined) await refuseMixed(run, contragentId, own)
    await declineAccess(run, other, { contragentId, inn })
    const body = { contragentId, email, role: 'owner', position: run.runId }
    const invited = await send(run, customer, 'inviteCompanyUser', { 'Idempotency-Key': randomUUID() }, body)
    const waiting = await send(run, other, 'listInvitations', {})
    const invitation = listOf(valueAt(waiting?.json, '/data/items'))
      .map(recordOf)
      .find((one) => recordOf(one['company'])['inn'] === inn)
    if (!invited || !run.succeeded(invited) || !invitation) return
    const accepted = await send(run, other, 'acceptInvitation', { id: invitation['id'] }, {})
    if (!accepted || !run.succeeded(accepted)) return
    const left = await send(run, customer, 'leaveCompany', {}, { contragentId })
    run.journal.untested.delete('leaveCompany')
    if (!left) return
    isLeft = run.succeeded(left)
    run.state(left, isLeft, {
      rule: 'state',
      pointer: '/status',
      message: `with another active owner left it must succeed, got ${refusalCode(left)}`,
    })
    await refused(
      run,
      other,
      'leaveCompany',
      { contragentId },
      'actionNotAllowed',
      'the last active owner leaves no company',
    )
    await refusedAsMissing(run, customer, contragentId)
  } finally {
    if (own !== undefined) await send(run, customer, 'switchContractor', { contragentId: own })
    else if (!isLeft)
      run.journal.leftovers.push(
        `switchContractor left company ${String(contragentId)} chosen (${run.runId})`,
      )
  }
}
