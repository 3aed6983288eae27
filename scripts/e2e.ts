import { spawn, spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { isBuildStale } from '../tools/build/build-shop.ts'
import { ensureBrowser } from '../tools/testing/browser.ts'

// npm run test:e2e [-- playwright's arguments]: browser tests over the production build, on a fresh database.
// E2E_WITHOUT_JOURNEYS=1 leaves out the files that `npm run contract:journey` runs.

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Built here, for the server under test has less time to begin than a build may take.
if (await isBuildStale(process.cwd())) {
  const { status } = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
await rm('.cache/e2e-data', { recursive: true, force: true })
const child = spawn('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
