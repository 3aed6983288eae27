import { expect, test } from 'vitest'
import { createPathMatcher } from './path-matcher.ts'

const operation = (method: string, path: string, multiSegment?: string) => ({
  method,
  path,
  parameters: multiSegment === undefined ? [] : [{ name: multiSegment, 'x-multi-segment': true }],
})
const match = createPathMatcher([
  operation('GET', '/shop/{code}/'),
  operation('GET', '/shop/list/'),
  operation('PUT', '/shop/{code}/'),
  operation('GET', '/shop/{code}/f/{filter}/', 'filter'),
  operation('GET', '/shop/{code}/f/new/'),
  operation('GET', '/files/{file-name}.{ext}'),
])
const found = (path: string) =>
  match(path).map(({ operation: { method, path: template }, values }) => [method, template, values])

test('fixed text wins over parameters, and these over what may hold slashes', () => {
  expect(found('/shop/list/')[0]).toEqual(['GET', '/shop/list/', {}])
  expect(found('/shop/a/f/new/').map(([, template]) => template)).toEqual([
    '/shop/{code}/f/new/',
    '/shop/{code}/f/{filter}/',
  ])
})

test('every method of a path is found, values as they stand in it', () => {
  expect(found('/shop/%D0%B1/')).toEqual([
    ['GET', '/shop/{code}/', { code: '%D0%B1' }],
    ['PUT', '/shop/{code}/', { code: '%D0%B1' }],
  ])
  expect(found('/shop/a/f/x/y%2Fz/')).toEqual([
    ['GET', '/shop/{code}/f/{filter}/', { code: 'a', filter: 'x/y%2Fz' }],
  ])
})

test('parameters may be parts of a segment, under any name; dots are dots', () => {
  expect(found('/files/price.list.pdf')).toEqual([
    ['GET', '/files/{file-name}.{ext}', { 'file-name': 'price.list', ext: 'pdf' }],
  ])
  expect(found('/files/price')).toEqual([])
})

test('the slash at the end and whole segments count', () => {
  for (const path of ['/shop/a', '/shop//', '/shop/a/b/', 'x/shop/a/', '/shop/list/?a=1'])
    expect(found(path)).toEqual([])
})
