import type { Locator, Page } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { violationsOf } from './fixtures/axe.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

const diagram = '/catalog/parts/eg-210/3108/'
const frameOf = (page: Page) => page.getByRole('region', { name: /^Чертёж: / })
const widthOf = async (frame: Locator) => (await frame.locator('img').boundingBox())?.width ?? 0

test('R-EQUIP-02 a drawing is enlarged by the wheel about the pointer, and dragged', async ({
  page,
  visit,
}) => {
  await visit(diagram)
  const frame = frameOf(page)
  const whole = await widthOf(frame)
  await frame.hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -100)
      return (await widthOf(frame)) / whole
    })
    .toBeGreaterThan(1.5)
  const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))
  const before = await scrolled()
  const box = await frame.boundingBox()
  if (!box) throw new Error('The drawing is not shown')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 - 30, { steps: 4 })
  await page.mouse.up()
  const after = await scrolled()
  expect([after.scrollLeft - before.scrollLeft, after.scrollTop - before.scrollTop]).toEqual([60, 30])
  await page.getByRole('button', { name: 'Весь чертёж' }).click()
  await expect.poll(() => widthOf(frame)).toBe(whole)
})

test('R-EQUIP-02 the wheel over a whole drawing scrolls the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await visit(diagram)
  const frame = frameOf(page)
  const whole = await widthOf(frame)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await frame.hover()
  const before = await scrolled()
  await page.mouse.wheel(0, 120)
  await expect.poll(scrolled).toBeGreaterThan(before)
  expect(await widthOf(frame)).toBe(whole)
})

test.describe('by one finger', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-EQUIP-02 an enlarged drawing pans to its edge without dragging the page, a whole one leaves the finger to it', async ({
    page,
    visit,
  }) => {
    await visit(diagram)
    const frame = frameOf(page)
    const touch = await page.context().newCDPSession(page)
    const swipe = async (dx: number, dy: number) => {
      const box = await frame.boundingBox()
      if (!box) throw new Error('The drawing is not shown')
      const [x, y] = [box.x + box.width / 2 - dx / 2, box.y + box.height / 2 - dy / 2]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      for (let step = 1; step <= 10; step += 1)
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x + (dx * step) / 10, y: y + (dy * step) / 10 }],
        })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const places = () =>
      frame.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop, page: window.scrollY }))
    const edge = await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const start = await places()
    await swipe(-120, 0)
    await expect.poll(async () => (await places()).scrollLeft).toBeGreaterThan(start.scrollLeft)
    // More swipes than it takes to come to the lower edge.
    await expect
      .poll(async () => {
        await swipe(0, -160)
        return (await places()).scrollTop
      })
      .toBeGreaterThanOrEqual(edge - 1)
    await swipe(0, -160)
    expect((await places()).page).toBe(start.page)
    await page.getByRole('button', { name: 'Весь чертёж' }).tap()
    await expect.poll(() => widthOf(frame)).toBeLessThanOrEqual(375)
    await expect
      .poll(async () => {
        await swipe(0, -160)
        return (await places()).page
      })
      .toBeGreaterThan(start.page)
  })
})

