import { generatedContractFile } from '../model/generated-contract.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContractFile } from '../model/read-contract.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'

// Prism keeps no state: only shapes can be judged, and the report says what that leaves open.

let prism: ChildProcess
let target = ''

beforeAll(async () => {
  const port = await freePort()
  target = `http://127.0.0.1:${port}`
  prism = spawn('node', ['scripts/mock.ts'], {
    stdio: 'ignore',
    env: { ...process.env, PRISM_PORT: String(port), NODE_OPTIONS: '' },
  })
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(`${target}/api/footer/`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Prism did not start')
})

afterAll(async () => {
  prism.kill('SIGTERM')
  await once(prism, 'exit')
})

async function check(args: string[]) {
  const options = readOptions(['--target', target, '--rate', '0', '--level', 'shape', ...args], {})
  if (!options) throw new Error('only help was asked for')
  return runCheck({ contract: await readContractFile(generatedContractFile), options })
}

test('Prism complies at the level of shapes, and what that does not prove is told', async () => {
  const report = await check([])
  expect(report.violations).toEqual([])
  expect(report.verdict).toBe('complies')
  expect(report.unproved.length).toBeGreaterThan(2)
  expect(report.operations.filter(({ verdict }) => verdict === 'passed').length).toBeGreaterThan(60)
})

test('with --allow-writes the shapes of writes are checked on Prism too', async () => {
  const report = await check(['--allow-writes'])
  expect(report.violations).toEqual([])
  const untested = report.operations.filter(({ verdict }) => verdict === 'untested')
  // An upload is made for a backend that keeps it.
  expect(untested.map(({ operationId }) => operationId)).toEqual(['uploadFile'])
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
