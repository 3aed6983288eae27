import type { components } from '../../generated/api-types.ts'

/** Working hours, one line per group of days. */
export function Schedule({ rows }: { rows: readonly components['schemas']['ScheduleRow'][] }) {
  return (
    <>
      {rows.map(({ days, from, to }) => (
        <div key={days}>
          {days}: {from && to ? `${from}–${to}` : 'выходной'}
        </div>
      ))}
    </>
  )
}
