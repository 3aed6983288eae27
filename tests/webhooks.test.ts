import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test, vi } from 'vitest'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { sessidOf } from '../mocks/sandbox/session.ts'
import { checkWebhook, type WebhookDelivery } from '../tools/contract/check/webhook.ts'
import { generatedContractFile } from '../tools/contract/model/generated-contract.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { createReceiver, type WebhookPayload } from '../tools/sandbox/webhook-receiver.ts'

// The sandbox as a program delivers for real: to the receiver of the documents, judged by the contract, and on after a kill.

const folder = await mkdtemp(join(tmpdir(), 'webhooks-'))
const open: Server[] = []
afterAll(async () => {
  for (const server of open) server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A server whose receiver is set later, when its secret is known; `got` is all that came. */
async function listen() {
  const got: WebhookDelivery[] = []
  const front: { receiver?: Server } = {}
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
      got.push({ headers, body: Buffer.concat(parts) })
    })
    front.receiver?.emit('request', request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  return { target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, got, front }
}

async function start() {
  const program = spawn(
    process.execPath,
    ['scripts/sandbox.ts', '--port', '0', '--quiet', '--end-with-stdin', '--data', folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
  const origin = /http:\S+/.exec(line)?.[0] ?? ''
  const end = async () => {
    program.kill('SIGKILL')
    await once(program, 'exit')
  }
  return { origin, end }
}

/** The integrator of the company, logged in. */
async function integrator(origin: string) {
  const login = await fetch(`${origin}/api/authentication/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Urldecode': 'none' },
    body: JSON.stringify({ credentials: { login: seedIds.users.buyer.email, password: demoPassword } }),
  })
  const sid = /SID=(\w+)/.exec(login.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const { data } = (await login.json()) as { data: { token: string } }
  return async (path: string, body: object) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `SID=${sid}`,
        'Authorization-Token': data.token,
      },
      body: JSON.stringify({ SESSID: await sessidOf(sid), ...body }),
    })
    const answer = (await response.json()) as { data: Record<string, unknown> }
    if (!answer.data) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }
}

const wish = {
  contragentId: seedIds.companies.uralDorStroy.id,
  channel: 'webhook',
  events: ['order.created'],
}

test('R-HOOK-01 R-HOOK-02 the receiver of the documents takes real deliveries, which the contract agrees with', async () => {
  const contract = await readContractFile(generatedContractFile)
  const done: WebhookPayload[] = []
  const { target, got, front } = await listen()
  let isDown = false
  const sandbox = await start()
  try {
    const call = await integrator(sandbox.origin)
    const { data } = await call('/web/hooksCreate/', { ...wish, name: 'Учёт', target })
    const { id } = data['hook'] as { id: number }
    const secret = String(data['secret'])
    front.receiver = createReceiver(secret, (payload) => {
      if (isDown) throw new Error('out of order')
      done.push(payload)
    })
    const { data: tested } = await call(`/web/hooks/test/${id}/`, { event: 'order.created' })
    expect(tested['delivery']).toMatchObject({ httpCode: 204 })
    expect(done).toEqual([])

    const errors = vi.spyOn(console, 'error').mockReturnValue()
    isDown = true
    const order = await placeOrder(call)
    await vi.waitFor(() => expect(errors).toHaveBeenCalled())
    isDown = false
    await call('/sandbox/clock', { advance: 60_000 })
    await vi.waitFor(() => expect(done).toMatchObject([{ event: 'order.created', object: { id: order } }]))
    errors.mockRestore()

    expect(got.flatMap((delivery) => checkWebhook(contract, delivery, secret))).toEqual([])
    expect(got).toHaveLength(3)
    // A receiver that doesn't know the secret turns everything away; so does the shop's own control of the sandbox.
    const stranger = await fetch(target, {
      method: 'POST',
      headers: { 'x-signature': 'a'.repeat(64) },
      body: '{}',
    })
    expect(stranger.status).toBe(401)
    await call(`/web/hooks/update/${id}/`, { target: `${sandbox.origin}/sandbox/reset` })
    const { data: forged } = await call(`/web/hooks/test/${id}/`, { event: 'order.created' })
    expect(forged['delivery']).toMatchObject({ httpCode: 403 })
  } finally {
    await sandbox.end()
  }
})

async function placeOrder(call: Awaited<ReturnType<typeof integrator>>): Promise<number> {
  await call('/web/basket/add/', { product: { id: seedIds.products.inStock.id, quantity: 1 } })
  const { data: cart } = await call('/web/basket/getBasketProducts/', {})
  const products = (await call('/web/basket/products/', {})).data
  const { data } = await call('/web/order/add/', {
    contragentId: seedIds.companies.uralDorStroy.id,
    contractId: seedIds.contracts.uralDorStroy.id,
    cartVersion: cart['version'],
    products,
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
  })
  return (data['order'] as { id: number }).id
}

test('R-HOOK-01 a delivery that was under way when the sandbox was killed is made again, under the same id', async () => {
  const { target, got, front } = await listen()
  const ids = () => got.map(({ body }) => (JSON.parse(String(body)) as WebhookPayload).deliveryId)
  const killed = await start()
  const call = await integrator(killed.origin)
  const { data } = await call('/web/hooksCreate/', { ...wish, name: 'Заказы', target })
  await placeOrder(call)
  await vi.waitFor(() => expect(ids()).toHaveLength(1))
  await killed.end()
  front.receiver = createReceiver(String(data['secret']), () => undefined)
  const sandbox = await start()
  try {
    // Nobody asks the new process for anything.
    await vi.waitFor(() => expect(ids()).toHaveLength(2), { timeout: 5000 })
    expect(new Set(ids()).size).toBe(1)
    const again = await integrator(sandbox.origin)
    const { id } = data['hook'] as { id: number }
    await vi.waitFor(async () => {
      const { items } = (await again('/web/hooks/', {})).data as {
        items: { id: number; deliveries: object[] }[]
      }
      expect(items.find((one) => one.id === id)?.deliveries).toMatchObject([{ id: ids()[0], httpCode: 204 }])
    })
  } finally {
    await sandbox.end()
  }
})
