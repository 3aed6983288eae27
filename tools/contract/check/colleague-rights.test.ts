import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { colleagueFaults } from './testing/faults/colleague-faults.ts'
import { accounts } from './testing/run-options.ts'

let backend: FaultyBackend

beforeAll(async () => {
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

const needed = [
  'getPersonal',
  'getCompany',
  'listCompanies',
  'listCompanyUsers',
  'listCompanyRoles',
  'inviteCompanyUser',
  'updateCompanyUser',
  'deleteCompanyUser',
  'listInvitations',
  'acceptInvitation',
  'declineInvitation',
  'requestCompanyAccess',
  'listAccessRequests',
  'decideAccessRequest',
  'listHooks',
  'createHook',
  'deleteHook',
]

test('each operation that needs a right has the fault that the right is not asked for', async () => {
  const { operations } = await readContractFile(generatedContractFile)
  const guarded = operations.filter(({ rights }) => rights.length > 0).map(({ id }) => id)
  const faulty = colleagueFaults.filter(({ name }) => name === 'the right is not asked for')
  // Mailing and disputing an act can't be taken back: only a run that may leave something asks for them.
  expect(faulty.map(({ operation }) => operation).toSorted()).toEqual(
    guarded.filter((id) => id !== 'sendAct' && id !== 'disputeAct').toSorted(),
  )
})

test('whoever interrupts while rights are tried finds the company as it was', async () => {
  backend.begin()
  const contract = await readContractFile(generatedContractFile)
  const args = ['--target', backend.target, '--rate', '0', '--wait', '0', '--runs', '0', '--allow-writes']
  const options = readOptions([...args, ...needed.flatMap((id) => ['--operation', id])], accounts)
  if (!options) throw new Error('only help was asked for')
  const { credential } = contract
  const inner = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
  const end = new AbortController()
  const afterwards: string[] = []
  const client: typeof inner = {
    async send(visitor, call) {
      const exchange = await inner.send(visitor, call)
      if (end.signal.aborted && exchange.status === 200) afterwards.push(call.operation?.id ?? '')
      if (call.purpose === 'rights of the colleague: none') end.abort()
      return exchange
    },
  }
  await runCheck({ contract, options, client, interrupted: end.signal }).catch(() => undefined)
  expect(end.signal.aborted).toBe(true)
  // The invitation of the run, and the second account.
  expect(afterwards.filter((id) => id === 'deleteCompanyUser')).toHaveLength(2)
  expect(afterwards).toContain('deleteHook')
})
