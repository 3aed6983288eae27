// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answers, brokenOff, changed } from '../../../mocks/answers.ts'
import { isSold } from '../../../mocks/sandbox/rules/assortment.ts'
import { fleetFit } from '../../../mocks/sandbox/rules/machine-fit.ts'
import { worldSeed } from '../../../mocks/sandbox/world-seed.ts'
import type { Data } from '../../api/operation.ts'
import type { listMachines } from '../../generated/operations.ts'
import { type OpenPageOptions, openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const filter = { id: 10001, name: 'Фильтр масляный FM-2040' }
const tooth = { id: 10003, name: 'Зуб ковша скальный ZK-35S' }
const getCart = 'POST /web/basket/getBasketProducts/'

/** The cart page of a guest who has these products. */
async function openCart(products: { id: number; quantity: number }[], options: OpenPageOptions = {}) {
  // Another page first: the cart is filled before the cart page is read.
  const page = await openPage('/about/', options)
  for (const product of products) await page.inOtherTab('/web/basket/add/', { product })
  await act(() => page.router.navigate('/cart/'))
  await screen.findByRole('heading', { level: 1, name: products.length > 0 ? 'Корзина' : 'Корзина пуста' })
  return page
}

const quantityOf = ({ name }: { name: string }) =>
  screen.findByRole<HTMLInputElement>('spinbutton', { name: `Количество, ${name}` })
const more = async (product: { name: string }) => {
  const field = await quantityOf(product)
  return within(field.parentElement ?? document.body).getByRole('button', { name: 'Больше' })
}
/** The page was hidden and is visible again; what watches for that comes when the browser is idle, with the prompts. */
async function comeBack() {
  await screen.findByRole('dialog', { name: 'Ваш город' })
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
const totals = () => within(screen.getByRole('complementary', { name: 'Итог корзины' }))

test('R-CART-01 R-ROLE-04 a guest sees lines under their stores and sums counted by the server', async () => {
  await openCart([
    { id: filter.id, quantity: 2 },
    { id: 10002, quantity: 1 },
  ])
  expect(screen.getByRole('heading', { name: 'Отгрузка: Склад «Екатеринбург-Сибирский»' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: /^Отгрузка/ })).toHaveLength(2)
  const sums = screen
    .getAllByRole('heading', { name: /^Отгрузка/ })
    .map(({ nextSibling }) => nextSibling?.textContent?.replaceAll(/\s/g, ' '))
  expect(sums).toEqual(['1 товар · 2 480 ₽', '1 товар · 1 890 ₽'])
  expect(await quantityOf(filter)).toHaveProperty('value', '2')
  expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^4\s370\s₽$/)
})

test('R-CART-01 a line tells the next price by volume, and has it from that quantity on', async () => {
  const volume = worldSeed().fixed.catalogue.products.find(
    ({ id, brand, price, oldPrice, minQty, multiplicity }) =>
      brand === 'Filtrada' &&
      price !== null &&
      oldPrice === undefined &&
      minQty === 1 &&
      multiplicity === 1 &&
      worldSeed()
        .fixed.catalogue.stock(id)
        .some(({ quantity }) => quantity > 12),
  )
  if (!volume) throw new Error('The seed has no such product')
  await openCart([{ id: volume.id, quantity: 9 }], { as: 'buyer@example.ru' })
  const next = await screen.findByText(/^от\s10\sшт\s/)
  // On a page that is kept for a time without network it tells its time.
  expect(next.hasAttribute('data-sum')).toBe(true)
  const price = /шт (.*)/.exec(next.textContent.replaceAll(/\s/g, ' '))?.[1] ?? ''
  fireEvent.click(await more(volume))
  expect(await screen.findByText(/^от\s50\sшт\s/)).toBeTruthy()
  const line = screen.getByText(/^от\s50\sшт\s/).parentElement
  expect(line?.textContent.replaceAll(/\s/g, ' ')).toMatch(new RegExp(`^${price} / шт`))
})

test('R-CART-11 fast changes of a quantity are sent once, the last one, and the full cart is read again', async () => {
  const sent: unknown[] = []
  const { calls } = await openCart([{ id: tooth.id, quantity: 1 }], {
    intercept: async (request) => {
      if (request.url.includes('/api/basket/update/')) sent.push(await request.clone().json())
      return undefined
    },
  })
  const before = calls.filter((call) => call === getCart).length
  const button = await more(tooth)
  // At once: between clicks of `user` more than the pause that sends a change may pass on a busy machine.
  for (let click = 0; click < 3; click += 1) fireEvent.click(button)
  expect(screen.getByText('пересчитывается…')).toBeTruthy()
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^17\s400\s₽$/))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ product: tooth.id, quantity: 4 })
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
})

