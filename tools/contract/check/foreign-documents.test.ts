import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCheck } from './command.ts'

// What other teams' contracts may leave out or share: successes, JSON, ids, and whose example is wrong.

interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}
interface Told {
  status: number
  headers?: Record<string, string>
  body?: string
}

const asked: Asked[] = []
let respond: (incoming: Asked) => Told
const server = createServer((incoming, outgoing) => {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => {
    const { method = '', url = '', headers } = incoming
    const one = { method, url, headers, body: Buffer.concat(parts).toString('latin1') }
    asked.push(one)
    const { status, headers: own = { 'content-type': 'application/json' }, body = '{}' } = respond(one)
    outgoing.writeHead(status, own)
    outgoing.end(body)
  })
})
// On a loaded machine a kept connection would be closed in the moment in which the next run uses it.
server.keepAliveTimeout = 600_000
let target = ''
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-documents-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const done = { 200: { description: 'Done.', content: { 'application/json': { schema: {} } } } }
const refused = { description: 'No.', content: { 'application/json': { schema: { type: 'object' } } } }

async function check(parts: object | string, args: string[] = [], environment: Record<string, string> = {}) {
  asked.length = 0
  const file = join(folder, 'contract.yaml')
  const whole = { openapi: '3.1.0', info: { title: 'Disks', version: '1' } }
  writeFileSync(file, typeof parts === 'string' ? parts : JSON.stringify({ ...whole, ...parts }))
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await contractCheck(['--target', target, '--contract', file, '--rate', '0', ...args], {
    command: 'contract-check',
    environment,
    print,
    complain: print,
    memory: join(folder, 'last.json'),
  })
  return { code, text: lines.join('\n') }
}

const moved = (headers: object) => ({
  '/old': { get: { operationId: 'old', responses: { 301: { description: 'Moved.', ...headers } } } },
})
const withLocation = moved({
  headers: {
    Location: { schema: { type: 'string', pattern: '^/new' } },
    'X-Since': { required: true, schema: { type: 'integer' } },
  },
})

test('a declared redirect alone is asked, judged and told as proved', async () => {
  respond = () => ({ status: 301, headers: { location: '/new', 'x-since': '4' }, body: '' })
  const { code, text } = await check({ paths: withLocation })
  expect(text).toContain(
    'declared without a success, and answered with a declared redirect: old (301 to /new)',
  )
  expect(text).toContain('operations: 1 passed, 0 failed, 0 untested')
  expect(text).not.toMatch(/Every answer was a redirect|nothing proved|nothing is proved/)
  expect(code).toBe(0)
  // It is judged, not followed.
  expect(asked.filter(({ url }) => url !== '/old')).toEqual([])
})

test.each<[string, Told, RegExp]>([
  ['without Location', { status: 301, headers: { 'x-since': '4' } }, /old: header Location is missing/],
  [
    'to no address',
    { status: 301, headers: { location: 'http://', 'x-since': '4' } },
    /Location must be an address/,
  ],
  [
    'to another place',
    { status: 301, headers: { location: '/other', 'x-since': '4' } },
    /old: header Location .*pattern/,
  ],
  ['without its header', { status: 301, headers: { location: '/new' } }, /old: header X-Since is missing/],
  [
    'of another status',
    { status: 302, headers: { location: '/new', 'x-since': '4' } },
    /302 is not declared, only 301/,
  ],
])('a redirect %s is a violation', async (_what, told, words) => {
  respond = () => told
  const { code, text } = await check({ paths: withLocation })
  expect(text).toMatch(words)
  expect(code).toBe(1)
})

test('a redirect whose contract names no Location may have none, and that is told', async () => {
  respond = () => ({ status: 301, headers: {}, body: '' })
  const { code, text } = await check({ paths: moved({}) })
  expect(text).toContain('old (301, which leads nowhere)')
  expect(code).toBe(0)
})

