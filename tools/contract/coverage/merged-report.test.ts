import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { tinyContract } from '../diff/testing/tiny-contract.ts'
import type { Hit } from './contract-coverage.ts'
import { importedOperations } from './imported-operations.ts'
import { mergeCoverage, type Minimum } from './merged-report.ts'
import { htmlReport, terminalReport } from './reports.ts'

const contract = contractOf(tinyContract().document as unknown as ContractDocument, 'tiny')
const hit = (operationId: string, name = '200'): Hit => ({ operationId, kind: 'statuses', name })

const merge = (minimum: Minimum = {}) =>
  mergeCoverage({
    contract,
    hits: {
      unit: [hit('getItem')],
      browser: [],
      check: [hit('getItem'), hit('putItem')],
      played: [hit('getItem')],
    },
    imported: new Set(['putItem']),
    minimum,
  })

test('the same seen twice counts once, and all sources together see more than each', () => {
  const { sources, silent } = merge()
  expect(sources.unit.operations.seen).toBe(1)
  expect(sources.browser.operations.seen).toBe(0)
  expect(sources.all.operations.seen).toBe(2)
  expect(sources.all.statuses.seen).toBe(2)
  expect([sources.provoked.statuses.seen, sources.played.statuses.seen]).toEqual([2, 1])
  expect(silent).toEqual(['browser'])
})

test('operations without a screen, and screens without a browser test, are told', () => {
  const report = merge()
  expect(report.withoutScreen).toContain('getItem')
  expect(report.withoutScreen).not.toContain('putItem')
  expect(report.notInBrowser).toEqual(['putItem'])
  expect(terminalReport(report)).toContain('no browser test has seen answer (1): putItem')
  expect(terminalReport(report)).toContain('Nothing was noted for the browser tests.')
})

test('a share below its minimum is a shortfall, one that reaches it is not', () => {
  const report = merge({ browser: { operations: 1 }, all: { operations: 1, statuses: 100 } })
  expect(report.shortfalls.map(({ source, dimension }) => `${source} ${dimension}`)).toEqual([
    'browser operations',
    'all statuses',
  ])
  expect(terminalReport(report)).toContain('Too little: statuses of all together')
})

test('the page holds everything itself, and names what was never seen', () => {
  const page = htmlReport(merge({ all: { statuses: 100 } }))
  expect(page).not.toMatch(/<script|src=|href=|url\(/)
  expect(page).toContain('<code>putItem</code>')
  expect(page).toContain('at least 100 % asked for')
})

test('only what the shop itself imports by name counts as used', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(join(directory, 'src/testing'), { recursive: true })
    writeFileSync(join(directory, 'src', name), text)
  }
  const from = "from '../generated/operations.ts'"
  write('a.ts', `import {\n  getItem,\n  type OperationId,\n} ${from}\nimport { other } from './other.ts'\n`)
  write('b.tsx', `import type { listItems } ${from}`)
  write('c.ts', `import { login as loginOperation } ${from}`)
  write('a.test.ts', `import { putItem } ${from}`)
  write('testing/c.ts', `import { putItem } ${from}`)
  expect([...(await importedOperations(directory))].toSorted()).toEqual(['getItem', 'login'])
})
