import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lintContract } from './lint-report.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  await cp('openapi', folder, { recursive: true, filter: (name) => !name.includes('released') })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the command prints and answers after one change of one file, which is undone then. */
async function lintWith(file: string, from: string, to: string) {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
  const lines: string[] = []
  const code = await lintContract(join(folder, 'openapi.yaml'), (line) => lines.push(line))
  await writeFile(path, text)
  return { code, said: lines.join('\n'), line: text.slice(0, text.indexOf(from)).split('\n').length }
}

test.each([
  ['security', 'paths/pages/web_about.yaml', 'security: [{}, ', 'security: ['],
  ['sessid', 'paths/cart/web_basket_add.yaml', 'x-csrf: body', 'x-csrf: none'],
  ['invalidates-known', 'paths/cart/web_basket_add.yaml', 'x-invalidates: [', 'x-invalidates: [getNothing, '],
  ['property-described', 'schemas/Link.yaml', ", description: 'Text of the link, as shown.'", ''],
  ['one-tag', 'paths/cart/web_basket_add.yaml', 'tags: [cart]', 'tags: [cart, product]'],
  [
    'bounded',
    'schemas/CartWarning.yaml',
    'message: { type: string, maxLength: 500,',
    'message: { type: string,',
  ],
])('%s: the message names file and line', async (rule, file, from, to) => {
  const { code, said, line } = await lintWith(file, from, to)
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`${file.replaceAll('.', '[.]')}:${line}:\\d+ ${rule}\n`))
})

test('an untouched contract has no problems; a file that is no YAML is told with its place', async () => {
  const { code, said } = await lintWith('schemas/Link.yaml', 'type: object', 'type: object')
  expect({ code, said }).toEqual({ code: 0, said: 'The contract has no problems.' })
  const broken = await lintWith('schemas/Link.yaml', 'type: object', 'type: {object')
  expect(broken.code).toBe(1)
  expect(broken.said).toMatch(/schemas\/Link\.yaml:\d+:\d+ /)
})
