import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { blocksOf, readDocuments } from '../tools/testing/document-blocks.ts'

// What the documents name must exist: commands, links, files and quoted code.

const documents = await readDocuments()
const texts = [...documents]
const blocks = texts.flatMap(([name, text]) => blocksOf(name, text))
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

test.each(texts)('%s names only commands that exist', (_, text) => {
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(texts)('%s links only to files that exist', (name, text) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
  expect(targets.filter((target) => !existsSync(normalize(join(dirname(name), target))))).toEqual([])
})

const { forbidden: importRules } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { comment?: string }[]
}
const roots = ['docs', 'openapi', 'mocks', 'scripts', 'tools', 'src', 'e2e', 'tests']
const everyFile: string[] = []
for await (const file of glob(`{${roots.join(',')}}/**/*`)) everyFile.push(`/${file}`)
/** Files that the worked example makes. */
const made = new Set(blocks.flatMap(({ place }) => place.new ?? []))

test.each(texts)('%s names only files and folders that exist', (document, text) => {
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)].map(([, path = '']) => path)
  const paths = named.filter((path) => roots.some((root) => path.startsWith(`${root}/`)))
  // Below a heading such as "The sandbox" files stand without their folder.
  const names = named.filter((path) => !paths.includes(path) && /[a-z]\.(tsx?|css|yaml|md)$/.test(path))
  const ownNames = document === 'docs/requirements.md' ? [] : names
  expect([
    ...paths.filter((path) => !existsSync(path) && !made.has(path)),
    ...ownNames.filter((name) => !existsSync(name) && !everyFile.some((file) => file.endsWith(`/${name}`))),
  ]).toEqual([])
})

test('the map of README names only folders that exist', () => {
  const [, map = ''] = /^## Map\n\n```\n(.*?)```/ms.exec(documents.get('README.md') ?? '') ?? []
  let folder = ''
  const paths = map.split('\n').flatMap((line) => {
    const [, indent = '', first = ''] = /^( *)([\w.-]+(?:\/[\w., /-]*\/|\/|\.ts))(?= |$)/.exec(line) ?? []
    if (indent === '') folder = first
    return first.split(', ').flatMap((name) => (name ? [indent === '' ? name : folder + name] : []))
  })
  expect(paths.length).toBeGreaterThan(25)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('the table of import rules is the one that is enforced', () => {
  const table = documents.get('docs/architecture.md') ?? ''
  const told = [...table.matchAll(/^\| `(\w+)` \| ([\w, ]+) \|$/gm)].map(([, folder, targets]) => ({
    folder,
    targets,
  }))
  const enforced = importRules.flatMap(({ comment = '' }) => {
    const [, folder, targets] = /^src\/(\w+) may import only: (.*)$/.exec(comment) ?? []
    return folder ? [{ folder, targets }] : []
  })
  expect(enforced.length).toBeGreaterThan(10)
  expect(told).toEqual(enforced)
})

const withoutIndent = (text: string) => text.replaceAll(/^ +/gm, '').trim()

test('code that a document quotes from a file stands in it', async () => {
  const quoted = blocks.filter(({ place }) => place.file !== undefined)
  expect(quoted.length).toBeGreaterThan(0)
  for (const { document, line, place, text } of quoted) {
    const source = await readFile(place.file ?? '', 'utf8')
    expect.soft(withoutIndent(source), `${document}:${line}`).toContain(withoutIndent(text))
  }
})

test('README says how much of the sandbox is stateful as the command counts it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/sandbox-status.ts'])
  const [count = ''] = /^\d+ of \d+ operations are stateful/.exec(stdout) ?? []
  expect(count).not.toBe('')
  expect(documents.get('README.md')).toContain(count)
})

test('each kind of reader has a document that begins with a command', () => {
  for (const name of ['docs/frontend.md', 'docs/backend.md', 'docs/backend.ru.md', 'docs/ci.md']) {
    const [, first = ''] = /```(?:sh)?\n(.*)/.exec(documents.get(name) ?? '') ?? []
    expect([name, first]).toEqual([name, expect.stringMatching(/^npm (ci|run)/)])
  }
})

test('every command is told in some document', () => {
  const all = texts.map(([, text]) => text).join('\n')
  // npm runs it by itself before it installs.
  const told = Object.keys(scripts).filter((name) => name !== 'preinstall')
  const missing = told.filter((name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(all))
  expect(missing).toEqual([])
})
