import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stringify } from 'yaml'
import type { CheckReport } from './check-report.ts'
import { contractCheck } from './command.ts'

// Backends that are no good answerers, and surroundings that are no good hosts: a clear message and the right exit code.

const answer = (schema: object) => ({ description: 'Done.', content: { 'application/json': { schema } } })
const operation = (operationId: string) => ({
  operationId,
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
  responses: {
    200: answer({ type: 'object', properties: { name: { type: 'string', maxLength: 5 } } }),
    400: answer({ type: 'object' }),
  },
})
const names = ['cranes', 'loaders', 'pavers', 'rollers', 'graders', 'dumpers', 'drills']
const contract = {
  openapi: '3.1.0',
  info: { title: 'Machines', version: '1' },
  security: [{ token: [] }],
  components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: operation(name) }])),
}
const environment = {
  CONTRACT_TOKEN: 'key-of-the-yard',
  CONTRACT_LOGIN: 'foreman@yard.example',
  CONTRACT_PASSWORD: 'Sand&Gravel',
}

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse, count: number) => void
let respond: Answer
let count = 0
let folder = ''
let target = ''
const server = createServer((incoming, outgoing) => respond(incoming, outgoing, (count += 1)))

const json = (
  outgoing: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) => {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers })
  outgoing.end(JSON.stringify(body))
}
/** As the contract says: nobody without a key is answered, and a limit below 1 is refused. */
const sound: Answer = ({ url = '', headers }, outgoing) => {
  if (headers['x-key'] !== environment.CONTRACT_TOKEN) {
    json(outgoing, {}, 401)
    return
  }
  const limit = new URL(url, 'http://yard').searchParams.get('limit')
  if (limit !== null && !(Number.isInteger(Number(limit)) && Number(limit) > 0)) json(outgoing, {}, 400)
  else json(outgoing, { name: 'EG' })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
  writeFileSync(inFolder('machines.json'), JSON.stringify(contract))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  respond = sound
  count = 0
})
const inFolder = (name: string) => join(folder, name)

async function run(args: string[] = [], memory = inFolder('last.json'), interrupted?: AbortSignal) {
  const lines: string[] = []
  const given = [
    '--target',
    target,
    '--contract',
    inFolder('machines.json'),
    '--rate',
    '0',
    '--timeout',
    '60000',
  ]
  const code = await contractCheck([...given, ...args], {
    command: 'contract-check',
    environment,
    print: (line) => void lines.push(line),
    memory,
    ...(interrupted && { interrupted }),
  })
  return { code, text: lines.join('\n') }
}

test('a sound one complies', async () => {
  const { code, text } = await run()
  expect(text).toContain('operations: 7 passed')
  expect(code).toBe(0)
})

test('an operation that answers 501 is not built yet: untested, no violation; nothing but 501 proves nothing', async () => {
  respond = (incoming, outgoing, number) =>
    incoming.url?.startsWith('/drills') ? json(outgoing, {}, 501) : sound(incoming, outgoing, number)
  const { code, text } = await run()
  expect(text).toContain('operations: 6 passed, 0 failed, 1 untested')
  expect(text).toContain('not built yet: the backend answers 501')
  expect(code).toBe(0)
  respond = (_incoming, outgoing) => json(outgoing, {}, 501)
  expect((await run()).code).toBe(3)
})

test('an answer without an end is abandoned, and the others are judged', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  respond = (incoming, outgoing, number) => {
    if (!incoming.url?.startsWith('/drills')) return sound(incoming, outgoing, number)
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(part)) continue
    }
    outgoing.on('drain', more)
    more()
  }
  const { code, text } = await run()
  expect(text).toContain('the answer is longer than 64 MiB')
  expect(text).toContain('operations: 6 passed, 1 failed')
  expect(code).toBe(1)
})

