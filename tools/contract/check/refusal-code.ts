import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'

/** The first error's code of a refusal; `none` for a success. */
export function refusalCode({ json, status }: Exchange): string {
  const [first] = listOf(recordOf(json)['errors'])
  if (isRecord(first)) return String(first['code'])
  return isRecord(json) && json['status'] === 'success' ? 'none' : `status ${status}`
}

/** What came of a request, for messages: `success`, or the code of the refusal. */
export function outcomeOf(exchange: Exchange): string {
  const code = refusalCode(exchange)
  return code === 'none' ? 'success' : code
}
