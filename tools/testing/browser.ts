import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidates = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Without these Chromium calls home at every start, and a closed network refuses it many times over. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chrome or Chromium on this machine; undefined when there is none. */
export function findBrowser(): string | undefined {
  return candidates.find((path) => path !== '' && existsSync(path))
}

/**
 * The same, and where there is none Debian's package is installed if this user may do it.
 * @throws an error that names the command to type
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chrome or Chromium here: installing the packages chromium and fonts-liberation …')
    for (const args of [
      ['update', '-q'],
      // With the metrics of Arial, which the fallback of the shop's web fonts is fitted to.
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ])
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, for example with:\n' +
      '  npx playwright install chromium   (then set CHROMIUM_PATH to its executable)\n' +
      '  sudo apt-get install chromium fonts-liberation     (Debian, Ubuntu)',
  )
}
