import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, now, test } from './fixtures/test.ts'

test.use(moving)

const { inStock } = seedIds.products

test('R-LAYOUT-04 R-HEAD-05 R-HEAD-06 R-HEAD-07 R-HEAD-08 R-HEAD-09 R-HEAD-19 O-116 the header leads everywhere', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation', { name: 'Меню сайта' })
  await expect(menu.getByRole('button', { name: 'Акции' })).toHaveAttribute('href', '/stocks/')
  await expect(header.getByRole('link', { name: '+7 (800) 555-35-12' })).toHaveAttribute(
    'href',
    'tel:+78005553512',
  )
  await expect(header.getByRole('link', { name: 'zakaz@kran-detal.example' })).toHaveAttribute(
    'href',
    'mailto:zakaz@kran-detal.example',
  )
  await menu.getByRole('link', { name: 'Доставка' }).click()
  await expect(page).toHaveURL('/delivery/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await menu.getByRole('link', { name: 'Распродажа' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === '{"sellout":true}')
  await header.getByRole('link', { name: /на главную/ }).click()
  await expect(page).toHaveURL('/')
})

test('R-HEAD-20 R-HEAD-21 R-MENU-04 R-MENU-08 R-MENU-10 R-MENU-14 R-MENU-16 R-CONST-38 O-121 the catalogue menu opens, leads to a section, and closes', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/about/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Каталог' })
  const menu = page.getByRole('navigation', { name: 'Разделы каталога' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const filters = menu.getByRole('button', { name: /^Фильтры/ })
  await expect(filters).toBeVisible()
  await checkAccess()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await filters.click()
  await menu.getByRole('link', { name: 'Весь раздел «Фильтры»' }).click()
  await expect(page).toHaveURL(seedIds.sections.filters.url)
  await expect(menu).toBeHidden()

  await button.click()
  await filters.click()
  await menu.getByRole('link', { name: 'Весь раздел «Фильтры»' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(seedIds.sections.filters.url)

  await button.click()
  await menu
    .getByRole('link', { name: /^Экскаваторы/ })
    .first()
    .hover()
  const children = menu.getByRole('group', { name: /^Экскаваторы/ }).locator('> ul > li')
  await expect(children).toHaveCount(3)
  const lefts = await children.evaluateAll((items) => items.map((one) => one.getBoundingClientRect().left))
  expect(new Set(lefts).size, 'columns of the pane').toBe(3)
  const lower = await menu.getByRole('link', { name: /^Погрузчики/ }).boundingBox()
  const target = await children.first().boundingBox()
  if (!lower || !target) throw new Error('The menu is not laid out')
  await menu.getByRole('link', { name: /^Погрузчики/ }).hover()
  await expect(menu.getByRole('group', { name: /^Погрузчики/ })).toBeVisible()
  // A slow way up to the pane rests longer than 125 ms on the entries that it crosses.
  const [fromX, fromY] = [lower.x + 40, lower.y + lower.height / 2]
  // On a busy machine two moves come 125 ms apart by themselves: the time of the page stands still between them.
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now.getTime() + 60_000)
  for (let step = 0; step <= 24; step += 1) {
    const part = step / 24
    await page.mouse.move(fromX + (target.x + 30 - fromX) * part, fromY + (target.y + 8 - fromY) * part)
    await page.clock.runFor(40)
  }
  await page.clock.resume()
  await expect(menu.getByRole('group', { name: /^Погрузчики/ })).toBeVisible()

  await menu.getByRole('link', { name: /^Бульдозеры/ }).hover()
  const pane = menu.getByRole('group', { name: /^Бульдозеры/ })
  await pane.getByRole('link', { name: /^Гусеничные бульдозеры/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Гусеничные бульдозеры' })).toBeVisible()

  await button.click()
  await page.getByRole('main').click({ position: { x: 5, y: 700 } })
  await expect(menu).toBeHidden()
})

for (const width of [769, 800, 900, 1000])
  test(`R-MENU-10 R-MENU-11 at ${width} pixels the menu has three columns, and its toggles stand under their own lists`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit('/about/')
    await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click()
    const menu = page.getByRole('navigation', { name: 'Разделы каталога' })
    await menu.getByRole('button', { name: /^Гидравлика/ }).click()
    await menu.getByRole('link', { name: /^Соединения трубопроводов/ }).hover()
    const pane = menu.getByRole('group', { name: /^Соединения трубопроводов/ })
    const columns = pane.locator('> ul')
    const sections = columns.locator('> li')
    await expect(sections).toHaveCount(5)
    const places = await sections.evaluateAll((items) => items.map((one) => one.getBoundingClientRect().left))
    expect(new Set(places).size, 'columns of the pane').toBe(3)
    // A word that is too long for its column would reach into the next one.
    expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const own = await pane.getByRole('button', { name: 'Ещё 3: Соединения трубопроводов' }).boundingBox()
    expect(own?.x).toBe((await columns.first().boundingBox())?.x)
  })

test('R-HEAD-11 R-HEAD-12 R-HEAD-13 R-HEAD-14 R-HEAD-15 R-HEAD-16 R-HEAD-17 R-HEAD-18 R-CONST-37 promotions stand in a panel with a slider and a list', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/about/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Акции' })
  await opener.click()
  const panel = page.getByRole('region', { name: 'Акции', exact: true })
  const cards = panel.getByRole('list').last().getByRole('listitem')
  await expect(panel).toBeVisible()
  const count = await cards.count()
  expect(count).toBeGreaterThan(3)
  await expect(panel.getByRole('link', { name: `Все акции ${count}` })).toHaveAttribute('href', '/stocks/')
  const left = (index: number) => cards.nth(index).evaluate((card) => card.getBoundingClientRect().left)
  expect(await left(0)).toBe(await left(2))
  expect(await left(0)).toBeLessThan(await left(1))

  const slider = panel.getByRole('region', { name: 'Акции крупно' })
  // Slides out of sight are inert, which Playwright's roles don't know.
  const slide = slider.locator('[role=group]:not([inert])')
  await expect(slide).toHaveCount(1)
  await expect(slide).toHaveAccessibleName(`1 из ${count}`)
  await slider.getByRole('button', { name: 'Вперёд' }).click()
  await expect(slide).toHaveAccessibleName(`2 из ${count}`)
  await slider.getByRole('button', { name: 'Назад' }).click()
  await expect(slide).toHaveAccessibleName(`1 из ${count}`)
  await slider.getByRole('button', { name: `3 из ${count}` }).click()
  await expect(slide).toHaveAccessibleName(`3 из ${count}`)
  await expect(slide).toBeInViewport({ ratio: 0.9 })
  await checkAccess()

  await panel.getByRole('button', { name: 'Закрыть акции' }).click()
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await panel.getByRole('link', { name: 'Все акции' }).click()
  await expect(page).toHaveURL('/stocks/')
  await expect(panel).toBeHidden()
})

test('O-28 a menu that could not be read says so and can be asked again', async ({
  page,
  visit,
  prefer,
  watch,
}) => {
  watch.allowStatus(500)
  await visit('/about/')
  await prefer({ getCatalogMenu: { code: 500 } })
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click()
  await expect(page.getByText('Не удалось загрузить каталог')).toBeVisible()
  await prefer({})
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Фильтры/ })).toBeVisible()
})

