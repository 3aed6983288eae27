import type { CheckReport } from '../check-report.ts'
import { percent } from '../../coverage/contract-coverage.ts'
import { causesOf } from './causes.ts'
import { fillingLines } from './filling-lines.ts'
import type { Locate, Place } from '../../model/yaml-places.ts'

/**
 * The report as text, the verdict last.
 * @param locate tells where the contract says what is broken; without it that isn't told
 */
export function terminalReport(report: CheckReport, locate?: Locate): string {
  const lines: string[] = []
  const groups = causesOf(report.violations)
  for (const { first, message, operations, pointers, count } of groups) {
    lines.push(
      `✗ ${shortened(operations)}: ${shortened(pointers)} ${message}  [${first.rule}${count > 1 ? `, ${count} times` : ''}]`,
    )
    lines.push(`    ${first.curl}`)
    if (locate) lines.push(`    ${placeText(locate(first))}`)
  }
  const filling = fillingLines(report.violations, report)
  if (filling.length > 0) lines.push('', ...filling)
  if (groups.length > 0) lines.push('')
  if (report.unusable.length > 0)
    lines.push(
      section('Schemas of the contract that nothing could be judged by', unusableLines(report, locate)),
    )
  const counted = new Set(report.violations)
  const told = report.undocumented.filter((one) => !counted.has(one))
  if (told.length > 0)
    lines.push(
      section(
        'Undocumented fields',
        told.map(({ operationId, pointer }) => `${operationId} ${pointer}`),
      ),
    )
  for (const { violation, waiver } of report.waived)
    lines.push(
      `~ waived until ${waiver.expires} by ${waiver.owner}: ${violation.operationId} ${violation.pointer} ${violation.message}`,
    )
  for (const { owner, expires, reason } of report.expiredWaivers)
    lines.push(`! a waiver of ${owner} expired on ${expires}: ${reason}`)
  for (const { owner, reason } of report.unusedWaivers)
    lines.push(`! a waiver of ${owner} waives nothing any more: ${reason}`)
  const untested = report.operations.filter(({ verdict }) => verdict === 'untested')
  const missing = report.operations.filter(({ verdict }) => verdict === 'not built')
  if (missing.length > 0)
    lines.push(
      `Not built yet (${missing.length}): ${missing.map(({ operationId }) => operationId).join(', ')}`,
      '',
    )
  if (untested.some(({ reason }) => reason !== undefined))
    lines.push(section('Not tested', byReason(untested, locate)))
  if (report.unproved.length > 0) lines.push(section('Not proved', report.unproved))
  if (report.notes.length > 0) lines.push(section('Notes', report.notes))
  if (report.leftovers.length > 0) lines.push(section('Left over in the backend', report.leftovers))
  lines.push(...summary(report))
  return lines.join('\n')
}

/** Each with its place, and whose requests and answers it leaves unjudged. */
export function unusableLines({ unusable }: Pick<CheckReport, 'unusable'>, locate?: Locate): string[] {
  return unusable.map(({ schemaPointer, message, operationIds: [first = '', ...more] }) => {
    const place = locate ? placeText(locate({ operationId: first, status: 0, schemaPointer })) : schemaPointer
    return `${place}: ${message} (${shortened([first, ...more])})`
  })
}

/** `openapi/schemas/User.yaml:16`, which editors and terminals open. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`
}

function summary(report: CheckReport): string[] {
  const { operations, coverage, failure, positive, violations } = report
  const of = (verdict: string) => operations.filter((one) => one.verdict === verdict).length
  const seconds = (report.durationMs / 1000).toFixed(1)
  const shares = (['operations', 'statuses', 'branches', 'examples'] as const).map(
    (name) => `${name} ${coverage[name].seen}/${coverage[name].total} (${percent(coverage[name])} %)`,
  )
  const lines = [
    `${report.requests} requests, ${report.checks} checks in ${seconds} s, seed ${report.seed}`,
    reachedText(report),
    positiveText(report),
    `operations: ${of('passed')} passed, ${of('failed')} failed, ${of('untested')} untested${of('not built') > 0 ? `, ${of('not built')} not built` : ''}`,
    `coverage: ${shares.join(', ')}`,
  ]
  const lost = positive.refused + positive.failed
  if (positive.asked > 0 && lost / positive.asked >= 0.9)
    lines.push(
      `! ${Math.floor((lost / positive.asked) * 100)} % of what should have been done was refused or failed: hardly anything is proved`,
    )
  if (failure !== undefined) lines.push(`! ${failure}`)
  const causes = causesOf(violations).length
  const count =
    causes > 0 ? `, ${violations.length} violations of ${causes} ${causes === 1 ? 'cause' : 'causes'}` : ''
  return [...lines, `${report.target}: ${report.verdict}${count}`]
}

/** How many requests got as far as their operation; those that aim at a status of HTTP itself are left out. */
export function reachedText({ requests, reached: { succeeded, refused, probes } }: CheckReport): string {
  const aimed = requests - probes
  const share = aimed === 0 ? 0 : Math.floor(((succeeded + refused) / aimed) * 100)
  return `${share} % of ${aimed} requests reached their operation: ${succeeded} succeeded, ${refused} were refused by name; the others are wrong on purpose or were turned down. ${probes} probes of HTTP are not counted`
}

/** What became of the requests that should have been done, by name. */
export function positiveText({ positive }: CheckReport): string {
  const named = (all: readonly string[]) => (all.length > 0 ? ` (${[...new Set(all)].join(', ')})` : '')
  return `of ${positive.asked} requests that should have been done, ${positive.refused} were refused${named(positive.refusedAs)} and ${positive.failed} ended with an error status${named(positive.failedAs)}`
}

function byReason(untested: CheckReport['operations'], locate?: Locate): string[] {
  const reasons = new Map<string, string[]>()
  for (const { operationId, reason: own = 'never asked', schemaPointer } of untested) {
    const place = locate && schemaPointer !== undefined && locate({ operationId, status: 0, schemaPointer })
    const reason = place ? `${own} (${placeText(place)})` : own
    reasons.set(reason, [...(reasons.get(reason) ?? []), operationId])
  }
  return [...reasons].map(([reason, ids]) => `${reason}: ${ids.join(', ')}`)
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...lines.map((line) => `  ${line}`), ''].join('\n')
}

/** The first operations by name, the others by number. */
export function shortened(operations: readonly string[]): string {
  const shown = operations.slice(0, 5).join(', ')
  return operations.length > 5 ? `${shown} and ${operations.length - 5} more` : shown
}
