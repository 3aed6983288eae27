import { beforeEach, describe, expect, test } from 'vitest'
import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { RuleMemory } from './rule-memory.ts'
import { seenOf } from './seen.ts'

const price = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: ['integer', 'null'] }])),
})
const card = {
  type: 'object',
  'x-thing': {
    kind: 'product',
    by: 'id',
    varies: ['price'],
    apart: ['columns'],
    parts: { columns: { kind: 'property', by: 'code' } },
  },
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    price: price('current', 'old'),
    labels: { type: 'array', items: { type: 'string' } },
    columns: { type: 'array', items: { type: 'object', properties: { code: {}, value: {} } } },
  },
}
const entry = {
  type: 'object',
  'x-thing': { kind: 'product', by: 'id', as: { title: 'name' }, tells: { price: 'offer.price' } },
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    offer: { type: 'object', properties: { price: price('current') } },
  },
}
const answers: Record<string, object> = {
  listCards: { type: 'array', items: card },
  getCard: card,
  listEntries: { type: 'array', items: entry },
  listCopies: { type: 'array', 'x-thing': false, items: card },
  rename: card,
}

const operationOf = (id: string, schema: object) => ({
  operationId: id,
  parameters: [{ name: 'store', in: 'query', schema: { type: 'string' } }],
  responses: { 200: { description: 'It.', content: { 'application/json': { schema } } } },
})
const document = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: Object.fromEntries(
    Object.entries(answers).map(([id, schema]) => [
      `/${id}`,
      { [id === 'rename' ? 'post' : 'get']: operationOf(id, schema) },
    ]),
  ),
} as unknown as ContractDocument
const { byId } = contractOf(document, 'things.yaml')

let memory: RuleMemory
const tried = new Map<string, number>()
beforeEach(() => {
  tried.clear()
  memory = new RuleMemory(document, (id, times) => void tried.set(id, (tried.get(id) ?? 0) + times))
})

function answer(id: string, body: unknown, store?: string): string[] {
  const operation = byId.get(id)
  if (!operation) throw new Error(`no ${id}`)
  const headers = new Headers()
  const seen = seenOf(document, {
    operation,
    target: `/${id}${store === undefined ? '' : `?store=${store}`}`,
    requestHeaders: headers,
    requestBody: undefined,
    status: 200,
    headers,
    body,
  })
  return memory
    .observe(seen)
    .map(({ id: rule, pointer, blamed }) => `${rule} ${blamed.operation.id} ${pointer}`)
}

const pump = { id: 1, name: 'Насос', price: { current: 100, old: 120 }, labels: ['new', 'promo'] }

describe('what two answers tell of the same thing', () => {
  test('the same is no finding, nor what only one of them can tell', () => {
    expect(answer('listCards', [pump])).toEqual([])
    expect(answer('getCard', { ...pump, labels: ['promo', 'new'] })).toEqual([])
    expect(answer('listEntries', [{ id: 1, title: 'Насос', offer: { price: { current: 100 } } }])).toEqual([])
    expect(tried.get('same-product')).toBeGreaterThan(5)
  })

  test('what is absent in one place only is told, what is null and absent is not', () => {
    answer('listCards', [pump])
    expect(answer('getCard', { ...pump, price: { current: 100 } })).toEqual([
      'same-product getCard /price/old',
    ])
    memory.forget()
    answer('listCards', [{ ...pump, price: { current: 100, old: null } }])
    expect(answer('getCard', { ...pump, price: { current: 100 } })).toEqual([])
  })

  test('other names and deeper places are the same facts', () => {
    answer('listCards', [pump])
    expect(answer('listEntries', [{ id: 1, title: 'Мотор', offer: { price: { current: 99 } } }])).toEqual([
      'same-product listEntries /0/title',
      'same-product listEntries /0/offer/price/current',
    ])
  })

  test('who is alone with what it tells is blamed', () => {
    answer('listCards', [{ ...pump, name: 'Мотор' }])
    expect(answer('getCard', pump)).toEqual(['same-product getCard /name'])
    expect(answer('listEntries', [{ id: 1, title: 'Насос', offer: { price: { current: 100 } } }])).toEqual([
      'same-product listCards /0/name',
    ])
  })

  test('facts of a branch are compared for the same branch', () => {
    answer('listCards', [pump], 'north')
    expect(answer('getCard', { ...pump, name: 'Мотор', price: { current: 90 } })).toEqual([
      'same-product getCard /name',
    ])
    expect(answer('getCard', { ...pump, price: { current: 90 } }, 'north')).toContain(
      'same-product getCard /price/current',
    )
  })

  test('a part is known by the thing and its own name', () => {
    const columns = (code: string, value: string) => ({ ...pump, columns: [{ code, value }] })
    answer('listCards', [columns('bore', '40')])
    expect(answer('getCard', columns('length', '50'))).toEqual([])
    expect(answer('getCard', columns('bore', '40 мм'))).toEqual(['same-property getCard /columns/0/value'])
  })

  test('a copy is no telling, and a write ends what was told but tells itself', () => {
    answer('listCards', [pump])
    expect(answer('listCopies', [{ ...pump, name: 'Мотор' }])).toEqual([])
    expect(answer('rename', { ...pump, name: 'Мотор' })).toEqual([])
    expect(answer('getCard', pump)).toEqual(['same-product getCard /name'])
  })
})
