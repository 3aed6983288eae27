import { expect, test } from 'vitest'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'
import { isRecord } from '../tools/contract/model/record.ts'
import { contractOf } from '../tools/contract/model/contract.ts'
import { generatedContractFile } from '../tools/contract/model/generated-contract.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'

// The spec names these calls by method and path, some with fields of the answer and nothing more. The sandbox of the
// tests answers 500 to what breaks the contract, so a success has the whole shape.

const { document } = await readContractFile(generatedContractFile)
const { byId } = contractOf(document, generatedContractFile)
const { buyer } = seedIds.users
const company = 501

type Call = readonly [
  id: string,
  operationId: string,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  /** Pointers into `data`; `*` is each item of a list that must not be empty. */
  fields: readonly string[],
]

const page = ['title', 'meta.metaKeywords']
const calls: readonly Call[] = [
  ['R-API-11', 'getFooter', 'GET', '/api/footer/', undefined, ['menu', 'contacts', 'social']],
  ['R-FOOT-02', 'getFooter', 'GET', '/api/footer/', undefined, ['menu.catalog.items.*.{id,title,link}']],
  ['R-FOOT-03', 'getFooter', 'GET', '/api/footer/', undefined, ['menu.main.items.*.{title,link}']],
  [
    'R-FOOT-04',
    'getFooter',
    'GET',
    '/api/footer/',
    undefined,
    ['contacts.{phone,email,footer_phone,copyRight}', 'contacts.developer.{name,link}'],
  ],
  ['R-FOOT-05', 'getFooter', 'GET', '/api/footer/', undefined, ['social.items.*.{title,link,icon}']],
  ['R-HEAD-01', 'getHeader', 'GET', '/api/header/', undefined, ['contacts.{phone,email}']],
  ['R-HEAD-02', 'getHeader', 'GET', '/api/header/', undefined, ['menu.items.*.{title,link}']],
  ['R-HEAD-03', 'getHeader', 'GET', '/api/header/', undefined, ['stocks.count', 'stocks.items.*']],
  ['R-HEAD-04', 'getHeader', 'GET', '/api/header/', undefined, ['userData']],
  ['R-AUTH-16', 'getHeader', 'GET', '/api/header/', undefined, ['userData.{name,roleCode,scope}']],
  ['R-API-12', 'getCatalogMenu', 'GET', '/api/catalogMenu/', undefined, ['items.*']],
  [
    'R-MENU-01',
    'getCatalogMenu',
    'GET',
    '/api/catalogMenu/',
    undefined,
    ['items.*.{id,name,sectionPageUrl,subSections,countElements,iconContent,sort}'],
  ],
  ['R-API-14', 'getAboutPage', 'GET', '/web/about/', undefined, page],
  ['R-API-15', 'getPaymentPage', 'GET', '/web/payment/', undefined, page],
  ['R-API-16', 'getDeliveryPage', 'GET', '/web/delivery/', undefined, page],
  ['R-API-17', 'getContactsPage', 'GET', '/web/contacts/', undefined, page],
  ['R-API-18', 'listNews', 'GET', '/web/news/', undefined, ['items.*.{code,title}']],
  ['R-API-19', 'listPromotions', 'GET', '/web/stocks/', undefined, ['items.*.{code,name}']],
  ['R-API-21', 'getCatalogPage', 'GET', '/web/catalog/', undefined, ['meta']],
  ['R-API-22', 'getFinancingPage', 'GET', '/web/financing/', undefined, page],
  ['R-API-23', 'getReturnsPage', 'GET', '/web/returns/', undefined, page],
  ['R-API-26', 'getPolicyPage', 'GET', '/web/static/policy/', undefined, page],
  ['R-API-27', 'getOfferPage', 'GET', '/web/static/offer/', undefined, page],
  ['R-API-28', 'getCookiePage', 'GET', '/web/static/cookie/', undefined, page],
  ['R-API-29', 'getRefundPage', 'GET', '/web/static/refund/', undefined, page],
  ['R-SEO-03', 'getMainPage', 'GET', '/web/mainPage/', undefined, ['meta.metaKeywords']],
  ['R-API-53', 'listAddresses', 'GET', '/web/address/', undefined, ['items.*.id']],
  ['R-ADDR-02', 'listAddresses', 'GET', '/web/address/', undefined, ['items.*.{title,value}']],
  ['R-API-62', 'listContracts', 'POST', '/web/contracts/', {}, ['items.*.{id,number}']],
  ['R-API-66', 'listCompanies', 'GET', '/web/contractors/', undefined, ['items.*.{id,name}']],
  [
    'R-API-67',
    'getCompany',
    'GET',
    `/web/contractor/data/?contragentId=${company}`,
    undefined,
    ['company.{id,inn}'],
  ],
  [
    'R-API-68',
    'listCompanyUsers',
    'GET',
    `/web/contractor/users/?contragentId=${company}`,
    undefined,
    ['items.*'],
  ],
  ['R-API-73', 'listOrdersShort', 'GET', '/web/orders/', undefined, ['items.*.id']],
  ['R-API-98', 'listStores', 'GET', '/web/header/stores/', undefined, ['items.*.{id,xmlId}']],
  [
    'R-API-99',
    'getCurrentStore',
    'GET',
    '/web/header/currentStore/?lat=55.75&lon=37.62&store=store-ekb',
    undefined,
    ['{store,storeId,storeXmlId,change}'],
  ],
]

