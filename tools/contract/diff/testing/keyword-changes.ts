import { both } from './both.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const field = ({ fields }: TinyContract, name: string) => fields[name] ?? {}
const answered = ({ itemFields }: TinyContract, name: string) => itemFields[name] ?? {}

/** Gives both contracts a schema under one name, and a way to refer to it. */
function shared(older: TinyContract, newer: TinyContract, before: Json, after: Json): Json {
  Object.assign(older.document.components.schemas, { Shared: before })
  Object.assign(newer.document.components.schemas, { Shared: after })
  return { $ref: '#/components/schemas/Shared' }
}

/** Keywords that few schemas have. */
export const keywordChanges: ChangeKind[] = [
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
  ...namePatterns(),
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

/** Names like `x-…` of an object in the request: one pattern more or less, beside what other names may be. */
function namePatterns(): ChangeKind[] {
  const object = (patternProperties: Json | undefined, additionalProperties: unknown): Json => ({
    type: 'object',
    ...(patternProperties && { patternProperties }),
    ...(additionalProperties !== undefined && { additionalProperties }),
  })
  const row = (
    title: string,
    kinds: string,
    outcome: ChangeKind[2],
    before: Json,
    after: Json,
  ): ChangeKind => [
    title,
    kinds,
    outcome,
    (all, older) => {
      older.fields['marks'] = before
      all.fields['marks'] = after
    },
  ]
  const text = { '^x-': { type: 'string' } }
  const number = { '^x-': { type: 'integer' } }
  const list = { type: 'array' }
  const [more, less] = ['name-pattern-added', 'name-pattern-removed']
  return [
    row('names get a schema', more, 'client, major', object(undefined, {}), object(text, {})),
    row(
      'names lose their schema',
      less,
      'server, minor',
      object(text, undefined),
      object(undefined, undefined),
    ),
    row('names are allowed', more, 'server, minor', object(undefined, false), object(text, false)),
    row('names are allowed no longer', less, 'client, major', object(text, false), object(undefined, false)),
    row('names of another schema', more, 'both, major', object(undefined, list), object(text, list)),
    row('another schema of names', 'type-changed', 'both, major', object(text, false), object(number, false)),
    row('the same names in other words', 'description-changed', 'nobody, patch', object(text, false), {
      ...object({ '^x-': { type: 'string', description: 'Marks.' } }, false),
    }),
  ]
}
