import type { MachineModelRecord } from '../seed/records.ts'

/** A serial number as two are compared: neither case nor hyphens tell them apart. */
export const serialKey = (serialNumber: string): string => serialNumber.toUpperCase().replaceAll('-', '')

/** The number behind the model's prefix; `undefined` for a serial number that isn't written as the model's are. */
export function serialOrdinal(
  { serialPrefix }: Pick<MachineModelRecord, 'serialPrefix'>,
  serialNumber: string,
): number | undefined {
  const key = serialKey(serialNumber)
  const prefix = serialKey(serialPrefix)
  const digits = key.startsWith(prefix) ? key.slice(prefix.length) : ''
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}
