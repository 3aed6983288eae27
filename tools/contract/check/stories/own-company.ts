import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isAccount } from '../../../../src/lib/check-digits.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { type Ask, callsOf } from '../account-checks.ts'
import type { Exchange, Visitor } from '../client.ts'
import { judgeWait } from '../held-back.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import { nobodyEmail, nobodysId } from '../nobodys-ids.ts'
import { sendAs } from '../send-as.ts'
import { logIn, readSessid } from '../session-checks.ts'
import { agreeOnOrder } from './agreement.ts'
import { hearOfOrders } from './heard-orders.ts'
import { judgeRights } from './colleague-rights.ts'
import { type AsOther, judgeJoined, judgeListed, judgeTakenOut, leaveAgain, refuseClosed } from './joining.ts'

/** What a customer does with the data and the people of the company; everything is set back. */
export async function checkOwnCompany(run: RunContext): Promise<void> {
  await changeCompany(run)
  await changeDefaultAccount(run)
  await addAndDeleteAddress(run)
  await inviteNobody(run)
}

type Company = Record<string, unknown>

/** Reads the current company; `undefined` where the account has none. */
function companyReader(run: RunContext): (() => Promise<Company | undefined>) | undefined {
  const read = run.contract.byId.get('getCompany')
  const contragentId = run.captured.get('contragentId')
  if (!read || typeof contragentId !== 'number') return undefined
  return async () => {
    const parts = { operation: read, visitor: run.customer, values: { contragentId } }
    const { json } = await run.ask({ ...parts, purpose: 'the company as it is' })
    const company = valueAt(json, '/data/company')
    return isRecord(company) ? company : undefined
  }
}

function notSetBack(run: RunContext, operationId: string): void {
  run.journal.leftovers.push(`${operationId} did not set back what ${run.runId} changed`)
}

/** Other fields are checked anew by the seller when they change. */
const contactsOfCompany = ['actualAddress', 'phone', 'email'] as const

async function changeCompany(run: RunContext): Promise<void> {
  const [update] = callsOf(run, ['updateCompany']) ?? []
  const look = companyReader(run)
  const before = update && (await look?.())
  if (!update || !look || !before) return
  const set = (phone: unknown, version: unknown) =>
    update({ values: { id: before['id'] }, body: { version, phone }, purpose: 'change the phone' })
  const other = before['phone'] === '+73432000001' ? '+73432000002' : '+73432000001'
  const changed = await set(other, before['version'])
  run.journal.untested.delete('updateCompany')
  if (!run.succeeded(changed)) return
  const operation = run.contract.byId.get('updateCompany')
  const ask = {
    values: { id: before['id'] },
    body: { version: before['version'] },
    purpose: 'change the company',
  }
  if (operation) await run.vary({ operation, visitor: run.customer, ...ask }, contactsOfCompany)
  const after = await look()
  const contacts = Object.fromEntries(contactsOfCompany.map((name) => [name, before[name]]))
  // A backend that checks the same ones anew would leave the company unverified.
  const checked = run.options.allowLasting
    ? Object.fromEntries(
        ['name', 'kpp', 'legalAddress'].flatMap((name) =>
          typeof before[name] === 'string' ? [[name, before[name]]] : [],
        ),
      )
    : {}
  const body = { ...checked, ...contacts, version: after?.['version'] }
  const back = await update({ values: { id: before['id'] }, body, purpose: 'the contacts as they were' })
  if (!run.succeeded(back)) notSetBack(run, 'updateCompany')
}

const accountsOf = (company: Company | undefined) => listOf(company?.['banks']).filter(isRecord)

