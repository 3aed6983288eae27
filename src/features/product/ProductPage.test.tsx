// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { refuse, status } from '../../../mocks/answers.ts'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { type OpenPageOptions, openPage } from '../../testing/open-page.tsx'

afterEach(cleanup)

const filter = '/product/filtr-maslyanyy-fm-2040/'

async function openProduct(path: string, name: string | RegExp, options?: OpenPageOptions) {
  const page = await openPage(path, options)
  await screen.findByRole('heading', { level: 1, name })
  return page
}

const large = () => screen.getByRole('link', { name: /^Открыть чертёж/ }).getAttribute('href')
const region = (name: string) => within(screen.getByRole('region', { name }))

test('R-ROLE-06 R-PROD-01 a guest sees the product with price, properties, documents and the way to it', async () => {
  await openProduct(filter, 'Фильтр масляный FM-2040')
  expect(screen.getAllByText(/^1\s240\s₽$/)[0]).toBeTruthy()
  expect(screen.getByText(/Цена с НДС 22\s%/)).toBeTruthy()
  expect(region('Характеристики').getByText('M24×1,5')).toBeTruthy()
  const paper = region('Документы').getByRole('link', { name: 'Паспорт изделия FM-2040' })
  expect(paper.getAttribute('href')).toMatch(/^\/web\/files\/d-\d+\/$/)
  expect(region('Документы').getAllByText(/^PDF, \d+(,\d)?\sКБ$/).length).toBeGreaterThan(0)
  const way = screen.getByRole('navigation', { name: 'Хлебные крошки' })
  expect(within(way).getByRole('link', { name: 'Масляные фильтры' }).getAttribute('href')).toBe(
    '/catalog/filtry/maslyanye-filtry/',
  )
  await waitFor(() => expect(document.title).toContain('FM-2040'))
})

test('R-ROLE-07 a guest sees stock by store: the own city first, then other cities', async () => {
  await openProduct(filter, /FM-2040/)
  const availability = region('Наличие')
  expect(availability.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'В вашем городе',
    'Наличие в других городах',
    'Под заказ',
  ])
  const here = within(availability.getByRole('list', { name: 'В вашем городе' }))
  expect(here.getByText('Екатеринбург')).toBeTruthy()
  expect(here.getByText(/^24\sшт$/)).toBeTruthy()
})

