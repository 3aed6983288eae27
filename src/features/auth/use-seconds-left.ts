import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down; 0 afterwards. @param until milliseconds of `Date.now()` */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isCounting = until > now
  useEffect(() => {
    if (!isCounting) return undefined
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isCounting, until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
