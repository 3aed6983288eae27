import type { SandboxState } from '../operation.ts'
import { createOutbox } from '../outbox.ts'
import { newId } from '../new-id.ts'
import { actFigures } from '../rules/act-figures.ts'
import { actFile, actKinds } from '../rules/acts.ts'
import { balanceAt } from '../rules/balance.ts'
import type { ActFigures, ActRecord } from '../seed/act-records.ts'
import { tellHooks } from '../webhooks/tell-hooks.ts'
import type { BalanceRecord } from '../world-records.ts'

/** How long the making takes, milliseconds. */
const actMaking = 25_000
const balanceMaking = 20_000
/** Rows that fit in an act. */
const mostRows = 1000

const dueAt = {
  act: ({ requestedAt }: ActRecord) => Date.parse(requestedAt) + actMaking,
  balance: ({ requestedAt }: BalanceRecord) => Date.parse(requestedAt) + balanceMaking,
}

/** Plans the making of a paper that is asked for at `now`. */
export function planPaper(state: SandboxState, kind: 'act' | 'balance', now: number): void {
  const at = now + (kind === 'act' ? actMaking : balanceMaking)
  const soonest = state.agenda.get('papers')?.at
  if (soonest === undefined || at < soonest) state.agenda.put({ id: 'papers', at })
}

/** Makes the papers that are due at `now`, milliseconds of the world's clock, each as of its own time. */
export function makePapers(state: SandboxState, now: number): void {
  const soonest = state.agenda.get('papers')?.at
  if (soonest === undefined || soonest > now) return
  const left: number[] = []
  for (const act of state.acts.all().filter(({ status }) => status === 'queued'))
    if (dueAt.act(act) <= now) makeAct(state, act, dueAt.act(act))
    else left.push(dueAt.act(act))
  for (const balance of state.balances.all().filter(({ endedAt }) => endedAt === undefined))
    if (dueAt.balance(balance) <= now) makeBalance(state, balance, dueAt.balance(balance))
    else left.push(dueAt.balance(balance))
  if (left.length === 0) state.agenda.delete('papers')
  else state.agenda.put({ id: 'papers', at: left.reduce((least, at) => Math.min(least, at)) })
}

function makeAct(state: SandboxState, act: ActRecord, at: number): void {
  const endedAt = new Date(at).toISOString()
  const figures = actFigures(state.orders.where('companyId', act.companyId), act, at)
  const failReason = faultOf(figures)
  if (!figures || failReason !== undefined) {
    state.acts.put({ ...act, status: 'failed', endedAt, ...(failReason !== undefined && { failReason }) })
    tellOfAct(state, act, at, `${actKinds[act.kind]} не сформирован`, failReason ?? '')
    return
  }
  const made = state.acts.put({
    ...act,
    status: act.email === undefined ? 'ready' : 'sent',
    endedAt,
    figures,
  })
  const title = `${actKinds[act.kind]} ${figures.number} готов`
  tellOfAct(state, made, at, title, 'Документ можно скачать и отправить на почту.')
  if (act.email !== undefined) mailAct(state, made, figures, act.email, at)
  tellHooks(
    state,
    { event: 'act.ready', contragentId: act.companyId, object: { type: 'act', id: act.id } },
    at,
  )
}

function faultOf(figures: ActFigures | undefined): string | undefined {
  if (!figures) return 'За этот период нет документов.'
  return figures.rows.length > mostRows
    ? `За этот период больше ${mostRows} операций. Выберите период короче.`
    : undefined
}

function tellOfAct(
  state: SandboxState,
  { id, userId }: ActRecord,
  at: number,
  title: string,
  text: string,
): void {
  if (userId === undefined) return
  state.notifications.put({
    id: newId(state, 'notifications'),
    userId,
    type: 'system',
    title,
    text,
    link: `/personal/acts/${id}/`,
    createdAt: new Date(at).toISOString(),
    isRead: false,
  })
}

/** Mails the file of an act that is made. */
export function mailAct(
  state: SandboxState,
  act: ActRecord,
  figures: ActFigures,
  to: string,
  at: number,
): void {
  createOutbox(state, at).send({
    channel: 'email',
    to,
    subject: `${actKinds[act.kind]} ${figures.number}`,
    text: `Документ приложен к письму: ${actFile(act, figures).name}`,
  })
}

function makeBalance(state: SandboxState, balance: BalanceRecord, at: number): void {
  const asOf = balance.date === undefined ? at : endOfDay(balance.date)
  state.balances.put({
    ...balance,
    endedAt: new Date(at).toISOString(),
    report: balanceAt(state, balance.id, Math.min(asOf, at)),
  })
}

/** The last millisecond of a day in Moscow. */
const endOfDay = (day: string) => Date.parse(`${day}T23:59:59.999+03:00`)
