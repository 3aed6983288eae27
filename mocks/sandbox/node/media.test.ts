import { expect, test } from 'vitest'
import { createMedia } from './media.ts'

const drawn = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${name}</title><rect width="8" height="8" fill="#123"/></svg>`
const svg = drawn('one')
const render = (pathname: string) => (pathname === '/media/one.svg' ? { svg } : null)

const get = (media: ReturnType<typeof createMedia>, path: string, headers = {}) =>
  media(new Request(`http://localhost${path}`, { headers }))

test('R-SEO-05 a drawing is SVG that can run nothing, and 304 when it is known', async () => {
  const media = createMedia({ render })
  const answer = await get(media, '/media/one.svg')
  expect(await answer.text()).toBe(svg)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(media, '/media/one.svg', { 'if-none-match': `"other", ${etag}` })).status).toBe(304)
  expect((await get(media, '/media/one.svg', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  expect((await get(media, '/media/none.svg')).status).toBe(404)
})

test('an address with a version is kept for good, another one is checked again', async () => {
  const media = createMedia({ render })
  const kept = async (path: string) => (await get(media, path)).headers.get('cache-control')
  expect(await kept('/media/one.svg?v=1')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/media/one.svg')).toBe('public, max-age=3600')
})

test('R-SEO-05 WebP is made from the drawing', async () => {
  const media = createMedia({ render })
  const [one, two] = await Promise.all([get(media, '/media/one.webp'), get(media, '/media/one.webp')])
  expect(one.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await one.arrayBuffer())
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(Buffer.from(await two.arrayBuffer())).toEqual(bytes)
})

test('a drawing is made once for all who ask for it', async () => {
  let times = 0
  const media = createMedia({
    render: () => {
      times += 1
      return { svg }
    },
  })
  await Promise.all(Array.from({ length: 20 }, () => get(media, '/media/one.svg')))
  await get(media, '/media/one.webp')
  expect(times).toBe(1)
})

test('of a flood of rasters few wait, the others are told to come again, and all is well afterwards', async () => {
  const media = createMedia({
    render: (pathname) => ({ svg: drawn(pathname) }),
    limits: { waiting: 4, bytes: 1_000_000, entries: 100 },
  })
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => get(media, `/media/${index}.webp`)),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(refused).toHaveLength(195)
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  expect(refused[0]?.headers.get('retry-after')).toBe('2')
  expect((await get(media, '/media/199.webp')).status).toBe(200)
})

test('a drawing that can not be rasterised fails alone', async () => {
  const media = createMedia({ render: (pathname) => ({ svg: pathname.includes('bad') ? '<svg' : svg }) })
  const answers = await Promise.allSettled([get(media, '/media/bad.webp'), get(media, '/media/one.webp')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('what a flood of addresses leaves in memory has a bound: the first are drawn anew', async () => {
  const asked: string[] = []
  const media = createMedia({
    render: (pathname) => {
      asked.push(pathname)
      return { svg: drawn(pathname + 'x'.repeat(1_000_000)) }
    },
  })
  for (let index = 0; index < 12; index += 1) await get(media, `/media/${index}.svg`)
  await get(media, '/media/11.svg')
  expect(asked).toHaveLength(12)
  await get(media, '/media/0.svg')
  expect(asked).toHaveLength(13)
})