test('R-HEAD-22 R-HEAD-23 R-HEAD-27 R-HEAD-28 R-HEAD-29 R-CAT-25 suggestions come while typing and lead to the product', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const box = page.getByRole('combobox', { name: 'Введите артикул, название товара или название категории' })
  await expect(box).toHaveAttribute('placeholder', 'Поиск')
  await box.pressSequentially('масляны')
  const list = page.getByRole('grid', { name: 'Результаты поиска' })
  await expect(
    list.getByRole('rowgroup', { name: 'Категория товара' }).getByRole('link').first(),
  ).toBeVisible()
  await box.fill(inStock.article)
  const option = list.getByRole('link', { name: /^FM-2040/ })
  await expect(option).toContainText('Ремас')
  await expect(option).toContainText('Фильтр масляный FM-2040')
  await expect(option).toContainText(/В наличии 24\sшт/)
  await list.getByRole('button', { name: 'В корзину: Фильтр масляный FM-2040' }).click()
  await expect(list.getByRole('link', { name: 'В корзине 1 шт: Фильтр масляный FM-2040' })).toBeVisible()
  await expect(box).toBeFocused()
  await box.press('ArrowLeft')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await box.press('Escape')
  await expect(list).toBeHidden()
  await box.press('ArrowDown')
  await option.click()
  await expect(page).toHaveURL(`/product/${inStock.code}/`)
  await expect(list).toBeHidden()
})

