/** One way in which a backend sends a webhook wrongly. */
export interface WebhookFault {
  name: string
  /** The webhook: the name of its event. */
  operation: string
  /** What the finding names. */
  place: string
  /** Changes the payload before it is signed. */
  payload?: (payload: Record<string, unknown>) => void
  /** Changes the whole request after that. */
  request?: (delivery: { headers: Record<string, string>; body: string }) => void
}

export const webhookFaults: readonly WebhookFault[] = [
  {
    name: 'a payload lacks its company',
    operation: 'order.created',
    place: '/contragentId is missing',
    payload: (payload) => void delete payload['contragentId'],
  },
  {
    name: 'a payload names another event than its object',
    operation: 'act.ready',
    place: '/object/type must be "act"',
    payload: (payload) => void (payload['object'] = { type: 'order', id: 70001 }),
  },
  {
    name: 'the thing itself is sent along',
    operation: 'invoice.ready',
    place: '/invoice is not in the contract',
    payload: (payload) => void (payload['invoice'] = { number: '118' }),
  },
  {
    name: 'the id of an object is a text',
    operation: 'price.changed',
    place: '/object/id must be integer',
    payload: (payload) => void (payload['object'] = { type: 'product', id: '10001' }),
  },
  {
    name: 'an event that the contract does not have',
    operation: 'order.created',
    place: '/event must be an event of the contract',
    payload: (payload) => void (payload['event'] = 'order.paid'),
  },
  {
    name: 'a delivery without signature',
    operation: 'shipment.ready',
    place: 'header X-Signature is missing',
    request: ({ headers }) => void delete headers['X-Signature'],
  },
  {
    name: 'a delivery signed by the secret before',
    operation: 'payment.received',
    place: 'header X-Signature must be the HMAC-SHA256',
    request: ({ headers }) => void (headers['X-Signature'] = '0'.repeat(64)),
  },
  {
    name: 'the body is written anew after it was signed',
    operation: 'balance.overdue',
    place: 'header X-Signature must be the HMAC-SHA256',
    request: (delivery) => {
      delivery.body = JSON.stringify(JSON.parse(delivery.body), null, 2)
    },
  },
  {
    name: 'a delivery is sent as a form',
    operation: 'stock.available',
    place: 'header Content-Type must be application/json',
    request: ({ headers }) => void (headers['Content-Type'] = 'application/x-www-form-urlencoded'),
  },
]
