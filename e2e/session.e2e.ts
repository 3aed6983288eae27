import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, fillLogin, test, visitPage } from './fixtures/test.ts'

/** Seconds; the token lives 86,400 after its last use (R-CONST-03). */
const afterTheToken = 86_401

test('O-69 O-70 R-AUTH-03 a session that ends while typing: it is said, nothing typed is lost, and it goes on', async ({
  page,
  visit,
  logIn,
  passSeconds,
  watch,
}) => {
  await visit('/about/')
  await logIn()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Обратная связь' }).click()
  const form = page.getByRole('dialog', { name: 'Обратная связь' })
  await form.getByLabel('Имя').fill('Иван Петров')
  await form.getByLabel('Телефон').pressSequentially('9125550199')
  await form.getByLabel('Сообщение').fill('Подойдёт ли FM-2040 к нашему катку?')
  await form.getByRole('checkbox').check()
  await passSeconds(afterTheToken)
  watch.allowStatus(401)
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сессия истекла, войдите снова')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await fillLogin(page, 'buyer')
  await expect(form.getByLabel('Сообщение')).toHaveValue('Подойдёт ли FM-2040 к нашему катку?')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/about/')
})

test('O-69 R-ROUTE-34 R-ROUTE-49 a page of the personal area after the end leads through the login back to itself', async ({
  page,
  visit,
  logIn,
  passSeconds,
}) => {
  await visit('/about/')
  await logIn()
  await passSeconds(afterTheToken)
  await page.goto('/personal/orders/?PAGEN_1=1')
  await expect(page).toHaveURL((url) => url.pathname === '/registration/')
  expect(new URL(page.url()).searchParams.get('back')).toBe('/personal/orders/?PAGEN_1=1')
  await expect(page.getByText('Сессия истекла, войдите снова')).toBeVisible()
  await fillLogin(page, 'buyer')
  await expect(page).toHaveURL('/personal/orders/?PAGEN_1=1')
})

test('O-69 a public page after the end is drawn for a guest, and says so once', async ({
  page,
  visit,
  logIn,
  passSeconds,
}) => {
  await visit('/about/')
  await logIn()
  await passSeconds(afterTheToken)
  await visit('/delivery/')
  await expect(page.getByText('Сессия истекла, войдите снова')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await visit('/payment/')
  await expect(page.getByText('Сессия истекла')).toHaveCount(0)
})

test('R-ROUTE-32 R-ROUTE-33 R-ROUTE-34 R-ROLE-10 O-03 a guest in the personal area logs in and lands where he wanted', async ({
  page,
  visit,
}) => {
  await visit('/personal/orders/')
  await expect(page).toHaveURL((url) => url.pathname === '/registration/')
  await fillLogin(page, 'buyer')
  await expect(page).toHaveURL('/personal/orders/')
  await page.goBack()
  await expect(page).not.toHaveURL(/registration/)
})

for (const back of ['//example.com/', '/\\example.com', 'https://example.com/', '/\t/example.com']) {
  test(`O-04 R-ROUTE-33 no login leads to another site: ${JSON.stringify(back)}`, async ({ page, visit }) => {
    await visit(`/registration/?back=${encodeURIComponent(back)}`)
    await fillLogin(page, 'buyer')
    await expect(page).toHaveURL('/personal/')
  })
}

test('R-ROLE-23 O-02 who is logged in has nothing to do on the registration page', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/about/')
  await logIn()
  await page.goto('/registration/')
  await expect(page).toHaveURL('/personal/')
  await page.goto('/registration/?back=%2Fdelivery%2F')
  await expect(page).toHaveURL('/delivery/')
})