test('of an operation that declares refusals alone its refusal is asked, judged and told as proved', async () => {
  const paths = { '/old': { get: { operationId: 'old', responses: { 410: refused } } } }
  respond = () => ({ status: 410 })
  const right = await check({ paths })
  expect(right.text).toContain('answered with a declared refusal: old (410)')
  expect(right.text).toContain('operations: 1 passed')
  expect(right.code).toBe(0)
  respond = () => ({ status: 410, body: '[]' })
  expect((await check({ paths })).code).toBe(1)
  respond = () => ({ status: 200 })
  const wrong = await check({ paths })
  expect(wrong.text).toContain('200 is not declared, only 410')
  expect(wrong.code).toBe(1)
})

test('one that refuses guests alone is asked as a guest', async () => {
  const components = { securitySchemes: { who: { type: 'http', scheme: 'bearer' } } }
  const paths = {
    '/secret': { get: { operationId: 'secret', security: [{ who: [] }], responses: { 401: refused } } },
  }
  respond = () => ({ status: 401 })
  const { code, text } = await check({ components, paths })
  expect(text).toContain('answered with a declared refusal: secret (401)')
  expect(code).toBe(0)
})

/** What was sent to `POST /disks` with such a body. */
async function sent(content: object, responses: object = done) {
  const paths = {
    '/disks': { post: { operationId: 'addDisk', requestBody: { required: true, content }, responses } },
  }
  const { code, text } = await check({ paths }, ['--allow-writes'])
  return { code, text, requests: asked.filter(({ method }) => method === 'POST') }
}

test('texts, XML and bytes are sent: the example, or what is made', async () => {
  respond = () => ({ status: 200 })
  const text = await sent({ 'text/plain': { schema: { type: 'string' }, example: 'one line' } })
  expect(text.requests[0]).toMatchObject({ headers: { 'content-type': 'text/plain' }, body: 'one line' })
  expect(text.code).toBe(0)
  const made = await sent({ 'text/plain': { schema: { type: 'string', maxLength: 5, pattern: '^[a-c]+$' } } })
  expect(made.requests[0]?.body).toMatch(/^[a-c]{1,5}$/)
  const xml = await sent({ 'application/xml': { schema: {}, example: '<disk id="1"/>' } })
  expect(xml.requests[0]).toMatchObject({
    headers: { 'content-type': 'application/xml' },
    body: '<disk id="1"/>',
  })
  const bytes = await sent({
    'application/octet-stream': { schema: { type: 'string', format: 'binary', minLength: 20 } },
  })
  expect(bytes.requests[0]).toMatchObject({ headers: { 'content-type': 'application/octet-stream' } })
  expect(bytes.requests[0]?.body.length).toBeGreaterThanOrEqual(20)
  expect(bytes.text).toContain('operations: 1 passed')
})

test('what has no value at hand is named with its reason, and not sent', async () => {
  respond = () => ({ status: 200 })
  const untold: [object, string][] = [
    [
      { 'application/xml': { schema: { type: 'object' } } },
      'its body is application/xml, of which the contract has no example',
    ],
    [{ 'image/tiff': {} }, 'its body is image/tiff, which is not made here'],
    [
      {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['scan'],
            properties: { scan: { type: 'string', format: 'binary' } },
          },
          encoding: { scan: { contentType: 'application/pdf' } },
        },
      },
      'its part scan is application/pdf, which is not made here',
    ],
  ]
  for (const [content, reason] of untold) {
    const { requests, text } = await sent(content)
    expect(requests).toEqual([])
    expect(text).toContain(reason)
  }
})

