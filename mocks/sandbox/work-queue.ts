/** Runs work a few at a time; what has no room is refused by who asks `hasRoom` before. */
export interface WorkQueue {
  hasRoom: () => boolean
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** @param atOnce how many run together @param most how many may wait */
export function createWorkQueue({ atOnce, most }: { atOnce: number; most: number }): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    hasRoom: () => waiting.length < most,
    async run(work) {
      if (running < atOnce) running += 1
      // Whoever ends hands its place over, so nobody passes those who wait.
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
