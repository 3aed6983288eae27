import { randomUUID } from 'node:crypto'
import { listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { Exchange, Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import { outcomeOf } from '../refusal-code.ts'
import { sendAs, sendOwn } from '../send-as.ts'

/** Sends a request of the second account. */
export type AsOther = (
  id: string,
  values: Record<string, unknown>,
  body?: Record<string, unknown>,
) => Promise<Exchange> | undefined

/** The invitation tells what the user of the company was invited with. */
export function judgeListed(
  run: RunContext,
  waiting: Exchange,
  parts: { invitation: Record<string, unknown>; user: Record<string, unknown>; inn: unknown },
): void {
  const { invitation, user, inn } = parts
  const { sentAt, expiresAt } = recordOf(user['invitation'])
  const { role, position } = user
  const told = [
    ['role', invitation['role'], role],
    ['position', invitation['position'], position],
    ['sentAt', invitation['sentAt'], sentAt],
    ['expiresAt', invitation['expiresAt'], expiresAt],
    ['company/inn', valueAt(invitation, '/company/inn'), inn],
  ] as const
  for (const [name, got, expected] of told)
    run.state(waiting, got === expected, {
      rule: 'own-effect',
      pointer: `/data/items/*/${name}`,
      message: `an invitation tells what the company user was invited with, ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
    })
}

/** Who joined has the name of the account, not the one that was typed, and the position of the invitation. */
export async function judgeJoined(
  run: RunContext,
  asOther: AsOther,
  { done, now, position }: { done: Exchange; now: Record<string, unknown> | undefined; position: string },
): Promise<void> {
  const personal = await asOther('getPersonal', {})
  if (!personal || !run.succeeded(personal) || !now) return
  const account = recordOf(valueAt(personal.json, '/data/user'))
  for (const [name, expected] of [
    ['userId', account['id']],
    ['fio', account['name']],
    ['position', position],
  ] as const)
    run.state(done, now[name] === expected, {
      rule: 'own-effect',
      pointer: '/data',
      message: `who accepts has the account and its name, and the position of the invitation: ${name} ${JSON.stringify(expected)}, got ${JSON.stringify(now[name])}`,
    })
}

/** Who was let in leaves: the company lists them no more and shows them nothing. It is not their current one. */
export async function leaveAgain(
  run: RunContext,
  contragentId: unknown,
  { asOther, member }: { asOther: AsOther; member: () => Promise<Record<string, unknown> | undefined> },
): Promise<void> {
  if (!run.wanted('leaveCompany')) return
  const left = await asOther('leaveCompany', {}, { contragentId })
  if (!left || !run.succeeded(left)) return
  run.journal.untested.delete('leaveCompany')
  const now = await member()
  run.state(left, now === undefined, {
    rule: 'own-effect',
    pointer: '/data',
    message: `who left is no user of the company, listCompanyUsers tells ${JSON.stringify(now?.['status'])}`,
  })
  await refuseLeft(run, contragentId, asOther, 'leaveCompany')
}

/** Access ends at once. */
async function refuseLeft(
  run: RunContext,
  contragentId: unknown,
  asOther: AsOther,
  operationId: string,
): Promise<void> {
  const company = await asOther('getCompany', { contragentId })
  if (company)
    run.state(company, company.status === 404, {
      rule: 'own-effect',
      pointer: 'status',
      message: `who is no user of the company any more gets 404 for it, got ${company.status}`,
      operationId,
    })
}

/** The account of who was taken out stays, and acts for the company no more. */
export async function judgeTakenOut(
  run: RunContext,
  { contragentId, orderId }: { contragentId: unknown; orderId: number | undefined },
  asOther: AsOther,
): Promise<void> {
  if (!run.wanted('deleteCompanyUser')) return
  await refuseLeft(run, contragentId, asOther, 'deleteCompanyUser')
  const personal = await asOther('getPersonal', {})
  if (!personal) return
  const current = valueAt(personal.json, '/data/user/currentCompanyId')
  run.state(personal, run.succeeded(personal) && current !== contragentId, {
    rule: 'own-effect',
    pointer: '/data/user/currentCompanyId',
    message: `the account of who was taken out stays and acts for the company no more, got ${run.succeeded(personal) ? String(current) : personal.status}`,
    operationId: 'deleteCompanyUser',
  })
  const list = await asOther('listCompanies', {})
  const items = listOf(valueAt(list?.json, '/data/items')).map(recordOf)
  if (list && run.succeeded(list))
    run.state(list, !items.some((one) => one['id'] === contragentId), {
      rule: 'own-effect',
      pointer: '/data/items',
      message: 'the company is listed no more for who was taken out of it',
      operationId: 'deleteCompanyUser',
    })
  if (orderId === undefined) return
  const values = { id: orderId }
  const order = await sendOwn(run, 'getOrder', { values, purpose: 'an order of who was taken out' })
  if (order)
    run.state(order, run.succeeded(order), {
      rule: 'own-effect',
      pointer: 'status',
      message: `orders of who was taken out of the company stay, got ${outcomeOf(order)}`,
      operationId: 'deleteCompanyUser',
    })
}

/** An invitation of who is blocked, or that was taken back, waits no longer and lets nobody in. */
export async function refuseClosed(
  run: RunContext,
  parts: { contragentId: unknown; email: string; other: Visitor },
): Promise<void> {
  const { contragentId, email, other } = parts
  const [invite, update, remove] =
    callsOf(run, ['inviteCompanyUser', 'updateCompanyUser', 'deleteCompanyUser', 'acceptInvitation']) ?? []
  if (!invite || !update || !remove || !run.wanted('acceptInvitation')) return
  const invited = await invite({
    values: { 'Idempotency-Key': randomUUID() },
    body: { contragentId, email, role: 'viewer', rights: [] },
    purpose: 'an invitation that will be closed',
  })
  const { id, role, rights, limits } = recordOf(valueAt(invited.json, '/data/user'))
  if (!run.succeeded(invited) || id === undefined) return
  const { perOrder = null, perMonth = null } = recordOf(limits)
  const refuse = async (what: string) => {
    const taken = await sendAs(run, other, 'acceptInvitation', { values: { id }, body: {}, purpose: what })
    if (taken)
      run.state(taken, taken.status === 404, {
        rule: 'own-effect',
        pointer: 'request id',
        message: `${what} must be 404, got ${outcomeOf(taken)}`,
      })
  }
  const blocked = await update({
    values: { id },
    body: { contragentId, role, rights, limits: { perOrder, perMonth }, status: 'blocked' },
    purpose: 'who is invited is blocked',
  })
  if (run.succeeded(blocked)) {
    const list = await sendAs(run, other, 'listInvitations', { purpose: 'invitations of who is blocked' })
    const items = listOf(valueAt(list?.json, '/data/items')).map(recordOf)
    if (list && run.succeeded(list))
      run.state(list, !items.some((one) => one['id'] === id), {
        rule: 'own-effect',
        pointer: '/data/items',
        message: 'an invitation of who is blocked waits no longer, listInvitations still has it',
        operationId: 'updateCompanyUser',
      })
    await refuse('an invitation of who is blocked')
  }
  const removed = await remove({ values: { id, contragentId }, purpose: 'take the invitation back' })
  if (!run.succeeded(removed)) {
    run.journal.leftovers.push(`inviteCompanyUser did not take back what ${run.runId} made`)
    return
  }
  await refuse('an invitation that was taken back')
}
