// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, changed, success } from '../../../mocks/answers.ts'
import { worldSeed } from '../../../mocks/sandbox/world-seed.ts'
import { openPage } from '../../testing/open-page.tsx'
import { chosenPositions } from './chosen-code.ts'

/** The number stands in an element of its own within the line. */
const isJudgedLine = (_: string, node: Element | null) =>
  node?.localName === 'p' && node.textContent === 'Показаны детали для машины EG210-004417.'

// Compiled before anything waits for it, as popups are.
beforeAll(async () => {
  await chosenPositions.load()
})
// jsdom lays nothing out.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const diagram = '/catalog/parts/eg-210/3108/'
const rows = () => within(screen.getByRole('list', { name: 'Позиции чертежа' })).getAllByRole('listitem')
const row = (number: number) => within(rows()[number - 1] ?? document.body)
const box = (number: number) =>
  row(number).getByRole('checkbox', { name: new RegExp(`^Выбрать позицию ${number}: `) })
const isTicked = (number: number) => (box(number) as HTMLInputElement).checked
const cardCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /web/elastic/component/catalogSectionItems/f/'))

test('R-EQUIP-02 ticks and the mark stay when a serial number is typed and on the way back from a product; added, they go', async () => {
  const { user, router } = await openPage(diagram)
  await user.click(box(10))
  await user.click(box(28))
  await user.click(box(3))
  expect(await screen.findByText(/^Выбрано: 3\sпозиции/)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Серийный номер с таблички' })
  await user.type(field, 'EG210-004417{Enter}')
  expect(await screen.findByText(isJudgedLine)).toBeTruthy()
  expect([3, 10, 28, 4].map(isTicked)).toEqual([true, true, true, false])
  expect(rows()[2]?.getAttribute('aria-current')).toBe('true')
  expect(await screen.findByText(/^Выбрано: 3\sпозиции/)).toBeTruthy()

  const [product] = row(10).getAllByRole('link')
  await user.click(product ?? document.body)
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/product\//))
  await screen.findByRole('heading', { level: 1, name: /^Колесо направляющее/ })
  await act(() => router.navigate(-1))
  expect(await screen.findByText(/^Выбрано: 3\sпозиции/)).toBeTruthy()
  expect(rows()[9]?.getAttribute('aria-current')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Снять выбор' }))
  expect([3, 10, 28].map(isTicked)).toEqual([false, false, false])
  // The bar that had the focus is gone.
  expect(document.activeElement).toBe(box(3))
  await act(() => router.navigate('/about/'))
  await act(() => router.navigate(-1))
  await screen.findByRole('list', { name: 'Позиции чертежа' })
  expect([3, 10, 28].map(isTicked)).toEqual([false, false, false])
})

test('R-EQUIP-02 a number of another model has no verdict: nothing is said to fit', async () => {
  await openPage(`${diagram}?serial=BG170-000001`)
  expect(await screen.findByText(/^BG170-000001 не похож на номер EG-210/)).toBeTruthy()
  expect(rows()).toHaveLength(40)
  expect(screen.queryByText('подходит')).toBe(null)
  expect(screen.queryByText(/^Не подходит/)).toBe(null)
  // Nor does the printed sheet bear it.
  expect(screen.queryByText('№ BG170-000001')).toBe(null)
  cleanup()
  await openPage(`${diagram}?serial=EG210-002000`)
  expect(await screen.findByText('№ EG210-002000')).toBeTruthy()
  expect((await screen.findAllByText('подходит')).length).toBeGreaterThan(20)
})

test('R-EQUIP-02 a row has one verdict: that of the number, or that of the chosen machine, outside of its link', async () => {
  localStorage.setItem('chosenMachines', JSON.stringify({ 501: 901 }))
  await openPage(diagram, { as: 'buyer@example.ru' })
  const [pill] = await screen.findAllByText(/^Подходит/)
  expect(pill?.closest('a')).toBe(null)
  expect(pill?.closest('li')?.hasAttribute('data-position')).toBe(true)
  cleanup()
  await openPage(`${diagram}?serial=EG210-002000`, { as: 'buyer@example.ru' })
  expect((await screen.findAllByText('подходит')).length).toBeGreaterThan(20)
  expect(screen.queryByText(/^Подходит/)).toBe(null)
})

test('R-EQUIP-02 arrows stop at a position that the machine does not have', async () => {
  const { user } = await openPage('/catalog/parts/eg-210/3102/?serial=EG210-000001')
  const missing = rows().findIndex((one) => one.textContent.includes('На этой машине такой детали нет.'))
  expect(missing).toBeGreaterThan(0)
  const before = row(missing).getAllByRole('link')[0]
  act(() => before?.focus())
  await user.keyboard('{ArrowDown}')
  const [other] = row(missing + 1).getAllByRole('link')
  expect(document.activeElement).toBe(other)
})

test('R-API-44 R-EQUIP-02 cards are asked for a hundred at a time, and what is not sold says so', async () => {
  const many: Answers = {
    getPartsDiagram: changed(({ diagram: { positions } }) => {
      for (const [index, { variants }] of positions.entries()) {
        const [first] = variants
        if (!first || index === 0) continue
        variants.push(
          ...[1, 2, 3].map((more) => ({
            ...first,
            productId: 900_000 + index * 10 + more,
            article: `ZZ-${index}-${more}`,
          })),
        )
      }
    }),
  }
  const { calls } = await openPage(diagram, { answers: many })
  expect(await screen.findAllByText('Нет в продаже')).toHaveLength(39 * 3)
  const asked = cardCalls(calls).map((call) => new URLSearchParams(call.split('?')[1]).getAll('ids[]').length)
  expect(asked.length).toBeGreaterThan(1)
  expect(Math.max(...asked)).toBe(100)
  expect(row(1).queryByText('Нет в продаже')).toBe(null)
})

test('R-CART-02 R-EQUIP-02 what was not added is told by article, quantity and reason until it is read', async () => {
  const { user } = await openPage(`${diagram}?serial=EG210-004417`, {
    answers: {
      addManyToCart: async ({ body }) => {
        const [whole, part, none] = (await body()).products
        if (!whole || !part || !none) throw new Error('Three were chosen')
        return success({
          added: [
            { productId: whole.id, name: 'Палец', quantity: whole.quantity ?? 1 },
            { productId: part.id, name: 'Деталь', quantity: 1 },
          ],
          rejected: [
            { productId: part.id, name: 'Деталь', quantity: 3, reason: 'notEnoughStock', supersededBy: null },
            { productId: none.id, name: null, quantity: 2, reason: 'productNotFound', supersededBy: null },
          ],
          version: 2,
          count: 2,
        })
      },
    },
  })
  for (const number of [1, 10, 28]) await user.click(box(number))
  const articles = [10, 28].map((number) => rows()[number - 1]?.querySelector('code')?.textContent)
  await user.click(await screen.findByRole('button', { name: 'Выбранное в корзину' }))
  const report = within(await screen.findByRole('dialog', { name: 'Добавлено не всё' }))
  expect(report.getByText(/^В корзину добавлено: 1\sпозиция\.$/)).toBeTruthy()
  expect(
    report.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
  ).toEqual([
    `${articles[0]} Деталь, 3 из 4 шт: столько нет в наличии`,
    `${articles[1]}, 2 шт: такого товара больше нет`,
  ])
  // Ticked until the report is read.
  expect(isTicked(10)).toBe(true)
  await user.click(report.getByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(isTicked(10)).toBe(false))
})

test('R-CART-02 R-EQUIP-02 what depends on the serial number stays ticked when the rest goes into the cart', async () => {
  const { user } = await openPage(diagram)
  // The first one has two variants.
  for (const number of [1, 3]) await user.click(box(number))
  await screen.findByText(/Не войдёт: 1\sпозиция/)
  await user.click(screen.getByRole('button', { name: 'Выбранное в корзину' }))
  await waitFor(() => expect(isTicked(3)).toBe(false))
  expect(isTicked(1)).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Выбранное в корзину' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }))
  expect(isTicked(1)).toBe(false)
})

test('R-CART-02 R-EQUIP-02 only what was sent is unticked: not what was ticked meanwhile, nor another diagram', async () => {
  const answers = () => {
    const gate = Promise.withResolvers<undefined>()
    const held: Answers = { addManyToCart: () => gate.promise }
    return { gate, held }
  }
  const first = answers()
  const { user } = await openPage(diagram, { answers: first.held })
  await user.click(box(3))
  await user.click(await screen.findByRole('button', { name: 'Выбранное в корзину' }))
  await user.click(box(10))
  first.gate.resolve(undefined)
  await waitFor(() => expect(isTicked(3)).toBe(false))
  expect(isTicked(10)).toBe(true)
  expect(await screen.findByText(/^Выбрано: 1\sпозиция/)).toBeTruthy()
  cleanup()
  sessionStorage.clear()

  const second = answers()
  const { user: other, router } = await openPage(diagram, { answers: second.held })
  await other.click(box(3))
  await other.click(box(10))
  await other.click(await screen.findByRole('button', { name: 'Выбранное в корзину' }))
  await act(() => router.navigate('/catalog/parts/eg-210/3102/'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/catalog/parts/eg-210/3102/'))
  await waitFor(() => expect(rows()).not.toHaveLength(40))
  await other.click(box(3))
  expect(await screen.findByText(/^Выбрано: 1\sпозиция/)).toBeTruthy()
  second.gate.resolve(undefined)
  expect(await screen.findByText(/^В корзину добавлено/)).toBeTruthy()
  expect(isTicked(3)).toBe(true)
  await act(() => router.navigate(diagram))
  await waitFor(() => expect(rows()).toHaveLength(40))
  expect([3, 10].map(isTicked)).toEqual([false, false])
})

test('R-CART-02 R-EQUIP-02 a product of two positions is added in packs for both together', async () => {
  let sent: unknown
  const { user } = await openPage(diagram, {
    answers: {
      getPartsDiagram: changed(({ diagram: { positions } }) => {
        const [third, tenth] = [positions[2], positions[9]]
        if (!third || !tenth) throw new Error('The diagram has forty positions')
        third.quantity = 3
        tenth.quantity = 4
        tenth.variants = third.variants
      }),
      listProductsByIds: changed(({ items }) => {
        for (const card of items) Object.assign(card, { minQty: 1, multiplicity: 5 })
      }),
      addManyToCart: async ({ body }) => {
        sent = (await body()).products
        return undefined
      },
    },
  })
  for (const number of [3, 10]) await user.click(box(number))
  await user.click(await screen.findByRole('button', { name: 'Выбранное в корзину' }))
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 10 }]))
})

