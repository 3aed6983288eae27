import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { readListQuantity, readListTable, readListText } from './read-list.ts'

const two = [
  { article: 'FM-2040', quantity: '2' },
  { article: 'ZK-35S', quantity: '10' },
]

describe('forms of a list', () => {
  test.each([
    ['tabs, as from a spreadsheet', 'FM-2040\t2\nZK-35S\t10\n'],
    ['semicolons', 'FM-2040;2\r\nZK-35S;10'],
    ['commas', 'FM-2040,2\nZK-35S,10'],
    ['commas and blanks', 'FM-2040, 2\nZK-35S, 10'],
    ['bars', 'FM-2040 | 2\nZK-35S | 10'],
    ['blanks', 'FM-2040 2\nZK-35S 10'],
    ['another form in each line', 'FM-2040;2\nZK-35S, 10 '],
    ['a tab here, blanks there', 'FM-2040 2\nZK-35S\t10'],
    ['quotes', '"FM-2040";"2"\n"ZK-35S";"10"'],
    ['a heading', 'Артикул;Кол-во\nFM-2040;2\nZK-35S;10'],
    ['a line without separators under a heading', 'Артикул;Кол-во\nFM-2040 2\nZK-35S;10'],
    ['lines without separators under a heading', 'Артикул\tКол-во\nFM-2040 2\nZK-35S — 10'],
    ['a heading of one column', 'Артикулы:\nFM-2040 2\nZK-35S 10'],
    ['a heading of other words', 'Деталь;Сколько\nFM-2040;2\nZK-35S;10'],
    ['the quantity first', '2\tFM-2040\n10\tZK-35S'],
    ['numbers of rows before', '1\tFM-2040\t2\n2\tZK-35S\t10'],
    [
      'a whole price list',
      '№\tНаименование\tАртикул\tЕд.\tКоличество\tЦена\n1\tФильтр масляный 93 мм\tFM-2040\tшт\t2\t1 240,00\n2\tЗуб ковша\tZK-35S\tшт\t10\t4 350,00',
    ],
    [
      'names and prices without a heading',
      'Фильтр масляный\tFM-2040\t2\t1240,00\nЗуб ковша скальный\tZK-35S\t10\t4350,00',
    ],
    ['titles above the heading', 'Заявка № 15 от 20.11.2026\n\nАртикул\tКол-во\nFM-2040\t2\nZK-35S\t10'],
    ['a byte order mark and empty lines', '\uFEFF\nFM-2040;2\n\n;;\nZK-35S;10\n\n'],
  ])('%s', (_, text) => {
    expect(readListText(text)).toEqual(two)
  })

  test.each([
    ['FM-2040', 'FM-2040', ''],
    ['FM 2040', 'FM 2040', ''],
    ['zk 35s', 'zk 35s', ''],
    ['FM-2040 10 шт', 'FM-2040', '10 шт'],
    ['FM-2040 — 10 шт.', 'FM-2040', '10 шт.'],
    ['FM-2040 - 10', 'FM-2040', '10'],
    ['FM-2040 x 10', 'FM-2040', '10'],
    ['FM-2040 х10', 'FM-2040', '10'],
    ['FM-2040×10', 'FM-2040', '10'],
    ['FM-2040: 10', 'FM-2040', '10'],
    ['FM-2040 10,0', 'FM-2040', '10,0'],
    ['780296129 4', '780296129', '4'],
    ['455.310.NA 3', '455.310.NA', '3'],
    ['TK 90R', 'TK 90R', ''],
    ['RO 1168 21', 'RO 1168 21', ''],
    ['RO 1168 21 2 шт', 'RO 1168 21', '2 шт'],
  ])('one line %o', (line, article, quantity) => {
    expect(readListText(line)).toEqual([{ article, quantity }])
  })

  test('a quantity that is none is kept as written', () => {
    expect(readListText('FM-2040;много')).toEqual([{ article: 'FM-2040', quantity: 'много' }])
  })

  test('text of any kind is read without falling, and no article has a separator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { article } of readListText(text)) expect(article).not.toMatch(/[;\t\r\n"]|^$/)
      }),
    )
  })

  test('every table of articles and quantities is read whatever its separator', () => {
    const article = fc.stringMatching(/^[A-Z]{2}-[1-9]\d{3}[A-Z]$/)
    const rows = fc.array(fc.record({ article, quantity: fc.integer({ min: 1, max: 9999 }) }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(rows, fc.constantFrom('\t', ';', ',', ' | ', ' '), (list, separator) => {
        const text = list.map(({ article: name, quantity }) => `${name}${separator}${quantity}`).join('\n')
        expect(readListText(text)).toEqual(
          list.map(({ article: name, quantity }) => ({ article: name, quantity: String(quantity) })),
        )
      }),
    )
  })
})

test.each([
  ['10', 10],
  ['10 шт', 10],
  ['10шт.', 10],
  ['10,0', 10],
  ['10.00', 10],
  ['1 000', 1000],
  ['х 4', 4],
  ['0', null],
  ['10,5', null],
  ['10000', null],
  ['много', null],
  ['', null],
])('the quantity %o is %o', (cell, quantity) => {
  expect(readListQuantity(cell)).toBe(quantity)
})

test('a cell of a table that ends in digits is an article as it stands', () => {
  const plain = { article: 'FM 2040 12', quantity: '' }
  expect(readListText('Артикул\tКол-во\nFM 2040 12\t\nZK-35S\t10')).toEqual([plain, two[1]])
  expect(readListTable([['Артикул', 'Кол-во'], ['FM 2040 12'], ['ZK-35S', '10']])).toEqual([plain, two[1]])
})

test.each([
  ['Фильтр масляный — 2 шт', 'Фильтр масляный', '2 шт'],
  ['фильтр масляный 12', 'фильтр масляный', '12'],
  ['Фильтр масляный', 'Фильтр масляный', ''],
  ['Фильтр FM-2040', 'Фильтр FM-2040', ''],
])('where the line %s has no article, its name is asked for', (line, article, quantity) => {
  expect(readListText(line)).toEqual([{ article, quantity }])
})

test('a row without an article in its column is asked for by its name', () => {
  expect(readListText('Артикул;Наименование;Кол-во\nFM-2040;Фильтр;2\n;Зуб ковша;10')).toEqual([
    two[0],
    { article: 'Зуб ковша', quantity: '10' },
  ])
})

test('a sheet is read like a text', () => {
  expect(
    readListTable([
      ['', 'Заявка'],
      ['Артикул', '', 'Кол-во'],
      ['FM-2040', 'Фильтр', '2'],
      ['ZK-35S', 'Зуб', '10'],
    ]),
  ).toEqual(two)
})
