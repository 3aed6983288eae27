import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordOf } from '../model/record.ts'
import type { Contract } from '../model/contract.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { inSuccess } from './testing/fault.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

let contract: Contract
let backend: FaultyBackend

beforeAll(async () => {
  contract = await readContractFile(generatedContractFile)
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

/** The rules that are told broken, where the list of acts tells a wrong number of an act so many times. */
async function brokenWhereTheListLags(times: number): Promise<string[]> {
  let lists = 0
  const lagging = inSuccess('listActs', (data) => {
    const items = Array.isArray(data['items']) ? data['items'].map(recordOf) : []
    const act = items.find(({ number }) => number !== null)
    if (!act) return
    lists += 1
    if (lists <= times) act['number'] = 'АС-0'
  })
  backend.begin({
    name: 'the list lags behind',
    operation: 'listActs',
    place: 'act-detail-number',
    answer: lagging,
  })
  const operations = ['--operation', 'listActs', '--operation', 'getAct']
  const options = readOptions(['--target', backend.target, '--rate', '0', ...operations], accounts)
  if (!options) throw new Error('only help was asked for')
  const { violations } = await runCheck({ contract, options })
  expect(lists).toBeGreaterThan(1)
  return [...new Set(violations.map(({ rule }) => rule))]
}

test('what changed between two reads is no violation', async () => {
  expect(await brokenWhereTheListLags(1)).toEqual([])
})

test('two reads that go on to contradict each other are told', async () => {
  expect(await brokenWhereTheListLags(Infinity)).toContain('act-detail-number')
})
