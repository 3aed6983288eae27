import type { Data } from '../../api/operation.ts'
import type { components } from '../../generated/api-types.ts'
import type { findMachineModels, getMachine, listMachines } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/money.ts'
import { tieWords } from '../../lib/no-break-space.ts'
import { countOf } from '../../lib/plural.ts'
import type { StatusLook } from '../../ui/StatusPill.tsx'

export type Machine = Data<typeof listMachines>['items'][number]
export type ProductCardData = components['schemas']['ProductCard']
export type MachineDetails = Data<typeof getMachine>
export type MachineModel = Data<typeof findMachineModels>['items'][number]

export const machineLooks: Readonly<Record<Machine['status'], StatusLook>> = {
  active: { label: 'В работе', tone: 'green', icon: 'check' },
  repair: { label: 'В ремонте', tone: 'amber', icon: 'wrench' },
  sold: { label: 'Продана', tone: 'grey', icon: 'history' },
  pendingVerification: { label: 'На проверке', tone: 'blue', icon: 'clock' },
}

export const ownerships: Readonly<Record<Machine['ownership'], string>> = {
  own: 'Своя',
  leasing: 'В лизинге',
  rent: 'В аренде',
}

/** `6 840 моточасов на 16.11.2026`; null when never read. */
export function hoursWords({ motohours }: Pick<Machine, 'motohours'>): string | null {
  if (!motohours) return null
  const hours = countOf(motohours.value, ['моточас', 'моточаса', 'моточасов'])
  return tieWords(`${hours} на ${formatCalendarDay(motohours.at)}`)
}

/** The machine as lists of choices name it. */
export const machineTitle = ({ name, serialNumber }: Pick<Machine, 'name' | 'serialNumber'>) =>
  `${name}, ${serialNumber}`

/** `через 160 моточасов, на 7 000`; null when the dealer knows of no earlier service. */
export function serviceWords({ nextService }: Pick<Machine, 'nextService'>): string | null {
  if (!nextService) return null
  const { motohours, left } = nextService
  const hours = countOf(Math.abs(left), ['моточас', 'моточаса', 'моточасов'])
  const when = left > 0 ? `через ${hours}` : left === 0 ? 'сейчас' : `просрочено на ${hours}`
  return tieWords(`${when}, на ${formatNumber(motohours)}`)
}
