import { describe, expect, test } from 'vitest'
import { bundleContract } from '../model/bundle.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { ContractDocument } from '../model/document.ts'
import type { Change } from './change.ts'
import { compareContracts } from './contract-comparison.ts'
import { answerChanges } from './testing/answer-changes.ts'
import { backendCallChanges } from './testing/backend-call-changes.ts'
import type { ChangeKind } from './testing/change-kind.ts'
import { keywordChanges } from './testing/keyword-changes.ts'
import { meaningChanges } from './testing/meaning-changes.ts'
import { operationChanges } from './testing/operation-changes.ts'
import { requestChanges } from './testing/request-changes.ts'
import { spellingChanges } from './testing/spelling-changes.ts'
import { surroundingChanges } from './testing/surrounding-changes.ts'
import { asContract, tinyContract, type TinyContract } from './testing/tiny-contract.ts'
import { adviseVersion } from './version-advice.ts'

function tinyChanges(change: ChangeKind[3]): Change[] {
  const [before, after] = [tinyContract(), tinyContract()]
  change(after, before)
  return compareContracts(asContract(before), asContract(after)).filter(
    ({ operationId }) => operationId === '' || operationId.startsWith('putItem'),
  )
}

/** Whether a place is one of the newer contract or of the older. */
function stands(source: string, change: ChangeKind[3]): boolean {
  const [before, after] = [tinyContract(), tinyContract()]
  change(after, before)
  return [after, before].some((one) => valueAt(asContract(one), source.slice(1)) !== undefined)
}

function outcomeOf(changes: Change[]): string {
  const { bump = 'patch' } = adviseVersion(changes, '1.0.0', '1.0.0')
  const [client, server] = (['client', 'server'] as const).map((side) =>
    changes.some((one) => one[side] === 'breaking'),
  )
  return `${client ? (server ? 'both' : 'client') : server ? 'server' : 'nobody'}, ${bump}`
}

describe.each([
  ['request', requestChanges],
  ['answer', answerChanges],
  ['operation', operationChanges],
  ['spelling', spellingChanges],
  ['rare keyword', keywordChanges],
  ['surroundings', surroundingChanges],
  ['call of the backend', backendCallChanges],
  ['meaning', meaningChanges],
])('%s', (_name, table) => {
  test.each(table)('%s: %s (%s)', (_title, kinds, outcome, change) => {
    const changes = tinyChanges(change)
    for (const { source } of changes) expect([source, stands(source, change)]).toEqual([source, true])
    expect(changes.map(({ kind }) => kind)).toEqual(kinds === '' ? [] : kinds.split(','))
    expect(outcomeOf(changes)).toBe(outcome)
  })
})

test('the table holds at least 60 kinds of change', () => {
  const rows = [...requestChanges, ...answerChanges, ...operationChanges]
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.flatMap(([, kinds]) => kinds.split(','))).size).toBeGreaterThanOrEqual(60)
})

test('a change of a recursive schema is told once, with the place on the wire and in the contract', () => {
  const [change, ...more] = tinyChanges(({ itemFields }) => (itemFields['day'] = { type: 'string' }))
  expect(more).toEqual([])
  expect(change).toMatchObject({
    place: 'answer 200',
    pointer: '/data/day',
    source: '#/components/schemas/Item/properties/day',
    message: 'format date → none',
  })
})

