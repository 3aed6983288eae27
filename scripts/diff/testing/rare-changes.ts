import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const field = ({ fields }: TinyContract, name: string) => fields[name] ?? {}
const answered = ({ itemFields }: TinyContract, name: string) => itemFields[name] ?? {}
const answer = ({ put }: TinyContract) => put.responses['200'] as Json
const content = (all: TinyContract) => answer(all)['content'] as Json
const headers = (all: TinyContract) => answer(all)['headers'] as Json
const item = ({ document }: TinyContract) => document.paths['/items/{id}/'] as Json

/** Gives both contracts a schema under one name, and a way to refer to it. */
function shared(older: TinyContract, newer: TinyContract, before: Json, after: Json): Json {
  Object.assign(older.document.components.schemas, { Shared: before })
  Object.assign(newer.document.components.schemas, { Shared: after })
  return { $ref: '#/components/schemas/Shared' }
}

function both(older: TinyContract, newer: TinyContract, change: (all: TinyContract) => void): void {
  change(older)
  change(newer)
}

/** The same said in another way, and what few contracts have. */
export const rareChanges: ChangeKind[] = [
  ['a length of 0 written out', '', 'nobody, patch', (all) => (field(all, 'secret')['minLength'] = 0)],
  ['a count of 0 written out', '', 'nobody, patch', (all) => (field(all, 'words')['minItems'] = 0)],
  [
    'other fields are allowed, written out',
    '',
    'nobody, patch',
    ({ body }) => (body.schema['additionalProperties'] = {}),
  ],
  [
    'more than 0 for at least 1, of integers',
    '',
    'nobody, patch',
    (all) => {
      delete field(all, 'count')['minimum']
      field(all, 'count')['exclusiveMinimum'] = 0
    },
  ],
  [
    'more than 1 for at least 1',
    'bound-tightened',
    'client, major',
    (all, older) => {
      both(older, all, (one) => (field(one, 'count')['type'] = 'number'))
      delete field(all, 'count')['minimum']
      field(all, 'count')['exclusiveMinimum'] = 1
    },
  ],
  [
    'at most 99 for less than 99',
    'bound-loosened',
    'server, minor',
    (all, older) => {
      delete field(older, 'count')['maximum']
      field(older, 'count')['exclusiveMaximum'] = 99
      field(all, 'count')['maximum'] = 99
    },
  ],
  [
    'a stricter multipleOf of fractions',
    'bound-tightened',
    'client, major',
    (all, older) => {
      both(older, all, ({ fields }) => (fields['weight'] = { type: 'number', multipleOf: 0.01 }))
      field(all, 'weight')['multipleOf'] = 0.1
    },
  ],
  [
    'null by anyOf in place of a list of types',
    '',
    'nobody, patch',
    ({ itemFields }) => (itemFields['note'] = { anyOf: [{ type: 'string' }, { type: 'null' }] }),
  ],
  [
    'allOf in another order',
    '',
    'nobody, patch',
    ({ itemFields }, older) => {
      const parts = [{ type: 'string', format: 'date' }, { maxLength: 10 }]
      older.itemFields['both'] = { allOf: parts }
      itemFields['both'] = { allOf: parts.toReversed() }
    },
  ],
  [
    'a shared schema with another name',
    '',
    'nobody, patch',
    ({ document, itemFields, price }) => {
      Object.assign(document.components.schemas, { Cost: price })
      itemFields['price'] = { $ref: '#/components/schemas/Cost' }
    },
  ],
  [
    'a field is read-only in a request',
    'read-only-added',
    'client, major',
    (all) => (field(all, 'secret')['readOnly'] = true),
  ],
  [
    'a field is read-only in an answer',
    '',
    'nobody, patch',
    (all) => (answered(all, 'kind')['readOnly'] = true),
  ],
  [
    'a field is write-only in a request',
    '',
    'nobody, patch',
    (all) => (field(all, 'way')['writeOnly'] = true),
  ],
  [
    'a field is write-only in an answer',
    'write-only-added',
    'both, major',
    (all) => (answered(all, 'kind')['writeOnly'] = true),
  ],
  [
    'a field is read-only no more',
    'read-only-removed',
    'server, minor',
    (_, older) => (field(older, 'secret')['readOnly'] = true),
  ],
  [
    'a field is write-only no more',
    'write-only-removed',
    'nobody, minor',
    (_, older) => (answered(older, 'kind')['writeOnly'] = true),
  ],
  [
    'something is named that tells branches apart',
    'discriminator-named',
    'nobody, minor',
    (all) => (field(all, 'place')['discriminator'] = { propertyName: 'kind' }),
  ],
  [
    'something else tells branches apart',
    'discriminator-changed',
    'both, major',
    (all, older) => {
      field(older, 'place')['discriminator'] = { propertyName: 'kind' }
      field(all, 'place')['discriminator'] = { propertyName: 'type' }
    },
  ],
  ...mappings(),
  [
    'what is not allowed changes behind its reference',
    'keyword-changed',
    'both, major',
    (all, older) => {
      const not = shared(older, all, { required: ['x'] }, { required: ['y'] })
      both(older, all, ({ body }) => (body.schema['not'] = not))
    },
  ],
  [
    'what is not allowed is explained in other words',
    '',
    'nobody, patch',
    (all, older) => {
      const not = shared(older, all, { required: ['x'] }, { required: ['x'], description: 'Why.' })
      both(older, all, ({ body }) => (body.schema['not'] = not))
    },
  ],
  [
    'a place of a tuple changes behind its reference',
    'keyword-changed',
    'both, major',
    (all, older) => {
      const first = shared(older, all, { type: 'string' }, { type: 'integer' })
      both(older, all, ({ itemFields }) => (itemFields['pair'] = { type: 'array', prefixItems: [first] }))
    },
  ],
  [
    'a schema in a pattern of names that includes itself',
    '',
    'nobody, patch',
    (all, older) => {
      const circle = { type: 'object', patternProperties: { '^a': { $ref: '#/components/schemas/Shared' } } }
      const tree = shared(older, all, circle, structuredClone(circle))
      both(older, all, ({ itemFields }) => (itemFields['tree'] = tree))
    },
  ],
  [
    'a value more in a header of the answer',
    'value-added',
    'client, major',
    (all, older) => {
      headers(older)['ETag'] = { schema: { type: 'string', enum: ['a'] } }
      headers(all)['ETag'] = { schema: { type: 'string', enum: ['a', 'b'] } }
    },
  ],
  [
    'a header of the answer that is JSON',
    'type-changed',
    'both, major',
    (all, older) => {
      const header = (type: string) => ({ content: { 'application/json': { schema: { type } } } })
      headers(older)['Place'] = header('integer')
      headers(all)['Place'] = header('string')
    },
  ],
  [
    'a header of the answer is deprecated',
    'deprecation-changed',
    'nobody, minor',
    (all) => ((headers(all)['Cache-Control'] as Json)['deprecated'] = true),
  ],
  [
    'a body where there was none',
    'media-type-added',
    'server, minor',
    (_, older) => delete answer(older)['content'],
  ],
  [
    'a content type in other letters, with its encoding',
    '',
    'nobody, patch',
    (all) =>
      (answer(all)['content'] = { 'Application/JSON; charset=UTF-8': content(all)['application/json'] }),
  ],
  [
    'a right is asked for',
    'rights-tightened',
    'client, major',
    ({ put }) => ((put as Json)['x-rights'] = ['items.put']),
  ],
  [
    'another right is enough',
    'rights-loosened',
    'server, minor',
    (all, older) => {
      both(older, all, ({ put }) => ((put as Json)['x-rights'] = ['items.put']))
      Object.assign(all.put, { 'x-rights': ['items.put', 'items.all'] })
    },
  ],
  [
    'a right is no longer enough',
    'rights-tightened',
    'client, major',
    (all, older) => {
      Object.assign(older.put, { 'x-rights': ['items.put', 'items.all'] })
      Object.assign(all.put, { 'x-rights': ['items.put'] })
    },
  ],
  [
    'no right is asked for',
    'rights-loosened',
    'server, minor',
    (_, { put }) => ((put as Json)['x-rights'] = ['items.put']),
  ],
  [
    'a security scheme with another name',
    '',
    'nobody, patch',
    ({ document, put }) => {
      document.components.securitySchemes = { visitor: { type: 'apiKey', in: 'cookie', name: 'SID' } }
      put.security = [{ visitor: [] }]
    },
  ],
  ['the own origin written out', '', 'nobody, patch', (_, { document }) => (document.servers = [])],
  [
    'another default of a variable in the address',
    'server-removed,server-added',
    'both, major',
    ({ document }, older) => {
      const server = (place: string) => ({
        url: 'https://{place}/',
        variables: { place: { default: place } },
      })
      older.document.servers = [server('old.example')]
      document.servers = [server('new.example')]
    },
  ],
  [
    'an address of one operation alone',
    'server-removed,server-added',
    'both, major',
    ({ put }) => ((put as Json)['servers'] = [{ url: 'https://files.example/' }]),
  ],
  [
    'an address of one path alone',
    'server-removed,server-added',
    'both, major',
    (all) => (item(all)['servers'] = [{ url: 'https://files.example/' }]),
  ],
  [
    'the backend calls back',
    'callbacks-changed',
    'server, minor',
    ({ put }) => ((put as Json)['callbacks'] = { done: {} }),
  ],
  ...webhooks(),
  [
    'an extension that nobody here knows',
    'words-changed',
    'nobody, patch',
    ({ put }) => ((put as Json)['x-audience'] = 'partners'),
  ],
]

