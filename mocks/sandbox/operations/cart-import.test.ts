import { describe, expect, test } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { workbook } from '../testing/workbook.ts'

const { inStock, wearPart, onRequest, superseded, successor, multiple, withdrawn, bearing, otherBearing } =
  seedIds.products

const importing = (visitor: ShopVisitor, body: { text?: string; fileId?: string }) =>
  visitor.call('/web/basket/import/', body)
const rowsOf = async (text: string, visitor = new ShopVisitor()) =>
  (await visitor.ask<'importToCart'>('/web/basket/import/', { text })).rows
const uploadAndRead = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const visitor = new ShopVisitor()
  const { id } = await visitor.upload(name, content, { purpose: 'cartImport' })
  return (await visitor.ask<'importToCart'>('/web/basket/import/', { fileId: id })).rows
}
const short = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  rows.map(({ row, status, candidates, quantity }) => [row, status, candidates[0]?.product.id, quantity])

describe('R-API-04 rows of a quick order', () => {
  test('R-CAT-26 a row with a name in place of an article has products of this name, for the buyer to choose', async () => {
    const [oil, misspelt, both, nothing] = await rowsOf(
      'Фильтр масляный;2\nфильтр маслянный;1\nФильтр масляный FM-2040;3\nЪъъщщ;1',
    )
    expect(oil).toMatchObject({ status: 'notFound', quantity: 2 })
    expect(oil?.candidates).toHaveLength(20)
    for (const { product } of oil?.candidates ?? []) expect(product.name).toMatch(/масл/i)
    expect(misspelt?.candidates).not.toEqual([])
    expect(both).toMatchObject({ status: 'notFound', quantity: 3 })
    expect(both?.candidates.map(({ product }) => product.id)).toEqual([inStock.id])
    expect(nothing).toMatchObject({ status: 'notFound', candidates: [] })
  })

  test('the rows of the contract’s example have its statuses, and the cart stays', async () => {
    const guest = new ShopVisitor()
    const rows = await rowsOf('FM-2040;2\nzk 35s;900\nNG-112\nXX-0000;много', guest)
    expect(short(rows)).toEqual([
      [1, 'found', inStock.id, 2],
      [2, 'insufficient', wearPart.id, 900],
      [3, 'analogue', successor.id, 1],
      [4, 'notFound', undefined, null],
    ])
    expect(rows.map(({ input }) => input)).toEqual(['FM-2040;2', 'zk 35s;900', 'NG-112', 'XX-0000;много'])
    expect(rows[1]?.candidates[0]?.maxQuantity).toBe(260)
    expect((await guest.cart()).version).toBe(0)
  })

  test('articles are compared without case, separators and the script of look-alike letters', async () => {
    const rows = await rowsOf('fm 2040;1\nFМ.2040\t1\r\nF-M/2040;1;шт;срочно\n\n"FM-2040";"3"')
    expect(short(rows)).toEqual([
      [1, 'found', inStock.id, 1],
      [2, 'found', inStock.id, 1],
      [3, 'found', inStock.id, 1],
      [5, 'found', inStock.id, 3],
    ])
  })

  test('a heading is passed over, a first row of a known article is not', async () => {
    expect(short(await rowsOf('Артикул;Кол-во\nFM-2040;2'))).toEqual([[2, 'found', inStock.id, 2]])
    expect(short(await rowsOf('FM-2040;много'))).toEqual([[1, 'found', inStock.id, null]])
  })

  test.each([
    ['', 1],
    ['10,0', 10],
    ['10.00', 10],
    ['0', null],
    ['2,5', null],
    ['10000', null],
    ['-3', null],
    ['10 шт', null],
  ])('the quantity %o is %o', async (cell, quantity) => {
    expect((await rowsOf(`FM-2040;${cell}`))[0]?.quantity).toBe(quantity)
  })

  test('a quantity is raised to the least and to whole packs', async () => {
    const quantities = (await rowsOf(`${multiple.article};1\n${multiple.article};12`)).map(
      (row) => row.quantity,
    )
    expect(quantities).toEqual([10, 15])
  })

  test('a product on request is found; one that is withdrawn leads to its analogues', async () => {
    expect(short(await rowsOf(`${onRequest.article};1`))).toEqual([[1, 'found', onRequest.id, 1]])
    const [row] = await rowsOf(withdrawn.article)
    expect(row?.status).toBe('analogue')
    expect(row?.candidates.some(({ product }) => product.id === withdrawn.id)).toBe(false)
    expect(superseded.article).toBe('NG-112')
  })

  test('an article of several products is ambiguous, with them by brand', async () => {
    const [row] = await rowsOf('6205 2rs;2')
    expect(row).toMatchObject({
      status: 'ambiguous',
      quantity: 2,
      candidates: [
        { product: { id: bearing.id, brand: 'Вольтарис' }, maxQuantity: 78 },
        { product: { id: otherBearing.id, brand: 'Искра-Тех' }, maxQuantity: 52 },
      ],
    })
  })

  test('nothing, both sources, only separators and 501 rows are refused', async () => {
    const guest = new ShopVisitor()
    const codeOf = async (body: { text?: string; fileId?: string }) => (await importing(guest, body)).code
    expect(await codeOf({})).toBe('sourceRequired')
    expect(await codeOf({ text: '' })).toBe('sourceRequired')
    expect(await codeOf({ text: 'FM-2040', fileId: 'u-1' })).toBe('sourceRequired')
    expect(await codeOf({ fileId: 'u-0a1b2c3d4e5f6789' })).toBe('fileNotFound')
    expect(await codeOf({ text: ';;\n;' })).toBe('importEmpty')
    expect(await codeOf({ text: ';5\n;6' })).toBe('importEmpty')
    expect(await codeOf({ text: 'FM-2040;1\n'.repeat(501) })).toBe('tooManyRows')
    expect(await rowsOf('FM-2040;1\n'.repeat(500))).toHaveLength(500)
  })
})