test('R-TAB-01 R-TAB-02 O-73 login and logout in one tab reach the other', async ({
  page,
  context,
  visit,
  logIn,
}) => {
  await visit('/about/')
  const other = await context.newPage()
  await visitPage(other, '/delivery/')
  const reloaded = other.waitForEvent('load')
  await page.bringToFront()
  await logIn()
  await reloaded
  await expect(other.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
  await visitPage(other, '/personal/orders/')

  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  await page.getByRole('dialog', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выход' }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  expect(loads, 'the tab that heard of the logout calls nobody back').toBe(0)
})

test('R-TAB-02 O-73 a login reaches a tab that has just begun and can not hear of it yet', async ({
  page,
  context,
  visit,
  logIn,
}) => {
  await visit('/about/')
  const other = await context.newPage()
  const held = Promise.withResolvers<void>()
  await other.route('**/assets/entry-client*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await other.goto('/delivery/', { waitUntil: 'commit' })
  await page.bringToFront()
  await logIn()
  await other.bringToFront()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  held.resolve()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
})

test('R-BRANCH-06 R-BRANCH-10 R-BRANCH-11 R-BRANCH-15 R-BRANCH-16 R-BRANCH-17 R-BRANCH-18 R-BRANCH-19 R-BRANCH-22 a city chosen in another tab is asked about', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about/')
  const city = page.getByRole('banner').getByRole('button', { name: 'Город:' })
  await city.click()
  const offices = page.getByRole('dialog', { name: 'Город отгрузки' })
  await offices.getByRole('button', { name: /^Казань/ }).click()
  await expect(city).toContainText('Казань')

  const other = await context.newPage()
  await visitPage(other, '/delivery/')
  await other.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  await other
    .getByRole('dialog', { name: 'Город отгрузки' })
    .getByRole('button', { name: /^Пермь/ })
    .click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Город:' })).toContainText('Пермь')

  await page.bringToFront()
  await page.reload()
  const prompt = page.getByRole('dialog', { name: 'Город изменён' })
  await expect(prompt).toContainText(
    'В другой вкладке был изменён город на Пермь. Применить это изменение здесь?',
  )
  await expect(city).toContainText('Казань')
  expect(await page.evaluate(() => sessionStorage.getItem('newBranch'))).toContain('Пермь')
  const posted = page.waitForRequest((request) => request.url().includes('/web/header/setUserStore/'))
  await prompt.getByRole('button', { name: 'Да' }).click()
  expect((await posted).postDataJSON()).toMatchObject({ storeId: expect.stringMatching(/^store-/) })
  await expect(prompt).toBeHidden()
  await expect(city).toContainText('Пермь')
  expect(await page.evaluate(() => sessionStorage.getItem('newBranch'))).toBeNull()
})

test('R-BRANCH-12 R-BRANCH-20 O-111 the old city stays by a click elsewhere, and it is not asked again', async ({
  page,
  context,
  visit,
}) => {
  await visit('/about/')
  const city = page.getByRole('banner').getByRole('button', { name: 'Город:' })
  const name = (await city.innerText()).replace('Город:', '').trim()
  const other = await context.newPage()
  await visitPage(other, '/delivery/')
  await other.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  await other
    .getByRole('dialog', { name: 'Город отгрузки' })
    .getByRole('button', { name: /^Пермь/ })
    .click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Город:' })).toContainText('Пермь')
  await page.bringToFront()
  await page.reload()
  const prompt = page.getByRole('dialog', { name: 'Город изменён' })
  await expect(prompt.getByRole('button', { name: 'Нет' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(prompt).toBeHidden()
  await expect(city).toContainText(name)
  await page.reload()
  // The server drew the other city; the old one stands here when the tab has compared the two.
  await expect(city).toContainText(name)
  await expect(prompt).toBeHidden()
})

test('R-AUTH-08 R-AUTH-09 R-AUTH-10 R-AUTH-12 after a login header, cart, companies and branch are read again', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/about/')
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await logIn()
  await expect(
    page.getByRole('banner').getByRole('button', { name: seedIds.companies.uralDorStroy.name }),
  ).toBeVisible()
  const login = read.indexOf('/api/authentication/')
  expect(read.slice(login + 1)).toEqual(
    expect.arrayContaining([
      '/api/header/',
      '/web/basket/products/',
      '/web/contractors/',
      '/web/header/currentStore/',
    ]),
  )
})