test('R-EQUIP-02 sets of other models go when the number is of one, and the page says what it shows', async () => {
  const answer = await openPage('/catalog/parts/')
  // A bearing or filter that sets of several models take.
  const shared = await sharedProduct(answer.fetch)
  cleanup()
  const path = `/catalog/parts/kits/${shared}/`
  await openPage(path)
  const all = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(new Set(all.map((title) => title.split(', ').at(-1))).size).toBeGreaterThan(1)
  cleanup()
  await openPage(`${path}?serial=EG210-004417`)
  expect(screen.getByText(isJudgedLine)).toBeTruthy()
  for (const { textContent } of screen.getAllByRole('heading', { level: 3 }))
    expect(textContent).toMatch(/EG-210$/)
  cleanup()
  await openPage(`${path}?serial=XX-17`)
  expect(screen.getByText(/^XX-17 не похож на номер этих моделей\. Исполнение не выбрано\./)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(all.length)
  cleanup()
  const machine = worldSeed().fixed.catalogue.models.find(({ code }) => code === 'eg-210')?.productId
  await openPage(`/catalog/parts/kits/${machine}/?serial=XX-17`)
  expect(screen.getByText(/^XX-17 не похож на номер EG-210: .*\. Исполнение не выбрано\./)).toBeTruthy()
  expect(screen.queryByText(/Показаны все исполнения/)).toBe(null)
})

test('R-EQUIP-02 who typed a number that no model has goes on in its field', async () => {
  const { user } = await openPage('/catalog/parts/')
  await user.type(screen.getByRole('textbox', { name: 'Серийный номер с таблички' }), 'QQ99-000001{Enter}')
  expect(await screen.findByText(/^Каталога для номера QQ99-000001 нет/)).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Серийный номер с таблички' })),
  )
})

