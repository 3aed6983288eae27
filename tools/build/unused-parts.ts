import type { Plugin } from 'vite'

interface LibraryCuts {
  /** End of the module's path. */
  module: string
  /** Functions inside of another function that the shop never calls: they throw instead. */
  functions: readonly string[]
  /** Texts that lead to other modules which the shop never uses, and what stands for each. */
  texts: readonly (readonly [text: string, replacement: string])[]
}

/**
 * What no bundler can find unused, because it hangs on a setting or on a method of an object: fetchers, actions, routes that
 * are added later and instrumentation of the router, infinite queries.
 */
export const libraryCuts: readonly LibraryCuts[] = [
  {
    module: 'react-router/dist/production/lib/router/router.js',
    functions: ['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'handleAction', 'discoverRoutes'],
    texts: [
      ['if (init.instrumentations) {', 'if (false) {'],
      ['if (init.instrumentations) router =', 'if (false) router ='],
      ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
    ],
  },
  {
    module: '@tanstack/query-core/build/modern/query.js',
    functions: [],
    texts: [
      [
        '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)',
        'this.options.behavior',
      ],
    ],
  },
]

/** Leaves out of the browser's bundle what the shop never uses of its libraries. A release that looks different fails the build. */
export function unusedParts(): Plugin {
  const left = new Set(libraryCuts)
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]/ },
      handler(code, id) {
        const path = id.replaceAll('\\', '/')
        const cuts = libraryCuts.find(({ module }) => path.endsWith(`/node_modules/${module}`))
        if (!cuts) return null
        left.delete(cuts)
        return { code: cutParts(code, cuts), map: null }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`Not in the bundle: ${[...left].map(({ module }) => module).join(', ')}`)
    },
  }
}

/** @throws when something to cut isn't there */
export function cutParts(code: string, { module, functions, texts }: LibraryCuts): string {
  let cut = code
  for (const [text, replacement] of texts) {
    if (!cut.includes(text)) throw new Error(`${module} has no "${text}" to leave out`)
    cut = cut.replaceAll(text, replacement)
  }
  for (const name of functions) {
    const whole = new RegExp(`^(\\tasync function ${name}\\([^\\n]*\\) \\{)\\n.*?^\\t\\}$`, 'ms')
    if (!whole.test(cut)) throw new Error(`${module} has no function ${name} to leave out`)
    cut = cut.replace(whole, `$1\n\t\tthrow new Error("Left out");\n\t}`)
  }
  return cut
}
