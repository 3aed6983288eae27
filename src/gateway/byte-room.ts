/** Bytes that all calls of one kind may hold at once. */
export interface ByteRoom {
  /** @returns false when there is no room; then nothing is taken */
  take: (bytes: number) => boolean
  giveBack: (bytes: number) => void
}

export function createByteRoom(limit: number): ByteRoom {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > limit) return false
      taken += bytes
      return true
    },
    giveBack(bytes) {
      taken -= bytes
    },
  }
}
