import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// Chromium keeps no page that says `no-store`, as WebKit does: the events of such a page are made here.

test('R-AUTH-14 Back after a logout in another tab never shows the orders again', async ({
  page,
  context,
  visit,
  logIn,
  watch,
}) => {
  await visit('/about/')
  await logIn()
  await visit('/personal/orders/')
  const heading = page.getByRole('heading', { name: 'Заказы', level: 1 })
  await expect(heading).toBeVisible()
  const happen = (type: string) =>
    page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  const readMark = () => page.evaluate(() => localStorage.getItem('session_last'))
  const mark = await readMark()
  await happen('pagehide')
  await happen('pageshow')
  await expect(heading).toBeVisible()
  // The page has asked who its visitor is, and marks the session anew. A frozen page would do nothing meanwhile.
  await expect.poll(readMark).not.toBe(mark)

  // Popups and their backdrop hide with the page.
  await page.getByRole('banner').getByRole('button', { name: 'Город:' }).click()
  const cities = page.getByRole('dialog', { name: 'Город отгрузки' })
  const store = cities.getByRole('button').first()
  await expect(store).toBeVisible()
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map(({ tagName, className }) => `${tagName} ${className}`),
    )
  await happen('pagehide')
  await expect(store).toBeHidden()
  await expect.poll(shown).toEqual([])
  const markBefore = await readMark()
  await happen('pageshow')
  await expect(store).toBeVisible()
  // An answer that comes later would mark the session over the logout below.
  await expect.poll(readMark).not.toBe(markBefore)

  await happen('pagehide')
  // As another tab does once its logout is answered; this one is frozen and hears nothing.
  await page.evaluate(() => localStorage.setItem('session_last', 'logout 1'))
  watch.allowConsole(/Failed to load resource/)
  await context.route('**/*', (route) => route.abort())
  await happen('pageshow')
  await expect(page.getByRole('alert')).toContainText('Страница устарела')
  await expect(heading).toBeHidden()
  await expect(cities).toBeHidden()
  await expect.poll(shown).toEqual([])
  await expect(page.getByText('Иван')).toBeHidden()
  await context.unroute('**/*')
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(heading).toBeVisible()
})