describe('R-API-04 files of a quick order', () => {
  test('a CSV in UTF-8 with BOM and one in Windows-1251 are read alike', async () => {
    const cyrillic = Uint8Array.from([0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x3b, 0xd8, 0xf2, 0x0a])
    const row = strToU8('FM-2040;4')
    const bytes = new Uint8Array([...cyrillic, ...row])
    expect(short(await uploadAndRead('Заказ.csv', '\uFEFFFM-2040;4\r\n'))).toEqual([
      [1, 'found', inStock.id, 4],
    ])
    expect(short(await uploadAndRead('Заказ.csv', bytes))).toEqual([[2, 'found', inStock.id, 4]])
  })

  test('of an XLSX the first sheet is read, with gaps, shared strings and values of formulas', async () => {
    expect(
      short(
        await uploadAndRead(
          'Заказ.xlsx',
          workbook([
            ['Артикул', 'Количество'],
            ['FM-2040', 2],
            ['ZK-35S', 10],
          ]),
        ),
      ),
    ).toEqual([
      [2, 'found', inStock.id, 2],
      [3, 'found', wearPart.id, 10],
    ])
    const strings = '<sst><si><t>FM-</t><r><t>2040</t></r></si></sst>'
    const sheet =
      '<x:worksheet><x:sheetData><x:row r="7"><x:c r="A7" t="s"><x:v>0</x:v></x:c><x:c r="B7"><x:f>1+2</x:f><x:v>3</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    expect(short(await uploadAndRead('Заказ.xlsx', workbook(sheet, strings)))).toEqual([
      [7, 'found', inStock.id, 3],
    ])
  })

  test('a file is taken once, by its uploader, and may be tried again when it can not be read', async () => {
    const guest = new ShopVisitor()
    const other = await new ShopVisitor(guest.shop).login(seedIds.users.buyer.email)
    const { id } = await guest.upload('Заказ.csv', 'FM-2040;1', { purpose: 'cartImport' })
    expect((await importing(other, { fileId: id })).code).toBe('fileNotFound')
    expect((await importing(guest, { fileId: id })).status).toBe(200)
    expect((await importing(guest, { fileId: id })).code).toBe('fileNotFound')
    const broken = await guest.upload('Заказ.xlsx', workbook([['FM-2040', 1]]).slice(0, 300), {
      purpose: 'cartImport',
    })
    expect((await importing(guest, { fileId: broken.id })).code).toBe('fileUnreadable')
    expect((await importing(guest, { fileId: broken.id })).code).toBe('fileUnreadable')
  })

  test('a zip that unpacks to 200 MiB is refused without unpacking it', async () => {
    const guest = new ShopVisitor()
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(200 * 1024 * 1024) }, { level: 9 })
    const { id } = await guest.upload('Заказ.xlsx', bomb, { purpose: 'cartImport' })
    const before = process.memoryUsage().arrayBuffers
    expect((await importing(guest, { fileId: id })).code).toBe('fileUnreadable')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 * 1024 * 1024)
  })

  test('a cell at the far corner of a sheet makes no rows before it', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>FM-2040</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c><c r="A1048576" t="str"><v>ZK-35S</v></c></row></sheetData></worksheet>'
    expect(short(await uploadAndRead('Заказ.xlsx', workbook(sheet)))).toEqual([
      [1, 'found', inStock.id, 1],
      [1_048_576, 'found', wearPart.id, 1],
    ])
  })
})