function mappings(): ChangeKind[] {
  const told = (all: TinyContract, mapping: Record<string, string>) =>
    (field(all, 'place')['discriminator'] = { propertyName: 'kind', mapping })
  const row = (
    title: string,
    kinds: string,
    outcome: ChangeKind[2],
    from: object,
    to: object,
  ): ChangeKind => [
    title,
    kinds,
    outcome,
    (all, older) => {
      both(older, all, ({ document, price }) =>
        Object.assign(document.components.schemas, { Cost: { ...price, description: 'The same.' } }),
      )
      told(older, { a: 'Price', ...from })
      told(all, { a: 'Price', ...to })
    },
  ]
  return [
    row('a value more leads to a branch', 'mapping-added', 'server, minor', {}, { b: 'Item' }),
    row('a value less leads to a branch', 'mapping-removed', 'client, major', { b: 'Item' }, {}),
    row('a value leads to another branch', 'mapping-changed', 'both, major', { b: 'Item' }, { b: 'Price' }),
    row('a value leads to the same with another name', '', 'nobody, patch', { b: 'Price' }, { b: 'Cost' }),
  ]
}

function webhooks(): ChangeKind[] {
  const told = ({ document }: TinyContract, type: string) =>
    Object.assign(document, { webhooks: { orderPaid: { post: { requestBody: { type } } } } })
  return [
    ['a webhook more', 'webhook-added', 'server, minor', (all) => told(all, 'a')],
    ['a webhook less', 'webhook-removed', 'client, major', (_, older) => told(older, 'a')],
    [
      'another webhook',
      'webhook-changed',
      'both, major',
      (all, older) => {
        told(older, 'a')
        told(all, 'b')
      },
    ],
  ]
}
