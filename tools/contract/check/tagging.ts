import { recordOf } from '../model/record.ts'
import type { ContractDocument } from '../model/document.ts'
import type { RequestBody } from '../model/contract.ts'
import { schemaAt } from '../model/reference.ts'
import { schemaValidator } from '../model/schema-validator.ts'

/** Fields that people fill with any words, the likeliest first. */
const wordy = [
  'comment',
  'note',
  'message',
  'text',
  'description',
  'title',
  'name',
  'subject',
  'reason',
  'summary',
]

/** The body of a write with the run's id in its first field of free words, so that people know whose it is. */
export function tagged(
  document: ContractDocument,
  { schema, schemaPointer }: RequestBody,
  body: Record<string, unknown>,
  runId: string,
): Record<string, unknown> {
  const properties = recordOf(schema['properties'])
  const isValid = schemaValidator(document)
  for (const name of wordy) {
    const { type, enum: allowed, format, pattern } = schemaAt(document, properties[name])
    const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
    if (!isText || allowed !== undefined || format !== undefined || pattern !== undefined) continue
    const marked = { ...body, [name]: runId }
    const places = isValid(schemaPointer, marked, 'request').map(({ pointer }) => pointer)
    if (!places.includes(`/${name}`)) return marked
  }
  return body
}
