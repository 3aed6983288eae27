import { requiredText } from '../../forms/field-schemas.ts'
import { WRONG_FORMAT } from '../../forms/rules.ts'
import { serialMeant } from '../../lib/serial-meant.ts'
import { serialReadings } from '../../lib/serial-number.ts'

/** Latin letters, digits and hyphens, as on the plate of a machine; Cyrillic letters that mean one number are taken. */
export const serialField = requiredText((typed) => {
  if (serialMeant(typed) !== undefined) return undefined
  return serialReadings(typed).length > 1 ? 'Введите буквы латиницей, как на табличке' : WRONG_FORMAT
}).transform((typed) => serialMeant(typed) ?? typed)
