import { defineConfig } from '@playwright/test'
import { browserNames, isInstalled } from '../../tools/testing/webdriver/installed-browsers.ts'

const port = Number(process.env['E2E_PORT'] ?? 4712)

// Playwright runs and reports; the browsers are driven by WebDriver (tools/testing/webdriver), for Playwright's own
// builds of them are no browsers that people have.
export default defineConfig({
  testDir: '.',
  testMatch: '*.browsers.ts',
  projects: browserNames.filter((name) => isInstalled(name)).map((name) => ({ name })),
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../../.cache/other-browsers/failed',
  reporter: [['list']],
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'ignore',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: '.cache/other-browsers-data',
      BACKEND_URL: '',
      BACKEND_TIMEOUT_MS: '60000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
