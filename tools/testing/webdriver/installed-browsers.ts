import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startFirefox } from './firefox.ts'
import type { RemoteBrowser } from './remote-browser.ts'
import { startWebKit } from './webkit.ts'
import { startYandex } from './yandex.ts'

export const browserNames = ['firefox', 'webkit', 'yandex'] as const
export type BrowserName = (typeof browserNames)[number]

interface Known {
  /** Programs that it needs, each by any of these names. */
  programs: readonly (readonly string[])[]
  /** What a person types when they are missing. */
  install: string
  start: (programs: readonly string[]) => Promise<RemoteBrowser>
}

const known: Record<BrowserName, Known> = {
  firefox: {
    programs: [
      [
        'firefox-esr',
        'firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
      ],
    ],
    install: 'apt-get install firefox-esr             (Debian; elsewhere Firefox 127 or newer)',
    start: async ([executable = '']) => startFirefox(executable),
  },
  webkit: {
    programs: [['WebKitWebDriver'], ['Xvfb']],
    install: 'apt-get install webkit2gtk-driver xvfb  (Debian, Ubuntu; only on Linux)',
    start: async ([driver = '', display = '']) => startWebKit(driver, display),
  },
  yandex: {
    programs: [
      [
        'yandex-browser',
        'yandex-browser-stable',
        'yandex-browser-beta',
        '/opt/yandex/browser/yandex-browser',
        '/Applications/Yandex.app/Contents/MacOS/Yandex',
        String.raw`${process.env['LOCALAPPDATA']}\Yandex\YandexBrowser\Application\browser.exe`,
      ],
    ],
    install: 'https://browser.yandex.ru              (Linux, macOS, Windows)',
    start: async ([executable = '']) => startYandex(executable),
  },
}

/** Whether all programs of a browser are on this machine. */
export function isInstalled(name: BrowserName): boolean {
  return programsOf(name) !== undefined
}

/** What to type to get it. */
export function installText(name: BrowserName): string {
  return `${name.padEnd(9)}${known[name].install}`
}

/** @throws an error that names the command to type */
export async function startBrowser(name: BrowserName): Promise<RemoteBrowser> {
  const programs = programsOf(name)
  if (!programs) throw new Error(`Not installed: ${installText(name)}`)
  return known[name].start(programs)
}

function programsOf(name: BrowserName): string[] | undefined {
  const found = known[name].programs.map((names) => names.map(whereIs).find((path) => path !== undefined))
  return found.every((path) => path !== undefined) ? found : undefined
}

function whereIs(program: string): string | undefined {
  if (/[/\\]/.test(program)) return existsSync(program) ? program : undefined
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}
