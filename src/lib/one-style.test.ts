import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Days and telephones have one writing each, that of src/lib.

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|^src\/(?:generated|lib)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Other ways to write what src/lib writes. */
const otherWays: Record<string, RegExp> = {
  'a date by the browser': /\.toLocale(?:Date|Time)?String\(|new Intl\.DateTimeFormat/,
  'a month in words':
    /\d[ \u00a0](?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)/,
  'a call without phoneHref': /['"`]tel:\$\{/,
  'a telephone as it came': />\s*\{(?:\w+\.)*(?:\w*[pP]hone)\}|телефон\S*[ \u00a0]\$\{\w*phone\}/,
}

/** Texts of the server are set by the server (decision 038). */
const allowed = new Set(['src/ui/PhoneText.tsx'])

for (const [name, pattern] of Object.entries(otherWays))
  test(`R-CONST-39 R-FORM-37 nowhere in the interface is ${name}`, () => {
    const found = sources
      .filter(({ path, text }) => pattern.test(text) && !allowed.has(path))
      .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]}`)
    expect(found).toEqual([])
  })

test('R-FORM-37 nor do sandbox and contract write a free number by 8', () => {
  const texts = globSync(['mocks/**/*.ts', 'openapi/{paths,examples,schemas}/**/*.yaml'])
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((path) => /8 800 \d{3}/.test(readFileSync(path, 'utf8')))).toEqual([])
})
