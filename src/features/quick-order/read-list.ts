import { separatedRows } from '../../lib/separated-rows.ts'

/** What a row of a list asks for. */
export interface ListLine {
  /** A name where the list has no article. */
  article: string
  /** The quantity as it is written: `10 шт`; empty when there is none. */
  quantity: string
}

type Table = readonly (readonly string[])[]

/** Rows of one import, by the contract. */
export const mostLines = 500
/** Longer cells hold no article. */
const longestArticle = 60
/** Rows by which columns are judged. */
const sampleSize = 60

const articleHeading = /артикул|^арт\.?$|каталожн|парт.?номер|код товара|^код$|article|^sku$|part.?(no|num)/i
const quantityHeading = /кол[-\s.]*во|количеств|^кол\.?$|^шт\.?$|заказ|потребн|qty|quantity/i

/** The quantity of a cell: `10`, `10 шт`, `10,0`, `1 000`. Null when it is no whole number from 1 to 9999. */
export function readListQuantity(cell: string): number | null {
  const [, digits = ''] =
    /^[x×хХ*]?\s*(\d[\d\s]*)(?:[.,]0+)?\s*(?:[а-яa-z]{1,6}\.?)?$/iu.exec(cell.trim()) ?? []
  const quantity = Number(digits.replaceAll(/\s/g, ''))
  return quantity >= 1 && quantity <= 9999 ? quantity : null
}

/** The lines of a text: a pasted table, a CSV, or articles one below the other. */
export function readListText(text: string): ListLine[] {
  const bare = text.replace(/^\uFEFF/, '')
  return readListTable(separatedRows(bare, separatorsOf(bare)), true)
}

/**
 * The lines of a table with headings, numbers of rows, names and prices in any order.
 * @param typed of a text, where a line without a separator was written by hand; a sheet's row ends where its cells end
 */
export function readListTable(table: Table, typed = false): ListLine[] {
  const rows = table
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\s\u00A0]+/g, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  const heading = rows.slice(0, 10).findIndex((cells) => cells.some((cell) => articleHeading.test(cell)))
  const goods = rows.slice(heading + 1)
  const { article, quantity } =
    heading === -1 ? guessColumns(goods) : namedColumns(rows[heading] ?? [], goods)
  return goods
    .map((cells) =>
      // Such a line may keep its quantity in another way than the others.
      (typed && cells.length === 1) ||
      ((quantity === undefined || heading === -1) && cells.filter((cell) => cell !== '').length <= 1)
        ? readSingleCell(cells.find((cell) => cell !== '') ?? '')
        : {
            article: articleOf(cells[article] || nameOf(cells)),
            quantity: cells[quantity ?? -1] ?? '',
          },
    )
    .filter((line, index) => line.article !== '' && !(index === 0 && isHeading(line)))
}

/** A tab separates wherever there is one; else what most lines have. A comma may be the decimal one: `FM-2040;10,0`. */
function separatorsOf(text: string): string[] {
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '')
  const having = (separator: string) => lines.filter((line) => line.includes(separator)).length
  for (const separator of ['\t', ';', '|']) if (having(separator) * 2 >= lines.length) return [separator]
  const decimal = lines.filter((line) => /\s\d+,0+(\D|$)/.test(line)).length
  if (having(',') * 2 >= lines.length && decimal * 2 < having(',')) return [',']
  return ['\t', ';']
}

interface Columns {
  article: number
  quantity?: number
}

function namedColumns(heading: readonly string[], goods: Table): Columns {
  const article = heading.findIndex((cell) => articleHeading.test(cell))
  const named = heading.findIndex((cell, column) => column !== article && quantityHeading.test(cell))
  const quantity = named === -1 ? quantityColumn(goods, article) : named
  return { article, ...(quantity !== undefined && { quantity }) }
}

function guessColumns(goods: Table): Columns {
  const columns = columnsOf(goods)
  // The first of equal ones: people write the article before what follows from it.
  const article = columns.toSorted((left, right) => right.articles - left.articles)[0]?.column ?? 0
  const quantity = quantityColumn(goods, article)
  return { article, ...(quantity !== undefined && { quantity }) }
}

