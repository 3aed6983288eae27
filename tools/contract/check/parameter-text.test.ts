import { expect, test } from 'vitest'
import type { Parameter } from '../model/document.ts'
import { cookiePairs, headerText, pathText, queryPairs, unwritable } from './parameter-text.ts'

/** The values of the specification's table of styles (OpenAPI 3.1.1, 4.8.12.2.4). */
const values = {
  empty: '',
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
}
type Kind = keyof typeof values

const table: [style: string, explode: boolean, place: 'path' | 'query', Partial<Record<Kind, string>>][] = [
  [
    'matrix',
    false,
    'path',
    {
      empty: ';color',
      string: ';color=blue',
      array: ';color=blue,black,brown',
      object: ';color=R,100,G,200,B,150',
    },
  ],
  [
    'matrix',
    true,
    'path',
    {
      empty: ';color',
      string: ';color=blue',
      array: ';color=blue;color=black;color=brown',
      object: ';R=100;G=200;B=150',
    },
  ],
  [
    'label',
    false,
    'path',
    { empty: '.', string: '.blue', array: '.blue,black,brown', object: '.R,100,G,200,B,150' },
  ],
  [
    'label',
    true,
    'path',
    { empty: '.', string: '.blue', array: '.blue.black.brown', object: '.R=100.G=200.B=150' },
  ],
  [
    'simple',
    false,
    'path',
    { empty: '', string: 'blue', array: 'blue,black,brown', object: 'R,100,G,200,B,150' },
  ],
  [
    'simple',
    true,
    'path',
    { empty: '', string: 'blue', array: 'blue,black,brown', object: 'R=100,G=200,B=150' },
  ],
  [
    'form',
    false,
    'query',
    {
      empty: 'color=',
      string: 'color=blue',
      array: 'color=blue,black,brown',
      object: 'color=R,100,G,200,B,150',
    },
  ],
  [
    'form',
    true,
    'query',
    {
      empty: 'color=',
      string: 'color=blue',
      array: 'color=blue&color=black&color=brown',
      object: 'R=100&G=200&B=150',
    },
  ],
  [
    'spaceDelimited',
    false,
    'query',
    { array: 'color=blue%20black%20brown', object: 'color=R%20100%20G%20200%20B%20150' },
  ],
  [
    'pipeDelimited',
    false,
    'query',
    { array: 'color=blue%7Cblack%7Cbrown', object: 'color=R%7C100%7CG%7C200%7CB%7C150' },
  ],
  ['deepObject', true, 'query', { object: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150' }],
]

for (const [style, explode, place, row] of table)
  for (const [kind, text] of Object.entries(row))
    test(`${style}, explode ${explode}: ${kind}`, () => {
      const parameter: Parameter = { name: 'color', in: place, style, explode }
      const value = values[kind as Kind]
      expect(place === 'path' ? pathText(parameter, value) : queryPairs(parameter, value).join('&')).toBe(
        text,
      )
    })

test('without a style a path is simple, a query form with explode', () => {
  expect(pathText({ name: 'color', in: 'path' }, values.array)).toBe('blue,black,brown')
  expect(queryPairs({ name: 'color', in: 'query' }, values.array)).toHaveLength(3)
})

test('delimiters inside of a value are encoded, those between values are not', () => {
  expect(queryPairs({ name: 'q', in: 'query', explode: false }, ['a,b', 'c&d'])).toEqual(['q=a%2Cb,c%26d'])
  expect(pathText({ name: 'q', in: 'path', style: 'label' }, 'a/b')).toBe('.a%2Fb')
  expect(queryPairs({ name: 'q', in: 'query', allowReserved: true }, 'a/b?c&d')).toEqual(['q=a/b?c%26d'])
})

test('content is written as its media type', () => {
  const content = { 'application/json': { schema: {} } }
  expect(queryPairs({ name: 'filter', in: 'query', content }, { a: [1] })).toEqual([
    'filter=%7B%22a%22%3A%5B1%5D%7D',
  ])
  expect(headerText({ name: 'X-Filter', in: 'header', content }, { a: 1 })).toBe('{"a":1}')
  const plain = { 'text/plain': { schema: {} } }
  expect(queryPairs({ name: 'filter', in: 'query', content: plain }, 'a b')).toEqual(['filter=a%20b'])
})

test('headers and cookies hold lists by commas, and none with explode in a cookie of style form', () => {
  expect(headerText({ name: 'X-Ids', in: 'header' }, [1, 2])).toBe('1,2')
  expect(headerText({ name: 'X-Ids', in: 'header', explode: true }, { a: 1, b: 2 })).toBe('a=1,b=2')
  const ids: Parameter = { name: 'ids', in: 'cookie', explode: false }
  expect(cookiePairs(ids, ['a;', 'b'])).toEqual(['ids=a%3B,b'])
  expect(cookiePairs(ids, { R: 100, G: 200 })).toEqual(['ids=R,100,G,200'])
  expect(cookiePairs({ ...ids, explode: true }, 'a b')).toEqual(['ids=a%20b'])
  expect(cookiePairs({ name: 'ids', in: 'cookie', style: 'cookie' }, ['a', 'b'])).toEqual(['ids=a', 'ids=b'])
  expect(cookiePairs({ name: 'ids', in: 'cookie', style: 'cookie' }, { R: 1, G: 2 })).toEqual(['R=1', 'G=2'])
  expect(unwritable({ name: 'ids', in: 'cookie' }, ['array'])).toContain('which no cookie can hold')
  expect(unwritable(ids, ['array'])).toBeUndefined()
  expect(unwritable({ name: 'ids', in: 'cookie' }, ['string'])).toBeUndefined()
  expect(unwritable({ name: 'ids', in: 'query' }, ['array'])).toBeUndefined()
})
