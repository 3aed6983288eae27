import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const own = ({ itemFields }: TinyContract, name: string) => itemFields[name] ?? {}
const answer = ({ put }: TinyContract) => put.responses['200'] as Json
const media = (all: TinyContract) => (answer(all)['content'] as Json)['application/json'] as Json
const branches = (all: TinyContract) => (media(all)['schema'] as Json)['oneOf'] as Json[]
const cacheHeader = (all: TinyContract) => (answer(all)['headers'] as Json)['Cache-Control'] as Json

function codes({ refusal }: TinyContract, list: string[]) {
  const { errors } = refusal['properties'] as { errors: { items: { allOf: Json[] } } }
  errors.items.allOf[1] = { properties: { code: { type: 'string', enum: list } } }
}

/** Changes of what a server answers. The refusal is the body of 200 and of 404. */
export const answerChanges: ChangeKind[] = [
  [
    'an optional field more',
    'property-added',
    'nobody, minor',
    ({ itemFields }) => (itemFields['more'] = {}),
  ],
  [
    'a required field more',
    'required-property-added',
    'server, minor',
    ({ itemFields, item }) => {
      itemFields['more'] = { type: 'string' }
      item['required'] = ['id', 'name', 'more']
    },
  ],
  ['a field less', 'property-removed', 'both, major', ({ itemFields }) => delete itemFields['kind']],
  ['a required field less', 'property-removed', 'both, major', ({ itemFields }) => delete itemFields['name']],
  [
    'a field became required',
    'became-required',
    'server, minor',
    ({ item }) => (item['required'] = ['id', 'name', 'day']),
  ],
  ['a field may be missing', 'became-optional', 'client, major', ({ item }) => (item['required'] = ['id'])],
  ['another type', 'type-changed', 'both, major', (all) => (own(all, 'id')['type'] = 'string')],
  [
    'another type with another inside',
    'type-changed',
    'both, major',
    (all, older) => {
      older.itemFields['marks'] = { type: 'array', items: { type: 'string' } }
      all.itemFields['marks'] = { type: 'object', properties: { a: { type: 'string' } } }
    },
  ],
  [
    'a choice of nothing but null',
    'type-narrower',
    'server, minor',
    (all, older) => {
      all.itemFields['mark'] = { oneOf: [{ type: 'null' }] }
      older.itemFields['mark'] = { oneOf: [{}] }
    },
  ],
  [
    'a keyword that only forbids',
    'keyword-added',
    'server, minor',
    (all) => (own(all, 'name')['not'] = { const: 'x' }),
  ],
  [
    'one type more',
    'type-wider',
    'client, major',
    (all) => (own(all, 'name')['type'] = ['string', 'number']),
  ],
  ['null allowed', 'null-added', 'client, major', (all) => (own(all, 'name')['type'] = ['string', 'null'])],
  ['null no more', 'null-removed', 'server, minor', (all) => (own(all, 'note')['type'] = 'string')],
  [
    'null by a branch',
    'null-added',
    'client, major',
    ({ itemFields }) =>
      (itemFields['price'] = { oneOf: [{ $ref: '#/components/schemas/Price' }, { type: 'null' }] }),
  ],
  [
    'a value more',
    'value-added',
    'client, major',
    (all) => (own(all, 'kind')['enum'] = ['part', 'machine', 'oil']),
  ],
  ['a value less', 'value-removed', 'server, minor', (all) => (own(all, 'kind')['enum'] = ['part'])],
  ['values in another order', '', 'nobody, patch', (all) => (own(all, 'kind')['enum'] = ['machine', 'part'])],
  [
    'a constant for an enum',
    'value-removed',
    'server, minor',
    ({ itemFields }) => (itemFields['kind'] = { type: 'string', const: 'part' }),
  ],
  [
    'a code of refusal more',
    'error-code-added,error-code-added',
    'client, major',
    (all) => codes(all, ['tooMany', 'notFound', 'late']),
  ],
  [
    'a code of refusal less',
    'error-code-removed,error-code-removed',
    'server, minor',
    (all) => codes(all, ['tooMany']),
  ],
  ['another maxLength', 'bound-loosened', 'client, major', (all) => (own(all, 'name')['maxLength'] = 60)],
  ['a tighter bound', 'bound-tightened', 'server, minor', (all) => (own(all, 'name')['maxLength'] = 40)],
  [
    'a lower maximum of a shared schema',
    'bound-tightened',
    'server, minor',
    ({ price }) => ((price as Json)['maximum'] = 900),
  ],
  [
    'a lower minimum of a shared schema',
    'bound-loosened',
    'client, major',
    ({ price }) => ((price as Json)['minimum'] = -1),
  ],
  ['another pattern', 'pattern-changed', 'both, major', (all) => (own(all, 'name')['pattern'] = '^[A-Z]+$')],
  ['no pattern', 'pattern-removed', 'client, major', (all) => delete own(all, 'name')['pattern']],
  ['another format', 'format-changed', 'both, major', (all) => (own(all, 'day')['format'] = 'date-time')],
  ['no format', 'format-removed', 'client, major', (all) => delete own(all, 'day')['format']],
  ['HTML', 'format-changed', 'both, major', (all) => (own(all, 'name')['format'] = 'html')],
  ['int64 to int32', 'format-narrowed', 'server, minor', (all) => (own(all, 'id')['format'] = 'int32')],
  ['more items', 'bound-loosened', 'client, major', (all) => (own(all, 'children')['maxItems'] = 99)],
  [
    'other items',
    'property-removed',
    'both, major',
    (all) => (own(all, 'children')['items'] = closedItem(all)),
  ],
  ['a default', 'default-words', 'nobody, patch', (all) => (own(all, 'kind')['default'] = 'part')],
  ['a branch more', 'branch-added', 'client, major', (all) => branches(all).push(branch('later'))],
  ['a branch less', 'branch-removed', 'server, minor', (all) => branches(all).pop()],
  [
    'branches in another order',
    '',
    'nobody, patch',
    (all) => branches(all).push(branches(all).shift() ?? {}),
  ],
  [
    'one branch alone, without oneOf',
    'branch-removed',
    'server, minor',
    (all) => (media(all)['schema'] = branches(all)[0]),
  ],
  [
    'a success status more',
    'status-added',
    'client, major',
    ({ put }) => (put.responses['201'] = { description: 'Made.' }),
  ],
  [
    'a success status less',
    'status-removed,status-added',
    'both, major',
    ({ put }) => swap(put.responses, '200', '202'),
  ],
  [
    'an error status more',
    'error-status-added',
    'nobody, minor',
    ({ put }) => (put.responses['429'] = { description: 'Slow.' }),
  ],
  ['an error status less', 'error-status-removed', 'server, minor', ({ put }) => delete put.responses['404']],
  [
    'a header more',
    'header-added',
    'nobody, minor',
    (all) => ((answer(all)['headers'] as Json)['ETag'] = {}),
  ],
  [
    'a required header more',
    'required-header-added',
    'server, minor',
    (all) => ((answer(all)['headers'] as Json)['ETag'] = { required: true }),
  ],
  ['a header less', 'header-removed', 'client, major', (all) => delete answer(all)['headers']],
  [
    'a header may be missing',
    'header-became-optional',
    'client, major',
    (all) => delete cacheHeader(all)['required'],
  ],
  [
    'another value of a header',
    'const-changed',
    'both, major',
    (all) => (cacheHeader(all)['schema'] = { const: 'private' }),
  ],
  [
    'another content type',
    'media-type-added',
    'client, major',
    (all) => ((answer(all)['content'] as Json)['text/html'] = {}),
  ],
  ['no JSON any more', 'media-type-removed', 'both, major', (all) => delete answer(all)['content']],
  [
    'other words about the answer',
    'description-changed',
    'nobody, patch',
    (all) => (answer(all)['description'] = 'Well.'),
  ],
  [
    'other words about a shared schema',
    'description-changed',
    'nobody, patch',
    ({ price }) => (price.description = 'Money.'),
  ],
  [
    'another example of a field',
    'example-changed',
    'nobody, patch',
    (all) => (own(all, 'name')['example'] = 'oil'),
  ],
  [
    'a link',
    'links-changed',
    'nobody, patch',
    (all) => (answer(all)['links'] = { item: { operationId: 'getItem' } }),
  ],
  [
    'a copy in place of a reference',
    '',
    'nobody, patch',
    ({ itemFields, price }) => (itemFields['price'] = price),
  ],
]

function branch(status: string): Json {
  return { type: 'object', required: ['status'], properties: { status: { const: status } } }
}

/** The item without one of its fields, written out. */
function closedItem({ item, itemFields }: TinyContract): Json {
  const { note: _note, ...properties } = itemFields
  return { ...item, properties }
}

function swap(responses: Json, from: string, to: string): void {
  responses[to] = responses[from]
  delete responses[from]
}