test('R-CART-10 a removed line is gone at once, and the toast puts it back', async () => {
  const { user, calls } = await openCart([
    { id: filter.id, quantity: 3 },
    { id: tooth.id, quantity: 1 },
  ])
  const before = calls.filter((call) => call === getCart).length
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await quantityOf(filter)).toHaveProperty('value', '3')
})

test('R-CART-12 R-CART-13 R-POPUP-25 clearing asks first, then the cart is empty everywhere', async () => {
  const { user, calls } = await openCart([{ id: filter.id, quantity: 1 }])
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  const question = await screen.findByRole('dialog', { name: 'Очистить корзину?' })
  await user.click(within(question).getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Очистить корзину?' })).toBeNull())
  expect(calls).not.toContain('POST /api/basket/clear/')

  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  const again = await screen.findByRole('dialog', { name: 'Очистить корзину?' })
  await user.click(within(again).getByRole('button', { name: 'Очистить' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe('/catalog/')
})

test('R-CART-11 a change of an older cart is refused: the fresh one is shown, with a toast', async () => {
  const { user, inOtherTab } = await openCart([{ id: filter.id, quantity: 1 }])
  await inOtherTab('/web/basket/add/', { product: tooth })
  await user.click(await more(filter))
  expect(await screen.findByText(/Корзина изменилась в другой вкладке/)).toBeTruthy()
  expect(await quantityOf(tooth)).toHaveProperty('value', '1')
  expect(await quantityOf(filter)).toHaveProperty('value', '1')
})

test('R-TAB-03 the full cart is read again when the page becomes visible', async () => {
  const { inOtherTab } = await openCart([{ id: filter.id, quantity: 1 }])
  await inOtherTab('/web/basket/add/', { product: tooth })
  await comeBack()
  expect(await quantityOf(tooth)).toBeTruthy()
})

test('R-CART-05 the search within the cart shows what the server finds, and says when there is nothing', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  const field = screen.getByRole('searchbox', { name: 'Найти в корзине' })
  await user.type(field, 'zk35')
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(await quantityOf(tooth)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'гидронасос')
  expect(await screen.findByText('В корзине нет «гидронасос»')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать все' }))
  expect(await quantityOf(filter)).toBeTruthy()
})

test('R-API-34 a refused quantity goes back to what the server has, with the server’s words', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 1 }])
  const field = await quantityOf(filter)
  await user.clear(field)
  await user.type(field, '9000{Enter}')
  expect(await screen.findByText(/Можно заказать не больше/)).toBeTruthy()
  await waitFor(async () => expect(await quantityOf(filter)).toHaveProperty('value', '1'))
})

test('R-CART-06 an empty cart leads to the catalogue', async () => {
  await openCart([])
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toBeTruthy()
})

test('R-CART-10 the focus goes from a removed line to its neighbour, and from the last one to the heading', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  screen.getByRole('button', { name: `Удалить: ${filter.name}` }).focus()
  await user.keyboard('{Enter}')
  const rest = await waitFor(() => {
    expect(screen.queryByRole('button', { name: `Удалить: ${filter.name}` })).toBeNull()
    return screen.getByRole('link', { name: tooth.name })
  })
  await waitFor(() => expect(document.activeElement).toBe(rest))
  screen.getByRole('button', { name: `Удалить: ${tooth.name}` }).focus()
  await user.keyboard('{Enter}')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Корзина пуста' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('R-CART-05 while a text is searched after one that found nothing, the cart is not said to lack it', async () => {
  const found = Promise.withResolvers<void>()
  const { user } = await openCart(
    [
      { id: filter.id, quantity: 1 },
      { id: tooth.id, quantity: 1 },
    ],
    {
      intercept: async (request, pass) => {
        if (!request.url.includes('/basket/find/')) return undefined
        const { search } = (await request.clone().json()) as { search: string }
        if (search === 'zk35') await found.promise
        return pass()
      },
    },
  )
  const field = screen.getByRole('searchbox', { name: 'Найти в корзине' })
  await user.type(field, 'насос')
  expect(await screen.findByText('В корзине нет «насос»')).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'zk35')
  expect(await screen.findByText('Поиск…')).toBeTruthy()
  expect(screen.queryByText('В корзине нет «zk35»')).toBeNull()
  found.resolve()
  expect(await quantityOf(tooth)).toBeTruthy()
})