test('R-HEAD-24 R-HEAD-25 R-HEAD-26 R-HEAD-30 R-CAT-23 Enter leads to the search page and empties the box; nothing typed leads nowhere', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const box = page.getByRole('combobox')
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/about/')
  await box.fill('  фильтр ')
  await box.press('Enter')
  await expect(page).toHaveURL(
    (url) => url.pathname === '/search/' && url.searchParams.get('query') === 'фильтр',
  )
  await expect(box).toHaveValue('')
  await box.fill('насос')
  await page.getByRole('link', { name: 'Посмотреть все' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'насос')
})

test('O-99 nothing found is said under the box', async ({ page, visit }) => {
  await visit('/about/')
  await page.getByRole('combobox').fill('ъъъщщщ')
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
})

test('R-HEAD-31 R-HEAD-33 R-POPUP-11 R-BRANCH-01 R-BRANCH-13 R-BRANCH-14 R-BRANCH-05 a city is chosen for the whole shop', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const button = page.getByRole('banner').getByRole('button', { name: 'Город:' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Город отгрузки' })
  await dialog.getByRole('searchbox', { name: 'Найти город' }).fill('казан')
  await dialog.getByRole('button', { name: /^Казань/ }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toContainText('Казань')
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('branch'))).toContain('Казань')
  await page.reload()
  await expect(button).toContainText('Казань')
})

test('R-HEAD-34 R-COMP-03 R-COMP-04 R-COMP-05 R-ROLE-12 switching the company reloads the page', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/about/')
  const { uralDorStroy, karyerServis } = seedIds.companies
  await page.getByRole('banner').getByRole('button', { name: uralDorStroy.name }).click()
  const switched = page.waitForRequest((request) => request.url().includes('/web/switchContractor/'))
  const reloaded = page.waitForEvent('load')
  await page
    .getByRole('dialog', { name: 'Контрагент' })
    .getByRole('button', { name: karyerServis.name })
    .click()
  expect(new URL((await switched).url()).searchParams.get('contragentId')).toBe(String(karyerServis.id))
  await reloaded
  await expect(page.getByRole('banner').getByRole('button', { name: karyerServis.name })).toBeVisible()
})

