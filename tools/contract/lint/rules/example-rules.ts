import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { schemaValidator } from '../../check/schema-validator.ts'
import { type ContractDocument, isRecord, resolve } from '../../model/bundle.ts'
import type { Finding, Rule } from './finding.ts'

// ajv-formats is CommonJS: under Node's ESM its function is the `default` of the default import.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** A validator of the whole bundled contract; schemas are named by their JSON pointer. */
export function contractValidator(document: ContractDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  addFormats(ajv)
  ajv.addFormat('html', true)
  ajv.addSchema(document, 'contract')
  /** Problems of a value against the schema at a pointer such as `/components/schemas/Product`; empty when valid. */
  return (pointer: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`contract#${pointer}`)
    if (!validate) return [`there is no schema at ${pointer}`]
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(
          (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
        )
  }
}

/** Every JSON body has named examples, the success first, all valid. */
export const examplesPresentAndValid: Rule = (document, entries) => {
  const validate = schemaValidator(document)
  const findings: Finding[] = []
  for (const { path, method, operation } of entries) {
    const base = `/paths/${escape(path)}/${method}`
    if (operation.requestBody)
      check(operation.operationId, 'request', operation.requestBody, `${base}/requestBody`)
    for (const [status, response] of Object.entries(operation.responses))
      check(operation.operationId, status, response, `${base}/responses/${status}`)
  }
  return findings

  function check(id: string, part: string, node: unknown, pointer: string): void {
    const place = `${id} ${part}`
    const target = resolve<unknown>(document, node)
    const pointerOf = isRecord(node) && typeof node['$ref'] === 'string' ? node['$ref'].slice(1) : pointer
    const content =
      isRecord(target) && isRecord(target['content']) ? target['content']['application/json'] : undefined
    if (!isRecord(content)) return
    const examples = isRecord(content['examples']) ? content['examples'] : {}
    const names = Object.keys(examples)
    if (names.length === 0) findings.push({ rule: 'example-present', place, message: 'has no named example' })
    if (part === '200' && names[0] !== 'success')
      findings.push({
        rule: 'success-first',
        place,
        message: `the first example must be success, not ${names[0]}`,
      })
    for (const name of names) {
      const example = resolve<unknown>(document, examples[name])
      const value = isRecord(example) ? example['value'] : undefined
      for (const problem of validate(`${pointerOf}/content/application~1json/schema`, value)) {
        const inside = problem.pointer.replace(/^[/]$/, '')
        findings.push({
          rule: 'example-valid',
          place: `${place} ${name}`,
          message: `${inside || 'the whole'} ${problem.message}`,
          pointer: `${decodeURIComponent(pointer)}/content/application~1json/examples/${name}/value${inside}`,
        })
      }
    }
  }
}

function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
