import { expect, test } from 'vitest'
import { spreadsheetAnswer } from './spreadsheet.ts'

const csv = async (cells: (string | number | null)[], name = 'Список') => {
  const columns = cells.map((_cell, at) => ({ title: `${at}` }))
  const answer = await spreadsheetAnswer({ name, columns, rows: [cells] }, 'csv')
  return { answer, row: (await answer.text()).split('\r\n')[1] }
}

test.each([
  ['=1+1', "'=1+1"],
  ['+7', "'+7"],
  ['-5', "'-5"],
  ['@имя', "'@имя"],
  ['Ковш; 1,0 м³', '"Ковш; 1,0 м³"'],
  ['Гайка 1/2"', '"Гайка 1/2"""'],
  ['A-5', 'A-5'],
])('R-CART-14 the text %s is written as %s', async (text, written) => {
  expect((await csv([text])).row).toBe(written)
})

test('R-CART-14 what a file name can not have becomes a line below', async () => {
  const { answer } = await csv(['x'], 'ТО 250/500: «полное» <1>')
  expect(answer.headers.get('content-disposition')).toContain(
    `UTF-8''${encodeURIComponent('ТО 250_500_ «полное» _1_.csv')}`,
  )
})
