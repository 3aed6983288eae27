import { expect, test } from 'vitest'
import { workbookRows } from '../../../src/lib/workbook-rows.ts'
import { typeOfFile } from '../file-types.ts'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { inStock, wearPart, multiple, superseded, successor, withdrawn, onRequest } = seedIds.products
const { buyer, person, mechanic } = seedIds.users
const { season, story, colleagues } = seedIds.savedCarts
const director = 'director@karyer-servis.example'
const accountant = 'panova@uraldorstroy.example'

const create = '/api/basket-template/'
const view = '/web/basket-template/view/'
const at = (what: string, id: number) => `/web/basket-template/${what}/${id}/`
const products = [{ id: inStock.id, quantity: 3 }]

const enter = (email: string = buyer.email, shop = openShop()) => new ShopVisitor(shop).login(email)
const list = async (visitor: ShopVisitor, query = '') =>
  (await visitor.ask<'listSavedCarts'>(`${view}${query}`)).items
const linesOf = async (visitor: ShopVisitor, id: number) =>
  (await visitor.ask<'listSavedCartProducts'>(at('products', id))).items
const switchTo = (visitor: ShopVisitor, contragentId: number) =>
  visitor.call(`/web/switchContractor/?contragentId=${contragentId}`)

test('R-API-37 R-CART-14 the current cart is saved with its prices, and stays as it is', async () => {
  const visitor = await enter()
  await visitor.add(inStock.id, 2)
  await visitor.add(wearPart.id, 4)
  const saved = await visitor.ask<'createSavedCart'>(create, {
    name: '  Разобрать в понедельник ',
    comment: ' срочно ',
    visibility: 'private',
  })
  expect(saved).toMatchObject({
    name: 'Разобрать в понедельник',
    comment: 'срочно',
    visibility: 'private',
    owner: { id: buyer.id, fio: 'Смирнов Алексей Петрович' },
    itemsCount: 2,
    total: 2 * 124_000 + 4 * 435_000,
    unavailableCount: 0,
    allowedActions: ['toBasket', 'update', 'copy', 'share', 'export', 'delete'],
  })
  expect((await visitor.cart()).basketProducts.info.count).toBe(2)
  expect(
    (await linesOf(visitor, saved.id)).map(({ id, quantity, priceThen }) => [id, quantity, priceThen]),
  ).toEqual([
    [inStock.id, 2, 124_000],
    [wearPart.id, 4, 435_000],
  ])
})

test('R-API-37 given products are saved in place of the cart; one that comes twice is added up', async () => {
  const visitor = await enter()
  const { id } = await visitor.ask<'createSavedCart'>(create, {
    name: 'Фильтры',
    visibility: 'private',
    products: [{ id: inStock.id }, { id: wearPart.id, quantity: 2 }, { id: inStock.id, quantity: 4 }],
  })
  expect((await linesOf(visitor, id)).map((line) => [line.id, line.quantity])).toEqual([
    [inStock.id, 5],
    [wearPart.id, 2],
  ])
})

test.each([
  ['nameTaken', { name: story.name.toUpperCase(), products }],
  ['cartEmpty', { name: 'Пустая' }],
  ['productNotFound', { name: 'Новая', products: [...products, { id: 999_999 }] }],
  ['productNotFound', { name: 'Новая', products: [{ id: withdrawn.id }] }],
])('R-API-37 saving is refused with %s and saves nothing', async (code, body) => {
  const visitor = await enter()
  const before = await list(visitor)
  const told = await visitor.call(create, { visibility: 'private', ...body })
  expect([told.status, told.code]).toEqual([200, code])
  expect(told.data).toEqual(code === 'nameTaken' ? before.find(({ id }) => id === story.id) : null)
  expect(await list(visitor)).toEqual(before)
})

test('R-API-37 a taken name is replaced when asked for: contents, comment and visibility', async () => {
  const visitor = await enter()
  const replace = { name: story.name, visibility: 'private', replace: true, products }
  const saved = await visitor.ask<'createSavedCart'>(create, replace)
  expect(saved).toMatchObject({ id: story.id, comment: '', visibility: 'private', itemsCount: 1 })
  expect(saved.createdAt).toBe('2026-09-14T06:20:00.000Z')
  expect(await linesOf(visitor, story.id)).toMatchObject([
    { id: inStock.id, quantity: 3, priceThen: 124_000 },
  ])
})

