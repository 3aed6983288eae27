import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '../model/contract.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { meaningListFaults } from './testing/faults/meaning-list-faults.ts'
import { meaningPlaceFaults } from './testing/faults/meaning-place-faults.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

let contract: Contract
let backend: FaultyBackend

beforeAll(async () => {
  contract = await readContractFile(generatedContractFile)
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

test.each([...meaningListFaults, ...meaningPlaceFaults])('$name ($operation)', async (fault) => {
  backend.begin(fault)
  const operations = [fault.operation, ...(fault.with ?? [])].flatMap((id) => ['--operation', id])
  const args = [...operations, ...(fault.writes ? ['--allow-writes'] : [])]
  const options = readOptions(['--target', backend.target, '--rate', '0', ...args], accounts)
  if (!options) throw new Error('only help was asked for')
  const { violations } = await runCheck({ contract, options })
  const told = violations.map(({ operationId, rule, message }) => `${operationId}: ${rule} ${message}`)
  expect(told).toContainEqual(expect.stringContaining(fault.place))
})
