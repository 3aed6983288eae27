import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newNonce } from './nonce.ts'
import { packTemplate } from './packed-template.ts'

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
