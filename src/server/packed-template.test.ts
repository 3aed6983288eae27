import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { newNonce } from './nonce.ts'
import { packTemplate } from './packed-template.ts'

vi.mock(import('node:crypto'), { spy: true })

const mark = newNonce()
const page = (nonce: string) =>
  [
    `<head><style nonce="${nonce}">.a{color:red}</style><script nonce="${nonce}">run()</script>`,
    ...Array.from({ length: 400 }, (_, index) => `<p class="a">Фильтр масляный ${index % 7}</p>`),
    `<script nonce="${nonce}" src="/a.js"></script><link nonce="${nonce}" href="/b.js"></html>`,
  ].join('')

test('a packed document is its text with the nonce of each response', async () => {
  const template = await packTemplate(page(mark), mark)
  for (const nonce of [newNonce(), newNonce()]) {
    const packed = template.fill(nonce)
    expect(packed.byteLength).toBe(template.byteLength)
    expect(brotliDecompressSync(packed).toString()).toBe(page(nonce))
  }
  expect(template.byteLength).toBeLessThan(Buffer.byteLength(page(mark)) / 10)
})

test('nonces may stand at the beginning, at the end, side by side, or nowhere', async () => {
  const nonce = newNonce()
  for (const form of ['M', 'MM', 'aMbMc', 'Mя', 'без меток', '']) {
    const template = await packTemplate(form.replaceAll('M', mark), mark)
    expect(brotliDecompressSync(template.fill(nonce)).toString()).toBe(form.replaceAll('M', nonce))
  }
})

test('a document is packed whatever chance gives', async () => {
  // Chance with four faces only: what it seldom gives comes often.
  let state = 1
  const face = () => ((state = (state * 16807) % 2147483647) >> 8) & 3
  const given = (length: number) => Buffer.from(Array.from({ length }, face))
  vi.mocked(randomBytes).mockImplementation(given)
  const form = Array.from({ length: 150 }, (_, index) => {
    const word = 'гидроцилиндр'.slice(0, (index * 7) % 11)
    return `<p>${word}<i nonce="M">${word}</i>`
  }).join('')
  const nonce = 'n'.repeat(mark.length)
  const template = await packTemplate(form.replaceAll('M', mark), mark)
  expect(brotliDecompressSync(template.fill(nonce)).toString()).toBe(form.replaceAll('M', nonce))
})
