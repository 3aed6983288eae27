import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib'
import { newNonce, nonceLength } from './nonce.ts'
import { createStandIns } from './stand-ins.ts'

/** What stands behind a nonce goes into its block: brotli chooses the codes of a character by the two before it. */
const contextLength = 2
const unpack = promisify(brotliDecompress)

/** A document packed by brotli once, into which every response writes its own nonce. */
export interface PackedTemplate {
  byteLength: number
  /** @param nonce made by `newNonce` */
  fill: (nonce: string) => Buffer<ArrayBuffer>
}

/**
 * Packs a text as one brotli stream, in which each nonce is a stored (uncompressed) block, so that filling it in is a copy.
 * @param mark where the nonces go
 * @throws when the stream doesn't unpack to the text
 */
export async function packTemplate(text: string, mark: string): Promise<PackedTemplate> {
  const [first = '', ...rest] = text.split(mark)
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })
  const blocks = new StreamBlocks(stream)
  const nextStandIn = createStandIns(nonceLength)
  const places: number[] = []
  stream.write(first)
  for (const piece of rest) {
    const bytes = Buffer.from(piece)
    const context = bytes.subarray(0, contextLength)
    await blocks.end()
    // Were a match found here, the encoder would count its distance among the last ones, and no decoder would.
    stream.write(Buffer.concat([nextStandIn(), context]))
    await blocks.discard()
    const header = storedBlockHeader(nonceLength + context.byteLength)
    places.push(blocks.byteLength + header.byteLength)
    blocks.add(Buffer.concat([header, Buffer.alloc(nonceLength), context]))
    stream.write(bytes.subarray(contextLength))
  }
  stream.end()
  await once(stream, 'end')
  const packed = blocks.joined()
  const fill = (nonce: string) => {
    const filled = Buffer.from(packed)
    for (const place of places) filled.write(nonce, place, nonceLength, 'latin1')
    return filled
  }
  const sample = newNonce()
  if (!(await unpack(fill(sample))).equals(Buffer.from(text.replaceAll(mark, sample))))
    throw new Error('A packed document differs from its text')
  return { byteLength: packed.byteLength, fill }
}

/** The bytes that a compressor gives, cut where it is told to. */
class StreamBlocks {
  readonly #stream: BrotliCompress
  #kept: Buffer[] = []
  #open: Buffer[] = []
  byteLength = 0

  constructor(stream: BrotliCompress) {
    this.#stream = stream
    stream.on('data', (chunk: Buffer) => this.#open.push(chunk))
  }

  /** Keeps what was written so far. */
  async end(): Promise<void> {
    await this.#flush()
    this.#keep()
  }

  /** Forgets what was written since the last end. */
  async discard(): Promise<void> {
    await this.#flush()
    this.#open = []
  }

  add(bytes: Buffer): void {
    this.#kept.push(bytes)
    this.byteLength += bytes.byteLength
  }

  joined(): Buffer {
    this.#keep()
    return Buffer.concat(this.#kept)
  }

  #keep(): void {
    for (const chunk of this.#open) this.add(chunk)
    this.#open = []
  }

  async #flush(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#stream.flush(() => resolve())
    })
  }
}

/** RFC 7932, 9.2: not the last block, four nibbles of length, uncompressed; padded to whole bytes. */
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3)
  return header
}
