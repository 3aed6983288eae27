import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Coding, packLive } from './compression.ts'

/** Longer texts are packed anew each time: a few of them would push out all others. */
const longest = 256 * 1024

/** Texts that everybody asks for, packed once: drawings. The least recently used leave first. */
export class PackedTexts {
  readonly #kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    max: 4000,
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ byteLength }) => byteLength,
  })

  async pack(text: Uint8Array, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${coding} ${createHash('sha256').update(text).digest('base64')}`
    const known = this.#kept.get(key)
    if (known) return known
    const packed = new Uint8Array(await packLive(text, coding))
    if (text.byteLength <= longest) this.#kept.set(key, packed)
    return packed
  }

  get size(): number {
    return this.#kept.size
  }
}
