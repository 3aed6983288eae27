import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { browserLaunch } from './browser.ts'

test('the features that Playwright turns off stay off', () => {
  const switches = readFileSync('node_modules/playwright-core/lib/server/electron/loader.js', 'utf8')
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(switches) ?? []
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  const given =
    browserLaunch('/usr/bin/chromium').args.find((argument) => argument.startsWith('--disable-features=')) ??
    ''
  const own = given.replace(/^.*=/, '').split(',')
  expect(names.filter((name) => !own.includes(name))).toEqual([])
})

test('the mouse that Playwright gives the shell stays with its other settings', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, settings = ''] = /"--blink-settings=([^"]+)"/.exec(bundle) ?? []
  expect(settings).toContain('HoverType')
  const given = browserLaunch(undefined).args.find((argument) => argument.startsWith('--blink-settings='))
  expect(settings.split(',').filter((setting) => !given?.includes(setting))).toEqual([])
  expect(browserLaunch('/usr/bin/chromium').args.join(' ')).not.toContain('blink-settings')
})
