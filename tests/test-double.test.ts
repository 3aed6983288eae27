import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { beforeAll, expect, test, vi } from 'vitest'
import { scenarios } from '../mocks/sandbox/scenarios/all.ts'
import { sandboxCommand } from '../tools/benchmarks/sandbox-command.ts'
import { engineFlags } from '../tools/sandbox/engine-flags.ts'
import { readSandboxOptions } from '../tools/sandbox/options.ts'

// The sandbox as other repositories use it: packed, installed into an empty folder, over HTTP only.

const run = promisify(execFile)
const guide = await readFile('docs/test-double.md', 'utf8')

let folder: string
const { FORCE_COLOR: _colour, NODE_OPTIONS: _options, ...env } = process.env

beforeAll(async () => {
  const { stdout } = await run(process.execPath, ['scripts/sandbox-pack.ts'])
  const tarball = resolve(stdout.split(':')[0] ?? '')
  folder = await mkdtemp(join(tmpdir(), 'other-repository-'))
  await writeFile(join(folder, 'package.json'), '{ "name": "other-repository", "private": true }')
  await run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', '--offline', tarball], {
    cwd: folder,
  })
})

test('the test of docs/test-double.md passes in another repository', async () => {
  const [, example = ''] = /```js\n(import assert[\s\S]*?)```/.exec(guide) ?? []
  await writeFile(join(folder, 'shop.test.mjs'), example)
  // Their Node, not the one that this repository brings along, where the machine has one.
  const theirs = (env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'))
  const PATH = [...theirs, dirname(process.execPath)].join(delimiter)
  const report = await run('node', ['--test', '--test-reporter=tap'], { cwd: folder, env: { ...env, PATH } })
  expect(report.stdout).toMatch(/^# pass 5$/m)
  expect(report.stdout).toMatch(/^# fail 0$/m)
})

test('packed or not, the sandbox runs with the same settings of the engine, as one process', async () => {
  for (const flag of engineFlags) expect(sandboxCommand.split(' ')).toContain(flag)
  const program = join(folder, 'node_modules/contract-sandbox/contract-sandbox.js')
  // Told by every engine that begins there, before the sandbox does.
  const probe = join(folder, 'probe.cjs')
  await writeFile(probe, 'console.log(JSON.stringify([process.pid, ...process.execArgv]))')
  const sandbox = spawn(process.execPath, ['--require', probe, program, '--port', '0', '--end-with-stdin'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
  })
  const lines: string[] = []
  const output = createInterface({ input: sandbox.stdout })
  for await (const line of output) {
    if (line.includes('http:')) break
    lines.push(line)
  }
  const ended = once(sandbox, 'exit')
  sandbox.stdin.end()
  expect(await ended).toEqual([0, null])
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual([sandbox.pid, '--require', probe, ...engineFlags])
})

test('docs/test-double.md names exactly the scenarios that there are', () => {
  const [, section = ''] = guide.split('## Scenarios')
  const named = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(scenarios).toSorted())
})

test('an empty HOST means this machine only, not all of its addresses', () => {
  vi.stubEnv('HOST', '')
  expect(readSandboxOptions([], { dataDir: null })).toMatchObject({ host: '127.0.0.1' })
  vi.unstubAllEnvs()
})

test('options come from the arguments, then from the environment, then from who starts it', () => {
  const options = (...args: string[]) => readSandboxOptions(args, { dataDir: null })
  expect(options()).toMatchObject({ port: 4020, host: '127.0.0.1', dataDir: null, quiet: false })
  expect(options('--port', '0', '--data', 'x', '--seed', '7')).toMatchObject({
    port: 0,
    dataDir: 'x',
    seed: { number: 7 },
  })
  expect(readSandboxOptions(['--memory'], { dataDir: '.data' })).toMatchObject({ dataDir: null })
  expect(options('--help')).toBe('help')
  expect(() => options('--port', 'x')).toThrow('no port')
  expect(() => options('--memory', '--data', 'x')).toThrow('exclude')
  expect(() => options('--data', '')).toThrow('name of a folder')
  expect(() => options('--unknown')).toThrow('--unknown')
})
