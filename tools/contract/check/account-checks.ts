import { isRecord, listOf, recordOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { Exchange } from './client.ts'
import { judgeDue } from './due-refusal.ts'
import { buildCall, type RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'

export type Ask = (parts: Pick<RequestParts, 'body' | 'values' | 'purpose'>) => ReturnType<RunContext['ask']>

/** What a customer changes of their own data is kept, and is put back as it was. */
export async function checkAccountWrites(run: RunContext): Promise<void> {
  // A consent that was given just now shows whether a change of the profile leaves it alone.
  await agreeAndWithdraw(run, () => changeProfile(run))
}

/** Calls of the customer; `undefined` when the contract lacks one of them or none of them is asked for. */
export function callsOf(run: RunContext, ids: readonly string[]): Ask[] | undefined {
  const operations = ids.flatMap((id) => run.contract.byId.get(id) ?? [])
  if (operations.length < ids.length || !ids.some((id) => run.wanted(id))) return undefined
  return operations.map((operation) => (parts) => run.ask({ operation, visitor: run.customer, ...parts }))
}

const ownNames = ['surname', 'firstName', 'patronymic', 'position'] as const

async function changeProfile(run: RunContext): Promise<void> {
  const [read, update] = callsOf(run, ['getProfile', 'updateProfile']) ?? []
  if (!read || !update) return
  const look = () => read({ values: {}, purpose: 'read the profile' })
  const set = (body: Record<string, unknown>) => update({ values: {}, body, purpose: 'change the profile' })
  const profile = await look()
  // The branch of the session stays whatever the profile has: the contract's rules judge it.
  const branch = await otherBranch(run, profile)
  const before = valueAt(profile.json, '/data/profile/position')
  const changed = await set({ position: run.runId, ...(branch && { storeId: branch.other }) })
  accepted(run, changed, 'updateProfile')
  const after = await look()
  const kept = valueAt(after.json, '/data/profile/position')
  run.state(after, kept === run.runId, {
    rule: 'account',
    pointer: '/data/profile/position',
    message: `getProfile must hold what was sent, got ${JSON.stringify(kept)}`,
    operationId: 'updateProfile',
  })
  const operation = run.contract.byId.get('updateProfile')
  const whole = recordOf(valueAt(after.json, '/data/profile'))
  if (operation)
    await judgeNames(run, look, () =>
      run.vary(
        { operation, visitor: run.customer, values: {}, body: {}, purpose: 'change the profile' },
        ownNames,
        async () => {
          const { json } = await look()
          return recordOf(valueAt(json, '/data/profile'))
        },
      ),
    )
  const names = Object.fromEntries(
    ownNames.map((name) => [name, whole[name]]).filter(([, own]) => own !== undefined),
  )
  const back = await update({
    values: {},
    body: {
      ...names,
      position: typeof before === 'string' ? before : null,
      ...(branch && { storeId: branch.former }),
    },
    purpose: 'the profile as it was',
  })
  if (run.succeeded(changed) && !run.succeeded(back))
    run.journal.leftovers.push(`updateProfile did not set back what ${run.runId} changed`)
  const birthDate = valueAt(after.json, '/data/profile/birthDate')
  const setDay = (day: unknown) => {
    const purpose = 'change the day of birth'
    return update({ values: {}, body: { birthDate: day }, purpose })
  }
  // The first day that may be; null takes it away.
  for (const day of ['1900-01-01', '1990-02-28', null]) await setDay(day)
  if (typeof birthDate !== 'string' || run.succeeded(await setDay(birthDate))) return
  run.journal.leftovers.push(`updateProfile did not set back the day of birth (${run.runId})`)
}

/** A changed name stands in the companies of the customer at once, and not in an order that was placed before. */
async function judgeNames(
  run: RunContext,
  look: () => Promise<Exchange>,
  change: () => Promise<void>,
): Promise<void> {
  const [users, order] = callsOf(run, ['listCompanyUsers', 'getOrder', 'updateProfile']) ?? []
  const contragentId = run.captured.get('contragentId')
  const orderId = run.captured.get('ownOrderId')
  const author = async () => {
    if (!order || orderId === undefined) return undefined
    const exchange = await order({ values: { id: orderId }, purpose: 'who placed the own order' })
    return run.succeeded(exchange)
      ? { exchange, fio: valueAt(exchange.json, '/data/order/author/fio') }
      : undefined
  }
  const before = await author()
  await change()
  const { id, surname } = recordOf(valueAt((await look()).json, '/data/profile'))
  const now = before && (await author())
  if (now)
    run.state(now.exchange, now.fio === before.fio, {
      rule: 'account',
      pointer: '/data/order/author/fio',
      message:
        'an order that was placed keeps the name of its author, it tells another one after updateProfile',
      operationId: 'updateProfile',
    })
  if (!users || contragentId === undefined || typeof surname !== 'string') return
  const told = await users({ values: { contragentId }, purpose: 'the changed name in the company' })
  const own = listOf(valueAt(told.json, '/data/items'))
    .filter(isRecord)
    .find(({ userId }) => userId === id)
  if (own)
    run.state(told, String(own['fio']).includes(surname), {
      rule: 'account',
      pointer: '/data/items/*/fio',
      message: `a changed name is shown in the companies at once: the surname must be that of getProfile (${surname}), got ${String(own['fio'])}`,
      operationId: 'updateProfile',
    })
}

/** A branch that the profile does not have; `undefined` where it has none that could be set back. */
async function otherBranch(
  run: RunContext,
  profile: Exchange,
): Promise<{ other: unknown; former: string } | undefined> {
  const [stores] = callsOf(run, ['listStores', 'updateProfile']) ?? []
  const former = valueAt(profile.json, '/data/profile/defaultBranch/storeId')
  if (!stores || typeof former !== 'string') return undefined
  const { json } = await stores({ values: {}, purpose: 'branches to choose from' })
  const other = listOf(valueAt(json, '/data/items'))
    .map((one) => valueAt(one, '/storeId'))
    .find((storeId) => typeof storeId === 'string' && storeId !== former)
  return other === undefined ? undefined : { other, former }
}

/**
 * A consent is given to the version in force only, stands in the profile, and is gone when it is withdrawn.
 * @param meanwhile what is done while it stands
 */
async function agreeAndWithdraw(run: RunContext, meanwhile: () => Promise<void>): Promise<void> {
  const ids = ['listConsentDocuments', 'getProfile', 'giveConsent', 'withdrawConsent'] as const
  const [list, read, give, withdraw] = callsOf(run, ids) ?? []
  if (!list || !read || !give || !withdraw) return meanwhile()
  const type = 'marketing'
  const ofType = (answer: unknown, pointer: string) =>
    listOf(valueAt(answer, pointer))
      .filter(isRecord)
      .find((one) => one['type'] === type)?.['docVersion']
  const version = ofType(
    (await list({ values: {}, purpose: 'read the versions in force' })).json,
    '/data/items',
  )
  const look = async () => {
    const exchange = await read({ values: {}, purpose: 'read the consents' })
    return { exchange, given: ofType(exchange.json, '/data/profile/consents') }
  }
  const agree = (docVersion: unknown) =>
    give({ values: {}, body: { type, docVersion }, purpose: 'agree to a document' })
  const before = await look()
  const stale = await agree(run.runId)
  run.state(stale, refusalCode(stale) === 'consentOutdated', {
    rule: 'account',
    pointer: 'request /docVersion',
    message: `a version that is not in force must be refused with consentOutdated, got ${refusalCode(stale)}`,
  })
  accepted(run, await agree(version), 'giveConsent')
  // The same once more changes nothing, not even the time.
  accepted(run, await agree(version), 'giveConsent')
  const agreed = await look()
  run.state(agreed.exchange, agreed.given === version, {
    rule: 'account',
    pointer: '/data/profile/consents',
    message: `must hold the version that was agreed to, got ${JSON.stringify(agreed.given)}`,
    operationId: 'giveConsent',
  })
  await meanwhile()
  const withdrawn = await withdraw({ values: {}, body: { type }, purpose: 'withdraw the consent' })
  accepted(run, withdrawn, 'withdrawConsent')
  const again = await withdraw({ values: {}, body: { type }, purpose: 'withdraw what is not given' })
  accepted(run, again, 'withdrawConsent')
  const left = await look()
  run.state(left.exchange, left.given === undefined, {
    rule: 'account',
    pointer: '/data/profile/consents',
    message: `must not hold a consent that was withdrawn, got ${JSON.stringify(left.given)}`,
    operationId: 'withdrawConsent',
  })
  if (before.given !== undefined) await agree(version)
  await keepNeededConsents(run, before.exchange)
}

/** A consent that the account needs can't be withdrawn; one that could be is given again. */
async function keepNeededConsents(run: RunContext, profile: Exchange): Promise<void> {
  const [withdraw, give] = callsOf(run, ['withdrawConsent', 'giveConsent']) ?? []
  if (!withdraw || !give) return
  const given = listOf(valueAt(profile.json, '/data/profile/consents')).filter(isRecord)
  for (const { type, docVersion } of given.filter((one) => one['type'] !== 'marketing')) {
    const refused = await withdraw({ values: {}, body: { type }, purpose: 'withdraw what the account needs' })
    judgeDue(
      run,
      refused,
      ['consentRequired'],
      `the consent ${String(type)}, which the account needs, withdrawn: it`,
    )
    if (run.succeeded(refused))
      await give({ values: {}, body: { type, docVersion }, purpose: 'give the consent again' })
  }
}

/** One notification is deleted and gone. Only where all of them are deleted afterwards. */
export async function deleteOneNotification(run: RunContext): Promise<void> {
  const [list, remove] = callsOf(run, ['listNotifications', 'deleteNotification']) ?? []
  if (!list || !remove || !run.wanted('deleteAllNotifications') || !run.wanted('deleteNotification')) return
  const look = async () => {
    const exchange = await list({ values: {}, purpose: 'read the notifications' })
    const items = listOf(valueAt(exchange.json, '/data/items')).filter(isRecord)
    return { exchange, ids: items.map(({ id }) => id) }
  }
  const [id] = (await look()).ids
  if (id === undefined) {
    run.journal.untested.set('deleteNotification', 'the account has no notifications')
    return
  }
  const deleted = await remove({ values: { id }, purpose: 'delete a notification' })
  accepted(run, deleted, 'deleteNotification')
  const after = await look()
  run.state(after.exchange, !after.ids.includes(id), {
    rule: 'account',
    pointer: '/data/items',
    message: 'must not list a notification that was deleted',
    operationId: 'deleteNotification',
  })
  const operation = run.contract.byId.get('readNotification')
  if (!operation || !run.wanted(operation.id) || !run.succeeded(deleted)) return
  const purpose = 'read a notification that was deleted'
  const body = operation.body && { body: {} }
  const call = buildCall({ operation, visitor: run.customer, values: { id }, ...body, purpose })
  const marked = await run.send(run.customer, call)
  run.state(marked, marked.status === 404, {
    rule: 'account',
    pointer: 'status',
    message: `a notification that was deleted is 404, got ${refusalCode(marked) === 'none' ? 'success' : marked.status}`,
  })
}

function accepted(run: RunContext, exchange: Awaited<ReturnType<Ask>>, operationId: string): void {
  run.journal.untested.delete(operationId)
  run.state(exchange, run.succeeded(exchange), {
    rule: 'account',
    pointer: '/status',
    message: `must succeed, got ${refusalCode(exchange)}`,
  })
}
