import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { sessidOf } from '../mocks/sandbox/session.ts'

// A sandbox that is killed while it writes: what was answered is there when it is started again.

const folder = await mkdtemp(join(tmpdir(), 'killed-sandbox-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const sid = 'c0ffee00c0ffee00c0ffee00c0ffee00'
const { inStock } = seedIds.products

async function start() {
  const program = spawn(
    process.execPath,
    ['scripts/sandbox.ts', '--port', '0', '--quiet', '--data', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
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
