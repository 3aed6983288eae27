import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { gatewayContract } from '../src/gateway/gateway-contract.ts'
import contract from '../src/generated/contract.json' with { type: 'json' }
import { operationList } from '../src/generated/operation-list.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { openEmbeddedSandbox } from '../src/server/embedded-sandbox.ts'
import { readSettings } from '../src/server/settings.ts'
import { createStorefront } from '../src/server/storefront.ts'
import { serverOver } from '../src/testing/web-server.ts'
import { noAssets } from '../tools/testing/no-assets.ts'
import { Visitor } from '../tools/torture/visitor.ts'

// Whoever asks for a mail writes its Host header: a link with it would give the secret of the link to another host.

const token = 'token-of-the-controls-of-this-test'

/** The shop over HTTP as `npm start` makes it from these settings, with the embedded sandbox. */
async function openShop(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'mailed-links-'))
  const settings = readSettings({ DATA_DIR: folder, SANDBOX_CONTROL_TOKEN: token, ...env })
  const sandbox = openEmbeddedSandbox(settings)
  onTestFinished(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true })
  })
  const storefront = createStorefront({
    origin: 'http://127.0.0.1:3000',
    backend: sandboxBackend(sandbox),
    sandbox: true,
    contract: gatewayContract(operationList, contract),
    backendTimeout: 600_000,
    files: undefined,
    assets: noAssets,
    render: () => Promise.resolve(new Response('page')),
    supportPhone: '8 800 100-00-00',
    log: () => {},
    now: Date.now,
  })
  return serverOver(storefront)
}

interface Message {
  subject: string
  text: string
  link?: string
}

/** Asks for every mail that opens something, under this host in all headers that tell one. @returns the mails by subject */
async function mailsAskedBy(address: string, host: string): Promise<Map<string, Message>> {
  const posed = { host, 'x-forwarded-host': host, 'x-original-host': host, forwarded: `host=${host}` }
  const guest = await new Visitor(address).introduceAs(undefined)
  const buyer = await new Visitor(address).introduceAs(seedIds.users.buyer.email)
  const answers = [
    await guest.call(
      '/api/password/sendPasswordChangeLink/',
      { login: seedIds.users.buyer.email },
      { ...posed, 'x-urldecode': 'none' },
    ),
    await guest.call(
      '/api/reg/',
      { phone: '+79165557001', email: 'newcomer@example.ru', type: 'fiz' },
      posed,
    ),
    await buyer.call(
      '/web/contractor/users/invite/',
      { contragentId: seedIds.companies.uralDorStroy.id, email: 'newcomer@example.ru', role: 'viewer' },
      posed,
    ),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [200, undefined]))
  const outbox = await guest.send('GET', '/sandbox/outbox', { headers: { 'sandbox-control-token': token } })
  guest.leave()
  buyer.leave()
  const { data } = JSON.parse(outbox.text) as { data: { items: Message[] } }
  return new Map(data.items.filter(({ link }) => link !== undefined).map((one) => [one.subject, one]))
}

const invitation = 'Приглашение в компанию «УралДорСтрой»'
const pages = {
  'Новый пароль': '/?checkword=',
  'Код подтверждения': '/registration/?contact=newcomer%40example.ru&code=',
  [invitation]: '/personal/companies/invitations/',
}

test.each(['evil.example', 'shop.example:4443', 'localhost:4550'])(
  'O-67 O-72 mailed links begin with SHOP_ORIGIN, asked under the host %s',
  async (host) => {
    const origin = 'https://shop.example'
    const { address } = await openShop({ SHOP_ORIGIN: origin })
    const mails = await mailsAskedBy(address, host)
    expect([...mails.keys()].toSorted()).toEqual(Object.keys(pages).toSorted())
    for (const [subject, page] of Object.entries(pages)) {
      const { link = '', text = '' } = mails.get(subject) ?? {}
      expect(link.startsWith(origin + page)).toBe(true)
      expect(text.endsWith(`: ${link}`)).toBe(true)
      expect(JSON.stringify(mails.get(subject))).not.toContain(host)
    }
  },
)

test('O-67 without SHOP_ORIGIN a mailed link is a path: no host is echoed', async () => {
  const { address } = await openShop({})
  const mails = await mailsAskedBy(address, 'evil.example')
  for (const [subject, page] of Object.entries(pages)) {
    const { link = '', text = '' } = mails.get(subject) ?? {}
    expect(link.startsWith(page)).toBe(true)
    expect(text).not.toContain('evil.example')
    expect(text).not.toContain('://')
  }
})
