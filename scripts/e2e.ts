import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { ensureBrowser } from './testing/browser.ts'

// npm run test:e2e [-- playwright's arguments]: browser tests over the production build, on a fresh database.

try {
  process.env['CHROMIUM_PATH'] = ensureBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await rm('.cache/e2e-data', { recursive: true, force: true })
const child = spawn('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
