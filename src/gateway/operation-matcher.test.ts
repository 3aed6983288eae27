import { expect, test } from 'vitest'
import { operationList } from '../generated/operation-list.ts'
import { createOperationMatcher } from './operation-matcher.ts'

const match = createOperationMatcher(operationList)

test('O-69 every operation of the contract is found by its own method and path', () => {
  for (const operation of operationList) {
    const path = operation.path.replace(/\{[^}]+\}/g, '7')
    expect(match(operation.method, path)?.id).toBe(operation.id)
  }
})

test('O-12 a filter path may hold slashes, other parameters may not', () => {
  const section = '/web/elastic/component/catalogSection/filtry/f/'
  expect(match('GET', section)?.id).toBe('listSectionProducts')
  expect(match('GET', `${section}brand-is-a/price-is-b/`)?.id).toBe('listSectionProductsFiltered')
  expect(match('GET', '/web/product/a/b/')).toBeUndefined()
  expect(match('GET', '/api/logout/')).toBeUndefined()
  expect(match('GET', '/nothing/')).toBeUndefined()
})

test('O-69 another spelling of a path is the same operation, an encoded slash separates nothing', () => {
  expect(match('POST', '/api/%6Cogout/')?.id).toBe(match('POST', '/api/logout/')?.id)
  expect(match('POST', '/api/logout/')).toBeDefined()
  expect(match('POST', '/api%2Flogout/')).toBeUndefined()
  expect(match('POST', '/api/%E0%A4%A/')).toBeUndefined()
})

test('X-22 no spelling of a path that another decoder reads as a higher one is an operation', () => {
  const section = '/web/elastic/component/catalogSection/filtry/f/'
  for (const path of [
    '/web/product/..%2fadmin/',
    '/web/product/..%5cadmin/',
    '/web/product/%2e%2e/',
    '/web/product/a%00b/',
    `${section}brand-is-a/..%2f..%2fadmin/`,
    `${section}brand-is-a/%2e%2e/admin/`,
    '/api/..%2fadmin/',
    '/api//evil/',
    '/web/..;/admin/',
  ])
    expect([path, match('GET', path)?.id]).toEqual([path, undefined])
  expect(match('GET', '/web/product/a%2Fb/')).toBeDefined()
})