test('R-API-37 a customer has at most 100 saved carts; replacing one and deleting one still work', async () => {
  const visitor = await enter()
  for (let number = (await list(visitor)).length; number < 100; number += 1)
    await visitor.ask<'createSavedCart'>(create, { name: `Набор ${number}`, visibility: 'private', products })
  const another = { name: 'Сто первая', visibility: 'private', products }
  expect((await visitor.call(create, another)).code).toBe('limitReached')
  expect((await visitor.call(at('copy', story.id), {})).code).toBe('limitReached')
  expect((await visitor.call(create, { ...another, name: 'Набор 7', replace: true })).data).toBeTruthy()
  await visitor.send('DELETE', `/web/basket-template/${season.id}/`)
  expect((await visitor.call(create, another)).code).toBeUndefined()
})

test('R-API-37 only who may share saves for the company, and a person has nobody to share with', async () => {
  const body = { name: 'Общая', visibility: 'company', products }
  expect((await (await enter(accountant)).call(create, body)).status).toBe(403)
  expect((await (await enter(person.email)).call(create, body)).status).toBe(403)
  expect((await (await enter()).call(create, body)).data).toMatchObject({ visibility: 'company' })
})

test('R-API-37 the same call again is answered again and saves once', async () => {
  const visitor = await enter()
  const key = { 'Idempotency-Key': '0b8f2f0e-1111-4222-8333-944455556666' }
  const body = { name: 'Дважды', visibility: 'private', products }
  const [first, second] = [await visitor.call(create, body, key), await visitor.call(create, body, key)]
  expect(second.data).toEqual(first.data)
  expect((await list(visitor)).filter(({ name }) => name === 'Дважды')).toHaveLength(1)
})

test('R-API-89 own saved carts and those shared in the current company, last changed first; found by text', async () => {
  const shop = openShop()
  const visitor = await enter(buyer.email, shop)
  const ids = async (query = '') => (await list(visitor, query)).map(({ id }) => id)
  expect(await ids()).toEqual([story.id, season.id])
  expect(await ids(`?query=${encodeURIComponent('МЕХАНИК')}`)).toEqual([season.id])
  expect(await ids('?PAGEN_1=2')).toEqual([])
  await switchTo(visitor, 502)
  expect(await ids()).toEqual([story.id, colleagues.id, season.id])
  // A colleague of the first company sees what is shared there only.
  expect((await list(await enter(accountant, shop))).map(({ id }) => id)).toEqual([story.id])
  expect(await list(await enter(person.email, shop))).toEqual([])
})

test('R-API-90 a saved cart has the totals of today, and is 404 for who may not see it', async () => {
  const visitor = await enter()
  const told = await visitor.ask<'getSavedCart'>(at('view', season.id))
  // Replaced and withdrawn products count nothing.
  expect(told).toMatchObject({ itemsCount: 4, unavailableCount: 2, total: 20 * 435_000 + 50 * 16_400 })
  const status = async (email: string, id: number) => (await (await enter(email)).call(at('view', id))).status
  expect(await status(accountant, story.id)).toBe(200)
  expect(await status(accountant, season.id)).toBe(404)
  expect(await status(person.email, story.id)).toBe(404)
  expect(await status(buyer.email, 99_999)).toBe(404)
  // Blocked in the second company, whose saved cart it is.
  expect(await status(mechanic.email, colleagues.id)).toBe(404)
  expect(await status(buyer.email, colleagues.id)).toBe(200)
})

test('R-API-91 lines tell the price then and now and what can be had, in the order in which they were saved', async () => {
  const visitor = await enter()
  const lines = await linesOf(visitor, season.id)
  expect(
    lines.map(({ id, priceThen, priceNow, stockState }) => [id, priceThen, priceNow, stockState]),
  ).toEqual([
    [wearPart.id, 410_000, 435_000, 'ok'],
    [multiple.id, 16_400, 16_400, 'ok'],
    [superseded.id, expect.any(Number), expect.any(Number), 'none'],
    [withdrawn.id, 98_000, null, 'removed'],
  ])
  expect(lines[3]).toMatchObject({ sumNow: 0, maxQuantity: 0 })
  const { items, pagination } = await visitor.ask<'listSavedCartProducts'>(
    `${at('products', season.id)}?PAGEN_1=2`,
  )
  expect([items.length, pagination.total]).toEqual([0, 4])
  expect((await visitor.call(`${at('products', season.id)}?store=store-mars`)).status).toBe(422)
})

