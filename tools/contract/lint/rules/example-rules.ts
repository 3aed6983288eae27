import { pointerOf } from '../../model/json-pointer.ts'
import { examplesOf, jsonContent, operationPointer } from '../../model/json-content.ts'
import { targetPointer } from '../../model/reference.ts'
import { schemaValidator } from '../../model/schema-validator.ts'
import type { Finding, Rule } from './finding.ts'

/** Every JSON body has named examples, the success first, all valid. */
export const examplesPresentAndValid: Rule = (document, entries) => {
  const validate = schemaValidator(document)
  const findings: Finding[] = []
  for (const entry of entries) {
    const { operationId, requestBody, responses } = entry.operation
    if (requestBody) check(operationId, 'request', requestBody, operationPointer(entry, 'requestBody'))
    for (const [status, response] of Object.entries(responses))
      check(operationId, status, response, operationPointer(entry, 'responses', status))
  }
  return findings

  function check(id: string, part: string, node: unknown, pointer: string): void {
    const place = `${id} ${part}`
    const content = jsonContent(document, node)
    if (!content) return
    const examples = examplesOf(document, content)
    const [first] = examples.keys()
    if (first === undefined)
      findings.push({ rule: 'example-present', place, message: 'has no named example' })
    if (part === '200' && first !== 'success')
      findings.push({
        rule: 'success-first',
        place,
        message: `the first example must be success, not ${first}`,
      })
    const schema = (targetPointer(document, node) ?? pointer) + jsonSchemaPlace
    for (const [name, { value }] of examples)
      for (const problem of validate(schema, value)) {
        const inside = problem.pointer.replace(/^[/]$/, '')
        findings.push({
          rule: 'example-valid',
          place: `${place} ${name}`,
          message: `${inside || 'the whole'} ${problem.message}`,
          pointer: `${pointer}${pointerOf('content', 'application/json', 'examples', name, 'value')}${inside}`,
        })
      }
  }
}

const jsonSchemaPlace = pointerOf('content', 'application/json', 'schema')