/** The first column after the article where most cells are quantities, else one before it that doesn't count the rows. */
function quantityColumn(goods: Table, article: number): number | undefined {
  const columns = columnsOf(goods)
  const fit = columns.filter(
    ({ column, quantities, counts }) => column !== article && quantities > 0.5 && !counts,
  )
  const found = fit.find(({ column }) => column > article) ?? fit[0]
  if (found) return found.column
  // Words in place of quantities: the buyer is shown them.
  const areShort = goods.every((cells) => (cells[1] ?? '').length <= 10)
  return columns.length === 2 && article === 0 && areShort ? 1 : undefined
}

/** For each column the share of cells that look like articles, like quantities, and whether it counts the rows: 1, 2, 3. */
function columnsOf(goods: Table) {
  const sample = goods.slice(0, sampleSize)
  const width = Math.max(0, ...sample.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    const share = (fits: (cell: string) => boolean) => cells.filter(fits).length / Math.max(1, cells.length)
    return {
      column,
      articles: share(looksLikeArticle) * Math.min(1, cells.length / Math.max(1, sample.length)),
      quantities: share((cell) => readListQuantity(cell) !== null),
      counts: cells.length > 1 && column === 0 && cells.every((cell, index) => Number(cell) === index + 1),
    }
  })
}

/** Letters or many digits, a digit among them, few words: `FM-2040`, `MM 2476 93`, `780296129`, no `Фильтр масляный FM-2040`. */
function looksLikeArticle(cell: string): boolean {
  if (cell.length < 3 || cell.length > 40 || !/\d/.test(cell)) return false
  if (/^\d{1,4}$/.test(cell) || /^[\d\s]+[.,]\d{1,2}$/.test(cell)) return false
  const words = cell.split(' ')
  return words.length <= 3 && !words.some((word) => /^\p{L}{5,}$/u.test(word)) && readUnit(cell) === undefined
}

/** `10 шт` is a quantity, though it has letters and a digit. */
const readUnit = (cell: string) => /^\d+\s*(шт|компл|к-т|кг|л|м|уп|пар)\.?$/iu.exec(cell)?.[1]

/** `FM-2040 — 10 шт`, `FM-2040 x 10`, `FM-2040 10`, `FM 2040`: the last number is a quantity if the rest is an article. */
function readSingleCell(cell: string): ListLine {
  const signed =
    /^(.*\d.*?)\s*(?:\s[-–—:=]\s?|[-–—:=,]\s|\s[xх×*]\s?|[×*])\s*(\d{1,4}(?:[.,]0+)?\s*(?:\p{L}{1,6}\.?)?)$/iu
  const united = /^(.*\d.*?)\s+(\d{1,4}(?:[.,]0+)?\s*(?:шт|компл|к-т|уп|пар)\.?)$/iu
  // `RO 1168 21` is an article of its own beside `RO-1168`: a wrong part would be worse than one that isn't found.
  const plain = /^(\S*\d\S*)\s+(\d{1,4}(?:[.,]0+)?)$/u
  // `Фильтр масляный — 2 шт`: a name in place of an article.
  const named =
    /^([^\da-z]*[а-яё]{3}[^\da-z]*?)\s(?:[-–—:=xх×*]\s?)?(\d{1,4}(?:[.,]0+)?\s*(?:\p{L}{1,6}\.?)?)$/iu
  for (const form of [signed, united, plain, named]) {
    const [, article, quantity] = form.exec(cell) ?? []
    if (article !== undefined && quantity !== undefined) return { article: articleOf(article), quantity }
  }
  return { article: articleOf(cell), quantity: '' }
}

/** The name of a row that has no article: its first cell with a word. */
const nameOf = (cells: readonly string[]) =>
  cells.find((cell) => /[а-яё]{3}/i.test(cell) && readListQuantity(cell) === null) ?? ''

/** Without what separates the cells of an import. */
const articleOf = (cell: string) =>
  cell
    .replaceAll(/[;"\t]/g, ' ')
    .trim()
    .slice(0, longestArticle)

/** `Деталь;Сколько`: words above the rows that name nothing known here. */
const isHeading = ({ article, quantity }: ListLine) =>
  !/\d/.test(article) && quantity !== '' && !/\d/.test(quantity)
