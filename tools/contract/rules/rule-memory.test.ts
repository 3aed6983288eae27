import { describe, expect, test } from 'vitest'
import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { RuleMemory } from './rule-memory.ts'
import { type Seen, seenOf } from './seen.ts'

const answered = { 200: { description: 'It.', content: { 'application/json': { schema: {} } } } }
const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
          { name: 'sort', in: 'query', schema: { type: 'string', default: 'name' } },
        ],
        responses: answered,
        'x-rules': [
          {
            id: 'pages-apart',
            says: 'Pages have nothing in common.',
            next: { operation: 'listThings', keep: true, with: { page: 'request.query.page + 1' } },
            rule: '!next.data.items.exists(n, answer.data.items.exists(a, a.id == n.id))',
          },
          {
            id: 'same-price',
            says: 'A thing costs the same everywhere.',
            next: { operation: 'getThing', each: 'answer.data.items', with: { id: 'item.id' } },
            at: 'next.data.price',
            expected: 'item.price',
          },
        ],
      },
      post: {
        operationId: 'addThing',
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses: answered,
        'x-rules': [
          {
            id: 'total-grows',
            says: 'A thing more is counted.',
            before: { list: { operation: 'listThings' } },
            after: { list: { operation: 'listThings' } },
            at: 'after.list.data.total',
            expected: 'before.list.data.total + 1',
          },
        ],
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: answered,
      },
    },
  },
} as unknown as ContractDocument
const { byId } = contractOf(document, 'things.yaml')

function seen(id: string, target: string, body: object, status = 200): Seen {
  const operation = byId.get(id)
  if (!operation) throw new Error(`no ${id}`)
  const headers = new Headers()
  return seenOf(document, {
    operation,
    target,
    requestHeaders: headers,
    requestBody: undefined,
    status,
    headers,
    body,
  })
}
const list = (target: string, items: object[], total = 9) => seen('listThings', target, { items, total })
const thing = (id: number, price: number) => seen('getThing', `/things/${id}`, { id, price })
const told = (broken: { pointer: string; message: string; blamed: Seen }[]) =>
  broken.map(({ pointer, message, blamed }) => `${blamed.operation.id} ${pointer} ${message}`)

describe('answers of one visitor', () => {
  test('are judged in pairs, in whichever order they came, and the second one is blamed', () => {
    const wrong = ['getThing /price must be 10 (same-price: A thing costs the same everywhere), got 11']
    for (const order of [1, -1]) {
      const memory = new RuleMemory(document)
      const answers = [list('/things', [{ id: 1, price: 10 }]), thing(1, 11)].slice(0, 2)
      const broken = (order === 1 ? answers : answers.toReversed()).flatMap((one) => memory.observe(one))
      expect(told(broken)).toEqual(wrong)
    }
  })

  test('are compared with what was asked for alike only', () => {
    const memory = new RuleMemory(document)
    const first = [{ id: 1, price: 10 }]
    expect(memory.observe(list('/things?sort=name', first))).toEqual([])
    expect(memory.observe(list('/things?page=2&sort=price', first))).toEqual([])
    expect(told(memory.observe(list('/things?page=2', first)))).toEqual([
      'listThings  breaks pages-apart: Pages have nothing in common',
    ])
  })

  test('are forgotten after a write, refused or not', () => {
    const memory = new RuleMemory(document)
    memory.observe(list('/things', [{ id: 1, price: 10 }]))
    memory.observe(seen('addThing', '/things', {}, 422))
    expect(memory.observe(thing(1, 11))).toEqual([])
  })

  test('around a write tell its effect', () => {
    const memory = new RuleMemory(document)
    const write = seen('addThing', '/things', {})
    memory.observe(list('/things', [], 9))
    expect(memory.observe(write)).toEqual([])
    expect(told(memory.observe(list('/things', [], 9)))).toEqual([
      'addThing after list /total must be 10 (total-grows: A thing more is counted), got 9',
    ])
    expect(memory.observe(list('/things', [], 9))).toEqual([])
  })

  test('that rules still need are told, with what they ask for', () => {
    const memory = new RuleMemory(document)
    const first = list('/things', [{ id: 1, price: 10 }])
    memory.observe(first)
    const wanted = memory.wantedAfter(first)
    expect(wanted.map(({ operationId, values }) => ({ operationId, values }))).toEqual([
      { operationId: 'listThings', values: { page: 2, sort: 'name' } },
      { operationId: 'getThing', values: { id: 1 } },
    ])
    memory.observe(thing(1, 10))
    expect(wanted.map((one) => memory.knows(one))).toEqual([false, true])
    const before = memory.wantedBefore('addThing', first.request)
    expect(before.map((one) => memory.knows(one))).toEqual([true])
  })
})
