import { expect, test } from 'vitest'
import { sessidOf } from '../session.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { ask, enter, openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call, sid } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

const { catalogue, stores } = worldSeed().fixed
const { inStock, inOtherCitiesOnly, onRequest, superseded, successor, sellout, toOrder, oil, manyAnalogues } =
  seedIds.products

const open = (shop: ReturnType<typeof openShop>, code: string, headers = {}) =>
  ask<'getProduct'>(shop, `/web/product/${code}/?store=store-ekb`, { headers })
const viewed = async (shop: ReturnType<typeof openShop>, query = '', headers = {}) => {
  const { items } = await ask<'listViewedProducts'>(shop, `/web/elastic/viewedProducts/${query}`, { headers })
  return items.map(({ id }) => id)
}
const storesOf = async (id: number, store = 'store-ekb', shop = openShop()) => {
  const path = `/web/basket/getProductStoresSort/?store=${store}`
  const { items } = await ask<'getProductStores'>(shop, path, { body: { products: [id] } })
  return items[0]?.rows ?? []
}

test('R-API-40 R-PROD-01 R-PROD-02 R-PROD-04 R-PROD-05 the page of a product has all that it shows', async () => {
  const product = await open(openShop(), inStock.code)
  expect(product).toMatchObject({
    id: inStock.id,
    xmlId: inStock.xmlId,
    price: { current: 124_000, type: 'retail', vatRate: 22, vatIncluded: true },
    stock: { here: 24 },
    isMachine: false,
  })
  expect(product.detailPicture).toHaveProperty(
    'desktopImage.webp',
    expect.stringMatching(new RegExp(`^/media/products/${inStock.id}/main[.]webp\\?v=\\w+$`)),
  )
  expect(product.mainProps.more_photo.value.length).toBeGreaterThan(0)
  expect(product.analogues.ids).toContain(manyAnalogues.id)
  expect(product.workabilityCount).toBe(catalogue.applicability(inStock.id).length)
  expect(product.breadcrumbs.map(({ link }) => link)).toEqual([
    '/',
    '/catalog/',
    '/catalog/filtry/',
    '/catalog/filtry/maslyanye-filtry/',
    null,
  ])
})

test('R-API-40 numbers of properties are written as those of the sizes beside them', async () => {
  const { props, dimensionsMm } = await open(openShop(), onRequest.code)
  const length = props.find(({ code }) => code === 'machine_length')
  expect(length?.value).toBe(dimensionsMm?.length.toLocaleString('ru'))
  expect(length?.value).toBe('9\u00a0170')
})

test('R-SEO-01 R-SEO-02 the head of a very long name is cut between words, never in its article', async () => {
  const { longName } = seedIds.products
  const { meta, breadcrumbs, name } = await open(openShop(), longName.code)
  const { brand } = catalogue.product(longName.id)!
  expect(meta.metaTitle.length).toBeLessThanOrEqual(140)
  const [, head, end] = /^(.*)… (.*)$/.exec(meta.metaTitle) ?? []
  expect(end).toBe(`${longName.article} ${brand}`)
  expect(name).toMatch(new RegExp(`^${head}[\\s,]`))
  expect(meta.metaDescription).toBe(`${name} ${brand}: цена и наличие в Екатеринбурге.`)
  expect(breadcrumbs.at(-1)?.title).toMatch(new RegExp(`^${name.slice(0, 40)}.{0,60}… ${longName.article}$`))
})

test('R-API-40 an unknown code is 404 and is not remembered', async () => {
  const shop = openShop()
  expect((await call(shop, '/web/product/net-takogo/')).status).toBe(404)
  expect(await viewed(shop)).toEqual([])
})

test('R-API-40 prices: on request has none, a sellout has the old one', async () => {
  const shop = openShop()
  expect((await open(shop, onRequest.code)).price).toMatchObject({
    current: null,
    onRequest: true,
    type: 'onRequest',
  })
  const { price, labels } = await open(shop, sellout.code)
  expect(price).toMatchObject({ current: 62_000, old: 98_000, type: 'sellout' })
  expect(labels).toEqual(['sellout'])
})

test('R-API-40 a superseded product names its successor and the other way round', async () => {
  const shop = openShop()
  const old = await open(shop, superseded.code)
  expect(old.supersededBy).toMatchObject({ id: successor.id, url: `/product/${successor.code}/` })
  expect(old.stock).toEqual({ here: 0, elsewhere: 0 })
  const fresh = await open(shop, successor.code)
  expect(fresh.supersedes.map(({ id }) => id)).toEqual([superseded.id])
  expect(fresh).not.toHaveProperty('supersededBy')
})

test('R-API-40 approvals of an oil stand under the code of their filter', async () => {
  const { props } = await open(openShop(), oil.code)
  expect(props.find(({ code }) => code === 'gsm_search')?.value).toBe('API CK-4, ACEA E9, JASO DH-2')
})

