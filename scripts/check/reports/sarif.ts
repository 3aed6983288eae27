import type { CheckReport } from '../check-report.ts'
import { groupedViolations, shortened } from './terminal.ts'
import type { Locate } from '../yaml-places.ts'

/** SARIF 2.1.0; each result points at the line of the contract that is broken. */
export function sarifReport({ violations }: CheckReport, locate: Locate): string {
  const rules = [...new Set(violations.map(({ rule }) => rule))].map((id) => ({ id }))
  const results = violations.map((violation) => {
    const { operationId, rule, pointer, message, curl, count } = violation
    const { file, line } = locate(violation)
    return {
      ruleId: rule,
      level: 'error',
      message: { text: `${operationId}: ${pointer} ${message}` },
      locations: [{ physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } }],
      occurrenceCount: count,
      properties: { operationId, pointer, curl },
    }
  })
  const driver = { name: 'contract-check', rules }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results }],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Annotations of GitHub Actions, one line for each fault: of a step it shows ten, and they shall not be the same. */
export function githubReport({ violations, failure }: CheckReport, locate: Locate): string {
  const lines = groupedViolations(violations).map(({ first, operations }) => {
    const { file, line } = locate(first)
    const title = `${shortened(operations)} (${first.rule})`
    return `::error file=${property(file)},line=${line},title=${property(title)}::${data(`${first.pointer} ${first.message}`)}`
  })
  if (failure !== undefined) lines.push(`::error title=contract-check::${data(failure)}`)
  return lines.join('\n')
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
