import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractDiff } from './command.ts'
import { type TinyContract, tinyContract } from './testing/tiny-contract.ts'

let directory = ''

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'diff-'))
  git('init', '-q')
  const root = write('1.0.0')
  writeFileSync(root, readFileSync(root, 'utf8').replace('}', '}: : {'))
  commit('broken')
  write('1.0.0')
  commit('first')
  write('1.0.0', ({ put }) => (put.description = 'Puts it.'))
  commit('words')
  write('1.1.0', ({ itemFields }) => (itemFields['more'] = {}))
  commit('second')
})
afterAll(() => rmSync(directory, { recursive: true }))

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.ru', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: directory, stdio: 'ignore' })
}

function commit(message: string): void {
  git('add', '.')
  git('commit', '-q', '-m', message)
}

/** JSON is YAML: the tiny contract as the root file of the repository, or elsewhere. */
function write(
  version: string,
  change: (contract: TinyContract) => unknown = () => undefined,
  name = 'openapi/openapi.yaml',
): string {
  const contract = tinyContract()
  contract.document.info.version = version
  change(contract)
  mkdirSync(join(directory, 'openapi'), { recursive: true })
  writeFileSync(join(directory, name), JSON.stringify(contract.document, null, 1))
  return join(directory, name)
}

async function diff(...args: string[]) {
  const lines: string[] = []
  const code = await contractDiff(args, {
    command: 'npm run contract:diff --',
    directory,
    print: (text) => lines.push(text),
    day: '2026-11-20',
  })
  return { code, text: lines.join('\n') }
}

test('a git revision against a file: compatible, breaking, and breaking with its version', async () => {
  const compatible = await diff(
    'HEAD~2',
    '--head',
    write('1.0.0', ({ itemFields }) => (itemFields['more'] = {}), 'a.json'),
  )
  expect(compatible.code).toBe(0)
  expect(compatible.text).toContain('a minor change asks for at least 1.1.0')
  const remove = ({ itemFields }: TinyContract) => delete itemFields['kind']
  const breaking = await diff('HEAD~2', '--head', write('1.9.0', remove, 'b.json'))
  expect(breaking.code).toBe(1)
  expect(breaking.text).toContain(
    'getItem\n  ✗ answer 200 /data/kind: property removed [breaks clients and servers]\n' +
      '      #/components/schemas/Item/properties/kind\n      also in putItem\n',
  )
  expect(breaking.text).toContain('a major change asks for at least 2.0.0')
  expect((await diff('HEAD~2', '--head', write('2.0.0', remove, 'c.json'))).code).toBe(0)
})

test('--strict asks a version of every change', async () => {
  const words = ({ put }: TinyContract) => (put.description = 'Lays.')
  expect((await diff('HEAD~2', '--strict', '--head', write('1.0.0', words, 'a.json'))).code).toBe(1)
  expect((await diff('HEAD~2', '--strict', '--head', write('1.0.1', words, 'a.json'))).code).toBe(0)
})

test('a breaking change before 1.0.0 asks for a minor version', async () => {
  const remove = ({ itemFields }: TinyContract) => delete itemFields['kind']
  const base = write('0.3.1', undefined, 'base.json')
  expect((await diff(base, '--head', write('0.3.2', remove, 'a.json'))).code).toBe(1)
  expect((await diff(base, '--head', write('0.4.0', remove, 'a.json'))).code).toBe(0)
})

test('--since-version takes the first readable commit with the version', async () => {
  const { code, text } = await diff('--since-version', '1.0.0', '--head', 'HEAD')
  expect(text).toContain('answer 200 /data/more: optional property added')
  expect(text).toContain('Version 1.0.0 → 1.1.0: enough for a minor change.')
  expect(code).toBe(0)
  expect((await diff('--since-version', '7.0.0')).text).toContain('no readable commit has the version 7.0.0')
})

test('the same contract has nothing to tell', async () => {
  const { code, text } = await diff('HEAD', '--head', 'HEAD')
  expect(text).toBe('Nothing changed since 1.1.0.')
  expect(code).toBe(0)
})

