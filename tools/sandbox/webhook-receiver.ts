// A receiver of webhooks, to copy from and to look at deliveries with (docs/webhooks.md):
// HOOK_SECRET=… node tools/sandbox/webhook-receiver.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'

/** What every webhook says. The object is read by the API, with the receiver's own rights. */
export interface WebhookPayload {
  eventId: string
  deliveryId: string
  event: string
  at: string
  contragentId: number
  test: boolean
  object: { type: string; id: number }
}

/** Bytes of a body; a webhook has some two hundred. */
const largestBody = 10_000
/** Events that are remembered as done. A real receiver keeps them in its database, for a week. */
const mostRemembered = 10_000

/** Whether the bytes were signed with this secret. Compares in constant time. */
export function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * A server that hands each event to `work` once, however often it is delivered. A `work` that throws is answered 500, so the event comes
 * again.
 */
export function createReceiver(
  secret: string,
  work: (payload: WebhookPayload) => Promise<void> | void,
): Server {
  const done = new Set<string>()

  async function statusFor(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405
    const body = await readBody(request)
    if (!body) return 413
    // The signature comes first: nothing of an unsigned body is parsed.
    if (!isSigned(body, String(request.headers['x-signature']), secret)) return 401
    const payload = JSON.parse(body.toString()) as WebhookPayload
    if (payload.test || done.has(payload.eventId)) return 204
    await work(payload)
    done.add(payload.eventId)
    const [oldest] = done
    if (done.size > mostRemembered && oldest !== undefined) done.delete(oldest)
    return 204
  }

  return createServer((request, response) => {
    statusFor(request)
      .catch((error: unknown) => {
        console.error(error)
        return 500
      })
      .then((status) => response.writeHead(status).end())
      .catch(() => response.destroy())
  })
}

/** `undefined` for a body that is too long. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array)
    length += bytes.length
    if (length > largestBody) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

if (import.meta.main) {
  const secret = process.env['HOOK_SECRET']
  if (!secret)
    throw new Error('HOOK_SECRET is missing: the secret that the shop showed when the hook was created.')
  createReceiver(secret, (payload) => console.log(payload)).listen(5050, '127.0.0.1', () =>
    console.log('Deliver to http://127.0.0.1:5050/'),
  )
}