test('what can not be decided counts as breaking, and says why', () => {
  const [change] = tinyChanges(
    ({ itemFields }) => (itemFields['name'] = { type: 'string', pattern: '^[a-f]+$', maxLength: 50 }),
  )
  expect(change).toMatchObject({
    kind: 'pattern-changed',
    message: expect.stringMatching(/can't be decided \(which values two patterns share/) as unknown,
    client: 'breaking',
    server: 'breaking',
  })
})

test('a change of a callback is told at its operation, with the place inside of it', () => {
  const told = ({ put }: TinyContract, type: string) =>
    Object.assign(put, {
      callbacks: {
        paid: {
          '{$request.body#/back}': {
            post: { requestBody: { content: { 'application/json': { schema: { type } } } } },
          },
        },
      },
    })
  const changes = tinyChanges((after, before) => {
    told(before, 'integer')
    told(after, 'string')
  })
  expect(changes).toMatchObject([
    {
      operationId: 'putItem',
      place: 'callback paid POST, request body',
      source:
        '#/paths/~1items~1{id}~1/post/callbacks/paid/{$request.body#~1back}/post/requestBody/content/application~1json/schema',
    },
  ])
})

test('of two schemas that include each other a change of one is told of whoever answers the other', () => {
  const circle = (limit: number) => {
    const all = tinyContract()
    Object.assign(all.document.components.schemas, {
      One: {
        properties: {
          other: { $ref: '#/components/schemas/Other' },
          name: { type: 'string', maxLength: limit },
        },
      },
      Other: { properties: { one: { $ref: '#/components/schemas/One' } } },
    })
    const answered = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const content = (name: string) => ({ 'application/json': { schema: answered(name) } })
    all.get['responses'] = { '200': { description: 'One.', content: content('One') } }
    all.put.responses['200'] = { description: 'The other.', content: content('Other') }
    return asContract(all)
  }
  const changes = compareContracts(circle(5), circle(6))
  expect(changes.map(({ operationId, pointer }) => `${operationId} ${pointer}`)).toEqual([
    'getItem /name',
    'putItem /one/name',
  ])
})

test('a schema whose branch includes it again comes to an end', () => {
  const circle = (limit: number) => {
    const all = tinyContract()
    const base = {
      oneOf: [{ $ref: '#/components/schemas/Child' }],
      properties: { base: { type: 'string', maxLength: limit } },
    }
    Object.assign(all.document.components.schemas, {
      Base: base,
      Child: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { properties: { base: { $ref: '#/components/schemas/Base' } } },
        ],
      },
    })
    all.itemFields['base'] = { $ref: '#/components/schemas/Base' }
    return asContract(all)
  }
  expect(compareContracts(circle(5), circle(5))).toEqual([])
  expect(compareContracts(circle(5), circle(6)).map(({ kind }) => kind)).toContain('bound-loosened')
})

describe('the real contract', async () => {
  const contract = await bundleContract()
  const changed = (change: (copy: ContractDocument) => void) => {
    const copy = structuredClone(contract)
    change(copy)
    return compareContracts(contract, copy)
  }
  type Loose = Record<string, Record<string, Record<string, Record<string, unknown>>>>

  test('against itself has no change', () => {
    expect(changed(() => undefined)).toEqual([])
  })

  test('without an operation breaks clients', () => {
    const changes = changed((copy) => delete copy.paths['/web/basket/add/'])
    expect(changes).toMatchObject([
      { kind: 'operation-removed', operationId: 'addToCart', client: 'breaking' },
    ])
  })

  test('with another field of a shared schema names every operation that answers it', () => {
    const changes = changed((copy) => {
      const { schemas } = copy.components as unknown as Loose
      delete schemas?.['Picture']?.['properties']?.['alt']
    })
    const ids = changes.map(({ operationId }) => operationId)
    expect(ids).toContain('getMainPage')
    expect(new Set(ids).size).toBeGreaterThan(3)
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['property-removed']))
    expect(changes.map(({ source }) => source)).toContain('#/components/schemas/Picture/properties/alt')
  })

  test('with a code of refusal less asks something of the server alone', () => {
    const changes = changed((copy) => {
      const item = copy.paths['/web/basket/add/']?.post as object
      const text = JSON.stringify(item).replace('"limitReached",', '')
      Object.assign(item, JSON.parse(text))
    })
    expect(changes).toMatchObject([
      {
        kind: 'error-code-removed',
        place: 'answer 200',
        pointer: '/errors/*/code',
        client: 'compatible',
        server: 'breaking',
      },
    ])
  })
})

test('operations without an id are told by method and path; a contract against itself never differs', () => {
  const withoutIds = () => {
    const all = tinyContract()
    for (const operation of [all.put, all.get] as { operationId?: string }[]) delete operation.operationId
    return asContract(all)
  }
  expect(compareContracts(withoutIds(), withoutIds())).toEqual([])
  const after = withoutIds()
  delete (after.paths['/items/{id}/'] as Record<string, unknown>)['get']
  expect(compareContracts(withoutIds(), after)).toMatchObject([
    { kind: 'operation-removed', operationId: 'GET /items/{id}/' },
  ])
})