test('--json tells programs, --changelog writes one entry for each version', async () => {
  const json = join(directory, 'diff.json')
  const log = join(directory, 'CHANGELOG.md')
  await diff('HEAD~2', '--head', 'HEAD', '--json', json, '--changelog', log)
  await diff('HEAD~2', '--head', 'HEAD', '--changelog', log)
  const remove = ({ itemFields }: TinyContract) => delete itemFields['kind']
  await diff('HEAD', '--head', write('2.0.0', remove, 'c.json'), '--changelog', log)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    verdict: 'compatible',
    exitCode: 0,
    version: { before: '1.0.0', after: '1.1.0', bump: 'minor', raisedEnough: true },
    changes: [
      { kind: 'property-added', bump: 'minor' },
      { kind: 'property-added', operationId: 'putItem' },
    ],
  })
  const text = readFileSync(log, 'utf8')
  expect(text.match(/^#.*$/gm)).toEqual([
    '# Changelog of the contract',
    '## 2.0.0 — 2026-11-20',
    '### Breaks clients',
    '## 1.1.0 — 2026-11-20',
    '### New and changed',
  ])
  expect(text).toContain(
    '- `getItem`, `putItem`: answer 200 /data/more: optional property added (compatible)',
  )
})

test('a revision that is called like a folder is a revision; no name is told as such', async () => {
  git('branch', 'openapi')
  expect(await diff('openapi', '--head', 'HEAD')).toEqual({ code: 0, text: 'Nothing changed since 1.1.0.' })
  mkdirSync(join(directory, 'plain'))
  expect((await diff('plain')).text).toContain("plain is neither a contract's root file nor a revision")
  expect(await diff('')).toMatchObject({ code: 2, text: expect.stringContaining('is empty') as unknown })
})

test('a version of another form is no fault: the changes are told, and any other version counts as raised', async () => {
  const older = write('v1', undefined, 'older.json')
  const breaking = ({ itemFields }: TinyContract) => delete itemFields['name']
  expect(await diff(older, '--head', write('v1', undefined, 'same.json'))).toMatchObject({ code: 0 })
  const unchanged = await diff(older, '--head', write('v1', breaking, 'unchanged.json'))
  expect(unchanged).toMatchObject({ code: 1, text: expect.stringContaining('property removed') as unknown })
  const raised = await diff(older, '--head', write('2026-11', breaking, 'raised.json'))
  expect(raised).toMatchObject({ code: 0, text: expect.stringContaining("isn't judged") as unknown })
})

test('JSON in several files is read as one contract', async () => {
  const split = (name: string, type: string) => {
    const schema = { type: 'object', properties: { mark: { type } } }
    writeFileSync(join(directory, `${name}-part.json`), JSON.stringify(schema))
    const answer = {
      description: 'One.',
      content: { 'application/json': { schema: { $ref: `${name}-part.json` } } },
    }
    return write(
      '1.0.0',
      ({ document }) => {
        document.paths = { '/mark/': { get: { operationId: 'mark', responses: { 200: answer } } } }
      },
      `${name}.json`,
    )
  }
  const older = split('older-split', 'string')
  expect(await diff(older, '--head', older)).toMatchObject({ code: 0 })
  const { code, text } = await diff(older, '--head', split('newer-split', 'integer'))
  expect(text).toContain('type string → integer')
  expect(code).toBe(1)
})

test('exit code 2 for wrong usage and for what is no contract', async () => {
  const broken = join(directory, 'broken.json')
  writeFileSync(broken, '{ "paths": 1 }')
  const wrong = [
    [],
    ['HEAD', 'HEAD~1'],
    ['HEAD', '--since-version', '1.0.0'],
    ['no-such-revision'],
    ['--output=x'],
    [broken],
  ]
  expect((await diff('HEAD~3')).code).toBe(2)
  for (const args of wrong) expect([args, (await diff(...args)).code]).toEqual([args, 2])
  writeFileSync(
    join(directory, 'lost.yaml'),
    'openapi: 3.1.1\ninfo: { title: A, version: 1.0.0 }\npaths: { /a/: { $ref: none.yaml } }\n',
  )
  expect((await diff('HEAD', '--head', 'lost.yaml')).code).toBe(2)
})
