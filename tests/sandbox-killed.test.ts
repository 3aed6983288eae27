import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test, vi } from 'vitest'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { sessidOf } from '../mocks/sandbox/session.ts'
import { orderBody } from '../mocks/sandbox/testing/placed-order.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'

// A sandbox that is killed while it writes: what was answered is there when it is started again. And one whose tests are
// killed: it ends.

const folder = await mkdtemp(join(tmpdir(), 'killed-sandbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const sid = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const { inStock } = seedIds.products

async function start() {
  const program = spawn(
    process.execPath,
    ['scripts/sandbox.ts', '--port', '0', '--quiet', '--end-with-stdin', '--data', folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface({ input: program.stdout }), 'line')) as [string]
  const origin = /http:\S+/.exec(line)?.[0] ?? ''
  const call = async (world: string, path: string, body: object): Promise<{ data: unknown }> => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `SID=${sid}`, 'sandbox-world': world },
      body: JSON.stringify({ SESSID: await sessidOf(sid), ...body }),
    })
    return (await response.json()) as { data: unknown }
  }
  return {
    origin,
    call,
    kill: async () => {
      program.kill('SIGKILL')
      await once(program, 'exit')
    },
  }
}

test('what was answered before a kill is there after it, and the database opens', async () => {
  const worlds = ['one', 'two', 'three']
  const answered = new Map(worlds.map((world) => [world, 0]))
  for (let round = 0; round < 3; round += 1) {
    const sandbox = await start()
    for (const [world, count] of answered) {
      const { data } = await sandbox.call(world, '/web/basket/products/', {})
      const kept = (data as { quantity: number }[])[0]?.quantity ?? 0
      // The last one may have been written and not answered any more.
      expect([count, count + 1]).toContain(kept)
      answered.set(world, kept)
    }
    const writers = worlds.map(async (world) => {
      for (;;) {
        const add = { product: { id: inStock.id, quantity: 1 } }
        const answer = await sandbox.call(world, '/web/basket/add/', add).catch(() => undefined)
        if (!answer?.data) return
        answered.set(world, (answered.get(world) ?? 0) + 1)
      }
    })
    while ([...answered.values()].some((count) => count < 10 * (round + 1)))
      await new Promise((resolve) => setTimeout(resolve, 5))
    await sandbox.kill()
    await Promise.all(writers)
  }
})

test('R-ORDER-01 a kill loses no order that was answered, and what is sent again is not placed twice', async () => {
  let origin = ''
  const overHttp = {
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(origin + pathname + search, request))
    },
  }
  const buyer = new ShopVisitor(overHttp)
  const orderIds = async () =>
    (await buyer.ask<'listOrders'>('/web/profile/orders/?PAGE_SIZE=100')).items.map(({ id }) => id)
  /** Answers the new order; the key names the wish, however often it is sent. */
  const send = async (key: string, body: object) => {
    const { status, envelope } = await buyer.call('/web/order/add/', body, { 'Idempotency-Key': key })
    expect([status, envelope.status]).toEqual([200, 'success'])
    return (envelope.data as { order: { id: number } }).order.id
  }
  const wishes = new Map<string, object>()
  const answered = new Map<string, number>()
  let before: number[] | undefined
  for (let round = 0; round < 3; round += 1) {
    const sandbox = await start()
    ;({ origin } = sandbox)
    if (!before) await buyer.login(seedIds.users.buyer.email)
    before ??= await orderIds()
    // As a shop does that got no answer: the same request again.
    for (const [key, body] of wishes) if (!answered.has(key)) answered.set(key, await send(key, body))
    const made = (await orderIds()).filter((id) => !before?.includes(id))
    expect(made.toSorted()).toEqual([...answered.values()].toSorted())

    let isKilled = false
    const goal = answered.size + 3
    const buying = (async () => {
      for (;;) {
        const key = crypto.randomUUID()
        await buyer.add(inStock.id, 1)
        wishes.set(key, await orderBody(buyer))
        answered.set(key, await send(key, wishes.get(key) ?? {}))
      }
    })().catch((error: unknown) => {
      if (!isKilled) throw error
    })
    await Promise.race([
      buying,
      vi.waitFor(() => expect(answered.size).toBeGreaterThanOrEqual(goal), { interval: 1, timeout: 30_000 }),
    ])
    isKilled = true
    await Promise.all([sandbox.kill(), buying])
  }
  expect(answered.size).toBeGreaterThanOrEqual(6)
})

test('a sandbox ends when the tests that started it are killed', async () => {
  const tests = `
    import { spawn } from 'node:child_process'
    const options = ['--port', '0', '--quiet', '--memory', '--end-with-stdin']
    const sandbox = spawn(process.execPath, ['scripts/sandbox.ts', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
    console.log(sandbox.pid)`
  const started = spawn(process.execPath, ['--input-type=module', '-e', tests], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  const pid = Number(await next())
  const origin = /http:\S+/.exec(await next())?.[0] ?? ''
  expect((await fetch(`${origin}/api/header/`)).status).toBe(200)
  started.kill('SIGKILL')
  const isRunning = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  try {
    await expect.poll(isRunning).toBe(false)
  } finally {
    if (isRunning()) process.kill(pid, 'SIGKILL')
  }
})