test('an id of several operations pairs none of them', () => {
  const doubled = () => {
    const all = tinyContract()
    Object.assign(all.get, { operationId: 'putItem' })
    return all
  }
  const moved = doubled()
  moved.document.paths = { '/things/{id}/': moved.document.paths['/items/{id}/'] }
  expect(compareContracts(asContract(doubled()), asContract(doubled()))).toEqual([])
  const kinds = compareContracts(asContract(doubled()), asContract(moved)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([
    'operation-added',
    'operation-added',
    'operation-removed',
    'operation-removed',
  ])
})

/** A contract of one operation, of 3.1. */
function oneOperation(operation: object, schemas: object = {}): ContractDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Disks', version: '1.0.0' },
    paths: { '/disks': { get: { operationId: 'listDisks', responses: {}, ...operation } } },
    components: { schemas },
  } as unknown as ContractDocument
}
const answering = (schema: unknown, schemas?: object) =>
  oneOperation(
    { responses: { 200: { description: 'Disks.', content: { 'application/json': { schema } } } } },
    schemas,
  )
const query = (schema: object, name = 'size', place = 'query') =>
  oneOperation({ parameters: [{ name, in: place, schema }] })
const toldOf = (before: ContractDocument, after: ContractDocument) =>
  compareContracts(before, after).map(({ kind, client, source }) => [kind, client, source])

test('a number in an address is a text: where any text is taken it still fits, and not the other way round', () => {
  const source = '#/paths/~1disks/get/parameters/0/schema'
  const [number, text] = [query({ type: 'integer' }), query({ type: 'string' })]
  expect(toldOf(number, text)).toEqual([['type-wider', 'compatible', source]])
  expect(toldOf(text, number)).toEqual([['type-changed', 'breaking', source]])
  const bounded = query({ type: 'string', pattern: '^[a-z]$' })
  expect(toldOf(number, bounded)).toContainEqual(['type-changed', 'breaking', source])
  const many = query({ type: 'array', items: { type: 'string' } })
  expect(toldOf(number, many).map(([, client]) => client)).toEqual(['compatible', 'compatible'])
})

test('headers that OpenAPI says elsewhere are no parameters and no headers of an answer', () => {
  for (const name of ['Accept', 'content-type', 'Authorization'])
    expect(toldOf(query({ type: 'string' }, name, 'header'), oneOperation({ parameters: [] }))).toEqual([])
  const headers = { 'Content-Type': { schema: { type: 'string' } } }
  const plain = { description: 'Disks.' }
  expect(
    toldOf(
      oneOperation({ responses: { 200: plain } }),
      oneOperation({ responses: { 200: { ...plain, headers } } }),
    ),
  ).toEqual([])
})

test('a schema of several types is a choice of them', () => {
  const list = answering({ type: ['string', 'integer'] })
  const choice = answering({ anyOf: [{ type: 'string' }, { type: 'integer' }] })
  expect(toldOf(list, choice)).toEqual([])
  expect(toldOf(choice, list)).toEqual([])
})

test('a branch is told at its own place, whatever the choice is called and whether null stands before it', () => {
  const branches = [{ type: 'null' }, { type: 'string' }, { type: 'integer' }, { type: 'boolean' }]
  const choice = (all: object[]) => answering({ anyOf: all })
  expect(toldOf(choice(branches), choice(branches.slice(0, 3)))).toEqual([
    [
      'branch-removed',
      'compatible',
      '#/paths/~1disks/get/responses/200/content/application~1json/schema/anyOf/3',
    ],
  ])
})

test('branches without a mapping are told by the names of their schemas', () => {
  const pet = (kind: object = { type: 'string' }) => ({ type: 'object', properties: { kind } })
  const of = (names: string[], mapping?: object, kinds: object[] = []) =>
    answering(
      {
        oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
        discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
      },
      Object.fromEntries(names.map((name, index) => [name, pet(kinds[index])])),
    )
  const kinds = (before: ContractDocument, after: ContractDocument) =>
    compareContracts(before, after)
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('mapping'))
  // The same said aloud.
  expect(kinds(of(['Cat', 'Dog']), of(['Cat', 'Dog'], { Cat: 'Cat', Dog: 'Dog' }))).toEqual([])
  // Another name is another value on the wire, unless the branches have values of their own.
  expect(kinds(of(['Cat', 'Dog']), of(['Cat', 'Hound']))).toEqual(['mapping-removed', 'mapping-added'])
  const own = [{ const: 'cat' }, { const: 'dog' }]
  expect(kinds(of(['Cat', 'Dog'], undefined, own), of(['Cat', 'Hound'], undefined, own))).toEqual([])
})
