import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openShop } from '../testing/shop-sandbox.ts'
import { workbook } from '../testing/workbook.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { seedIds } from '../seed/named.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2, 255])
const { users } = seedIds
const buyer = () => new ShopVisitor().login(users.buyer.email)
const appeal = (fileIds: string[]) => ({
  name: 'Алексей Смирнов',
  phone: '+79125550101',
  message: 'Подойдёт ли фильтр на этот экскаватор?',
  fileIds,
  consents: [{ type: 'personalData', docVersion: '2026-01' }],
})

describe('uploading', () => {
  test('the type is judged by the content, and the bytes come back', async () => {
    const customer = await buyer()
    const { data, id } = await customer.upload('C:\\Фото\\шильдик.png', png)
    expect(data).toMatchObject({
      file: { name: 'шильдик.png', mime: 'image/png', size: png.length, url: `/web/files/${id}/` },
      purpose: 'attachment',
    })
    const answer = await customer.download(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="_______.png"; filename*=UTF-8''%D1%88%D0%B8%D0%BB%D1%8C%D0%B4%D0%B8%D0%BA.png`,
    )
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
  })

  test.each([
    ['a page of HTML that says it is a picture', 'photo.png', '<html></html>', {}, 'fileTypeInvalid'],
    ['a picture that says it is a PDF', 'scan.pdf', png, {}, 'fileTypeInvalid'],
    ['a type that the purpose does not take', 'rows.csv', 'FM-2040;2', {}, 'fileTypeInvalid'],
    ['a picture for the cart', 'photo.png', png, { purpose: 'cartImport' }, 'fileTypeInvalid'],
    ['nothing', 'empty.pdf', '', {}, 'fileEmpty'],
    ['a wrong SESSID', 'photo.png', png, { SESSID: '0'.repeat(32) }, 'sessidInvalid'],
  ])('%s is refused', async (_, name, content, parts, code) => {
    const { status, code: given } = await new ShopVisitor().upload(name, content, parts)
    expect([status, given]).toEqual([200, code])
  })

  test.each([
    ['no SESSID', { SESSID: null }, 422],
    ['no file', { file: null }, 422],
    ['a text in place of the file', { file: 'text' }, 422],
    ['an unknown purpose', { purpose: 'avatar' }, 422],
  ])('%s is %i', async (_, parts, status) => {
    expect((await new ShopVisitor().upload('photo.png', png, parts)).status).toBe(status)
  })

  test('a file of many bytes is taken', async () => {
    const photo = new Uint8Array(3_000_000)
    photo.set(png)
    const customer = await buyer()
    const { id } = await customer.upload('photo.png', photo)
    expect((await (await customer.download(id)).arrayBuffer()).byteLength).toBe(photo.length)
  })

  test.each([
    ['an SVG with a script that says it is a picture', 'photo.png', '<svg onload="alert(1)"/>'],
    ['an SVG by its own name', 'photo.svg', '<svg onload="alert(1)"/>'],
    ['a script', 'photo.png.js', 'alert(1)'],
    [
      'a zip bomb',
      'Ведомость.xlsx',
      zipSync({ 'xl/a.xml': new Uint8Array(101 * 1024 * 1024) }, { level: 9 }),
    ],
    ['a package without a directory', 'Ведомость.xlsx', workbook([['a']]).slice(0, 300)],
  ])('R-FORM-08 %s is refused', async (_, name, content) => {
    expect((await new ShopVisitor().upload(name, content)).code).toBe('fileTypeInvalid')
  })

  test.each(['../../etc/photo.png', String.raw`..\..\photo.png`, '/photo.png'])(
    'of the name %s the folders are dropped',
    async (name) => {
      const { data } = await new ShopVisitor().upload(name, png)
      expect(data).toMatchObject({ file: { name: 'photo.png' } })
    },
  )

  test('a workbook is taken', async () => {
    const { data } = await new ShopVisitor().upload('Ведомость.xlsx', workbook([['FM-2040', 2]]))
    expect(data).toMatchObject({ purpose: 'attachment' })
  })

  test('a file above 10 MiB is 413', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    expect((await new ShopVisitor().upload('large.pdf', large)).status).toBe(413)
  })

  test('a CSV is taken for the cart', async () => {
    const { data } = await new ShopVisitor().upload('rows.csv', 'FM-2040;2\r\n', { purpose: 'cartImport' })
    expect(data).toMatchObject({ file: { mime: 'text/csv' } })
  })

  test('at most 20 files wait', async () => {
    const guest = new ShopVisitor()
    for (let count = 0; count < 20; count += 1) expect((await guest.upload('a.png', png)).id).not.toBe('')
    expect((await guest.upload('a.png', png)).code).toBe('tooManyFiles')
  })
})

describe('an id of an upload', () => {
  test('is taken once', async () => {
    const customer = await buyer()
    const { id } = await customer.upload('photo.png', png)
    expect(await customer.call('/api/sendWebForm/appeals/', appeal([id]))).toMatchObject({
      status: 200,
      code: undefined,
    })
    expect(await customer.call('/api/sendWebForm/appeals/', appeal([id]))).toMatchObject({
      code: 'fileNotFound',
    })
    expect((await customer.download(id)).status).toBe(200)
  })

  test('is not taken for another purpose, nor twice in one list, and of a refused write nothing is', async () => {
    const customer = await buyer()
    const { id: scan } = await customer.upload('scan.png', png, { purpose: 'authorityScan' })
    const { id } = await customer.upload('photo.png', png)
    for (const ids of [[scan], [id, scan], [id, id]])
      expect((await customer.call('/api/sendWebForm/appeals/', appeal(ids))).code).toBe('fileNotFound')
    expect((await customer.call('/api/sendWebForm/appeals/', appeal([id]))).code).toBeUndefined()
  })

  test('is of nobody else', async () => {
    const shop = openShop()
    const { id } = await new ShopVisitor(shop).upload('photo.png', png)
    const other = await new ShopVisitor(shop).login(users.person.email)
    // The guest of the same SID logged in, and has it; another customer has not.
    expect((await other.download(id)).status).toBe(200)
    const stranger = await new ShopVisitor(shop).login(users.buyer.email)
    expect((await stranger.download(id)).status).toBe(404)
    expect((await stranger.call('/api/sendWebForm/appeals/', appeal([id]))).code).toBe('fileNotFound')
  })

  test('ends after 24 hours unless it was taken', async () => {
    const customer = new ShopVisitor()
    const { id: taken } = await customer.upload('photo.png', png)
    const { id } = await customer.upload('photo.png', png)
    await customer.call('/api/sendWebForm/appeals/', appeal([taken]))
    await customer.call('/sandbox/clock', { advance: 24 * 3_600_000 })
    expect((await customer.download(id)).status).toBe(404)
    expect((await customer.call('/api/sendWebForm/appeals/', appeal([id]))).code).toBe('fileNotFound')
    expect((await customer.download(taken)).status).toBe(200)
  })
})

describe('downloading', () => {
  test('the invoice of an order is a PDF of the size that the order tells', async () => {
    const customer = await buyer()
    const { order } = await customer.ask<'getOrder'>(`/web/profile/order/${seedIds.orders.story.id}/`)
    const file = order.invoice?.file
    expect(order.documents).toEqual([file])
    const answer = await customer.download(file?.id ?? '')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([answer.headers.get('content-type'), bytes.length]).toEqual([file?.mime, file?.size])
    const text = new TextDecoder('latin1').decode(bytes)
    expect(text.startsWith('%PDF-1.')).toBe(true)
    // A reader finds the table of objects where the end says it is.
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  })

  test('is 404 for a guest and for another customer', async () => {
    const id = `f-invoice-${seedIds.orders.story.id}`
    const person = await new ShopVisitor().login(users.person.email)
    for (const visitor of [new ShopVisitor(), person])
      for (const hidden of [id, 'f-contract-301', 'f-act-1501', 'f-passport-901', 'f-none-1', 'u-none'])
        expect((await visitor.download(hidden)).status).toBe(404)
  })

  test('papers of products are open to everybody', async () => {
    const guest = new ShopVisitor()
    const { documents } = await guest.ask<'getProduct'>('/web/product/filtr-maslyanyy-fm-2040/')
    for (const { file } of documents) {
      const answer = await guest.download(file.id)
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, file.size])
    }
    expect(documents.length).toBeGreaterThan(0)
  })

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/12', [0x89, 0x50, 0x4e, 0x47]],
    ['bytes=10-', 206, 'bytes 10-11/12', [2, 255]],
    ['bytes=-1', 206, 'bytes 11-11/12', [255]],
    ['bytes=4-900', 206, 'bytes 4-11/12', [...png.subarray(4)]],
    ['bytes=3-1', 200, null, [...png]],
    ['bytes=0-1,4-5', 200, null, [...png]],
    ['rows=0-1', 200, null, [...png]],
  ])('%s is answered with %i', async (range, status, contentRange, expected) => {
    const guest = new ShopVisitor()
    const { id } = await guest.upload('photo.png', png)
    const answer = await guest.download(id, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, contentRange])
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual(expected)
  })

  test.each(['bytes=12-', 'bytes=900-901', 'bytes=-0'])('%s is after the end: 416', async (range) => {
    const guest = new ShopVisitor()
    const { id } = await guest.upload('photo.png', png)
    const answer = await guest.download(id, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */12'])
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'rangeNotSatisfiable' }] })
  })
})
