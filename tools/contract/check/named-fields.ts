import { listOf, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'

/** Fields that a refusal names, as `recipient.phone`. */
export function namedFields({ json }: Exchange): string[] {
  return listOf(recordOf(json)['errors']).flatMap((error) => {
    const { field } = recordOf(error)
    return typeof field === 'string' && field !== '' ? [field] : []
  })
}

/** Whether a named field is the given one, or stands in it or around it. The `[]` of a list's parameter doesn't count. */
export function isWithin(field: string, other: string): boolean {
  const [own, given] = [field, other].map((one) => one.replace('[]', ''))
  return own === given || `${own}.`.startsWith(`${given}.`) || `${given}.`.startsWith(`${own}.`)
}