test('a schema that is none is told at its line before anything is asked, and the others are judged', async () => {
  const file = inFolder('misspelt.yaml')
  writeFileSync(
    file,
    stringify({
      ...contract,
      paths: {
        ...contract.paths,
        '/cranes': {
          get: {
            ...operation('cranes'),
            responses: { 200: answer({ $ref: '#/components/schemas/Crane' }), 400: answer({}) },
          },
        },
      },
      components: {
        ...contract.components,
        schemas: {
          Crane: { type: 'object', properties: { name: { type: 'string' }, reach: { type: 'metres' } } },
        },
      },
    }),
  )
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('reach:')) + 1
  const reports = [
    '--json',
    inFolder('misspelt.json'),
    '--junit',
    inFolder('misspelt.xml'),
    '--sarif',
    inFolder('misspelt.sarif'),
  ]
  const { code, text } = await run(['--contract', file, '--github', ...reports])
  expect(text).toMatch(new RegExp(`misspelt\\.yaml:${line}: .*metres.* \\(cranes\\)`))
  expect(text).toMatch(new RegExp(`::error file=[^,]*misspelt\\.yaml,line=${line},`))
  expect(text).toContain('operations: 6 passed, 0 failed, 1 untested')
  expect(text).toContain('contract unusable in part')
  expect(code).toBe(2)
  const report = JSON.parse(readFileSync(inFolder('misspelt.json'), 'utf8')) as CheckReport
  expect(report.unusable).toMatchObject([
    { schemaPointer: '/components/schemas/Crane/properties/reach', operationIds: ['cranes'] },
  ])
  expect(readFileSync(inFolder('misspelt.xml'), 'utf8')).toContain('<error message="type must be')
  expect(readFileSync(inFolder('misspelt.sarif'), 'utf8')).toContain('"unusable-schema"')
  respond = (incoming, outgoing) =>
    incoming.url?.startsWith('/loaders') ? json(outgoing, { name: 7 }) : sound(incoming, outgoing, 0)
  expect((await run(['--contract', file])).code).toBe(1)
  respond = sound
  expect((await run(['--contract', file, '--operation', 'loaders'])).code).toBe(0)
})

test('of a contract that does not say what is whose, the report says that its separation is not proved', async () => {
  const { text } = await run()
  expect(text).toMatch(
    /Not proved:\n(  .*\n)*  that other customers’ data is kept apart: the contract does not say what is whose/,
  )
})

test('one that answers without a token is told, whether the contract declares 401 or not', async () => {
  respond = (incoming, outgoing, number) => {
    if (incoming.url?.startsWith('/cranes')) json(outgoing, { name: 'EG' })
    else sound(incoming, outgoing, number)
  }
  const { code, text } = await run()
  expect(text).toContain('cranes: status no token must be 401, got 200')
  expect(text).toContain('cranes: status a wrong token must be 401, got 200')
  expect(text).not.toContain('401 is not declared')
  expect(code).toBe(1)
})

test('one that goes away in the middle ends the run, nothing proved, and what failed before is still known', async () => {
  respond = (incoming, outgoing) =>
    incoming.url?.startsWith('/cranes') ? json(outgoing, { name: 7 }) : sound(incoming, outgoing, 0)
  expect((await run()).code).toBe(1)
  respond = (incoming, outgoing, number) =>
    number > 2 ? incoming.socket.destroy() : sound(incoming, outgoing, number)
  count = 0
  const { code, text } = await run(['--json', inFolder('gone.json')])
  expect(text).toContain('does not answer any more: 5 requests in a row')
  expect(code).toBe(3)
  expect(count).toBeLessThan(20)
  expect(JSON.parse(readFileSync(inFolder('gone.json'), 'utf8'))).toMatchObject({ verdict: 'nothing proved' })
  respond = sound
  expect((await run(['--failed', '--json', inFolder('again.json')])).code).toBe(0)
  const again = JSON.parse(readFileSync(inFolder('again.json'), 'utf8')) as CheckReport
  expect(again.operations.map(({ operationId }) => operationId)).toContain('cranes')
})

test('one operation that never answers is a violation, the others are checked', async () => {
  respond = (incoming, outgoing, number) =>
    incoming.url?.startsWith('/pavers') ? incoming.socket.destroy() : sound(incoming, outgoing, number)
  const { code, text } = await run()
  expect(text).toContain('✗ pavers: answer the connection failed')
  expect(text).toContain('6 passed, 1 failed')
  expect(code).toBe(1)
})

test('one that closes a kept connection is asked once more', async () => {
  const before = new Set<unknown>()
  respond = (incoming, outgoing, number) => {
    const isKept = before.has(incoming.socket)
    before.add(incoming.socket)
    if (isKept && number % 5 === 0) incoming.socket.destroy()
    else sound(incoming, outgoing, number)
  }
  const { code, text } = await run()
  expect(text).not.toContain('the connection failed')
  expect(code).toBe(0)
})

test('one that asks to wait is no violation for what it did not do', async () => {
  respond = (incoming, outgoing, number) =>
    incoming.url?.includes('limit') ? json(outgoing, {}, 429) : sound(incoming, outgoing, number)
  const { text } = await run()
  expect(text).not.toContain('must be 400, got 429')
  expect(text).toContain('429 is not declared')
  expect(text).toContain('The backend asked to wait (429)')
})

