import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { Exchange } from '../client.ts'
import { uploadedFor } from '../file-checks.ts'
import { nobodyEmail } from '../nobodys-ids.ts'
import { refusalCode } from '../refusal-code.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'

type Act = Record<string, unknown>

const calls = { send: 'sendAct', dispute: 'disputeAct' } as const
type Action = keyof typeof calls

const bodyOf = (run: RunContext, action: Action, fileIds: readonly string[] = []): Record<string, unknown> =>
  action === 'send'
    ? { email: nobodyEmail(run.runId) }
    : { comment: `Проверка контракта ${run.runId}`, fileIds }

const offers = (act: Act, action: Action) => listOf(act['allowedActions']).includes(action)

/** The act that the run asked for, while it is made: it can't be mailed or disputed, and stays as it is. */
export async function refuseActsInTheMaking(run: RunContext): Promise<void> {
  const id = run.captured.get('ownActId')
  const [read] = callsOf(run, ['getAct', ...Object.values(calls)]) ?? []
  if (!read || id === undefined) return
  const look = async () => {
    const exchange = await read({ values: { id }, purpose: 'the act that the run asked for' })
    return { exchange, act: recordOf(valueAt(exchange.json, '/data/act')) }
  }
  const before = await look()
  if (!run.succeeded(before.exchange)) return
  const refused = (['send', 'dispute'] as const).filter((action) => !offers(before.act, action))
  for (const action of refused) await refuse(run, action, before.act)
  if (refused.length === 0) return
  const after = await look()
  run.state(after.exchange, JSON.stringify(after.act) === JSON.stringify(before.act) || isMade(after.act), {
    rule: 'refused-changes',
    pointer: '/data/act',
    message: `an act that can't be mailed or disputed stays as it was, ${String(before.act['status'])}, got ${String(after.act['status'])}`,
  })
}

/** The seller may make it at any time. */
const isMade = ({ status }: Act) => status === 'ready' || status === 'failed'

async function refuse(run: RunContext, action: Action, act: Act): Promise<void> {
  const operation = run.contract.byId.get(calls[action])
  if (!operation || !run.wanted(operation.id) || run.journal.isAbsent(operation.id)) return
  const values = { id: act['id'], 'Idempotency-Key': randomUUID() }
  const purpose = `${action} an act that does not offer it`
  const call = buildCall({ operation, visitor: run.customer, values, body: bodyOf(run, action), purpose })
  const exchange = await run.send(run.customer, call)
  const got = refusalCode(exchange)
  if (exchange.status === 403) return
  const fresh = recordOf(valueAt(exchange.json, '/data/act'))
  // It was made in the meantime.
  if (offers(fresh, action)) return
  run.state(exchange, got === 'actionNotAllowed', {
    rule: 'action',
    pointer: '/errors/0/code',
    message: `what an act does not offer must be refused with actionNotAllowed, got ${got === 'none' ? 'success' : got}`,
  })
}

/**
 * Acts are mailed to nobody and one is disputed, for good. What the contract says of it stands beside the operations; a
 * second dispute is refused, and a further mail leaves the act disputed.
 */
export async function useActs(run: RunContext): Promise<void> {
  if (!run.options.allowLasting) return
  const [list] = callsOf(run, ['listActs', ...Object.values(calls)]) ?? []
  const contragentId = run.captured.get('contragentId')
  if (!list || contragentId === undefined) return
  const acts = async (): Promise<Act[]> => {
    const { json } = await list({ values: {}, body: { contragentId }, purpose: 'acts to mail and dispute' })
    return listOf(valueAt(json, '/data/items')).filter(isRecord)
  }
  const first = await acts()
  const ready = first.find((act) => act['status'] === 'ready' && offers(act, 'send'))
  const mailed = ready ?? first.find((act) => offers(act, 'send'))
  const done = (action: Action, act: Act) => ask(run, action, act['id'])
  if (mailed) {
    await done('send', mailed)
    await done('send', mailed)
  }
  const now = await acts()
  const disputed = now.find((act) => offers(act, 'dispute') && act['id'] !== mailed?.['id'])
  const wrong = disputed ?? now.find((act) => offers(act, 'dispute'))
  if (!wrong) return
  if (!run.succeeded(await done('dispute', wrong))) return
  run.journal.leftovers.push(`disputeAct disputed act ${String(wrong['id'])} (${run.runId})`)
  const again = await done('dispute', wrong)
  const got = refusalCode(again)
  run.state(again, got === 'actionNotAllowed', {
    rule: 'action',
    pointer: '/errors/0/code',
    message: `an act is disputed once: another dispute must be refused with actionNotAllowed, got ${got === 'none' ? 'success' : got}`,
  })
  await done('send', wrong)
}

async function ask(run: RunContext, action: Action, id: unknown): Promise<Exchange> {
  const operation = run.contract.byId.get(calls[action])
  if (!operation) throw new Error(`No operation ${calls[action]}`)
  const values = { id, 'Idempotency-Key': randomUUID() }
  run.journal.untested.delete(operation.id)
  const file = action === 'dispute' ? await uploadedFor(run, 'attachment') : undefined
  return run.ask({
    operation,
    visitor: run.customer,
    values,
    body: bodyOf(run, action, file === undefined ? [] : [file]),
    purpose: `${action} an act`,
  })
}