test('a body of several parts is written as its schema and encoding say', async () => {
  respond = () => ({ status: 200 })
  const { requests, code } = await sent({
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['label', 'meta', 'photo', 'files'],
        properties: {
          label: { type: 'string', example: 'A disk' },
          meta: { type: 'object', properties: { size: { type: 'integer', enum: [3] } }, required: ['size'] },
          table: { type: 'string', example: 'a;b' },
          photo: { type: 'string', format: 'binary' },
          files: { type: 'array', items: { contentMediaType: 'application/octet-stream' } },
        },
      },
      encoding: { photo: { contentType: 'image/png, image/jpeg' }, table: { contentType: 'text/csv' } },
    },
  })
  expect(code).toBe(0)
  const [first] = requests
  expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/)
  const boundary = first?.headers['content-type']?.split('boundary=')[1] ?? ''
  const parts = (first?.body ?? '').split(`--${boundary}`).slice(1, -1)
  const told = parts.map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n')
    return [/name="(\w+)"/.exec(head)?.[1], /Content-Type: (\S+)/.exec(head)?.[1], body.join('').trimEnd()]
  })
  expect(told).toEqual([
    ['label', undefined, 'A disk'],
    ['meta', 'application/json', '{"size":3}'],
    ['table', 'text/csv', 'a;b'],
    ['photo', 'image/png', expect.stringContaining('PNG')],
    ['files', 'application/octet-stream', 'contract-check'],
  ])
  expect(first?.body.endsWith(`--${boundary}--\r\n`)).toBe(true)
})

test('a file that is only made up may be refused, an example may not', async () => {
  respond = () => ({ status: 400 })
  const octets = (more: object) => ({ 'application/octet-stream': { schema: {}, ...more } })
  const responses = { ...done, 400: refused }
  const made = await sent(octets({}), responses)
  expect(made.text).toContain('its body was made up here and refused (400)')
  expect(made.text).not.toMatch(/^✗/m)
  const own = await sent(octets({ example: 'A' }), responses)
  expect(own.text).toMatch(/✗ addDisk: status the backend refuses the contract's own example/)
  expect(own.code).toBe(1)
})

const schemes = {
  components: {
    securitySchemes: {
      'team-key': { type: 'apiKey', in: 'header', name: 'X-Key' },
      person: { type: 'http', scheme: 'bearer' },
    },
  },
}
const isWelcome = ({ url, headers }: Asked) =>
  url === '/me' ? headers.authorization === 'Bearer of-person' : headers['x-key'] === 'of-team'

test('the token of a scheme that stands alone comes from the variable of its name', async () => {
  respond = (one) => ({ status: isWelcome(one) ? 200 : 401 })
  const paths = { '/disks': { get: { operationId: 'listDisks', responses: done } } }
  const { code, text } = await check({ ...schemes, security: [{ 'team-key': [] }], paths }, [], {
    CONTRACT_TOKEN_TEAM_KEY: 'of-team',
  })
  expect(text).toContain('operations: 1 passed, 0 failed, 0 untested')
  expect(code).toBe(0)
  expect(text).not.toContain('is not set')
})

test('so do those of two schemes that each stand alone, and a wrong one is tried in the place of each', async () => {
  const security = [{ 'team-key': [] }]
  const paths = {
    '/disks': { get: { operationId: 'listDisks', security, responses: done } },
    '/sizes': { get: { operationId: 'listSizes', security, responses: done } },
    '/me': { get: { operationId: 'me', security: [{ person: [] }], responses: done } },
  }
  const both = { CONTRACT_TOKEN_TEAM_KEY: 'of-team', CONTRACT_TOKEN_PERSON: 'of-person' }
  respond = (one) => ({ status: isWelcome(one) ? 200 : 401 })
  const right = await check({ ...schemes, paths }, [], both)
  expect(right.text).toContain('operations: 3 passed, 0 failed, 0 untested')
  expect(right.code).toBe(0)
  const strangers = asked.filter(
    ({ url, headers }) => url === '/me' && headers.authorization !== 'Bearer of-person',
  )
  expect(strangers.map(({ headers }) => headers.authorization)).toContainEqual(
    expect.stringMatching(/^Bearer wrong-/),
  )
  respond = (one) => ({ status: one.url === '/me' || isWelcome(one) ? 200 : 401 })
  expect((await check({ ...schemes, paths }, [], both)).text).toMatch(
    /✗ me: status a wrong token must be 401/,
  )
  // With one alone the other is named.
  respond = (one) => ({ status: isWelcome(one) ? 200 : 401 })
  const one = await check({ ...schemes, paths }, [], { CONTRACT_TOKEN_PERSON: 'of-person' })
  expect(one.text).toContain('needs CONTRACT_TOKEN_TEAM_KEY too: listDisks, listSizes')
  expect(one.text).toContain('operations: 1 passed')
})

test('operations that share an id, or have none, stand in a row of their own', async () => {
  const paths = {
    '/disks': { get: { operationId: 'list', responses: done } },
    '/sizes': { get: { operationId: 'list', responses: done } },
    '/hosts': { get: { responses: done } },
    '/ports': { get: { operationId: '', responses: done } },
  }
  respond = ({ url }) => (url === '/sizes' || url === '/ports' ? { status: 418 } : { status: 200 })
  const files = ['json', 'junit', 'html'].map((name) => [`--${name}`, join(folder, `report.${name}`)])
  const { code, text } = await check({ paths }, files.flat())
  expect(code).toBe(1)
  expect(text).toContain('the operationId list is that of several operations')
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as {
    operations: { operationId: string; verdict: string }[]
  }
  expect(report.operations.map(({ operationId, verdict }) => `${operationId}: ${verdict}`)).toEqual([
    'list (GET /disks): passed',
    'list (GET /sizes): failed',
    'GET /hosts: passed',
    'GET /ports: failed',
  ])
  const junit = readFileSync(join(folder, 'report.junit'), 'utf8')
  expect(Array.from(junit.matchAll(/<testcase [^>]*name="([^"]*)"\/?>/g), ([, name]) => name)).toEqual([
    'list (GET /disks)',
    'list (GET /sizes)',
    'GET /hosts',
    'GET /ports',
  ])
  expect(junit.match(/<failure /g)?.length).toBeGreaterThan(0)
  const html = readFileSync(join(folder, 'report.html'), 'utf8')
  for (const { operationId } of report.operations) expect(html).toContain(`<code>${operationId}</code>`)
})

