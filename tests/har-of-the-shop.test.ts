import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { openHarRecording } from '../src/server/har-recording.ts'
import { SettingsError } from '../src/server/settings.ts'
import { checkHar } from '../tools/contract/har/har-check.ts'
import { readHar } from '../tools/contract/har/har-file.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'har-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'shop.har')
}

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })

test('what the shop records is a HAR after each call, keeps the contract, and has no secret in it', async () => {
  const file = newFile()
  const recording = openHarRecording(file)
  expect(readHar(file)).toEqual([])
  const backend = recording.watch(sandboxBackend(sandbox))
  const ask = (path: string, init: RequestInit = {}) =>
    backend(new Request(`http://shop.example${path}`, init), { loopback: true })

  const login = await ask('/api/authentication/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-urldecode': 'none' },
    body: JSON.stringify({ credentials: { login: seedIds.users.buyer.email, password: demoPassword } }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const [cookie = ''] = login.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const session = { cookie, 'authorization-token': data.token }
  const header = await ask('/api/header/', { headers: session })
  const { SESSID } = ((await header.json()) as { data: { userData: { SESSID: string } } }).data.userData
  await ask('/web/basket/add/', {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ SESSID, product: { id: seedIds.products.inStock.id, quantity: 1 } }),
  })
  await ask('/media/nothing.svg')
  await ask('/web/basket/add/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"',
  })
  await recording.close()

  const calls = readHar(file)
  expect(calls.map(({ method, url, status }) => [method, url.pathname, status])).toEqual([
    ['POST', '/api/authentication/', 200],
    ['GET', '/api/header/', 200],
    ['POST', '/web/basket/add/', 200],
    ['POST', '/web/basket/add/', 400],
  ])
  const report = checkHar(await readContractFile('src/generated/contract.json'), calls, {
    base: '',
    answersOnly: false,
    allowUndocumented: false,
  })
  expect(report).toMatchObject({ verdict: 'complies', checked: 4, withoutBody: 0 })
  const text = readFileSync(file, 'utf8')
  for (const secret of [data.token, cookie.split('=')[1] ?? '', SESSID, demoPassword])
    expect([secret.length > 8, text.includes(secret)]).toEqual([true, false])
})

test('a file that can not be written is told at the start', () => {
  expect(() => openHarRecording('/nowhere/at/all/shop.har')).toThrow(SettingsError)
})
