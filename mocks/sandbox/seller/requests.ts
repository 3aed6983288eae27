import { newId } from '../new-id.ts'
import type { SandboxState } from '../operation.ts'
import { createOutbox } from '../outbox.ts'
import { markServiced } from '../rules/machine-service.ts'
import { mostMessages } from '../rules/requests.ts'
import type { RequestMessageRecord, RequestRecord } from '../seed/request-record.ts'
import { requestTexts } from './request-texts.ts'

type Next = NonNullable<RequestRecord['next']>

const minute = 60_000
const day = 24 * 60 * minute
/** How long the seller takes for a step, milliseconds. */
const pace: Readonly<Record<Next['step'], number>> = {
  accept: 10 * minute,
  ask: 30 * minute,
  answer: 20 * minute,
  close: day,
}
/** A machine that stands can't wait. */
const urgentAccept = 2 * minute
/** A request that waits for the customer closes itself then. */
const patience = 14 * day
/** Steps at once with one request: no thread has more before the customer has to act. */
const mostSteps = 5

/** Plans the seller's next step with a request that the customer has sent, answered or closed at `now`. */
export function planRequest(
  state: SandboxState,
  before: RequestRecord | undefined,
  request: RequestRecord,
  now: number,
): void {
  const isRead = before?.status === request.status && before.messages.length === request.messages.length
  if (isRead || request.userId === undefined || request.topic === 'callback') return
  plan(state, request, now)
}

/** Takes the steps that are due at `now`, milliseconds of the world's clock, each at its own time. */
export function answerRequests(state: SandboxState, now: number): void {
  const soonest = state.agenda.get('requests')?.at
  if (soonest === undefined || soonest > now) return
  for (const due of state.requests.all().filter((request) => isDue(request, now))) {
    let request: RequestRecord = due
    for (let count = 0; isDue(request, now) && count < mostSteps; count += 1) request = take(state, request)
  }
  const left = state.requests.all().flatMap(({ next }) => next?.at ?? [])
  if (left.length === 0) state.agenda.delete('requests')
  else state.agenda.put({ id: 'requests', at: left.reduce((least, at) => Math.min(least, at)) })
}

/** The seller has decided on the wish to cancel an order: the request about it is answered and closed. */
export function answerCancelRequest(state: SandboxState, orderId: number, text: string, at: number): void {
  for (const request of state.requests.all())
    if (request.topic === 'orderCancel' && request.orderId === orderId && request.status !== 'closed')
      take(state, { ...request, next: { step: 'close', at } }, text)
}

const isDue = ({ next }: RequestRecord, now: number) => next !== undefined && next.at <= now

function nextStep({
  topic,
  status,
  messages,
  urgency,
}: RequestRecord): (Omit<Next, 'at'> & { after: number }) | undefined {
  // Who asked to cancel an order waits for the seller's decision about the order.
  if (status === 'closed' || topic === 'orderCancel') return undefined
  if (status === 'waitingCustomer') return { step: 'close', after: patience }
  if (status === 'new')
    return { step: 'accept', after: urgency === 'machineDown' ? urgentAccept : pace.accept }
  if (messages.length >= mostMessages) return { step: 'close', after: pace.close }
  if (messages.at(-1)?.from === 'customer') return { step: 'answer', after: pace.answer }
  const step = messages.length === 1 ? 'ask' : 'close'
  return { step, after: pace[step] }
}

function plan(state: SandboxState, { next: _old, ...request }: RequestRecord, since: number): RequestRecord {
  const planned = nextStep(request)
  if (!planned) return state.requests.put(request)
  const next = { step: planned.step, at: since + planned.after }
  const soonest = state.agenda.get('requests')?.at
  if (soonest === undefined || next.at < soonest) state.agenda.put({ id: 'requests', at: next.at })
  return state.requests.put({ ...request, next })
}

const statusAfter: Readonly<Record<Next['step'], RequestRecord['status']>> = {
  accept: 'inProgress',
  ask: 'waitingCustomer',
  answer: 'inProgress',
  close: 'closed',
}

function take(state: SandboxState, request: RequestRecord, ownText?: string): RequestRecord {
  const { next, messages } = request
  if (!next) return request
  const { step, at } = next
  const text = ownText ?? requestTexts[step](request)
  const when = new Date(at).toISOString()
  const message: RequestMessageRecord = {
    id: (messages.at(-1)?.id ?? 0) + 1,
    at: when,
    from: 'seller',
    author: managerOf(state, request),
    text,
  }
  const after = plan(
    state,
    {
      ...request,
      status: statusAfter[step],
      updatedAt: when,
      ...(step === 'close' && { closedAt: when }),
      messages: [...messages, message].slice(0, mostMessages),
    },
    at,
  )
  if (step === 'close' && request.dueAtHours !== undefined && request.machineId !== undefined)
    markServiced(state, request.machineId, request.dueAtHours, at)
  tell(state, after, text, at)
  return after
}

function managerOf({ companies, managers }: SandboxState, { companyId }: RequestRecord): string {
  const id = companyId === undefined ? undefined : companies.get(companyId)?.managerId
  return managers.find((manager) => manager.id === id)?.name ?? 'Отдел продаж'
}

function tell(state: SandboxState, request: RequestRecord, text: string, at: number): void {
  const { id, number, status, userId, email } = request
  const link = `/personal/requests/${id}/`
  const title = status === 'closed' ? `Заявка ${number} закрыта` : `Ответ по заявке ${number}`
  if (userId !== undefined)
    state.notifications.put({
      id: newId(state, 'notifications'),
      userId,
      type: 'system',
      title,
      text,
      link,
      createdAt: new Date(at).toISOString(),
      isRead: false,
    })
  if (email !== undefined)
    createOutbox(state, at).send({ channel: 'email', to: email, subject: title, text, link })
}
