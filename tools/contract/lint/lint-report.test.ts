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

/** What the command prints and answers after these changes of files, which are undone then. */
async function lintWith(...changes: readonly Change[]) {
  const texts = new Map<string, string>()
  for (const [file, from, to] of changes) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(from)
    if (!texts.has(path)) texts.set(path, text)
    await writeFile(path, text.replace(from, to))
  }
  const lines: string[] = []
  const code = await lintContract(join(folder, 'openapi.yaml'), (line) => lines.push(line))
  for (const [path, text] of texts) await writeFile(path, text)
  return { code, said: lines.join('\n') }
}

/** A file, what stands in it, and what takes its place. */
type Change = readonly [file: string, from: string, to: string]

/** Each breaks one rule and no line break, so that all can be told in one run. */
const faults: readonly (readonly [rule: string, ...change: Change])[] = [
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
]

let broken: Promise<Awaited<ReturnType<typeof lintWith>>> | undefined

test.each(faults)('%s: the message names file and line', async (rule, file, from) => {
  broken ??= lintWith(...faults.map(([, ...change]) => change))
  const { code, said } = await broken
  expect(code).toBe(1)
  const text = await readFile(join(folder, file), 'utf8')
  const line = text.slice(0, text.indexOf(from)).split('\n').length
  expect(said).toMatch(new RegExp(`${file.replaceAll('.', '[.]')}:${line}:\\d+ ${rule}\n`))
})

test('an untouched contract has no problems; a file that is no YAML is told with its place', async () => {
  expect(await lintWith()).toEqual({ code: 0, said: 'The contract has no problems.' })
  const unreadable = await lintWith(['schemas/Link.yaml', 'type: object', 'type: {object'])
  expect(unreadable.code).toBe(1)
  expect(unreadable.said).toMatch(/schemas\/Link\.yaml:\d+:\d+ /)
})
