import { useEffect, useState } from 'react'
import { DEBOUNCE_DELAY } from '../lib/debounce.ts'

/**
 * The last value that didn't change for `delay` milliseconds, and whether it is the current one. Values are plain
 * data, compared by what they hold.
 */
export function useSettled<T>(value: T, delay = DEBOUNCE_DELAY): { settled: T; isSettled: boolean } {
  const text = JSON.stringify(value)
  const [last, setLast] = useState({ text, value })
  const isSettled = last.text === text
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setLast({ text, value: JSON.parse(text) as T }), delay)
    return () => clearTimeout(timer)
  }, [text, isSettled, delay])
  return { settled: last.value, isSettled }
}
