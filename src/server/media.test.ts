import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { passMedia } from './media.ts'
import { PackedTexts } from './packed-texts.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(200)}</svg>`
const svgHeaders = { 'content-type': 'image/svg+xml', etag: '"one"', 'cache-control': 'public, max-age=60' }

function ask(answer: Response, headers: Record<string, string>, packed = new PackedTexts()) {
  const asked: Request[] = []
  const backend = (request: Request) => {
    asked.push(request)
    return Promise.resolve(answer.clone())
  }
  const request = new Request('http://shop.example/media/a.svg?v=1', { headers })
  return passMedia(request, backend, {}, { timeout: 1000, packed }).then((response) => ({ response, asked }))
}

test('a drawing is packed once for all who ask, and its tag is weak then', async () => {
  const packed = new PackedTexts()
  const answer = new Response(drawing, { headers: svgHeaders })
  const { response } = await ask(answer, { 'accept-encoding': 'br' }, packed)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(response.headers.get('etag')).toBe('W/"one"')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(drawing)
  await ask(answer, { 'accept-encoding': 'br' }, packed)
  expect(packed.size).toBe(1)
  await ask(answer, { 'accept-encoding': 'gzip' }, packed)
  expect(packed.size).toBe(2)
})

test('who takes no coding gets the drawing as it is', async () => {
  const { response } = await ask(new Response(drawing, { headers: svgHeaders }), {})
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('etag')).toBe('"one"')
  expect(await response.text()).toBe(drawing)
})

test('a photo passes untouched, with nothing of the visitor', async () => {
  const photo = new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/webp' } })
  const { response, asked } = await ask(photo, { 'accept-encoding': 'br', cookie: 'SID=1' })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(asked[0]?.headers.get('cookie')).toBeNull()
})

test('X-22 what is no name of a file under /media/ never reaches the backend', async () => {
  const paths = [
    '..%2fadmin',
    '%2e%2e%5cadmin',
    'a//b.svg',
    'a%2fb.svg',
    '%252e%252e%252fadmin',
    'a%00.svg',
    '%E0%A4%A',
  ]
  for (const path of paths) {
    const asked: Request[] = []
    const backend = (request: Request) => {
      asked.push(request)
      return Promise.resolve(new Response('secret'))
    }
    const request = new Request(`http://shop.example/media/${path}`)
    const { status } = await passMedia(request, backend, {}, { timeout: 1000, packed: new PackedTexts() })
    expect([path, status, asked.length]).toEqual([path, 404, 0])
  }
})

test('X-22 a document under /media/ is an attachment that can run nothing, a photo and a paper are not', async () => {
  const types = { 'text/html': true, 'image/svg+xml': true, 'application/xhtml+xml': true, 'text/xml': true }
  const others = { 'image/webp': false, 'application/pdf': false }
  for (const [type, isDocument] of Object.entries({ ...types, ...others })) {
    const { response } = await ask(new Response(drawing, { headers: { 'content-type': type } }), {})
    const disposition = response.headers.get('content-disposition')
    expect([type, disposition]).toEqual([type, isDocument ? 'attachment' : null])
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  }
})

test('a backend that is busy says so to the browser', async () => {
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '2' } })
  const { response } = await ask(busy, {})
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('packed texts have a bound: what is asked for least leaves', async () => {
  const packed = new PackedTexts()
  const text = (index: number) => new TextEncoder().encode(String(index))
  for (let index = 0; index < 4100; index += 1) await packed.pack(text(index), 'gzip')
  expect(packed.size).toBe(4000)
})

test('R-EQUIP-02 a drawing that runs, leads elsewhere or has ten megabytes never reaches a browser', async () => {
  const drawings = [
    drawing.replace('>', '><script>alert(1)</script>'),
    drawing.replace('>', '><image href="https://example.com/a.png"/>'),
    drawing.replace('</svg>', `${' '.repeat(10_000_000)}</svg>`),
  ]
  for (const text of drawings) {
    const backend = () => Promise.resolve(new Response(text, { headers: svgHeaders }))
    const request = new Request('http://shop.example/media/a.svg?v=1')
    const response = await passMedia(request, backend, {}, { timeout: 1000, packed: new PackedTexts() })
    expect([response.status, await response.text()]).toEqual([502, ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})
