import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import type { CheckReport } from './check-report.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import type { Fault } from './testing/fault.ts'
import { keepSections } from './testing/fault-sections.ts'
import { batchedFaults, batchedOperations } from './testing/faults/batched-faults.ts'
import {
  aheadFaults,
  bodyBoundFaults,
  bodyBoundOperations,
  dueFaults,
} from './testing/faults/body-bound-faults.ts'
import {
  freshLookFaults,
  freshLookOperations,
  orderHistoryFaults,
  orderHistoryOperations,
} from './testing/faults/fresh-look-faults.ts'
import { colleagueFaults, colleagueOperations } from './testing/faults/colleague-faults.ts'
import { dueRefusalFaults, refusalDataFaults, refusalDataOperations } from './testing/faults/due-faults.ts'
import { fifthLookFaults, fifthLookOperations } from './testing/faults/fifth-look-faults.ts'
import { heldBackFaults, heldBackOperations } from './testing/faults/held-back-faults.ts'
import { importFaults, importOperations } from './testing/faults/import-faults.ts'
import { keptThingsFaults, keptThingsOperations } from './testing/faults/kept-things-faults.ts'
import { linkedThingsFaults, linkedThingsOperations } from './testing/faults/linked-things-faults.ts'
import { eighthLookFaults, eighthLookOperations } from './testing/faults/eighth-look-faults.ts'
import { ninthLookFaults, ninthLookOperations } from './testing/faults/ninth-look-faults.ts'
import { refusalBatches, refusalOperations } from './testing/faults/refusal-faults.ts'
import { sixthLookFaults, sixthLookOperations } from './testing/faults/sixth-look-faults.ts'
import { singleFieldFaults, singleFieldOperations } from './testing/faults/single-field-faults.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'
import { tenthLookFaults, tenthLookOperations } from './testing/faults/tenth-look-faults.ts'
import { variedFaults, variedOperations } from './testing/faults/varied-faults.ts'
import { endWhenTold, type Ending, type Told } from './testing/end-when-told.ts'
import { together } from './testing/together.ts'

// One run shows all faults of a batch, for they leave one another alone.

let backend: FaultyBackend

async function violationsOf(operations: readonly string[], more: readonly string[], ending: Ending) {
  const args = ['--target', backend.target, '--rate', '0', '--wait', '0', '--runs', '0', '--allow-writes']
  const chosen = operations.flatMap((id) => ['--operation', id])
  const options = readOptions([...args, ...more, ...chosen], accounts)
  if (!options) throw new Error('only help was asked for')
  const contract = await readContractFile(generatedContractFile)
  const { credential } = contract
  const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
  return (await runCheck({ contract, options, client, ...ending })).violations
}

beforeAll(async () => {
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

describe.each([
  { group: 'Every write of a kind', faults: batchedFaults, operations: batchedOperations },
  { group: 'Single fields', faults: singleFieldFaults, operations: singleFieldOperations },
  { group: 'Kept things', faults: keptThingsFaults, operations: keptThingsOperations },
  { group: 'Linked things', faults: linkedThingsFaults, operations: linkedThingsOperations },
  { group: 'A fresh look', faults: freshLookFaults, operations: freshLookOperations },
  { group: 'Histories of orders', faults: orderHistoryFaults, operations: orderHistoryOperations },
  {
    group: 'Bounds of bodies, and times ahead',
    faults: [...bodyBoundFaults, ...dueFaults, ...aheadFaults],
    operations: bodyBoundOperations,
  },
  { group: 'Held back', faults: heldBackFaults, operations: heldBackOperations },
  { group: 'Other values', faults: variedFaults, operations: variedOperations },
  { group: 'Refusals that the data make due', faults: dueRefusalFaults, operations: [] },
  { group: 'Refusals with data', faults: refusalDataFaults, operations: refusalDataOperations },
  { group: 'A fifth look', faults: fifthLookFaults, operations: fifthLookOperations },
  { group: 'A sixth look', faults: sixthLookFaults, operations: sixthLookOperations },
  { group: 'An eighth look', faults: eighthLookFaults, operations: eighthLookOperations },
  { group: 'A ninth look', faults: ninthLookFaults, operations: ninthLookOperations },
  { group: 'A tenth look', faults: tenthLookFaults, operations: tenthLookOperations },
  { group: 'Imports', faults: importFaults, operations: importOperations },
  { group: 'Rights of a colleague', faults: colleagueFaults, operations: colleagueOperations },
  ...refusalBatches.map((faults, index) => ({
    group: `Untrue refusals ${index + 1}`,
    faults,
    operations: refusalOperations,
  })),
])('$group', ({ group, faults, operations }) => {
  let violations: CheckReport['violations']

  beforeAll(async () => {
    backend.begin(together(faults))
    violations = await violationsOf(operations, ['--proofs', '1'], untilAllShow())
    // What few proofs don't show may show with all that a run does.
    if (faults.every((fault) => foundFor(fault))) return
    backend.begin(together(faults))
    violations = await violationsOf(operations, [], untilAllShow())
    // One run stands for dozens: a machine under load takes minutes for it.
  }, 600_000)

  const shows = (fault: Fault, { operationId, rule, message }: Told) =>
    operationId === fault.operation && `${rule} ${message}`.includes(fault.place)
  const foundFor = (fault: Fault) => violations.find((violation) => shows(fault, violation))
  const untilAllShow = () => endWhenTold(faults.map((fault) => (violation) => shows(fault, violation)))

  test.each(faults)('$name ($operation)', (fault) => {
    const own = violations.filter(({ operationId }) => operationId === fault.operation)
    expect(
      foundFor(fault),
      `found instead: ${own.map(({ rule, message }) => `${rule} ${message}`).join('\n')}`,
    ).toBeDefined()
  })

  test('this table of faults in docs is what this run caught', () => {
    const rows = faults.map((fault) => {
      const found = foundFor(fault)
      return { ...fault, said: found && `${found.pointer} ${found.message}` }
    })
    const { before, after } = keepSections([[group, rows]])
    expect(before, 'docs/checker-faults.md was written anew: commit it').toBe(after)
  })
})
