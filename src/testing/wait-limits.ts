/**
 * The limit of every wait for something that must come on the page, milliseconds. It only ends a test that hangs, so a
 * slow machine must never meet it (Testing Library's own is one second). Those of Vitest are in `vitest.config.ts`.
 */
export const waitLimit = 60_000

// The tests of a server need no such library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: waitLimit })
  // jsdom lays nothing out, so nothing ever comes into view there.
  globalThis.IntersectionObserver ??= class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
}