test('R-HEAD-35 who has no companies sees no company list', async ({ page, visit, logIn }) => {
  await visit('/about/')
  const companies = page.waitForResponse((response) => response.url().includes('/web/contractors/'))
  await logIn('person')
  await companies
  await expect(page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Выбрать контрагента')).toBeHidden()
})

test('R-HEAD-37 R-HEAD-38 R-WIDGET-06 R-WIDGET-07 R-WIDGET-08 R-WIDGET-09 R-WIDGET-10 R-NOTIF-04 R-NOTIF-09 R-NOTIF-10 R-ROLE-11 unread notifications are listed and read at once', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/about/')
  const bell = page.getByRole('banner').getByRole('button', { name: 'Уведомления' })
  await expect(bell).toHaveAccessibleName(/есть новые/)
  await bell.click()
  const popover = page.getByRole('dialog', { name: 'Уведомления' })
  await expect(popover.getByRole('link', { name: 'Уведомления' })).toHaveAttribute(
    'href',
    '/personal/notifications/',
  )
  await expect(popover.getByRole('listitem')).toHaveCount(3)
  await popover.getByRole('button', { name: 'Отметить все как прочитанные' }).click()
  await expect(popover.getByText('Нет непрочитанных уведомлений')).toBeVisible()
  await expect(bell).not.toHaveAccessibleName(/есть новые/)
  await popover.getByRole('button', { name: 'Закрыть' }).click()
  await expect(popover).toBeHidden()
  await expect(bell).toBeFocused()
})

test('R-NOTIF-03 R-NOTIF-08 a notification is read by a click, which opens what it is about', async ({
  page,
  visit,
  beLoggedIn,
}) => {
  await beLoggedIn()
  await visit('/about/')
  const bell = page.getByRole('banner').getByRole('button', { name: 'Уведомления' })
  await bell.click()
  const popover = page.getByRole('dialog', { name: 'Уведомления' })
  const read = page.waitForResponse((response) => response.url().includes('/api/notifications/read/'))
  await popover.getByRole('button', { name: /Счёт готов/ }).click()
  expect((await read).ok()).toBe(true)
  await expect(page).toHaveURL(`/personal/orders/${seedIds.orders.story.id}/`)
  await expect(popover).toBeHidden()
  await bell.click()
  await expect(popover.getByRole('listitem')).toHaveCount(2)
})

test('R-HEAD-39 R-HEAD-40 R-HEAD-41 R-POPUP-17 R-AUTH-02 R-AUTH-13 R-AUTH-15 a customer has a menu, and leaves by it', async ({
  page,
  visit,
  logIn,
}) => {
  await visit('/about/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина' })).toHaveAttribute(
    'href',
    '/cart/',
  )
  await logIn()
  await page.getByRole('banner').getByRole('button', { name: 'Личный кабинет' }).click()
  const menu = page.getByRole('dialog', { name: 'Личный кабинет' })
  await expect(menu.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/personal/orders/')
  await menu.getByRole('button', { name: 'Выход' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(seedIds.companies.uralDorStroy.name)).toHaveCount(0)
})

test('R-LAYOUT-05 R-FOOT-06 R-FOOT-07 R-FOOT-08 R-FOOT-09 R-FOOT-10 R-FOOT-12 R-FOOT-13 R-FOOT-14 R-FOOT-16 R-FOOT-17 R-FOOT-18 the footer tells who we are', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('navigation', { name: 'Каталог' }).getByRole('link').first()).toBeVisible()
  await expect(
    footer.getByRole('navigation', { name: 'Покупателям' }).getByRole('link').first(),
  ).toBeVisible()
  await expect(footer.getByRole('link', { name: '+7 (800) 555-35-12' })).toBeVisible()
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(footer.getByRole('link', { name: 'zakaz@kran-detal.example' })).toBeVisible()
  await expect(footer.getByText('©')).toBeVisible()
  await expect(footer.getByRole('img', { name: 'Принимаем к оплате' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /ВКонтакте/ })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Разработка/ })).toBeVisible()
  const policy = page.waitForEvent('popup')
  await footer.getByRole('link', { name: 'Юридические документы' }).click()
  await expect(await policy).toHaveURL('/policy/')
  await expect(page).toHaveURL('/about/')
})

