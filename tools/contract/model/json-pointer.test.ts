import { expect, test } from 'vitest'
import {
  fragmentOfPointer,
  generalPointer,
  keysOf,
  pointerOf,
  pointerOfFragment,
  valueAt,
} from './json-pointer.ts'

// The examples of RFC 6901, chapter 5.
const document = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, 'e^f': 3, 'k"l': 6, ' ': 7, 'm~n': 8 }

test.each([
  ['', document],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
])('the pointer %j finds its value', (pointer, value) => {
  expect(valueAt(document, pointer)).toEqual(value)
})

test('a pointer that leads nowhere finds nothing, however deep it goes', () => {
  for (const pointer of ['/none', '/none/deeper', '/foo/2', '/foo/bar', '/a~1b/c'])
    expect(valueAt(document, pointer)).toBeUndefined()
})

test('keys and pointers turn into each other, the escape of an escape too', () => {
  for (const keys of [[], ['paths', '/a/{b}/'], ['~1', '~', '/'], ['', 'x']])
    expect(keysOf(pointerOf(...keys))).toEqual(keys)
  expect(pointerOf('~1')).toBe('/~01')
})

test('a fragment is percent-encoded, a pointer is not', () => {
  const pointer = pointerOf('paths', '/a/{b}/', 'имя')
  expect(fragmentOfPointer(pointer)).toBe('/paths/~1a~1%7Bb%7D~1/%D0%B8%D0%BC%D1%8F')
  expect(pointerOfFragment(`#${fragmentOfPointer(pointer)}`)).toBe(pointer)
  expect(pointerOfFragment('#/components/100%')).toBe('/components/100%')
})

test('indexes of lists become one place', () => {
  expect(generalPointer('/data/items/12/prices/0')).toBe('/data/items/*/prices/*')
  expect(generalPointer('/data/7up')).toBe('/data/7up')
})
