import { useEffect, useState } from 'react'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'

/** Code that loads when a visitor is about to use it: a popup, a menu, a panel, a form. */
export interface OnDemand<Module> {
  /** The module, once it has loaded. */
  readonly loaded: Module | undefined
  /** Loads the module; after a failure the next call tries again. */
  load: () => Promise<Module>
}

/** Declares code to load on demand, once per module. @param load imports the module */
export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  // Cached, because `import()` takes a task even for a loaded module, and a second opening must not flash a loader.
  let loaded: Module | undefined
  return {
    get loaded() {
      return loaded
    },
    async load() {
      const module = await load()
      loaded = module
      return module
    },
  }
}

/** Spread onto an opener. */
export interface IntentHandlers {
  onPointerEnter: () => void
  onFocus: () => void
  onPointerDown: () => void
}

// Failures of code that loaded ahead of its use. A failure stays here no longer than it lives.
const aheadFailures = new WeakSet<Error>()

/** Whether this failure is of code that nobody waits for yet. It is shown, and can be repeated, where the code is used. */
export function isAheadFailure(failure: Error): boolean {
  return aheadFailures.has(failure)
}

/** Handlers of an opener that load code or data before the click (R-SEO-09, R-SEO-10: on 2g only with the press). */
export function onIntent(...loads: readonly (() => Promise<unknown>)[]): IntentHandlers {
  const loadAll = () => {
    for (const load of loads)
      load().catch((failure: unknown) => {
        if (failure instanceof Error) aheadFailures.add(failure)
      })
  }
  const prefetch = () => {
    if (allowsPrefetch(browserConnection())) loadAll()
  }
  return { onPointerEnter: prefetch, onFocus: prefetch, onPointerDown: loadAll }
}

export interface OnDemandState<Module> {
  module: Module | undefined
  /** It failed, or has not arrived in time; a late arrival is shown all the same. */
  failed: boolean
  retry: () => void
}

/**
 * Loads the code of what is shown now.
 * @param timeout milliseconds after which a slow load counts as failed; absent: never
 */
export function useOnDemand<Module>(code: OnDemand<Module>, timeout?: number): OnDemandState<Module> {
  const [module, setModule] = useState(code.loaded)
  const [failed, setFailed] = useState(false)
  const isLoaded = module !== undefined

  useEffect(() => {
    if (isLoaded || failed) return undefined
    const fail = () => setFailed(true)
    const timer = timeout === undefined ? undefined : setTimeout(fail, timeout)
    code.load().then((loaded) => setModule(loaded), fail)
    return () => clearTimeout(timer)
  }, [isLoaded, failed, code, timeout])

  return { module, failed, retry: () => setFailed(false) }
}
