type Fetch = (request: Request) => Promise<Response>

/**
 * Calls of a visitor whom the backend doesn't know yet: its first answer gives him a session (O-122), so one call goes alone
 * and the others wait for its answer, those of other tabs too where the browser has locks. Else each would open a session of
 * its own, and what one of them put into the cart would be lost.
 */
export function introduceFirst(fetch: Fetch): Fetch {
  let isKnown = false
  let introduction: Promise<void> | undefined
  return async (request) => {
    while (!isKnown) {
      if (introduction) {
        await introduction
        continue
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      introduction = promise
      try {
        const answer = await alone(async () => fetch(request))
        isKnown = true
        return answer
      } finally {
        introduction = undefined
        resolve()
      }
    }
    return fetch(request)
  }
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  // Only a secure context has locks.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request('introduction', work) : work()
}
