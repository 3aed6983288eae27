import { operationPointer } from '../../model/json-content.ts'
import { recordOf } from '../../model/record.ts'
import { schemaAt, targetPointer } from '../../model/reference.ts'
import { subschemas } from '../../model/subschemas.ts'
import type { Finding, Rule } from './finding.ts'

/** What a caller sends may be stored, so each string of it ends: by `maxLength`, a closed list or a form of known length. */
export const sentStringsEnd: Rule = (document, entries) => {
  const findings: Finding[] = []
  const seen = new Set<unknown>()
  for (const entry of entries) {
    const { operation, parameters } = entry
    const body = recordOf(schemaAt(document, operation.requestBody)['content'])
    for (const [type, media] of Object.entries(body))
      walk(recordOf(media)['schema'], operationPointer(entry, 'requestBody', 'content', type, 'schema'))
    for (const { schema, name } of parameters) walk(schema, operationPointer(entry, 'parameters', name))
  }
  return findings

  function walk(node: unknown, pointer: string): void {
    const place = targetPointer(document, node) ?? pointer
    const schema = schemaAt(document, node)
    if (seen.has(schema)) return
    seen.add(schema)
    if ([schema['type']].flat().includes('string') && !ends(schema))
      findings.push({
        rule: 'bounded',
        place: `#${place}`,
        message: 'a string that is sent needs maxLength, an enum or a form of known length',
        pointer: place,
      })
    for (const part of subschemas(schema)) walk(part.schema, place + part.pointer)
  }
}

const shortForms = new Set(['date', 'date-time', 'uuid', 'binary'])

function ends(schema: Record<string, unknown>): boolean {
  const { format, pattern } = schema
  const isShort = typeof format === 'string' && shortForms.has(format)
  const isClosed = typeof pattern === 'string' && /^\^[^*+]*\$$/.test(pattern) && !/\{\d+,\}/.test(pattern)
  return isShort || isClosed || ['maxLength', 'enum', 'const'].some((key) => schema[key] !== undefined)
}
