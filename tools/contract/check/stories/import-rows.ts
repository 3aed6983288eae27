import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import type { Exchange } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { uploadContent, uploadedFor } from '../file-checks.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

/** An article of one product, and how many of it one row of 1 means. */
interface Known {
  article: string
  id: unknown
  quantity: unknown
}

/** Articles that are tried until one means one product. */
const mostArticles = 5
const nothing = 'щъщъщъ'
/** Where each Latin letter lies in the Russian keyboard. */
export const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
export const russian = 'йцукенгшщзхъфывапролджэячсмитьбю'

/** A list of articles means the same products in every form that the contract names, typed or in a file. */
export async function checkImports(run: RunContext): Promise<void> {
  if (!run.wanted('importToCart') || !run.journal.wasTried('importToCart')) return
  const known = await knownArticle(run)
  if (!known) return
  await readForms(run, known)
  await readCells(run, known)
  await passOver(run, known)
  await readFiles(run, known)
  await refuseManyRows(run)
  await refuseFiles(run)
  await readExport(run)
}

const importOf = (run: RunContext, body: Record<string, unknown>, purpose: string) =>
  sendAs(run, run.customer, 'importToCart', { body, purpose })

const rowsOf = (exchange: Exchange | undefined) =>
  listOf(valueAt(exchange?.json, '/data/rows')).filter(isRecord)
const productOf = (row: unknown) => valueAt(row, '/candidates/0/product/id')
const isOne = (row: Record<string, unknown>) =>
  ['found', 'insufficient'].includes(String(row['status'])) && listOf(row['candidates']).length === 1

