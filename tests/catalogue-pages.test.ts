import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { testStorefront } from '../tools/testing/test-storefront.ts'

const storefront = testStorefront(
  sandboxBackend(openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })),
)

async function get(target: string, headers: Record<string, string> = {}) {
  const answer = await storefront(new Request(`http://shop.example${target}`, { headers }), { target })
  const html = await answer.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status: answer.status, location: answer.headers.get('location'), html, main }
}
const filters = (value: object) => encodeURIComponent(JSON.stringify(value))
const search = (text: string) => `/search/?query=${encodeURIComponent(text)}`

test('R-ROLE-01 R-ROUTE-09 R-CAT-02 a guest sees fifty products of a section, with its canonical address', async () => {
  const { status, html, main } = await get('/catalog/filtry/')
  expect(status).toBe(200)
  expect(main).toMatch(/<h1[^>]*>Фильтры/)
  expect(main.match(/href="\/product\//g)).toHaveLength(50)
  expect(html).toContain('rel="canonical" href="http://shop.example/catalog/filtry/"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('"@type":"ItemList"')
  expect(html).not.toContain('noindex')
})

test('R-ROUTE-11 a path of three sections below the catalogue is the page of the last one', async () => {
  const third = worldSeed()
    .fixed.catalogue.sections.map(({ url }) => url)
    .find((url) => /^\/catalog(\/[^/]+){3}\/$/.test(url))
  expect(third).toBeDefined()
  const page = await get(third ?? '')
  expect(page.status).toBe(200)
  expect(page.main).toMatch(/<h1[^>]*>[^<]+/)
  expect(page.html).toContain(`rel="canonical" href="http://shop.example${third}"`)
})

test('R-ROUTE-30 the path of products without a code matches, and there is no such product', async () => {
  expect(await get('/product/')).toMatchObject({ status: 404 })
})

test('R-CAT-02 the document of fifty products fits the first congestion window', async () => {
  const { html } = await get('/catalog/filtry/')
  const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  expect(packed.byteLength).toBeLessThan(14_000)
})

test('R-ROUTE-10 a section under the wrong parent moves to its own path for good', async () => {
  expect(await get('/catalog/gidravlika/maslyanye-filtry/?PAGE_SIZE=20')).toMatchObject({
    status: 301,
    location: '/catalog/filtry/maslyanye-filtry/?PAGE_SIZE=20',
  })
  expect(await get('/catalog/no-such-section/')).toMatchObject({ status: 404 })
})

test('R-ROUTE-38 R-ROUTE-39 R-SEO-01 pages have addresses of their own, and none beyond the last', async () => {
  const second = await get('/catalog/filtry/?PAGEN_1=2')
  expect(second.html).toContain('href="http://shop.example/catalog/filtry/?PAGEN_1=2"')
  expect(second.html).toMatch(/<title>[^<]*страница 2/)
  expect(second.main).toContain('rel="prev"')
  const small = await get('/catalog/filtry/?PAGE_SIZE=20')
  expect(small.main.match(/href="\/product\//g)).toHaveLength(20)
  for (const query of ['PAGEN_1=999', 'PAGEN_1=x', 'PAGE_SIZE=33'])
    expect((await get(`/catalog/filtry/?${query}`)).status).toBe(404)
})

test('R-ROUTE-37 R-CAT-10 filters of the address narrow the list; it is not indexed', async () => {
  const { html, main } = await get(
    `/catalog/filtry/?filters=${filters({ brand: ['remas'], available: true })}`,
  )
  expect(html).toContain('noindex, follow')
  expect(html).toContain('rel="canonical" href="http://shop.example/catalog/filtry/"')
  expect(main).toContain('Убрать фильтр «Бренд: Ремас»')
  expect(main).not.toContain('В других городах')
})

test('R-CAT-16 nothing left after filtering offers to reset the filters', async () => {
  const { main } = await get(`/catalog/filtry/?filters=${filters({ price: { min: 1, max: 2 } })}`)
  expect(main).toContain('Сбросить фильтры')
})

test('R-ROUTE-08 R-ROUTE-35 R-ROUTE-36 R-ROLE-02 the sellout under each address, canonical to the catalogue', async () => {
  for (const path of [`/catalog/sellout/?filters=${filters({ sellout: true })}`, '/sellout/']) {
    const { html, main } = await get(path)
    expect(main).toMatch(/<h1[^>]*>Распродажа/)
    expect(html).toContain('rel="canonical" href="http://shop.example/catalog/sellout/"')
    expect(html).not.toContain('noindex')
  }
  const section = await get('/sellout/filtry/')
  expect(section.html).toContain('rel="canonical" href="http://shop.example/catalog/filtry/"')
  expect(section.main).toContain('Распродажа: Фильтры')
})

test('R-CAT-09 a filter form sent without scripts is redirected to the canonical filters', async () => {
  expect(await get('/catalog/filtry/?f.brand=remas&PAGEN_1=2')).toMatchObject({
    status: 302,
    location: `/catalog/filtry/?filters=${filters({ brand: ['remas'] })}`,
  })
})

test('R-CAT-01 the cookie decides how products stand, without it the section does', async () => {
  const tiles = /aria-current="true" title="Плиткой"/
  expect((await get('/catalog/dorozhnaya-tekhnika/')).main).toMatch(tiles)
  expect((await get('/catalog/filtry/')).main).not.toMatch(tiles)
  expect((await get('/catalog/filtry/', { cookie: 'view=grid' })).main).toMatch(tiles)
})

test('R-ROUTE-27 R-ROUTE-28 R-ROLE-05 a guest searches; a corrected query is said, and can be searched as typed', async () => {
  const { status, html, main } = await get(search('ашдеук'))
  expect(status).toBe(200)
  expect(html).toContain('noindex, follow')
  expect(main.replaceAll('<!-- -->', '')).toContain('Показаны результаты по запросу «filter».')
  expect(main).toContain('asTyped=true')
})

test('R-ROUTE-28 one exact article opens its product, unless it is searched as typed', async () => {
  expect(await get(search(' fm 2040 '))).toMatchObject({
    status: 302,
    location: '/product/filtr-maslyanyy-fm-2040/',
  })
  expect((await get(`${search('FM-2040')}&asTyped=true`)).status).toBe(200)
})

test('R-CAT-23 R-CAT-24 an empty text asks for one, a long one is 422 and kept, nothing found advises', async () => {
  expect((await get('/search/?query=%20')).main).toContain('<h1 tabindex="-1">Поиск</h1>')
  const long = 'б'.repeat(201)
  const answer = await get(search(long))
  expect(answer.status).toBe(422)
  expect(answer.main).toContain(`value="${long}"`)
  expect((await get(search('ъъъъ'))).main).toContain('Ничего не найдено')
})

test('R-ROUTE-01 R-ROUTE-06 R-WIDGET-05 home and catalogue lead to sections, sellout and promotions', async () => {
  const home = await get('/')
  for (const text of ['href="/catalog/filtry/"', 'Распродажа', 'Подробнее', 'Подбор по технике'])
    expect(home.main).toContain(text)
  expect((await get('/catalog/')).main).toContain('href="/catalog/filtry/maslyanye-filtry/"')
})
