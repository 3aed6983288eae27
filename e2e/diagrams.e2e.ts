import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { pinchOn } from './fixtures/pinch.ts'
import { expect, test } from './fixtures/test.ts'

test('R-EQUIP-02 R-CART-09 a mechanic goes from the serial number to a part in the cart by keys only', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit('/catalog/parts/')
  await page.getByLabel('Серийный номер с таблички').focus()
  await page.keyboard.type('eg210-004417')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Показаны детали для машины EG210-004417.')).toBeVisible()
  await checkAccess()
  await page.getByRole('link', { name: 'Тележка гусеничная' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Тележка гусеничная' })).toBeVisible()
  await checkAccess()
  const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
  await rows.nth(0).locator('[data-open]').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2).locator('[data-open]')).toBeFocused()
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true')
  await rows.nth(2).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Выбранное в корзину' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('В корзину добавлено: 1 позиция')).toBeVisible()
  await rows.nth(2).locator('[data-open]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
})

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('R-EQUIP-02 the drawing above the list never covers what has the focus', async ({ page, visit }) => {
    await visit('/catalog/parts/eg-210/3108/?serial=EG210-004417')
    const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
    const isSeen = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        const { left = 0, top = 0, width = 0, height = 0 } = focused?.getBoundingClientRect() ?? {}
        return !!focused?.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await rows.nth(20).locator('[data-open]').focus()
    for (let number = 19; number > 15; number--) {
      await page.keyboard.press('ArrowUp')
      await expect(rows.nth(number).locator('[data-open]')).toBeFocused()
      await expect.poll(isSeen).toBe(true)
    }
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(isSeen).toBe(true)
    }
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-EQUIP-02 a mechanic taps a part of the drawing and buys what its row offers', async ({
    page,
    visit,
  }) => {
    await visit('/catalog/parts/?serial=EG210-004417')
    await page.getByRole('link', { name: 'Тележка гусеничная' }).tap()
    const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await page.locator('svg a[data-position="10"]').tap()
    await expect(rows.nth(9)).toHaveAttribute('aria-current', 'true')
    await expect(rows.nth(9)).toBeInViewport()
    await rows
      .nth(9)
      .getByRole('button', { name: /^В корзину/ })
      .tap()
    await expect(page.getByText('Товар добавлен в корзину')).toBeVisible()
    await page.getByRole('button', { name: 'Увеличить' }).tap()
    await rows.nth(3).tap({ position: { x: 120, y: 12 } })
    await expect(page.locator('svg a[data-position="4"]')).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R-ROLE-01 R-EQUIP-02 the list of positions tells article, stock and price', async ({ page }) => {
    await page.goto('/catalog/parts/?serial=EG210-004417')
    await page.getByRole('link', { name: 'Тележка гусеничная' }).click()
    const rows = page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')
    await expect(rows.first()).toContainText('₽')
    await expect(rows.first()).toContainText('подходит')
    // Playwright sees nothing in a noscript.
    expect(await page.content()).toMatch(/Чтобы положить детали[^<]*включите[^<]*JavaScript/)
    await page.locator('svg a[data-position="10"]').click()
    await expect(page).toHaveURL(/#position-10$/)
    await rows.first().locator('[data-open]').click()
    await expect(page).toHaveURL(/\/product\//)
  })

  test('R-EQUIP-02 a serial number in Cyrillic finds its machine, one of another model leads there, what is none is told', async ({
    page,
  }) => {
    await page.goto('/catalog/parts/')
    const field = page.getByLabel('Серийный номер с таблички')
    await field.fill('ск45 – 000377')
    await page.getByRole('search', { name: 'Серийный номер машины' }).getByRole('button').click()
    await expect(page.getByText('Показаны детали для машины SK45-000377.')).toBeVisible()
    await field.fill('ЕГ210-004417')
    await page.getByRole('button', { name: 'Подобрать' }).click()
    await expect(page.getByText('EG210-004417 не похож на номер SK-45')).toBeVisible()
    await page.getByRole('link', { name: 'Найти машину с этим номером' }).click()
    await expect(page.getByText('Показаны детали для машины EG210-004417.')).toBeVisible()
    await field.fill('Щ/17')
    await page.getByRole('button', { name: 'Подобрать' }).click()
    await expect(page.getByText('«Щ/17» не похоже на серийный номер')).toBeVisible()
    await expect(field).toHaveValue('Щ/17')
  })

  test('R-EQUIP-02 where a part stands is told for one machine: at its position, or that the machine has none', async ({
    page,
  }) => {
    const answer = await page.request.get('/web/parts/diagram/3101/?serialNumber=EG210-004417')
    const body: { data: { diagram: { positions: { number: number; productId: number }[] } } } =
      await answer.json()
    const part = body.data.diagram.positions.find(({ number }) => number === 4)?.productId
    await page.goto(`/catalog/parts/?part=${part}`)
    expect(
      await page.getByRole('list', { name: 'Чертежи с этой деталью' }).getByRole('listitem').count(),
    ).toBe(3)
    await page.getByLabel('Серийный номер с таблички').fill('EG210-000001')
    await page.getByRole('search', { name: 'Серийный номер машины' }).getByRole('button').click()
    await expect(page.getByText('На машине EG210-000001 этой детали нет.')).toBeVisible()
    await page.getByLabel('Серийный номер с таблички').fill('ЕГ210-004417')
    await page.getByRole('search', { name: 'Серийный номер машины' }).getByRole('button').click()
    await expect(page).toHaveURL(/\/eg-210\/3101\/\?serial=EG210-004417&position=4/)
  })
})

