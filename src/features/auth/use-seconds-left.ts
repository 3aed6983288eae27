import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down; 0 afterwards. @param until milliseconds of `Date.now()` */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isCounting = until > now
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isCounting])
  return left
}
