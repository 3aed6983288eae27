import { expect, test, vi } from 'vitest'
import type { ContractOperation } from './contract.ts'
import { createRouter } from './router.ts'

function operation(
  path: string,
  method: 'GET' | 'POST' = 'GET',
  multiSegment: string[] = [],
): ContractOperation {
  const id = `${method} ${path}`
  return {
    id,
    method,
    path,
    multiSegment: new Set(multiSegment),
    definition: { operationId: id },
    parameters: [],
  }
}

const route = createRouter([
  operation('/web/order/add/', 'POST'),
  operation('/web/order/{id}/'),
  operation('/web/order/{orderId}/', 'POST'),
  operation('/web/list/{code}/f/'),
  operation('/web/list/{code}/f/{filterPath}/', 'GET', ['filterPath']),
])

test('R-API-01 a literal segment wins over a parameter, and methods keep their own names', () => {
  expect(route('POST', '/web/order/add/')).toMatchObject({ operation: { id: 'POST /web/order/add/' } })
  expect(route('GET', '/web/order/7/')).toMatchObject({
    operation: { id: 'GET /web/order/{id}/' },
    path: { id: '7' },
  })
  expect(route('POST', '/web/order/7/')).toMatchObject({ path: { orderId: '7' } })
})

test('R-API-42 a marked parameter takes the rest of the path with its slashes', () => {
  expect(route('GET', '/web/list/filtry/f/')).toMatchObject({ operation: { path: '/web/list/{code}/f/' } })
  expect(route('GET', '/web/list/filtry/f/brand-is-remas/flag-is-%D0%B4%D0%B0/')).toMatchObject({
    path: { code: 'filtry', filterPath: 'brand-is-remas/flag-is-да' },
  })
  expect(route('GET', '/web/list/filtry/f/a//b/')).toEqual({ kind: 'notFound' })
})

test('R-API-01 a path without its slash, an empty segment and an unknown path are not found', () => {
  for (const path of ['/web/order/7', '/web/order//', '//web/order/7/', '/', '', '/web/', '/web/order/7/8/'])
    expect({ path, ...route('GET', path) }).toEqual({ path, kind: 'notFound' })
})

test('R-API-01 a wrong method names the right ones, a malformed segment is told from an unknown one', () => {
  expect(route('GET', '/web/order/add/')).toEqual({ kind: 'wrongMethod', allow: ['POST'] })
  expect(route('GET', '/web/order/%E0%A4%A/')).toEqual({ kind: 'malformed' })
})

test('R-API-01 two operations under one path and method are refused when the router is made', () => {
  expect(() => createRouter([operation('/a/{x}/'), operation('/a/{y}/')])).toThrow('is there twice')
})

// Counted, since a busy machine makes any duration long; how long it takes `npm run bench` measures.
test('R-API-01 finding an operation looks at as much with 1,000 operations as with 10', () => {
  const looks = (count: number) => {
    let reads = 0
    const watched = Array.from(
      { length: count },
      (_, index) =>
        new Proxy(operation(`/web/thing${index}/{id}/part/`), {
          get(target, key) {
            reads += 1
            return Reflect.get(target, key) as unknown
          },
        }),
    )
    const find = createRouter(watched)
    reads = 0
    const lookups = vi.spyOn(Map.prototype, 'get')
    const comparisons = vi.spyOn(RegExp.prototype, 'exec')
    const found = find('GET', `/web/thing${count - 1}/7/part/`)
    const seen = [reads, lookups.mock.calls.length, comparisons.mock.calls.length]
    vi.restoreAllMocks()
    expect(found.kind).toBe('found')
    return seen
  }
  expect(looks(1000)).toEqual(looks(10))
})
