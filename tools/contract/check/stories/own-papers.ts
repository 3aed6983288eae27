import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { type Ask, callsOf } from '../account-checks.ts'
import { backendDay, moscowDay } from '../backend-days.ts'
import { uploadedFor } from '../file-checks.ts'
import type { Visitor } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { nobodysPhone } from '../held-back.ts'
import { nobodysId } from '../nobodys-ids.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'
import { readSessid } from '../session-checks.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'

/** Orders that a power of attorney is tried for. */
const most = 6

/** Papers that a customer makes and takes back; the general rules of writes and those beside them judge it. */
export async function checkOwnPapers(run: RunContext): Promise<void> {
  const consents = await consentsInForce(run)
  await keepPassport(run, { order: await giveAuthority(run, consents), consents })
  await askForCurrent(run)
  await askTwice(run)
}

/** In lists of papers and hooks null means the company that the session acts for. */
async function askForCurrent(run: RunContext): Promise<void> {
  if (run.captured.get('contragentId') === undefined) return
  for (const id of ['listActs', 'listContracts', 'listAuthorities', 'listHooks', 'getBalance']) {
    const purpose = 'the current company, as null'
    const exchange = await sendOwn(run, id, { body: { contragentId: null }, purpose })
    if (exchange)
      run.state(exchange, exchange.status !== 422 && refusalCode(exchange) !== 'contragentMismatch', {
        rule: 'current-company',
        pointer: 'request /contragentId',
        message: `contragentId null means the company that the session acts for, it must not be refused, got ${refusalCode(exchange)}`,
      })
  }
}

/** A power of attorney that is over, or that ends in more than 90 days. */
async function refusePeriod(run: RunContext, create: Ask, body: Record<string, unknown>): Promise<void> {
  const values = { 'Idempotency-Key': randomUUID() }
  const exchange = await create({ values, body, purpose: 'a power of attorney until another day' })
  const got = refusalCode(exchange)
  // An account that may give none is refused for that first.
  if (exchange.status === 403 || got === 'companyRequired') return
  run.state(exchange, got === 'periodInvalid', {
    rule: 'bound',
    pointer: 'request /validUntil',
    message: `${String(body['validUntil'])} must be refused with periodInvalid, got ${got === 'none' ? 'success' : got}`,
  })
}

/** Who processes a passport needs the consent in force; nothing where the documents can't be had. */
async function consentsInForce(run: RunContext): Promise<{ consents?: unknown[] }> {
  const [list] = callsOf(run, ['listConsentDocuments', 'createAuthority', 'savePassport']) ?? []
  const told = await list?.({ values: {}, purpose: 'the consent to process a passport' })
  const given = listOf(valueAt(told?.json, '/data/items'))
    .filter(isRecord)
    .filter(({ type }) => type === 'personalData')
  if (given.length === 0) return {}
  return { consents: given.map(({ type, docVersion }) => ({ type, docVersion })) }
}

/** Lines that an order lacks, that are named twice, or of which less is left. */
async function refuseLines(
  run: RunContext,
  { body, line, revoke }: { body: Record<string, unknown>; line: Record<string, unknown>; revoke: Ask },
): Promise<void> {
  const one = { lineId: line['id'], quantity: 1 }
  const left = Number(line['quantity']) - Number(line['shippedQuantity'])
  const cases: [string, unknown[]][] = [
    ['that the order lacks', [{ ...one, lineId: nobodysId }]],
    ['that is named twice', [one, one]],
    ['of which less is left', [{ ...one, quantity: left + 1 }]],
  ]
  for (const [what, lines] of cases) {
    const purpose = `a power of attorney for a line ${what}`
    const exchange = await sendOwn(run, 'createAuthority', { body: { ...body, lines }, purpose })
    if (!exchange) return
    run.state(exchange, exchange.status === 422, {
      rule: 'bound',
      pointer: 'request /lines',
      message: `a line ${what} must be 422, got ${run.succeeded(exchange) ? 'success' : exchange.status}`,
    })
    const id = valueAt(exchange.json, '/data/authority/id')
    if (run.succeeded(exchange) && id !== undefined)
      await revoke({ values: { id }, body: { reason: run.runId }, purpose: 'revoke what had to be refused' })
  }
}

