import { useStore } from 'zustand'
import { usePopupStore } from '../popups/PopupsProvider.tsx'
import { useClearOnRouteChange } from '../popups/use-popups.ts'
import { useLate } from './use-late.ts'

const loadOverlays = () => import('./popup-overlays.ts')

/**
 * What floats over the default layout: popups with their backdrop, branch dialogs, cookie notice
 * (R-LAYOUT-06 … R-LAYOUT-09). None of it is in the server's HTML, so nothing shifts; its code comes when the
 * browser has nothing better to do, or with the first popup.
 */
export function FrameOverlays() {
  const store = usePopupStore()
  const isWanted = useStore(store.state, ({ records, question }) => records.length > 0 || question !== null)
  const overlays = useLate(loadOverlays, isWanted)
  useClearOnRouteChange()
  if (!overlays) return null
  return (
    <>
      <overlays.Frame />
      <overlays.Host registry={overlays.registry} />
    </>
  )
}
