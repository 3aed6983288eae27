import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseCoding, packResponse } from './compression.ts'

test('R-SEO-07 the coding is what the client takes', () => {
  expect(chooseCoding('gzip, deflate, br')).toBe('br')
  expect(chooseCoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseCoding('*')).toBe('br')
  expect(chooseCoding('identity')).toBeUndefined()
  expect(chooseCoding(null)).toBeUndefined()
})

test('R-SEO-07 long text is packed, and says that it depends on the client', async () => {
  const text = 'каталог '.repeat(1000)
  const request = new Request('http://s/', { headers: { 'accept-encoding': 'br' } })
  const packed = await packResponse(request, new Response(text, { headers: { 'content-type': 'text/html' } }))
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text)
})

test('R-SEO-07 pictures and short answers go as they are', async () => {
  const request = new Request('http://s/', { headers: { 'accept-encoding': 'br' } })
  const picture = new Response('x'.repeat(5000), { headers: { 'content-type': 'image/webp' } })
  const short = new Response('{}', { headers: { 'content-type': 'application/json' } })
  for (const response of [picture, short]) {
    expect((await packResponse(request, response)).headers.has('content-encoding')).toBe(false)
  }
})

test('R-SEO-07 a part of a file goes as it is: its range counts bytes that are not packed', async () => {
  const request = new Request('http://s/', { headers: { 'accept-encoding': 'br' } })
  const part = new Response('x'.repeat(5000), {
    status: 206,
    headers: { 'content-type': 'image/svg+xml', 'content-range': 'bytes 0-4999/9000' },
  })
  expect((await packResponse(request, part)).headers.has('content-encoding')).toBe(false)
})
