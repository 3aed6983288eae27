import { useEffect, useState } from 'react'

/** Id of the rail of filters: without scripts the button 'Фильтры' shows it in its place. */
export const FILTERS_ID = 'filters'

/** Chunk of the filters that stand in it (vite.config.ts), for documents to preload. */
export const filtersChunk = 'filters'

/** From this width on the filters stand beside the list; below it they are a popup (ProductListing.module.css). */
export const railMedia = '(min-width: 66.75em)'

/** Whether the rail is on the screen; on the server it may be. */
export function isRailShown(): boolean {
  if (typeof window === 'undefined') return true
  return !window.matchMedia?.(`not all and ${railMedia}`).matches || location.hash === `#${FILTERS_ID}`
}

/** Whether the rail is on the screen, or was since this page was opened. */
export function useRailShown(): boolean {
  const [shown, setShown] = useState(isRailShown)
  useEffect(() => {
    if (shown) return undefined
    const media = matchMedia(railMedia)
    const show = () => setShown(isRailShown())
    media.addEventListener('change', show)
    addEventListener('hashchange', show)
    return () => {
      media.removeEventListener('change', show)
      removeEventListener('hashchange', show)
    }
  }, [shown])
  return shown
}
