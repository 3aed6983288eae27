import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractRoot } from '../../model/bundle.ts'
import type { CheckReport } from '../check-report.ts'
import { contractCheck } from '../command.ts'
import { githubReport } from './sarif.ts'
import { inAnswer, rewritten } from '../testing/fault.ts'
import { type FaultyBackend, openFaultyBackend } from '../testing/faulty-backend.ts'
import { accounts } from '../testing/run-options.ts'

let backend: FaultyBackend
let folder = ''

beforeAll(async () => {
  backend = await openFaultyBackend()
  folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await backend.close()
})

test('all reports tell of the same violation, without secrets', async () => {
  backend.begin({
    name: 'a wrong field of the profile',
    operation: 'getPersonal',
    place: '',
    answer: inAnswer('getPersonal', async (answer) =>
      rewritten(answer, (await answer.text()).replace('"emailVerified":true', '"emailVerified":"<да>"')),
    ),
  })
  const files = Object.fromEntries(
    ['json', 'junit', 'sarif', 'html'].map((kind) => [kind, join(folder, `report.${kind}`)]),
  )
  const contract = contractRoot
  const lines: string[] = []
  const reports = Object.entries(files).flatMap(([kind, file]) => [`--${kind}`, file])
  const args = [
    '--target',
    backend.target,
    '--contract',
    contract,
    '--rate',
    '0',
    '--operation',
    'getPersonal',
  ]
  await contractCheck([...args, '--github', ...reports], {
    command: 'contract-check',
    environment: accounts,
    print: (line) => void lines.push(line),
    memory: join(folder, 'last.json'),
  })
  const text = lines.join('\n')
  const read = (kind: string) => readFileSync(files[kind] ?? '', 'utf8')
  const report = JSON.parse(read('json')) as CheckReport
  expect(report.verdict).toBe('violations')
  expect(report.violations[0]).toMatchObject({
    operationId: 'getPersonal',
    pointer: '/data/user/emailVerified',
  })
  expect(report.coverage.operations).toEqual({ seen: 1, total: 1 })
  expect(read('junit')).toMatch(
    /<testcase classname="contract.auth" name="getPersonal">\s*<failure type="schema"/,
  )
  const sarif = JSON.parse(read('sarif')) as {
    runs: {
      results: {
        locations: {
          physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number } }
        }[]
      }[]
    }[]
  }
  const place = sarif.runs[0]?.results[0]?.locations[0]?.physicalLocation
  expect(place?.artifactLocation.uri).toBe('openapi/schemas/User.yaml')
  const yaml = readFileSync('openapi/schemas/User.yaml', 'utf8').split('\n')
  expect(yaml[(place?.region.startLine ?? 0) - 1]).toContain('emailVerified: { type: boolean')
  expect(text).toContain(`::error file=openapi/schemas/User.yaml,line=${place?.region.startLine}`)
  expect(text).toContain(`\n    openapi/schemas/User.yaml:${place?.region.startLine}\n`)
  expect(read('html')).toContain('/data/user/emailVerified')
  expect(read('html')).toContain(`openapi/schemas/User.yaml:${place?.region.startLine}`)
  expect(read('html')).not.toMatch(/<script|https?:\/\/(?!127)|"<да>/)
  for (const kind of ['json', 'junit', 'sarif', 'html']) {
    expect(read(kind)).not.toContain(accounts.CONTRACT_PASSWORD)
    expect(read(kind)).not.toMatch(/Authorization-Token: (?!\$TOKEN|wrong-)/)
  }
})

test('the same fault of many operations is one annotation', () => {
  const violation = (operationId: string) => ({
    operationId,
    rule: 'header',
    pointer: 'header Cache-Control',
    message: 'is missing',
    status: 200,
    curl: 'curl -i',
    count: 1,
  })
  const violations = ['getHeader', 'getFooter', 'getCart'].map(violation)
  const text = githubReport({ violations, unusable: [] } as unknown as CheckReport, () => ({
    file: 'openapi.yaml',
    line: 3,
  }))
  expect(text).toBe(
    '::error file=openapi.yaml,line=3,title=getHeader%2C getFooter%2C getCart (header)::header Cache-Control is missing',
  )
})
