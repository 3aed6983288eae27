import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies every chunk once more, by terser, after the bundler's own minifier. Together they make what a first view
 * loads 2 % smaller than either alone. Runs after names are given: a chunk's hash stands for the code before this step.
 */
export function compressTwice(): Plugin {
  return {
    name: 'compress-twice',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code } = await minify(chunk.code, {
            ecma: 2020,
            module: true,
            // As in `treeshake` of the bundler: no getter that is loaded here has an effect.
            compress: { passes: 3, pure_getters: true, keep_fargs: false },
          })
          if (code !== undefined) chunk.code = code
        }
      },
    },
  }
}