/** The account that the run added becomes the default one and is deleted; then the former one has the mark again. */
async function changeDefaultAccount(run: RunContext): Promise<void> {
  const [add] = callsOf(run, ['addCompanyBank', 'updateCompanyBank', 'deleteCompanyBank']) ?? []
  const [, update, remove] = callsOf(run, ['addCompanyBank', 'updateCompanyBank', 'deleteCompanyBank']) ?? []
  const look = companyReader(run)
  const before = add && (await look?.())
  if (!add || !update || !remove || !look || !before) return
  const contragentId = before['id']
  const example = recordOf(run.contract.byId.get('addCompanyBank')?.body?.example)
  const body = { ...example, contragentId, version: before['version'], isDefault: false }
  const added = await add({ values: { 'Idempotency-Key': randomUUID() }, body, purpose: 'add an account' })
  const withOwn = await look()
  const known = new Set(accountsOf(before).map(({ id }) => id))
  const own = accountsOf(withOwn).find(({ id }) => !known.has(id))
  if (!run.succeeded(added) || !withOwn || !own) return
  for (const id of ['addCompanyBank', 'updateCompanyBank', 'deleteCompanyBank'])
    run.journal.untested.delete(id)
  await addMistypedAccount(run, { ...body, version: withOwn['version'] })
  const choose = (id: unknown, version: unknown) =>
    update({
      values: { id },
      body: { contragentId, version, isDefault: true },
      purpose: 'the default account',
    })
  // A new number alone makes no account the default one.
  if (own['isDefault'] === false) await renumber(update, { id: own['id'], contragentId }, withOwn)
  const renumbered = await look()
  await choose(own['id'], renumbered?.['version'])
  await judgeOldest(run, accountsOf(renumbered).find(({ id }) => id === own['id']) ?? own, contragentId)
  await renumber(update, { id: own['id'], contragentId }, await look())
  const chosen = await look()
  const values = { id: own['id'], contragentId, version: chosen?.['version'] }
  if (!run.succeeded(await remove({ values, purpose: 'delete the own account' })))
    return notSetBack(run, 'addCompanyBank')
  const left = await look()
  const former = accountsOf(before).find(({ isDefault }) => isDefault === true)
  if (!former || accountsOf(left).some(({ id, isDefault }) => id === former['id'] && isDefault === true))
    return
  if (!run.succeeded(await choose(former['id'], left?.['version']))) notSetBack(run, 'updateCompanyBank')
}

/** Beside the default account a newer one is added: when the default one goes, the oldest other becomes it. */
async function judgeOldest(
  run: RunContext,
  own: Record<string, unknown>,
  contragentId: unknown,
): Promise<void> {
  const ids = ['addCompanyBank', 'updateCompanyBank', 'deleteCompanyBank']
  const [add, update, remove] = callsOf(run, ids) ?? []
  const look = companyReader(run)
  const before = await look?.()
  const number = otherAccount(String(own['bik']), String(own['account']))
  if (!add || !update || !remove || !look || !before || number === undefined) return
  const known = new Set(accountsOf(before).map(({ id }) => id))
  const body = { contragentId, bik: own['bik'], account: number, version: before['version'], isDefault: true }
  const added = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body,
    purpose: 'a newer account, the default one',
  })
  const withNewer = await look()
  const newer = accountsOf(withNewer).find(({ id }) => !known.has(id))
  if (!run.succeeded(added) || !newer) return
  // The rule of deleteCompanyBank tells which of the others becomes the default one.
  const values = { id: newer['id'], contragentId, version: withNewer?.['version'] }
  const removed = await remove({ values, purpose: 'delete the default account' })
  if (!run.succeeded(removed)) return notSetBack(run, 'addCompanyBank')
  const left = await look()
  if (accountsOf(left).some(({ id, isDefault }) => id === own['id'] && isDefault === true)) return
  const chosen = { contragentId, version: left?.['version'], isDefault: true }
  await update({ values: { id: own['id'] }, body: chosen, purpose: 'the own account is the default one' })
}

/** An account gets another number, and nothing else: it is the default one exactly when it was. */
async function renumber(
  update: Ask,
  { id, contragentId }: { id: unknown; contragentId: unknown },
  company: Company | undefined,
): Promise<void> {
  const { bik, account } = accountsOf(company).find((one) => one['id'] === id) ?? {}
  if (typeof bik !== 'string' || typeof account !== 'string') return
  const number = otherAccount(bik, account)
  if (number === undefined) return
  const body = { contragentId, version: company?.['version'], bank: { bik, account: number } }
  await update({ values: { id }, body, purpose: 'another number of the account' })
}

