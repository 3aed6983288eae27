import { BodyTooLarge, readBounded } from '../lib/bounded-body.ts'
import type { ByteRoom } from './byte-room.ts'
import type { GatewayOperation } from './operation-matcher.ts'
import type { Places } from './places.ts'
import { gatewayRefusal } from './refusals.ts'

/** The bodies of all calls together exceed their limit. */
class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Bounds on what visitors send, in bytes. */
export interface BodyLimits {
  /** One body that isn't an upload. */
  bodyBytes: number
  /** All such bodies together. */
  bodies: ByteRoom
  /** All uploads under way together, by what has passed of each. */
  uploads: ByteRoom
  /** Uploads that may be under way at once. */
  uploadPlaces: Places
}

/** What a call sends to the backend. */
export interface CallBody {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined
  /** The answer to the visitor if reading the content failed. */
  failure: () => Response | undefined
  /** Called when the call has ended, with or without an error. */
  release: () => void
}

/**
 * Refuses by its headers a body that the contract doesn't have or that is too long, before reading it.
 */
export function refuseBody(
  request: Request,
  operation: GatewayOperation,
  { bodyBytes }: BodyLimits,
): Response | undefined {
  if (!request.body) return undefined
  const isUpload = isMultipart(request)
  if (isUpload && operation.uploadBytes === undefined) return gatewayRefusal(415, 'unsupportedMediaType')
  const limit = isUpload ? (operation.uploadBytes ?? 0) : bodyBytes
  return Number(request.headers.get('content-length') ?? 0) > limit
    ? gatewayRefusal(413, 'tooLarge')
    : undefined
}

/**
 * The body of a call: a stream for an upload, otherwise read completely.
 * @param visitor address of the visitor; uploads are counted by it
 * @param onProgress called for each part of an upload
 * @returns a refusal when the body is too long or can't be read, or all bodies together exceed their limit
 */
export async function openBody(
  request: Request,
  { uploadBytes = 0 }: GatewayOperation,
  limits: BodyLimits,
  { visitor, onProgress }: { visitor: string; onProgress: () => void },
): Promise<CallBody | Response> {
  if (!request.body) return { content: undefined, failure: () => undefined, release: () => {} }
  const isUpload = isMultipart(request)
  const room = isUpload ? limits.uploads : limits.bodies
  const leave = isUpload ? await limits.uploadPlaces.enter(visitor, request.signal) : () => {}
  if (!leave) return gatewayRefusal(429, 'tooManyRequests')
  let held = 0
  let failure: Response | undefined
  const count = (bytes: number, limit: number) => {
    if (held + bytes > limit) throw new BodyTooLarge(`More than ${limit} bytes`)
    if (!room.take(bytes)) throw new NoRoom()
    held += bytes
  }
  const release = () => {
    room.giveBack(held)
    held = 0
    leave()
  }
  if (isUpload) {
    const counted = (bytes: number) => {
      try {
        count(bytes, uploadBytes)
        onProgress()
      } catch (error) {
        failure = refusalOf(error)
        throw error
      }
    }
    return { content: countedStream(request.body, counted), failure: () => failure, release }
  }
  try {
    const content = await readBounded(request.body, (bytes) => count(bytes, limits.bodyBytes))
    return { content, failure: () => undefined, release }
  } catch (error) {
    release()
    return refusalOf(error)
  }
}

function isMultipart(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('multipart/') ?? false
}

function refusalOf(error: unknown): Response {
  if (error instanceof BodyTooLarge) return gatewayRefusal(413, 'tooLarge')
  if (error instanceof NoRoom) return gatewayRefusal(429, 'tooManyRequests')
  return gatewayRefusal(400, 'validation')
}

/** Reads on demand, so that the visitor sends no faster than the backend receives. */
function countedStream(
  body: ReadableStream<Uint8Array>,
  count: (bytes: number) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        try {
          count(value.byteLength)
        } catch (error) {
          await reader.cancel()
          throw error
        }
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
