import { expect, test } from 'vitest'
import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

// A team checks with the account that it has: one without a company, without rights, or beside a colleague's.

const { person, mechanic, buyer } = seedIds.users

/** What differs is the account: each rule is tried once by each, and no other value tells more of it. */
const onceEach = ['--runs', '1', '--proofs', '1']

async function check(login: string, other: string) {
  const contract = await readContractFile(generatedContractFile)
  const backend = await openFaultyBackend()
  try {
    const environment = { ...accounts, CONTRACT_LOGIN: login, CONTRACT_LOGIN_2: other }
    const args = ['--target', backend.target, '--rate', '0', '--wait', '0', '--allow-writes', ...onceEach]
    const options = readOptions(args, environment)
    if (!options) throw new Error('only help was asked for')
    backend.begin()
    const { credential } = contract
    const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
    return await runCheck({ contract, options, client })
  } finally {
    await backend.close()
  }
}

test('a person without a company raises no false alarm', async () => {
  const report = await check(person.email, buyer.email)
  expect(report.violations).toEqual([])
  expect(report.verdict).toBe('complies')
})

test('an account without rights raises no false alarm, nor does a colleague’s beside it', async () => {
  const report = await check(mechanic.email, buyer.email)
  expect(report.violations).toEqual([])
  expect(report.verdict).toBe('complies')
  const reasons = new Map(report.operations.map(({ operationId, reason }) => [operationId, reason]))
  expect(reasons.get('requestActs')).toContain('the account has no right to it (acts.request)')
  expect(report.notes.join('\n')).toContain('Both accounts belong to company')
})