test('R-EQUIP-02 a drawing that fails leaves the list', async ({ page, visit }) => {
  await page.route('**/media/diagrams/**', (route) => route.abort())
  await visit('/catalog/parts/eg-210/3108/?position=5')
  await expect(page.getByText('Чертёж не загрузился')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Болт башмачный' }).first()
  await expect(row).toHaveAttribute('aria-current', 'true')
})

test.describe('by two fingers', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('R-EQUIP-02 the first pinch enlarges the drawing about what lies between the fingers, its code comes with it', async ({
    page,
    visit,
    quiet,
  }) => {
    const zoomCode: string[] = []
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      if ((await response.text()).includes('--zoom')) zoomCode.push(response.url())
    })
    await visit('/catalog/parts/eg-210/3108/')
    await quiet()
    expect(zoomCode).toEqual([])
    const frame = page.getByRole('region', { name: /^Чертёж: / })
    const paper = frame.locator('img')
    const before = (await paper.boundingBox())?.width ?? 0
    const pinch = await pinchOn(page, frame)
    await pinch.down(20)
    await expect.poll(() => zoomCode.length).toBe(1)
    await pinch.spread(20, 80)
    await pinch.up()
    await expect.poll(async () => ((await paper.boundingBox())?.width ?? 0) / before).toBeGreaterThan(1.5)
  })
})

test('R-EQUIP-02 a bitmap of a backend is shown with the same positions', async ({ page, visit }) => {
  // A grey sheet of 8 × 6 pixels, as a scanner of an old catalogue would send a larger one.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAAAAADbboAnAAAADklEQVR42mO4AAUMpDAAHXInAY1H6pMAAAAASUVORK5CYII=',
    'base64',
  )
  await page.route('**/media/diagrams/scan.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: png }),
  )
  await page.route('**/web/parts/diagram/**', async (route) => {
    const answer = await route.fetch()
    const body: { data: { diagram: { picture: object } } } = await answer.json()
    Object.assign(body.data.diagram.picture, {
      url: '/media/diagrams/scan.png',
      mediaType: 'image/png',
      width: 8,
      height: 6,
    })
    await route.fulfill({ response: answer, json: body })
  })
  await visit('/catalog/parts/eg-210/')
  await page.getByRole('link', { name: 'Насосная группа' }).click()
  const picture = page.getByRole('img', { name: /^Насосная группа: / })
  await expect(picture).toHaveAttribute('src', '/media/diagrams/scan.png')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
  const sheet = await picture.boundingBox()
  const shape = await page.locator('svg a[data-position="1"]').boundingBox()
  expect(shape && sheet && shape.x >= sheet.x && shape.x + shape.width <= sheet.x + sheet.width).toBe(true)
  await page.locator('svg a[data-position="1"]').click()
  await expect(
    page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem').first(),
  ).toHaveAttribute('aria-current', 'true')
})