/** Another account number of the bank whose check digits fit. */
function otherAccount(bik: string, account: string): string | undefined {
  const last = String((Number(account.at(-1)) + 1) % 10)
  return Array.from(
    { length: 10 },
    (_unused, key) => account.slice(0, 8) + String(key) + account.slice(9, -1) + last,
  ).find((number) => isAccount(number, bik))
}

/** One digit of an account that was taken is another: a check digit shows every such slip. */
async function addMistypedAccount(run: RunContext, taken: Readonly<Record<string, unknown>>): Promise<void> {
  const [add] = callsOf(run, ['addCompanyBank']) ?? []
  const { account } = taken
  if (!add || typeof account !== 'string') return
  const mistyped = account.slice(0, -1) + String((Number(account.at(-1)) + 1) % 10)
  const exchange = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { ...taken, account: mistyped },
    purpose: 'an account with one digit mistyped',
  })
  const code = refusalCode(exchange)
  run.state(exchange, code === 'accountInvalid', {
    rule: 'check-digit',
    pointer: 'request /account',
    message: `an account whose check digit is wrong must be refused with accountInvalid, got ${code === 'none' ? 'success' : code}`,
  })
  if (run.succeeded(exchange))
    run.journal.leftovers.push(`addCompanyBank took an account that does not exist`)
}

/** A delivery address that is added with the company's data, and deleted as every other one. */
async function addAndDeleteAddress(run: RunContext): Promise<void> {
  const [list, add, remove] =
    callsOf(run, ['listAddresses', 'addCompanyAddress', 'deleteDeliveryAddress']) ?? []
  const look = companyReader(run)
  if (!list || !add || !remove || !look || !run.wanted('addCompanyAddress')) return
  const company = await look()
  if (!company) return
  const ids = async () => {
    const { json } = await list({ values: {}, purpose: 'addresses around that of the company' })
    return listOf(valueAt(json, '/data/items')).map((one) => recordOf(one)['id'])
  }
  const example = recordOf(run.contract.byId.get('addCompanyAddress')?.body?.example)
  const address = {
    ...recordOf(example['address']),
    companyId: company['id'],
    title: run.runId,
    isDefault: false,
    note: run.runId,
    craneNeeded: true,
    workHours: '9–18',
    contact: { fio: 'Проверка Контракта', phone: '+70000000000' },
  }
  const body = { contragentId: company['id'], version: company['version'], kind: 'delivery', address }
  const before = await ids()
  const added = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body,
    purpose: 'an address of the company',
  })
  if (!run.succeeded(added)) return
  run.journal.untested.delete('addCompanyAddress')
  // A village has houses and no streets.
  const { house, ...place } = recordOf(recordOf(example['address'])['components'])
  const ofVillage = { ...address, title: `${run.runId} 2`, components: { ...place, house, street: '' } }
  const version = (await look())?.['version']
  const sparse = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { ...body, version, address: ofVillage },
    purpose: 'an address of the company with a house and no street',
  })
  run.state(sparse, refusalCode(sparse) !== 'addressIncomplete' || !house, {
    rule: 'own-effect',
    pointer: 'request /address/components/street',
    message: 'an address with a house and without a street must be taken, got addressIncomplete',
  })
  for (const id of (await ids()).filter((one) => !before.includes(one)))
    if (!run.succeeded(await remove({ values: { id, force: false }, purpose: 'delete the own address' })))
      notSetBack(run, 'addCompanyAddress')
  await replaceActual(run, add, address)
}

