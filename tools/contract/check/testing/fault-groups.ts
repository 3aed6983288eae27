import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedContractFile } from '../../model/generated-contract.ts'
import type { Contract } from '../../model/contract.ts'
import { readContractFile } from '../../model/read-contract.ts'
import { createClient } from '../client.ts'
import { readOptions } from '../options.ts'
import { runCheck } from '../run-check.ts'
import type { Fault } from './fault.ts'
import { inBatches } from './fault-batches.ts'
import { keepSections } from './fault-sections.ts'
import { type FaultyBackend, openFaultyBackend } from './faulty-backend.ts'
import { accounts } from './run-options.ts'

/**
 * Tests that the check tells each fault of these groups, and that `docs/checker-faults.md` holds what it says.
 * @param groups headings of the document with their faults
 */
export function testFaultGroups(groups: readonly (readonly [string, readonly Fault[]])[]): void {
  const all = groups.flatMap(([, faults]) => faults)
  const caught = new Map<Fault, string>()
  let contract: Contract
  let backend: FaultyBackend

  beforeAll(async () => {
    contract = await readContractFile(generatedContractFile)
    backend = await openFaultyBackend()
  })
  afterAll(() => backend.close())

  const find = inBatches(
    all,
    (fault, operations, more, ending) => {
      backend.begin(fault)
      const args = [
        ...more,
        ...operations.flatMap((id) => ['--operation', id]),
        ...(fault.writes ? ['--allow-writes'] : []),
        ...(fault.lasting ? ['--allow-lasting', '--outbox', `${backend.target}/sandbox/outbox`] : []),
      ]
      const given = ['--target', backend.target, '--rate', '0', '--wait', '0', ...args]
      const options = readOptions(given, accounts)
      if (!options) throw new Error('only help was asked for')
      const { credential } = contract
      const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
      return runCheck({ contract, options, client, ...ending })
    },
    (fault, { operationId, rule, message }) => `${operationId}: ${rule} ${message}`.includes(fault.place),
  )

  test.each(all)('$name ($operation)', async (fault) => {
    const { found, violations } = await find(fault)
    const told = violations.map(({ operationId, rule, message }) => `${operationId}: ${rule} ${message}`)
    expect(found, `found instead: ${told.join('\n')}`).toBeDefined()
    if (!found) return
    const { operationId, pointer, message } = found
    const of = operationId === fault.operation ? '' : `(${operationId}) `
    // The id of the run is another one each time.
    caught.set(
      fault,
      `${of}${pointer} ${message}`.trim().replaceAll(/contract-check-\w{8}/g, 'contract-check-…'),
    )
  })

  test('these tables of faults in docs are what this run caught', () => {
    const { before, after } = keepSections(
      groups.map(([group, faults]) => [
        group,
        faults.map((fault) => ({ ...fault, said: caught.get(fault) })),
      ]),
    )
    expect(before, 'docs/checker-faults.md was written anew: commit it').toBe(after)
  })
}
