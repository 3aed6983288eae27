import type { SandboxOperations, SandboxState } from '../operation.ts'
import { actJob, actView, jobLifetime } from '../rules/acts.ts'
import { contractStatus } from '../rules/contracts.ts'
import { requireCompany } from '../rules/asked-company.ts'
import { addDays, dayIn } from '../rules/days.ts'
import { memberOf, scopeOf } from '../rules/members.ts'
import { openRequest } from '../rules/new-request.ts'
import { pageOf } from '../rules/paging.ts'
import { countRequest } from '../rules/request-rate.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { ActRecord } from '../seed/act-records.ts'
import { mailAct, planPaper } from '../seller/papers.ts'
import type { BalanceRecord } from '../world-records.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import { offeredActions } from '../rules/offered-actions.ts'

const minute = 60_000
/** Days that an act covers at most. */
const longestPeriod = 366
/** Acts that a company may ask for in an hour. */
const actsAnHour = 60

/** Balance and acts of a company (R-API-58 … R-API-61); they are made in the background. */
export const paperOperations = {
  requestBalance(context) {
    const { state, customer, body, now, nowIso, httpProblem } = context
    const companyId = requireCompany(context, body.contragentId)
    requireRight(context, companyId, 'balance.view')
    if (body.date !== undefined && body.date > dayIn('Europe/Moscow', now))
      throw httpProblem(422, 'validation', 'Выберите день не позже сегодняшнего.', { field: 'date' })
    const known = state.balances.get(companyId)
    if (known && known.endedAt === undefined) return { job: balanceJob(known) }
    countRequest(context, { id: `balance:${companyId}`, most: 1, window: minute })
    planPaper(state, 'balance', now)
    const asked = state.balances.put({
      id: companyId,
      userId: customer.id,
      requestedAt: nowIso,
      ...(body.date !== undefined && { date: body.date }),
      ...(known?.report && { report: known.report }),
    })
    return { job: balanceJob(asked) }
  },

  getBalance(context) {
    const companyId = requireCompany(context, context.body.contragentId)
    requireRight(context, companyId, 'balance.view')
    const balance = context.state.balances.get(companyId)
    return {
      job: balance && !isOver(balance.endedAt, context.now) ? balanceJob(balance) : null,
      balance: balance?.report ?? null,
    }
  },

  getJob(context) {
    const { state, customer, path, now, notFound } = context
    const [, kind, digits = ''] = /^job-(act|balance)-(\d{1,15})$/.exec(path.id) ?? []
    const id = Number(digits)
    const act = kind === 'act' ? state.acts.get(id) : undefined
    const balance = kind === 'balance' ? state.balances.get(id) : undefined
    const contragentId = act?.companyId ?? balance?.id
    const missing = notFound('Такого задания нет.')
    if (contragentId === undefined || !memberOf(state, customer, contragentId)) throw missing
    if (isOver((act ?? balance)?.endedAt, now)) throw missing
    requireRight(context, contragentId, act ? 'acts.request' : 'balance.view')
    if (act) return { job: actJob(act), contragentId, actId: act.id }
    if (balance) return { job: balanceJob(balance), contragentId, actId: null }
    throw missing
  },

  requestActs(context) {
    const { state, customer, body, now, nowIso, newId, refuse } = context
    const companyId = requireCompany(context, body.contragentId)
    requireRight(context, companyId, 'acts.request')
    const { kind, periodFrom, periodTo, email } = body
    if (periodTo < periodFrom || periodTo > addDays(periodFrom, longestPeriod - 1))
      throw refuse('periodInvalid', 'Период должен быть не длиннее 366 дней.', 'periodTo')
    if (periodTo > dayIn('Europe/Moscow', now))
      throw refuse('periodInvalid', 'Период не может заканчиваться в будущем.', 'periodTo')
    const contract = body.contractId == null ? undefined : state.contracts.get(body.contractId)
    if (
      body.contractId != null &&
      (contract?.companyId !== companyId || contractStatus(contract, now) === 'draft')
    )
      throw refuse('contractUnavailable', 'По этому договору акт получить нельзя.', 'contractId')
    countRequest(context, { id: `acts:${companyId}`, most: actsAnHour, window: 60 * minute })
    planPaper(state, 'act', now)
    const act = state.acts.put({
      id: newId('acts'),
      kind,
      companyId,
      ...(contract && { contractId: contract.id }),
      periodFrom,
      periodTo,
      status: 'queued',
      userId: customer.id,
      ...(email !== undefined && { email }),
      requestedAt: nowIso,
    })
    return { job: actJob(act), actId: act.id }
  },

  listActs(context) {
    const { state, customer, body, query } = context
    const companyId = requireCompany(context, body.contragentId)
    requireRight(context, companyId, 'acts.request')
    const rights = scopeOf(state, customer, companyId)
    const found = state.acts
      .where('companyId', companyId)
      .map((act) => actView(state, act, rights))
      .filter(
        ({ kind, status, date }) =>
          (body.kind === undefined || kind === body.kind) &&
          (body.status === undefined || status === body.status) &&
          (body.dateFrom === undefined || date >= body.dateFrom) &&
          (body.dateTo === undefined || date <= body.dateTo),
      )
      .toSorted((left, right) => right.date.localeCompare(left.date) || right.id - left.id)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items, pagination }
  },

  getAct(context) {
    const act = visibleAct(context)
    return { act: viewOf(context, act) }
  },

  sendAct(context) {
    const { state, body, now, refuse } = context
    const act = visibleAct(context)
    const { figures } = act
    if (!figures || !allows(context, act, 'send'))
      throw refuse('actionNotAllowed', notMade, undefined, { act: viewOf(context, act) })
    countRequest(context, { id: `act-mail:${act.id}`, most: 5, window: 60 * minute })
    mailAct(state, act, figures, body.email, now)
    const sent = act.status === 'ready' ? state.acts.put({ ...act, status: 'sent' }) : act
    return { act: viewOf(context, sent) }
  },

  disputeAct(context) {
    const { state, body, refuse } = context
    const act = visibleAct(context)
    if (!allows(context, act, 'dispute')) {
      const why = act.status === 'disputed' ? 'Этот акт уже оспорен.' : notMade
      throw refuse('actionNotAllowed', why, undefined, { act: viewOf(context, act) })
    }
    const { comment, fileIds = [] } = body
    const request = openRequest(context, {
      topic: 'documents',
      text: `Оспорен акт ${act.figures?.number ?? act.id}. ${comment}`,
      companyId: act.companyId,
      fileIds,
    })
    if (typeof request === 'number')
      throw refuse('fileNotFound', 'Файл не найден. Загрузите его снова.', `fileIds.${request}`)
    return { act: viewOf(context, state.acts.put({ ...act, status: 'disputed' })), requestId: request.id }
  },
} satisfies Partial<SandboxOperations>

