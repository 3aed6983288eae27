import type { CheckReport } from '../check-report.ts'

export type Told = CheckReport['violations'][number]

/** What `runCheck` takes to end early. */
export interface Ending {
  interrupted: AbortSignal
  onViolation: (violation: Told) => void
}

/**
 * Ends a run when each of these is told: what it would ask then takes minutes and tells nothing more of them.
 * What the run made is still taken away.
 */
export function endWhenTold(expected: readonly ((violation: Told) => boolean)[]): Ending {
  const open = new Set(expected)
  const end = new AbortController()
  return {
    interrupted: end.signal,
    onViolation: (violation) => {
      for (const shows of open) if (shows(violation)) open.delete(shows)
      if (open.size === 0) end.abort()
    },
  }
}
