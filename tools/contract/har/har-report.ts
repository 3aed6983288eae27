import type { Violation } from '../check/journal.ts'
import { unusableLines } from '../check/reports/terminal.ts'
import type { Locate } from '../model/yaml-places.ts'
import type { HarReport } from './har-check.ts'

const verdicts = {
  complies: 'The recorded traffic complies with the contract.',
  violations: 'The recorded traffic breaks the contract.',
  'contract-unusable': 'What could be judged complies, but the contract can be used in part only.',
  'nothing-checked': 'Nothing in the recording is of the contract: nothing was checked.',
}

/** The result as text: violations by operation, then what the contract doesn't know. */
export function harText(report: HarReport, locate: Locate): string {
  const {
    checked,
    ignored,
    withoutBody,
    operations,
    violations,
    undocumentedOperations,
    undocumentedFields,
  } = report
  const lines = [
    `Calls checked: ${checked - withoutBody}, of ${Object.keys(operations).length} operations; others ignored: ${ignored}.`,
  ]
  if (withoutBody > 0)
    lines.push(
      `Recorded without the answer's body, judged by status and headers only: ${withoutBody}. Record with content.`,
    )
  for (const operationId of new Set(violations.map((one) => one.operationId)))
    lines.push(
      '',
      operationId,
      ...violations.flatMap((one) =>
        one.operationId === operationId
          ? [
              `  ✗ ${placeOf(one)}: ${one.message}${times(one.count)}`,
              ...recordedAt(one),
              `      ${one.curl}`,
            ]
          : [],
      ),
    )
  if (report.unusable.length > 0) lines.push('', 'Schemas of the contract that nothing could be judged by')
  lines.push(...unusableLines(report, locate).map((line) => `  ! ${line}`))
  if (undocumentedOperations.length > 0) lines.push('', 'Undocumented operations')
  for (const { method, path, reason, count } of undocumentedOperations)
    lines.push(`  ? ${method} ${path}: ${reason}${times(count)}`)
  if (undocumentedFields.length > 0) lines.push('', 'Undocumented fields and parameters')
  for (const one of undocumentedFields)
    lines.push(`  ? ${one.operationId} ${placeOf(one)}${times(one.count)}`, ...recordedAt(one))
  return [...lines, '', verdicts[report.verdict]].join('\n')
}

/** `200 /data/items/*`, or the place in the request. */
function placeOf({ status, pointer }: Violation): string {
  return pointer.startsWith('request') ? pointer : `${status} ${pointer}`
}

/** Where to find it in the recording. */
function recordedAt({ place, count }: Violation): string[] {
  if (!place) return []
  const { file, entry, at } = place
  return [`      ${count > 1 ? 'first in ' : ''}${file}, entry ${entry}${at === '' ? '' : `, ${at}`}`]
}

function times(count: number): string {
  return count > 1 ? ` (${count} times)` : ''
}
