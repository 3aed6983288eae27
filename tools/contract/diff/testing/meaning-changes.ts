import { both } from './both.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const field = ({ fields }: TinyContract, name: string, schema: Json) => (fields[name] = schema)
const query = ({ put }: TinyContract, parameter: Json) =>
  (put.parameters[1] = { name: 'page', in: 'query', description: 'Page.', ...parameter })
const scheme = ({ document }: TinyContract, flow: Json) => {
  const { components } = document as { components: { securitySchemes?: Json } }
  components.securitySchemes = {
    ...components.securitySchemes,
    oauth: { type: 'oauth2', flows: { clientCredentials: flow } },
  }
}

/** What a comparison of words alone would tell wrongly: changes that mean nothing, something less, or something more. */
export const meaningChanges: ChangeKind[] = [
  [
    'anyOf → oneOf where a value may fit both',
    'choice-narrowed',
    'client, major',
    (all, older) => {
      const branches = [{ type: 'integer' }, { type: 'number', minimum: 5 }]
      field(older, 'place', { anyOf: branches })
      field(all, 'place', { oneOf: branches })
    },
  ],
  [
    'oneOf → anyOf where a value may fit both',
    'choice-widened',
    'server, minor',
    (all, older) => {
      const branches = [
        { title: 'A', type: 'object' },
        { title: 'B', type: 'object', minProperties: 1 },
      ]
      field(older, 'place', { oneOf: branches })
      field(all, 'place', { anyOf: branches })
    },
  ],
  [
    'anyOf → oneOf of branches that exclude each other',
    'choice-words',
    'nobody, patch',
    (all, older) => {
      const branches = [{ type: 'string' }, { type: 'integer' }]
      field(older, 'place', { anyOf: branches })
      field(all, 'place', { oneOf: branches })
    },
  ],
  [
    'a branch more of oneOf that takes what another one takes',
    'branch-added,overlap-added',
    'both, major',
    (all, older) => {
      field(older, 'place', { oneOf: [{ type: 'string' }, { type: 'integer' }] })
      field(all, 'place', {
        oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'number' }],
      })
    },
  ],
  [
    'a branch more of anyOf that takes what another one takes',
    'branch-added',
    'server, minor',
    (all, older) => {
      field(older, 'place', { anyOf: [{ type: 'string' }, { type: 'integer' }] })
      field(all, 'place', { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'number' }] })
    },
  ],
  [
    'a required property of the answer is no longer write-only',
    'write-only-removed',
    'server, minor',
    (_all, older) => (older.itemFields['name'] = { ...(older.itemFields['name'] as Json), writeOnly: true }),
  ],
  [
    'a required property of the request is no longer read-only',
    'read-only-removed',
    'both, major',
    (_all, older) => (older.fields['count'] = { ...(older.fields['count'] as Json), readOnly: true }),
  ],
  [
    'a read-only property of a request changes',
    '',
    'nobody, patch',
    (all, older) => {
      field(older, 'secret', { type: 'string', readOnly: true })
      field(all, 'secret', { type: 'integer', readOnly: true })
    },
  ],
  [
    'a write-only property of an answer is added',
    '',
    'nobody, patch',
    ({ itemFields }) => (itemFields['secret'] = { type: 'string', writeOnly: true }),
  ],
  [
    'a read-only property of a request is removed',
    '',
    'nobody, patch',
    (_all, older) => field(older, 'more', { type: 'string', readOnly: true }),
  ],
  [
    'another default of a required parameter',
    'default-words',
    'nobody, patch',
    (all, older) => {
      query(older, { required: true, schema: { type: 'integer', default: 1 } })
      query(all, { required: true, schema: { type: 'integer', default: 2 } })
    },
  ],
  [
    'another default of a required property',
    'default-words',
    'nobody, patch',
    (all, older) => {
      field(older, 'count', { type: 'integer', default: 1 })
      field(all, 'count', { type: 'integer', default: 2 })
    },
  ],
  [
    'a pattern that any text fits',
    'pattern-removed',
    'server, minor',
    (all, older) => {
      field(older, 'secret', { type: 'string', pattern: '^a+$' })
      field(all, 'secret', { type: 'string', pattern: '^.*$' })
    },
  ],
  [
    'one value → a list that is written as repeated values',
    'parameter-repeats',
    'server, minor',
    (all, older) => {
      query(older, { schema: { type: 'string' } })
      query(all, { schema: { type: 'array', items: { type: 'string' } } })
    },
  ],
  [
    'one value → a list of two at least',
    'parameter-repeats',
    'both, major',
    (all, older) => {
      query(older, { schema: { type: 'string' } })
      query(all, { schema: { type: 'array', minItems: 2, items: { type: 'string' } } })
    },
  ],
  [
    'one value → a list with commas',
    'parameter-style-changed,type-changed',
    'both, major',
    (all, older) => {
      query(older, { schema: { type: 'string' } })
      query(all, { explode: false, schema: { type: 'array', items: { type: 'string' } } })
    },
  ],
  [
    'a scalar that is said to explode',
    '',
    'nobody, patch',
    (all, older) => {
      query(older, { explode: false, schema: { type: 'string' } })
      query(all, { explode: true, schema: { type: 'string' } })
    },
  ],
  [
    'a bound beside a type that it does not bound',
    '',
    'nobody, patch',
    (all) => field(all, 'secret', { type: 'string', maxItems: 3, minimum: 1 }),
  ],
  [
    'a scope more and another address of the tokens',
    'security-scope-added,security-address-changed',
    'nobody, minor',
    (all, older) => {
      scheme(older, { tokenUrl: 'https://a.example/token', scopes: { read: 'Reads.' } })
      scheme(all, { tokenUrl: 'https://b.example/token', scopes: { read: 'Reads.', write: 'Writes.' } })
    },
  ],
  [
    'a scope less',
    'security-scope-removed',
    'client, major',
    (all, older) =>
      both(older, all, (one) =>
        scheme(one, { tokenUrl: 'https://a.example/token', scopes: one === all ? {} : { read: 'Reads.' } }),
      ),
  ],
]
