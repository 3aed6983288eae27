import { both } from './both.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const field = ({ fields }: TinyContract, name: string) => fields[name] ?? {}
const answer = ({ put }: TinyContract) => put.responses['200'] as Json
const content = (all: TinyContract) => answer(all)['content'] as Json

/** The same said in another way, and what is nearly the same. */
export const spellingChanges: ChangeKind[] = [
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
    'a content type in other letters, with its encoding',
    '',
    'nobody, patch',
    (all) =>
      (answer(all)['content'] = { 'Application/JSON; charset=UTF-8': content(all)['application/json'] }),
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
]
