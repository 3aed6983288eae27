import { defineConfig } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { browserLaunch, findBrowser } from './tools/testing/browser.ts'
import { leftToPrism } from './tools/testing/journeys.ts'

const port = Number(process.env['E2E_PORT'] ?? 4710)
// Through Prism to the sandbox alone (scripts/contract-journey.ts): one world, so one test after another.
const backendUrl = process.env['E2E_BACKEND_URL'] ?? ''
/** Of several runs side by side: each has its own port, database and report. */
const lane = process.env['E2E_LANE'] ? `-${process.env['E2E_LANE']}` : ''
// The shop's controls are closed to all who don't send it. Workers read this file again and inherit the variable.
const controlToken = (process.env['E2E_CONTROL_TOKEN'] ??= randomUUID())

// Over the production build: `npm run test:e2e` builds first, then starts this.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: process.env['E2E_WITHOUT_JOURNEYS'] ? leftToPrism : [],
  fullyParallel: true,
  // On two cores two workers leave one of fifteen seconds idle.
  workers: backendUrl ? 1 : 3,
  retries: 0,
  forbidOnly: true,
  // Generous: a machine under load is slow, and a good run never waits so long. No test sets a shorter one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: `.cache/e2e${lane}`,
  reporter: [['list'], ['json', { outputFile: `.cache/playwright${lane}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    viewport: { width: 1440, height: 900 },
    // Most of what a popup costs without a graphics card is its moving in and out. The journeys through Prism move, as
    // do the files that `moving` of e2e/fixtures/test.ts marks.
    contextOptions: { reducedMotion: backendUrl ? 'no-preference' : 'reduce' },
    // A trace waits for every call's body, and for a call that a reload has cut short it waits for ever. On demand:
    // `npm run test:e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Routes of a test don't see what a worker asks for. e2e/offline.e2e.ts is about it, and allows it.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'sandbox-control-token': controlToken },
    launchOptions: browserLaunch(findBrowser()),
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: `.cache/e2e-data${lane}`,
      BACKEND_URL: backendUrl,
      SANDBOX_CONTROL_TOKEN: controlToken,
      // No test is about a silent backend; one that is only slow must not look like it.
      BACKEND_TIMEOUT_MS: '60000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
