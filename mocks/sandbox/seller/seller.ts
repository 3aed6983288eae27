import type { Background, SellerRequest } from '../background.ts'
import type { SellerTaskRecord } from '../world-records.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { SandboxState } from '../operation.ts'
import { httpProblem } from '../problems.ts'
import { statusLabels } from '../rules/order-list.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { plannedStep } from './agenda.ts'
import { checkCompanies, decideCheck, planCheck } from './company-check.ts'
import { tellOfOrder } from './events.ts'
import { checkMachines } from './machine-check.ts'
import { makePapers } from './papers.ts'
import { isInStock, remind, tellOfArrivals, tellOfProducts } from '../webhooks/reminders.ts'
import { answerRequests, planRequest } from './requests.ts'
import type { SellerWish } from './order-step.ts'
import { sellerSteps, type StepName } from './steps.ts'

/** Orders that the overview lists, the newest. */
const mostListed = 100
/** Steps at once with one order: no order has more before somebody else has to act. */
const mostSteps = 20

/**
 * Acts for the seller, from the moment somebody has touched an order in this world. Orders of the seed stand still until
 * then: they are history, whatever the real date is.
 */
export const seller: Background<SandboxState> = {
  catchUp(state, now) {
    checkCompanies(state, now)
    makePapers(state, now)
    checkMachines(state, now)
    remind(state, now)
    answerRequests(state, now)
    const soonest = state.agenda.get('seller')?.at
    if (soonest === undefined || soonest > now) return
    for (const task of state.sellerTasks.all().filter(({ at }) => at <= now)) workOn(state, task, now)
    const left = state.sellerTasks.all().map(({ at }) => at)
    if (left.length === 0) state.agenda.delete('seller')
    else state.agenda.put({ id: 'seller', at: left.reduce((least, at) => Math.min(least, at)) })
  },

  follow({ before, state, changes, now }) {
    tellOfProducts(before, state, changes, now)
    for (const { collection, id } of changes) {
      const company = collection === 'companies' ? state.companies.get(Number(id)) : undefined
      if (company) planCheck(state, company, now)
      const request = collection === 'requests' ? state.requests.get(Number(id)) : undefined
      if (request) planRequest(state, before.requests.get(request.id), request, now)
      const authority = collection === 'authorities' ? state.authorities.get(Number(id)) : undefined
      const awaiting = authority && state.orders.get(authority.orderId)
      // What was ready may be handed over now.
      if (awaiting?.status === 'ready-for-shipment') plan(state, awaiting, now)
      if (collection !== 'orders') continue
      const order = state.orders.get(Number(id))
      if (!order) continue
      tellOfOrder(state, before.orders.get(order.id), order, now)
      plan(state, order, now)
    }
  },

  overview(state, now) {
    const newest = state.orders.all().toSorted((left, right) => right.id - left.id)
    return {
      items: newest.slice(0, mostListed).map((order) => overviewOf(state, order, now)),
      companies: state.companies
        .all()
        .filter(({ verification }) => verification === 'pending')
        .slice(0, mostListed)
        .map(companyOverview),
    }
  },

  act(state, asked, now) {
    if (asked.companyId !== undefined) return checkByHand(state, asked, now)
    const order = typeof asked.orderId === 'number' ? state.orders.get(asked.orderId) : undefined
    if (!order) throw httpProblem(404, '404', 'Такого заказа нет (orderId).', { field: 'orderId' })
    const step = isStep(asked.step) ? asked.step : undefined
    if (!step)
      throw httpProblem(422, 'validation', `Такого шага нет. Есть: ${Object.keys(sellerSteps).join(', ')}.`, {
        field: 'step',
      })
    const work = { state, order, now, wish: readWish(asked) }
    const fault = sellerSteps[step].fault(work)
    if (fault !== undefined)
      throw httpProblem(
        409,
        'actionNotAllowed',
        `${fault} Можно: ${possible(state, order, now).join(', ') || 'ничего'}.`,
        {
          field: 'step',
        },
      )
    sellerSteps[step].take(work)
    return overviewOf(state, state.orders.get(order.id) ?? order, now)
  },
}

