import { allowsPrefetch, browserConnection } from '../lib/connection.ts'

declare global {
  interface Document {
    /** Web fonts that a first document applies after its load; see src/server/document-styles.ts. */
    webFonts?: Promise<unknown>
  }
}

/** How long one slice may take, milliseconds: a longer task would hold up a tap. */
const slice = 12

/**
 * Lays out what `data-rest` has left out of the first layouts (src/ui/base.css), in slices, once page and fonts are there.
 * From then on every part has its real height, and Back finds the place that was left.
 */
export async function layOutRest(): Promise<void> {
  // Pictures of what is laid out are loaded.
  if (!allowsPrefetch(browserConnection())) return
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await idle()
  await document.webFonts
  for (let parts = restOf(document); parts.length > 0; parts = restOf(document)) {
    await idle()
    const begin = performance.now()
    for (const part of parts) {
      part.style.contentVisibility = 'visible'
      // Reading a size lays it out now.
      if (part.offsetHeight >= 0 && performance.now() - begin > slice) break
    }
  }
  document.documentElement.dataset['laidOut'] = ''
}

function restOf(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-rest]')].filter(
    ({ style }) => style.contentVisibility === '',
  )
}

/** WebKit has no idle callbacks. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