/** The actual address is another one, and the former one again. The rule of the write judges it. */
async function replaceActual(run: RunContext, add: Ask, address: Record<string, unknown>): Promise<void> {
  const [update] = callsOf(run, ['updateCompany', 'addCompanyAddress']) ?? []
  const look = companyReader(run)
  const before = await look?.()
  const former = before?.['actualAddress']
  if (!update || !look || !before || typeof former !== 'string' || former.length < 5) return
  const contragentId = before['id']
  const replaced = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { contragentId, version: before['version'], kind: 'actual', address },
    purpose: 'another actual address',
  })
  if (!run.succeeded(replaced)) return
  const body = { version: (await look())?.['version'], actualAddress: former }
  const back = await update({ values: { id: contragentId }, body, purpose: 'the actual address as it was' })
  if (!run.succeeded(back)) notSetBack(run, 'addCompanyAddress')
}

/** An address that no mail reaches is invited, gets another role, one more right and limits, and the invitation is taken back. */
async function inviteNobody(run: RunContext): Promise<void> {
  const ids = ['inviteCompanyUser', 'updateCompanyUser', 'deleteCompanyUser']
  const [invite, update, remove] = callsOf(run, ids) ?? []
  const contragentId = run.captured.get('contragentId')
  if (!invite || !update || !remove || typeof contragentId !== 'number') return
  const body = { contragentId, email: `${run.runId}@example.invalid`, role: 'viewer', position: run.runId }
  const invited = await invite({
    values: { 'Idempotency-Key': randomUUID() },
    body,
    purpose: 'invite nobody',
  })
  const user = valueAt(invited.json, '/data/user')
  if (!run.succeeded(invited) || !isRecord(user)) return
  const id = user['id']
  await resendTooSoon(run, id, contragentId)
  await refuseNobodysCompany(run, user)
  // Nobody gives a right that they do not have.
  const rights = listOf(user['rights'])
  const given = listOf((await companyReader(run)?.())?.['myRights']).find((right) => !rights.includes(right))
  const changed = {
    contragentId,
    role: 'mechanic',
    rights: given === undefined ? rights : [...rights, given],
    limits: { perOrder: 100_000, perMonth: 200_000 },
    // Who is invited stays invited.
    status: 'active',
  }
  await update({
    values: { id },
    body: changed,
    purpose: 'change role, rights and limits of the own invitation',
  })
  const removed = await remove({ values: { id, contragentId }, purpose: 'take the own invitation back' })
  if (!run.succeeded(removed)) notSetBack(run, 'inviteCompanyUser')
  for (const one of ids) run.journal.untested.delete(one)
}

/** A company that nobody has is 404, whatever else is named beside it. */
async function refuseNobodysCompany(run: RunContext, user: Record<string, unknown>): Promise<void> {
  const { id, role, rights } = user
  const contragentId = nobodysId
  const limits = { perOrder: null, perMonth: null }
  const changed = { contragentId, role, rights, limits, status: 'active' }
  const account = recordOf(run.contract.byId.get('addCompanyBank')?.body?.example)
  for (const [operationId, values, body] of [
    ['updateCompanyUser', { id }, changed],
    ['deleteCompanyUser', { id, contragentId }, undefined],
    ['inviteCompanyUser', {}, { contragentId, email: nobodyEmail(run.runId), role: 'viewer' }],
    ['addCompanyBank', {}, { ...account, contragentId, version: 1 }],
  ] as const) {
    if (!run.wanted(operationId)) continue
    const parts = { values, ...(body && { body }), purpose: 'a company that nobody has' }
    const exchange = await sendAs(run, run.customer, operationId, parts)
    if (exchange)
      run.state(exchange, exchange.status === 404, {
        rule: 'unknown-id',
        pointer: body ? 'request /contragentId' : 'request contragentId',
        message: `a company that nobody has must be 404, got ${outcomeOf(exchange)}`,
      })
  }
}

/** An invitation was mailed just now: it is not mailed again within a minute. */
async function resendTooSoon(run: RunContext, id: unknown, contragentId: number): Promise<void> {
  const operation = run.contract.byId.get('resendInvitation')
  if (!operation || !run.wanted(operation.id) || run.journal.isAbsent(operation.id)) return
  const purpose = 'an invitation again at once'
  const body = { contragentId }
  const call = buildCall({ operation, visitor: run.customer, values: { id }, body, purpose })
  judgeWait(run, await run.send(run.customer, { ...call, isProbe: true }))
}

