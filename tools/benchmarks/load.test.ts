import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { measureLoad } from './load.ts'

/** Milliseconds. */
const pauseOfChunks = 20

let close: (() => void) | undefined
afterEach(() => close?.())

/** A server that answers each path in its own way; tells how often it was asked. */
async function serve() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`)
      if (request.url === '/chunks/') {
        response.write('first')
        setTimeout(() => response.end('last'), pauseOfChunks)
      } else if (request.url === '/broken/') response.writeHead(500).end('no')
      else response.end('x'.repeat(200_000))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('long and chunked answers are counted once each, bodies are sent', async () => {
  const { asked, origin } = await serve()
  const long = await measureLoad({ url: `${origin}/long/`, concurrency: 2, duration: 200 })
  // Each of the two asks at least once, and nothing is counted that the server has not answered in those 200 ms or more.
  expect(long.rate).toBeGreaterThan(0)
  expect(long.rate * 0.2).toBeLessThanOrEqual(asked.length)
  const chunks = await measureLoad({
    url: `${origin}/chunks/`,
    method: 'POST',
    body: '{"ж":1}',
    concurrency: 1,
    duration: 100,
  })
  // The first chunk alone would be there at once.
  expect(chunks.p99).toBeGreaterThan(pauseOfChunks / 2)
  expect(asked.at(-1)).toBe('POST /chunks/ {"ж":1}')
})

test('an answer that is no success ends the measurement', async () => {
  const { origin } = await serve()
  await expect(measureLoad({ url: `${origin}/broken/`, duration: 50 })).rejects.toThrow('answered 500')
})
