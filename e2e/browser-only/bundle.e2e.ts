import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures/browser-only.ts'

// Words that only the developer's panel, MSW, the sandbox, its seed or the contract bring along.
const marks = [
  'Панель разработчика',
  'mockServiceWorker',
  'KEEPALIVE_REQUEST',
  'kran-detal-sandbox',
  'sandbox-world',
  'operationId',
]

test('nothing of the browser-only build is in what the shop ships', async () => {
  const shop = [...(await readAll('dist/client')), ...(await readAll('dist/server'))]
  const alone = (await readAll('dist-msw')).map(({ text }) => text).join('\n')
  expect(shop.length).toBeGreaterThan(20)
  for (const mark of marks) {
    expect(alone, 'the mark stands in the browser-only build').toContain(mark)
    expect(shop.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([])
  }
  expect(
    shop.map(({ name }) => name).filter((name) => /index\.html$|mockServiceWorker|shop-worker/.test(name)),
  ).toEqual([])
})

async function readAll(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(?:js|css|html|json)$/.test(entry.name))
  return Promise.all(
    files.map(async ({ parentPath, name }) => ({
      name: join(parentPath, name),
      text: await readFile(join(parentPath, name), 'utf8'),
    })),
  )
}