/** Only what was uploaded as a scan is one; a second one replaces the first. The file that stands then. */
async function uploadScans(
  run: RunContext,
  { upload, id }: { upload: Ask; id: unknown },
): Promise<string | undefined> {
  let standing: string | undefined
  for (const purpose of ['authorityScan', 'attachment', 'authorityScan'] as const) {
    const fileId = await uploadedFor(run, purpose)
    if (fileId === undefined) continue
    const isScan = purpose === 'authorityScan'
    const parts = { values: { id }, body: { fileId } }
    const exchange = isScan
      ? await upload({ ...parts, purpose: 'the signed scan' })
      : await sendOwn(run, 'uploadAuthority', { ...parts, purpose: 'a file that is no scan' })
    if (!exchange) continue
    if (!isScan) judgeDue(run, exchange, ['fileNotFound'], 'a file for another purpose is no scan: it')
    else if (
      run.state(exchange, run.succeeded(exchange), {
        rule: 'file',
        pointer: 'request /fileId',
        message: `a scan that waits for its purpose must be taken, and replace another one: got ${refusalCode(exchange)}`,
      })
    )
      standing = fileId
  }
  return standing
}

/** An order for which a power of attorney was made. */
interface Receivable {
  orderId: unknown
  lines: unknown[]
}

/** A power of attorney for a part of an order gets a scan, is revoked, and can't be revoked again. */
async function giveAuthority(
  run: RunContext,
  consents: { consents?: unknown[] },
): Promise<Receivable | undefined> {
  const ids = ['createAuthority', 'uploadAuthority', 'revokeAuthority']
  const [create, upload, revoke] = callsOf(run, ids) ?? []
  const [orders, order] = callsOf(run, ['listOrders', 'getOrder', ...ids]) ?? []
  if (!create || !upload || !revoke || !orders || !order) return undefined
  const { json } = await orders({ values: {}, purpose: 'orders to receive' })
  const open = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .filter(({ status }) => !['canceled', 'completed', 'new', 'agreement'].includes(String(status)))
  for (const { id: orderId } of open.slice(0, most)) {
    const read = await order({ values: { id: orderId }, purpose: 'an order to receive' })
    const line = listOf(valueAt(read.json, '/data/order/items'))
      .filter(isRecord)
      .find((one) => Number(one['shippedQuantity']) < Number(one['quantity']))
    if (!line) continue
    const body = {
      orderId,
      lines: [{ lineId: line['id'], quantity: 1 }],
      representative: { fio: 'Проверка Контракта', position: run.runId },
      // The first day that may be.
      validUntil: moscowDay(read, 0),
    }
    for (const days of [-2, 92])
      await refusePeriod(run, create, { ...body, validUntil: backendDay(read, days) })
    const values = { 'Idempotency-Key': randomUUID() }
    const made = await create({ values, body, purpose: 'a power of attorney for one piece' })
    const id = valueAt(made.json, '/data/authority/id')
    if (!run.succeeded(made) || id === undefined) continue
    const goods = listOf(valueAt(made.json, '/data/authority/goods')).map(recordOf)
    run.state(made, goods.length === 1 && Number(goods[0]?.['quantity']) === 1, {
      rule: 'own-effect',
      pointer: '/data/authority/goods',
      message: `a power of attorney for one piece of one line is for nothing else, got ${JSON.stringify(goods).slice(0, 80)}`,
    })
    run.journal.leftovers.push(`createAuthority left a revoked power of attorney (${run.runId})`)
    const before = await countAuthorities(run)
    await refuseLines(run, { body, line, revoke })
    const after = await countAuthorities(run)
    if (before && after)
      run.state(after.list, after.total === before.total, {
        rule: 'refused-changes',
        pointer: '/data/pagination/total',
        message: `powers of attorney that were refused for their lines leave ${before.total} of them, got ${after.total}`,
        operationId: 'createAuthority',
      })
    const fileId = await uploadScans(run, { upload, id })
    const end = () => revoke({ values: { id }, body: { reason: run.runId }, purpose: 'revoke the own one' })
    const revoked = await end()
    for (const one of ids) run.journal.untested.delete(one)
    if (!run.succeeded(revoked)) return undefined
    run.captured.set('ownAuthorityId', id)
    const { lines, ...whole } = {
      ...body,
      ...consents,
      representative: { ...body.representative, ...passportOf(run, '100203', consents) },
      validUntil: moscowDay(read, 90),
    }
    const all = await create({
      values: { 'Idempotency-Key': randomUUID() },
      body: whole,
      purpose: 'a power of attorney for all that is left, until the last day that may be',
    })
    const wholeId = valueAt(all.json, '/data/authority/id')
    if (run.succeeded(all) && wholeId !== undefined) {
      if (fileId !== undefined) await refuseTakenScan(run, { upload, id: wholeId, fileId })
      const body = { reason: run.runId }
      const ended = await revoke({ values: { id: wholeId }, body, purpose: 'revoke that for all' })
      if (!run.succeeded(ended)) run.journal.leftovers.push(`createAuthority left one for all (${run.runId})`)
    }
    const again = await end()
    run.state(again, refusalCode(again) === 'actionNotAllowed', {
      rule: 'own-effect',
      pointer: '/errors/0/code',
      message: `what is revoked can't be revoked again, got ${refusalCode(again) === 'none' ? 'success' : refusalCode(again)}`,
    })
    return { orderId, lines }
  }
  return undefined
}

