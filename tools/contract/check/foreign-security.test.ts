import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCheck } from './command.ts'

// What other teams' contracts may say: proofs together, refusals only, pages, paths, and what is no contract.

const asked: IncomingMessage[] = []
let respond: (incoming: IncomingMessage) => { status: number; type: string; body: string }
const server = createServer((incoming, outgoing) => {
  asked.push(incoming)
  const { status, type, body } = respond(incoming)
  outgoing.writeHead(status, { 'content-type': type })
  outgoing.end(body)
})
let target = ''
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-foreign-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const info = { title: 'Disks', version: '1' }
const plain = {
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: {} } } } },
}
async function check(
  contract: object | string,
  args: string[] = [],
  environment: Record<string, string> = {},
) {
  asked.length = 0
  const file = join(folder, 'contract.json')
  writeFileSync(file, typeof contract === 'string' ? contract : JSON.stringify(contract))
  const lines: string[] = []
  const code = await contractCheck(['--target', target, '--contract', file, '--rate', '0', ...args], {
    command: 'contract-check',
    environment,
    print: (line) => void lines.push(line),
    complain: (line) => void lines.push(line),
    memory: join(folder, 'last.json'),
  })
  return { code, text: lines.join('\n') }
}

const places = [
  ['header', { type: 'apiKey', in: 'header', name: 'X-Key' }],
  ['query', { type: 'apiKey', in: 'query', name: 'key' }],
  ['cookie', { type: 'apiKey', in: 'cookie', name: 'key' }],
  ['bearer', { type: 'http', scheme: 'bearer' }],
  ['basic', { type: 'http', scheme: 'basic' }],
  ['oauth2', { type: 'oauth2', flows: {} }],
  ['openIdConnect', { type: 'openIdConnect', openIdConnectUrl: 'https://id.example/' }],
] as const
const isShown = ({ headers, url = '' }: IncomingMessage, place: string, token: string) => {
  const basic = `Basic ${Buffer.from('me:secret-word').toString('base64')}`
  if (place === 'header') return headers['x-key'] === token
  if (place === 'query') return new URL(url, target).searchParams.get('key') === token
  if (place === 'cookie') return headers.cookie === `key=${token}`
  return headers.authorization === (place === 'basic' ? basic : `Bearer ${token}`)
}

for (const [place, scheme] of places)
  test(`security: ${place} together with a key of the application`, async () => {
    const appKey = { type: 'apiKey', in: 'header', name: 'X-App' }
    const contract = {
      openapi: '3.1.0',
      info,
      components: { securitySchemes: { who: scheme, 'app-id': appKey } },
      security: [{ who: [], 'app-id': [] }],
      paths: {
        '/disks': { get: { operationId: 'listDisks', ...plain } },
        '/me': { get: { operationId: 'me', ...plain, security: [{ who: [] }] } },
      },
    }
    const ok = (incoming: IncomingMessage) =>
      isShown(incoming, place, 'main-token') &&
      (incoming.url?.startsWith('/me') === true || incoming.headers['x-app'] === 'app-token')
    respond = (incoming) => ({ status: ok(incoming) ? 200 : 401, type: 'application/json', body: '{}' })
    const own: Record<string, string> =
      place === 'basic'
        ? { CONTRACT_LOGIN: 'me', CONTRACT_PASSWORD: 'secret-word' }
        : { CONTRACT_TOKEN: 'main-token' }
    const { code, text } = await check(contract, [], { ...own, CONTRACT_TOKEN_APP_ID: 'app-token' })
    expect(text).toContain('operations: 2 passed, 0 failed, 0 untested')
    expect(code).toBe(0)
    const without = await check(contract, [], own)
    expect(without.text).toContain('needs CONTRACT_TOKEN_APP_ID too: listDisks')
    expect(without.text).not.toMatch(/^✗/m)
  })

