import { PopupHost } from '../popups/PopupHost.tsx'
import { LateFrame } from './LateFrame.tsx'
import { popupLoaders } from './popup-loaders.ts'

// One chunk for the popup stack, the table of its popups and what floats; none of it is needed to show a page.
export const Host = PopupHost
export const Frame = LateFrame
export const registry = popupLoaders
