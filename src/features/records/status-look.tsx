import { lookFor, type StatusLook, StatusPill } from '../../ui/StatusPill.tsx'

/** How each state of a record looks. */
export type StatusLooks<Status extends string> = Readonly<Record<Status, StatusLook>>

export function RecordStatus<Status extends string>({
  status,
  looks,
}: {
  status: Status
  looks: StatusLooks<Status>
}) {
  const { label, tone, icon } = lookFor(looks, status)
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  )
}