test('a scheme that can not be followed is named', async () => {
  const contract = {
    openapi: '3.1.0',
    info,
    components: { securitySchemes: { certificate: { type: 'mutualTLS' } } },
    security: [{ certificate: [] }],
    paths: { '/disks': { get: { operationId: 'listDisks', ...plain } } },
  }
  const { code, text } = await check(contract)
  expect(text).toContain("its security scheme certificate can't be followed here: listDisks")
  expect(code).toBe(3)
})

test('an operation of which only refusals are declared is right to refuse', async () => {
  const problem = { description: 'Gone.', content: { 'application/json': { schema: { type: 'object' } } } }
  const paths = {
    '/old': { get: { operationId: 'old', responses: { 410: problem } } },
    '/new': { get: { operationId: 'new', ...plain } },
  }
  respond = ({ url }) => ({ status: url === '/old' ? 410 : 200, type: 'application/json', body: '{}' })
  const { code, text } = await check({ openapi: '3.1.0', info, paths })
  expect(text).not.toMatch(/^✗/m)
  expect(code).toBe(0)
})

test('a page is text, as the contract shows it; JSON in its place is not', async () => {
  const page = {
    description: 'A page.',
    content: { 'text/html': { schema: { type: 'string' }, example: 'Hello!' } },
  }
  const paths = { '/page': { get: { operationId: 'page', responses: { 200: page } } } }
  respond = () => ({ status: 200, type: 'text/html', body: 'Hello!' })
  expect((await check({ openapi: '3.1.0', info, paths })).text).not.toMatch(/^✗/m)
  respond = () => ({ status: 200, type: 'text/html', body: '{"hello":1}' })
  expect((await check({ openapi: '3.1.0', info, paths })).text).toContain('must be HTML')
})

test('a path that is percent-encoded is asked as it stands', async () => {
  const paths = {
    '/my%20disks/{name}': {
      get: {
        operationId: 'disk',
        parameters: [
          { name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'a b' },
        ],
        ...plain,
      },
    },
  }
  respond = () => ({ status: 200, type: 'application/json', body: '{}' })
  expect((await check({ openapi: '3.1.0', info, paths })).code).toBe(0)
  expect(asked.map(({ url }) => url)).toContain('/my%20disks/a%20b')
})

test('one name in two places has two values', async () => {
  const parameters = [
    { name: 'id', in: 'query', required: true, schema: { type: 'string' }, example: 'short' },
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 3 },
  ]
  const paths = { '/disks/{id}': { get: { operationId: 'disk', parameters, ...plain } } }
  respond = () => ({ status: 200, type: 'application/json', body: '{}' })
  expect((await check({ openapi: '3.1.0', info, paths })).code).toBe(0)
  expect(asked.map(({ url }) => url)).toContain('/disks/3?id=short')
})

test('a list in a cookie is sent as OpenAPI writes it, and one that no cookie can hold is told', async () => {
  const list = { type: 'array', items: { type: 'string' } }
  const cookie = (name: string, more: object) => ({
    name,
    in: 'cookie',
    schema: list,
    example: ['a', 'b'],
    ...more,
  })
  const get = (operationId: string, ...parameters: object[]) => ({
    get: { operationId, parameters, ...plain },
  })
  const paths = {
    '/disks': get('disks', cookie('ids', { required: true, explode: false }), cookie('tags', {})),
    '/tags': get('tags', cookie('tags', { required: true })),
  }
  respond = () => ({ status: 200, type: 'application/json', body: '{}' })
  const { code, text } = await check({ openapi: '3.1.0', info, paths })
  expect(code).toBe(0)
  expect(new Set(asked.map(({ url, headers }) => `${url} ${headers.cookie}`))).toContain('/disks ids=a,b')
  expect(asked.filter(({ url }) => url === '/tags')).toEqual([])
  expect(asked.filter(({ headers }) => headers.cookie?.includes('tags'))).toEqual([])
  expect(text).toMatch(/not sent: disks: the cookie tags .*explode: false can/)
  expect(text).toMatch(/Not tested:\n  the cookie tags has several values .*: tags\n/)
})

