import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openWorkshop,
  type Workshop,
  workshopContract,
  workshopToken,
} from '../check/testing/workshop/workshop-backend.ts'
import { packCheck } from './pack.ts'

// As another team uses it: the tarball, an empty folder outside the repository, their contract, their backend.

const run = promisify(execFile)
let folder = ''
let workshop: Workshop
let environment: NodeJS.ProcessEnv = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'other-team-'))
  workshop = await openWorkshop()
  const tarball = await packCheck('dist-check')
  // Their Node, not the one that this repository brings along, where the machine has one.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'))
  environment = {
    PATH: [...path, dirname(process.execPath)].join(delimiter),
    HOME: folder,
    CONTRACT_TOKEN: workshopToken,
    NO_COLOR: '1',
  }
  await cp(dirname(workshopContract), join(folder, 'api'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
    env: environment,
  })
})
afterAll(async () => {
  workshop.close()
  await rm(folder, { recursive: true, force: true })
})

async function call(file: string, ...args: string[]): Promise<{ code: number; text: string }> {
  try {
    const { stdout, stderr } = await run(file, args, { cwd: folder, env: environment })
    return { code: 0, text: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: stdout + stderr }
  }
}

const bin = (name: string) => join(folder, 'node_modules/.bin', name)
const given = () => ['--contract', 'api/openapi.yaml', '--target', workshop.target, '--rate', '0']
const check = (...args: string[]) => call(bin('contract-check'), ...given(), ...args)

test('a backend that complies is 0, read only', async () => {
  workshop.begin()
  const { code, text } = await call('npx', '--no-install', 'contract-check', ...given())
  expect(text).toContain('complies')
  expect(code).toBe(0)
  expect(workshop.calls.filter((call) => !/^(GET|HEAD) /.test(call))).toEqual([])
})

test('violations are 1, and the reports name the line of the YAML', async () => {
  workshop.begin((operation, answer) =>
    operation === 'list' && answer.status === 200 ? { ...answer, body: '[{ "id": "7" }]' } : answer,
  )
  const { code, text } = await check('--sarif', 'check.sarif', '--html', 'check.html', '--json', 'check.json')
  expect(text).toContain('machines.list: /*/id must be integer')
  expect(text).toContain(`curl -i -H "Authorization: Bearer $TOKEN" '${workshop.target}/machines`)
  expect(code).toBe(1)
  const sarif = await readFile(join(folder, 'check.sarif'), 'utf8')
  expect(sarif).toContain('"uri": "api/schemas/machine.yaml"')
  expect(await readFile(join(folder, 'check.html'), 'utf8')).toContain('machines.list')
  expect(JSON.parse(await readFile(join(folder, 'check.json'), 'utf8'))).toMatchObject({
    verdict: 'violations',
  })
  expect(text + sarif).not.toContain(workshopToken)
})

test('wrong usage is 2: no contract, no OpenAPI, an operation that is not there', async () => {
  expect((await call(bin('contract-check'), '--target', workshop.target)).text).toContain(
    '--contract must be',
  )
  expect((await call(bin('contract-check'), '--target', workshop.target)).code).toBe(2)
  expect((await check('--contract', 'package.json')).code).toBe(2)
  expect((await check('--operation', 'none')).code).toBe(2)
})

test('a backend that does not answer is 3', async () => {
  const { code, text } = await check('--target', 'http://127.0.0.1:9')
  expect(text).toContain('does not answer')
  expect(code).toBe(3)
})

test('contract-diff and contract-har come along', async () => {
  const changed = (await readFile(join(folder, 'api/openapi.yaml'), 'utf8')).replace('/report:', '/summary:')
  await writeFile(join(folder, 'api/newer.yaml'), changed)
  const diff = await call(bin('contract-diff'), 'api/openapi.yaml', '--head', 'api/newer.yaml')
  expect(diff.text).toContain('report')
  expect(diff.code).toBe(1)
  await writeFile(join(folder, 'none.har'), '{ "log": { "entries": [] } }')
  expect((await call(bin('contract-har'), 'none.har', '--contract', 'api/openapi.yaml')).code).toBe(3)
})

test('checkWebhook judges a delivery by the webhooks of their contract', async () => {
  const webhook = {
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sold' } } } },
    responses: { 200: { description: 'Received.' } },
  }
  const sold = {
    type: 'object',
    required: ['event', 'id'],
    properties: { event: { const: 'machine.sold' }, id: { type: 'integer' } },
  }
  await writeFile(
    join(folder, 'events.json'),
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Events', version: '1' },
      paths: {},
      webhooks: { 'machine.sold': { post: webhook } },
      components: { schemas: { Sold: sold } },
    }),
  )
  await writeFile(
    join(folder, 'events.mjs'),
    `import { checkWebhook, readContractFile } from 'contract-check/webhook'
const headers = { 'Content-Type': 'application/json' }
const contract = await readContractFile('events.json')
for (const id of [7, '7'])
  console.log(JSON.stringify(checkWebhook(contract, { headers, body: JSON.stringify({ event: 'machine.sold', id }) }, '')))
`,
  )
  const { text } = await call('node', 'events.mjs')
  const [sound, wrong] = text.trim().split('\n')
  expect(sound).toBe('[]')
  expect(wrong).toContain('/id')
})
