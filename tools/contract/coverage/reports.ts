import { escaped } from '../check/reports/markup.ts'
import { dimensions, percent, type Share } from './contract-coverage.ts'
import { type MergedReport, type ReportSource, reportSources } from './merged-report.ts'

const sourceNames: Record<ReportSource, string> = {
  unit: 'unit tests',
  browser: 'browser tests',
  check: 'check run',
  provoked: 'these three',
  played: 'played answers',
  all: 'all together',
}
const kinds = ['statuses', 'branches', 'examples'] as const

/** The table and the lists for a terminal. */
export function terminalReport(report: MergedReport): string {
  const width = 20
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(15) + cells.map((cell) => cell.padStart(width)).join('')
  return [
    row('', dimensions),
    ...reportSources.map((source) =>
      row(
        sourceNames[source],
        dimensions.map((dimension) => shareText(report.sources[source][dimension])),
      ),
    ),
    '',
    listLine('Operations that no screen uses', report.withoutScreen),
    listLine('Operations of screens that no browser test has seen answer', report.notInBrowser),
    ...report.silent.map((source) => `Nothing was noted for the ${sourceNames[source]}.`),
    ...report.shortfalls.map(
      ({ source, dimension, percent: reached, minimum }) =>
        `Too little: ${dimension} of ${sourceNames[source]} ${reached} %, at least ${minimum} % asked for.`,
    ),
  ].join('\n')
}

const style = `
:root{color-scheme:light dark;--line:#8884}
body{font:1rem/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
code{font:.85rem/1.5 ui-monospace,monospace}details{margin:.2rem 0}
.short{color:#c22}@media(prefers-color-scheme:dark){.short{color:#ff8a80}}
`

/** One page with everything in it: no script, no address that would be fetched. */
export function htmlReport(report: MergedReport): string {
  const { title, version } = report.contract
  const rows = reportSources.map(
    (source) =>
      `<tr><th scope="row">${sourceNames[source]}</th>${dimensions
        .map((dimension) => `<td class="n">${shareText(report.sources[source][dimension])}</td>`)
        .join('')}</tr>`,
  )
  const missing = report.sources.all.missing.map(
    (one) =>
      `<tr><td><code>${escaped(one.operationId)}</code></td>${kinds
        .map((kind) => `<td>${missingCell(one[kind])}</td>`)
        .join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Coverage of the contract</title><style>${style}</style></head><body>
<h1>Coverage of the contract</h1>
<p>${escaped(title)} ${escaped(version)}. An operation counts once it has answered 200; a status, a branch of
<code>oneOf</code> and a named example count once an answer was one. Played answers are those that <code>Prefer</code> chose;
the others came of the sandbox's state. Requested are the statuses that a request can bring about: no limit, no fall.</p>
<table><thead><tr><th></th>${dimensions.map((name) => `<th class="n">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
${report.shortfalls
  .map(
    ({ source, dimension, percent: reached, minimum }) =>
      `<p class="short">${dimension} of ${sourceNames[source]}: ${reached} %, at least ${minimum} % asked for</p>`,
  )
  .join('\n')}
${section('Operations that no screen uses', report.withoutScreen)}
${section('Operations of screens that no browser test has seen answer', report.notInBrowser)}
<h2>Never seen, by operation</h2>
<table><thead><tr><th>Operation</th>${kinds.map((kind) => `<th>${kind}</th>`).join('')}</tr></thead>
<tbody>
${missing.join('\n')}
</tbody></table>
</body></html>
`
}

function shareText(share: Share): string {
  return `${share.seen}/${share.total} (${percent(share)} %)`
}

function listLine(title: string, ids: readonly string[]): string {
  return `${title} (${ids.length})${ids.length > 0 ? `: ${ids.join(', ')}` : ''}`
}

function section(title: string, ids: readonly string[]): string {
  const items = ids.map((id) => `<code>${escaped(id)}</code>`).join(', ')
  return `<h2>${title} (${ids.length})</h2>${items === '' ? '' : `<p>${items}</p>`}`
}

function missingCell(names: readonly string[]): string {
  if (names.length === 0) return ''
  const list = names.map((name) => `<div><code>${escaped(name)}</code></div>`).join('')
  return names.length <= 4 ? list : `<details><summary>${names.length}</summary>${list}</details>`
}