const withExample = (status: number) => `openapi: 3.1.0
info: { title: Disks, version: '1' }
paths:
  /disks:
    post:
      operationId: addDisk
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [size], properties: { size: { type: integer } } }
            examples:
              small:
                value: { size: 1 }
      responses:
        '200': { description: Done. }
        '${status}': { description: No. }
`

test('a refusal of the contract’s own example is told as such, with its name, place, status and code', async () => {
  respond = ({ body }) =>
    body.includes('"size":1}') ? { status: 400, body: '{"code":"tooSmall"}' } : { status: 400 }
  const { code, text } = await check(withExample(400), ['--allow-writes'])
  expect(text).toMatch(
    /✗ addDisk: status the backend refuses the contract's own example \("small" of the body\), got 400 tooSmall/,
  )
  expect(text).toMatch(/contract\.yaml:13$/m)
  expect(code).toBe(1)
})

test('so is that of a parameter, where only what it names may be missing', async () => {
  const parameters = [{ name: 'size', in: 'query', required: true, schema: { type: 'integer' }, example: 7 }]
  const responses = { ...done, 400: refused }
  const paths = { '/disks': { get: { operationId: 'listDisks', parameters, responses } } }
  respond = () => ({ status: 400, body: '{"errors":[{"code":"badSize"}]}' })
  const { text } = await check({ paths })
  expect(text).toMatch(
    /the backend refuses the contract's own example \(of the parameter size\), got 400 badSize \(\S*contract\.yaml:1\): listDisks/,
  )
})

test('an example that the run has changed is told so', async () => {
  respond = () => ({ status: 400 })
  const contract = withExample(400).replace('{ size: 1 }', '{ size: 1, name: mine }')
  const named = contract.replace('size: { type: integer }', 'size: { type: integer }, name: { type: string }')
  const { text } = await check(named, ['--allow-writes'])
  expect(text).toContain(`("small" of the body, its name changed by the run), got 400`)
})
