import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { generatedContractFile } from '../tools/contract/model/generated-contract.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { requestSamples } from '../tools/contract/docs/request-samples.ts'

// The samples of the contract's page, run by a shell as a reader would paste them.

const run = promisify(execFile)
const samples = requestSamples((await readContractFile(generatedContractFile)).document)
const hasCurl = spawnSync('curl', ['--version']).status === 0

const shop = openShop()
const server = createServer((incoming, outgoing) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = Object.entries(incoming.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    )
    const request = new Request(`http://127.0.0.1${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const answer = await shop.fetch(request, { loopback: true })
    const cookies = answer.headers.getSetCookie()
    outgoing.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    })
    outgoing.end(await answer.text())
  })()
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

test('all samples are scripts that a shell can read', async () => {
  expect(samples.size).toBeGreaterThan(180)
  await run('sh', ['-n', '-c', [...samples.values()].join('\n')])
})

test
  .skipIf(!hasCurl)
  .each([
    'getFooter',
    'searchSuggest',
    'getProduct',
    'addToCart',
    'getCart',
    'login',
    'getPersonal',
    'getOrder',
    'readAllNotifications',
    'setUserStore',
    'deleteNotification',
  ])('the sample of %s succeeds on the sandbox', async (operationId) => {
  const { port } = server.address() as AddressInfo
  const { stdout } = await run('sh', ['-c', samples.get(operationId) ?? 'exit 1'], {
    env: { ...process.env, SHOP: `http://127.0.0.1:${port}` },
  })
  expect(JSON.parse(stdout)).toMatchObject({ status: 'success', errors: [] })
})
