import type { CheckReport } from '../check-report.ts'
import { causesOf } from './causes.ts'
import { fillingLines } from './filling-lines.ts'
import { percent } from '../../coverage/contract-coverage.ts'
import { escaped } from './markup.ts'
import type { Locate } from '../../model/yaml-places.ts'
import { placeText, positiveText, reachedText, unusableLines } from './terminal.ts'

const style = `
:root{color-scheme:light dark;--line:#8884}
body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
code,pre{font:.85rem/1.5 ui-monospace,monospace}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);padding:.6rem}
.failed{color:#c22}.passed{color:#197a3b}@media(prefers-color-scheme:dark){.failed{color:#ff8a80}.passed{color:#7ddc9a}}
`

/** One page with everything in it: no script, no address that would be fetched. */
export function htmlReport(report: CheckReport, locate: Locate): string {
  const { coverage } = report
  const shares = (['operations', 'statuses', 'branches', 'examples'] as const).map(
    (name) =>
      `<tr><td>${name}</td><td class="n">${coverage[name].seen}</td><td class="n">${coverage[name].total}</td><td class="n">${percent(coverage[name])} %</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract check: ${escaped(report.verdict)}</title><style>${style}</style></head><body>
<h1>Contract check: <span class="${report.verdict === 'complies' ? 'passed' : 'failed'}">${escaped(report.verdict)}</span></h1>
<p>${escaped(report.target)}, ${escaped(report.startedAt)}, ${report.requests} requests, ${report.checks} checks, seed ${report.seed}, level ${report.level}. ${escaped(reachedText(report))}; ${escaped(positiveText(report))}.</p>
${report.failure === undefined ? '' : `<p class="failed">${escaped(report.failure)}</p>`}
<h2>Violations (${report.violations.length})</h2>
${violationList(report, locate)}
${list('Schemas of the contract that nothing could be judged by', unusableLines(report, locate))}
<h2>Coverage</h2>
<table><thead><tr><th>Kind</th><th class="n">Seen</th><th class="n">Of</th><th class="n">Share</th></tr></thead><tbody>${shares.join('')}</tbody></table>
<h2>Operations</h2>
<table><thead><tr><th>Operation</th><th>Tag</th><th>Verdict</th><th class="n">Answers</th><th class="n">Refusals</th><th class="n">Errors</th><th>Note</th></tr></thead><tbody>
${report.operations
  .map(
    (one) =>
      `<tr><td><code>${escaped(one.operationId)}</code></td><td>${escaped(one.tag)}</td><td class="${one.verdict}">${one.verdict}</td><td class="n">${one.answers}</td><td class="n">${one.refusals}</td><td class="n">${one.errors}</td><td>${escaped(one.reason ?? '')}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
${list(
  'Undocumented fields',
  report.undocumented.map(({ operationId, pointer }) => `${operationId} ${pointer}`),
)}
${list(
  'Waived',
  report.waived.map(
    ({ violation, waiver }) =>
      `${violation.operationId} ${violation.pointer} ${violation.message} (${waiver.owner}, until ${waiver.expires}: ${waiver.reason})`,
  ),
)}
${list('Not proved', report.unproved)}
${list('Left over in the backend', report.leftovers)}
${list('Notes', report.notes)}
</body></html>
`
}

function violationList(report: CheckReport, locate: Locate): string {
  const { violations } = report
  if (violations.length === 0) return '<p>None.</p>'
  const causes = causesOf(violations).map(
    ({ first, message, operations, pointers, count }) =>
      `<h3 class="failed">${escaped(operations.join(', '))}</h3>
<p><code>${escaped(pointers.join(', '))}</code> ${escaped(message)} <small>(${escaped(first.rule)}, ${count}×)</small><br><small>${escaped(placeText(locate(first)))}</small></p>
<pre>${escaped(first.curl)}</pre>`,
  )
  const filling = fillingLines(violations, report)
  return [...causes, ...(filling.length > 0 ? [`<pre>${escaped(filling.join('\n'))}</pre>`] : [])].join('\n')
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
}