test('R-API-91 what is on request now has no price and can not be had', async () => {
  const visitor = await enter()
  const { id, total } = await visitor.ask<'createSavedCart'>(create, {
    name: 'Экскаватор',
    visibility: 'private',
    products: [{ id: onRequest.id }],
  })
  expect(total).toBe(0)
  expect(await linesOf(visitor, id)).toMatchObject([{ priceNow: null, stockState: 'none', maxQuantity: 0 }])
})

test('R-API-92 its owner deletes it, an owner of the company what is shared, and nobody else', async () => {
  const shop = openShop()
  const remove = (visitor: ShopVisitor, id: number) => visitor.send('DELETE', `/web/basket-template/${id}/`)
  const visitor = await enter(buyer.email, shop)
  expect((await remove(await enter(accountant, shop), story.id)).code).toBe('actionNotAllowed')
  expect((await remove(visitor, colleagues.id)).code).toBe('actionNotAllowed')
  const chief = await enter(director, shop)
  expect((await remove(chief, colleagues.id)).data).toEqual({ isSuccess: true })
  expect((await remove(chief, colleagues.id)).status).toBe(404)
  expect((await remove(visitor, story.id)).data).toEqual({ isSuccess: true })
  expect((await list(visitor)).map(({ id }) => id)).toEqual([season.id])
})

test('R-CART-14 name, comment and contents are changed; a product that stays keeps its price', async () => {
  const visitor = await enter()
  const update = (body: object) => visitor.call(at('update', season.id), body)
  const before = (await list(visitor)).find(({ id }) => id === season.id)
  expect((await update({})).data).toEqual(before)
  expect((await update({ name: story.name })).code).toBe('nameTaken')
  expect((await update({ products: [{ id: 999_999 }] })).code).toBe('productNotFound')
  expect((await update({ name: 'ПОДГОТОВКА К СЕЗОНУ', comment: '' })).data).toMatchObject({
    name: 'ПОДГОТОВКА К СЕЗОНУ',
    comment: '',
    itemsCount: 4,
  })
  await update({ products: [{ id: wearPart.id, quantity: 6 }, { id: withdrawn.id }, { id: inStock.id }] })
  expect(
    (await linesOf(visitor, season.id)).map(({ id, quantity, priceThen }) => [id, quantity, priceThen]),
  ).toEqual([
    [wearPart.id, 6, 410_000],
    [withdrawn.id, 1, 98_000],
    [inStock.id, 1, 124_000],
  ])
})

test('R-CART-14 a colleague may not change what is shared, and is told what may be done', async () => {
  const colleague = await enter(accountant)
  const told = await colleague.call(at('update', story.id), { comment: 'Раз в полгода' })
  expect(told).toMatchObject({
    code: 'actionNotAllowed',
    data: { id: story.id, allowedActions: ['toBasket', 'copy', 'export'] },
  })
})

test('R-CART-14 a copy is the own and private one of its maker, under the next free name, at the prices of today', async () => {
  const colleague = await enter(accountant)
  const copy = (body = {}) => colleague.ask<'copySavedCart'>(at('copy', story.id), body)
  const first = await copy()
  expect(first).toMatchObject({
    name: `${story.name} — копия`,
    visibility: 'private',
    comment: 'Раз в 500 моточасов',
    owner: { fio: expect.stringMatching(/^Панова/) },
  })
  expect((await linesOf(colleague, first.id))[0]).toMatchObject({ quantity: 2, priceThen: 124_000 })
  expect((await copy()).name).toBe(`${story.name} — копия 2`)
  const long = await copy({ name: 'Д'.repeat(80) })
  const copied = await colleague.ask<'copySavedCart'>(at('copy', long.id), {})
  expect(copied.name).toBe(`${'Д'.repeat(72)} — копия`)
  expect((await colleague.call(at('copy', story.id), { name: long.name.toLowerCase() })).code).toBe(
    'nameTaken',
  )
})

test('R-CART-14 its owner shares it and takes it back; others see it meanwhile', async () => {
  const shop = openShop()
  const visitor = await enter(buyer.email, shop)
  const colleague = await enter(accountant, shop)
  const share = (visibility: string) => visitor.call(at('share', season.id), { visibility })
  expect((await share('company')).data).toMatchObject({ visibility: 'company' })
  expect((await colleague.call(at('view', season.id))).status).toBe(200)
  // 403 comes before actionNotAllowed: she has no right to share at all.
  expect((await colleague.call(at('share', season.id), { visibility: 'private' })).status).toBe(403)
  await share('private')
  expect((await colleague.call(at('view', season.id))).status).toBe(404)
  await switchTo(visitor, 502)
  // In the second company the buyer buys only.
  expect((await visitor.call(at('share', colleagues.id), { visibility: 'private' })).status).toBe(403)
})

