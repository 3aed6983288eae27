import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { runServer } from './shop-server.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = undefined
})

test('O-23 a taken port is told before anything is built or opened', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('HOST', '127.0.0.1')
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const make = vi.fn<Parameters<typeof runServer>[0]>()
  await runServer(make)
  await new Promise((resolve) => other.close(resolve))
  expect(make).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Port ${port} is taken`))
  expect(process.exitCode).toBe(1)
})
