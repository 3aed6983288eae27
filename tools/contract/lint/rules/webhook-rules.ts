import { type ContractDocument, webhookEntries } from '../../model/document.ts'
import { examplesOf, jsonContent } from '../../model/json-content.ts'
import { pointerOf } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { schemaAt, targetPointer } from '../../model/reference.ts'
import { schemaValidator } from '../../model/schema-validator.ts'
import type { Finding, Rule } from './finding.ts'

/**
 * Every event of `HookEvent`, and every `x-webhook` of a switch of `Hook`, is a webhook and the other way round; its payload names the event as a constant, and its
 * examples, `success` first, are valid.
 */
export const webhooksComplete: Rule = (document) => {
  const schemas = document.components?.['schemas']
  const switches = Object.values(recordOf(recordOf(schemas?.['Hook'])['properties']))
  const events = [
    ...listOf(recordOf(schemas?.['HookEvent'])['enum']),
    ...switches.map((one) => recordOf(one)['x-webhook']).filter((name) => name !== undefined),
  ].map(String)
  const entries = webhookEntries(document)
  const names = new Set(entries.map(({ path }) => path))
  return [
    ...events
      .filter((event) => !names.has(event))
      .map((event) => ({
        rule: 'webhook',
        place: event,
        message: 'no webhook bears the name of this event',
      })),
    ...entries.flatMap(({ path, operation }) => {
      const found = (message: string): Finding => ({
        rule: 'webhook',
        place: path,
        message,
        pointer: pointerOf('webhooks', path),
      })
      const payload = schemaAt(document, jsonContent(document, operation.requestBody)?.['schema'])
      const named = schemaAt(document, recordOf(payload['properties'])['event'])['const']
      return [
        ...(events.includes(path) ? [] : [found('is no event of HookEvent, and no switch of Hook names it')]),
        ...(named === path ? [] : [found(`its payload must have \`event\` as the constant ${path}`)]),
        ...exampleProblems(document, operation.requestBody).map(found),
      ]
    }),
  ]
}

function exampleProblems(document: ContractDocument, requestBody: unknown): string[] {
  const content = jsonContent(document, requestBody)
  const examples = [...examplesOf(document, content)]
  if (examples[0]?.[0] !== 'success') return ['the first example of its payload must be success']
  const schema = targetPointer(document, content?.['schema'])
  if (schema === undefined) return ['its payload must be a named schema']
  const validate = schemaValidator(document)
  return examples.flatMap(([name, { value }]) =>
    validate(schema, value).map(({ pointer, message }) => `${name} ${pointer} ${message}`),
  )
}