test.each(calls)('%s %s: %s %s', async (id, operationId, method, path, body, fields) => {
  const operation = byId.get(operationId)
  const bare = path.split('?')[0]
  expect([operation?.method, operation?.path]).toEqual([method, bare])
  const customer = await new ShopVisitor(openShop()).login(buyer.email)
  const data: unknown = await customer.ask(path, body)
  for (const field of fields) expect(lacking(data, field.split('.')), `${id} ${field}`).toEqual([])
})

test('R-API-24 R-API-25 a piece of news, a promotion and a branch are read one by one, by the same form', async () => {
  const guest = new ShopVisitor(openShop())
  const details = [
    ['getNewsItem', '/web/news/', 'code'],
    ['getPromotion', '/web/stocks/', 'code'],
    ['getBranch', '/web/branches/', 'id'],
  ] as const
  for (const [operationId, list, name] of details) {
    expect(byId.get(operationId)).toMatchObject({ method: 'GET', path: `${list}{${name}}/` })
    const { items } = await guest.ask<'listNews' | 'listPromotions' | 'listBranches'>(list)
    const first: Record<string, unknown> = { ...items[0] }
    const { envelope } = await guest.call(`${list}${String(first[name])}/`)
    expect(lacking(envelope.data, ['title'])).toEqual([])
    expect((await guest.call(`${list}999999/`)).status).toBe(404)
  }
})

test('R-API-30 R-API-32 R-API-33 the light list of the cart follows additions, a removal and the clearing', async () => {
  const guest = new ShopVisitor(openShop())
  const section = '/web/elastic/component/catalogSection/filtry/f/'
  const { items } = await guest.ask<'listSectionProducts'>(section)
  const [one, other, third] = items.filter(({ price }) => price !== null).map(({ id }) => id)
  const light = async () =>
    (await guest.ask<'listCartProducts'>('/web/basket/products/?timestamp=1764000000000', {})).map(
      ({ id }) => id,
    )
  for (const id of [one, other, third]) await guest.add(Number(id), 10)
  expect(new Set(await light())).toEqual(new Set([one, other, third]))
  await guest.ask('/api/basket/remove/', { products: [one, other] })
  expect(await light()).toEqual([third])
  await guest.ask('/api/basket/clear/', {})
  expect(await light()).toEqual([])
})

test('R-API-69 the current company is switched by contragentId', async () => {
  const customer = await new ShopVisitor(openShop()).login(buyer.email)
  const current = async () =>
    (await customer.ask<'listCompanies'>('/web/contractors/')).items.find((one) => one.current)?.id
  const before = await current()
  const { items } = await customer.ask<'listCompanies'>('/web/contractors/')
  const other = items.find(({ id }) => id !== before)?.id
  expect(other).toBeDefined()
  await customer.ask(`/web/switchContractor/?contragentId=${other}`)
  expect(await current()).toBe(other)
})

test('R-API-94 R-API-95 R-API-96 notifications are read one by one, all at once, and deleted', async () => {
  const customer = await new ShopVisitor(openShop()).login(buyer.email)
  const list = async () => (await customer.ask<'listNotifications'>('/api/notifications/')).items
  const unread = async () => (await list()).filter(({ isRead }) => !isRead).map(({ id }) => id)
  const [first, ...others] = await unread()
  expect(others.length).toBeGreaterThan(0)
  expect(await customer.ask(`/api/notifications/read/${first}/`, {})).toMatchObject({ isSuccess: true })
  expect(await unread()).toEqual(others)
  await customer.ask('/api/notifications/readAll/', {})
  expect(await unread()).toEqual([])
  expect((await list()).length).toBeGreaterThan(0)
  await customer.ask('/api/notifications/deleteAll/', {})
  expect(await list()).toEqual([])
})

test('R-API-100 the branch is set by its storeId', async () => {
  const guest = new ShopVisitor(openShop())
  const { items } = await guest.ask<'listStores'>('/web/header/stores/')
  const current = () => guest.ask<'getCurrentStore'>('/web/header/currentStore/')
  const { storeId: before } = await current()
  const other = items.find(({ storeId }) => storeId !== before)?.storeId
  expect(other).toBeDefined()
  expect(await guest.ask('/web/header/setUserStore/', { storeId: other })).toEqual({ is_success: true })
  expect((await current()).storeId).toBe(other)
})

test('R-API-08 a logout ends the session of a customer', async () => {
  const customer = await new ShopVisitor(openShop()).login(buyer.email)
  expect(await customer.ask('/api/logout/', {})).toEqual({ isAuthorized: false })
  expect((await customer.call('/web/contractors/')).status).toBe(401)
})

/** The places of `path` that `data` doesn't have; an empty list has none of its items' fields. */
function lacking(data: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return []
  if (step === '*')
    return Array.isArray(data) && data.length > 0
      ? data.flatMap((item: unknown) => lacking(item, rest))
      : ['an item']
  const names = step.replaceAll(/[{}]/g, '').split(',')
  return names.flatMap((name) =>
    isRecord(data) && data[name] !== undefined ? lacking(data[name], rest) : [name],
  )
}
