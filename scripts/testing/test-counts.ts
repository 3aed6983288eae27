import { readFile, rm } from 'node:fs/promises'

export interface TestCounts {
  passed: number
  failed: number
}

const files = { vitest: '.cache/vitest.json', playwright: '.cache/playwright.json' }

/**
 * Counts of a runner's JSON report. A report that is missing counts as one failure: a runner that never got to
 * write it proved nothing. The file is removed, so that no later run can read an old one.
 */
export async function readTestCounts(runner: keyof typeof files): Promise<TestCounts> {
  const text = await readFile(files[runner], 'utf8').catch(() => undefined)
  await rm(files[runner], { force: true })
  if (text === undefined) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(text)
  return runner === 'vitest' ? vitestCounts(report) : playwrightCounts(report)
}

function vitestCounts(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report as Record<string, number>
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, (numFailedTestSuites ?? 0) > 0 ? 1 : 0),
  }
}

function playwrightCounts(report: unknown): TestCounts {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  // A flaky test is a bug: it counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
