import { parseAst, type Plugin } from 'vite'

/** Characters. Only the wrapper of React DOM is longer; others take less than a millisecond. */
const longestLazy = 20_000

/**
 * Has large functions that are called as soon as a module runs compiled with it, off the main thread. The bundler wraps a
 * CommonJS library into an arrow function. V8 passes over its text first, and reads it again on the main thread when it is
 * called: 30 ms for React DOM on a slow phone. V8 compiles a function expression in parentheses at once.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = compileAtOnce(chunk.code)
      },
    },
  }
}

/** @param code of a chunk. An arrow function at the top of a chunk has no `this` and no `arguments` to lose. */
export function compileAtOnce(code: string): string {
  let out = code
  for (const statement of parseAst(code).body.toReversed()) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations.toReversed()) {
      if (init?.type !== 'CallExpression') continue
      const [wrapper] = init.arguments
      if (wrapper?.type !== 'ArrowFunctionExpression' || wrapper.body.type !== 'BlockStatement') continue
      if (wrapper.async || wrapper.end - wrapper.start <= longestLazy) continue
      const parameters = wrapper.params.map(({ start, end }) => code.slice(start, end)).join(',')
      const body = code.slice(wrapper.body.start, wrapper.body.end)
      out = `${out.slice(0, wrapper.start)}(function(${parameters})${body})${out.slice(wrapper.end)}`
    }
  }
  return out
}
