import type { APIRequestContext, Page } from '@playwright/test'
import { get } from 'node:http'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// Bytes on the wire as a browser gets them (brotli), of the whole page load with nothing touched.

// A first visitor gets the most: the questions for the branch and for cookies, and a session.
test.use({ firstVisit: true })

const kilobyte = 1000
const phoneScripts = 125 * 1024
const pages = {
  home: '/',
  catalogue: seedIds.sections.filters.url,
  product: `/product/${seedIds.products.inStock.code}/`,
  search: `/search/?query=${encodeURIComponent('фильтр масляный')}`,
}

for (const [name, path] of Object.entries(pages)) {
  test.describe(name, () => {
    test('at most 125 KiB of JavaScript in 6 files on a phone, 11.5 kB of CSS inside the document, nothing blocks', async ({
      page,
      request,
      baseURL,
      visit,
      quiet,
    }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      const html = await readDocument(request, path)
      const scripts = scriptsOf(html.replaceAll(/<link[^>]+ media="\(min-width[^>]+>/g, ''))
      const [head = ''] = /<head>.*?<\/head>/s.exec(html) ?? []
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.length).toBeLessThanOrEqual(6)
      expect(await total(baseURL, scripts)).toBeLessThanOrEqual(phoneScripts)
      expect(await wireSize(baseURL, stylesheetOf(html))).toBeLessThanOrEqual(11.5 * kilobyte)
      expect(head.replace(/<noscript>.*?<\/noscript>/s, '')).not.toMatch(/rel="(?:stylesheet|preload)"/)
      // A classic script without async or defer would hold up the page.
      expect(html).not.toMatch(/<script(?![^>]*(?:type="module"|type="application\/|async|defer))[^>]*\ssrc=/)
      const loaded = await loadScripts(page, () => visit(path), quiet)
      // The service worker's part of the page among them: it comes after the first touch.
      expect(loaded, 'nothing comes after what the document names').toEqual(scripts.toSorted())
    })

    test('a wide screen loads the filters too, and nothing that the document does not name', async ({
      page,
      request,
      baseURL,
      visit,
      quiet,
    }) => {
      const scripts = scriptsOf(await readDocument(request, path))
      expect(await total(baseURL, scripts)).toBeLessThanOrEqual(131 * kilobyte)
      expect(await loadScripts(page, () => visit(path), quiet)).toEqual(scripts.toSorted())
    })
  })
}

for (const [name, path] of Object.entries({
  'the tree of parts books': '/catalog/parts/',
  'the book of a model': '/catalog/parts/eg-210/',
  'a diagram': '/catalog/parts/eg-210/3108/',
}))
  test(`R-EQUIP-02 ${name} loads at most 125 KiB of JavaScript, and nothing that the document does not name`, async ({
    page,
    request,
    baseURL,
    visit,
    quiet,
  }) => {
    const scripts = scriptsOf(await readDocument(request, path))
    expect(await total(baseURL, scripts)).toBeLessThanOrEqual(phoneScripts)
    expect(await loadScripts(page, () => visit(path), quiet)).toEqual(scripts.toSorted())
  })

test('R-EQUIP-02 a diagram is 37.5 kB, and its drawing is asked for when the page is laid out, not before', async ({
  request,
  baseURL,
}) => {
  const path = '/catalog/parts/eg-210/3108/'
  const html = await readDocument(request, path)
  expect(addresses(html, /(<link[^>]+rel="preload"[^>]*>)/g)).toEqual([])
  expect(addresses(html, /(<img(?![^>]+loading="lazy")[^>]*>)/g)).toEqual([])
  expect(html).toMatch(/<img[^>]+src="\/media\/diagrams\/3108\.svg/)
  expect(await wireSize(baseURL, path)).toBeLessThanOrEqual(37.5 * kilobyte)
})

test('R-CAT-02 R-CONST-17 a section with 50 products is 14 kB beside its styles: the first congestion window', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(pages.catalogue)).text()
  expect(new Set(addresses(html, /href="(\/product\/[^"]+)"/g)).size).toBe(50)
  const cookie = `styles=${/-([\w-]+)\.css$/.exec(stylesheetOf(html))?.[1]}`
  expect(await wireSize(baseURL, pages.catalogue, { cookie })).toBeLessThanOrEqual(14 * kilobyte)
})

test('what serves the shop without network is 7.3 kB', async ({ baseURL }) => {
  expect(await total(baseURL, ['/sw.js', '/offline.js'])).toBeLessThanOrEqual(7.3 * kilobyte)
})

test('R-CONST-17 the styles of other pages and of popups are 15 kB, linked by their documents, and loaded once by the rest', async ({
  page,
  request,
  baseURL,
  visit,
}) => {
  const late = (html: string) => addresses(html, /<link rel="stylesheet" href="([^"]+late[^"]+)"/g)
  const [file = ''] = late(await readDocument(request, '/cart/'))
  expect(file).not.toBe('')
  expect(await wireSize(baseURL, file)).toBeLessThanOrEqual(15 * kilobyte)
  expect(late(await readDocument(request, '/'))).toEqual([])

  const loaded: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('.css')) loaded.push(new URL(asked.url()).pathname)
  })
  await visit('/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Корзина/ }).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeAttached()
  expect(loaded.filter((path) => path === file)).toHaveLength(1)
})

for (const [name, connection] of Object.entries({
  'R-SEO-10 with data saver': { saveData: true, effectiveType: '4g' },
  'R-SEO-09 on 2g': { saveData: false, effectiveType: '2g' },
}))
  test(`${name} nothing is loaded at rest, and nothing ahead of a click`, async ({ page, visit, quiet }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await visit('/')
    await quiet()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: /^Корзина/ }).hover()
    await page.getByRole('button', { name: 'Войти' }).hover()
    await quiet()
    expect(asked).toEqual([])
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(resources.filter((name) => /\.woff2$|\/style-/.test(name))).toEqual([])
  })

test('hashed assets are kept for a year and never change, documents are not kept', async ({ request }) => {
  const html = await readDocument(request, '/')
  const [script = ''] = addresses(html, /src="(\/assets\/[^"]+\.js)"/g)
  const asset = await request.get(script)
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get('/')).headers()['cache-control']).toBe('no-store')
})

/** Paths of the scripts that the visit asks for, in order of name. */
async function loadScripts(
  page: Page,
  visit: () => Promise<void>,
  quiet: () => Promise<void>,
): Promise<string[]> {
  const loaded = new Set<string>()
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') loaded.add(new URL(asked.url()).pathname)
  })
  await visit()
  await quiet()
  return [...loaded].toSorted()
}

function scriptsOf(html: string): string[] {
  return addresses(html, /<(?:script|link)[^>]+?(?:src|href)="(\/assets\/[^"]+\.js)"/g)
}

function stylesheetOf(html: string): string {
  return addresses(html, /<link rel="stylesheet" href="([^"]+)"/g)[0] ?? ''
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))]
}

async function readDocument(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

async function total(baseURL: string | undefined, paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map((path) => wireSize(baseURL, path)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of the body as sent, still compressed. */
async function wireSize(
  baseURL: string | undefined,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    get(new URL(path, baseURL), { headers: { ...headers, 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
