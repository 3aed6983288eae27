import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'openapi'
const parts = ['paths', 'webhooks', 'schemas', 'parameters', 'headers', 'responses', 'examples']

test('R-API-01 every file of the contract is used by another one', () => {
  const files = parts.flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(folder, part, name)),
  )
  const used = new Set(
    [join(folder, 'openapi.yaml'), ...files].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\$ref: ['"]?([^'"\s,}]+\.yaml)/g)].map(([, target = '']) =>
        normalize(join(dirname(file), target)),
      ),
    ),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !used.has(file))).toEqual([])
})

/** Rules are a table, one line each: they make no file harder to read. */
const withoutRules = (text: string) => text.replaceAll(/^ +(?:x-rules:|- \{ id: .*)\n/gm, '')

/** A path file holds one URL, so its bound is per operation. */
const operationsIn = (text: string) => Math.max(1, [...text.matchAll(/^(get|post|delete):/gm)].length)

test.each([
  ['paths', 150],
  ['schemas', 80],
])('a file of %s has at most %i lines an operation, beside its rules', (part, most) => {
  const long = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const text = withoutRules(readFileSync(join(folder, part, name), 'utf8')).trimEnd()
      return [name, text.split('\n').length / operationsIn(text)] as const
    })
    .filter(([, lines]) => lines > most)
  expect(long).toEqual([])
})
