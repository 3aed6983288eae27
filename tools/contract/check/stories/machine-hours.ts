import { listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { moscowDay } from '../backend-days.ts'
import type { Exchange } from '../client.ts'
import { uploadContent, uploadedFor } from '../file-checks.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

/** A machine whose number nobody has confirmed has no service that could be done. */
export async function finishUnconfirmed(run: RunContext, machine: unknown): Promise<void> {
  if (valueAt(machine, '/status') !== 'pendingVerification') return
  const exchange = await sendOwn(run, 'completeMachineService', {
    values: { id: valueAt(machine, '/id') },
    body: { dueAtHours: 250 },
    purpose: 'a service of a machine that is not confirmed',
  })
  if (!exchange) return
  const code = refusalCode(exchange)
  run.state(exchange, code === 'serviceNotPlanned', {
    rule: 'refused',
    pointer: 'request /dueAtHours',
    message: `a machine that is not confirmed has no service: must be refused with serviceNotPlanned, got ${outcomeOf(exchange)}`,
  })
}

/**
 * With a reason the meter may show less. The last readings are 65 hours yesterday and more today: 70 correct the last one.
 * 3 begin a new count, which bounds the readings of its first day.
 */
export async function correctHours(
  run: RunContext,
  { id, hours, planned }: { id: unknown; hours: Record<string, unknown>; planned: Exchange },
): Promise<void> {
  const record = (value: number, reason?: string) =>
    sendOwn(run, 'recordMachineHours', {
      values: { id },
      body: {
        ...hours,
        value,
        at: moscowDay(planned, 0),
        source: 'manual',
        ...(reason !== undefined && { reason }),
      },
      purpose: reason === undefined ? 'hours of a new count' : 'fewer hours with a reason',
    })
  const corrections = [
    { value: 70, reason: 'Опечатка', perDay: 9, what: 'a correction forgets the reading that it corrects' },
    { value: 3, reason: 'Новый счётчик', perDay: 8, what: 'a new count forgets the readings before it' },
  ]
  for (const { value, reason, perDay, what } of corrections) {
    const exchange = await record(value, reason)
    if (!exchange) return
    const code = refusalCode(exchange)
    const isDone = run.state(exchange, code === 'none', {
      rule: 'own-effect',
      pointer: 'request /reason',
      message: `a person may give fewer hours (${value}) with a reason, got ${code}`,
    })
    if (!isDone || exchange.planned || code !== 'none') return
    const got = [
      valueAt(exchange.json, '/data/machine/motohours/value'),
      valueAt(exchange.json, '/data/service/hoursPerDay'),
    ]
    run.state(exchange, got[0] === value && got[1] === perDay, {
      rule: 'own-effect',
      pointer: '/data/service/hoursPerDay',
      message: `${what}: ${value} hours, ${perDay} a day, got ${got.map(String).join(' hours, ')} a day`,
    })
  }
  for (const value of [28, 27]) {
    const exchange = await record(value)
    if (!exchange) return
    const code = refusalCode(exchange)
    const expected = value === 28 ? 'motohoursImplausible' : 'none'
    run.state(exchange, code === expected, {
      rule: 'bound',
      pointer: 'request /value',
      message: `on the day of the first reading, of 3 hours, 27 are the most: ${value} must be answered with ${expected === 'none' ? 'success' : expected}, got ${outcomeOf(exchange)}`,
    })
  }
}

/** The smallest PNG: one pixel. */
const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** A picture becomes the photo of a machine, once; null takes it away. What is no picture is 422. */
export async function changePhoto(
  run: RunContext,
  { id, other }: { id: unknown; other?: Record<string, unknown> },
): Promise<void> {
  if (!run.wanted('updateMachine')) return
  const set = (photoFileId: string | null, purpose: string) =>
    sendOwn(run, 'updateMachine', { values: { id }, body: { photoFileId }, purpose })
  const paper = await uploadedFor(run, 'attachment')
  const picture = await uploadContent(
    run,
    { name: `${run.runId}.png`, mime: 'image/png', content: png },
    'attachment',
  )
  if (paper === undefined || picture === undefined) return
  const refused = await set(paper, 'a paper as the photo of a machine')
  if (refused)
    run.state(refused, refused.status === 422, {
      rule: 'file',
      pointer: 'request /photoFileId',
      message: `what is no picture must be refused with 422, got ${refused.status} ${outcomeOf(refused)}`,
    })
  const done = await set(picture, 'the photo of a machine')
  if (!done) return
  const photoOf = (exchange: Exchange | undefined) => valueAt(exchange?.json, '/data/machine/photoFile')
  const isThere = run.state(done, valueAt(photoOf(done), '/id') === picture, {
    rule: 'file',
    pointer: '/data/machine/photoFile',
    message: `must be the picture that was sent, got ${refusalCode(done) === 'none' ? JSON.stringify(photoOf(done) ?? null) : refusalCode(done)}`,
  })
  if (!isThere || done.planned || !run.succeeded(done)) return
  const [read] = callsOf(run, ['getMachine', 'updateMachine']) ?? []
  const kept = await read?.({ values: { id }, purpose: 'the photo of a machine' })
  if (kept && run.succeeded(kept))
    run.state(kept, valueAt(photoOf(kept), '/id') === picture, {
      rule: 'file',
      pointer: '/data/machine/photoFile',
      message: `getMachine must hold the photo that was sent, got ${JSON.stringify(photoOf(kept) ?? null)}`,
      operationId: 'updateMachine',
    })
  if (other) await refuseTaken(run, { ...other, photoFileId: picture })
  const gone = await set(null, 'a machine without a photo')
  if (gone && run.succeeded(gone))
    run.state(gone, (photoOf(gone) ?? null) === null, {
      rule: 'file',
      pointer: '/data/machine/photoFile',
      message: `null takes the photo away, got ${JSON.stringify(photoOf(gone))}`,
    })
}

/** No second machine gets the same picture. */
async function refuseTaken(run: RunContext, body: Record<string, unknown>): Promise<void> {
  const exchange = await sendOwn(run, 'addMachine', {
    body,
    purpose: 'a machine with the photo of another one',
  })
  if (!exchange) return
  run.state(exchange, exchange.status === 422, {
    rule: 'file',
    pointer: 'request /photoFileId',
    message: `a picture that was taken already must be refused with 422, got ${exchange.status} ${outcomeOf(exchange)}`,
  })
  const id = valueAt(exchange.json, '/data/machine/id')
  const [remove] = callsOf(run, ['deleteMachine', 'addMachine']) ?? []
  if (!run.succeeded(exchange) || id === undefined) return
  const removed = await remove?.({ values: { id }, purpose: 'take the machine with that photo out' })
  if (!removed || !run.succeeded(removed))
    run.journal.leftovers.push(`deleteMachine did not take away what ${run.runId} made`)
}

/**
 * A machine with an open request stays, and the request keeps its name when the machine is gone.
 *
 * @param task the open request about the machine
 */
export async function deleteAsked(
  run: RunContext,
  { id, name, task }: { id: unknown; name: string; task: unknown },
  remove: () => Promise<Exchange>,
): Promise<Exchange> {
  if (task === undefined) return remove()
  const refused = await sendOwn(run, 'deleteMachine', {
    values: { id },
    purpose: 'take a machine with an open request out',
  })
  if (refused) {
    const code = refusalCode(refused)
    const isRefused = run.state(refused, code === 'actionNotAllowed', {
      rule: 'refused',
      pointer: '/errors/0/code',
      message: `a machine with an open request must be refused with actionNotAllowed, got ${outcomeOf(refused)}`,
    })
    const machine = recordOf(valueAt(refused.json, '/data/machine'))
    if (isRefused)
      run.state(refused, machine['id'] === id && !listOf(machine['allowedActions']).includes('delete'), {
        rule: 'refused',
        pointer: '/data/machine',
        message: `must be the fresh machine ${String(id)}, which does not offer delete, got ${String(machine['id'])} with ${listOf(machine['allowedActions']).join(', ') || 'no action'}`,
      })
    if (run.succeeded(refused)) return refused
  }
  const [close] = callsOf(run, ['closeRequest', 'deleteMachine']) ?? []
  await close?.({ values: { id: task }, body: {}, purpose: 'close the request about the machine' })
  const removed = await remove()
  const [read] = callsOf(run, ['getRequest', 'deleteMachine']) ?? []
  if (!read || !run.succeeded(removed)) return removed
  const kept = await read({ values: { id: task }, purpose: 'a request about a machine that is gone' })
  const got = valueAt(kept.json, '/data/request/machine/name')
  if (run.succeeded(kept))
    run.state(kept, got === name, {
      rule: 'own-effect',
      pointer: '/data/request/machine/name',
      message: `a request keeps the name of a machine that is taken out, ${name}, got ${JSON.stringify(got ?? null)}`,
      operationId: 'deleteMachine',
    })
  return removed
}
