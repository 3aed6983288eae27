interface Filled {
  /** Ends it; what has ended already stays so. */
  end: () => Promise<void>
}

/**
 * Shows an element alone: in the full screen, or over the whole window where the browser has none (an iPhone) or
 * refuses it.
 * @param onEnd is called when the visitor leaves it by the browser's own means.
 */
export function fillScreen(element: HTMLElement, onEnd: () => void): Filled {
  let isOver = false
  let fillsWindow = false
  const listening = new AbortController()
  const { signal } = listening
  const top = scrollY

  const fillWindow = () => {
    if (isOver) return
    fillsWindow = true
    element.dataset['filled'] = ''
    // Only the top layer lies above the header.
    element.popover = 'manual'
    element.showPopover?.()
  }
  document.addEventListener('fullscreenchange', () => document.fullscreenElement !== element && onEnd(), {
    signal,
  })
  document.addEventListener('keydown', ({ key }) => fillsWindow && key === 'Escape' && onEnd(), { signal })
  const asked = document.fullscreenEnabled
    ? element.requestFullscreen().catch(fillWindow)
    : Promise.resolve(fillWindow())
  return {
    async end() {
      if (isOver) return
      isOver = true
      listening.abort()
      if (fillsWindow) {
        element.hidePopover?.()
        element.removeAttribute('popover')
        delete element.dataset['filled']
        // Without the drawing the page was shorter.
        scrollTo({ top, behavior: 'instant' })
      }
      await asked
      // It fails when the browser has left the full screen meanwhile, which is what is wanted.
      if (document.fullscreenElement === element) await document.exitFullscreen().catch(() => undefined)
    },
  }
}
