import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { loggedBackend, remoteBackend } from './backends.ts'
import type { LogEntry } from './request-log.ts'

const now = () => Date.parse('2026-11-20T09:00:00Z')
const request = (signal?: AbortSignal) =>
  new Request('http://shop.example/api/header/?checkword=hidden', signal ? { signal } : {})

/** What the log says after a call that has no answer. */
async function toldOf(origin: string, signal?: AbortSignal): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  const backend = loggedBackend(remoteBackend(origin), (entry) => log.push(entry), now)
  await expect(backend(request(signal), {})).rejects.toThrow(Error)
  return log
}

/** A port of this machine; with `listens` somebody takes calls there and never answers. */
async function port(listens: boolean): Promise<{ origin: string; end: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!listens) await new Promise((resolve) => server.close(resolve))
  const number = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${number}`, end: () => void server.close() }
}

test('O-72 the log says why a backend gives no answer, without the query', async () => {
  const { origin } = await port(false)
  const [entry] = await toldOf(origin)
  expect(entry).toMatchObject({ level: 'error', event: 'backend', method: 'GET', path: '/api/header/' })
  expect(entry?.['error']).toMatch(/fetch failed: .*ECONNREFUSED/)
  expect(JSON.stringify(entry)).not.toContain('hidden')
})

test('O-72 an answer that comes too late is told, a visitor who has left is not', async () => {
  const { origin, end } = await port(true)
  const [late] = await toldOf(origin, AbortSignal.timeout(30))
  expect(late?.['error']).toMatch(/time ?out/i)
  const left = new AbortController()
  setTimeout(() => left.abort(), 30)
  expect(await toldOf(origin, left.signal)).toEqual([])
  end()
})