test('R-FOOT-01 the footer is not on paper', async ({ page, visit }) => {
  await visit('/about/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('R-FOOT-11 R-FOOT-15 R-POPUP-08 R-FORM-01 R-FORM-27 R-FORM-34 O-118 a question is written in the feedback popup', async ({
  page,
  visit,
}) => {
  await visit('/about/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Обратиться к менеджеру' }).click()
  await expect(page.getByRole('dialog', { name: 'Обратиться к менеджеру' })).toBeVisible()
  await page.keyboard.press('Escape')
  await footer.getByRole('button', { name: 'Обратная связь' }).click()
  const dialog = page.getByRole('dialog', { name: 'Обратная связь' })
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByText('Заполните поле').first()).toBeVisible()
  await expect(dialog.getByLabel('Имя')).toBeFocused()
  await dialog.getByLabel('Имя').fill('Иван Петров')
  await dialog.getByLabel('Телефон').pressSequentially('9125550199')
  await expect(dialog.getByLabel('Телефон')).toHaveValue('+7 912 555 01 99')
  await dialog.getByLabel('Сообщение').fill('Подойдёт ли FM-2040 к нашему катку?')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog).toBeHidden()
})

test.describe('at the first visit', () => {
  test.use({ firstVisit: true })

  test('R-WIDGET-13 R-WIDGET-14 R-WIDGET-15 R-WIDGET-16 R-WIDGET-17 R-LAYOUT-09 cookies are told of until that is accepted', async ({
    page,
    visit,
  }) => {
    await visit('/about/')
    const notice = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(notice.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', '/cookie/')
    await visit('/about/')
    await notice.getByRole('button', { name: 'Согласен' }).click()
    await expect(notice).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookie_accepted'))).not.toBeNull()
  })

  test('R-WIDGET-12 R-CONST-01 the cookie notice appears after 2000 ms', async ({ page, visit }) => {
    await visit('/about/')
    const looks = await page
      .getByRole('region', { name: 'Файлы cookie', includeHidden: true })
      .evaluate((notice) => {
        const [appearance] = notice.getAnimations()
        appearance?.pause()
        return [1999, 2000 + 200].map((time) => {
          if (appearance) appearance.currentTime = time
          const { opacity, pointerEvents } = getComputedStyle(notice)
          return `${opacity} ${pointerEvents}`
        })
      })
    expect(looks).toEqual(['0.01 none', '1 auto'])
  })

  test('R-WIDGET-13 R-BRANCH-21 what was answered before is not shown, even before the code has come', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      if (location.protocol === 'about:') return
      localStorage.setItem('cookie_accepted', '1')
      localStorage.setItem('branch_confirm', '1')
    })
    await page.route(/\.js$/, () => undefined)
    await page.goto('/about/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const overlays = [
      page.getByRole('region', { name: 'Файлы cookie', includeHidden: true }),
      page.getByRole('dialog', { name: 'Ваш город', includeHidden: true }),
    ]
    for (const overlay of overlays) await expect(overlay).toHaveCSS('display', 'none')
  })

  test('R-BRANCH-02 R-BRANCH-07 R-BRANCH-08 R-BRANCH-21 R-LAYOUT-08 the city is asked once', async ({
    page,
    visit,
  }) => {
    await visit('/about/')
    const prompt = page.getByRole('dialog', { name: 'Ваш город' })
    const city = page.getByRole('banner').getByRole('button', { name: 'Город:' })
    const name = (await city.innerText()).replace('Город:', '').trim()
    await expect(prompt).toContainText(`Ваш город ${name}?`)
    await prompt.getByRole('button', { name: 'Верно' }).click()
    await expect(prompt).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('branch_confirm'))).not.toBeNull()
  })

  test('R-BRANCH-09 another city can be chosen from the question', async ({ page, visit }) => {
    await visit('/about/')
    await page
      .getByRole('dialog', { name: 'Ваш город' })
      .getByRole('button', { name: 'Сменить город' })
      .click()
    await page
      .getByRole('dialog', { name: 'Город отгрузки' })
      .getByRole('button', { name: /^Казань/ })
      .click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Город:' })).toContainText('Казань')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