test('R-EQUIP-02 a mark of forty positions changes two shapes and two rows, nothing else', async ({
  page,
  visit,
  quiet,
}) => {
  await visit('/catalog/parts/eg-210/3108/')
  await quiet()
  const row = (number: number) => page.locator(`li[data-position="${number}"]`)
  await page.locator('svg a[data-position="7"]').click()
  await expect(row(7)).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => {
    const changes: string[] = []
    new MutationObserver((records) => {
      for (const { type, attributeName, target } of records) {
        // Rows are painted ahead in pauses, whatever is marked.
        if (attributeName === 'data-painted') continue
        const of = target instanceof Element ? target.getAttribute('data-position') : null
        changes.push(`${target.nodeName} ${of ?? '?'} ${attributeName ?? type}`)
      }
    }).observe(document.querySelector('article') ?? document, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { changes })
  })
  await page.locator('svg a[data-position="31"]').click()
  await expect(row(31)).toHaveAttribute('aria-current', 'true')
  await expect(row(31)).toBeInViewport()
  const changes = await page.evaluate<string[]>(() => Reflect.get(window, 'changes'))
  expect(changes.toSorted()).toEqual([
    // The mark moves to its row.
    'DIV ? style',
    'LI 31 aria-current',
    'LI 7 aria-current',
    'polygon ? data-shown',
    'polygon ? data-shown',
  ])
})