test('R-TAB-03 a page that becomes visible reads the cart once', async () => {
  const { calls } = await openCart([{ id: filter.id, quantity: 1 }])
  const before = calls.filter((call) => call === getCart).length
  await comeBack()
  await waitFor(() => expect(calls.filter((call) => call === getCart).length).toBeGreaterThan(before))
  expect(calls.filter((call) => call === getCart)).toHaveLength(before + 1)
})

test('R-CART-11 a change that was done although its answer was lost is shown, and the next one is not taken for one of an older cart', async () => {
  let lost = 0
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }], {
    answers: {
      updateCart: () => {
        lost += 1
        return lost === 1 ? brokenOff : undefined
      },
    },
  })
  await user.click(await more(tooth))
  expect(await screen.findByText('Не удалось изменить количество')).toBeTruthy()
  await waitFor(async () => expect(await quantityOf(tooth)).toHaveProperty('value', '2'))
  await user.click(await more(tooth))
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^13\s050\s₽$/))
  expect(screen.queryByText(/изменилась в другой вкладке/)).toBeNull()
})

test('R-CART-11 without an answer and without a cart read again a quantity is kept, said not to be saved, and sent again', async () => {
  let isOffline = false
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }], {
    intercept: async () => (isOffline ? Promise.reject(new TypeError('no network')) : undefined),
  })
  isOffline = true
  await user.click(await more(tooth))
  expect(await screen.findByText('Не удалось пересчитать корзину')).toBeTruthy()
  expect(await screen.findByText(/Количество не сохранено/)).toBeTruthy()
  expect(await quantityOf(tooth)).toHaveProperty('value', '2')
  isOffline = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^8\s700\s₽$/))
  expect(screen.queryByText(/Количество не сохранено/)).toBeNull()
  expect(screen.queryByText('Не удалось пересчитать корзину')).toBeNull()
})

test('R-CART-11 a quantity that is not saved is sent again by its button', async () => {
  let isOffline = false
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }], {
    intercept: async () => (isOffline ? Promise.reject(new TypeError('no network')) : undefined),
  })
  isOffline = true
  await user.click(await more(tooth))
  await screen.findByText(/Количество не сохранено/)
  isOffline = false
  const line = (await quantityOf(tooth)).closest('li') ?? document.body
  await user.click(within(line).getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^8\s700\s₽$/))
  // The button has gone with the trouble.
  expect(document.activeElement).toBe(await quantityOf(tooth))
})

test('R-CART-11 a typed quantity is counted while its field has the focus; a refused one goes back', async () => {
  const { user } = await openCart([{ id: tooth.id, quantity: 1 }])
  const field = await quantityOf(tooth)
  await user.clear(field)
  await user.type(field, '3')
  await waitFor(() => expect(totals().getByText('Итого').nextSibling?.textContent).toMatch(/^13\s050\s₽$/))
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, '9000')
  expect(await screen.findByText(/Можно заказать не больше/)).toBeTruthy()
  await waitFor(() => expect(field).toHaveProperty('value', '3'))
})