test('R-CART-14 what a person saved can not be shared', async () => {
  const visitor = await enter(person.email)
  const { id, allowedActions } = await visitor.ask<'createSavedCart'>(create, {
    name: 'Моё',
    visibility: 'private',
    products,
  })
  expect(allowedActions).toEqual(['toBasket', 'update', 'copy', 'export', 'delete'])
  expect((await visitor.call(at('share', id), { visibility: 'company' })).code).toBe('actionNotAllowed')
})

test('R-CART-14 R-CART-08 all lines go into the cart, with a report of what could not', async () => {
  const visitor = await enter()
  await visitor.add(wearPart.id, 1)
  const report = await visitor.ask<'addSavedCartToCart'>(at('toBasket', season.id), {})
  expect(report).toMatchObject({
    added: [
      { productId: wearPart.id, quantity: 20 },
      { productId: multiple.id, quantity: 50 },
    ],
    rejected: [
      { productId: superseded.id, quantity: 1, reason: 'superseded', supersededBy: successor.id },
      { productId: withdrawn.id, quantity: 2, reason: 'outOfStock', supersededBy: null },
    ],
    version: 2,
    count: 2,
  })
  expect(
    (await visitor.cart()).basketProducts.grid.products.map(({ id, quantity }) => [id, quantity]),
  ).toEqual([
    [wearPart.id, 21],
    [multiple.id, 50],
  ])
})

test('R-CART-14 chosen lines only; nothing added leaves the version; a stale one is a conflict', async () => {
  const visitor = await enter()
  const add = (body: object) => visitor.call(at('toBasket', season.id), body)
  expect((await add({ lines: [inStock.id] })).code).toBe('lineNotFound')
  expect((await add({ lines: [withdrawn.id] })).data).toMatchObject({ added: [], version: 0, count: 0 })
  expect((await add({ lines: [multiple.id] })).data).toMatchObject({ rejected: [], version: 1, count: 1 })
  expect(await add({ version: 0 })).toMatchObject({ code: 'conflict', data: { version: 1 } })
})

test('R-CART-14 the export as CSV: columns, prices of today, nothing that a program takes for a formula', async () => {
  const visitor = await enter()
  const answer = await visitor.open(`${at('export', season.id)}?format=csv`)
  const { headers, status } = answer
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'text/csv',
    'no-store',
  ])
  expect(headers.get('content-disposition')).toContain(
    `UTF-8''${encodeURIComponent('Подготовка к сезону.csv')}`,
  )
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heading, tooth, , pump, gone, end] = new TextDecoder().decode(bytes).split('\r\n')
  expect(heading).toBe('Артикул;Количество;Название;Бренд;Цена;Цена без скидки;Сумма')
  expect(tooth).toMatch(/^ZK-35S;20;.*;4350,00;;87000,00$/)
  expect(pump).toMatch(/^NG-112;1;/)
  expect(gone).toMatch(/^FT-1100;2;.*;;;$/)
  expect(end).toBe('')
  expect((await visitor.open(`${at('export', season.id)}?format=pdf`)).status).toBe(422)
  expect((await (await enter(person.email)).open(`${at('export', season.id)}?format=csv`)).status).toBe(404)
})

test('R-CART-14 the export as XLSX has numbers as numbers, and quick order reads it again', async () => {
  const visitor = await enter()
  const answer = await visitor.open(`${at('export', story.id)}?format=xlsx`)
  expect(answer.headers.get('content-disposition')).toMatch(/EG-210\.xlsx/)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(typeOfFile('saved.xlsx', bytes)).toBe(answer.headers.get('content-type'))
  const [heading, filter] = workbookRows(bytes, 500)
  expect(heading?.cells.slice(0, 3)).toEqual(['Артикул', 'Количество', 'Название'])
  expect(filter?.cells).toEqual([
    inStock.article,
    '2',
    'Фильтр масляный FM-2040',
    'Ремас',
    '1240',
    '',
    '2480',
  ])
  const { id: fileId } = await visitor.upload('saved.xlsx', bytes, { purpose: 'cartImport' })
  const { rows } = await visitor.ask<'importToCart'>('/web/basket/import/', { fileId })
  expect(rows.map(({ status, quantity }) => [status, quantity])).toEqual([
    ['found', 2],
    ['found', 1],
  ])
})