test('R-EQUIP-02 a click marks its position, whatever the scrolled page brings under the mouse', async ({
  page,
  visit,
  quiet,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit('/catalog/parts/eg-210/3108/')
  await quiet()
  const shape = page.locator('svg a[data-position="21"]')
  const before = await shape.boundingBox()
  await shape.click()
  await expect.poll(async () => (await shape.boundingBox())?.y).not.toBe(before?.y)
  const row = page.locator('li[data-position="21"]')
  await expect(row).toBeInViewport()
  // Browsers tell of what lies under a mouse that rests some frames after the scroll.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(row).toHaveAttribute('aria-current', 'true')
})

test('R-EQUIP-02 arrows mark where they go, whatever row they scroll under a resting mouse; a moved mouse marks again', async ({
  page,
  visit,
  quiet,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await visit('/catalog/parts/eg-210/3108/')
  await quiet()
  const row = (number: number) => page.locator(`li[data-position="${number}"]`)
  await row(1).hover()
  const box = await row(1).boundingBox()
  await row(1).getByRole('link').first().focus()
  await page.keyboard.press('End')
  await expect(row(1)).not.toBeInViewport()
  const last = page.locator('li[data-position]').last()
  await expect(last).toBeInViewport()
  // As above: a mouse that rests is told of late.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(last).toHaveAttribute('aria-current', 'true')
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20)
  await expect(last).not.toHaveAttribute('aria-current')
})

test('R-EQUIP-02 the mark lies under its row, before scripts too, and stays with it when rows above it grow', async ({
  page,
  visit,
}) => {
  const row = page.locator('li[data-position="5"]')
  const colours = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  const mark = row.locator('xpath=../../*[@aria-hidden]')
  const expectUnderRow = () =>
    expect
      .poll(async () => {
        const [of, under] = await Promise.all([row.boundingBox(), mark.boundingBox()])
        return of && under && Math.max(Math.abs(of.y - under.y), Math.abs(of.height - under.height))
      })
      .toBeLessThanOrEqual(1)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/catalog/parts/eg-210/3108/?position=5')
  await expect(row).toHaveAttribute('aria-current', 'true')
  expect(await colours()).not.toBe('rgba(0, 0, 0, 0)')
  await expect(mark).toBeHidden()
  await page.unroute(/\.js$/)

  await visit('/catalog/parts/eg-210/3108/?position=5')
  await expect(mark).toBeVisible()
  expect(await colours()).toBe('rgba(0, 0, 0, 0)')
  await expectUnderRow()
  await page.locator('li[data-position="2"]').evaluate((element) => (element.style.paddingTop = '90px'))
  await expectUnderRow()
  await page.emulateMedia({ media: 'print' })
  await expect(mark).toBeHidden()
})

for (const [path, what] of [
  ['/catalog/parts/eg-210/3108/?serial=EG210-004417', 'forty positions'],
  ['/catalog/parts/eg-210/3108/', 'forty positions for all machines'],
  ['/catalog/parts/sk-45/', 'a book'],
] as const)
  test(`R-EQUIP-02 ${what}: a diagram is printed on one sheet of A4`, async ({ page, visit }) => {
    await visit(path)
    if (what === 'a book') {
      await page.getByRole('main').locator('section li a').first().click()
      await expect(page.getByRole('list', { name: 'Позиции чертежа' })).toBeVisible()
    }
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    const [, width = 0, height = 0] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(paper)?.map(Number) ?? []
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
    await page.emulateMedia({ media: 'print' })
    const cells = page.locator('article ol:visible li span')
    const cut = await cells.evaluateAll((all) =>
      all.flatMap((cell) => (cell.scrollWidth > cell.clientWidth + 1 ? (cell.textContent ?? '') : [])),
    )
    expect(await cells.count()).toBeGreaterThan(30)
    expect(cut).toEqual([])
  })

test('R-EQUIP-02 as many positions as the contract allows are printed on one sheet', async ({
  page,
  visit,
}) => {
  await page.route('**/web/parts/diagram/**', async (route) => {
    const answer = await route.fetch()
    const body: { data: { diagram: { positions: { number: number }[] } } } = await answer.json()
    const { positions } = body.data.diagram
    positions.push(
      ...positions.slice(0, 20).map((position) => ({ ...position, number: position.number + 40 })),
    )
    await route.fulfill({ response: answer, json: body })
  })
  await visit('/catalog/parts/eg-210/')
  await page.getByRole('link', { name: 'Тележка гусеничная' }).click()
  await expect(page.getByRole('list', { name: 'Позиции чертежа' }).getByRole('listitem')).toHaveCount(60)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})

test('R-EQUIP-02 R-CART-02 a set of wear parts goes from the product into the cart with one button', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit(`/product/${seedIds.products.wearPart.code}/`)
  await page.getByRole('link', { name: 'Комплекты с этой деталью' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Комплекты запчастей' })).toBeVisible()
  await page.getByLabel('Серийный номер с таблички').fill('eg210-004417')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Показаны детали для машины EG210-004417.')).toBeVisible()
  const kit = page.getByRole('region', { name: /^Комплект изнашиваемых деталей: Ковш/ })
  await expect(kit.getByRole('row').filter({ hasText: 'ZK-35S' })).toContainText('₽')
  await expect(kit.getByText('Сумма комплекта:')).toContainText('₽')
  await expect(kit.getByText('Зависит от серийного номера')).toBeHidden()
  await checkAccess()
  await kit.getByRole('button', { name: /^Комплект в корзину/ }).click()
  await expect(page.getByText('В корзину добавлено: 4 позиции')).toBeVisible()
})

test('R-EQUIP-02 sets of a machine fit two screens: closed but for the first, with contents above', async ({
  page,
  visit,
  checkAccess,
}) => {
  await visit(`/catalog/parts/kits/${seedIds.products.onRequest.id}/`)
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  await expect(contents.getByRole('link')).toHaveText(['Для ТО: 4', 'Изнашиваемые детали: 6'])
  const height = await page.getByRole('main').evaluate((main) => main.clientHeight)
  expect(height).toBeLessThan(2 * 900)
  const kit = page.getByRole('region', { name: /^Комплект изнашиваемых деталей: Ковш/ })
  await expect(kit.getByRole('table')).toBeHidden()
  await contents.getByRole('link', { name: /^Изнашиваемые/ }).click()
  await kit.getByRole('heading').click()
  await expect(kit.getByRole('table')).toBeVisible()
  await checkAccess()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R-EQUIP-02 sets of a machine tell parts, prices and sums', async ({ page }) => {
    await page.goto(`/product/${seedIds.products.onRequest.code}/`)
    await page.getByRole('link', { name: 'Комплекты запчастей' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Комплект ТО-250' })).toBeVisible()
    await expect(page.getByText('Сумма комплекта:').first()).toContainText('₽')
  })
})

test('R-EQUIP-02 R-API-102 the photo of a plate goes to a person, with machine and unit filled in', async ({
  page,
  visit,
}) => {
  await visit('/catalog/parts/eg-210/3108/')
  await page.getByRole('button', { name: 'Отправить фото таблички' }).click()
  const form = page.getByRole('dialog', { name: 'Обратная связь' })
  await expect(form.getByRole('textbox', { name: 'Сообщение' })).toHaveValue(
    /Машина: Экскаватор EG-210\. Узел: Тележка гусеничная\./,
  )
  await form.getByLabel('Фото и документы').setInputFiles({
    name: 'tablichka.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await form.getByRole('textbox', { name: 'Имя' }).fill('Пётр Гусев')
  await form.getByRole('textbox', { name: 'Телефон' }).fill('9125550101')
  await form.getByRole('checkbox').check()
  await expect(form.getByText('Файл tablichka.png загружен')).toBeAttached()
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form).toBeHidden()
})
