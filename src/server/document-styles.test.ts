import { expect, test } from 'vitest'
import { documentStyles } from './document-styles.ts'

const css =
  ':root{--ink:#000}@font-face{font-family:Plex;src:url(/assets/plex.woff2)}' +
  '@font-face{font-family:Plex Mono;src:url(/assets/mono.woff2)format("woff2");font-weight:500;font-style:normal}' +
  '@font-face{font-family:Fallback;src:local(Arial)}.a{color:red}'
const styles = documentStyles('assets/style-Ab_c-d12.css', css)

const page = '<p class="a b">'

test('a first visitor gets the rules of the page in the head, without web fonts before the load', () => {
  const { head } = styles.markup('nonce-1', false, page)
  expect(head).toBe(
    '<style nonce="nonce-1" id="styles">:root{--ink:#000}@font-face{font-family:Fallback;src:local(Arial)}.a{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/assets/style-Ab_c-d12.css"></noscript>',
  )
})

test('rules of the page take their places after the header, the others after the page, also past one that the browser cannot read', () => {
  const markup = '<header id="header"><i class="b"></i></header><p class="a c">'
  const { head, afterHeader, tail } = documentStyles(
    'assets/style-x.css',
    '.x{}.a{}.y::none{}.y{}.b{}.c{}',
  ).markup('1', false, markup)
  expect(head).toContain('id="styles">.b{}</style>')
  expect(tail).toMatch(/^<script nonce="1">/)
  const rules = ['.b{}']
  const insertRule = (rule: string, place: number) => {
    if (rule.includes('::none')) throw new SyntaxError('unknown selector')
    rules.splice(place, 0, rule)
  }
  const document = { getElementById: () => ({ sheet: { insertRule } }) }
  const connection = { saveData: true }
  const run = (script: string) => {
    // eslint-disable-next-line typescript/no-implied-eval
    new Function('document', 'navigator', script)(document, { connection })
  }
  run(afterHeader)
  expect(rules).toEqual(['.a{}', '.b{}', '.c{}'])
  run(tail.replaceAll(/<\/?script[^>]*>/g, ''))
  expect(rules).toEqual(['.x{}', '.a{}', '@media{}', '.y{}', '.b{}', '.c{}'])
})

test('web fonts are applied together after the load, so that the page is laid out once', () => {
  const { tail } = styles.markup('nonce-1', false, page)
  expect(tail).toContain(
    '[["Plex","url(/assets/plex.woff2)",{"weight":"normal","style":"normal"}],' +
      '["Plex Mono","url(/assets/mono.woff2)format(\\"woff2\\")",{"weight":"500","style":"normal"}]]',
  )
})

test('who has this very version gets a link; who has another one gets the styles', () => {
  expect(styles.isKept('SID=1; styles=Ab_c-d12')).toBe(true)
  expect(styles.isKept('styles=another')).toBe(false)
  expect(styles.isKept(null)).toBe(false)
  expect(styles.markup('nonce-1', true, page)).toEqual({
    head: '<link rel="stylesheet" href="/assets/style-Ab_c-d12.css">',
    afterHeader: '',
    tail: '',
  })
})

test('styles that would end their own block are refused', () => {
  expect(() => documentStyles('assets/style-x.css', '.a{content:"</style>"}')).toThrow('inside a document')
})
