import type { components } from '../../../src/generated/api-types.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { MachineModelRecord } from '../seed/records.ts'
import { folded } from './folded.ts'
import { isPlausible } from './hour-readings.ts'
import { serialKey } from './serial-number.ts'

type Schemas = components['schemas']
type Motohours = Schemas['MachineRequest']['motohours']

/** The largest fleet of one owner. */
export const mostMachines = 500

interface Fault<Code extends string, Field extends string> {
  code: Code
  message: string
  field: Field
}

/** Why a year can't be the year of make; `undefined` when it can. @param today day in Moscow */
export function yearFault(
  year: number,
  model: Pick<MachineModelRecord, 'yearFrom' | 'yearTo'> | undefined,
  today: string,
): Fault<'yearInvalid', 'year'> | undefined {
  if (year > Number(today.slice(0, 4)))
    return { code: 'yearInvalid', message: 'Год выпуска ещё не наступил.', field: 'year' }
  const isMade = !model || (year >= model.yearFrom && (model.yearTo === null || year <= model.yearTo))
  return isMade
    ? undefined
    : { code: 'yearInvalid', message: 'Модель не выпускалась в этом году.', field: 'year' }
}

export function readingFault(
  motohours: Motohours | undefined,
  today: string,
): Fault<'dateInvalid', 'motohours.at'> | undefined {
  return motohours && motohours.at > today
    ? { code: 'dateInvalid', message: 'Показания не могут быть из будущего.', field: 'motohours.at' }
    : undefined
}

/** A meter neither goes back nor is read before its last reading. */
export function meterFault(
  motohours: Motohours | undefined,
  last: MachineRecord['motohours'],
): Fault<'motohoursInvalid', 'motohours.value' | 'motohours.at'> | undefined {
  if (!motohours || !last) return undefined
  const [year, month, day] = last.at.split('-')
  if (motohours.value < last.value)
    return {
      code: 'motohoursInvalid',
      message: `Меньше прошлых показаний: ${last.value.toLocaleString('ru-RU')} ч.`,
      field: 'motohours.value',
    }
  return motohours.at < last.at
    ? {
        code: 'motohoursInvalid',
        message: `Раньше прошлых показаний: ${day}.${month}.${year}.`,
        field: 'motohours.at',
      }
    : undefined
}

/** More than the days since the last reading of an earlier day have. */
export function hoursFault(
  motohours: Motohours | undefined,
  machine: MachineRecord,
): Fault<'motohoursInvalid', 'motohours.value'> | undefined {
  if (!motohours || isPlausible(machine, motohours)) return undefined
  return { code: 'motohoursInvalid', message: tooManyHours, field: 'motohours.value' }
}

export const tooManyHours = 'С прошлых показаний машина не могла наработать столько.'

/** @param others the other machines of the owner */
export function serialFault(
  serialNumber: string,
  others: readonly MachineRecord[],
): Fault<'machineExists', 'serialNumber'> | undefined {
  const key = serialKey(serialNumber)
  return others.some((other) => serialKey(other.serialNumber) === key)
    ? { code: 'machineExists', message: 'Эта техника уже в вашем парке.', field: 'serialNumber' }
    : undefined
}

/** @param others the other machines of the owner */
export function nameFault(
  name: string,
  others: readonly MachineRecord[],
): Fault<'nameTaken', 'name'> | undefined {
  return others.some((other) => folded(other.name) === folded(name.trim()))
    ? { code: 'nameTaken', message: 'Такое название уже есть.', field: 'name' }
    : undefined
}
