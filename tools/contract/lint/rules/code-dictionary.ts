import { contentPointer, examplesOf, jsonContent, jsonSchema } from '../../model/json-content.ts'
import { pointerOf, valueAt } from '../../model/json-pointer.ts'
import { recordOf } from '../../model/record.ts'
import { refusalCodes } from '../../model/refusal-codes.ts'
import type { Finding, Rule } from './finding.ts'

/**
 * Every code that an answer may bear stands in `openapi/codes.yaml`, under a Latin name, with a meaning and a title that no
 * other code has; and some operation answers whatever stands there.
 */
export const codesInDictionary: Rule = (document, entries) => {
  const known = document['x-refusal-codes'] ?? {}
  const findings: Finding[] = []
  const found = (code: string, message: string, pointer: string) =>
    findings.push({ rule: 'code-dictionary', place: code, message, pointer })
  const answered = new Set<string>()
  for (const entry of entries)
    for (const [status, answer] of Object.entries(entry.operation.responses)) {
      const pointer = contentPointer(entry, status, 'schema')
      for (const { codes, pointer: place } of refusalCodes(document, jsonSchema(document, answer), pointer))
        for (const code of codes) {
          if (!(code in known))
            found(code, `${entry.operation.operationId}: openapi/codes.yaml does not tell this code`, place)
          answered.add(code)
        }
      // The codes of `default` are open: those of its examples count.
      for (const { value } of examplesOf(document, jsonContent(document, answer)).values())
        answered.add(String(valueAt(value, '/errors/0/code')))
    }
  const told = new Map<unknown, string>()
  for (const [code, entry] of Object.entries(known)) {
    const place = pointerOf('x-refusal-codes', code)
    if (!/^([a-z][A-Za-z0-9]*|\d{3})$/.test(code)) found(code, 'must be Latin, in lowerCamel', place)
    if (!answered.has(code)) found(code, 'no operation answers it', place)
    for (const key of ['meaning', 'title'] as const) {
      const text = recordOf(entry)[key]
      const other = told.get(text)
      if (typeof text !== 'string' || text === '') found(code, `has no ${key}`, place)
      else if (other !== undefined) found(code, `has the ${key} of ${other}: one meaning has one code`, place)
      told.set(text, code)
    }
  }
  return findings
}
