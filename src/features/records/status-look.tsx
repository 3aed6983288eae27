import type { IconName } from '../../ui/icon-names.ts'
import { StatusPill, type StatusTone } from '../../ui/StatusPill.tsx'

/** How each state of a record looks: never by colour alone. */
export type StatusLooks<Status extends string> = Readonly<
  Record<Status, { label: string; tone: StatusTone; icon: IconName }>
>

export function RecordStatus<Status extends string>({
  status,
  looks,
}: {
  status: Status
  looks: StatusLooks<Status>
}) {
  const { label, tone, icon } = looks[status]
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  )
}
