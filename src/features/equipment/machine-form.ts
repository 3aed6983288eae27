import { z } from 'zod'
import { attachedFiles } from '../../forms/attached-files.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { numeric, type Rule, vin } from '../../forms/rules.ts'
import type { Machine } from './machine-words.ts'
import { ownerships } from './machine-words.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { formatNumber } from '../../lib/money.ts'

const mostHours = 1_000_000

const hours: Rule = (value) =>
  numeric(value) ?? (Number(value) > mostHours ? `Не больше ${formatNumber(mostHours)}` : undefined)

const year: Rule = (value) => (/^(19[5-9]\d|20\d\d)$/.test(value.trim()) ? undefined : 'Недопустимый формат')

const trimmed = (text: string) => text.trim()
const orNull = (text: string) => text.trim() || null

/** Fields that adding and changing share. */
export const ownFields = {
  name: requiredText().transform(trimmed),
  location: z.string().transform(trimmed),
  regPlate: z.string().transform(orNull),
  vin: optionalText(vin).transform((text) => orNull(text.toUpperCase())),
  engineModel: z.string().transform(orNull),
  ownership: z.enum(keysOf(ownerships)),
  photoFileId: attachedFiles(),
}

export const yearField = requiredText(year).transform(Number)
export const requiredHours = requiredText(hours).transform(Number)
export const optionalHours = optionalText(hours)

export const ownershipOptions = keysOf(ownerships).map((value) => ({ value, label: ownerships[value] }))

/** Places of refusals under another name than in the form. */
export const machineServerFields = {
  'motohours.value': 'hours',
  'motohours.at': 'hoursAt',
} as const

/** The texts of a machine as its form begins. */
export const ownTexts = ({ name, location, regPlate, vin: number, engineModel, ownership }: Machine) => ({
  name,
  location,
  regPlate: regPlate ?? '',
  vin: number ?? '',
  engineModel: engineModel ?? '',
  ownership,
  photoFileId: [],
})
