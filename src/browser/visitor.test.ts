import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { connect } from '../../mocks/browser/database.ts'
import { openSandbox } from '../../mocks/browser/open-sandbox.ts'
import { seedVersion } from '../../mocks/sandbox/world-seed.ts'
import { demoPassword, seedIds } from '../../mocks/sandbox/seed/named.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { type Exchange, subscribeToAnswers } from './answer-feed.ts'
import { createCookieJar } from './cookie-jar.ts'
import { createVisitor } from './visitor.ts'

const site = 'https://demo.example'

interface Envelope {
  status: string
  data: { userData: { isAuthorized: boolean; SESSID: string }; token: string; items: unknown[] }
}

/** One tab of a browser-only shop over the database `name`. */
function openTab(name: string, ownCookies = '') {
  const connection = connect(name, seedVersion)
  const jar = createCookieJar(connection)
  const errors: unknown[] = []
  const sandbox = openSandbox({
    contract,
    connection,
    controlToken: 'a token of this page',
    onError: (error) => errors.push(error),
  })
  const visitor = createVisitor({
    sandbox,
    jar,
    controlToken: 'a token of this page',
    ownCookies: () => ownCookies,
  })
  const ask = async (path: string, body?: object) => {
    const response = await visitor(
      new Request(site + path, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', 'x-urldecode': 'none' },
      }),
    )
    return { response, envelope: (await response.clone().json()) as Envelope }
  }
  const sessid = async () => (await ask('/api/header/')).envelope.data.userData.SESSID
  return { jar, visitor, ask, sessid, errors }
}

const credentials = { login: seedIds.users.buyer.email, password: demoPassword }

test('O-68 login is kept for all tabs, and no answer shows token or cookies', async () => {
  const name = randomUUID()
  const [one, two] = [openTab(name), openTab(name)]
  const { response, envelope } = await one.ask('/api/authentication/', { credentials })
  expect([response.status, envelope.status, envelope.data.token]).toEqual([200, 'success', 'in-cookie'])
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await one.jar.has('auth_token')).toBe(true)
  expect((await two.ask('/api/header/')).envelope.data.userData.isAuthorized).toBe(true)
  const left = await two.ask('/api/logout/', { SESSID: await two.sessid() })
  expect(left.envelope.status).toBe('success')
  expect((await one.ask('/api/header/')).envelope.data.userData.isAuthorized).toBe(false)
  expect([...one.errors, ...two.errors]).toEqual([])
})

test('O-122 the first calls of a visitor, made at once in two tabs, bear the same session', async () => {
  const name = randomUUID()
  const tabs = [openTab(name), openTab(name)]
  const sessids = await Promise.all(
    tabs.flatMap(({ sessid }) => Array.from({ length: 4 }, async () => sessid())),
  )
  expect(new Set(sessids).size).toBe(1)
})

test('the switches of the sandbox work: a fault for an operation, a world of its own, its controls', async () => {
  const preference = encodeURIComponent(JSON.stringify({ getHeader: { code: 523 } }))
  const faulty = openTab(randomUUID(), `sandbox-prefer=${preference}; sandbox-world=design`)
  expect((await faulty.ask('/api/header/')).response.status).toBe(523)
  expect((await faulty.ask('/sandbox/status')).envelope.data).toMatchObject({ world: 'design' })
  const clock = await faulty.ask('/sandbox/clock', { now: '2026-11-20T09:00:00Z' })
  expect(clock.envelope.data).toEqual({ now: '2026-11-20T09:00:00.000Z', fixed: true })
  expect((await faulty.ask('/sandbox/outbox')).envelope.data.items).toEqual([])
})

test('pictures are answered as drawings, whichever format is asked for', async () => {
  const { visitor } = openTab(randomUUID())
  const picture = await visitor(
    new Request(`${site}/media/products/${seedIds.products.inStock.id}/main.webp`),
  )
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(await picture.text()).toMatch(/^<svg /)
  expect((await visitor(new Request(`${site}/media/products/0/main.svg`))).status).toBe(404)
  const posted = new Request(`${site}/media/sections/1.svg`, { method: 'POST' })
  expect((await visitor(posted)).status).toBe(405)
})

test('the feed tells every answer of the API as the shop sees it, and only those', async () => {
  const { ask, visitor } = openTab(randomUUID())
  const heard: Exchange[] = []
  const leave = subscribeToAnswers((exchange) => heard.push(exchange))
  await ask('/api/authentication/', { credentials })
  await ask('/sandbox/status')
  await visitor(new Request(`${site}/media/sections/1.svg`))
  leave()
  await ask('/api/header/')
  expect(heard).toHaveLength(1)
  const [exchange] = heard
  expect(await exchange?.request.json()).toEqual({ credentials })
  expect(await exchange?.response.json()).toMatchObject({ data: { token: 'in-cookie' } })
})
