/** A body was longer than its bound. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads a body whole.
 * @param count told of each part before it is kept; what it throws abandons the body
 * @param announced length in bytes that was told; a body of this length is held once
 * @param isOwn nobody else has its parts, so the memory of each is given back at once
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  count: (bytes: number) => void,
  { announced = 0, isOwn = false }: { announced?: number; isOwn?: boolean } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  let whole = new Uint8Array(Number.isSafeInteger(announced) ? Math.max(announced, 0) : 0)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const next = length + value.byteLength
      count(value.byteLength)
      if (next > whole.byteLength) whole = resized(whole, Math.max(next, 2 * whole.byteLength))
      whole.set(value, length)
      if (isOwn) free(value)
      length = next
    }
  } catch (error) {
    free(whole)
    await reader.cancel(error).catch(() => undefined)
    throw error
  }
  return length === whole.byteLength ? whole : resized(whole, length)
}

function resized(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  if ('transfer' in bytes.buffer) return new Uint8Array(bytes.buffer.transfer(length))
  // Node 20.19, the oldest version that the packed commands support, can only copy.
  const copy = new Uint8Array(length)
  copy.set(bytes.subarray(0, length))
  return copy
}

/** Shorter parts may lie in memory that others use, too. */
const ownPart = 16 * 1024

/**
 * Gives the memory of bytes back at once; nobody may read them again. Collecting comes late: it weighs the objects, not
 * the megabytes behind them.
 */
export function free({ buffer, byteLength }: Uint8Array): void {
  const isAlone = byteLength >= ownPart && byteLength === buffer.byteLength
  if (isAlone && buffer instanceof ArrayBuffer && 'transfer' in buffer) buffer.transfer(0)
}

/**
 * For `readBounded`: up to `limit` bytes.
 * @param tooLarge makes the error for a longer body
 */
export function upTo(
  limit: number,
  tooLarge: () => Error = () => new BodyTooLarge(`More than ${limit} bytes`),
): (bytes: number) => void {
  let length = 0
  return (bytes) => {
    length += bytes
    if (length > limit) throw tooLarge()
  }
}