test('R-CART-03 quantity 0 takes the line out, as on the page of the product', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  const field = await quantityOf(tooth)
  await user.clear(field)
  await user.type(field, '0{Enter}')
  expect(await screen.findByRole('button', { name: 'Вернуть' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${tooth.name}` })).toBeNull(),
  )
  expect(document.activeElement).toBe(screen.getByRole('link', { name: filter.name }))
})

test('R-CART-01 R-CART-10 no group of a store moves when a line is removed, and the focus is not lost', async () => {
  const { user } = await openCart([
    { id: 10002, quantity: 1 },
    { id: filter.id, quantity: 1 },
    { id: tooth.id, quantity: 1 },
  ])
  const groups = () =>
    screen.getAllByRole('heading', { name: /^Отгрузка/ }).map(({ textContent }) => textContent)
  const before = groups()
  expect(before[0]).toContain('Екатеринбург')
  screen.getByRole('button', { name: `Удалить: ${filter.name}` }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(groups()).toEqual(before)
  expect(document.activeElement).not.toBe(document.body)
})

test('R-CART-10 a line that is put back has its remark again, and the focus', async () => {
  const { user } = await openCart([
    { id: filter.id, quantity: 3 },
    { id: tooth.id, quantity: 1 },
  ])
  await user.click(screen.getByRole('button', { name: `Комментарий, склад и машина: ${filter.name}` }))
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await user.type(popup.getByRole('textbox', { name: /Комментарий/ }), 'Для ТО-500')
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Комментарий: Для ТО-500')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await quantityOf(filter)).toHaveProperty('value', '3')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: filter.name })))
  expect(await screen.findByText('Комментарий: Для ТО-500')).toBeTruthy()
})

test('R-EQUIP-02 a part that fits no machine of the company is told, with the ways out', async () => {
  const { catalogue } = worldSeed().fixed
  const fleet = (worldSeed().rows.machines ?? []).filter(
    ({ companyId, status }) => companyId === 501 && status !== 'sold',
  )
  const alien = catalogue.products.find(
    (product) =>
      isSold(catalogue, product) &&
      product.price !== null &&
      product.minQty === 1 &&
      catalogue.stock(product.id).some(({ quantity }) => quantity > 0) &&
      fleetFit(catalogue, product, fleet) === 'doesNotFit',
  )
  if (!alien) throw new Error('The seed has no such part')
  await openCart(
    [
      { id: alien.id, quantity: 1 },
      { id: filter.id, quantity: 1 },
    ],
    { as: 'buyer@example.ru' },
  )
  const told = await screen.findByText('Не подходит ни к одной вашей машине известной модели.')
  const line = within(told.closest('li') ?? document.body)
  expect(line.getAllByText(alien.article)).not.toEqual([])
  expect(screen.getAllByText('Не подходит ни к одной вашей машине известной модели.')).toHaveLength(1)
  expect(line.getByRole('link', { name: 'К каким машинам подходит' }).getAttribute('href')).toBe(
    `/product/${alien.code}/#applicability`,
  )
  expect(line.getByRole('link', { name: 'Подобрать по чертежу' }).getAttribute('href')).toBe(
    '/catalog/parts/',
  )
  fireEvent.click(line.getByRole('button', { name: 'Убрать' }))
  await waitFor(() =>
    expect(screen.queryByText('Не подходит ни к одной вашей машине известной модели.')).toBeNull(),
  )
})

test('R-EQUIP-02 a part that fits the fleet but not the machine of its line is told by that machine', async () => {
  const machine = { name: 'Экскаватор EG-210', serialNumber: 'EG210-004417', quantity: 1 }
  const answers = (machines: object[], machineFit: 'fits' | 'unknown'): Answers => ({
    getCart: changed(({ basketProducts }) => {
      for (const line of basketProducts.grid.products) Object.assign(line, { machines, machineFit })
    }),
  })
  const told = /^Не подходит к/
  await openCart([{ id: filter.id, quantity: 1 }], {
    as: 'buyer@example.ru',
    answers: answers([{ ...machine, id: 901, fit: 'doesNotFit' }], 'fits'),
  })
  expect((await screen.findByText(told)).textContent).toBe(
    'Не подходит к машине этой строки: Экскаватор EG-210, EG210-004417.',
  )
  cleanup()
  const four = [1, 2, 3, 4].map((id) => ({ ...machine, id, name: `Машина ${id}`, fit: 'doesNotFit' }))
  await openCart([{ id: filter.id, quantity: 5 }], {
    as: 'buyer@example.ru',
    answers: answers([...four, { ...machine, id: 5, fit: 'fits' }], 'fits'),
  })
  expect((await screen.findByText(told)).textContent).toMatch(
    /^Не подходит к машинам этой строки: Машина 1, .*; Машина 3, EG210-004417 и ещё 1\.$/,
  )
  cleanup()
  await openCart([{ id: filter.id, quantity: 1 }], {
    as: 'buyer@example.ru',
    answers: answers([{ ...machine, id: 901, fit: 'fits' }], 'fits'),
  })
  await screen.findByRole('link', { name: filter.name })
  expect(screen.queryByText(told)).toBeNull()
})

test('R-API-49 R-CART-02 a line can be tied to any machine of a fleet of several pages', async () => {
  let known: Data<typeof listMachines>['items'][number] | undefined
  const answers: Answers = {
    listMachines: ({ query }) =>
      changed(({ items, pagination }) => {
        const page = Number(query.get('PAGEN_1') ?? 1)
        // The sandbox has one page of them.
        known ??= items[0]
        if (!known) throw new Error('The fleet has machines')
        const own = { id: 5000 + page, name: `Машина ${page}`, serialNumber: `EG210-00900${page}` }
        items.splice(0, items.length, { ...known, ...own })
        Object.assign(pagination, { page, pages: 3, total: 250 })
      }),
  }
  const { user } = await openCart([{ id: filter.id, quantity: 1 }], { as: 'buyer@example.ru', answers })
  await user.click(screen.getByRole('button', { name: `Комментарий, склад и машина: ${filter.name}` }))
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await user.click(await popup.findByRole('combobox', { name: 'Для машины' }))
  for (const page of [1, 2, 3])
    expect(await screen.findByRole('option', { name: `Машина ${page}, EG210-00900${page}` })).toBeTruthy()
})

test('R-API-39 a customer says which machine a line is for, and which store ships it', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 1 }], { as: 'buyer@example.ru' })
  await user.click(screen.getByRole('button', { name: `Комментарий, склад и машина: ${filter.name}` }))
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await user.click(await popup.findByRole('combobox', { name: 'Для машины' }))
  await user.click(await screen.findByRole('option', { name: /EG210-004417/ }))
  await user.click(await popup.findByRole('combobox', { name: 'Отгрузить со склада' }))
  await user.click(await screen.findByRole('option', { name: /Москва/ }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^Для машины: .*EG210-004417$/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: /^Отгрузка.*Москва/ })).toBeTruthy()
})

