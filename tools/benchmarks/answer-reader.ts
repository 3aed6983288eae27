/** Finds the end of HTTP answers on one connection, by their length or their last chunk. One answer at a time. */
export class AnswerReader {
  #pending: Buffer = Buffer.alloc(0)
  #head: { status: number; length: number | undefined; end: number } | undefined

  /** @returns the status when an answer has come whole, else undefined */
  take(chunk: Buffer): number | undefined {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    this.#head ??= readHead(this.#pending)
    if (!this.#head) return undefined
    const { status, length, end } = this.#head
    const isWhole =
      length === undefined
        ? this.#pending.subarray(-7).toString('latin1') === '\r\n0\r\n\r\n'
        : this.#pending.length >= end + length
    if (!isWhole) return undefined
    this.#pending = Buffer.alloc(0)
    this.#head = undefined
    return status
  }
}

function readHead(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const text = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  if (length === undefined && !/\r\ntransfer-encoding: *chunked/i.test(text))
    throw new Error(`An answer without a length: ${text}`)
  return {
    status: Number(text.slice(9, 12)),
    length: length === undefined ? undefined : Number(length),
    end: end + 4,
  }
}
