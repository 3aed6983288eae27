import { expect, test } from 'vitest'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { personalPages, publicPages } from '../tools/testing/shop-pages.ts'
import { testGateway, testStorefront } from '../tools/testing/test-storefront.ts'

// Every page on a backend that lacks one of the operations that it calls on the server. Only what a page is about may cost
// it; any other missing call costs its region.

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
const backend = sandboxBackend(sandbox)
let asked = new Set<string>()
let missing: { id: string; status: number } | undefined
const storefront = testStorefront((request, meta) => {
  const operation = testGateway.matchOperation(request.method, new URL(request.url).pathname)
  if (operation) asked.add(operation.id)
  return missing && operation?.id === missing.id ? notBuilt(missing.status) : backend(request, meta)
})

function notBuilt(status: number): Promise<Response> {
  const errors = [{ code: status === 404 ? '404' : 'notImplemented', message: 'Не построено.' }]
  return Promise.resolve(Response.json({ status: 'error', data: null, errors }, { status }))
}

async function open(path: string, cookies: string, without?: typeof missing) {
  asked = new Set()
  missing = without
  const request = new Request(`http://localhost${path}`, { headers: { cookie: cookies } })
  const answer = await storefront(request, { target: path, loopback: true })
  return { status: answer.status, html: await answer.text() }
}

async function logIn(): Promise<string> {
  missing = undefined
  const request = new Request('http://localhost/api/authentication/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-urldecode': 'none' },
    body: JSON.stringify({ credentials: { login: seedIds.users.buyer.email, password: demoPassword } }),
  })
  const answer = await storefront(request, { target: '/api/authentication/', loopback: true })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** What each page is about, by the page's path without ids: without it there is no page. */
const about: Readonly<Record<string, readonly string[]>> = {
  '/': ['getMainPage'],
  '/catalog/': ['getCatalogPage'],
  '/catalog/parts/': ['listPartsModels'],
  '/catalog/parts/kits/:id/': ['listPartsKits'],
  '/catalog/filtry/': ['listSectionProducts'],
  '/sellout/': ['listSectionProductsFiltered'],
  '/search/': ['searchProducts'],
  '/product/:code/': ['getProduct'],
  // Both are of a visitor: without the session nobody knows whose they are.
  '/favorites/': ['getHeader'],
  '/cart/': ['getHeader', 'getCart'],
  '/branches/': ['listBranches'],
  '/branches/:id/': ['getBranch'],
  '/news/': ['listNews'],
  '/news/:code/': ['getNewsItem'],
  '/stocks/': ['listPromotions'],
  '/stocks/:code/': ['getPromotion'],
  '/about/': ['getAboutPage'],
  '/contacts/': ['getContactsPage'],
  '/delivery/': ['getDeliveryPage'],
  '/financing/': ['getFinancingPage'],
  '/payment/': ['getPaymentPage'],
  '/refund/': ['getReturnsPage'],
  '/offer/': ['getOfferPage'],
  '/policy/': ['getPolicyPage'],
  '/cookie/': ['getCookiePage'],
  '/registration/': ['getHeader'],
  // Of the personal area only one thing by its id can be not found.
  '/personal/orders/:id/': ['getOrder'],
  '/personal/acts/:id/': ['getAct'],
  '/personal/companies/:id/': ['getCompany'],
  '/personal/contracts/:id/': ['getContract'],
  '/personal/equipment/:id/': ['getMachine'],
  '/personal/requests/:id/': ['getRequest'],
  '/personal/saved-carts/:id/': ['getSavedCart'],
}

function patternOf(path: string): string {
  const [pathname = ''] = path.split('?')
  return pathname.replace(/\d+\/$/, ':id/').replace(/^\/(product|news|stocks)\/[^/]+\/$/, '/$1/:code/')
}

