/** Calls of one kind that may be under way at once, each with a place of its own. */
export interface Places {
  /**
   * Waits for a place.
   * @param gone aborted when the visitor leaves
   * @returns a function that gives the place back; nothing when there is none in time
   */
  enter: (visitor: string, gone: AbortSignal) => Promise<(() => void) | undefined>
}

export interface PlaceLimits {
  /** Places of all visitors together. */
  all: number
  /** Those of one visitor, so that nobody takes them all. */
  each: number
  /** So many may wait, each this long in milliseconds. */
  waiting: number
  patience: number
}

interface Waiting {
  visitor: string
  admit: () => void
}

export function createPlaces({ all, each, waiting, patience }: PlaceLimits): Places {
  const taken = new Map<string, number>()
  const queue = new Set<Waiting>()
  let sum = 0

  const isFree = (visitor: string) => sum < all && (taken.get(visitor) ?? 0) < each
  const leave = (visitor: string) => {
    sum -= 1
    const left = (taken.get(visitor) ?? 1) - 1
    if (left > 0) taken.set(visitor, left)
    else taken.delete(visitor)
    for (const one of queue)
      if (isFree(one.visitor)) {
        one.admit()
        return
      }
  }
  const take = (visitor: string) => {
    sum += 1
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
    return () => leave(visitor)
  }

  return {
    async enter(visitor, gone) {
      if (isFree(visitor)) return take(visitor)
      if (queue.size >= waiting || gone.aborted) return undefined
      const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>()
      const one: Waiting = { visitor, admit: () => end(take(visitor)) }
      const giveUp = () => end()
      const timer = setTimeout(giveUp, patience)
      gone.addEventListener('abort', giveUp, { once: true })
      const end = (place?: () => void) => {
        clearTimeout(timer)
        gone.removeEventListener('abort', giveUp)
        queue.delete(one)
        resolve(place)
      }
      queue.add(one)
      return promise
    },
  }
}
