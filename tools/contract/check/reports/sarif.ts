import type { CheckReport } from '../check-report.ts'
import type { UnusableSchema } from '../../model/unusable-schemas.ts'
import { causesOf } from './causes.ts'
import { shortened } from './terminal.ts'
import type { Locate } from '../../model/yaml-places.ts'

/** SARIF 2.1.0; each result points at the line of the contract that is broken. */
export function sarifReport({ violations, unusable }: CheckReport, locate: Locate): string {
  const results = causesOf(violations).map(({ first, message, operations, pointers, count }) => {
    const { file, line } = locate(first)
    return {
      ruleId: first.rule,
      level: 'error',
      message: { text: `${shortened(operations)}: ${shortened(pointers)} ${message}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
      occurrenceCount: count,
      properties: { operationIds: operations, pointers, curl: first.curl },
    }
  })
  const flaws = unusable.map((one) => {
    const { file, line } = placeOf(one, locate)
    return {
      ruleId: 'unusable-schema',
      level: 'error',
      message: { text: `${one.schemaPointer} ${one.message}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
      properties: { operationIds: one.operationIds },
    }
  })
  const all = [...flaws, ...results]
  const rules = [...new Set(all.map(({ ruleId }) => ruleId))].map((id) => ({ id }))
  const driver = { name: 'contract-check', rules }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results: all }],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Annotations of GitHub Actions, one line for each fault: of a step it shows ten, and they shall not be the same. */
export function githubReport({ violations, unusable, failure }: CheckReport, locate: Locate): string {
  const lines = causesOf(violations).map(({ first, message, operations, pointers }) => {
    const { file, line } = locate(first)
    const title = `${shortened(operations)} (${first.rule})`
    return `::error file=${property(file)},line=${line},title=${property(title)}::${data(`${shortened(pointers)} ${message}`)}`
  })
  for (const one of unusable) {
    const { file, line } = placeOf(one, locate)
    lines.push(`::error file=${property(file)},line=${line},title=unusable schema::${data(one.message)}`)
  }
  if (failure !== undefined) lines.push(`::error title=contract-check::${data(failure)}`)
  return lines.join('\n')
}

function placeOf({ schemaPointer, operationIds: [operationId = ''] }: UnusableSchema, locate: Locate) {
  return locate({ operationId, status: 0, schemaPointer })
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
