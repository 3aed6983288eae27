import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

test.use({ viewport: { width: 375, height: 740 } })

test('R-MOB-01 R-MOB-02 R-MOB-09 R-MOB-10 R-MOB-21 R-MOB-22 R-MOB-23 R-MOB-24 R-MOB-26 R-MOB-27 R-MOB-28 R-MOB-29 R-POPUP-22 X-48 the menu of a guest', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Каталог' })).toBeHidden()
  await header.getByRole('button', { name: 'Меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu.getByText('Войти в личный кабинет')).toBeVisible()
  const links = menu.getByRole('navigation', { name: 'Главное меню' })
  await expect(links.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/')
  await expect(links.getByRole('link', { name: 'Акции' })).toHaveAttribute('href', '/stocks/')
  await expect(links.getByRole('link', { name: 'Распродажа' })).toBeVisible()
  await expect(links.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/delivery/')
  await expect(menu.getByText('Звонок бесплатный')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+78005553512')
  await expect(menu.getByRole('link', { name: 'Написать' })).toHaveAttribute(
    'href',
    'mailto:zakaz@kran-detal.example',
  )
  await expect(menu.getByRole('link', { name: /ВКонтакте/ })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Выход' })).toBeHidden()
  await menu.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/about/')
})

test('R-MOB-04 R-MOB-05 R-MOB-07 R-MOB-11 R-MOB-12 R-MOB-14 R-MOB-15 R-MOB-17 R-MOB-18 R-MOB-19 R-MOB-20 R-MOB-25 the menu of a customer', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/about/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute('href', '/personal/')
  await expect(header.getByRole('link', { name: /Уведомления.*есть новые/ })).toHaveAttribute(
    'href',
    '/personal/notifications/',
  )
  await header.getByRole('button', { name: 'Меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu.getByRole('link').first()).toHaveAccessibleName(
    'Личный кабинет 1 заказ ждёт согласования',
  )
  await expect(menu.getByRole('button', { name: 'Город отгрузки' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Перейти в профиль' })).toBeVisible()
  const manager = menu.getByRole('region', { name: 'Личный менеджер' })
  await expect(manager).toContainText('Менеджер по дорожной технике')
  await expect(manager).toContainText('Климова Ольга Сергеевна')
  await expect(manager.getByRole('link', { name: 'ВКонтакте' })).toBeVisible()
  await menu.getByText(seedIds.companies.uralDorStroy.name).first().click()
  await expect(menu.getByRole('button', { name: seedIds.companies.karyerServis.name })).toBeVisible()
  await menu.getByRole('button', { name: 'Выход' }).click()
  await expect(header.getByRole('button', { name: 'Войти' })).toBeVisible()
})

test('R-MOB-03 R-MOB-06 R-MOB-08 search, cart and login from the mobile header', async ({ page, visit }) => {
  await visit('/about/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/cart/')
  await header.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Поиск' }).click()
  const search = page.getByRole('dialog', { name: 'Поиск' })
  await search.getByRole('combobox').fill(seedIds.products.inStock.article)
  await search.getByRole('link', { name: seedIds.products.inStock.article }).click()
  await expect(page).toHaveURL(`/product/${seedIds.products.inStock.code}/`)
  await expect(search).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('O-32 R-MOB-12 a guest chooses the city from the menu', async ({ page, visit }) => {
  await visit('/about/')
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await menu.getByRole('button', { name: /ород отгрузки/ }).click()
  const offices = page.getByRole('dialog', { name: 'Город отгрузки' })
  await offices.getByRole('button', { name: /^Казань/ }).click()
  await expect(offices).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Город отгрузки' })).toContainText('Казань')
})