async function knownArticle(run: RunContext): Promise<Known | undefined> {
  const given = run.accepted.get('listSectionProducts')?.values
  const list = await sendAs(run, run.customer, 'listSectionProducts', {
    values: { ...given },
    purpose: 'articles to import',
  })
  const articles = listOf(valueAt(list?.json, '/data/items')).flatMap((one) => {
    const { article } = recordOf(one)
    return typeof article === 'string' && !/[;\t\n"]/.test(article) ? [article] : []
  })
  // Forms differ most where there are letters, digits and something between them.
  const telling = articles.filter((one) => /[a-z]/i.test(one) && /[-\s./]/.test(one))
  for (const article of [...new Set([...telling, ...articles])].slice(0, mostArticles)) {
    const [row] = rowsOf(await importOf(run, { text: `${article};1` }, 'an article as it is written'))
    if (row && isOne(row)) return { article, id: productOf(row), quantity: row['quantity'] }
  }
  return undefined
}

/** The same letters typed with the Russian keyboard on. */
const mistyped = (text: string) =>
  [...text]
    .map((letter) => {
      const at = latin.indexOf(letter.toLowerCase())
      return /[a-z]/i.test(letter) && at >= 0 ? russian.charAt(at).toUpperCase() : letter
    })
    .join('')

/** Latin letters, and the Russian ones that are written as them. */
const [latinAlike, russianAlike] = ['ABDFGKLMNOPRSTUZ', 'АБДФГКЛМНОПРСТУЗ']

/** The same article in Russian letters; `undefined` where it has other ones, or none. */
function alike(article: string): string | undefined {
  const letters = article.replace(/[^\p{L}]/gu, '').toUpperCase()
  if (letters === '' || [...letters].some((one) => !latinAlike.includes(one))) return undefined
  return [...article.toUpperCase()]
    .map((one) => (latinAlike.includes(one) ? russianAlike.charAt(latinAlike.indexOf(one)) : one))
    .join('')
}

async function readForms(run: RunContext, known: Known): Promise<void> {
  const { article } = known
  const plain = article.replace(/[-\s./]/g, '')
  const forms = [
    ['in small letters', article.toLowerCase()],
    ['in capitals', article.toUpperCase()],
    ['without hyphens, dots, slashes and spaces', plain],
    ['with a space and a hyphen in between', `${plain.slice(0, 1)} ${plain.slice(1, 2)}-${plain.slice(2)}`],
    ['with a dot and a slash in between', `${plain.slice(0, 2)}./${plain.slice(2)}`],
    ['typed in the other keyboard layout', mistyped(article)],
    ...(alike(article) === undefined ? [] : [['in Russian letters', alike(article) ?? ''] as const]),
  ] as const
  const text = forms.map(([, form]) => `${form};1`).join('\n')
  const exchange = await importOf(run, { text }, 'an article in other forms')
  const rows = rowsOf(exchange)
  if (!exchange || !run.succeeded(exchange)) return
  for (const [index, [what, form]] of forms.entries())
    stateRow(run, exchange, rows[index], { known, what: `an article ${what} («${form}»)` })
}

function stateRow(
  run: RunContext,
  exchange: Exchange,
  row: Record<string, unknown> | undefined,
  { known, what }: { known: Known; what: string },
): void {
  run.state(exchange, row !== undefined && isOne(row) && productOf(row) === known.id, {
    rule: 'import',
    pointer: '/data/rows/*/candidates',
    message: `${what} is that of «${known.article}», product ${String(known.id)}, got ${String(row?.['status'])} ${JSON.stringify(productOf(row) ?? null)}`,
  })
}

/** Characters that are told of a row. */
const longestInput = 200

/** Cells end at `;` or a tab; further ones are ignored. A quantity that is left out is 1, one that is no number is null. */
async function readCells(run: RunContext, known: Known): Promise<void> {
  const { article, quantity } = known
  const cells = [
    [`${article}\t1`, quantity],
    [`${article};1;лишнее;5`, quantity],
    [`${article};1;${'я'.repeat(250)}`, quantity],
    [article, quantity],
    [`${article};`, quantity],
    [`${article};0`, null],
    [`${article};1,5`, null],
    [`${article};много`, null],
    [`${article};10000`, null],
  ] as const
  for (const ending of ['\n', '\r\n']) {
    const text = cells.map(([cell]) => cell).join(ending)
    const exchange = await importOf(run, { text }, 'rows with other cells')
    if (!exchange || !run.succeeded(exchange)) continue
    const rows = rowsOf(exchange)
    run.state(exchange, rows.length === cells.length, {
      rule: 'import',
      pointer: '/data/rows',
      message: `${cells.length} rows, several of one product, stay ${cells.length} rows, got ${rows.length}`,
    })
    if (rows.length !== cells.length) continue
    for (const [index, [cell, expected]] of cells.entries()) {
      stateRow(run, exchange, rows[index], { known, what: `the row «${cell}»` })
      run.state(exchange, rows[index]?.['quantity'] === expected, {
        rule: 'import',
        pointer: '/data/rows/*/quantity',
        message: `the quantity of the row «${cell}» is ${String(expected)}, got ${String(rows[index]?.['quantity'])}`,
      })
      const input = cell.replaceAll('\t', ';').slice(0, longestInput)
      run.state(exchange, rows[index]?.['input'] === input, {
        rule: 'import',
        pointer: '/data/rows/*/input',
        message: `a row is told as it was given, its cells joined by «;», at most ${longestInput} characters: «${input}», got «${String(rows[index]?.['input'])}»`,
      })
    }
  }
}

/** Empty rows and a heading are no rows; a first row with a known article is none of these. */
async function passOver(run: RunContext, known: Known): Promise<void> {
  const { article } = known
  const cases = [
    ['empty rows count, and are passed over', `\n${article};1\n\n;\n${article};1`, [2, 5]],
    ['a heading is passed over', `Артикул;Количество\n${article};1`, [2]],
    ['a first row with an article is no heading', `${article};Количество\n${article};1`, [1, 2]],
    ['a first row without a quantity is no heading', `${nothing}\n${article};1`, [1, 2]],
  ] as const
  for (const [what, text, expected] of cases) {
    const exchange = await importOf(run, { text }, what)
    if (!exchange || !run.succeeded(exchange)) continue
    const told = rowsOf(exchange).map(({ row }) => row)
    run.state(exchange, told.join() === expected.join(), {
      rule: 'import',
      pointer: '/data/rows/*/row',
      message: `${what}: the rows are ${expected.join(', ')}, got ${told.join(', ') || 'none'}`,
    })
  }
}

/** Windows-1251, for Russian letters and ASCII. */
const inWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })

/** A CSV with a mark of its encoding and quotes, and one in Windows-1251, mean what the text means. A file is taken once. */
async function readFiles(run: RunContext, known: Known): Promise<void> {
  const { article } = known
  const rows = [`"Артикул";"Количество"`, `"${article}";"1"`, `${nothing};2`]
  const files = [
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${rows.join('\r\n')}\r\n`)],
    ['Windows-1251', inWindows1251(rows.join('\r\n'))],
  ] as const
  for (const [what, content] of files) {
    const fileId = await uploadContent(run, { name: `${run.runId}.csv`, mime: 'text/csv', content })
    if (fileId === undefined) return
    // An empty text counts as absent.
    const exchange = await importOf(run, { text: '', fileId }, `a list in ${what}`)
    if (!exchange || !run.succeeded(exchange)) {
      if (exchange)
        run.state(exchange, exchange.status !== 200, {
          rule: 'import',
          pointer: 'request /fileId',
          message: `a CSV in ${what} must be read, got ${refusalCode(exchange)}`,
        })
      continue
    }
    const [first, second] = rowsOf(exchange)
    stateRow(run, exchange, first, { known, what: `the first row of a CSV in ${what}` })
    run.state(exchange, second?.['input'] === `${nothing};2`, {
      rule: 'import',
      pointer: '/data/rows/*/input',
      message: `the second row of a CSV in ${what} reads «${nothing};2», got «${String(second?.['input'])}»`,
    })
    const again = await importOf(run, { fileId }, 'a file that was taken')
    if (again)
      run.state(again, refusalCode(again) === 'fileNotFound', {
        rule: 'import',
        pointer: 'request /fileId',
        message: `a file whose rows were answered is taken: it must be fileNotFound, got ${refusalCode(again) === 'none' ? 'success' : refusalCode(again)}`,
      })
  }
}

/** Nobody sells it, and it is no word to search for. */
const noArticle = 'ZQ-0-ZQ-0'
/** Rows of one import. */
const mostRows = 500

/** As many rows as an import takes, beside a heading and an empty row, and one more. */
async function refuseManyRows(run: RunContext): Promise<void> {
  for (const count of [mostRows, mostRows + 1]) {
    const text = `Артикул;Количество\n\n${`${noArticle};1\n`.repeat(count)}`
    const exchange = await importOf(run, { text }, `a list of ${count} rows`)
    if (!exchange || exchange.status !== 200) continue
    const rows = rowsOf(exchange).length
    const holds = count > mostRows ? refusalCode(exchange) === 'tooManyRows' : rows === count
    run.state(exchange, holds, {
      rule: 'import',
      pointer: count > mostRows ? '/errors/0/code' : '/data/rows',
      message: `a list of ${count} rows without its heading and an empty one ${count > mostRows ? 'must be refused with tooManyRows' : 'is read'}, got ${outcomeOf(exchange)} with ${rows} rows`,
    })
  }
}

/** A file for another purpose is none, and a damaged one stays where it is. */
async function refuseFiles(run: RunContext): Promise<void> {
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const content = new Uint8Array(44)
  content.set([0x50, 0x4b, 0x03, 0x04])
  const cases = [
    {
      what: 'a file for another purpose',
      code: 'fileNotFound',
      fileId: await uploadedFor(run, 'attachment'),
    },
    {
      what: 'a damaged file, tried twice,',
      code: 'fileUnreadable',
      fileId: await uploadContent(run, { name: `${run.runId}.xlsx`, mime, content }),
    },
  ]
  // A file that can not be read may be tried again.
  for (const { what, code, fileId } of [...cases, ...cases.slice(1)]) {
    if (fileId === undefined) continue
    const exchange = await importOf(run, { fileId }, what)
    if (exchange?.status === 200) judgeDue(run, exchange, [code], what)
  }
}

/** A saved cart as a file is read again: the same products in the same quantities. */
async function readExport(run: RunContext): Promise<void> {
  const id = run.captured.get('savedCartId')
  if (id === undefined || !run.contract.byId.has('exportSavedCart')) return
  const list = await sendAs(run, run.customer, 'listSavedCartProducts', {
    values: { id },
    purpose: 'lines that are exported',
  })
  const lines = listOf(valueAt(list?.json, '/data/items')).filter(isRecord)
  if (lines.length === 0 || lines.some(({ stockState }) => stockState === 'removed')) return
  for (const [format, mime] of [
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ] as const) {
    const file = await sendAs(run, run.customer, 'exportSavedCart', {
      values: { id, format },
      purpose: `a saved cart as ${format}`,
    })
    if (!file?.bytes || file.status !== 200) continue
    const content = Uint8Array.from(file.bytes)
    const fileId = await uploadContent(run, { name: `${run.runId}.${format}`, mime, content })
    const exchange =
      fileId === undefined ? undefined : await importOf(run, { fileId }, `the ${format} is read`)
    if (!exchange || exchange.status !== 200) continue
    const rows = rowsOf(exchange)
    const isSame = lines.every((line, index) => {
      const row = recordOf(rows[index])
      const ids = listOf(row['candidates']).map((one) => valueAt(one, '/product/id'))
      return ids.includes(line['id']) && row['quantity'] === line['quantity']
    })
    run.state(exchange, rows.length === lines.length && isSame, {
      rule: 'import',
      pointer: '/data/rows',
      message: `a saved cart that was exported as ${format} is read with its ${lines.length} products and quantities, got ${rows.length} rows${rows.length > 0 ? ` (${rows.map((row) => `${String(productOf(row))} × ${String(row['quantity'])}`).join(', ')})` : `, ${refusalCode(exchange)}`}`,
    })
  }
}
