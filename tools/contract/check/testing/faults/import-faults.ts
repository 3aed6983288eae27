import { type Fault, inSuccess, insteadOf, rewritten } from '../fault.ts'
import { bodyOf, codeOf } from '../further-writes.ts'

type Json = Record<string, unknown>

export const importOperations = [
  'importToCart',
  'uploadFile',
  'exportSavedCart',
  'createSavedCart',
  'listSavedCartProducts',
  'deleteSavedCart',
  'listSectionProducts',
  'addToCart',
  'getCart',
]

const rowsIn = (data: Json) => data['rows'] as Json[]

/** Rows are told in another way. */
const told = (name: string, place: string, change: (rows: Json[], sent: Json) => void): Fault => ({
  name,
  operation: 'importToCart',
  place,
  writes: true,
  answer: inSuccess('importToCart', (data, _envelope, call) => change(rowsIn(data), bodyOf(call))),
})

const isUnknown = { status: 'notFound', candidates: [] }
const articleOf = ({ input }: Json) => String(input).split(';')[0] ?? ''

/** Ways of reading a list of articles wrongly. */
export const importFaults: readonly Fault[] = [
  told('articles are compared with case', 'an article in small letters', (rows) => {
    for (const row of rows) if (/[a-z]/.test(articleOf(row))) Object.assign(row, isUnknown)
  }),
  told('dots and slashes count', 'an article with a dot and a slash in between', (rows) => {
    for (const row of rows) if (articleOf(row).includes('./')) Object.assign(row, isUnknown)
  }),
  told('the keyboard is not corrected', 'an article typed in the other keyboard layout', (rows) => {
    for (const row of rows) if (/[А-Я]+-?\d/.test(articleOf(row))) Object.assign(row, isUnknown)
  }),
  told('a fraction is cut', 'the quantity of the row «', (rows) => {
    for (const row of rows) if (String(row['input']).endsWith(';1,5')) row['quantity'] = 1
  }),
  told('a heading is a row', 'a heading is passed over', (rows, { text }) => {
    if (String(text).startsWith('Артикул;')) rows.unshift({ ...rows[0], ...isUnknown, row: 1 })
  }),
  told('empty rows do not count', 'empty rows count, and are passed over', (rows, { text }) => {
    if (String(text).startsWith('\n')) for (const [index, row] of rows.entries()) row['row'] = index + 1
  }),
  told(
    'a list in Windows-1251 is read as UTF-8',
    'the second row of a CSV in Windows-1251',
    (rows, { fileId }) => {
      const [, second] = rows
      if (fileId !== undefined && rows.length === 2 && second) second['input'] = '������;2'
    },
  ),
  {
    name: 'a file is read as often as somebody asks',
    operation: 'importToCart',
    place: 'a file whose rows were answered is taken',
    writes: true,
    answer: insteadOf('importToCart', async (call) => {
      const { fileId } = bodyOf(call)
      const answer = await call.pass()
      const key = `file ${String(fileId)}`
      const first = call.memory.get(key)
      if (fileId === undefined) return answer
      if ((await codeOf(answer)) === 'none') call.memory.set(key, await answer.clone().text())
      return (await codeOf(answer)) === 'fileNotFound' && first !== undefined
        ? rewritten(answer, first)
        : answer
    }),
  },
  {
    name: 'a file of a saved cart has the quantities of another column',
    operation: 'importToCart',
    place: 'import a saved cart that was exported as',
    writes: true,
    answer: inSuccess('importToCart', (data, _envelope, call) => {
      if (bodyOf(call)['fileId'] === undefined) return
      for (const row of rowsIn(data)) row['quantity'] = 7
    }),
  },
]