async function countAuthorities(run: RunContext) {
  const list = await sendOwn(run, 'listAuthorities', { body: {}, purpose: 'what refused ones leave' })
  const total = valueAt(list?.json, '/data/pagination/total')
  return list && typeof total === 'number' ? { list, total } : undefined
}

/** The contract's example of a passport with another number; none where no consent to it can be given. */
function passportOf(
  run: RunContext,
  number: string,
  { consents }: { consents?: unknown[] },
): { passport?: Record<string, unknown> } {
  const passport = recordOf(run.contract.byId.get('savePassport')?.body?.example)['passport']
  return isRecord(passport) && consents ? { passport: { ...passport, number } } : {}
}

/** A scan belongs to the power of attorney that took it. */
async function refuseTakenScan(
  run: RunContext,
  { upload, id, fileId }: { upload: Ask; id: unknown; fileId: string },
): Promise<void> {
  const exchange = await upload({ values: { id }, body: { fileId }, purpose: 'a scan that was taken' })
  const got = refusalCode(exchange)
  run.state(exchange, got === 'fileNotFound', {
    rule: 'file',
    pointer: 'request /fileId',
    message: `a file that was taken must be refused with fileNotFound, got ${got === 'none' ? 'success' : got}`,
  })
}

/** A passport is stored, and replaced by another; only where there is none that would be lost. */
async function keepPassport(
  run: RunContext,
  { order, consents }: { order: Receivable | undefined; consents: { consents?: unknown[] } },
): Promise<void> {
  const [read, save, remove] = callsOf(run, ['getPassport', 'savePassport', 'deletePassport']) ?? []
  if (!read || !save || !remove) return
  const masked = async (purpose: string) => {
    const exchange = await read({ values: {}, purpose })
    return { exchange, passport: valueAt(exchange.json, '/data/passport') }
  }
  const before = await masked('no passport is stored')
  if (!run.succeeded(before.exchange) || before.passport !== null) return
  const example = recordOf(run.contract.byId.get('savePassport')?.body?.example)
  const state = (exchange: typeof before.exchange, holds: boolean, operationId: string, message: string) =>
    run.state(exchange, holds, { rule: 'own-effect', pointer: '/data/passport', message, operationId })
  const masks: unknown[] = []
  for (const number of ['100203', '904517']) {
    const body: Record<string, unknown> = { ...withNumber(example, number), ...consents }
    // The first one is issued on the 14th birthday itself.
    if (masks.length === 0 && isRecord(example['passport'])) {
      body['birthDate'] = '2000-05-20'
      body['passport'] = { ...example['passport'], number, issueDate: '2014-05-20' }
    }
    const saved = await save({ values: {}, body, purpose: 'store a passport' })
    state(
      saved,
      refusalCode(saved) !== 'passportInvalid',
      'savePassport',
      'a passport that is issued on the 14th birthday or later, on a day that is over, must not be refused with passportInvalid',
    )
    if (!run.succeeded(saved)) return
    const after = await masked('the passport that was stored')
    masks.push(valueAt(after.passport, '/mask'))
    state(
      after.exchange,
      String(masks.at(-1)).replaceAll(/\D/g, '').endsWith(number.slice(-2)),
      'savePassport',
      `getPassport must tell the last digits of the passport that was stored (…${number.slice(-2)}), got ${String(masks.at(-1))}`,
    )
  }
  const printed = order && (await printOwnPassport(run, order))
  if (!run.succeeded(await remove({ values: {}, purpose: 'delete the passport' }))) return
  const left = await masked('the passport after it was deleted')
  state(
    left.exchange,
    left.passport === null,
    'deletePassport',
    'a passport that was deleted is stored no longer, getPassport still tells it',
  )
  const twice = await remove({ values: {}, purpose: 'delete it once more' })
  state(
    twice,
    run.succeeded(twice),
    'deletePassport',
    `without a passport deletePassport succeeds and does nothing, got ${refusalCode(twice)}`,
  )
  await printed?.()
}

