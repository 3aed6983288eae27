import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsupportedAdvice, unsupportedPage } from '../src/server/unsupported-browser.ts'
import { buildTargets, supportedBrowsers } from '../tools/build/supported-browsers.ts'

// `browserslist` in package.json is the list; the build reads it. Here it is held against the page and the code.

/** What no build rewrites and the shop can't do without: first versions of Chrome and Edge, Firefox, Safari. */
const features: { name: string; pattern: RegExp; chrome: number; firefox: number; safari: number }[] = [
  {
    name: 'Promise.withResolvers',
    pattern: /Promise\.withResolvers/,
    chrome: 119,
    firefox: 121,
    safari: 17.4,
  },
  {
    name: 'methods of Set',
    pattern: /\.(?:isSubsetOf|isDisjointFrom|symmetricDifference)\(/,
    chrome: 122,
    firefox: 127,
    safari: 17,
  },
  {
    name: 'toSorted, toReversed',
    pattern: /\.(?:toSorted|toReversed|toSpliced)\(/,
    chrome: 110,
    firefox: 115,
    safari: 16,
  },
  { name: 'URL.canParse', pattern: /URL\.canParse/, chrome: 120, firefox: 115, safari: 17 },
  { name: 'Object.groupBy', pattern: /(?:Object|Map)\.groupBy\(/, chrome: 117, firefox: 119, safari: 17.4 },
  { name: 'Array.fromAsync', pattern: /Array\.fromAsync/, chrome: 121, firefox: 115, safari: 16.4 },
  { name: 'AbortSignal.any', pattern: /AbortSignal\.any/, chrome: 116, firefox: 124, safari: 17.4 },
  { name: ':has()', pattern: /:has\(/, chrome: 105, firefox: 121, safari: 15.4 },
  { name: 'container queries', pattern: /@container/, chrome: 105, firefox: 110, safari: 16 },
  { name: 'color-mix()', pattern: /color-mix\(/, chrome: 111, firefox: 113, safari: 16.2 },
  { name: 'subgrid', pattern: /\bsubgrid\b/, chrome: 117, firefox: 71, safari: 16 },
  { name: 'light-dark()', pattern: /light-dark\(/, chrome: 123, firefox: 120, safari: 17.5 },
  {
    name: 'Iterator helpers',
    pattern:
      /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|toArray|some|every|find|flatMap|reduce|take|drop|forEach)\(/,
    chrome: 122,
    firefox: 131,
    safari: 18.4,
  },
  { name: 'Temporal', pattern: /\bTemporal\./, chrome: 144, firefox: 139, safari: 99 },
]

/** Sources that browsers run. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.|\.d\.ts$/.test(path))
  .filter((path) => !/^(?:generated|server|gateway|dev|browser|testing)[\\/]/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join('src', path), 'utf8')) }))

const oldest = new Map(supportedBrowsers().map(({ name, version }) => [name, Number(version)]))

test.for(features)('browsers of the list have $name, or the shop does without', ({ pattern, ...first }) => {
  const users = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  const lacking = [
    ['chrome', first.chrome],
    ['edge', first.chrome],
    ['firefox', first.firefox],
    ['safari', first.safari],
    ['ios_saf', first.safari],
  ].filter(([name, version]) => Number(version) > (oldest.get(String(name)) ?? 0))
  expect(lacking.length === 0 ? [] : users, `older than needed: ${lacking.join(', ')}`).toEqual([])
})

test('R-ROUTE-55 the page for other browsers and the README name the versions of the list, and the build is made for them', () => {
  const version = (name: string) => oldest.get(name) ?? Number.NaN
  expect(version('edge')).toBe(version('chrome'))
  expect(version('ios_saf')).toBe(version('safari'))
  expect(unsupportedAdvice).toContain(`Chrome и Edge ${version('chrome')},`)
  expect(unsupportedAdvice).toContain(`Firefox ${version('firefox')},`)
  expect(unsupportedAdvice).toContain(`Safari ${version('safari')}`)
  expect(unsupportedPage).toContain(unsupportedAdvice)
  const [yandex = ''] = /Яндекс Браузер [\d.]+/.exec(unsupportedAdvice) ?? []
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${version('chrome')}, ${yandex.replace('Яндекс Браузер', 'Yandex Browser')}, ` +
      `Firefox ${version('firefox')}, Safari ${version('safari')} and newer`,
  )
  expect(buildTargets()).toHaveLength(oldest.size)
  for (const config of ['vite.config.ts', 'vite.msw.config.ts', 'tools/build/build-shop.ts']) {
    const [target] = /target: .*/.exec(readFileSync(config, 'utf8')) ?? []
    expect([config, target]).toEqual([config, 'target: buildTargets(),'])
  }
})

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '')
}
