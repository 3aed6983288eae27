import { useEffect, useState } from 'react'

/**
 * Keeps a loader visible for at least this long, so that it never flashes (R-CONST-26, O-103).
 * @param active whether something is loading
 * @param time milliseconds
 */
export function useShownAtLeast(active: boolean, time = 200): boolean {
  const [shown, setShown] = useState(active)
  const [timeOver, setTimeOver] = useState(false)

  if (active && !shown) {
    setShown(true)
  } else if (shown && !active && timeOver) {
    setShown(false)
    setTimeOver(false)
  }

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setTimeOver(true), time)
    return () => clearTimeout(timer)
  }, [shown, time])

  return active || shown
}
