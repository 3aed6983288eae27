import { formatShortDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { lookFor, type StatusLook } from '../../ui/StatusPill.tsx'
import type { CompanyUser, Right, RolesAndRights } from './company-user-queries.ts'

const looks: Readonly<Record<CompanyUser['status'], StatusLook>> = {
  active: { label: 'Работает', tone: 'green', icon: 'check' },
  invited: { label: 'Приглашён', tone: 'amber', icon: 'clock' },
  blocked: { label: 'Заблокирован', tone: 'red', icon: 'lock' },
}

/** The state of a user; an invitation tells how long it can be accepted. */
export function userLook({ status, invitation }: CompanyUser, now: number): StatusLook {
  if (!invitation) return lookFor(looks, status)
  return Date.parse(invitation.expiresAt) <= now
    ? { label: 'Приглашение истекло', tone: 'grey', icon: 'clock' }
    : { ...looks.invited, label: `Приглашён до ${formatShortDay(invitation.expiresAt)}` }
}

/** Who it is: an invited person has no name before they have registered. */
export const userName = ({ fio, email }: Pick<CompanyUser, 'fio' | 'email'>): string => fio || email

/** Limits as short texts; none without limits. */
export function limitWords({ perOrder, perMonth, spent }: CompanyUser['limits']): string[] {
  return [
    ...(perOrder === null ? [] : [`заказ до ${formatMoney(perOrder)}`]),
    ...(perMonth === null ? [] : [`в месяц до ${formatMoney(perMonth)}`, `потрачено ${formatMoney(spent)}`]),
  ]
}

/** The title of a role; one that only a newer backend has bears its own name. */
export function roleTitle({ roles }: Pick<RolesAndRights, 'roles'>, role: string): string {
  return roles.find((one) => one.role === role)?.title ?? role
}

export interface RightGroup {
  title: string
  rights: RolesAndRights['rights']
}

/** Rights by group, both in the order of the contract. */
export function rightGroups({ rights }: Pick<RolesAndRights, 'rights'>): RightGroup[] {
  const groups = new Map<string, RightGroup>()
  for (const right of rights) {
    const group = groups.get(right.group) ?? { title: right.group, rights: [] }
    groups.set(right.group, { ...group, rights: [...group.rights, right] })
  }
  return [...groups.values()]
}

/**
 * The rights after another role was chosen: its preset, as far as the one who changes may hand rights out; what they lack
 * stays as it is.
 */
export function rightsOfPreset(
  { rights }: Pick<RolesAndRights, 'rights'>,
  preset: readonly Right[],
  before: readonly Right[],
  own: readonly string[],
): Right[] {
  return rights
    .map(({ right }) => right)
    .filter((right) => (own.includes(right) ? preset.includes(right) : before.includes(right)))
}