const notMade = 'Акт ещё не сформирован.'

interface Asker {
  state: SandboxState
  customer: UserRecord
  forbidden: () => Error
}

function requireRight({ state, customer, forbidden }: Asker, companyId: number, right: CompanyRight): void {
  if (!scopeOf(state, customer, companyId).includes(right)) throw forbidden()
}

interface ActReader extends Asker {
  path: { id: number }
  notFound: (message: string) => Error
}

/** The act of the address; 404 in a company of others, 403 without the right. */
function visibleAct(context: ActReader): ActRecord {
  const { state, customer, path, notFound } = context
  const act = state.acts.get(path.id)
  if (!act || !memberOf(state, customer, act.companyId)) throw notFound('Такого акта нет.')
  requireRight(context, act.companyId, 'acts.request')
  return act
}

const viewOf = ({ state, customer }: Pick<Asker, 'state' | 'customer'>, act: ActRecord) =>
  actView(state, act, scopeOf(state, customer, act.companyId))

function allows(
  { state, customer }: Pick<Asker, 'state' | 'customer'>,
  act: ActRecord,
  action: 'send' | 'dispute',
): boolean {
  const rights = scopeOf(state, customer, act.companyId)
  return offeredActions(actionTables.ActAction, act.status, rights).includes(action)
}

function isOver(endedAt: string | undefined, now: number): boolean {
  return endedAt !== undefined && Date.parse(endedAt) + jobLifetime < now
}

function balanceJob({ id, requestedAt, endedAt }: BalanceRecord) {
  return {
    id: `job-balance-${id}`,
    kind: 'balance' as const,
    status: endedAt === undefined ? ('queued' as const) : ('ready' as const),
    requestedAt,
    readyAt: endedAt ?? null,
    failReason: null,
  }
}