test('R-EQUIP-02 a part that stands nowhere isn’t said to stand here', async () => {
  await openPage('/catalog/parts/?part=10002&serial=EG210-004417', {
    answers: { listPartPlaces: success({ items: [] }) },
  })
  expect(await screen.findByText('На чертежах этой детали нет')).toBeTruthy()
  expect(screen.queryByText(/Она стоит здесь/)).toBe(null)
})

/** A product that stands in sets of several models, EG-210 among them. */
async function sharedProduct(fetch: (request: Request) => Promise<Response>): Promise<number> {
  const ask = async (path: string) => (await fetch(new Request(`http://shop.example${path}`))).json()
  const book = (await ask('/web/parts/model/eg-210/')) as {
    data: { servicePlans: { kit: { variants: { productId: number }[] }[] }[] }
  }
  const ids = new Set(
    book.data.servicePlans.flatMap(({ kit }) =>
      kit.flatMap(({ variants }) => variants.map(({ productId }) => productId)),
    ),
  )
  for (const id of ids) {
    const { data } = (await ask(`/web/parts/kits/${id}/`)) as { data: { items: { model: { id: number } }[] } }
    if (new Set(data.items.map(({ model }) => model.id)).size > 1) return id
  }
  throw new Error('The seed has no such product')
}

