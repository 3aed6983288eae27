import { readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a runner's JSON report tells. */
export interface TestCounts {
  passed: number
  failed: number
  /** Each failed test: where it stands, its title, and the first lines of why. */
  failures: TestFailure[]
}

export interface TestFailure {
  title: string
  message: string
}

export type Runner = 'vitest' | 'playwright'

const files: Readonly<Record<Runner, string>> = {
  vitest: '.cache/vitest.json',
  playwright: '.cache/playwright.json',
}

/**
 * Counts and failures of a runner's JSON report. A report that is missing counts as one failure: a runner that
 * never got to write it proved nothing. The file is removed, so that no later run can read an old one.
 */
export async function readTestCounts(runner: Runner): Promise<TestCounts> {
  const text = await readFile(files[runner], 'utf8').catch(() => undefined)
  await rm(files[runner], { force: true })
  if (text === undefined) {
    return { passed: 0, failed: 1, failures: [{ title: files[runner], message: 'The report is missing.' }] }
  }
  return countTests(runner, JSON.parse(text))
}

/** @param report the runner's JSON report, parsed */
export function countTests(runner: Runner, report: unknown): TestCounts {
  return runner === 'vitest'
    ? vitestCounts(report as VitestReport)
    : playwrightCounts(report as PlaywrightReport)
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function vitestCounts({ numPassedTests, numFailedTests, testResults }: VitestReport): TestCounts {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded, or whose set-up failed, has no failed test of its own.
    if (status === 'failed' && failed.length === 0) return [{ title: file, message: firstLines(message) }]
    return failed.map((test) => ({
      title: `${file} › ${test.fullName}`,
      message: firstLines(test.failureMessages.join('\n')),
    }))
  })
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures }
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors?: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** The reports of runs side by side as one. */
export function joinedReport(reports: readonly PlaywrightReport[]): PlaywrightReport {
  const sum = (count: (stats: PlaywrightReport['stats']) => number) =>
    reports.reduce((total, { stats }) => total + count(stats), 0)
  return {
    stats: {
      expected: sum(({ expected }) => expected),
      unexpected: sum(({ unexpected }) => unexpected),
      flaky: sum(({ flaky }) => flaky),
    },
    errors: reports.flatMap(({ errors = [] }) => errors),
    suites: reports.flatMap(({ suites }) => suites),
  }
}

function playwrightCounts({ stats, suites, errors = [] }: PlaywrightReport): TestCounts {
  const outside = errors.map(({ message = '' }) => ({ title: 'playwright', message: firstLines(message) }))
  const failures = [...suites.flatMap(failuresOf), ...outside]
  // A flaky test is a bug: it counts as failed.
  const failed = Math.max(stats.unexpected + stats.flaky, failures.length)
  return { passed: stats.expected, failed, failures }
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): TestFailure[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `${file}:${line} › ${title}`,
        message: firstLines(results.flatMap(({ errors }) => errors.map((e) => e.message ?? '')).join('\n')),
      })),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

const shownLines = 12

function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text).trim().split('\n')
  return lines
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, shownLines)
    .join('\n')
}