test('R-CART-02 R-EQUIP-02 a line in parts for several machines keeps them: no button and no field ties it by the way', async () => {
  // Two excavators of one model.
  const machines = [871, 872]
  localStorage.setItem('chosenMachines', JSON.stringify({ 500: machines[0] }))
  const page = await openPage('/about/', { as: 'ershova@severny-razrez.example' })
  await page.inOtherTab('/web/machines/serviceToBasket/', { machines })
  await act(() => page.router.navigate('/cart/'))
  const [parts] = await screen.findAllByText(/^Для 2\sмашин$/)
  const id = parts?.closest<HTMLElement>('[data-cart-line]')?.dataset['cartLine']
  // Drawn anew when the cart is read again.
  const line = () => within(document.querySelector<HTMLElement>(`[data-cart-line="${id}"]`) ?? document.body)
  await waitFor(() => expect(line().getByText('Подходит')).toBeTruthy())
  expect(line().queryByRole('button', { name: /^Для машины / })).toBe(null)

  await page.user.click(line().getByRole('button', { name: /^Комментарий, склад и машина: / }))
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  const machine = await popup.findByRole('combobox', { name: 'Для машины' })
  expect(machine.textContent).toMatch(/^Для 2\sмашин \(не\sменять\)/)
  expect(popup.queryByRole('checkbox', { name: /для всех товаров корзины/ })).toBe(null)
  await page.user.type(popup.getByRole('textbox', { name: /^Комментарий/ }), 'К пятнице')
  await page.user.click(popup.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(line().getByText('Комментарий: К пятнице')).toBeTruthy())
  expect(line().getByText(/^Для 2\sмашин$/)).toBeTruthy()
  expect(page.calls).not.toContain('POST /web/basket/addMachines/')

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Позиция корзины' })).toBe(null))
  // Another machine is a choice, and may be for all.
  await page.user.click(line().getByRole('button', { name: /^Комментарий, склад и машина: / }))
  const again = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await page.user.click(await again.findByRole('combobox', { name: 'Для машины' }))
  await page.user.click(await screen.findByRole('option', { name: 'Не указана' }))
  const shared = screen.getAllByText(/^Для 2\sмашин$/).length
  await page.user.click(
    again.getByRole('checkbox', { name: /для всех товаров корзины, кроме распределённых по машинам$/ }),
  )
  await page.user.click(again.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(line().queryByText(/^Для 2\sмашин$/)).toBe(null))
  expect(screen.getAllByText(/^Для 2\sмашин$/)).toHaveLength(shared - 1)
  await waitFor(() => expect(line().getByRole('button', { name: /^Для машины / })).toBeTruthy())
})

test('R-CART-10 R-API-39 a line that is put back is shipped from the store that was chosen', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 1 }])
  await user.click(screen.getByRole('button', { name: `Комментарий, склад и машина: ${filter.name}` }))
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await user.click(await popup.findByRole('combobox', { name: 'Отгрузить со склада' }))
  await user.click(await screen.findByRole('option', { name: /Москва/ }))
  await user.click(popup.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByRole('heading', { name: /^Отгрузка.*Москва/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByRole('heading', { name: /^Отгрузка.*Москва/ })).toBeTruthy()
})