/** Seconds until an invitation may be mailed again. */
const resendAfter = 60
const isNobodys = (email: unknown) =>
  typeof email === 'string' && /(\.|@)(invalid|example|test)$|@example\.(com|org|net)$/.test(email)

/** An invitation to an address without mail is sent again: one that is a minute old, else the run's own after a minute. */
export async function resendInvitation(run: RunContext): Promise<void> {
  if (!run.options.allowLasting || !run.wanted('resendInvitation')) return
  const [users, resend, invite, remove] =
    callsOf(run, ['listCompanyUsers', 'resendInvitation', 'inviteCompanyUser', 'deleteCompanyUser']) ?? []
  const contragentId = run.captured.get('contragentId')
  if (!users || !resend || !invite || !remove || typeof contragentId !== 'number') return
  const { json, headers } = await users({ values: { contragentId }, purpose: 'invitations that wait' })
  const now = Date.parse(headers.get('date') ?? '')
  const old = listOf(valueAt(json, '/data/items'))
    .map(recordOf)
    .find(
      ({ email, allowedActions, invitation }) =>
        isNobodys(email) &&
        listOf(allowedActions).includes('resend') &&
        now - Date.parse(String(recordOf(invitation)['sentAt'])) > (resendAfter + 1) * 1000,
    )
  let id = old?.['id']
  if (id === undefined) {
    if (run.options.wait < resendAfter) return
    const values = { 'Idempotency-Key': randomUUID() }
    const body = { contragentId, email: `again-${run.runId}@example.invalid`, role: 'viewer' }
    const invited = await invite({ values, body, purpose: 'invite nobody' })
    id = valueAt(invited.json, '/data/user/id')
    if (!run.succeeded(invited) || id === undefined) return
    run.onProgress('waits for a minute, to send an invitation again')
    await run.pause((resendAfter + 1) * 1000)
  }
  const sent = await resend({ values: { id }, body: { contragentId }, purpose: 'send an invitation again' })
  run.journal.untested.delete('resendInvitation')
  if (run.succeeded(sent)) await resendTooSoon(run, id, contragentId)
  if (!old) await remove({ values: { id, contragentId }, purpose: 'take the own invitation back' })
}

/**
 * The second account is invited into the company of the first: it declines, accepts the next invitation, is taken out, asks
 * for access and is let in, and is taken out again.
 */
