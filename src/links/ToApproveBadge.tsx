import { useQuery } from '@tanstack/react-query'
import { agreementCountQuery } from '../api/frame-queries.ts'
import { countOf, type PluralForms } from '../lib/plural.ts'
import { Badge } from '../ui/Badge.tsx'

const waitingForms: PluralForms = [
  'заказ ждёт согласования',
  'заказа ждут согласования',
  'заказов ждут согласования',
]

/** Beside a link to the orders: how many wait for agreement; nothing when none does (R-ACC-18, O-117). */
export function ToApproveBadge({ className }: { className?: string }) {
  const waiting = useQuery(agreementCountQuery()).data?.count ?? 0
  if (waiting === 0) return null
  return (
    <Badge
      value={waiting}
      tone="yellow"
      label={countOf(waiting, waitingForms)}
      {...(className !== undefined && { className })}
    />
  )
}
