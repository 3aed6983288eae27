import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

// `npm start` in a script, as service managers and deployment scripts run it.

const groups = new Set<number>()
test.afterEach(() => {
  for (const group of groups) if (isRunning(group)) process.kill(-group, 'SIGKILL')
  groups.clear()
})

/** A script whose processes are a group of their own, as they are under a terminal. */
async function run(script: string): Promise<{ child: ChildProcess; group: number; npm: number }> {
  const child = spawn('sh', ['-c', script], {
    detached: true,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: newFolder(),
      BACKEND_URL: 'http://127.0.0.1:9',
    },
  })
  const group = child.pid ?? 0
  groups.add(group)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Shop:\s+http/)
  return { child, group, npm: Number(/npm is (\d+)/.exec(output)?.[1] ?? 0) }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'npm-start-'))

function isRunning(group: number): boolean {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

const inBackground = 'npm start & echo "npm is $!"; wait $!'

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`O-23 ${signal} to npm ends the shop with it and leaves no process`, async () => {
    const { child, group, npm } = await run(inBackground)
    const ended = once(child, 'exit')
    process.kill(npm, signal)
    await ended
    await expect.poll(() => isRunning(group)).toBe(false)
  })
}

for (const script of ['npm start; echo over', inBackground]) {
  test(`O-23 Ctrl-C ends the shop of the script "${script}" and leaves no process`, async () => {
    const { child, group } = await run(script)
    const ended = once(child, 'exit')
    process.kill(-group, 'SIGINT')
    await ended
    await expect.poll(() => isRunning(group)).toBe(false)
  })
}

test('O-23 npm returns when the port is free again', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : 0
  probe.close()
  await once(probe, 'close')
  const { child, npm } = await run(`PORT=${port} ${inBackground}`)
  const ended = once(child, 'exit')
  process.kill(npm, 'SIGTERM')
  await ended
  const next = createServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  next.close()
})
