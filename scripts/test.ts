import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'
import type { Readable } from 'node:stream'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { clearAnswerLog, type Asker } from '../tools/contract/coverage/answer-log.ts'
import { readTestCounts, type TestFailure } from '../tools/testing/test-counts.ts'

// npm test: everything that must be green before a change lands, in order of cost, and one closing line
// `N passed, N failed`. A stage without counts of its own (format, lint, types …) counts as one test.

interface Stage {
  name: string
  command: string[]
  env?: Readonly<Record<string, string>>
  counts?: 'vitest' | 'playwright'
  /** It takes one core: it runs beside the stages up to this one, and is told after that. */
  besideUntil?: string
  /** What the sandbox answers is noted for the coverage of the contract; `more` adds to an earlier stage. */
  notes?: { source: Asker; more?: true }
}

const bin = (name: string) => `node_modules/.bin/${name}`
const stages: Stage[] = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  {
    name: 'generated code is fresh',
    command: ['node', 'scripts/generate.ts', '--check'],
    besideUntil: 'types',
  },
  { name: 'contract lint', command: ['node', 'scripts/contract-lint.ts'], besideUntil: 'types' },
  {
    name: 'contract compatibility',
    command: ['node', 'scripts/contract-diff.ts', '--released'],
    besideUntil: 'types',
  },
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['node', 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json'] },
  {
    name: 'import directions',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'mocks',
      'scripts',
      'tools',
      'tests',
      'e2e',
      'examples',
    ],
    besideUntil: 'unused code',
  },
  { name: 'unused code', command: [bin('knip')] },
  {
    name: 'generators of other teams',
    command: ['node', 'scripts/contract-generators.ts'],
    besideUntil: 'unit and contract tests',
  },
  {
    name: 'unit and contract tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    counts: 'vitest',
    notes: { source: 'unit' },
  },
  {
    name: 'check for contract coverage',
    command: ['node', 'scripts/contract-coverage.ts', '--check'],
    besideUntil: 'browser tests',
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  // It waits for processes to end and begin for half of its time.
  { name: 'torture', command: ['node', 'scripts/torture.ts', '--short'], besideUntil: 'browser tests' },
  { name: 'browser-only build', command: ['node', 'scripts/build-msw.ts'] },
  {
    name: 'browser tests',
    command: ['node', 'scripts/e2e.ts'],
    // The next stage runs the journeys; each browser test runs once.
    env: { E2E_WITHOUT_JOURNEYS: '1' },
    counts: 'playwright',
    notes: { source: 'browser' },
  },
  {
    name: 'journeys through Prism',
    command: ['node', 'scripts/contract-journey.ts'],
    counts: 'playwright',
    notes: { source: 'browser', more: true },
  },
  { name: 'contract coverage', command: ['node', 'scripts/contract-coverage.ts', '--merge'] },
]

/** Of the end of what a stage prints. */
const keptLetters = 4000

const usage = `npm test [-- name …]

Runs everything that must be green before a change lands, or the stages whose names contain one of the words:
${stages.map(({ name }) => `  ${name}`).join('\n')}`

await npmCommand({ usage, words: true }, async ({ words }) => {
  const unknown = words.filter((word) => !stages.some(({ name }) => name.includes(word)))
  if (unknown.length > 0) throw new UsageError(`no stage is named ${unknown.join(', ')}`)
  return runStages(
    stages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))),
  )
})

/** @returns the exit code: 0 when all is green */
async function runStages(chosen: readonly Stage[]): Promise<number> {
  let passed = 0
  let failed = 0
  const broken: { stage: string; failures: TestFailure[]; code: number; lastLines: string }[] = []
  const tell = async (stage: Stage, { code, lastLines, seconds }: Outcome) => {
    const counts = stage.counts ? await readTestCounts(stage.counts) : undefined
    const stageFailed = Math.max(counts?.failed ?? 0, code === 0 ? 0 : 1)
    passed += counts ? counts.passed : stageFailed === 0 ? 1 : 0
    failed += stageFailed
    if (stageFailed > 0) broken.push({ stage: stage.name, failures: counts?.failures ?? [], code, lastLines })
    console.log(`-- ${stage.name}: ${stageFailed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`)
    return stageFailed === 0
  }
  let beside: { stage: Stage; outcome: Promise<Outcome>; printed: string[] }[] = []
  const tellBeside = async (upTo?: string) => {
    for (const { stage, outcome, printed } of beside.filter(
      ({ stage: { besideUntil } }) => upTo === undefined || besideUntil === upTo,
    )) {
      const ended = await outcome
      console.log(`\n== ${stage.name}\n${printed.join('')}`)
      await tell(stage, ended)
    }
    beside = beside.filter(({ stage: { besideUntil } }) => upTo !== undefined && besideUntil !== upTo)
  }
  for (const stage of chosen) {
    if (stage.notes && !stage.notes.more) clearAnswerLog(stage.notes.source)
    if (stage.besideUntil !== undefined) {
      const printed: string[] = []
      beside.push({ stage, outcome: run(stage, (chunk) => printed.push(chunk.toString())), printed })
      continue
    }
    console.log(`\n== ${stage.name}`)
    const isGreen = await tell(stage, await run(stage))
    await tellBeside(stage.name)
    // Browser tests of what isn't built tell nothing.
    if (stage.name.endsWith('build') && !isGreen) break
  }
  await tellBeside()
  // Again at the end: a log of thousands of lines is often read, or kept, from its end only.
  for (const { stage, failures, code, lastLines } of broken) {
    console.log(`\nFailed: ${stage} (exit code ${code})`)
    if (failures.length === 0) console.log(lastLines.replaceAll(/^/gm, '  '))
    for (const { title, message } of failures) {
      console.log(`  ✗ ${title}\n${message.replaceAll(/^/gm, '      ')}`)
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

interface Outcome {
  /** The exit code. */
  code: number
  /** The end of what it printed. */
  lastLines: string
  seconds: number
}

/** @param show gets what it prints, when that is not printed at once */
async function run(
  { command: [command = '', ...args], env: own, notes }: Stage,
  show?: (chunk: Buffer) => void,
): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      // Tests start hundreds of processes; only the first of a kind compiles its modules.
      NODE_COMPILE_CACHE: resolvePath('.cache/compiled'),
      ...own,
      ...(notes && { CONTRACT_COVERAGE: notes.source }),
    }
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let printed = ''
    const pass = (from: Readable, to: NodeJS.WriteStream) =>
      from.on('data', (chunk: Buffer) => {
        if (show) show(chunk)
        else to.write(chunk)
        printed = (printed + chunk.toString()).slice(-keptLetters)
      })
    pass(child.stdout, process.stdout)
    pass(child.stderr, process.stderr)
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({
        code: code ?? 1,
        lastLines: printed.trim(),
        seconds: (performance.now() - started) / 1000,
      }),
    )
  })
}
