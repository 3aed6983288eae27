import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '../model/contract.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import type { Fault } from './testing/fault.ts'
import { inBatches } from './testing/fault-batches.ts'
import { keepSections } from './testing/fault-sections.ts'
import { huntedFaults } from './testing/faults/hunted-faults.ts'
import { sessionFaults } from './testing/faults/session-faults.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

const groups: readonly (readonly [string, readonly Fault[]])[] = [
  ['Sessions, files of lists, bounds of orders', sessionFaults],
  ['Traces and ranges', huntedFaults],
]
const caught = new Map<Fault, string>()

let contract: Contract
let backend: FaultyBackend

beforeAll(async () => {
  contract = await readContractFile(generatedContractFile)
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

const find = inBatches(
  groups.flatMap(([, faults]) => faults),
  (fault, operations) => {
    backend.begin(fault)
    const args = [
      ...operations.flatMap((id) => ['--operation', id]),
      ...(fault.writes ? ['--allow-writes'] : []),
    ]
    const options = readOptions(['--target', backend.target, '--rate', '0', '--wait', '0', ...args], accounts)
    if (!options) throw new Error('only help was asked for')
    const { credential } = contract
    const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
    return runCheck({ contract, options, client })
  },
  (fault, { operationId, rule, message }) => `${operationId}: ${rule} ${message}`.includes(fault.place),
)

test.each(groups.flatMap(([, faults]) => faults))('$name ($operation)', async (fault) => {
  const { found, violations } = await find(fault)
  const told = violations.map(({ operationId, rule, message }) => `${operationId}: ${rule} ${message}`)
  expect(found, `found instead: ${told.join('\n')}`).toBeDefined()
  if (!found) return
  const { operationId, pointer, message } = found
  const of = operationId === fault.operation ? '' : `(${operationId}) `
  caught.set(fault, `${of}${pointer} ${message}`.trim())
})

test('these tables of faults in docs are what this run caught', () => {
  const { before, after } = keepSections(
    groups.map(([group, faults]) => [group, faults.map((fault) => ({ ...fault, said: caught.get(fault) }))]),
  )
  expect(before, 'docs/checker-faults.md was written anew: commit it').toBe(after)
})
