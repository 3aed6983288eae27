import type { CheckReport } from '../check-report.ts'
import { escaped } from './markup.ts'

/** JUnit XML: a suite for each tag, a case for each operation. */
export function junitReport({ operations, violations, unusable, durationMs, failure }: CheckReport): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const suites = tags.map((tag) => {
    const own = operations.filter((one) => one.tag === tag)
    const cases = own.map(({ operationId, verdict, reason = '' }) => {
      const broken = violations
        .filter((one) => one.operationId === operationId)
        .map(
          ({ rule, pointer, message, curl }) =>
            `      <failure type="${escaped(rule)}" message="${escaped(`${pointer} ${message}`)}">${escaped(curl)}</failure>`,
        )
      const inner =
        verdict === 'untested' || verdict === 'not built'
          ? [`      <skipped message="${escaped(reason)}"/>`]
          : broken
      const open = `    <testcase classname="contract.${escaped(tag)}" name="${escaped(operationId)}"`
      return inner.length === 0 ? `${open}/>` : [`${open}>`, ...inner, '    </testcase>'].join('\n')
    })
    const count = (verdict: string) => own.filter((one) => one.verdict === verdict).length
    return [
      `  <testsuite name="${escaped(tag)}" tests="${own.length}" failures="${count('failed')}" skipped="${count('untested') + count('not built')}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n')
  })
  if (unusable.length > 0) {
    const cases = unusable.map(
      ({ schemaPointer, message }) =>
        `<testcase classname="contract" name="${escaped(schemaPointer)}"><error message="${escaped(message)}"/></testcase>`,
    )
    suites.push(
      `  <testsuite name="contract" tests="${cases.length}" errors="${cases.length}">${cases.join('')}</testsuite>`,
    )
  }
  if (failure !== undefined)
    suites.push(
      `  <testsuite name="run" tests="1" errors="1"><testcase classname="contract" name="run"><error message="${escaped(failure)}"/></testcase></testsuite>`,
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract-check" time="${(durationMs / 1000).toFixed(3)}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}
