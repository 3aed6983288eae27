import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPrism } from './renewable-prism.ts'

const folder = mkdtempSync(join(tmpdir(), 'prism-'))
const document = join(folder, 'contract.json')
const text = readFileSync('src/generated/contract.json', 'utf8')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Prism takes a changed contract in the process that it has, and ends with it', async () => {
  writeFileSync(document, text)
  const prism = startPrism()
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${prism.port()}${path}`)).status
  try {
    await prism.load(document)
    expect([await ask('/api/footer/'), await ask('/api/footnote/')]).toEqual([200, 404])
    writeFileSync(document, text.replace('"/api/footer/"', '"/api/footnote/"'))
    await prism.load(document)
    expect([await ask('/api/footer/'), await ask('/api/footnote/')]).toEqual([404, 200])
    writeFileSync(document, '{')
    await expect(prism.load(document)).rejects.toThrow(/^Prism: /)
    expect(await ask('/api/footnote/')).toBe(200)
  } finally {
    await prism.stop()
  }
  await expect(ask('/api/footnote/')).rejects.toThrow('fetch failed')
})
