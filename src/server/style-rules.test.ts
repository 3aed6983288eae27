import { expect, test } from 'vitest'
import { openStyleRules } from './style-rules.ts'

const now = (css: string, markup: string) => openStyleRules(css)(markup).now

test.each([
  ['a class of the page', '.a{x:y}', true],
  ['a class that is not there', '.c{x:y}', false],
  ['all classes of a selector', '.a .b>p{x:y}', true],
  ['one class of a selector missing', '.a .c{x:y}', false],
  ['one selector of a list', '.c,.b:after{x:y}', true],
  ['no class at all', 'html:not([data-x]) [data-rest]{x:y}', true],
  ['a class in the arguments of a pseudo class', '.a:not(.c):has(.d:is(.e)){x:y}', true],
  ['dots in attributes and strings', 'a[src$=".svg"]{content:".c{;}"}', true],
  ['an escaped class', '.a\\.c{x:y}', true],
  ['an address', '.b{background:url(data:image/png;base64,ab.c)}', true],
  ['a rule of a medium', '@media (width<=9em){.c{x:y}.a{x:y}}', true],
  ['no rule of a medium', '@media (width<=9em){.c{x:y}@supports (x:y){.d{x:y}}}', false],
  ['an animation', '@keyframes c{0%{x:y}}', true],
])('%s', (_, css, isNow) => {
  expect(now(css, '<p class="a b">')).toBe(isNow ? css : '')
})

test('what can wait is told with its place in the whole', () => {
  const split = openStyleRules('.c{x:y}\n.a{x:y}.d{x:y}.e{x:y}.b{x:y}.f{x:y}')
  expect(split('<p class="a"><i class="b">')).toEqual({
    now: '.a{x:y}.b{x:y}',
    soon: [],
    later: [
      [0, ['.c{x:y}']],
      [2, ['.d{x:y}', '.e{x:y}']],
      [5, ['.f{x:y}']],
    ],
  })
})

test('what only the rest of a document needs is told with its place among what the document needs', () => {
  const split = openStyleRules('.c{x:y}.b{x:y}.a{x:y}.d{x:y}.e{x:y}.b:hover{x:y}')
  const header = '<p class="a">'
  expect(split(`${header}<i class="b e">`, header.length)).toEqual({
    now: '.a{x:y}',
    soon: [
      [0, ['.b{x:y}']],
      [2, ['.e{x:y}', '.b:hover{x:y}']],
    ],
    later: [
      [0, ['.c{x:y}']],
      [3, ['.d{x:y}']],
    ],
  })
})

test('a stylesheet that was cut is refused', () => {
  expect(() => openStyleRules('.a{x:y}.b{')).toThrow('ends inside of a rule')
})
