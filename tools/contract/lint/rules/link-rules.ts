import type { ContractDocument, OperationEntry } from '../../model/document.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { resolve } from '../../model/reference.ts'
import { examplesOf, jsonContent, jsonSchema, operationPointer } from '../../model/json-content.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Finding, Rule } from './finding.ts'

/**
 * Every link leads to an operation that exists and takes what the link gives, and what it gives stands in the examples
 * `success` of request and answer.
 */
export const linksResolve: Rule = (document, entries) => {
  const byId = new Map(entries.map((entry) => [entry.operation.operationId, entry]))
  return entries.flatMap((entry) =>
    Object.entries(entry.operation.responses).flatMap(([status, node]) => {
      const response = resolve<unknown>(document, node)
      const links = recordOf(recordOf(response)['links'])
      return Object.entries(links).flatMap(([name, linkNode]) => {
        const link = resolve<unknown>(document, linkNode)
        if (!isRecord(link)) return []
        const found = (message: string): Finding => ({
          rule: 'link',
          place: `${entry.operation.operationId} ${name}`,
          message,
          pointer: operationPointer(entry, 'responses', status, 'links', name),
        })
        const target = byId.get(String(link['operationId']))
        if (!target) return [found('leads to no operation')]
        const parameters = recordOf(link['parameters'])
        const body = recordOf(link['requestBody'])
        return [
          ...Object.keys(parameters)
            .map((key) => key.replace(/^(path|query|header)\./, ''))
            .filter((key) => !target.parameters.some((parameter) => parameter.name === key))
            .map((key) => found(`gives ${key}, which the target does not take`)),
          ...Object.keys(body)
            .filter((key) => !bodyFields(document, target).has(key))
            .map((key) => found(`gives ${key}, which the body of the target does not take`)),
          ...expressionsIn([parameters, body])
            .filter((expression) => !isShown(document, entry, node, expression))
            .map((expression) => found(`${expression} stands in no example \`success\``)),
        ]
      })
    }),
  )
}

function bodyFields(document: ContractDocument, { operation }: OperationEntry): Set<string> {
  return new Set(fieldsOf(document, jsonSchema(document, operation.requestBody)))
}

function fieldsOf(document: ContractDocument, node: unknown): string[] {
  const schema = resolve<unknown>(document, node)
  if (!isRecord(schema)) return []
  const parts = listOf(schema['allOf'])
  return [
    ...Object.keys(recordOf(schema['properties'])),
    ...parts.flatMap((part) => fieldsOf(document, part)),
  ]
}

/** Texts such as `$response.body#/data/id`, however deep they stand. */
function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\$(request|response)\.body#/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : []
}

function isShown(
  document: ContractDocument,
  { operation }: OperationEntry,
  response: unknown,
  expression: string,
): boolean {
  const [source = '', pointer = ''] = expression.split('#')
  const node = source.startsWith('$request') ? operation.requestBody : response
  const example = examplesOf(document, jsonContent(document, node)).get('success')
  const value = valueAt(example?.['value'], pointer)
  return value !== undefined && value !== null
}
