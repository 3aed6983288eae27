import { expect, test } from 'vitest'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const guest = () => new ShopVisitor()

test('R-POPUP-27 a district tells its terms and its branches, an unknown one is 404', async () => {
  const visitor = guest()
  const { branch } = await visitor.ask<'getBranch'>('/web/branches/4/')
  const path = `/web/district/${branch.district.id}/`
  const { district } = await visitor.ask<'getDistrict'>(path)
  expect(district).toMatchObject({ name: branch.district.name, deliveryDays: { min: 1, max: 3 } })
  expect(district.branches.map(({ name }) => name)).toEqual(['Екатеринбург', 'Тюмень', 'Челябинск'])
  expect((await visitor.call('/web/district/99/')).status).toBe(404)
})

test('R-ROUTE-01 every link of the sitemap is a page that the backend answers', async () => {
  const visitor = guest()
  const { groups } = await visitor.ask<'getSitemap'>('/web/sitemap/')
  expect(groups.map(({ code }) => code)).toEqual(['catalogue', 'customers', 'promotions', 'news', 'branches'])
  const links = groups.flatMap(({ code, items }) => items.map(({ link }) => [code, link] as const))
  expect(links.length).toBeGreaterThan(40)
  expect(new Set(links.map(([, link]) => link)).size).toBe(links.length)
  for (const [, link] of links.filter(([group]) => group !== 'catalogue' && group !== 'customers'))
    expect([link, (await visitor.call(`/web${link}`)).status]).toEqual([link, 200])
  const { items } = await visitor.ask<'getCatalogMenu'>('/api/catalogMenu/')
  expect(groups[0]?.items.map(({ link }) => link)).toEqual(items.map(({ sectionPageUrl }) => sectionPageUrl))
})

test('R-ROUTE-29 the sitemap tells the pages of products in parts, with the days of their changes', async () => {
  const visitor = guest()
  const ask = async (part: number) =>
    (await visitor.ask<'getSitemap'>(`/web/sitemap/?products=${part}`)).products
  expect(await visitor.ask<'getSitemap'>('/web/sitemap/')).not.toHaveProperty('products')
  const first = await ask(1)
  expect(first?.items.length).toBeGreaterThan(3000)
  expect(first?.parts).toHaveLength(1)
  expect(first?.parts[0]?.lastmod).toBe(
    first?.items.map(({ lastmod }) => lastmod).reduce((latest, day) => (day > latest ? day : latest)),
  )
  expect(first?.items.map(({ link }) => link)).not.toContain('/product/filtr-toplivnyy-ft-1100/')
  const [, second] = first?.items ?? []
  expect((await visitor.call(`/web${second?.link}`)).status).toBe(200)
  expect(await ask(2)).toEqual({ parts: first?.parts, items: [] })
  expect((await visitor.call('/web/sitemap/?products=0')).status).toBe(422)
})

test('R-ORDER-01 terminals of a city, of one carrier, and none', async () => {
  const visitor = guest()
  const ask = (query: string) => visitor.ask<'listTerminals'>(`/web/terminals/?${query}`)
  const all = (await ask('city=екатеринбург')).items
  expect(all.map(({ carrier }) => carrier.code)).toEqual(['dortrans', 'dortrans', 'ural-express'])
  expect(all[0]?.value).toBe('ДорТранс, Екатеринбург, Терминал «Сибирский», Сибирский тракт, 14')
  expect((await ask('city=Екатеринбург&carrier=ural-express')).items).toEqual(all.slice(2))
  expect((await ask('city=Екатеринбург&carrier=nobody')).items).toEqual([])
  expect((await ask('city=Урюпинск')).items).toEqual([])
  expect((await visitor.call('/web/terminals/')).status).toBe(422)
})

test('R-COMP-11 each role has rights that exist, the owner all of them', async () => {
  const visitor = await guest().login('buyer@example.ru')
  const { roles, rights } = await visitor.ask<'listCompanyRoles'>('/web/contractor/roles/')
  const known = rights.map(({ right }) => right)
  expect(new Set(known).size).toBe(known.length)
  expect(roles[0]).toMatchObject({ role: 'owner', rights: known })
  for (const role of roles) expect(role.rights).toEqual(known.filter((right) => role.rights.includes(right)))
})
