import type { Page, Request } from '@playwright/test'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { expect, moving, test } from './fixtures/test.ts'

test.use(moving)

// What a phone loads of pictures while nobody touches the page, whole: first view and all that the browser fetches ahead.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

const kibibyte = 1024
/** The rest of 30 requests: document, icons, fonts, scripts. */
const mostPictures = 15

const pages = {
  home: '/',
  'a section of machines': '/catalog/dorozhnaya-tekhnika/ekskavatory/',
  'a section of 50 rows': `${seedIds.sections.filters.url}?limit=50`,
  'a product': `/product/${seedIds.products.inStock.code}/`,
  'a search': '/search/?query=фильтр',
}

for (const [name, path] of Object.entries(pages)) {
  test(`R-SEO-07 pictures of ${name}: at most 80 KiB and ${mostPictures} requests, none twice, one before all others`, async ({
    page,
    quiet,
  }) => {
    const requests: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image') requests.push(request)
    })
    await page.goto(path)
    await quiet()

    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.length).toBeLessThanOrEqual(mostPictures)
    expect(bytes).toBeLessThanOrEqual(80 * kibibyte)
    const addresses = requests.map((request) => request.url())
    expect(new Set(addresses).size).toBe(addresses.length)

    const images = await imagesOf(page)
    expect(images.filter(({ priority }) => priority === 'high').length).toBeLessThanOrEqual(1)
    expect(images.filter(({ width, height }) => !width || !height)).toEqual([])
  })
}

test('R-SEO-07 in a list the picture of the first row comes before all others, those below wait for the scroll', async ({
  page,
}) => {
  await page.goto(pages['a section of 50 rows'])
  const images = await imagesOf(page)
  const [first, ...others] = images.filter(({ source }) => source.includes('/products/'))
  expect(first).toMatchObject({ priority: 'high', loading: 'eager' })
  expect(others).toHaveLength(49)
  expect(others.every(({ loading }) => loading === 'lazy')).toBe(true)
  const last = page.getByRole('list', { name: 'Товары' }).locator('img').last()
  await expect(last).toHaveJSProperty('complete', false)
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveJSProperty('complete', true)
  await expect(last).not.toHaveJSProperty('naturalWidth', 0)
})

test('drawings are packed, kept for good by their version, and known again by their tag', async ({
  page,
  request,
}) => {
  await page.goto(pages['a product'])
  const address = (await imagesOf(page))[0]?.source ?? ''
  expect(address).toMatch(/\.svg\?v=\w+$/)
  const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
  const { etag = '', ...headers } = answer.headers()
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const again = await request.get(address, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

function imagesOf(page: Page) {
  return page.locator('img').evaluateAll((images) =>
    images.map((image) => ({
      source: image instanceof HTMLImageElement ? image.currentSrc || image.src : '',
      loading: image.getAttribute('loading') ?? 'eager',
      priority: image.getAttribute('fetchpriority'),
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    })),
  )
}