/** The stored passport is printed, whatever is sent beside; what judges and revokes the paper after it was deleted. */
async function printOwnPassport(
  run: RunContext,
  { orderId, lines }: Receivable,
): Promise<(() => Promise<void>) | undefined> {
  const [create, list, revoke] = callsOf(run, ['createAuthority', 'listAuthorities', 'revokeAuthority']) ?? []
  if (!create || !list || !revoke) return undefined
  const passport = recordOf(run.contract.byId.get('savePassport')?.body?.example)['passport']
  const representative = {
    fio: 'Проверка Контракта',
    position: run.runId,
    ...(isRecord(passport) && { passport: { ...passport, number: '777777' } }),
  }
  const [read] = callsOf(run, ['getPassport', 'createAuthority']) ?? []
  const stored = await read?.({ values: {}, purpose: 'the passport to print' })
  if (!stored) return undefined
  const made = await create({
    values: { 'Idempotency-Key': randomUUID() },
    body: { orderId, lines, useOwnPassport: true, representative, validUntil: moscowDay(stored, 1) },
    purpose: 'a power of attorney with the own passport',
  })
  const id = valueAt(made.json, '/data/authority/id')
  if (!run.succeeded(made) || id === undefined) return undefined
  const mask = valueAt(made.json, '/data/authority/representative/passportMask')
  return async () => {
    const told = await list({ values: {}, body: {}, purpose: 'what was printed, without the passport' })
    const paper = listOf(valueAt(told.json, '/data/items'))
      .filter(isRecord)
      .find((one) => one['id'] === id)
    if (paper)
      run.state(told, recordOf(paper['representative'])['passportMask'] === mask, {
        rule: 'own-effect',
        pointer: '/data/items/*/representative/passportMask',
        message: `papers that were made keep what was printed, ${String(mask)}, after the passport was deleted`,
        operationId: 'deletePassport',
      })
    const ended = await revoke({
      values: { id },
      body: { reason: run.runId },
      purpose: 'revoke that with the own passport',
    })
    if (!run.succeeded(ended))
      run.journal.leftovers.push(`createAuthority left one with the own passport (${run.runId})`)
  }
}

function withNumber(body: Record<string, unknown>, number: string): Record<string, unknown> {
  return 'number' in body
    ? { ...body, number }
    : Object.fromEntries(
        Object.entries(body).map(([name, one]) => [name, isRecord(one) ? withNumber(one, number) : one]),
      )
}

