import type { Plugin } from 'vite'

/**
 * Marks the components and contexts that libraries make at the top of a module as free of side effects, as Babel's
 * preset for React does for an application, and drops their names for developer tools. Else the bundler would keep those
 * that nothing uses.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]/, code: /React(?:\$1)?\.(?:forwardRef|createContext)\(/ },
      // No line goes, so positions stay.
      handler: (code) => ({ code: markComponents(code), map: null }),
    },
  }
}

/** @param code of a module as a library has it */
export function markComponents(code: string): string {
  return code
    .replaceAll(
      /^((?:export )?(?:const|let|var) \w+ = )(React(?:\$1)?\.(?:forwardRef|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    )
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
}