test('R-CART-04 R-EQUIP-02 a row offers as many as the machine takes, in whole packs', async () => {
  const sent: unknown[] = []
  const { user } = await openPage(`${diagram}?serial=EG210-004417`, {
    answers: {
      getPartsDiagram: changed(({ diagram: { positions } }) => {
        for (const position of positions) position.quantity = 6
      }),
      listProductsByIds: changed(({ items }) => {
        for (const card of items) Object.assign(card, { minQty: 1, multiplicity: 4 })
      }),
      addToCart: async ({ body }) => {
        sent.push((await body()).product)
        return undefined
      },
    },
  })
  await user.click(await row(10).findByRole('button', { name: /^В корзину: / }))
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 8 }]))
})

test('R-CART-04 R-EQUIP-02 a row offers no more than there is', async () => {
  const sent: unknown[] = []
  const { user } = await openPage(`${diagram}?serial=EG210-004417`, {
    answers: {
      getPartsDiagram: changed(({ diagram: { positions } }) => {
        for (const position of positions) position.quantity = 90
      }),
      listProductsByIds: changed(({ items }) => {
        for (const card of items)
          Object.assign(card, { minQty: 1, multiplicity: 4, stock: { here: 7, elsewhere: 2 } })
      }),
      addToCart: async ({ body }) => {
        sent.push((await body()).product)
        return undefined
      },
    },
  })
  await user.click(await row(10).findByRole('button', { name: /^В корзину: / }))
  await waitFor(() => expect(sent).toMatchObject([{ quantity: 8 }]))
})

test('R-EQUIP-02 without full screen of the browser the drawing fills the window; arrows go on, Escape ends it', async () => {
  // As an iPhone: jsdom has none either.
  vi.stubGlobal('scrollTo', () => undefined)
  const { user } = await openPage(`${diagram}?position=40`)
  const figure = screen.getByRole('figure')
  await user.click(screen.getByRole('button', { name: 'На полный экран' }))
  await waitFor(() => expect(figure.dataset['filled']).toBe(''))
  const told = within(figure).getByRole('status')
  expect(told.textContent).toMatch(/^40\. /)
  await user.keyboard('{ArrowDown}')
  expect(told.textContent).toMatch(/^1\. /)
  const way = within(figure).getByRole('button', { name: /^К позиции 1: / })
  expect(document.activeElement).toBe(way)
  await user.click(within(figure).getByRole('button', { name: 'Предыдущая позиция' }))
  expect(told.textContent).toMatch(/^40\. /)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(figure.dataset['filled']).toBeUndefined())
  expect(document.activeElement).toBe(row(39).getAllByRole('link')[0])
  await user.click(screen.getByRole('button', { name: 'На полный экран' }))
  await waitFor(() => expect(figure.dataset['filled']).toBe(''))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(figure.dataset['filled']).toBeUndefined())
  expect(screen.getByRole('button', { name: 'На полный экран' })).toBeTruthy()
})

test('R-EQUIP-02 a number that is typed with a space is shown as the plate writes it', async () => {
  const start = await openPage('/catalog/parts/?serial=EG210%20004417')
  await waitFor(() => expect(start.router.state.location.pathname).toBe('/catalog/parts/eg-210/'))
  expect(start.router.state.location.search).toBe('?serial=EG210-004417')
  start.unmount()
  const machine = worldSeed().fixed.catalogue.models.find(({ code }) => code === 'eg-210')?.productId
  for (const path of ['/catalog/parts/eg-210/', diagram, `/catalog/parts/kits/${machine}/`]) {
    const page = await openPage(`${path}?serial=eg210%20004417`)
    const told = () =>
      screen.getAllByRole('status').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    await waitFor(() => expect(told().join()).toContain('для машины EG210-004417'))
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Серийный номер с таблички' })
    expect(field.value).toBe('EG210-004417')
    expect(document.body.textContent).not.toContain('EG210004417')
    page.unmount()
  }
})