/** A report that is made already is not begun once more. */
async function askTwice(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('requestBalance')
  const [ask] = callsOf(run, ['requestBalance']) ?? []
  const contragentId = run.captured.get('contragentId')
  if (!operation || !ask || contragentId === undefined) return
  await refuseDayToCome(run, contragentId)
  const parts = { body: { contragentId }, purpose: 'ask for the balance' }
  const first = await ask({ values: { 'Idempotency-Key': randomUUID() }, ...parts })
  if (!run.succeeded(first) || valueAt(first.json, '/data/job/status') !== 'queued') return
  const job = valueAt(first.json, '/data/job/id')
  const values = { 'Idempotency-Key': randomUUID() }
  const call = buildCall({ operation, visitor: run.customer, values, ...parts, purpose: 'ask for it again' })
  const again = await run.send(run.customer, { ...call, isProbe: true })
  const got = again.status === 429 ? 429 : valueAt(again.json, '/data/job/id')
  const isMade = run.succeeded(again) && valueAt(again.json, '/data/job/status') !== 'queued'
  if (got === job || isMade || again.planned) return
  // Nothing else is stated about 429: here it is wrong by itself.
  run.journal.violation(again, {
    rule: 'own-effect',
    pointer: '/data/job/id',
    message: `while a report is made, asking again answers the same job (${String(job)}), got ${String(got)}`,
  })
}

/** Of a day that is still to come there is no balance. */
async function refuseDayToCome(run: RunContext, contragentId: unknown): Promise<void> {
  const personal = await sendOwn(run, 'getPersonal', { purpose: 'the day of the backend' })
  if (!personal) return
  const body = { contragentId, date: backendDay(personal, 2) }
  const exchange = await sendOwn(run, 'requestBalance', { body, purpose: 'a balance of a day to come' })
  // What is asked for too often, or without the right, is refused for that first.
  if (!exchange || exchange.status === 429 || exchange.status === 403) return
  run.state(exchange, exchange.status === 422, {
    rule: 'bound',
    pointer: 'request /date',
    message: `a balance of a day to come (${body.date}) must be 422, got ${outcomeOf(exchange)}`,
  })
}

/** Who asks for a call again within ten minutes is refused. */
export async function askForCallAgain(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('requestCallback')
  const known = run.accepted.get('requestCallback')
  if (!operation || !known || !run.wanted('requestCallback')) return
  const values = { ...known.values, 'Idempotency-Key': randomUUID() }
  const again = await run.ask({ ...known, values, visitor: run.customer, purpose: 'ask for a call again' })
  const guest: Visitor = { name: 'somebody else' }
  await readSessid(run, guest)
  const call = buildCall({
    ...known,
    values: { ...known.values, 'Idempotency-Key': randomUUID() },
    visitor: guest,
    purpose: 'somebody else asks for a call to the same phone',
  })
  for (const exchange of [again, await run.send(guest, call)])
    run.state(exchange, refusalCode(exchange) === 'alreadyRequested', {
      rule: 'own-effect',
      pointer: 'request /phone',
      message: `a second request for the same phone within 10 minutes must be refused with alreadyRequested, got ${refusalCode(exchange) === 'none' ? 'success' : refusalCode(exchange)}`,
    })
  await askForOtherPhone(run, guest)
}

/** What was refused waits for no call, and neither does another phone of the same visitor. */
async function askForOtherPhone(run: RunContext, guest: Visitor): Promise<void> {
  const known = run.accepted.get('requestCallback')
  const operation = run.contract.byId.get('requestCallback')
  const body = recordOf(known?.body)
  if (!operation || !known || guest.sessid === undefined || listOf(body['consents']).length === 0) return
  const ask = (own: Record<string, unknown>, purpose: string) => {
    const values = { ...known.values, 'Idempotency-Key': randomUUID() }
    const parts = { operation, visitor: guest, values, body: { ...body, ...own }, purpose }
    return run.send(guest, buildCall(parts))
  }
  const phone = nobodysPhone()
  const refused = await ask({ phone, consents: [] }, 'a call without consent')
  judgeDue(run, refused, ['consentRequired'], 'a request for a call without consent')
  if (run.succeeded(refused)) return
  const first = await ask({ phone }, 'a call to another phone')
  run.state(first, refusalCode(first) !== 'alreadyRequested', {
    rule: 'own-effect',
    pointer: 'request /phone',
    message:
      'the first request for a phone, after one that was refused, must not be refused with alreadyRequested',
  })
  if (!run.succeeded(first)) return
  run.journal.leftovers.push(`requestCallback did something that no operation takes back (${run.runId})`)
  const again = await ask({ phone }, 'a call to that phone again')
  judgeDue(run, again, ['alreadyRequested'], 'a second request for the same phone within 10 minutes')
}
