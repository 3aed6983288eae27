import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, faults } from '../examples/second-backend/faults.ts'
import { endWhenTold } from '../tools/contract/check/testing/end-when-told.ts'
import { faultBatches, httpFaults } from '../tools/testing/second-backend-batches.ts'
import { openSecondBackend, type SecondBackendRuns } from '../tools/testing/second-backend-runs.ts'

const table = 'docs/second-backend-faults.md'
const caught = new Map<Fault, string>()
let runs: SecondBackendRuns

beforeAll(async () => {
  runs = await openSecondBackend()
})
afterAll(() => runs.backend.close())

/** Most mistakes show with these; a batch with one that doesn't is tried once more with all that a run does. */
const fewProofs = ['--runs', '0', '--proofs', '1']
/** Batches of which that is known: few proofs would be for nothing. */
const takeAllProofs = new Set([
  'sums and places of the cart',
  'lists of the catalogue',
  'the same thing in every place',
  'equals in another order',
])

test.each(Object.entries(faultBatches))('mistakes of meaning are told: %s', async (name, batch) => {
  const planted = faults.filter(({ name }) => name in batch)
  const hidden = () => planted.filter((fault) => !caught.has(fault))
  for (const args of takeAllProofs.has(name) ? [[]] : [fewProofs, []]) {
    if (hidden().length === 0) break
    const ending = endWhenTold(
      hidden().map(
        (fault) =>
          ({ rule }) =>
            rule === batch[fault.name],
      ),
    )
    const findings = await runs.tryFaults(planted, args, ending)
    for (const fault of hidden()) {
      const found = findings.find(({ rule }) => rule === batch[fault.name])
      if (found) caught.set(fault, `${found.operationId} ${found.pointer} ${wordsOf(found.message)}`)
    }
  }
  expect(hidden().map(({ name }) => name)).toEqual([])
})

test.each(Object.entries(httpFaults))('a mistake of HTTP is told: %s', async (name, [rule, place]) => {
  const planted = faults.filter((fault) => fault.name === name)
  const ending = endWhenTold([(one) => one.rule === rule && one.pointer === place])
  const findings = await runs.tryFaults(planted, [], ending)
  const found = findings.find((one) => one.rule === rule && one.pointer === place)
  for (const fault of planted)
    if (found) caught.set(fault, `${found.operationId} ${place}: ${wordsOf(found.message)}`)
  expect(findings).toContainEqual(expect.objectContaining({ rule, pointer: place }))
})

test('the table of these faults in docs is what this run caught; outside of CI it is written anew', () => {
  const rows = [...caught].map(
    ([{ name, kind, operation, what }, said]) =>
      `| \`${name}\`: ${what} | ${kind} | \`${operation}\` | ${said.replaceAll('|', String.raw`\|`).replaceAll('*', String.raw`\*`)} |`,
  )
  const text = [
    '# Mistakes of meaning in the second backend',
    '',
    `Written by \`tests/second-backend-faults.test.ts\`: ${caught.size} of ${faults.length} mistakes of \`examples/second-backend/faults.ts\`, planted in the`,
    'second backend, those of HTTP alone, the others in batches. Beside each stands the finding of the rule that it breaks.',
    'The same backend without a mistake raises nothing (`tests/second-backend.test.ts`). `npm run second-backend:faults`',
    'tries all of them, one at a time, and tells which are missed.',
    '',
    '| mistake | kind | operation | what the checker says |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  const before = readFileSync(table, 'utf8')
  if (!process.env['CI'] && before !== text) writeFileSync(table, text)
  expect(before).toBe(text)
})

/** The rule and its sentence, without figures that depend on the run. */
function wordsOf(message: string): string {
  return (
    message
      .replace(/, got .*$/s, '')
      .replace(/^must be .* \(([a-z-]+: .*)\)$/s, '$1')
      .replace(/^breaks /, '')
      .replace(/ \(\d+\)$/, '')
      .replace(/ It must be .*$/s, '')
      .replace(/ match pattern .*$/s, ' match its pattern')
      // Which order shows it first depends on the hour: its day in Moscow may be another than in UTC.
      .replace(/\d+ is listed/, 'one is listed')
      .replace(/query=[^ ,]*\d/, 'query=…')
      .replace(/=\d{4}-\d{2}-\d{2}/, '=…')
  )
}
