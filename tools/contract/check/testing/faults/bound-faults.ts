import { type Fault, type FaultyCall, insteadOf } from '../fault.ts'

type Json = Record<string, unknown>

const bodyOf = ({ body }: FaultyCall) => (body.startsWith('{') ? (JSON.parse(body) as Json) : {})

/** A refusal with this code is told as the success before it. */
function takenAs(
  operation: string,
  code: string,
  applies: (body: Json) => boolean = () => true,
): Fault['answer'] {
  return insteadOf(operation, async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200) return answer
    const text = await answer.text()
    if (text.includes('"status":"success"')) call.memory.set('done', text)
    const isTaken = text.includes(`"${code}"`) && applies(bodyOf(call))
    return new Response(isTaken ? (call.memory.get('done') ?? text) : text, answer)
  })
}

/** A request inside every bound is turned down with this code. */
function turnedDown(
  operation: string,
  code: string,
  isBound: (call: FaultyCall, body: Json) => boolean,
): Fault['answer'] {
  return async (call) => {
    const answer = await call.pass()
    const { operationId, memory } = call
    if (operationId === 'getCart' && answer.status === 200) memory.set('cart', await answer.clone().text())
    if (operationId === 'listSectionProducts' && answer.status === 200) {
      const { data } = (await answer.clone().json()) as { data: { items: Json[] } }
      for (const { id, minQty } of data.items) memory.set(`least.${String(id)}`, String(Number(minQty ?? 1)))
    }
    if (operationId !== operation || answer.status !== 200 || !isBound(call, bodyOf(call))) return answer
    const errors = [{ code, message: 'Столько заказать нельзя.' }]
    return new Response(JSON.stringify({ status: 'error', data: null, errors }), answer)
  }
}

const lineIn = (call: FaultyCall, id: unknown) => {
  const { data } = JSON.parse(
    call.memory.get('cart') ?? '{"data":{"basketProducts":{"grid":{"products":[]}}}}',
  ) as { data: { basketProducts: { grid: { products: Json[] } } } }
  return data.basketProducts.grid.products.find((line) => line['id'] === id)
}

/** An order is placed as if this field had been sent otherwise. */
function orderedAs(change: (body: Json) => Json | undefined): Fault['answer'] {
  return insteadOf('addOrder', (call) => {
    const changed = change(bodyOf(call))
    return changed && call.pass({ body: JSON.stringify(changed) })
  })
}

const consentsOf = (body: Json) => (body['consents'] ?? {}) as Json

/** Bounds that the contract names, broken from either side. */
const faults: readonly Fault[] = [
  {
    name: 'more than can be had is taken',
    operation: 'updateCart',
    place: 'must be refused with notEnoughStock (maxQuantity is',
    answer: takenAs('updateCart', 'notEnoughStock'),
  },
  {
    name: 'more than can be had is taken, piece by piece',
    operation: 'addToCart',
    place: 'must be refused with notEnoughStock (maxQuantity is',
    answer: takenAs('addToCart', 'notEnoughStock'),
  },
  {
    name: 'the last piece can not be had',
    operation: 'updateCart',
    place: 'must be taken, it is inside every bound',
    answer: turnedDown(
      'updateCart',
      'notEnoughStock',
      (call, { product, quantity }) =>
        quantity === lineIn(call, product)?.['maxQuantity'] && Number(quantity) > 0,
    ),
  },
  {
    name: 'less than the least quantity is taken',
    operation: 'addToCart',
    place: 'must be refused with quantityInvalid (minQty is',
    answer: takenAs('addToCart', 'quantityInvalid'),
  },
  {
    name: 'the least quantity is too little',
    operation: 'addToCart',
    place: 'must be taken, it is inside every bound',
    answer: turnedDown('addToCart', 'quantityInvalid', (call, { product }) => {
      const { id, quantity } = product as Json
      const least = Number(call.memory.get(`least.${String(id)}`) ?? 1)
      return least > 1 && quantity === least
    }),
  },
  {
    name: 'a quantity between two multiples is taken',
    operation: 'updateCart',
    place: 'must be refused with quantityInvalid (multiplicity is',
    answer: takenAs('updateCart', 'quantityInvalid'),
  },
  {
    name: 'an order without consent to the offer is placed',
    operation: 'addOrder',
    place: 'must be refused with consentRequired (consent to the offer is not given)',
    answer: orderedAs((body) =>
      consentsOf(body)['offer'] === false
        ? { ...body, consents: { ...consentsOf(body), offer: true } }
        : undefined,
    ),
  },
  {
    name: 'an order without consent to personal data is placed',
    operation: 'addOrder',
    place: 'must be refused with consentRequired (consent to personal data is not given)',
    answer: orderedAs((body) =>
      consentsOf(body)['personalData'] === false
        ? { ...body, consents: { ...consentsOf(body), personalData: true } }
        : undefined,
    ),
  },
  {
    name: 'a consent to an old version of the offer is enough',
    operation: 'addOrder',
    place: 'must be refused with consentRequired (consent to an old version of the offer)',
    answer: orderedAs((body) => {
      const { versions, ...rest } = consentsOf(body)
      return versions === undefined ? undefined : { ...body, consents: rest }
    }),
  },
  {
    name: 'an order of the cart as it was before is placed',
    operation: 'addOrder',
    place: 'must be refused with cartChanged (the cart was another one)',
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId !== 'addOrder' || answer.status !== 200) return answer
      if (!(await answer.clone().text()).includes('"cartChanged"')) return answer
      const body = bodyOf(call)
      return call.pass({ body: JSON.stringify({ ...body, cartVersion: Number(body['cartVersion']) + 1 }) })
    },
  },
  {
    name: 'an order of more than the cart holds is placed',
    operation: 'addOrder',
    place: 'must be refused with cartChanged (a quantity is not that of the cart)',
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId !== 'addOrder' || answer.status !== 200) return answer
      if (!(await answer.clone().text()).includes('"cartChanged"')) return answer
      const body = bodyOf(call)
      const products = (body['products'] as { id: number; quantity: number }[]).map((one, index) =>
        index === 0 ? { ...one, quantity: one.quantity - 1 } : one,
      )
      return call.pass({ body: JSON.stringify({ ...body, products }) })
    },
  },
  {
    name: 'an order on the contract of nobody is placed',
    operation: 'addOrder',
    place: 'must be refused with contractUnavailable',
    answer: orderedAs((body) =>
      body['contractId'] === 999_999_999 ? { ...body, contractId: null } : undefined,
    ),
  },
  {
    name: 'a way to pay that is disabled is taken',
    operation: 'addOrder',
    place: 'must be refused with paymentUnavailable',
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId !== 'addOrder' || answer.status !== 200) return answer
      if (!(await answer.clone().text()).includes('"paymentUnavailable"')) return answer
      return call.pass({ body: JSON.stringify({ ...bodyOf(call), payment: { type: 'invoicePrepay' } }) })
    },
  },
  {
    name: 'the address of nobody is calculated with',
    operation: 'calculateOrder',
    place: 'must be refused with addressUnavailable',
    with: ['addOrder'],
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId !== 'calculateOrder' || answer.status !== 200) return answer
      if (!(await answer.clone().text()).includes('"addressUnavailable"')) return answer
      const { delivery: _delivery, ...rest } = bodyOf(call)
      return call.pass({ body: JSON.stringify(rest) })
    },
  },
]

export const boundFaults = faults.map((fault) => ({ ...fault, writes: true }))
