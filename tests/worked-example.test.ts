import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, type DocumentBlock, insertBlock, readDocuments } from '../tools/testing/document-blocks.ts'

// README's example is done in a copy of the repository, block by block, and must work there. The same run of the type
// checker judges every other whole module that a document shows.

const documents = await readDocuments()
const blocks = [...documents].flatMap(([path, text]) => blocksOf(path, text))
const steps = blocks.filter(({ place }) => place.new !== undefined || place.into !== undefined)
const modules = blocks.filter(
  ({ document, language, place }) =>
    /^tsx?$/.test(language) && Object.keys(place).length === 0 && document !== 'docs/requirements.md',
)

let copy = ''
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'worked-example-'))
  const left = new Set(
    (await readFile('.gitignore', 'utf8')).split('\n').map((line) => line.replaceAll('/', '')),
  )
  for (const name of await readdir('.')) {
    if (name !== '.git' && !left.has(name) && !name.startsWith('dist-'))
      await cp(name, join(copy, name), { recursive: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  for (const step of steps) await apply(step)
})
afterAll(() => rm(copy, { recursive: true, force: true }))

async function apply(step: DocumentBlock): Promise<void> {
  const path = join(copy, step.place.new ?? step.place.into ?? '')
  await mkdir(dirname(path), { recursive: true })
  const { place, text } = step
  await writeFile(path, place.into === undefined ? text : insertBlock(await readFile(path, 'utf8'), step))
}

/** Runs a command in the copy. @returns all that it printed if it failed, else '' */
async function failureOf(command: string, ...args: string[]): Promise<string> {
  // What Vitest sets for its workers is not for the Vitest of the copy.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/VITEST|NODE_ENV/.test(name)),
  )
  return new Promise((resolve) => {
    execFile(command, args, { cwd: copy, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` || error.message : '')
    })
  })
}

test('the steps of the example are whole', () => {
  expect(new Set(steps.map(({ document }) => document))).toEqual(new Set(['README.md']))
  const [, table = ''] =
    /## Add an endpoint end to end\n(.*?)\*\*1\./s.exec(documents.get('README.md') ?? '') ?? []
  const named = [...table.matchAll(/^\|[^|]*\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  const changed = steps.map(({ place }) => place.new ?? place.into ?? '')
  expect(new Set(changed)).toEqual(new Set(named.filter((path) => path !== 'src/generated/')))
})

test('the contract keeps its rules, and the code is generated', async () => {
  expect(await failureOf('npm', 'run', 'contract:lint')).toBe('')
  expect(await failureOf('npm', 'run', 'generate')).toBe('')
})

test('the example compiles, and so does every module that a document shows', async () => {
  const extra: string[] = []
  for (const { document, line, language, text } of modules) {
    const path = `${document.replace(/\.md$/, '')}.line-${line}.${language}`
    extra.push(path)
    await writeFile(join(copy, path), text)
  }
  const { include } = JSON.parse(await readFile('tsconfig.json', 'utf8')) as { include: string[] }
  const config = { extends: './tsconfig.json', include: [...include, ...extra] }
  await writeFile(join(copy, 'tsconfig.documents.json'), JSON.stringify(config))
  expect(
    await failureOf('node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.documents.json'),
  ).toBe('')
  expect(extra.length).toBeGreaterThan(0)
})

test('the code of the example is formatted and linted as the sources are', async () => {
  const code = steps
    .flatMap(({ place }) => place.new ?? place.into ?? [])
    .filter((path) => /\.tsx?$/.test(path))
  expect(await failureOf('node_modules/.bin/oxfmt', '--check', ...code)).toBe('')
  expect(await failureOf('node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', ...code)).toBe('')
})

test('the tests of the example pass, and nothing else has changed', async () => {
  expect(await failureOf('npm', 'run', 'test:unit', '--', 'product-question', 'ProductQuestion')).toBe('')
  const touched: string[] = []
  for await (const entry of glob('{openapi,src,mocks,e2e,tests,scripts,tools}/**/*', {
    cwd: copy,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name).slice(copy.length + 1)
    const before = await readFile(path).catch(() => undefined)
    if (!before?.equals(await readFile(join(copy, path)))) touched.push(path)
  }
  const allowed = new Set(steps.map(({ place }) => place.new ?? place.into))
  const rest = touched.filter(
    (path) => !allowed.has(path) && !path.startsWith('src/generated/') && !/\.line-\d+\.tsx?$/.test(path),
  )
  expect(rest).toEqual([])
  expect(touched).toEqual(expect.arrayContaining([...allowed]))
})
