import { readGeneratedContract } from '../tools/contract/model/generated-contract.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleRequests } from '../tools/contract/model/example-requests.ts'
import { pointerOf } from '../tools/contract/model/json-pointer.ts'
import { schemaValidator } from '../tools/contract/model/schema-validator.ts'

// `npm run mock` as a front-end developer runs it: the real Prism over the bundled contract.

const document = readGeneratedContract()
const requests = exampleRequests(document)
const validate = schemaValidator(document)
let prism: ChildProcess
let origin = ''
let firstStatus: number | undefined

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  prism = spawn('node', ['scripts/mock.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PRISM_PORT: String(port), NODE_OPTIONS: '' },
  })
  while (prism.exitCode === null) {
    const answer = await fetch(`${origin}/api/footer/`).catch(() => undefined)
    firstStatus ??= answer?.status
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Prism ended with ${prism.exitCode}`)
})

afterAll(async () => {
  if (prism.exitCode !== null) return
  prism.kill('SIGTERM')
  await once(prism, 'exit')
})

const send = async (request: (typeof requests)[number], extra: Record<string, string> = {}) =>
  fetch(origin + request.path, {
    method: request.method,
    headers: { ...request.headers, ...extra },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  })

describe('Prism', () => {
  test('answers by the contract from the first time on: nobody listens before it is there', () => {
    expect(firstStatus).toBe(200)
  })

  test.each(requests.map((request) => [request.operationId, request] as const))(
    'answers the success example of %s, and it is of the contract',
    async (_, request) => {
      const answer = await send(request)
      const body: unknown = await answer.json()
      expect({ status: answer.status, body }).toEqual({ status: 200, body: request.answer })
      const path = pathOf(request.operationId)
      const answerPlace = pointerOf('paths', path, request.method.toLowerCase(), 'responses', '200')
      const pointer = answerPlace + pointerOf('content', 'application/json', 'schema')
      expect(validate(pointer, body)).toEqual([])
    },
  )

  test('takes an upload and answers a file', async () => {
    const form = new FormData()
    form.append('SESSID', 'a3f1c09be27d4f58a1b6c3d2e4f5a697')
    form.append('purpose', 'attachment')
    form.append('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'a.pdf')
    const headers = { Cookie: 'SID=b7c1d2e3f4a5968778695a4b3c2d1e0f' }
    const stored = await fetch(`${origin}/web/files/`, { method: 'POST', headers, body: form })
    expect(await stored.json()).toMatchObject({ status: 'success', data: { purpose: 'attachment' } })
    const file = await fetch(`${origin}/web/files/d-100011/`, {
      headers: { ...headers, Accept: 'application/pdf' },
    })
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(await file.text()).toMatch(/^%PDF-/)
  })

  test('R-API-10 answers a first visit, which has no cookie, and sets SID with its answer', async () => {
    const first = await fetch(`${origin}/api/header/`)
    expect(first.status).toBe(200)
    const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';')
    expect(cookie).toMatch(/^SID=\w+$/)
    const write = requests.find(({ operationId }) => operationId === 'addToCart')
    if (!write) throw new Error('No addToCart')
    expect((await send({ ...write, headers: { 'Content-Type': 'application/json' } })).status).toBe(401)
    expect((await send(write, { Cookie: cookie })).status).toBe(200)
  })

  test('plays a refusal and another status when it is asked to by Prefer', async () => {
    const add = requests.find((request) => request.operationId === 'addToCart')
    if (!add) throw new Error('No addToCart')
    const refused = await send(add, { Prefer: 'example=errorOutOfStock' })
    expect(await refused.json()).toMatchObject({ status: 'error', errors: [{ code: 'outOfStock' }] })
    expect((await send(add, { Prefer: 'code=523' })).status).toBe(523)
  })
})

function pathOf(operationId: string): string {
  const entry = Object.entries(document.paths).find(([, item]) =>
    Object.values(item).some(
      (operation) => (operation as { operationId?: string }).operationId === operationId,
    ),
  )
  return entry?.[0] ?? ''
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
