import { expect, test } from 'vitest'
import { gatewayOver, success } from '../testing/tiny-gateway.ts'

const mebibyte = 1024 * 1024
const chunkBytes = 64 * 1024

interface Upload {
  request: Request
  /** Bytes that were taken from the visitor. */
  read: () => number
}

/** A visitor who sends files as fast as they are taken. */
function upload(path: string, bytes: number, headers: Record<string, string> = {}): Upload {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes) return controller.close()
        read += chunkBytes
        controller.enqueue(new Uint8Array(chunkBytes))
      },
    },
    { highWaterMark: 0 },
  )
  const streamed = { body, duplex: 'half' }
  const request = new Request(`http://shop.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
    ...streamed,
  })
  return { request, read: () => read }
}

const customer = { cookie: 'auth_token=t1; SID=s1' }

test('X-08 what method, path, headers or session refuse is refused before the body is read', async () => {
  const { gateway, asked } = gatewayOver(() => success({}))
  const strangers = [
    [404, upload('/web/nothing/', 64 * mebibyte)],
    [415, upload('/web/basket/add/', 64 * mebibyte)],
    [401, upload('/web/photo/add/', mebibyte)],
    [403, upload('/web/photo/add/', mebibyte, { cookie: 'auth_token=t1' })],
    [403, upload('/web/photo/add/', mebibyte, { ...customer, origin: 'https://evil.example' })],
    [413, upload('/web/photo/add/', mebibyte, { ...customer, 'content-length': String(5 * mebibyte) })],
  ] as const
  for (const [status, { request, read }] of strangers) {
    expect((await gateway(request)).status).toBe(status)
    expect(read()).toBe(0)
  }
  expect(asked).toHaveLength(0)
})

test('X-08 an upload streams: no more of it is read than the backend takes', async () => {
  const sent = upload('/web/photo/add/', 2 * mebibyte, customer)
  let taken = 0
  let mostAhead = 0
  const { gateway } = gatewayOver(async ({ body }) => {
    if (!body) throw new Error('no body')
    for await (const part of body) {
      taken += part.byteLength
      mostAhead = Math.max(mostAhead, sent.read() - taken)
    }
    return success({})
  })
  expect((await gateway(sent.request)).status).toBe(200)
  expect(taken).toBe(2 * mebibyte)
  expect(mostAhead).toBeLessThanOrEqual(2 * chunkBytes)
})

test('X-08 an upload that the backend refuses at once is not read to its end', async () => {
  const sent = upload('/web/photo/add/', 2 * mebibyte, customer)
  const { gateway } = gatewayOver(() =>
    Response.json({ status: 'error', data: null, errors: [] }, { status: 403 }),
  )
  expect((await gateway(sent.request)).status).toBe(403)
  expect(sent.read()).toBeLessThanOrEqual(chunkBytes)
})

/** Answers once it has read everything. */
async function readAll({ body }: Request): Promise<Response> {
  for await (const part of body ?? []) void part
  return success({})
}

test('X-08 an upload longer than the contract allows is broken off', async () => {
  const sent = upload('/web/photo/add/', 64 * mebibyte, customer)
  expect((await gatewayOver(readAll).gateway(sent.request)).status).toBe(413)
  expect(sent.read()).toBeLessThanOrEqual(4 * mebibyte + chunkBytes)
})

test('X-08 all uploads together have a bound, and room is given back', async () => {
  const together = 6 * mebibyte
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  // As a backend that keeps everything until all is there.
  const { gateway } = gatewayOver(
    async (request) => {
      const answer = await readAll(request)
      await finished
      return answer
    },
    { maxUploadsBytes: together, timeout: 60_000, uploadPlaces: { all: 20, each: 20 } },
  )
  const uploads = Array.from({ length: 20 }, () => upload('/web/photo/add/', 3 * mebibyte, customer))
  const answers = uploads.map(({ request }) => gateway(request))
  const refused = await Promise.race(answers)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('5')
  finish()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2)
  const later = upload('/web/photo/add/', 3 * mebibyte, customer)
  expect((await gateway(later.request)).status).toBe(200)
})

test('X-08 bodies that are held whole have a bound together', async () => {
  const { gateway, asked } = gatewayOver(() => new Promise<Response>(() => undefined), {
    maxBodiesBytes: mebibyte,
    timeout: 50,
  })
  const send = () =>
    gateway(
      new Request('http://shop.example/web/basket/add/', { method: 'POST', body: 'x'.repeat(mebibyte / 2) }),
    )
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([429, 504, 504])
  expect(asked).toHaveLength(2)
  expect((await send()).status).toBe(504)
})

test('X-08 a few uploads are under way at once; some wait unread, and the rest is refused unread', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { gateway, asked } = gatewayOver(
    async (request) => {
      await finished
      return readAll(request)
    },
    { timeout: 60_000, uploadPlaces: { all: 3, each: 2, waiting: 4, patience: 60_000 } },
  )
  const flood = Array.from({ length: 200 }, () => upload('/web/photo/add/', 3 * mebibyte, customer))
  const answers = flood.map(({ request }) => gateway(request, { clientAddress: '192.0.2.1' }))
  const other = upload('/web/photo/add/', mebibyte, customer)
  const otherAnswer = gateway(other.request, { clientAddress: '192.0.2.2' })
  const refused = await Promise.all(answers.slice(6))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  expect(flood.slice(2).map(({ read }) => read())).toEqual(flood.slice(2).map(() => 0))
  expect(asked).toHaveLength(3)
  finish()
  expect((await otherAnswer).status).toBe(200)
  const waited = await Promise.all(answers.slice(0, 6))
  expect(waited.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

test('X-08 a bound that is met in the middle of an upload is told, whatever the backend makes of the rest', async () => {
  const backend = (request: Request) => readAll(request).catch(() => new Response(null, { status: 500 }))
  const { gateway } = gatewayOver(backend, { maxUploadsBytes: mebibyte })
  expect((await gateway(upload('/web/photo/add/', 3 * mebibyte, customer).request)).status).toBe(429)
})
