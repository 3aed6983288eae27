import { onTestFinished, vi } from 'vitest'

/** Maps of this test load as if they were on the screen: jsdom lays nothing out. */
export function showMaps(): void {
  class SeesAll {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe(): void {
      this.#tell([{ isIntersecting: true }])
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', SeesAll)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}
