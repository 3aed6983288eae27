/** A body was longer than its bound. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * Reads a body whole.
 * @param count told of each part before it is kept; what it throws abandons the body
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    try {
      count(value.byteLength)
    } catch (error) {
      await reader.cancel()
      throw error
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
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