/** Calls of a page that stands without them, though the page may say so; each absent as 404 and as 501. */
async function costs(path: string, cookies: string): Promise<string[]> {
  const whole = await open(path, cookies)
  const found = [200, 302].includes(whole.status) ? [] : [`${path} is ${whole.status}`]
  const isPersonal = path.startsWith('/personal/')
  const own = new Set([...(about[patternOf(path)] ?? []), ...(isPersonal ? ['getHeader'] : [])])
  for (const id of asked)
    for (const status of [404, 501]) {
      const answer = await open(path, cookies, { id, status })
      const mayFail = own.has(id)
      if (answer.status !== whole.status && !mayFail) found.push(`${path} ${id} ${status}: ${answer.status}`)
      if (id === 'getHeader' && answer.status === 404)
        found.push(`${path} ${id} ${status}: the address is blamed`)
    }
  return found
}

test.each(publicPages)(
  'O-27 without any secondary call %s stands',
  async (path) => {
    expect(await costs(path, '')).toEqual([])
  },
  120_000,
)

test('O-27 so does each page of the personal area; of lists not even the list itself costs the page', async () => {
  const cookies = await logIn()
  const found: string[] = []
  for (const path of personalPages) found.push(...(await costs(path, cookies)))
  expect(found).toEqual([])
}, 300_000)

/** Pages of the personal area at an address of their own, with what they are drawn from. */
const personalLists = [
  ['/personal/', 'getDashboard', 'Личный кабинет'],
  ['/personal/orders/', 'listOrders', 'Заказы'],
  ['/personal/acts/', 'listActs', 'Акты'],
  ['/personal/authorities/', 'listAuthorities', 'Доверенности'],
  ['/personal/balance/', 'getBalance', 'Баланс'],
  ['/personal/companies/', 'listCompanies', 'Компании'],
  ['/personal/companies/users/', 'listCompanyUsers', 'Сотрудники компании'],
  ['/personal/companies/users/', 'listCompanyRoles', 'Сотрудники компании'],
  ['/personal/companies/invitations/', 'listInvitations', 'Приглашения и запросы доступа'],
  ['/personal/contracts/', 'listContracts', 'Договоры'],
  ['/personal/delivery-addresses/', 'listAddresses', 'Адреса доставки'],
  ['/personal/equipment/', 'listMachines', 'Техника'],
  ['/personal/hooks/', 'listHooks', 'Интеграции и вебхуки'],
  ['/personal/notifications/', 'listNotifications', 'Уведомления'],
  ['/personal/profile/', 'getProfile', 'Профиль'],
  ['/personal/requests/', 'listRequests', 'Заявки'],
  ['/personal/saved-carts/', 'listSavedCarts', 'Сохранённые корзины'],
  ['/personal/service/', 'listFleetService', 'План ТО'],
] as const

test('O-27 a part of the personal area that the backend lacks is told in its place, between the menus', async () => {
  const cookies = await logIn()
  for (const [path, id, heading] of personalLists)
    for (const status of [404, 501]) {
      const answer = await open(path, cookies, { id, status })
      const text = answer.html.replaceAll('\u00a0', ' ')
      expect([path, answer.status]).toEqual([path, 200])
      expect([path, /<h1[^>]*>([^<]*)/.exec(text)?.[1]]).toEqual([path, heading])
      expect([path, text.includes('пока недоступен')]).toEqual([path, true])
      expect([path, text.includes('href="/personal/orders/"')]).toEqual([path, true])
      // In development: whom to ask for it.
      expect([path, text.includes(`<code>${id}</code>`)]).toEqual([path, true])
      expect([path, text.includes('Страница не найдена')]).toEqual([path, false])
    }
}, 120_000)

test('R-ERR-13 a thing of the personal area that is not found is still 404', async () => {
  const cookies = await logIn()
  for (const path of ['orders/1/', 'acts/1/', 'companies/1/', 'contracts/1/', 'equipment/1/', 'requests/1/'])
    expect([path, (await open(`/personal/${path}`, cookies)).status]).toEqual([path, 404])
})
