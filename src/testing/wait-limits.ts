/**
 * The limit of every wait for something that must come on the page, milliseconds. It only ends a test that hangs, so a
 * slow machine must never meet it (Testing Library's own is one second). Those of Vitest are in `vitest.config.ts`.
 */
export const waitLimit = 60_000

// The tests of a server need no such library.
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react')
  const { getElementError: errorWithPage } = getConfig()
  const pageIsPrinted = 'Ignored nodes: comments'
  // Printing the page takes a fifth of a test's time, and a wait throws all errors but the last away: only who reads
  // the message has it printed.
  const getElementError = (message: string | null, container: Element) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    Error.captureStackTrace(error, getElementError)
    let text: string | undefined
    const printed = () =>
      message?.includes(pageIsPrinted) ? message : errorWithPage(message, container).message
    Object.defineProperty(error, 'message', { configurable: true, get: () => (text ??= printed()) })
    return error
  }
  configure({ asyncUtilTimeout: waitLimit, getElementError })
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
