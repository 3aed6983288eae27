import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

let backend: FaultyBackend

beforeAll(async () => {
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

test('a search that heeds case is told once', async () => {
  backend.begin({
    name: 'capitals find nothing',
    operation: 'listMachines',
    place: 'other-letters',
    async answer({ operationId, url, pass }) {
      const query = url.searchParams.get('query') ?? ''
      const own = new URL(url)
      if (operationId === 'listMachines' && query !== '' && query === query.toUpperCase())
        own.searchParams.set('query', 'щъщъщъ')
      return pass({ url: own })
    },
  })
  const contract = await readContractFile(generatedContractFile)
  const args = ['--target', backend.target, '--rate', '0', '--wait', '0', '--operation', 'listMachines']
  const options = readOptions(args, accounts)
  if (!options) throw new Error('only help was asked for')
  const { credential } = contract
  const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
  const { violations } = await runCheck({ contract, options, client })
  const told = violations.filter(({ rule }) => rule === 'other-letters')
  expect(told.map(({ operationId }) => operationId)).toEqual(['listMachines'])
  expect(told[0]?.message).toContain('in capitals')
})