test('a Retry-After of a day and time is waited for, unless the run is interrupted', async () => {
  const interruption = new AbortController()
  respond = (_, outgoing) => {
    json(outgoing, {}, 429, { 'retry-after': new Date(Date.now() + 50_000).toUTCString() })
  }
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const ended = run([], inFolder('last.json'), interruption.signal)
  const waits = () => timers.mock.calls.map(([, milliseconds = 0]) => milliseconds)
  await expect.poll(() => Math.max(...waits())).toBeGreaterThan(10_000)
  expect(Math.max(...waits())).toBeLessThanOrEqual(50_000)
  interruption.abort()
  expect((await ended).code).toBe(3)
  // Asked once more after the waiting; without any it would be three times.
  expect(count).toBe(2)
})

test('a page of HTML everywhere is told for what it is, and covers nothing', async () => {
  respond = (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html' })
    outgoing.end('<!doctype html><title>Вход</title>')
  }
  const { code, text } = await run()
  expect(text).toContain('Every answer was a page of HTML')
  expect(text).toContain('coverage: operations 0/7')
  expect(code).toBe(1)
})

test('redirects everywhere name where they lead', async () => {
  respond = ({ url }, outgoing) => {
    outgoing.writeHead(301, { location: `https://www.yard.example${url}` })
    outgoing.end()
  }
  const { text } = await run()
  expect(text).toContain('got a redirect to https://www.yard.example/cranes')
  expect(text).toContain('Every answer was a redirect: give the address that it leads to as --target')
})

test('accounts and tokens that a backend tells back are in no report', async () => {
  respond = (_, outgoing) => json(outgoing, { name: `${Object.values(environment).join(' ')} привет` })
  const files = ['json', 'junit', 'sarif', 'html'].map(
    (kind) => [`--${kind}`, inFolder(`told.${kind}`)] as const,
  )
  const { code, text } = await run(files.flat())
  expect(code).toBe(1)
  const all = [text, ...files.map(([, file]) => readFileSync(file, 'utf8'))]
  for (const report of all) {
    expect(report).toContain('$CONTRACT_LOGIN')
    for (const secret of Object.values(environment)) expect(report).not.toContain(secret)
  }
})

test('a report that cannot be written is 2, but what was found is told and the others are there', async () => {
  writeFileSync(inFolder('a-file'), '')
  const { code, text } = await run([
    '--json',
    inFolder('a-file/report.json'),
    '--html',
    inFolder('there.html'),
  ])
  expect(text).toContain(`${inFolder('a-file/report.json')} can't be written`)
  expect(text).toContain(': complies')
  expect(existsSync(inFolder('there.html'))).toBe(true)
  expect(code).toBe(2)
})

test('a folder that cannot be written to can be checked from, only --failed does not know', async () => {
  writeFileSync(inFolder('a-file'), '')
  const { code, text } = await run([], inFolder('a-file/last.json'))
  expect(text).toContain('--failed will not know of this run')
  expect(code).toBe(0)
})

test('a JSON contract with a $ref that leads nowhere is 2, not a run of false alarms', async () => {
  const paths = { '/a': { get: { responses: { 200: { $ref: '#/components/responses/None' } } } } }
  writeFileSync(inFolder('broken.json'), JSON.stringify({ ...contract, paths }))
  const { code, text } = await run(['--contract', inFolder('broken.json')])
  expect(text).toBe(`${inFolder('broken.json')}: the $ref #/components/responses/None leads nowhere`)
  expect(code).toBe(2)
  expect(count).toBe(0)
})

test('a pipeline that gives up (SIGTERM) gets its reports all the same', async () => {
  respond = (incoming, outgoing) => void setTimeout(() => sound(incoming, outgoing, 0), 100)
  const file = inFolder('ended.json')
  const args = ['--target', target, '--contract', inFolder('machines.json'), '--json', file]
  const script = fileURLToPath(new URL('../../../scripts/contract-check.ts', import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const told: string[] = []
  child.stderr.on('data', (chunk: Buffer) => void told.push(chunk.toString()))
  await expect.poll(() => count).toBeGreaterThan(2)
  child.kill('SIGTERM')
  // Unlike `exit` it comes when all that the child wrote has been read.
  expect(await once(child, 'close')).toEqual([3, null])
  expect(told.join('')).toContain('reports are written')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ failure: 'The run was interrupted' })
})
