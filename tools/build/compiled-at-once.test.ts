import { expect, test } from 'vitest'
import { compileAtOnce } from './compiled-at-once.ts'

const long = `e.sum=e=>e+1;/*${'x'.repeat(20_000)}*/`

test('the wrapper of a whole library becomes a function in parentheses, and does the same', () => {
  const code = compileAtOnce(`var n=t(e=>{${long}}),r=t((e,t)=>{${long}t.sum=n().sum});`)
  expect(code).toBe(`var n=t((function(e){${long}})),r=t((function(e,t){${long}t.sum=n().sum}));`)
  const wrap = (fill: (exports: object, module: object) => void) => () => {
    const module = {}
    fill(module, module)
    return module
  }
  // eslint-disable-next-line typescript/no-implied-eval
  expect((new Function('t', `${code}return r().sum(1)`) as (t: unknown) => unknown)(wrap)).toBe(2)
})

test.each([
  ['a short one', `var n=t(e=>{e.x=1});`],
  ['one that is not called at the top of the module', `function a(){return t(e=>{${long}})}`],
  ['an async one', `var n=t(async e=>{${long}});`],
])('%s stays as it is', (_, code) => {
  expect(compileAtOnce(code)).toBe(code)
})
