import type { RecordId } from './store.ts'

/** Bounds on the carts of guests in one world: every visitor without a cookie can leave one behind. */
export interface GuestCartBounds {
  most: number
  /** Bytes of JSON. */
  mostBytes: number
}

export const guestCartBounds: GuestCartBounds = { most: 10_000, mostBytes: 32 * 1024 * 1024 }

/** Whose carts there are, the longest unchanged first, and how long they are together. */
export class GuestCarts {
  readonly #sizes = new Map<RecordId, number>()
  #bytes = 0

  /** @param record `null` or nothing when it is gone */
  note(id: RecordId, record: object | null): void {
    if (!isGuests(id)) return
    this.#bytes -= this.#sizes.get(id) ?? 0
    this.#sizes.delete(id)
    if (!record) return
    const size = JSON.stringify(record).length
    this.#bytes += size
    this.#sizes.set(id, size)
  }

  /** The carts to delete so that the written ones fit; those that are written stay. */
  excess(written: ReadonlyMap<RecordId, object | null>, { most, mostBytes }: GuestCartBounds): RecordId[] {
    let count = this.#sizes.size
    let bytes = this.#bytes
    for (const [id, record] of written) {
      if (!isGuests(id)) continue
      bytes -= this.#sizes.get(id) ?? 0
      if (this.#sizes.has(id)) count -= 1
      if (!record) continue
      bytes += JSON.stringify(record).length
      count += 1
    }
    const gone: RecordId[] = []
    for (const [id, size] of this.#sizes) {
      if (count <= most && bytes <= mostBytes) break
      if (written.has(id)) continue
      gone.push(id)
      count -= 1
      bytes -= size
    }
    return gone
  }
}

const isGuests = (id: RecordId) => typeof id === 'string' && id.startsWith('guest:')
