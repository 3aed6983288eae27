import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMedia } from './media.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#123"/></svg>'
const render = (pathname: string) => (pathname === '/media/one.svg' ? { svg } : null)

let cacheDir: string
beforeEach(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'media-'))
})
afterEach(() => rmSync(cacheDir, { recursive: true, force: true }))

const get = (media: ReturnType<typeof createMedia>, path: string, headers = {}) =>
  media(new Request(`http://localhost${path}`, { headers }))

test('R-SEO-05 a drawing is SVG that can run nothing, kept for good, and 304 when it is known', async () => {
  const media = createMedia({ render, cacheDir })
  const answer = await get(media, '/media/one.svg')
  expect(await answer.text()).toBe(svg)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const etag = answer.headers.get('etag') ?? ''
  expect((await get(media, '/media/one.svg', { 'if-none-match': etag })).status).toBe(304)
  expect((await get(media, '/media/none.svg')).status).toBe(404)
})

test('R-SEO-05 WebP is made from the drawing once and kept on disk', async () => {
  const media = createMedia({ render, cacheDir })
  const [one, two] = await Promise.all([get(media, '/media/one.webp'), get(media, '/media/one.webp')])
  const bytes = Buffer.from(await one.arrayBuffer())
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(Buffer.from(await two.arrayBuffer())).toEqual(bytes)
  expect(readdirSync(cacheDir).filter((name) => name.endsWith('.webp'))).toHaveLength(1)
  const nowhere = createMedia({ render, cacheDir: null })
  expect((await get(nowhere, '/media/one.webp')).status).toBe(200)
})
