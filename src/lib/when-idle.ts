/** How long the browser may be busy, in milliseconds, before the late parts of the frame are loaded all the same. */
export const latePatience = 1500

/**
 * Runs something when the browser is idle, at the latest after `patience` milliseconds; 0 means now.
 * @returns a function that calls it off
 */
export function whenIdle(run: () => void, patience: number): () => void {
  if (patience === 0) {
    run()
    return () => undefined
  }
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, patience)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(handle)
}

/** Resolves when the browser is idle, at the latest after the patience of late parts. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, latePatience)
  })
}
