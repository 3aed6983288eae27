/**
 * Calls back when the page becomes visible again: another tab was in front, or the page came out of the back-forward
 * cache (R-TAB-03 … R-TAB-06).
 * @returns a function that stops it
 */
export function onPageVisible(run: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') run()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) run()
  }
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pageshow', onShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pageshow', onShow)
  }
}