export async function checkColleague(run: RunContext): Promise<void> {
  const { otherAccount } = run.options
  const ids = ['inviteCompanyUser', 'deleteCompanyUser', 'listCompanyUsers']
  const [invite, remove, users] = callsOf(run, [...ids, ...decisions]) ?? []
  const company = await companyReader(run)?.()
  if (!otherAccount?.login.includes('@') || !invite || !remove || !users || !company) return
  const other: Visitor = { name: 'another customer' }
  await logIn(run, other, otherAccount)
  await readSessid(run, other)
  const contragentId = company['id']
  const asOther = (id: string, values: Record<string, unknown>, body?: Record<string, unknown>) => {
    const operation = run.contract.byId.get(id)
    return (
      operation &&
      run.ask({ operation, visitor: other, values, ...(body && { body }), purpose: `another: ${id}` })
    )
  }
  const companies = await asOther('listCompanies', {})
  // A colleague would be taken out of the company.
  if (
    !companies ||
    listOf(valueAt(companies.json, '/data/items')).some((one) => recordOf(one)['id'] === contragentId)
  )
    return
  const member = async () => {
    const { json } = await users({ values: { contragentId }, purpose: 'users of the company' })
    const items = listOf(valueAt(json, '/data/items')).filter(isRecord)
    return items.find(({ email }) => String(email).toLowerCase() === otherAccount.login.toLowerCase())
  }
  const isFree = (await member()) === undefined
  if (!isFree) return
  const takeOut = async (why: string) => {
    const own = await member()
    if (!own) return false
    const removed = await remove({ values: { id: own['id'], contragentId }, purpose: why })
    if (!run.succeeded(removed)) notSetBack(run, 'inviteCompanyUser')
    return run.succeeded(removed)
  }
  await refuseClosed(run, { contragentId, email: otherAccount.login, other })
  // A faulty backend has let them in all the same.
  await takeOut('take the other account out that came in by a closed invitation')
  for (const answer of ['declineInvitation', 'acceptInvitation'] as const) {
    if (!run.wanted(answer)) continue
    // Other rights than those that the role begins with.
    const rights = listOf(company['myRights']).slice(-1)
    const limits = { perOrder: 100_000, perMonth: 200_000 }
    // E-mails are compared without regard to case.
    const email = answer === 'declineInvitation' ? otherAccount.login.toUpperCase() : otherAccount.login
    const whom = { fio: 'Проверка Контракта', position: run.runId }
    const body = { contragentId, email, role: 'viewer', rights, limits, ...whom }
    const invited = await invite({
      values: { 'Idempotency-Key': randomUUID() },
      body,
      purpose: 'invite the other account',
    })
    if (!run.succeeded(invited)) return
    const waiting = await asOther('listInvitations', {})
    const user = recordOf(valueAt(invited.json, '/data/user'))
    const invitation = listOf(valueAt(waiting?.json, '/data/items'))
      .map(recordOf)
      .find((one) => one['id'] === user['id'])
    const id = invitation?.['id']
    if (waiting)
      run.state(waiting, id !== undefined, {
        rule: 'own-effect',
        pointer: '/data/items',
        message: `who is invited as ${email} must find the invitation by the confirmed e-mail, without regard to case, and by the id of the company user`,
      })
    if (waiting && invitation) judgeListed(run, waiting, { invitation, user, inn: company['inn'] })
    const done =
      id === undefined
        ? undefined
        : await notifying(run, { visitor: run.customer, whom: 'who invited' }, () =>
            asOther(answer, { id }, {}),
          )
    if (done && run.succeeded(done)) {
      run.journal.untested.delete(answer)
      if (answer === 'acceptInvitation') {
        const now = await member()
        await judgeJoined(run, asOther, { done, now, position: whom.position })
        const { perOrder, perMonth } = recordOf(now?.['limits'])
        run.state(
          done,
          now?.['role'] === body.role &&
            isDeepStrictEqual(now['rights'], rights) &&
            isDeepStrictEqual({ perOrder, perMonth }, limits),
          {
            rule: 'own-effect',
            pointer: '/data',
            message: `who accepts has the role, rights and limits of the invitation, ${JSON.stringify({ rights, ...limits })}, got ${JSON.stringify({ rights: now?.['rights'], perOrder, perMonth })}`,
          },
        )
      }
      await judgeInvitation(run, { answer, id, asOther, done, member })
      if (answer === 'acceptInvitation') await leaveAgain(run, contragentId, { asOther, member })
    }
    await takeOut('take the other account out')
  }
  let orderId: number | undefined
  try {
    await letIn(run, { company, other, asOther, member })
    const colleague = await member()
    if (colleague?.['status'] === 'active')
      await judgeRights(run, {
        visitor: other,
        id: colleague['id'],
        userId: colleague['userId'],
        contragentId,
        role: colleague['role'],
        rights: listOf(company['myRights']).map(String),
      })
    if (colleague?.['status'] === 'active') {
      const hook = await hearOfOrders(run, contragentId)
      try {
        orderId = await agreeOnOrder(run, {
          visitor: other,
          id: colleague['id'],
          contragentId,
          rights: listOf(company['myRights']).map(String),
        })
        await hook.sendAgain()
      } finally {
        await run.cleaning(hook.remove)
      }
    }
  } catch (error) {
    await run.cleaning(async () => void (await takeOut('take the other account out after all')))
    throw error
  }
  if (!(await takeOut('take the other account out again'))) return
  await judgeTakenOut(run, { contragentId, orderId }, asOther)
}

