import { PopupHost } from '../popups/PopupHost.tsx'
import { popupLoaders } from './popup-loaders.ts'

/**
 * What floats over the default layout: popups with their backdrop, branch dialogs, cookie notice
 * (R-LAYOUT-06 … R-LAYOUT-09). All are fixed, none is in the server's HTML, so nothing shifts.
 */
export function FrameOverlays() {
  return <PopupHost registry={popupLoaders} />
}
