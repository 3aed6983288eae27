import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// What the documents name must be there: commands, links and files.

async function documents(): Promise<string[]> {
  const folders = ['docs', 'openapi', 'mocks', 'src', 'scripts', 'tools']
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  )
  return ['README.md', ...found.flat().filter((name) => name.endsWith('.md'))].toSorted()
}
const texts = await Promise.all(
  (await documents()).map(async (name) => [name, await readFile(name, 'utf8')] as const),
)
const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

test.each(texts)('%s names only commands that there are', (_, text) => {
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(texts)('%s links only to files that there are', (name, text) => {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
  expect(targets.filter((target) => !existsSync(normalize(join(dirname(name), target))))).toEqual([])
})

test.each(texts)('%s names only documents that there are', (name, text) => {
  const named = [
    ...text.matchAll(
      /`((?:docs|openapi|mocks|scripts|tools|src|e2e|tests)\/[\w./-]+\.(?:md|ts|tsx|json|yaml))`/g,
    ),
  ]
    .map(([, path = '']) => path)
    // Of the worked example: to be written by whoever follows it.
    .filter((path) => name !== 'README.md' || !path.includes('question'))
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('each kind of reader has a document that begins with a command', () => {
  for (const name of ['docs/frontend.md', 'docs/backend.md', 'docs/backend.ru.md', 'docs/ci.md']) {
    const [, first = ''] = /```(?:sh)?\n(.*)/.exec(texts.find(([one]) => one === name)?.[1] ?? '') ?? []
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
