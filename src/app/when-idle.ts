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