const decisions = [
  'acceptInvitation',
  'declineInvitation',
  'requestCompanyAccess',
  'decideAccessRequest',
] as const

/** Times that a notification is looked for again, a second apart. */
const mostTries = 3

/** Ids of what somebody was told; `undefined` where that can't be read. */
async function toldTo(run: RunContext, visitor: Visitor): Promise<Set<unknown> | undefined> {
  const operation = run.contract.byId.get('listNotifications')
  if (!operation || run.journal.isAbsent(operation.id)) return undefined
  const exchange = await run.ask({ operation, visitor, values: {}, purpose: 'what somebody is told' })
  const items = listOf(valueAt(exchange.json, '/data/items')).map(recordOf)
  return run.succeeded(exchange) ? new Set(items.map(({ id }) => id)) : undefined
}

/** Sends a write that makes a notification for somebody, and looks for it. */
async function notifying(
  run: RunContext,
  { visitor, whom }: { visitor: Visitor; whom: string },
  send: () => Promise<Exchange> | undefined,
): Promise<Exchange | undefined> {
  const before = await toldTo(run, visitor)
  const done = await send()
  if (!done || !before || !run.succeeded(done)) return done
  let after = await toldTo(run, visitor)
  const isTold = () => after && [...after].some((id) => !before.has(id))
  // It may be made in the background.
  for (let tries = 0; run.options.wait > 0 && tries < mostTries && !isTold(); tries += 1) {
    await run.pause(1000)
    after = await toldTo(run, visitor)
  }
  if (after)
    run.state(done, isTold() === true, {
      rule: 'own-effect',
      pointer: '/data',
      message: `${whom} gets a notification, listNotifications has no new one`,
    })
  return done
}

async function judgeInvitation(
  run: RunContext,
  parts: {
    answer: 'acceptInvitation' | 'declineInvitation'
    id: unknown
    asOther: AsOther
    done: Exchange
    member: () => Promise<Record<string, unknown> | undefined>
  },
): Promise<void> {
  const { answer, id, asOther, done, member } = parts
  const state = (exchange: Exchange, holds: boolean, message: string) =>
    run.state(exchange, holds, { rule: 'own-effect', pointer: '/data', message, operationId: answer })
  const left = await asOther('listInvitations', {})
  if (left && run.succeeded(left))
    state(
      left,
      !listOf(valueAt(left.json, '/data/items')).some((one) => recordOf(one)['id'] === id),
      'an invitation that was answered waits no longer, listInvitations still has it',
    )
  const again = await asOther(answer, { id }, {})
  if (again)
    state(
      again,
      again.status === 404,
      `an invitation that was answered is 404, got ${refusalCode(again) === 'none' ? 'success' : again.status}`,
    )
  const now = await member()
  const isRight = answer === 'acceptInvitation' ? now?.['status'] === 'active' : now === undefined
  state(
    done,
    isRight,
    `${answer === 'acceptInvitation' ? 'who accepts is an active user' : 'who declines is no user'} of the company, listCompanyUsers tells ${JSON.stringify(now?.['status'] ?? 'nothing')}`,
  )
}

/** A role that is not the default one, whose rights the account has itself; without such a one the default. */
async function roleToGive(run: RunContext): Promise<string> {
  const [list, me] = callsOf(run, ['listCompanyRoles', 'getPersonal']) ?? []
  const roles = await list?.({ values: {}, purpose: 'roles that can be given' })
  const own = await me?.({ values: {}, purpose: 'the rights that the account has' })
  const scope = new Set(listOf(valueAt(own?.json, '/data/user/scope')))
  const given = listOf(valueAt(roles?.json, '/data/roles'))
    .map(recordOf)
    .find(
      ({ role, rights }) =>
        role !== 'owner' && role !== 'viewer' && listOf(rights).every((right) => scope.has(right)),
    )
  return typeof given?.['role'] === 'string' ? given['role'] : 'viewer'
}

