import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { contractDiff } from './command.ts'
import { releaseContract } from './release.ts'
import { type TinyContract, tinyContract } from './testing/tiny-contract.ts'

// No git here: the gate must work on a checkout without any history.
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-'))
  const made = directory
  onTestFinished(() => rmSync(made, { recursive: true }))
})

const root = () => join(directory, 'openapi/openapi.yaml')
const changelog = () => readFileSync(join(directory, 'openapi/CHANGELOG.md'), 'utf8')
const released = () => readdirSync(join(directory, 'openapi/released'))

function write(version: string, change: (contract: TinyContract) => unknown = () => undefined): void {
  const contract = tinyContract()
  contract.document.info.version = version
  change(contract)
  mkdirSync(join(directory, 'openapi'), { recursive: true })
  writeFileSync(root(), JSON.stringify(contract.document))
}

async function run(command: typeof releaseContract) {
  const lines: string[] = []
  const code = await command({
    command: 'npm run contract:diff --',
    directory,
    print: (text) => lines.push(text),
    day: '2026-11-20',
  })
  return { code, text: lines.join('\n') }
}

const release = () => run(releaseContract)
const gate = () => run((surroundings) => contractDiff(['--released', '--head', root()], surroundings))

const remove = ({ itemFields }: TinyContract) => delete itemFields['kind']
const add = ({ itemFields }: TinyContract) => (itemFields['more'] = {})

test('the gate holds the contract against the last release, without git', async () => {
  write('1.0.0')
  expect(await gate()).toMatchObject({ code: 2, text: expect.stringContaining('nothing is released yet') })
  expect(await release()).toMatchObject({ code: 0 })
  expect((await gate()).code).toBe(0)
  write('1.0.0', add)
  expect((await gate()).code).toBe(0)
  write('1.1.0', remove)
  const broken = await gate()
  expect(broken.code).toBe(1)
  expect(broken.text).toContain('a major change asks for at least 2.0.0')
  write('2.0.0', remove)
  expect((await gate()).code).toBe(0)
})

test('a release raises the version for what changed, tells it in the changelog and becomes the base', async () => {
  write('1.0.0')
  await release()
  write('1.0.0', add)
  expect((await release()).code).toBe(1)
  expect(released()).toEqual(['1.0.0.json'])
  write('1.1.0', add)
  expect(await release()).toMatchObject({ code: 0, text: expect.stringContaining('Released 1.1.0') })
  expect(released()).toEqual(['1.1.0.json'])
  write('2.0.0')
  await release()
  expect(changelog().match(/^#.*$/gm)).toEqual([
    '# Changelog of the contract',
    '## 2.0.0 — 2026-11-20',
    '### Breaks clients',
    '## 1.1.0 — 2026-11-20',
    '### New and changed',
    '## 1.0.0 — 2026-11-20',
  ])
})

test('the words that stand under the coming version stay above the lists, however often they are made', async () => {
  write('1.0.0')
  await release()
  const summary = 'Since 1.0.0. Nothing breaks clients.\n\n- Sets of parts: servers must follow.'
  const older = changelog().replace('# Changelog of the contract\n', '').trim()
  writeFileSync(
    join(directory, 'openapi/CHANGELOG.md'),
    `# Changelog of the contract\n\n## 1.1.0 — not released yet\n\n${summary}\n\n${older}\n`,
  )
  write('1.1.0', add)
  const again = () =>
    run((surroundings) =>
      contractDiff(
        ['--released', '--head', root(), '--changelog', join(directory, 'openapi/CHANGELOG.md')],
        surroundings,
      ),
    )
  await again()
  const once = changelog()
  await again()
  expect(changelog()).toBe(once)
  expect(await release()).toMatchObject({ code: 0 })
  expect(changelog()).toBe(once)
  expect(once).toContain(`## 1.1.0 — 2026-11-20\n\n${summary}\n\n### New and changed\n\n- `)
  expect(once).not.toContain('not released yet')
  expect(once.endsWith(`\n\n${older}\n`)).toBe(true)
})

test('what is released already, and what has no plain version, is not released', async () => {
  write('1.0.0')
  await release()
  expect(await release()).toMatchObject({
    code: 0,
    text: expect.stringContaining('1.0.0 is released already'),
  })
  write('1.1.0-rc.1', add)
  expect((await release()).code).toBe(2)
  expect(released()).toEqual(['1.0.0.json'])
})