test('R-POPUP-01 the panel of the stores opens from the price', async () => {
  const { user } = await openProduct(filter, /FM-2040/)
  await user.click(screen.getByRole('link', { name: 'Наличие и сроки' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Наличие' }))
  expect(await panel.findByRole('list', { name: 'Наличие в других городах' })).toBeTruthy()
})

test('R-ROLE-07 R-ERR-19 the panel tells the days of a city, of none for an unknown one, and asks again after a failure', async () => {
  let broken = false
  const { user } = await openProduct(filter, /FM-2040/, {
    answers: { getProductDelivery: () => (broken ? status(500, 'internal') : undefined) },
  })
  await user.click(screen.getByRole('link', { name: 'Наличие и сроки' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Наличие' }))
  const dates = within(await panel.findByRole('region', { name: 'Когда получите' }))
  expect(await dates.findByText('Самовывоз')).toBeTruthy()
  const ask = async (city: string) => {
    await user.clear(dates.getByRole('combobox', { name: 'Город получения' }))
    await user.type(dates.getByRole('combobox', { name: 'Город получения' }), `${city}{Enter}`)
  }
  await ask('Коркино')
  expect(await dates.findByText('До терминала транспортной компании')).toBeTruthy()
  expect(dates.queryByText('Самовывоз')).toBeNull()
  await ask('Нарьян-Мар')
  expect(
    await dates.findByText(/^Города «Нарьян-Мар» нет среди тех.*опечатка.*срок назовёт менеджер/),
  ).toBeTruthy()
  broken = true
  await ask('Казань')
  expect(await dates.findByText('Не удалось узнать срок доставки')).toBeTruthy()
  expect(panel.getByRole('list', { name: 'Наличие в других городах' })).toBeTruthy()
  broken = false
  await user.click(dates.getByRole('button', { name: 'Повторить' }))
  expect(await dates.findByText('Самовывоз')).toBeTruthy()
})

test('R-ROLE-07 cities are suggested while typing, and one that is picked is asked for at once', async () => {
  const { user } = await openProduct(filter, /FM-2040/)
  await user.click(screen.getByRole('link', { name: 'Наличие и сроки' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Наличие' }))
  const dates = within(await panel.findByRole('region', { name: 'Когда получите' }))
  const field = dates.getByRole<HTMLInputElement>('combobox', { name: 'Город получения' })
  await user.type(field, 'чел')
  await user.click(await dates.findByRole('option', { name: 'Челябинск' }))
  expect(field.value).toBe('Челябинск')
  expect(await dates.findByText('Челябинск')).toBeTruthy()
  expect(dates.getByText('Самовывоз')).toBeTruthy()
  expect(dates.queryByRole('listbox')).toBeNull()
})

test('R-ERR-19 stores that can’t be had leave the page standing, and can be asked for again', async () => {
  let broken = true
  const { user } = await openProduct(filter, /FM-2040/, {
    answers: { getProductStores: () => (broken ? status(500, 'internal') : undefined) },
  })
  expect(await screen.findByText('Не удалось загрузить наличие')).toBeTruthy()
  broken = false
  await user.click(region('Наличие').getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('list', { name: 'В вашем городе' })).toBeTruthy()
})

test('R-PROD-07 R-PROD-08 R-CONST-18 R-CONST-19 machines are asked for by xmlId, twenty to a page, the first page first', async () => {
  const { calls } = await openProduct(filter, /FM-2040/)
  const call = calls.find((made) => made.includes('/web/workability/'))
  expect(new URL(`http://x${call?.slice('GET '.length)}`).searchParams.toString()).toBe(
    'element_id=p-10001&page=1&page_size=20',
  )
  expect(region('Применяемость').getAllByRole('row').length).toBeGreaterThan(1)
  const drawings = region('Применяемость').getByRole('link', { name: 'Показать на чертежах узлов' })
  expect(drawings.getAttribute('href')).toMatch(/^\/catalog\/parts\/\?part=\d+$/)
})

test('R-PROD-05 analogues stand with their relation and the difference in price', async () => {
  await openProduct(filter, /FM-2040/)
  const analogues = within(region('Аналоги').getByRole('table', { name: 'Аналоги' }))
  expect(analogues.getAllByRole('row')[1]?.textContent).toContain('Этот товар')
  expect(analogues.getByRole('link', { name: /FM-3600/ })).toBeTruthy()
  expect(analogues.getByText(/По кросс-номеру, премиум/)).toBeTruthy()
  expect(analogues.getByText(/дороже на 35\s%/)).toBeTruthy()
  // What differs is bold: the diameter does, the thread doesn't.
  const other = within(analogues.getByRole('row', { name: /^FM-3600/ }))
  expect(other.getByText('108').tagName).toBe('B')
  expect(other.getByText('M24×1,5').tagName).not.toBe('B')
})

test('R-PROD-05 of many analogues the best come with the page, all when asked for', async () => {
  const { user } = await openProduct('/product/filtr-maslyanyy-polnopotochnyy-fm-3600/', /FM-3600/)
  const shown = () => region('Аналоги').getAllByRole('row').length
  const before = shown()
  await user.click(region('Аналоги').getByRole('button', { name: /^Показать все аналоги/ }))
  await waitFor(() => expect(shown()).toBeGreaterThan(before))
})

test('R-PROD-05 R-ERR-19 analogues that can’t be had beside the first ones leave these standing', async () => {
  let broken = true
  const { user } = await openProduct('/product/filtr-maslyanyy-polnopotochnyy-fm-3600/', /FM-3600/, {
    answers: {
      listProductsByIds: ({ query }) =>
        broken && query.getAll('ids[]').length > 8 ? status(500, 'internal') : undefined,
    },
  })
  const shown = () => region('Аналоги').queryAllByRole('row').length
  const before = shown()
  await user.click(region('Аналоги').getByRole('button', { name: /^Показать все аналоги/ }))
  expect(await region('Аналоги').findByText('Не удалось загрузить аналоги')).toBeTruthy()
  expect(shown()).toBe(before)
  broken = false
  await user.click(region('Аналоги').getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(shown()).toBeGreaterThan(before))
})

test('R-PROD-04 the drawings can be chosen by click and by arrows', async () => {
  const { user } = await openProduct(filter, /FM-2040/)
  const drawings = within(screen.getByRole('list', { name: 'Чертежи товара' })).getAllByRole('link')
  const first = large()
  const [, second] = drawings
  if (!second) throw new Error('one drawing only')
  await user.click(second)
  expect(large()).toBe(second.getAttribute('href'))
  await user.keyboard('{ArrowLeft}')
  expect(large()).toBe(first)
})

test('R-PROD-06 a refused product is the error page, not an empty product', async () => {
  await openPage(filter, {
    answers: { getProduct: refuse('productUnavailable', { data: { statusCode: 404 } }) },
  })
  expect(screen.getByText('Страница не найдена')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeTruthy()
  expect(screen.queryByText('Характеристики')).toBeNull()
})

test('R-ERR-02 an unknown product is the page 404', async () => {
  await openPage('/product/no-such-product/')
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeTruthy()
})

test('R-ROLE-06 a product that is made no more leads to what replaces it, and back', async () => {
  const { user } = await openProduct('/product/nasos-gidravlicheskiy-ng-112/', /NG-112/)
  await user.click(screen.getByRole('link', { name: /^Насос гидравлический NG-112M$/ }))
  await screen.findByRole('heading', { level: 1, name: /NG-112M/ })
  expect(screen.getByRole('link', { name: 'NG-112' })).toBeTruthy()
})

test('R-API-46 products that were looked at before stand below, this one not', async () => {
  const { router } = await openProduct('/product/zub-kovsha-zk-35s/', /ZK-35S/)
  await router.navigate(filter)
  await screen.findByRole('heading', { level: 1, name: /FM-2040/ })
  const viewed = within(await screen.findByRole('region', { name: 'Вы смотрели' }))
  expect(viewed.getByRole('link', { name: /ZK-35S/ })).toBeTruthy()
  expect(viewed.queryByRole('link', { name: /FM-2040/ })).toBeNull()
})

test('R-ERR-15 a withdrawn product says so, offers its analogues and a person; search leads to it', async () => {
  const page = await openProduct('/product/filtr-toplivnyy-ft-1100/', 'Фильтр топливный FT-1100')
  expect(screen.getByText(/Товар снят с продажи/)).toBeTruthy()
  const analogues = within(screen.getByRole('list', { name: 'Аналоги' }))
  expect(analogues.getAllByRole('button', { name: /^В корзину/ }).length).toBeGreaterThan(1)
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'),
  )
  await page.user.click(screen.getByRole('button', { name: 'Подобрать замену с менеджером' }))
  expect(await screen.findByRole('dialog', { name: 'Обратиться к менеджеру' })).toBeTruthy()
  cleanup()
  await openPage('/search/?query=ft1100')
  expect((await screen.findByRole('link', { name: 'FT-1100' })).getAttribute('href')).toBe(
    '/product/filtr-toplivnyy-ft-1100/',
  )
  expect(screen.getByText(/снят с продажи\. Показаны его аналоги/)).toBeTruthy()
})

test('R-ERR-15 R-PROD-05 a withdrawn product shows all of its analogues on demand, and keeps the first ones when they fail', async () => {
  const ids = Object.values(seedIds.products).map(({ id }) => id)
  let broken = true
  const page = await openProduct('/product/filtr-toplivnyy-ft-1100/', 'Фильтр топливный FT-1100', {
    intercept: async (request, pass) => {
      if (!request.url.includes('/web/product/filtr-toplivnyy-ft-1100/')) return undefined
      const refused = await pass()
      const answer: { data: { product: { analogues: { ids: number[] } } } } = await refused.json()
      answer.data.product.analogues.ids = ids
      return Response.json(answer, { status: refused.status })
    },
    answers: {
      listProductsByIds: ({ query }) =>
        broken && query.getAll('ids[]').length > 8 ? status(500, 'internal') : undefined,
    },
  })
  const shown = () =>
    within(screen.getByRole('list', { name: 'Аналоги' })).getAllByRole('button', { name: /^В корзину/ })
      .length
  const few = shown()
  await page.user.click(screen.getByRole('button', { name: `Показать все аналоги: ${ids.length}` }))
  expect(await screen.findByText('Не удалось загрузить аналоги')).toBeTruthy()
  expect(shown()).toBe(few)
  broken = false
  await page.user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(shown()).toBeGreaterThan(few))
  expect(screen.queryByRole('button', { name: /^Показать все аналоги/ })).toBeNull()
})

test('R-ERR-15 a withdrawn product of which nothing is told is the page 404', async () => {
  await openProduct('/product/filtr-toplivnyy-ft-1100/', '404', {
    answers: { getProduct: refuse('productUnavailable', { data: { statusCode: 404 } }) },
  })
  expect(screen.getByText('Страница не найдена')).toBeTruthy()
})

test.each([
  ['500', () => new Response(null, { status: 500 })],
  ['a page of HTML', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('R-ERR-19 when all other calls fail (%s), nothing of the page loads for ever', async (_, fail) => {
  const { user } = await openProduct(filter, /FM-2040/, {
    intercept: ({ url }) => {
      const { pathname } = new URL(url)
      return pathname === `/web${filter}` || pathname === '/api/header/' ? undefined : fail()
    },
  })
  const nothingLoads = () => expect(screen.queryAllByText('Загрузка…')).toEqual([])
  await waitFor(nothingLoads)
  await user.click(screen.getByRole('link', { name: 'Наличие и сроки' }))
  await screen.findByRole('dialog', { name: 'Наличие' })
  await waitFor(nothingLoads)
})
