import { describe, expect, test } from 'vitest'
import { countTests, joinedReport } from './test-counts.ts'

describe('vitest', () => {
  const file = (assertionResults: { status: string; fullName: string; failureMessages: string[] }[]) => ({
    name: `${process.cwd()}/src/a.test.ts`,
    status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    message: '',
    assertionResults,
  })

  test('a failed test is named with its file and the first lines of why', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        file([
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            failureMessages: ['\u001b[31mError: no\u001b[39m\n' + 'at\n'.repeat(99)],
          },
        ]),
      ],
    }
    const { passed, failed, failures } = countTests('vitest', report)
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
    expect(failures).toHaveLength(1)
    expect(failures[0]?.title).toBe('src/a.test.ts › two')
    expect(failures[0]?.message.split('\n')).toHaveLength(12)
    expect(failures[0]?.message).toMatch(/^Error: no\nat/)
  })

  test('a file that could not be loaded counts as failed', () => {
    const broken = { ...file([]), status: 'failed', message: 'Cannot find module' }
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [broken] }
    expect(countTests('vitest', report)).toEqual({
      passed: 3,
      failed: 1,
      failures: [{ title: 'src/a.test.ts', message: 'Cannot find module' }],
    })
  })
})

describe('playwright', () => {
  const spec = (title: string, status: string) => ({
    title,
    line: 7,
    tests: [
      { status, results: [{ errors: status === 'expected' ? [] : [{ message: 'Error: timed out' }] }] },
    ],
  })

  test('unexpected and flaky tests are failed, in nested suites too', () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          file: 'cart.e2e.ts',
          specs: [spec('a', 'expected'), spec('b', 'unexpected')],
          suites: [{ file: 'cart.e2e.ts', specs: [spec('c', 'flaky')] }],
        },
      ],
    }
    expect(countTests('playwright', report)).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { title: 'cart.e2e.ts:7 › b', message: 'Error: timed out' },
        { title: 'cart.e2e.ts:7 › c', message: 'Error: timed out' },
      ],
    })
  })

  test('runs side by side are counted together', () => {
    const one = {
      stats: { expected: 2, unexpected: 1, flaky: 0 },
      suites: [{ file: 'cart.e2e.ts', specs: [spec('a', 'unexpected')] }],
    }
    const other = {
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      suites: [{ file: 'orders.e2e.ts', specs: [spec('b', 'expected')] }],
      errors: [{ message: 'A worker ended' }],
    }
    expect(countTests('playwright', joinedReport([one, other]))).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        { title: 'cart.e2e.ts:7 › a', message: 'Error: timed out' },
        { title: 'playwright', message: 'A worker ended' },
      ],
    })
  })

  test('an error outside of any test counts as failed', () => {
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      suites: [],
      errors: [{ message: 'No tests found' }],
    }
    expect(countTests('playwright', report)).toMatchObject({ passed: 0, failed: 1 })
  })
})
