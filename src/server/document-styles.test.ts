import { expect, test } from 'vitest'
import { documentStyles } from './document-styles.ts'

const css =
  ':root{--ink:#000}@font-face{font-family:Plex;src:url(/assets/plex.woff2)}' +
  '@font-face{font-family:Plex Mono;src:url(/assets/mono.woff2)format("woff2");font-weight:500;font-style:normal}' +
  '@font-face{font-family:Fallback;src:local(Arial)}.a{color:red}'
const styles = documentStyles('assets/style-Ab_c-d12.css', css)

test('a first visitor gets all styles inside the document, without web fonts before the load', () => {
  const markup = styles.markup('nonce-1', false)
  expect(markup).toContain(
    '<style nonce="nonce-1">:root{--ink:#000}@font-face{font-family:Fallback;src:local(Arial)}.a{color:red}</style>',
  )
  expect(markup).toContain('<script nonce="nonce-1">')
  expect(markup).toContain('<noscript><link rel="stylesheet" href="/assets/style-Ab_c-d12.css"></noscript>')
})

test('web fonts are applied together after the load, so that the page is laid out once', () => {
  const markup = styles.markup('nonce-1', false)
  expect(markup).toContain(
    '[["Plex","url(/assets/plex.woff2)",{"weight":"normal","style":"normal"}],' +
      '["Plex Mono","url(/assets/mono.woff2)format(\\"woff2\\")",{"weight":"500","style":"normal"}]]',
  )
})

test('who has this very version gets a link; who has another one gets the styles', () => {
  expect(styles.isKept('SID=1; styles=Ab_c-d12')).toBe(true)
  expect(styles.isKept('styles=another')).toBe(false)
  expect(styles.isKept(null)).toBe(false)
  expect(styles.markup('nonce-1', true)).toBe('<link rel="stylesheet" href="/assets/style-Ab_c-d12.css">')
})

test('styles that would end their own block are refused', () => {
  expect(() => documentStyles('assets/style-x.css', '.a{content:"</style>"}')).toThrow('inside a document')
})
