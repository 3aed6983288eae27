import type { Plugin } from 'vite'

/**
 * Parts of react-router that belong to its framework mode or to tracing. The shop uses neither, but the router's own
 * modules name them, so no bundler can leave them out: 2.3 kB of every first view.
 */
const unusedParts: Readonly<Record<string, string>> = {
  '/lib/router/instrumentation.js': `
const none = () => undefined
export { none as consumeInstrumentationClientResultMetaReceiver, none as getRouteInstrumentationUpdates }
export { none as instrumentClientSideRouter, none as instrumentHandler, none as instrumentationResultMetaContext }`,
  '/lib/dom/ssr/components.js': `
import { createContext } from 'react'
const none = () => null
export const FrameworkContext = createContext(undefined)
export const usePrefetchBehavior = () => [false, null, {}]
export const mergeRefs = (ref) => ref
export const CRITICAL_CSS_DATA_ATTRIBUTE = ''
export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts }
export { none as setIsHydrated, none as useFrameworkContext }`,
}

/** Leaves those parts out of the browser's bundle. Fails the build when a new version has none of them any more. */
export function leanRouter(): Plugin {
  const met = new Set<string>()
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
      handler(id) {
        const path = id.replaceAll('\\', '/')
        const part = Object.keys(unusedParts).find((ending) => path.endsWith(ending))
        if (part === undefined) return undefined
        met.add(part)
        return unusedParts[part]
      },
    },
    buildEnd(error) {
      const missing = Object.keys(unusedParts).filter((part) => !met.has(part))
      if (!error && missing.length > 0)
        throw new Error(`react-router has no ${missing.join(', ')}: see tools/build/lean-router.ts`)
    },
  }
}