/** Who asked for access reads what became of it, and decides nothing. */
async function judgeAsked(run: RunContext, asOther: AsOther, id: unknown, status: string): Promise<void> {
  const list = await asOther('listAccessRequests', {})
  if (!list || !run.succeeded(list)) return
  const own = listOf(valueAt(list.json, '/data/items'))
    .map(recordOf)
    .find((one) => one['id'] === id)
  run.state(list, own?.['status'] === status && listOf(own['allowedActions']).length === 0, {
    rule: 'own-effect',
    pointer: '/data/items',
    message: `who asked for access finds the request, ${status} and without actions, got ${JSON.stringify(own?.['status'] ?? 'none')}`,
  })
}

/** The second account asks for access by the ИНН, and is let in. */
async function letIn(
  run: RunContext,
  {
    company,
    other,
    asOther,
    member,
  }: {
    company: Company
    other: Visitor
    asOther: AsOther
    member: () => Promise<Record<string, unknown> | undefined>
  },
): Promise<void> {
  const [list, decide] = callsOf(run, ['listAccessRequests', 'decideAccessRequest']) ?? []
  if (!list || !decide || !run.wanted('decideAccessRequest')) return
  const contragentId = company['id']
  const askFor = () =>
    asOther(
      'requestCompanyAccess',
      { 'Idempotency-Key': randomUUID() },
      { inn: company['inn'], comment: run.runId },
    )
  const asked = await notifying(run, { visitor: run.customer, whom: 'who manages the users' }, askFor)
  const id = valueAt(asked?.json, '/data/request/id')
  if (!asked || !run.succeeded(asked) || id === undefined) return
  const again = await askFor()
  if (again) {
    if (run.succeeded(again))
      run.journal.leftovers.push(`requestCompanyAccess asked twice for one access (${run.runId})`)
    run.state(again, refusalCode(again) === 'alreadyRequested', {
      rule: 'own-effect',
      pointer: 'request /inn',
      message: `while a request for access waits another one must be refused with alreadyRequested, got ${outcomeOf(again)}`,
    })
  }
  const waiting = async () => {
    const exchange = await list({ values: { contragentId }, purpose: 'requests for access' })
    return {
      exchange,
      isThere: listOf(valueAt(exchange.json, '/data/items')).some(
        (one) => recordOf(one)['id'] === id && recordOf(one)['status'] === 'pending',
      ),
    }
  }
  const state = (exchange: Exchange, holds: boolean, operationId: string, message: string) =>
    run.state(exchange, holds, { rule: 'own-effect', pointer: '/data/items', message, operationId })
  const before = await waiting()
  state(
    before.exchange,
    before.isThere,
    'requestCompanyAccess',
    'who asks for access waits in listAccessRequests, they do not',
  )
  await judgeAsked(run, asOther, id, 'pending')
  // A viewer is what somebody is without a role.
  const role = await roleToGive(run)
  const given = role === 'viewer' ? {} : { role }
  const body = { contragentId, decision: 'accept', ...given, comment: `${run.runId} decided` }
  const decided = await notifying(run, { visitor: other, whom: 'who asked for access' }, () =>
    decide({ values: { id }, body, purpose: 'let the other account in' }),
  )
  run.captured.set('ownAccessRequestId', id)
  run.journal.untested.delete('decideAccessRequest')
  run.journal.untested.delete('requestCompanyAccess')
  if (!decided || !run.succeeded(decided)) return
  const after = await waiting()
  state(
    after.exchange,
    !after.isThere,
    'decideAccessRequest',
    'a request that was decided waits no longer, listAccessRequests still has it',
  )
  await judgeAsked(run, asOther, id, 'accepted')
  const now = await member()
  state(
    decided,
    now?.['status'] === 'active',
    'decideAccessRequest',
    `who is let in is an active user, listCompanyUsers tells ${JSON.stringify(now?.['status'] ?? 'nothing')}`,
  )
}