/** Ends the check of a company by hand: `verify`, or `reject` with the reason in `comment`. */
function checkByHand(state: SandboxState, asked: SellerRequest, now: number) {
  const company = typeof asked.companyId === 'number' ? state.companies.get(asked.companyId) : undefined
  if (!company) throw httpProblem(404, '404', 'Такой компании нет (companyId).', { field: 'companyId' })
  if (asked.step !== 'verify' && asked.step !== 'reject')
    throw httpProblem(422, 'validation', 'Такого шага нет. Есть: verify, reject.', { field: 'step' })
  if (company.verification !== 'pending')
    throw httpProblem(409, 'actionNotAllowed', 'Компания проверки не ждёт.', { field: 'companyId' })
  const { comment = 'Данные не подтвердились.' } = readWish(asked)
  return companyOverview(decideCheck(state, company, asked.step === 'reject' ? comment : undefined, now))
}

function companyOverview({ id, name, verification, verificationReason, checkAt }: CompanyRecord) {
  return {
    id,
    name,
    verification,
    verificationReason: verificationReason ?? null,
    checkAt: checkAt === undefined ? null : new Date(checkAt).toISOString(),
  }
}

/** Takes the steps of an order that are due, each at its own time. */
function workOn(state: SandboxState, due: SellerTaskRecord, now: number): void {
  let task: SellerTaskRecord | undefined = due
  for (let count = 0; task && task.at <= now && count < mostSteps; count += 1) {
    const { at, step } = task
    const order = state.orders.get(task.id)
    if (
      !order ||
      !isStep(step) ||
      sellerSteps[step].fault({ state, order, now: at, wish: {} }) !== undefined
    ) {
      state.sellerTasks.delete(task.id)
      return
    }
    const missing = order.lines.map(({ productId }) => productId).filter((id) => !isInStock(state, id))
    sellerSteps[step].take({ state, order, now: at, wish: {} })
    tellOfArrivals(state, missing, at)
    const after = state.orders.get(order.id) ?? order
    tellOfOrder(state, order, after, at)
    task = plan(state, after, at)
  }
}

/** Plans the next step with an order that was touched at `since`. */
function plan(state: SandboxState, order: OrderRecord, since: number): SellerTaskRecord | undefined {
  const planned = plannedStep(state, order, since)
  if (!planned) {
    if (state.sellerTasks.get(order.id)) state.sellerTasks.delete(order.id)
    return undefined
  }
  const soonest = state.agenda.get('seller')?.at
  if (soonest === undefined || planned.at < soonest) state.agenda.put({ id: 'seller', at: planned.at })
  return state.sellerTasks.put({ id: order.id, ...planned })
}

function overviewOf(state: SandboxState, order: OrderRecord, now: number) {
  const { id, number, status, paymentStatus, version } = order
  const planned = state.sellerTasks.get(id)
  return {
    id,
    number,
    status,
    statusLabel: statusLabels[status],
    paymentStatus,
    version,
    steps: possible(state, order, now).map((step) => ({ step, title: sellerSteps[step].title })),
    next: planned ? { step: planned.step, at: new Date(planned.at).toISOString() } : null,
  }
}

function possible(state: SandboxState, order: OrderRecord, now: number): StepName[] {
  return keysOf(sellerSteps).filter(
    (step) => sellerSteps[step].fault({ state, order, now, wish: {} }) === undefined,
  )
}

const isStep = (value: unknown): value is StepName =>
  typeof value === 'string' && Object.hasOwn(sellerSteps, value)

/** Whole numbers of a request and the least that each may be. */
const numbers = { lineId: 1, quantity: 1, price: 1, deliveryPrice: 0, sum: 1 } as const

/** @throws 422 for a comment that is no text, or a number that is none */
function readWish(asked: SellerRequest): SellerWish {
  const wish: SellerWish = {}
  for (const name of keysOf(numbers)) {
    const value = asked[name]
    if (value === undefined) continue
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < numbers[name])
      throw httpProblem(422, 'validation', `Нужно целое число от ${numbers[name]}.`, { field: name })
    wish[name] = value
  }
  const { comment } = asked
  if (comment === undefined) return wish
  if (typeof comment !== 'string' || comment.length > 1000)
    throw httpProblem(422, 'validation', 'Нужен текст не длиннее 1000 знаков.', { field: 'comment' })
  return { ...wish, comment }
}
