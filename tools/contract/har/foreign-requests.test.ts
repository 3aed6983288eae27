import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractHar } from './command.ts'

// What other teams' contracts say and ours doesn't: forms, uploads, lists in one text, JSON in a query, ranges of status.

const contract = {
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1' },
  paths: {
    '/jobs': {
      parameters: [{ name: 'limit', in: 'query', schema: { type: 'string', enum: ['few', 'many'] } }],
      head: { operationId: 'countJobs', responses: { 204: { description: 'Alive.' } } },
      get: {
        operationId: 'listJobs',
        parameters: [
          { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/Count' } },
          {
            name: 'ids',
            in: 'query',
            explode: false,
            schema: { type: 'array', items: { $ref: '#/components/schemas/Count' } },
          },
          {
            name: 'where',
            in: 'query',
            content: { 'application/json': { schema: { type: 'object', required: ['kind'] } } },
          },
          {
            name: 'page',
            in: 'query',
            schema: { type: 'object', properties: { from: { type: 'integer' }, to: { type: 'integer' } } },
          },
        ],
        responses: { 200: { description: 'Jobs.' }, '5XX': { description: 'Down.' } },
      },
      post: {
        operationId: 'addJob',
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                required: ['hours'],
                properties: { hours: { type: 'integer' }, password: { type: 'string', maxLength: 3 } },
              },
            },
          },
        },
        responses: { 201: { description: 'Made.' } },
      },
    },
    '/papers': {
      post: {
        operationId: 'sendPaper',
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: { type: 'object', properties: { file: {} } } } },
        },
        responses: { 201: { description: 'Kept.' } },
      },
    },
  },
  components: { schemas: { Count: { type: 'integer', minimum: 1 } } },
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'har-'))
  writeFileSync(join(folder, 'jobs.json'), JSON.stringify(contract))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Given {
  method?: string
  status?: number
  headers?: Record<string, string>
  postData?: object
  content?: object
  answerHeaders?: Record<string, string>
}
const listOf = (headers: Record<string, string> = {}) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))
const entry = (path: string, given: Given = {}) => ({
  request: {
    method: given.method ?? 'GET',
    url: `https://jobs.example${path}`,
    headers: listOf(given.headers),
    ...(given.postData && { postData: given.postData }),
  },
  response: {
    status: given.status ?? 200,
    headers: listOf(given.answerHeaders),
    content: given.content ?? { text: '' },
  },
})

async function check(...entries: object[]) {
  const file = join(folder, 'jobs.har')
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }))
  const lines: string[] = []
  const code = await contractHar([file, '--contract', join(folder, 'jobs.json')], {
    command: 'contract-har',
    print: (text) => lines.push(text),
  })
  return { code, text: lines.join('\n') }
}

const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

test('lists, JSON, members and references of a query are read as the contract writes them', async () => {
  const good = await check(entry('/jobs?limit=5&ids=1,2&where=%7B%22kind%22%3A1%7D&from=1&to=2'))
  expect(good.text).toContain('complies')
  expect(good.code).toBe(0)
  const bad = await check(entry('/jobs?limit=0&ids=1,x&where=%7B%7D&from=now'), entry('/jobs?where=oops'))
  expect(bad.text).toContain('request query limit: must be >= 1')
  expect(bad.text).toContain('request query ids/*: must be integer')
  expect(bad.text).toContain('request query where/kind: is missing')
  expect(bad.text).toContain('request query where: is not JSON')
  expect(bad.text).toContain('request query page/from: must be integer')
  expect(bad.code).toBe(1)
})

test('a form is read by its fields, and its secrets are not told', async () => {
  const post = (data: object) =>
    entry('/jobs', { method: 'POST', status: 201, headers: form, postData: data })
  expect((await check(post({ text: 'hours=5&password=abc' }))).code).toBe(0)
  expect((await check(post({ params: [{ name: 'hours', value: '5' }] }))).code).toBe(0)
  const { code, text } = await check(post({ text: 'hours=soon&password=very+secret%21' }))
  expect(text).toContain('request body /hours: must be integer')
  expect(text).toContain('request body /password: must NOT have more than 3 characters')
  expect(text).not.toContain('very')
  expect(code).toBe(1)
})

test('uploads are judged by their media type only', async () => {
  const upload = (type: string) =>
    entry('/papers', {
      method: 'POST',
      status: 201,
      headers: { 'content-type': type },
      postData: { text: '--b' },
    })
  expect((await check(upload('multipart/form-data; boundary=b'))).code).toBe(0)
  expect((await check(entry('/papers', { method: 'POST', status: 201 }))).code).toBe(0)
  expect((await check(upload('application/json'))).text).toContain(
    'must be multipart/form-data, got application/json',
  )
})

test('a range of statuses declares its statuses; HEAD has an operation of its own', async () => {
  expect((await check(entry('/jobs', { status: 503 }))).code).toBe(0)
  const { text } = await check(entry('/jobs', { method: 'HEAD', status: 204 }))
  expect(text).toContain('Calls checked: 1, of 1 operations')
  expect(text).toContain('complies')
})

test('a header with letters beyond bytes does not end the run', async () => {
  const answerHeaders = { 'content-disposition': 'attachment; filename="Отчёт.xlsx"' }
  expect((await check(entry('/jobs', { answerHeaders }))).code).toBe(0)
})

test('attached answers are read from the folder of the recording, and from nowhere else', async () => {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  writeFileSync(join(folder, 'resources/1.json'), 'hello')
  const attached = await check(entry('/jobs', { content: { _file: 'resources/1.json' } }))
  expect(attached.text).not.toContain('status and headers only')
  const outside = await check(entry('/jobs', { content: { _file: '../../etc/hostname' } }))
  expect(outside.text).toContain('judged by status and headers only: 1.')
})

test('a zip that holds the recording is told what to do with', async () => {
  const file = join(folder, 'recorded.zip')
  writeFileSync(file, 'PK\u0003\u0004')
  const lines: string[] = []
  const code = await contractHar([file, '--contract', join(folder, 'jobs.json')], {
    command: 'contract-har',
    print: (text) => lines.push(text),
  })
  expect(lines.join('\n')).toContain('is a zip archive: unpack it')
  expect(code).toBe(2)
})
