import { debounce } from '../../lib/debounce.ts'

/** Sends a value that changes quickly; see {@link lastWins}. */
export interface LastWins<T> {
  change: (value: T) => void
  /** Sends what is waiting now, for leaving the page. */
  flush: () => void
}

/**
 * Sends once the changes have paused for 300 ms; while one is under way the next one waits, and of those that wait
 * only the last is sent (R-CONST-21, O-103).
 * @param send must not reject
 * @param onRest nothing waits and nothing runs any more
 */
export function lastWins<T>(send: (value: T) => Promise<unknown>, onRest: () => void): LastWins<T> {
  let waiting: { value: T } | null = null
  let paused = false
  let running = false

  async function run() {
    if (running || !waiting) return
    const { value } = waiting
    waiting = null
    paused = false
    running = true
    await send(value)
    running = false
    if (!waiting) onRest()
    else if (paused) await run()
  }
  const runAfterPause = debounce(() => {
    paused = true
    void run()
  })

  return {
    change(value) {
      waiting = { value }
      paused = false
      runAfterPause()
    },
    flush: () => runAfterPause.flush(),
  }
}
