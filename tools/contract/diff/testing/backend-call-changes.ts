import { both } from './both.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

/** A request that the backend sends, with one of everything. */
function call() {
  const schema: Json = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'integer' },
      state: { type: 'string', enum: ['paid', 'sent'] },
      price: { $ref: '#/components/schemas/Price' },
    },
  }
  return {
    description: 'Tells of it.',
    parameters: [{ name: 'Try', in: 'header', required: true, schema: { type: 'integer' } }] as Json[],
    requestBody: { required: true, content: { 'application/json': { schema } } } as Json,
    responses: {
      '200': {
        description: 'Taken.',
        headers: { Again: { schema: { type: 'integer' } } } as Json,
        content: { 'application/json': { schema: { type: 'object', properties: { taken: {} } } } },
      },
      '410': { description: 'Nobody wants it.' },
    } as Json,
  }
}

type Call = ReturnType<typeof call>

const expression = '{$request.body#/back}'

/** The same call as a callback of `putItem` and as a webhook. */
function withCalls(all: TinyContract, address = expression): { callback: Call; webhook: Call } {
  const [callback, webhook] = [call(), call()]
  Object.assign(all.put, { callbacks: { paid: { [address]: { post: callback } } } })
  Object.assign(all.document, { webhooks: { orderPaid: { post: webhook } } })
  return { callback, webhook }
}

const fields = ({ requestBody }: Call) =>
  (requestBody['content'] as { 'application/json': { schema: { properties: Record<string, Json> } } })[
    'application/json'
  ].schema
const answer = ({ responses }: Call) => responses['200'] as Json

/** A row for a webhook and one for a callback: the same change of each means the same. */
function rows(
  title: string,
  kinds: string,
  outcome: ChangeKind[2],
  change: (call: Call, older: Call, contract: TinyContract) => unknown,
): ChangeKind[] {
  return (['callback', 'webhook'] as const).map((which): ChangeKind => [
    `${which}: ${title}`,
    kinds,
    outcome,
    (all, older) => change(withCalls(all)[which], withCalls(older)[which], all),
  ])
}

const webhooks = ({ document }: TinyContract) => (document as unknown as { webhooks: Json }).webhooks
const callbacks = ({ put }: TinyContract) => (put as unknown as { callbacks: Json }).callbacks

/** What the backend calls by itself: it sends the request, and the client answers. */
export const backendCallChanges: ChangeKind[] = [
  ...rows('nothing', '', 'nobody, patch', () => undefined),
  ...rows('a field more is sent', 'property-added', 'nobody, minor', (one) => {
    Object.assign(fields(one).properties, { day: { type: 'string' } })
  }),
  ...rows('a field less is sent', 'property-removed', 'both, major', (one) => {
    delete fields(one).properties['state']
  }),
  ...rows('a required field more is sent', 'required-property-added', 'server, minor', (one) => {
    Object.assign(fields(one), { required: ['id', 'day'] })
    Object.assign(fields(one).properties, { day: { type: 'string' } })
  }),
  ...rows('a value more may be sent', 'value-added', 'client, major', (one) => {
    Object.assign(fields(one).properties, { state: { type: 'string', enum: ['paid', 'sent', 'lost'] } })
  }),
  ...rows('a value is sent no longer', 'value-removed', 'server, minor', (one) => {
    Object.assign(fields(one).properties, { state: { type: 'string', enum: ['paid'] } })
  }),
  ...rows('the body may be missing', 'body-became-optional', 'client, major', (one) => {
    one.requestBody['required'] = false
  }),
  ...rows('no body is sent', 'body-removed', 'both, major', (one) => {
    Object.assign(one, { requestBody: undefined })
  }),
  ...rows('a body is sent now', 'required-body-added', 'server, minor', (_, older) => {
    Object.assign(older, { requestBody: undefined })
  }),
  ...rows('a header more is sent', 'parameter-added', 'nobody, minor', ({ parameters }) => {
    parameters.push({ name: 'Kind', in: 'header', schema: {} })
  }),
  ...rows('a header is sent no longer', 'parameter-removed', 'both, major', ({ parameters }) => {
    parameters.pop()
  }),
  ...rows('the header may be missing', 'parameter-became-optional', 'client, major', ({ parameters }) => {
    Object.assign(parameters[0] ?? {}, { required: false })
  }),
  ...rows('another answer is taken', 'status-added', 'server, minor', ({ responses }) => {
    responses['202'] = { description: 'Later.' }
  }),
  ...rows('an answer is taken no longer', 'status-removed', 'both, major', ({ responses }) => {
    delete responses['200']
  }),
  ...rows('a refusal is taken no longer', 'error-status-removed', 'client, major', ({ responses }) => {
    delete responses['410']
  }),
  ...rows('the answer must bear a field', 'became-required', 'client, major', (one) => {
    const content = answer(one)['content'] as { 'application/json': { schema: Json } }
    content['application/json'].schema['required'] = ['taken']
  }),
  ...rows('the answer must bear a header', 'header-became-required', 'client, major', (one) => {
    Object.assign((answer(one)['headers'] as { Again: Json }).Again, { required: true })
  }),
  ...rows('the backend proves itself', 'security-tightened', 'server, minor', (one, older) => {
    Object.assign(older, { security: [{}] })
    Object.assign(one, { security: [{ session: [] }] })
  }),
  ...rows('the backend no longer proves itself', 'security-loosened', 'client, major', (one, older) => {
    Object.assign(older, { security: [{ session: [] }] })
    Object.assign(one, { security: [{}, { session: [] }] })
  }),
  ...rows('other words', 'words-changed', 'nobody, patch', (one) => (one.description = 'Says so.')),
  ...rows('deprecated', 'deprecation-changed', 'nobody, minor', (one) =>
    Object.assign(one, { deprecated: true }),
  ),
  ['a callback more', 'callback-added', 'server, minor', (all) => withCallback(all)],
  ['a callback less', 'callback-removed', 'client, major', (_, older) => withCallback(older)],
  ['a webhook more', 'webhook-added', 'server, minor', (all) => withWebhook(all)],
  ['a webhook less', 'webhook-removed', 'client, major', (_, older) => withWebhook(older)],
  [
    'a callback to another address',
    'callback-address-changed',
    'both, major',
    (all, older) => {
      withCalls(older)
      withCalls(all, '{$request.header.back}')
    },
  ],
  [
    'a callback by another method',
    'callback-removed,callback-added',
    'both, major',
    (all, older) => {
      both(older, all, withCalls)
      callbacks(all)['paid'] = { [expression]: { put: call() } }
    },
  ],
  [
    'a second address of a callback',
    'callback-added',
    'server, minor',
    (all, older) => {
      both(older, all, withCalls)
      callbacks(all)['paid'] = { [expression]: { post: call() }, 'https://audit.example/': { post: call() } }
    },
  ],
  [
    'a callback and a webhook behind a reference',
    '',
    'nobody, patch',
    (all, older) => {
      both(older, all, withCalls)
      const components = all.document.components as Json
      components['callbacks'] = { Paid: { [expression]: { post: call() } } }
      components['pathItems'] = { Paid: { post: call() } }
      callbacks(all)['paid'] = { $ref: '#/components/callbacks/Paid' }
      webhooks(all)['orderPaid'] = { $ref: '#/components/pathItems/Paid' }
    },
  ],
]

function withCallback(all: TinyContract): void {
  withCalls(all)
  delete (all.document as Json)['webhooks']
}

function withWebhook(all: TinyContract): void {
  withCalls(all)
  delete (all.put as Json)['callbacks']
}
