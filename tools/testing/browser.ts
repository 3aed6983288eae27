import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Chromium without its own windows, about a third lighter on the processor. Pages are the same. */
const shells = ['/usr/bin/chromium-headless-shell']

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The engine heeds the last switch of a name only, so what Playwright turns off is turned off here again. */
const featuresOfPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Pages of the address bar: each window loads them unseen, which takes longer than a page of the shop. */
const pagesOfAddressBar = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
]

/** Without most of these Chromium calls home at every start, and a closed network refuses it many times over. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...featuresOfPlaywright, ...pagesOfAddressBar].join(',')}`,
]

/** Only the last switch of this name counts, so it repeats what Playwright's own says of the mouse. */
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  // The shell takes an unknown network for a slow one else: pictures load from afar.
  'lazyLoadingImageMarginPxUnknown=1250',
]

const switchesOfShell = [
  // The shell sets letters on whole pixels else.
  '--font-render-hinting=none',
  `--blink-settings=${blinkSettings.join(',')}`,
]

/**
 * How Playwright starts a browser.
 * @param executablePath undefined: Playwright's own, whose windowless one is a shell as well
 */
export function browserLaunch(executablePath: string | undefined) {
  const isShell = executablePath === undefined || executablePath.includes('headless')
  return {
    args: isShell ? [...switches, ...switchesOfShell] : switches,
    ...(executablePath !== undefined && { executablePath }),
  }
}

export interface BrowserChoice {
  /** The browser that people use, never the shell: for what measures frames and times. */
  whole?: boolean
}

/** Path of a Chrome or Chromium on this machine, the lightest first; undefined when there is none. */
export function findBrowser({ whole = false }: BrowserChoice = {}): string | undefined {
  const given = process.env['CHROMIUM_PATH'] ?? ''
  return [given, ...(whole ? [] : shells), ...browsers].find((path) => path !== '' && existsSync(path))
}

/**
 * The same, and where there is none Debian's package is installed if this user may do it.
 * @throws an error that names the command to type
 */
export function ensureBrowser(choice: BrowserChoice = {}): string {
  const found = findBrowser(choice)
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    apt('update', '-q')
    // Not every release of Debian has the shell.
    for (const name of choice.whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      console.log(`No Chrome or Chromium here: installing the packages ${name} and fonts-liberation …`)
      // With the metrics of Arial, which the fallback of the shop's web fonts is fitted to.
      apt('install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation')
      const installed = findBrowser(choice)
      if (installed) return installed
    }
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, for example with:\n' +
      '  npx playwright install chromium   (then set CHROMIUM_PATH to its executable)\n' +
      '  sudo apt-get install chromium fonts-liberation     (Debian, Ubuntu)',
  )
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