test('R-EQUIP-02 keys enlarge a drawing, move it, show the whole of it, fill the screen and come back', async ({
  page,
  visit,
}) => {
  await visit(diagram)
  const frame = frameOf(page)
  const whole = await widthOf(frame)
  await frame.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('+')
      return (await widthOf(frame)) / whole
    })
    .toBeGreaterThan(2)
  const top = await frame.evaluate(({ scrollTop }) => scrollTop)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(top)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await expect.poll(() => widthOf(frame)).toBe(whole)
  const full = page.getByRole('button', { name: 'На полный экран' })
  await full.focus()
  await page.keyboard.press('Enter')
  const back = page.getByRole('button', { name: 'Выйти из полного экрана' })
  await expect(back).toBeFocused()
  const isFull = () => page.evaluate(() => document.fullscreenElement?.tagName)
  await expect.poll(isFull).toBe('FIGURE')
  const place = page.locator('svg a[data-position="10"]')
  await place.click()
  await expect(frame.locator('xpath=..').getByRole('status')).toContainText('10. Колесо направляющее')
  // Enlarged in full screen, the page shows the same part.
  await frame.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('+')
  await expect.poll(() => widthOf(frame)).toBeGreaterThan(whole * 2)
  const middle = () =>
    frame.evaluate((element) => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      const [x, y] = [
        (scrollLeft + clientWidth / 2) / scrollWidth,
        (scrollTop + clientHeight / 2) / scrollHeight,
      ]
      return [x, y].map((share) => share.toFixed(2))
    })
  const seen = await middle()
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(full).toBeFocused()
  await expect.poll(middle).toEqual(seen)
  await expect.poll(isFull).toBeUndefined()
})

test('R-EQUIP-02 in full screen a part is told with article and price, and its row is one press away', async ({
  page,
  visit,
}) => {
  await visit(`${diagram}?serial=EG210-004417`)
  const row = page.locator('li[data-position="38"]')
  const [article, price] = await Promise.all([
    row.locator('code').first().textContent(),
    row.locator('[data-sum]').first().textContent(),
  ])
  await page.getByRole('button', { name: 'На полный экран' }).click()
  // A forced click doesn't wait.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.nodeName)).toBe('FIGURE')
  await page.locator('svg a[data-position="38"]').click({ force: true })
  const caption = page.locator('figcaption')
  await expect(caption).toContainText('38. ')
  await expect(caption).toContainText(article ?? '')
  await expect(caption).toContainText(price ?? '')
  // The page behind it can't be reached now.
  const violations = await violationsOf(page, {}, 'figure')
  expect(violations.map(({ id }) => id)).toEqual([])
  // By keys from position to position.
  await page.keyboard.press('ArrowDown')
  await expect(caption).toContainText('39. ')
  await expect(caption.getByRole('button', { name: /^К позиции 39: / })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(caption).toContainText('38. ')
  // The way to the button leads over other parts.
  await caption.getByRole('button', { name: /^К позиции 38: / }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await expect(row.locator('[data-open]')).toBeFocused()
  await expect(row.locator('[data-open]')).toBeInViewport()
  await expect(row).toHaveAttribute('aria-current', 'true')
})

test('R-ERR-19 R-EQUIP-02 a drawing that came with the second try is enlarged and dragged too', async ({
  page,
  visit,
  watch,
}) => {
  watch.allowConsole(/ERR_FAILED/)
  await visit(diagram)
  const frame = frameOf(page)
  // Its first frame has the zoom already.
  await frame.hover()
  await page.mouse.wheel(0, -100)
  await page.route('**/media/**', (route) => route.abort())
  await frame.locator('img').evaluate((image: HTMLImageElement) => (image.src += '?again'))
  await expect(page.getByText('Чертёж не загрузился')).toBeVisible()
  await page.unroute('**/media/**')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect
    .poll(() => frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const whole = await widthOf(frame)
  await page.getByRole('button', { name: 'Увеличить' }).click()
  await expect.poll(async () => (await widthOf(frame)) / whole).toBeGreaterThan(1.4)
  await frame.hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -100)
      return (await widthOf(frame)) / whole
    })
    .toBeGreaterThan(2)
})

test('R-PROD-07 R-EQUIP-02 a product leads to the diagram in which it stands, opened at its position', async ({
  page,
  visit,
}) => {
  await visit(`/product/${seedIds.products.wearPart.code}/`)
  await page.getByRole('link', { name: 'Показать на чертежах узлов' }).click()
  await expect(page).toHaveURL(/\?position=\d+/)
  const row = page.getByRole('list', { name: 'Позиции чертежа' }).locator('li[aria-current="true"]')
  await expect(row).toContainText(seedIds.products.wearPart.article)
  await expect(row).toBeInViewport()
})