test('R-CART-10 R-EQUIP-02 a line for several machines says that it was put back without them', async () => {
  const page = await openPage('/about/', { as: 'ershova@severny-razrez.example' })
  await page.inOtherTab('/web/machines/serviceToBasket/', { machines: [871, 872] })
  await act(() => page.router.navigate('/cart/'))
  const [parts] = await screen.findAllByText(/^Для 2\sмашин$/)
  const line = parts?.closest<HTMLElement>('[data-cart-line]') ?? document.body
  const article = line.querySelector('code')?.textContent ?? ''
  await page.user.click(within(line).getByRole('button', { name: /^Удалить: / }))
  await page.user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(
    await screen.findByText(`${article} снова в корзине, но без машин: выберите машину заново`),
  ).toBeTruthy()
})

test('R-CART-05 the focus goes to the field that was emptied when all lines are shown again', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 1 }])
  await user.type(screen.getByRole('searchbox', { name: 'Найти в корзине' }), 'нет такого')
  await user.click(await screen.findByRole('button', { name: 'Показать все' }))
  expect(await quantityOf(filter)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Найти в корзине' }))
})

test('R-API-39 a sold machine is no choice, and lines lose it', async () => {
  const page = await openPage('/cart/', {
    as: 'buyer@example.ru',
    prepare: async ({ inOtherTab }) => {
      await inOtherTab('/web/basket/add/', { product: { id: filter.id, quantity: 1 } })
      await inOtherTab('/web/basket/addMachines/', { products: [filter.id], machineId: 901 })
      await inOtherTab('/web/machines/update/901/', { status: 'sold' })
    },
  })
  await page.user.click(
    await screen.findByRole('button', { name: `Комментарий, склад и машина: ${filter.name}` }),
  )
  expect(screen.queryByText(/^Для машины: /)).toBe(null)
  const popup = within(await screen.findByRole('dialog', { name: 'Позиция корзины' }))
  await page.user.click(await popup.findByRole('combobox', { name: 'Для машины' }))
  expect(await screen.findByRole('option', { name: 'Не указана' })).toBeTruthy()
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1)
  expect(screen.queryByRole('option', { name: /EG210-004417/ })).toBe(null)
})

test('R-API-36 a price that has risen strikes nothing through, and the ways out stand beside a warning', async () => {
  const { user } = await openCart([{ id: filter.id, quantity: 5 }], {
    intercept: async (request, pass) => {
      if (!request.url.includes('/getBasketProducts/')) return undefined
      const answer = (await (await pass()).json()) as {
        data: { basketProducts: { grid: { products: Record<string, unknown>[] } } }
      }
      const [line] = answer.data.basketProducts.grid.products
      if (line) Object.assign(line, { stockState: 'partial', maxQuantity: 2, priceBefore: 119_000 })
      return Response.json(answer)
    },
  })
  const line = (await quantityOf(filter)).closest('li') ?? document.body
  expect(line.querySelector('s')).toBeNull()
  expect(within(line).getByRole('link', { name: 'Аналоги' }).getAttribute('href')).toContain('#analogues')
  await user.click(within(line).getByRole('button', { name: /^Оставить 2/ }))
  await waitFor(async () => expect(await quantityOf(filter)).toHaveProperty('value', '2'))
})

test('R-BRANCH-01 a cart that another city has regrouped says so', async () => {
  const { queryClient } = await openCart([{ id: filter.id, quantity: 1 }])
  act(() => {
    queryClient.setQueriesData<{ store: string; storeId: string }>(
      { queryKey: ['getCurrentStore'] },
      (branch) => branch && { ...branch, store: 'Москва', storeId: '101' },
    )
  })
  expect(await screen.findByText(/^Город изменён на Москва/)).toBeTruthy()
})

test('R-CART-10 a line that was taken out although the answer was lost is gone', async () => {
  const { user } = await openCart(
    [
      { id: filter.id, quantity: 1 },
      { id: tooth.id, quantity: 1 },
    ],
    {
      answers: { removeFromCart: brokenOff },
    },
  )
  await user.click(screen.getByRole('button', { name: `Удалить: ${filter.name}` }))
  await waitFor(() =>
    expect(screen.queryByRole('spinbutton', { name: `Количество, ${filter.name}` })).toBeNull(),
  )
  expect(await quantityOf(tooth)).toBeTruthy()
})