test('R-API-40 every product of the seed has a page that keeps the contract', async () => {
  const shop = openShop()
  const shown = catalogue.products.filter(({ isWithdrawn }) => !isWithdrawn)
  for (const { id, code } of shown) expect((await open(shop, code)).id).toBe(id)
})

test('R-API-46 viewed products: the last first, each once, at most 20, without the one that asks', async () => {
  const shop = openShop()
  expect(await viewed(shop)).toEqual([])
  const some = catalogue.products.filter(({ supersededBy }) => supersededBy === undefined).slice(0, 22)
  for (const { code } of some) await open(shop, code)
  const first = some[5]
  if (first) await open(shop, first.code)
  const expected = [...new Set([first, ...some.toReversed()])].map((product) => product?.id).slice(0, 20)
  expect(await viewed(shop)).toEqual(expected)
  expect(await viewed(shop, `?exclude=${first?.id}`)).toEqual(expected.slice(1))
  expect(await viewed(shop, '', { cookie: `SID=${'0'.repeat(32)}` })).toEqual([])
})

test('R-API-46 a product that is no longer sold is left out', async () => {
  const shop = openShop()
  await open(shop, superseded.code)
  await open(shop, inStock.code)
  expect(await viewed(shop)).toEqual([inStock.id])
})

test('R-API-46 at login what the guest has viewed is added to the customer’s', async () => {
  const shop = openShop()
  const earlier = await enter(shop, seedIds.users.person.email)
  await open(shop, oil.code, earlier)
  await open(shop, inStock.code)
  const customer = await enter(shop, seedIds.users.person.email)
  expect(await viewed(shop, '', customer)).toEqual([inStock.id, oil.id])
  expect(await viewed(shop)).toEqual([])
})

test('R-API-38 the current branch first, then who has it soonest first, then to order', async () => {
  const rows = await storesOf(inStock.id)
  expect(rows).toHaveLength(stores.length)
  expect(rows[0]).toMatchObject({ city: 'Екатеринбург', quantity: 24, moreThan: false, isCurrent: true })
  expect(rows[0]).not.toHaveProperty('etaDays')
  const statuses = rows.map(({ status }) => status)
  expect(statuses).toEqual(statuses.toSorted())
  const days = rows
    .slice(1)
    .flatMap(({ etaDays, status }) => (status === 'inStock' ? (etaDays?.min ?? 0) : []))
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(rows.find(({ city }) => city === 'Москва')).toMatchObject({ quantity: 50, moreThan: true })
})

test('R-API-38 without stock the branch still comes first; to order has the days of the supplier', async () => {
  const [own, next] = await storesOf(inOtherCitiesOnly.id)
  expect(own).toMatchObject({ city: 'Екатеринбург', quantity: 0, status: 'toOrder', isCurrent: true })
  expect(next).toMatchObject({ status: 'inStock', isCurrent: false })
  const rows = await storesOf(toOrder.id)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['toOrder']))
  expect(rows[0]?.etaDays).toEqual({ min: 21, max: 30 })
  expect(new Set((await storesOf(superseded.id)).map(({ status }) => status))).toEqual(new Set(['none']))
})

test('R-API-38 it can be collected today until the store closes, by its own zone', async () => {
  const shop = openShop()
  const at = async (now: string) => {
    await call(shop, '/sandbox/clock', { body: { now } })
    return (await storesOf(inStock.id, 'store-ekb', shop))[0]?.pickupToday
  }
  // Friday; the warehouse is open until 20:00, five hours ahead of UTC.
  expect(await at('2026-11-20T14:59:00Z')).toBe(true)
  expect(await at('2026-11-20T15:00:00Z')).toBe(false)
  expect(await at('2026-11-21T11:59:00Z')).toBe(true)
  expect(await at('2026-11-22T06:00:00Z')).toBe(false)
  // It is Friday evening in UTC and Saturday already in Екатеринбург.
  expect(await at('2026-11-20T19:30:00Z')).toBe(true)
  const rows = await storesOf(inStock.id, 'store-ekb', shop)
  expect(rows.slice(1).some(({ pickupToday }) => pickupToday)).toBe(false)
})

test('R-API-38 products come in the order asked for, unknown ones are left out', async () => {
  const body = { products: [oil.id, 99_999_999, inStock.id] }
  const { items } = await ask<'getProductStores'>(openShop(), '/web/basket/getProductStoresSort/', { body })
  expect(items.map(({ productId }) => productId)).toEqual([oil.id, inStock.id])
})

