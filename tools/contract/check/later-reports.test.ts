import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { type Fault, inSuccess, member } from './testing/fault.ts'
import { accounts } from './testing/run-options.ts'

// A report that the backend makes in the background is waited for, so that its rules are tried.

let backend: FaultyBackend
beforeAll(async () => {
  backend = await openFaultyBackend({ hasSeller: true })
})
afterAll(() => backend.close())

const papers = ['requestActs', 'getJob', 'getAct']

async function check(args: string[], fault?: Fault) {
  const contract = await readContractFile(generatedContractFile)
  const chosen = papers.flatMap((id) => ['--operation', id])
  const given = [
    '--target',
    backend.target,
    '--rate',
    '0',
    '--runs',
    '0',
    '--allow-writes',
    ...chosen,
    ...args,
  ]
  const options = readOptions(given, accounts)
  if (!options) throw new Error('only help was asked for')
  backend.begin(fault)
  let waited = 0
  const pause = async (milliseconds: number) => {
    waited += milliseconds
    // The world's clock instead of the real one.
    const answer = await backend.fetch(`${backend.target}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: milliseconds }),
    })
    if (!answer.ok) throw new Error(`The clock answered ${answer.status}`)
  }
  return { report: await runCheck({ contract, options, pause }), waited }
}

/** Acts that were there before the run are right. */
const wrongAct: Fault = {
  name: 'an act that was just made closes with a wrong sum',
  operation: 'getAct',
  place: '/data/act/closing',
  async answer(call) {
    if (call.operationId === 'getAct')
      return inSuccess('getAct', (data) => {
        const act = member(data, 'act')
        const isNew = call.memory.has(`act ${String(act['id'])}`) && act['status'] !== 'queued'
        if (isNew) act['closing'] = Number(act['closing']) + 1
      })(call)
    return inSuccess('requestActs', ({ actId }) => void call.memory.set(`act ${String(actId)}`, ''))(call)
  },
}

test('R-FIN-05 an act that the run asked for is read when it is made', async () => {
  const { report, waited } = await check([], wrongAct)
  const broken = report.violations.map(({ operationId, rule }) => `${operationId} ${rule}`)
  // The list tells the act with its own sum. What it told while the act was queued is no violation.
  expect(new Set(broken)).toEqual(new Set(['getAct act-closing', 'getAct act-detail-closing']))
  expect(waited).toBeGreaterThan(20_000)
  expect(waited).toBeLessThanOrEqual(60_000)
})

test('without time to wait the report says what was still being made', async () => {
  const { report, waited } = await check(['--wait', '0'], wrongAct)
  expect(waited).toBe(0)
  expect(report.violations).toEqual([])
  expect(report.unproved.join('\n')).toMatch(/still queued \(getJob job-act-\d+\); --wait/)
})
