import { BodyTooLarge } from '../lib/bounded-body.ts'

interface FileBounds {
  mostBytes: number
  /** Milliseconds that the backend may be silent. */
  stalledAfter: number
}

/** The bytes of a file as they come, no faster than they are read; broken off when it is too long or stalls. */
export function boundedFile(
  file: ReadableStream<Uint8Array>,
  { mostBytes, stalledAfter }: FileBounds,
): ReadableStream<Uint8Array> {
  const reader = file.getReader()
  let passed = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let timer: ReturnType<typeof setTimeout> | undefined
        const stalled = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error(`No bytes for ${stalledAfter} ms`)), stalledAfter)
        })
        try {
          const { done, value } = await Promise.race([reader.read(), stalled])
          if (done) return controller.close()
          passed += value.byteLength
          if (passed > mostBytes) throw new BodyTooLarge(`More than ${mostBytes} bytes`)
          controller.enqueue(value)
        } catch (error) {
          reader.cancel(error).catch(() => undefined)
          throw error
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
