import { spawn, spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { isBuildStale } from '../tools/build/build-shop.ts'
import { browserNames, installText, isInstalled } from '../tools/testing/webdriver/installed-browsers.ts'

const usage = `npm run test:browsers [-- playwright's options]

The production build in Firefox, WebKit and Yandex Browser, in those that are installed: purchase, keyboard, popups,
Back after logout, pictures of the main pages (.cache/other-browsers). '--project=firefox' takes one of them.`

async function main(): Promise<number> {
  const missing = browserNames.filter((name) => !isInstalled(name))
  if (missing.length > 0)
    console.error(`Not installed here:\n${missing.map((name) => `  ${installText(name)}`).join('\n')}`)
  if (missing.length === browserNames.length) return 1
  if (await isBuildStale(process.cwd())) {
    const { status } = spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' })
    if (status !== 0) return 1
  }
  await rm('.cache/other-browsers-data', { recursive: true, force: true })
  const config = ['--config', 'e2e/other-browsers/playwright.config.ts']
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/playwright', ['test', ...config, ...chosen], { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const chosen = process.argv.slice(2)
if (chosen.some((one) => one === '--help' || one === '-h')) console.log(usage)
else process.exitCode = await main()
