/** The usual delay in milliseconds (R-CONST-21). */
export const DEBOUNCE_DELAY = 300

/** A debounced function. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  /** Drops the pending call. */
  cancel(): void
  /** Runs the pending call now. */
  flush(): void
}

/** Runs `action` with the last arguments after `delay` milliseconds without another call. */
export function debounce<Args extends unknown[]>(
  action: (...args: Args) => void,
  delay = DEBOUNCE_DELAY,
): Debounced<Args> {
  let waiting: { timer: ReturnType<typeof setTimeout>; args: Args } | null = null
  const cancel = () => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  const flush = () => {
    const call = waiting
    cancel()
    if (call) action(...call.args)
  }
  const debounced = (...args: Args) => {
    cancel()
    waiting = { timer: setTimeout(flush, delay), args }
  }
  return Object.assign(debounced, { cancel, flush })
}
