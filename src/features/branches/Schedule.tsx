import type { components } from '../../generated/api-types.ts'
import { hoursWords } from '../../lib/working-hours.ts'

/** Working hours, one line per group of days. */
export function Schedule({ rows }: { rows: readonly components['schemas']['ScheduleRow'][] }) {
  return (
    <>
      {rows.map((row) => (
        <div key={row.days}>{hoursWords(row)}</div>
      ))}
    </>
  )
}
