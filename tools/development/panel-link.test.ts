import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { createDriftLog } from '../contract/drift/drift-log.ts'
import { linkPanels } from './panel-link.ts'

/** The web socket of hot reloading with one page at its other end, which came from `remoteAddress` to `host`. */
function page(remoteAddress: string, host: string) {
  const listeners = new Map<string, (...args: unknown[]) => void>()
  const told: unknown[] = []
  const wanted: string[] = []
  const ws = {
    on: (event: string, listener: (...args: unknown[]) => void) => void listeners.set(event, listener),
    send: (...sent: unknown[]) => void told.push(sent),
  }
  linkPanels({ ws } as unknown as ViteDevServer, {
    drifts: createDriftLog(),
    backend: () => 'sandbox',
    operations: () => [],
    switchTo: async (backend) => void wanted.push(backend),
  })
  const socket = {}
  const client = { socket, send: (...sent: unknown[]) => void told.push(sent) }
  listeners.get('connection')?.(socket, { socket: { remoteAddress }, headers: { host } })
  return { told, wanted, ask: (event: string, data: object) => listeners.get(event)?.(data, client) }
}
const wish = { backend: 'http://169.254.169.254' }

test('the backend is exchanged for a page of this machine', async () => {
  const { told, wanted, ask } = page('127.0.0.1', 'localhost:3000')
  ask('panel:switch', wish)
  await expect.poll(() => told).toContainEqual([{ type: 'full-reload' }])
  expect(wanted).toEqual([wish.backend])
})

test.each([
  ['another machine', '192.168.1.7', '192.168.1.5:3000'],
  ['a name that only resolves to this machine', '127.0.0.1', 'rebound.example:3000'],
])('it is not for a page of %s, which would have this machine call any address', (_, from, host) => {
  const { told, wanted, ask } = page(from, host)
  ask('panel:switch', wish)
  expect(wanted).toEqual([])
  expect(told).toEqual([['panel:failed', { message: expect.stringContaining('только с машины') }]])
})
