import { isRecord, listOf, recordOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { Exchange } from './client.ts'
import type { RunContext } from './run-context.ts'

/** A list of 100 at a time: of longer ones the first page is compared. */
const pageSize = 100

interface ExportedList {
  exported: string
  listed: string
  /** Parameters of both that choose what is told. */
  shared: readonly string[]
  /** Heading of a column → what the list tells of it. */
  columns: Readonly<Record<string, (item: Record<string, unknown>) => string>>
  /** A file that begins with the mark of UTF-8, its rows ending in CRLF. */
  isMarked?: boolean
  /** Headings of all columns, in their order. */
  order?: string
  /** Heading of a column → whether a cell may stand beside the row's price, both in kopecks; 0 for an empty cell. */
  beside?: Readonly<Record<string, { of: string; isSound: (cell: number, price: number) => boolean }>>
  /** Heading of a column → what its words hold; nothing for an empty cell. */
  words?: Readonly<Record<string, (item: Record<string, unknown>) => readonly string[]>>
  /** Filters that leave less than everything, each made of the whole list. */
  narrower?: readonly ((items: readonly Record<string, unknown>[]) => Record<string, unknown>)[]
}

const text = (pointer: string) => (item: Record<string, unknown>) => {
  const value = valueAt(item, pointer)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
/** Roubles with a comma and two digits; nothing where `isKnown` is false. */
const money =
  (pointer: string, isKnown: (item: Record<string, unknown>) => boolean) =>
  (item: Record<string, unknown>) => {
    const kopecks = valueAt(item, pointer)
    if (typeof kopecks !== 'number' || !isKnown(item)) return ''
    return `${Math.floor(kopecks / 100)},${String(kopecks % 100).padStart(2, '0')}`
  }
const hasPrice = (item: Record<string, unknown>) => typeof item['priceNow'] === 'number'
/** A day as people write it. */
const day = (pointer: string) => (item: Record<string, unknown>) =>
  text(pointer)(item).split('-').toReversed().join('.')
const hasService = (item: Record<string, unknown>) => isRecord(item['service'])

const lists: readonly ExportedList[] = [
  {
    exported: 'exportSavedCart',
    listed: 'listSavedCartProducts',
    shared: ['id'],
    columns: {
      Артикул: text('/product/article'),
      Количество: text('/quantity'),
      Название: text('/product/name'),
      Бренд: text('/product/brand'),
      Цена: money('/priceNow', hasPrice),
      Сумма: money('/sumNow', hasPrice),
    },
    isMarked: true,
    order: 'Артикул, Количество, Название, Бренд, Цена, Цена без скидки, Сумма',
    beside: { 'Цена без скидки': { of: 'Цена', isSound: (cell, price) => cell === 0 || cell > price } },
  },
  {
    exported: 'exportFleetService',
    listed: 'listFleetService',
    shared: ['query', 'dueUntil'],
    columns: {
      Машина: text('/machine/name'),
      Модель: text('/machine/model'),
      'Серийный номер': text('/machine/serialNumber'),
      'Где работает': text('/machine/location'),
      Наработка: text('/motohours/value'),
      'Дата показаний': day('/motohours/at'),
      ТО: text('/service/name'),
      'При наработке': text('/service/dueAtHours'),
      Осталось: text('/service/hoursLeft'),
      Срок: day('/service/dueDate'),
      Позиций: (item) => (hasService(item) ? text('/itemCount')(item) : ''),
      Сумма: money('/total', hasService),
    },
    isMarked: true,
    order:
      'Машина, Модель, Серийный номер, Где работает, Наработка, Дата показаний, ТО, При наработке, Осталось, Срок, Позиций, Сумма, Заказано, Состояние',
    words: {
      // The contract does not say in which words.
      Заказано: (item) =>
        item['ordered'] === undefined
          ? []
          : ['/ordered/orderNumber', '/ordered/itemCount'].map((pointer) => text(pointer)(item)),
      Состояние: () => [''],
    },
    narrower: [
      (items) => ({ query: valueAt(items.at(-1), '/machine/serialNumber') }),
      (items) => ({ dueUntil: valueAt(items.find(hasService), '/service/dueDate') }),
    ],
  },
]

/** A file of a list has the rows of that list under the same filter, in its order, and its figures. */
export async function checkExports(run: RunContext): Promise<void> {
  if (run.customer.token === undefined) return
  for (const list of lists) {
    if (![list.exported, list.listed].some((id) => run.wanted(id))) continue
    const known = run.accepted.get(list.exported) ?? run.accepted.get(list.listed)
    if (!known) continue
    const values = Object.fromEntries(
      list.shared
        .filter((name) => known.values[name] !== undefined)
        .map((name) => [name, known.values[name]]),
    )
    const items = await compare(run, list, list.narrower ? {} : values)
    if (!items) continue
    for (const filterOf of list.narrower ?? []) {
      const filter = filterOf(items)
      if (Object.values(filter).every((one) => typeof one === 'string' && one !== ''))
        await compare(run, list, filter)
    }
  }
}

async function compare(
  run: RunContext,
  { exported, listed, columns, isMarked, order, beside = {}, words = {} }: ExportedList,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>[] | undefined> {
  const [file, list] = [exported, listed].map((id) => run.contract.byId.get(id))
  if (!file || !list) return undefined
  const visitor = run.customer
  const page = await run.ask({
    operation: list,
    visitor,
    values: { ...values, PAGE_SIZE: pageSize },
    purpose: 'a list that is exported',
  })
  const answer = await run.ask({
    operation: file,
    visitor,
    values: { ...values, format: 'csv' },
    purpose: 'a list as a file',
  })
  if (!run.succeeded(page) || answer.status !== 200 || answer.planned) return undefined
  const items = listOf(valueAt(page.json, '/data/items')).filter(isRecord)
  const total = Number(valueAt(page.json, '/data/pagination/total') ?? items.length)
  const [headings = [], ...rows] = rowsOfCsv(textOf(answer))
  const filter = Object.entries(values).map(([name, value]) => `${name}=${String(value)}`)
  const where = filter.length === 0 ? listed : `${listed} with ${filter.join(', ')}`
  const state = (holds: boolean, pointer: string, message: string) =>
    run.state(answer, holds, { rule: 'export', pointer, message, operationId: exported })
  if (
    !state(
      rows.length === total,
      'body',
      `the file must have the ${total} rows of ${where}, got ${rows.length}`,
    )
  )
    return items
  if (isMarked) {
    const [first, second, third] = answer.bytes ?? []
    const hasMark = first === 0xef && second === 0xbb && third === 0xbf
    state(!answer.bytes || hasMark, 'body', 'the file must begin with the mark of UTF-8 (BOM)')
    const isEnded = !/[^\r]\n/.test(answer.text.replace(/"[^"]*"/g, '""'))
    state(isEnded, 'body', 'the rows of the file must end in CRLF, got LF')
  }
  if (order !== undefined)
    state(headings.join(', ') === order, 'body', `the columns must be ${order}, got ${headings.join(', ')}`)
  for (const [heading, { of, isSound }] of Object.entries(beside)) {
    const [at, other] = [heading, of].map((one) => headings.indexOf(one))
    if (at === undefined || other === undefined || at < 0 || other < 0) continue
    const wrong = rows.find((row) => !isSound(kopecksOf(row[at]), kopecksOf(row[other])))
    state(
      wrong === undefined,
      'body',
      `${heading} must be empty or more than ${of}, got ${wrong?.[at] ?? ''} beside ${wrong?.[other] ?? ''}`,
    )
  }
  for (const [heading, holdsOf] of Object.entries(words)) {
    const at = headings.indexOf(heading)
    if (at < 0) continue
    const wrong = items.findIndex((item, index) => {
      const cell = plain(rows[index]?.[at])
      const parts = holdsOf(item)
      return parts.length === 0 ? cell !== '' : cell === '' || !parts.every((part) => cell.includes(part))
    })
    const parts = holdsOf(recordOf(items[wrong]))
    state(
      wrong < 0,
      `body row ${wrong + 1}`,
      `${heading} must ${parts.length === 0 ? 'be empty' : `hold ${parts.join(', ') || 'words'}`} as ${where} tells, got ${wrong < 0 ? '' : plain(rows[wrong]?.[at])}`,
    )
  }
  for (const [heading, tell] of Object.entries(columns)) {
    const at = headings.indexOf(heading)
    if (!state(at >= 0, 'body', `the file must have the column ${heading}, got ${headings.join(', ')}`))
      continue
    const wrong = items.findIndex((item, index) => plain(rows[index]?.[at]) !== tell(item))
    const item = recordOf(items[wrong])
    state(
      wrong < 0,
      `body row ${wrong + 1}`,
      `${heading} must be ${wrong < 0 ? '' : tell(item)} as ${where} tells, got ${wrong < 0 ? '' : plain(rows[wrong]?.[at])}`,
    )
  }
  return items
}

const textOf = ({ text: body }: Exchange) => body.replace(/^\uFEFF/, '')

/** Without the apostrophe before what a program would take for a formula. */
const plain = (cell = '') => cell.replace(/^'(?=[=+\-@])/, '')

/** Roubles with a comma as kopecks; 0 for an empty cell. */
const kopecksOf = (cell = '') => Number(plain(cell).replace(',', ''))

/** Cells of a CSV with `;`, quotes as in RFC 4180. */
function rowsOfCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < csv.length; at += 1) {
    const letter = csv.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (csv.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ';') {
      row.push(cell)
      cell = ''
    } else if (letter === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      row = []
      cell = ''
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
