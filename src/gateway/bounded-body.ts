/** A body was longer than what the gateway holds in memory. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Reads a body whole, up to `limit` bytes; a longer one is abandoned with `BodyTooLarge`. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      throw new BodyTooLarge(`More than ${limit} bytes`)
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
