import { expect, test } from 'vitest'
import type { Backend } from '../../src/gateway/gateway.ts'
import { type BackendChoice, backendName } from './backend-choice.ts'
import { createBackendSwitch, type OpenedBackend } from './backend-switch.ts'

const sandbox: BackendChoice = { kind: 'sandbox' }
const remote: BackendChoice = { kind: 'url', origin: 'https://backend.example' }

/** Backends that answer their name and the number of their opening, and tell what was done with them. */
function backends() {
  const log: string[] = []
  let opened = 0
  const failing = new Set<string>()
  const open = async (choice: BackendChoice): Promise<OpenedBackend> => {
    const name = backendName(choice)
    if (failing.has(name)) throw new Error(`${name} is not there`)
    const number = (opened += 1)
    log.push(`open ${number}`)
    return {
      backend: async () => new Response(`${name} ${number}`),
      close: async () => void log.push(`close ${number}`),
      exclusive: choice.kind === 'sandbox',
    }
  }
  return { log, open, failing }
}
const ask = async (backend: Backend) =>
  (await backend(new Request('http://localhost/api/footer/'), {})).text()

test('another backend answers at once, and the old one is closed after that', async () => {
  const { log, open } = backends()
  const switched = await createBackendSwitch(sandbox, open)
  expect(await ask(switched.backend)).toBe('sandbox 1')
  await switched.switchTo(remote)
  expect(await ask(switched.backend)).toBe('https://backend.example 2')
  expect(switched.chosen()).toEqual(remote)
  expect(log).toEqual(['open 1', 'open 2', 'close 1'])
  await switched.switchTo(remote)
  expect(log).toHaveLength(3)
  await switched.close()
  expect(log.at(-1)).toBe('close 2')
})

test('a backend that cannot be opened is told, and the present one stays', async () => {
  const { open, failing } = backends()
  const switched = await createBackendSwitch(sandbox, open)
  failing.add('prism')
  await expect(switched.switchTo({ kind: 'prism' })).rejects.toThrow('prism is not there')
  expect(await ask(switched.backend)).toBe('sandbox 1')
  expect(switched.chosen()).toEqual(sandbox)
  failing.clear()
  await switched.switchTo({ kind: 'prism' })
  expect(await ask(switched.backend)).toBe('prism 2')
})

test('by a new contract the sandbox is opened anew when the old one has let go, and calls wait for it', async () => {
  const { log, open } = backends()
  const switched = await createBackendSwitch(sandbox, open)
  const renewed = switched.renew()
  await Promise.resolve()
  const [answer] = await Promise.all([ask(switched.backend), renewed])
  expect(log).toEqual(['open 1', 'close 1', 'open 2'])
  expect(answer).toBe('sandbox 2')
})

test('a backend that can read a new contract by itself is not opened anew', async () => {
  const { log, open } = backends()
  let renewed = 0
  const switched = await createBackendSwitch({ kind: 'prism' }, async (choice) => ({
    ...(await open(choice)),
    renew: async () => void (renewed += 1),
  }))
  await switched.renew()
  expect([renewed, log]).toEqual([1, ['open 1']])
})

test('a sandbox that cannot be opened anew answers nothing, until it can', async () => {
  const { open, failing } = backends()
  const switched = await createBackendSwitch(sandbox, open)
  failing.add('sandbox')
  await expect(switched.renew()).rejects.toThrow('sandbox is not there')
  await expect(ask(switched.backend)).rejects.toThrow('could not be opened again')
  failing.clear()
  await switched.renew()
  expect(await ask(switched.backend)).toBe('sandbox 2')
})
