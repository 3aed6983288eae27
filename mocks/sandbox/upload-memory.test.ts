import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { sessidOf } from './session.ts'
import type { WorldStore } from './store.ts'
import { openShop } from './testing/shop-sandbox.ts'

const mebibyte = 1024 * 1024
const partBytes = 64 * 1024
const fileBytes = 9 * mebibyte
const sid = 'b7c1d2e3f4a5968778695a4b3c2d1e0f'

interface Sent {
  request: Request
  /** Most bytes of the body's parts that were held at once, told by parts that still have their memory. */
  mostHeld: () => number
}

/** A file as a server reads it from a connection: in parts, each in memory of its own. */
async function upload(fileName: string, { announces = true, end = '\r\n--x--\r\n' } = {}): Promise<Sent> {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const head = `${field('SESSID', await sessidOf(sid))}${field('purpose', 'attachment')}--x\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n%PDF-1.7\n`
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let most = 0
  let left = fileBytes
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(head)),
      pull(controller) {
        most = Math.max(
          most,
          parts.reduce((sum, { byteLength }) => sum + byteLength, 0),
        )
        if (left === 0) {
          controller.enqueue(encoder.encode(end))
          return controller.close()
        }
        const part = new Uint8Array(partBytes).fill(65)
        left -= partBytes
        parts.push(part)
        controller.enqueue(part)
      },
    },
    { highWaterMark: 0 },
  )
  const streamed = { body, duplex: 'half' }
  const length = encoder.encode(head + end).length + fileBytes
  const request = new Request('http://localhost:4020/web/files/', {
    method: 'POST',
    headers: {
      cookie: `SID=${sid}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(announces && { 'content-length': String(length) }),
    },
    ...streamed,
  })
  return { request, mostHeld: () => most }
}

test.each([true, false])(
  'X-08 parts of a file leave the memory as they come (length told: %s)',
  async (announces) => {
    const { request, mostHeld } = await upload('scan.pdf', { announces })
    const shop = openShop()
    const answer = await shop.fetch(request, { loopback: true })
    expect(await answer.json()).toMatchObject({ data: { file: { size: fileBytes + '%PDF-1.7\n'.length } } })
    expect(mostHeld()).toBeLessThanOrEqual(2 * partBytes)
    await shop.close()
  },
)

test.each([
  ['a type that is not taken', 'scan.png', {}],
  ['a form that is cut', 'scan.pdf', { end: 'cut' }],
])('X-08 after %s nothing of the file is held', async (_, name, options) => {
  const shop = openShop()
  const send = async () => {
    const answer = await shop.fetch((await upload(name, options)).request, { loopback: true })
    expect(await answer.json()).not.toHaveProperty('data.file')
  }
  await send()
  const before = process.memoryUsage().arrayBuffers
  for (let sent = 0; sent < 4; sent += 1) await send()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(fileBytes)
  await shop.close()
})

test('X-08 an accepted file reaches the store in short records, and a download has it whole', async () => {
  let longest = 0
  const memory = createMemoryStore()
  const store: WorldStore = {
    ...memory,
    commit: (world, changes) => {
      longest = Math.max(longest, ...changes.map(({ record }) => JSON.stringify(record).length))
      return memory.commit(world, changes)
    },
  }
  const shop = openShop({ store })
  const sent = await shop.fetch((await upload('scan.pdf')).request, { loopback: true })
  const { data } = (await sent.json()) as { data: { file: { url: string } } }
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThan(64 * 1024)
  const file = await shop.fetch(
    new Request(`http://localhost:4020${data.file.url}`, { headers: { cookie: `SID=${sid}` } }),
    { loopback: true },
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(bytes.length).toBe(fileBytes + '%PDF-1.7\n'.length)
  expect(new TextDecoder().decode(bytes.subarray(0, 10))).toBe('%PDF-1.7\nA')
  expect(bytes.subarray(9).every((byte) => byte === 65)).toBe(true)
  await shop.close()
})