test('R-API-47 R-PROD-07 applicability is paged, 20 rows unless page_size says otherwise', async () => {
  const shop = openShop()
  const path = `/web/workability/?element_id=${inStock.xmlId}`
  const { items, pagination } = await ask<'listWorkability'>(shop, path)
  const total = catalogue.applicability(inStock.id).length
  expect(pagination).toEqual({ page: 1, pageSize: 20, total, pages: 1 })
  expect(items).toHaveLength(total)
  expect(items.every((row) => !('fitsMyMachine' in row))).toBe(true)
  const names = items.map(({ brand, model }) => `${brand} ${model}`)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')))
  const second = await ask<'listWorkability'>(shop, `${path}&page_size=2&page=2`)
  expect(second.items).toEqual(items.slice(2, 4))
  expect((await ask<'listWorkability'>(shop, `${path}&page=99`)).items).toEqual([])
})

test('R-PROD-08 applicability is asked for by xmlId; an unknown one has none', async () => {
  const data = await ask<'listWorkability'>(openShop(), '/web/workability/?element_id=10001')
  expect(data).toEqual({ items: [], pagination: { page: 1, pageSize: 20, total: 0, pages: 0 } })
})

test('R-API-47 machines of the customer’s company come first and say that the part fits', async () => {
  const shop = openShop()
  const headers = await enter(shop, seedIds.users.buyer.email)
  const path = `/web/workability/?element_id=${inStock.xmlId}`
  const { items } = await ask<'listWorkability'>(shop, path, { headers })
  expect(items[0]).toMatchObject({ model: 'EG-210', fitsMyMachine: true })
  expect(items.at(-1)).toHaveProperty('fitsMyMachine', false)
})

test('O-84 without the parameter stock is that of the session’s branch, Екатеринбург until one is chosen', async () => {
  const shop = openShop()
  const card = () => ask<'getProduct'>(shop, `/web/product/${inStock.code}/`)
  expect((await card()).stock.here).toBe(24)
  const chosen = await call(shop, '/web/header/setUserStore/', {
    body: { SESSID: await sessidOf(sid), storeId: seedIds.stores.moscow.storeId },
  })
  expect(chosen.status).toBe(200)
  expect((await card()).stock.here).toBe(140)
})

test('R-ERR-15 a withdrawn product is refused with its page: what does its work; no list shows it', async () => {
  const shop = openShop()
  const { id, code, article } = seedIds.products.withdrawn
  expect(await call(shop, `/web/product/${code}/`)).toMatchObject({
    status: 200,
    code: 'productUnavailable',
    data: {
      statusCode: 404,
      product: {
        id,
        article,
        breadcrumbs: expect.arrayContaining([{ title: 'Каталог', link: '/catalog/' }]),
      },
    },
  })
  const found = await ask<'searchProducts'>(shop, `/web/elastic/searchPage/f/?query=${article}`)
  expect(found.withdrawn).toMatchObject({ id, code })
  expect(found.exactProduct).toBeUndefined()
  const analogues = catalogue.analogues(id).map(({ analogueId }) => analogueId)
  expect(analogues.length).toBeGreaterThan(1)
  expect(found.products.map((product) => product.id)).toEqual(analogues)
  const cards = await ask<'listProductsByIds'>(
    shop,
    `/web/elastic/component/catalogSectionItems/f/?ids[]=${id}`,
  )
  expect(cards.items).toEqual([])
  const visitor = new ShopVisitor(shop)
  expect((await visitor.add(id, 1)).code).toBe('outOfStock')
})

test('R-ROLE-07 R-ORDER-01 the days of a city come by way of delivery; no day is promised elsewhere', async () => {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const days = (id: number, query: Record<string, string>) =>
    ask<'getProductDelivery'>(
      shop,
      `/web/product/delivery/${id}/?${new URLSearchParams({ store: 'store-ekb', ...query })}`,
    )
  const here = await days(inStock.id, {})
  expect(here.city).toBe('Екатеринбург')
  expect(here.options.map(({ type }) => type)).toEqual([
    'pickup',
    'courier',
    'carrierTerminal',
    'carrierDoor',
  ])
  expect(here.options[0]).toEqual({ type: 'pickup', etaFrom: '2026-11-20', etaTo: '2026-11-20' })
  expect(await days(inStock.id, { city: 'г. КОРКИНО' })).toMatchObject({
    city: 'Коркино',
    options: [{ type: 'carrierTerminal' }, { type: 'carrierDoor' }],
  })
  const [far] = (await days(inOtherCitiesOnly.id, {})).options
  expect(far && far.etaFrom > '2026-11-20').toBe(true)
  const [ordered] = (await days(toOrder.id, { city: 'Москва' })).options
  expect(ordered?.etaFrom).toBe('2026-12-11')
  expect(await days(inStock.id, { city: 'Нарьян-Мар' })).toEqual({ city: null, quantity: 1, options: [] })
  for (const [id, query] of [
    [inStock.id, { quantity: '9000' }],
    [onRequest.id, {}],
  ] as const)
    expect((await days(id, query)).options).toEqual([])
  expect((await call(shop, '/web/product/delivery/99999999/')).status).toBe(404)
})
