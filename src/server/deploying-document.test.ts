import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

// docs/deploying.md and README.md tell all events and settings, and none that are gone.

const document = await readFile('docs/deploying.md', 'utf8')
const readme = await readFile('README.md', 'utf8')
let sources = ''
for await (const path of glob('src/server/*.ts'))
  if (!path.endsWith('.test.ts')) sources += await readFile(path, 'utf8')

const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted()

test('the table of events has those that the server logs', () => {
  const logged = matches(sources, /(?:event: |entry\('\w+', |tell\()'(\w+)'/g)
  const [, table = ''] = /\| event \|[^\n]*\n(.*?)\n\n/s.exec(document) ?? []
  expect(matches(table, /^\| `(\w+)`/gm)).toEqual(logged)
})

test('the table of settings has those that are read', () => {
  const read = matches(sources, /(?:env\['|number\(')([A-Z_]+)'/g)
  const [, table = ''] = /\| variable \|[^\n]*\n(.*?)\n\n/s.exec(readme) ?? []
  // Read by the sandbox itself.
  const told = matches(table, /`([A-Z_]+)`/g).filter(
    (name = '') => !['SANDBOX_PRODUCTS', 'SANDBOX_SEED', 'SANDBOX_WEBHOOKS'].includes(name),
  )
  expect(told).toEqual(read)
})

test('the secret parameters are told', () => {
  const [, list = ''] = /secretParameters = new Set\(\[(.*?)\]\)/s.exec(sources) ?? []
  const names = matches(list, /'(\w+)'/g)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(document).toContain(`\`${name}\``)
})
