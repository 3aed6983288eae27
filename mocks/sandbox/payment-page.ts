import type { Answer, SandboxRequest } from './answer.ts'
import { readClock } from './clock.ts'
import { newId } from './new-id.ts'
import { createOutbox } from './outbox.ts'
import { paymentDocument } from './payment-document.ts'
import { type PaymentStep, readPaymentPath } from './payment-page-path.ts'
import { httpProblem, notFound } from './problems.ts'
import { stageOf, takeMoney } from './rules/payments.ts'
import type { World, Worlds } from './worlds.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address of a payment is its key.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * The page that plays the payment provider, for people and browser tests. Unlike the controls it answers anybody who
 * knows the payment's random id, as a provider does. `undefined`: the request is for something else.
 */
export function createPaymentPage<Fixed>({
  worlds,
  realNow,
}: {
  worlds: Worlds<Fixed>
  realNow: () => number
}): (request: SandboxRequest, url: URL, world: string) => Promise<Answer> | undefined {
  return (request, { pathname }, name) => {
    const asked = readPaymentPath(pathname)
    if (!asked) return undefined
    const { id, step } = asked
    return worlds.run(name, (world) =>
      step === undefined
        ? show(world, id, realNow())
        : request.method === 'POST'
          ? take(world, id, step, realNow())
          : Promise.reject(
              httpProblem(405, 'methodNotAllowed', 'Этот адрес отвечает на другой метод.', {
                headers: { allow: 'POST' },
              }),
            ),
    )
  }
}

function open<Fixed>(world: World<Fixed>, id: string, realNow: number) {
  const transaction = world.begin()
  const { state } = transaction
  const now = readClock(state.clock.get('clock'), realNow)
  const payment = state.payments.get(id)
  const order = payment && state.orders.get(payment.orderId)
  if (!payment || !order) throw notFound('Такого платежа нет.')
  return { transaction, state, now, payment, order, stage: stageOf(state, payment, now) }
}

async function show<Fixed>(world: World<Fixed>, id: string, realNow: number): Promise<Answer> {
  const { payment, order, stage } = open(world, id, realNow)
  return new Response(paymentDocument(payment, order, stage), { headers })
}

/** Does what the button says and returns the buyer to the shop. A payment that isn't open any more is shown instead. */
async function take<Fixed>(
  world: World<Fixed>,
  id: string,
  step: PaymentStep,
  realNow: number,
): Promise<Answer> {
  const { transaction, state, now, payment, order, stage } = open(world, id, realNow)
  if (stage !== 'open' && step !== 'leave')
    return new Response(paymentDocument(payment, order, stage), { headers })
  if (step === 'pay') {
    const outbox = createOutbox(state, now)
    takeMoney({ state, outbox, newId: (collection) => newId(state, collection), now }, payment)
  }
  if (step === 'decline') state.payments.put({ ...payment, state: 'declined' })
  await world.commit(transaction)
  const result = step === 'pay' || payment.state === 'paid' ? 'payment-success' : 'payment-error'
  return new Response(null, {
    status: 303,
    headers: { location: `/${result}/?orderId=${order.id}`, 'cache-control': 'no-store' },
  })
}
