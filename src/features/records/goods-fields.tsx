import type { Data } from '../../api/operation.ts'
import type { listMachines } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { countOf } from '../../lib/plural.ts'
import { day, mono, oneOf, text } from './field-values.tsx'
import type { FieldsOf } from './record-fields.ts'
import type { StatusLooks } from './status-look.tsx'

export type Machine = Data<typeof listMachines>['items'][number]

export const machineLooks: StatusLooks<Machine['status']> = {
  active: { label: 'В работе', tone: 'green', icon: 'check' },
  repair: { label: 'В ремонте', tone: 'amber', icon: 'wrench' },
  sold: { label: 'Продана', tone: 'grey', icon: 'history' },
  pendingVerification: { label: 'На проверке', tone: 'blue', icon: 'clock' },
}

const ownerships = { own: 'своя', leasing: 'в лизинге', rent: 'в аренде' } as const

export const machineFields: FieldsOf<Machine> = {
  id: 'technical',
  companyId: 'technical',
  name: 'apart',
  status: 'apart',
  photo: 'apart',
  photoFile: 'apart',
  verificationReason: { label: 'Проверка', show: text },
  allowedActions: 'technical',
  type: { label: 'Вид', show: text },
  brand: { label: 'Марка', show: text },
  model: { label: 'Модель', show: text },
  modification: { label: 'Модификация', show: text },
  year: { label: 'Год выпуска', show: (year) => String(year) },
  serialNumber: { label: 'Серийный номер', show: mono },
  vin: { label: 'VIN', show: mono },
  engineModel: { label: 'Двигатель', show: text },
  regPlate: { label: 'Госномер', show: text },
  location: { label: 'Где работает', show: text },
  motohours: {
    label: 'Наработка',
    show: (read) =>
      read && `${countOf(read.value, ['моточас', 'моточаса', 'моточасов'])} на ${formatCalendarDay(read.at)}`,
  },
  ownership: { label: 'Владение', show: oneOf(ownerships) },
  warrantyUntil: { label: 'Гарантия до', show: day },
}
