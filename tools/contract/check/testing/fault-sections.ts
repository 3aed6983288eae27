import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The name of a fault, its operation and what the checker said of it. */
export interface CaughtFault {
  name: string
  operation: string
  /** `undefined` where it was not caught. */
  said: string | undefined
}

const table = fileURLToPath(new URL('../../../../docs/checker-faults.md', import.meta.url))
const counted = /\b\d+ faults, switched on/

/**
 * Writes sections of `docs/checker-faults.md` anew and counts all rows; the other sections stay as they are.
 * @returns the document before and after; they differ when it has to be committed
 */
export function keepSections(
  sections: readonly (readonly [group: string, faults: readonly CaughtFault[]])[],
): {
  before: string
  after: string
} {
  const before = readFileSync(table, 'utf8')
  const parts = before.split(/^(?=## )/m).map((part) => part.trimEnd())
  for (const [group, faults] of sections) {
    const index = parts.findIndex((part) => part.startsWith(`## ${group}\n`))
    parts.splice(index < 0 ? parts.length : index, 1, sectionOf(group, faults))
  }
  const rows = parts
    .join('\n')
    .split('\n')
    .filter((line) => /^\| .* \| `.*` \| /.test(line)).length
  const after = `${parts.join('\n\n')}\n`.replace(counted, `${rows} faults, switched on`)
  if (before !== after) writeFileSync(table, after)
  return { before, after }
}

function sectionOf(group: string, faults: readonly CaughtFault[]): string {
  return [
    `## ${group}`,
    '',
    '| fault | operation | what the checker says |',
    '|---|---|---|',
    ...faults.map(
      ({ name, operation, said }) => `| ${name} | \`${operation}\` | ${cell(said ?? 'NOT CAUGHT')} |`,
    ),
  ].join('\n')
}

/** The message without what differs between runs, or what the contract or the data may change any day. */
function cell(text: string): string {
  return text
    .replace(/, got .*$/s, '')
    .replaceAll(/contract-check-[\da-f]{8}/g, 'contract-check-…')
    .replaceAll(/\+7000\d{7}/g, '+7000…')
    .replace(/ one of \[.*$/s, ' one of […]')
    .replace(/ match pattern .*$/s, ' match its pattern')
    .replace(/ more than \d+ characters$/, ' more characters than allowed')
    .replace(/ must be \d+ \(/, ' must be … (')
    .replace(/\(\d+ bytes\)/, '(… bytes)')
    .replace(/ is not declared, only .*$/, ' is not declared')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('*', String.raw`\*`)
}
