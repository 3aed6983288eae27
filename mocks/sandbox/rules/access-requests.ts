import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { AccessRequestRecord } from '../world-records.ts'
import { dayLength } from './days.ts'
import { fullName, scopeOf } from './members.ts'

type View = components['schemas']['AccessRequest']

/** A request that nobody decides in this time is declined, days. */
const decisionDays = 30
/** How long a request is kept after its decision, days. */
const keptDays = 90

const { accept } = actionTables.AccessRequestAction

/** The request as it is now: one that nobody has decided in time is declined. */
export function requestAt(request: AccessRequestRecord, now: number): AccessRequestRecord {
  const end = Date.parse(request.createdAt) + decisionDays * dayLength
  if (request.status !== 'pending' || end > now) return request
  return { ...request, status: 'declined', decidedAt: new Date(end).toISOString() }
}

/** Whether a request is old enough to be deleted. */
export function isForgotten(request: AccessRequestRecord, now: number): boolean {
  const { decidedAt } = requestAt(request, now)
  return decidedAt !== undefined && Date.parse(decidedAt) + keptDays * dayLength < now
}

/** Those that wait first, then the newest, ties by id, the larger first; without the forgotten ones. */
export function listedRequests(requests: readonly AccessRequestRecord[], now: number): AccessRequestRecord[] {
  const waits = ({ status }: AccessRequestRecord) => Number(status === 'pending')
  return requests
    .filter((request) => !isForgotten(request, now))
    .map((request) => requestAt(request, now))
    .toSorted(
      (left, right) =>
        waits(right) - waits(left) ||
        Date.parse(right.createdAt) - Date.parse(left.createdAt) ||
        right.id - left.id,
    )
}

/** A request as the asking user sees it. */
export function accessRequestView(
  state: SandboxState,
  asking: UserRecord,
  currentId: number | undefined,
  request: AccessRequestRecord,
): View {
  const { id, companyId, userId, comment, status, createdAt, decidedAt, decidedBy, decisionComment } = request
  const company = state.companies.get(companyId)
  const user = state.users.get(userId)
  const scope = scopeOf(state, asking, companyId)
  const mayDecide =
    status === 'pending' && companyId === currentId && accept.rights.some((right) => scope.includes(right))
  return {
    id,
    company: { name: company?.name ?? '', inn: company?.inn ?? '' },
    fio: user ? fullName(user) : '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    comment,
    status,
    createdAt,
    decidedAt: decidedAt ?? null,
    decidedBy: decidedBy ?? null,
    decisionComment: decisionComment ?? '',
    allowedActions: mayDecide ? keysOf(actionTables.AccessRequestAction) : [],
  }
}
