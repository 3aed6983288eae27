import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take longest. Vitest begins with large ones; the last long one would leave a worker idle. */
const longFiles =
  /\/(other-seeds|second-backend-faults|fault-table|meaning-faults|batched-faults|half-built|call-storms|worked-example|contract-plugin)\.test\.ts$/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // The method of Vitest, not of an array.
    // eslint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    // On two cores two workers leave a tenth of them idle: tests wait for timers and for processes that they start.
    maxWorkers: 3,
    // Answers and facts of a check die young: with more room for them less is moved. 4 % less time in all.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    // The modules of shop and sandbox are loaded once per worker: a third less time than a worker per file. A test
    // undoes what it changes outside of itself.
    isolate: false,
    sequence: { sequencer: LongFirst },
    environment: 'node',
    // All limits only end what hangs: a machine under load is slow, and a good run never waits so long. No test sets
    // a shorter one of its own.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['src/testing/wait-limits.ts', 'src/testing/whole-document.ts'],
    include: ['{src,mocks,scripts,tools,tests}/**/*.test.{ts,tsx}'],
    typecheck: { enabled: false },
    restoreMocks: true,
    unstubGlobals: true,
    env: { TZ: 'UTC' },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
