import { debounce } from '../../lib/debounce.ts'

/** Sends a value that changes quickly; see {@link lastWins}. */
export interface LastWins<T> {
  change: (value: T) => void
  /** Sends the pending value now, in parallel with a running call. */
  flush: () => void
  /** The last value without an answer: pending or sent. */
  unanswered: () => T | undefined
}

/**
 * Sends once the changes have paused for 300 ms; while a call runs the next value waits, and only the last waiting
 * one is sent (R-CONST-21, O-103).
 * @param send must not reject
 * @param onRest called when nothing is pending or running
 */
export function lastWins<T>(send: (value: T) => Promise<unknown>, onRest: () => void): LastWins<T> {
  let waiting: { value: T } | null = null
  let paused = false
  let running = 0
  let sent: T | undefined

  async function run() {
    if (!waiting) return
    const { value } = waiting
    waiting = null
    paused = false
    running += 1
    sent = value
    await send(value)
    running -= 1
    if (running > 0) return
    if (!waiting) onRest()
    else if (paused) await run()
  }
  const runAfterPause = debounce(() => {
    paused = true
    if (running === 0) void run()
  })

  return {
    change(value) {
      waiting = { value }
      paused = false
      runAfterPause()
    },
    flush() {
      runAfterPause.cancel()
      void run()
    },
    unanswered() {
      if (waiting) return waiting.value
      return running > 0 ? sent : undefined
    },
  }
}