test('a form writes its fields as their encoding says', async () => {
  const list = { type: 'array', items: { type: 'string' } }
  const form = {
    schema: { type: 'object', properties: { plain: list, bars: list, deep: { type: 'object' } } },
    encoding: { bars: { style: 'pipeDelimited' }, deep: { style: 'deepObject', explode: true } },
    example: { plain: ['a b', 'c'], bars: ['a', 'b'], deep: { x: 1 } },
  }
  const content = { 'application/x-www-form-urlencoded': form }
  const paths = { '/disks': { post: { operationId: 'addDisk', requestBody: { content }, ...plain } } }
  const bodies: string[] = []
  respond = (incoming) => {
    incoming.on('data', (part: Buffer) => bodies.push(part.toString()))
    return { status: 200, type: 'application/json', body: '{}' }
  }
  await check({ openapi: '3.1.0', info, paths }, ['--allow-writes'])
  expect(bodies).toContain('plain=a+b&plain=c&bars=a%7Cb&deep%5Bx%5D=1')
})

const noContracts: [string, object, RegExp][] = [
  [
    'webhooks only',
    { openapi: '3.1.0', info, webhooks: { paid: { post: plain } } },
    /describes webhooks only.*contract-check\/webhook/,
  ],
  ['Swagger 2', { swagger: '2.0', info, paths: {} }, /is Swagger 2\.0, not OpenAPI: convert it/],
  ['no info', { openapi: '3.1.0', paths: {} }, /has no info/],
  ['no paths', { openapi: '3.0.3', info }, /has no paths/],
]
for (const [what, contract, words] of noContracts)
  test(`${what} is told as such`, async () => {
    const { code, text } = await check(contract)
    expect(code).toBe(2)
    expect(text).toMatch(words)
  })

test('a plan of nothing is no success, and says why', async () => {
  const paths = { '/disks': { post: { operationId: 'addDisk', ...plain } } }
  const { code, text } = await check({ openapi: '3.1.0', info, paths }, ['--plan'])
  expect(text).toContain('0 requests are planned')
  expect(code).toBe(3)
})

test('of two proofs each must be asked for, unless one of them is enough', async () => {
  const components = {
    securitySchemes: {
      who: { type: 'http', scheme: 'bearer' },
      app: { type: 'apiKey', in: 'header', name: 'X-App' },
    },
  }
  // It never looks at the key of the application.
  respond = ({ headers }) => ({
    status: headers.authorization === 'Bearer main-token' ? 200 : 401,
    type: 'application/json',
    body: '{}',
  })
  const tokens = { CONTRACT_TOKEN: 'main-token', CONTRACT_TOKEN_APP: 'app-token' }
  const checked = (security: object[]) => {
    const paths = { '/disks': { get: { operationId: 'listDisks', ...plain, security } } }
    return check({ openapi: '3.1.0', info, components, paths }, [], tokens)
  }
  const both = await checked([{ who: [], app: [] }])
  expect(both.text).toContain('a call without app must be 401, got 200')
  expect(both.code).toBe(1)
  expect((await checked([{ who: [], app: [] }, { who: [] }])).code).toBe(0)
})

test('methods and the whole query of OpenAPI 3.2 are asked, TRACE is named; a declared redirect is no refusal', async () => {
  const querystring = {
    name: 'all',
    in: 'querystring',
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object' }, example: { a: 'b c', d: [1, 2] } },
    },
  }
  const paths = {
    '/search': { get: { operationId: 'search', parameters: [querystring], ...plain } },
    '/disks': {
      options: { operationId: 'disksOptions', ...plain },
      trace: { operationId: 'trace', ...plain },
    },
    '/old': { get: { operationId: 'old', responses: { 302: { description: 'Moved.' } } } },
  }
  respond = ({ url }) => ({ status: url === '/old' ? 302 : 200, type: 'application/json', body: '{}' })
  const { code, text } = await check({ openapi: '3.2.0', info, paths })
  expect(code).toBe(0)
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining(['GET /search?a=b%20c&d=1&d=2', 'OPTIONS /disks']),
  )
  expect(text).toContain('TRACE can not be sent from here: trace')
  expect(text).toMatch(/of 3 requests that should have been done, 0 were refused and 0 ended/)
})
